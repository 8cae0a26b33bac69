"""Search and Interrogate, and what they yield (C4.3, K.search, K.interrogate)."""

from typing import Any

import pytest

from sacredwire.content.schema import Row
from sacredwire.engine.procedures.play import Match
from sacredwire.rules.state import Condition, Marker, Tally
from support.table import EDITIONS, NEW, Fight, model, ruleset, wall

both = pytest.mark.parametrize("edition", EDITIONS)
LOOT = Marker("loot-1", "loot", (500, 649, 0))
"""Exactly 1" from the base of a model at 5,5."""


def searched(edition: str, *rolls: str, **fields: Any) -> Fight:
    """A Search that is won, and the table rolled on."""
    fight = Fight(edition, [model("b1", 5, 5, **fields), model("a1", 20, 20)], markers=(LOOT,))
    return fight.play("search b1 loot-1", "search: 5 5 | 3 3", *rolls)


def tally(fight: Fight) -> Tally:
    return fight.position.tallies.get("blue", Tally())


@both
@pytest.mark.rule("C4.4")
def test_c4_4_move_then_search(edition: str) -> None:
    """The booklet's Scout: 4" from the marker, moves 3", searches; at first it would fail."""
    marker = Marker("loot-1", "loot", (949, 500, 0))
    scout = model("b1", 5, 5, contract="scout", move=500)
    fight = Fight(edition, [scout], markers=(marker,))
    assert fight.refused("search b1 loot-1") == "not-offered"
    fight.play("move b1 8,5,0", "search b1 loot-1")
    assert fight.dice == ((6, 6), (6, 6))


@both
@pytest.mark.rule("K.search", "R-54", "R-65")
def test_k_search_within_an_inch_with_a_clear_line_and_not_engaged(edition: str) -> None:
    lost = searched(edition)
    assert not lost.position.markers
    far = Fight(edition, [model("b1", 4.99, 5)], markers=(Marker("loot-1", "loot", (649, 500, 0)),))
    assert far.refused("search b1 loot-1") == "not-offered"
    thin = wall("thin", 4, 5.8, 6, 5.9, 2)
    assert Fight(edition, [model("b1", 5, 5)], pieces=[thin], markers=(LOOT,)).refused("search b1 loot-1")
    engaged = Fight(edition, [model("b1", 5, 5), model("a1", 3.5, 5)], markers=(LOOT,))
    assert engaged.refused("search b1 loot-1") == "not-offered"


@both
@pytest.mark.rule("R-89")
def test_r89_beside_an_unmarked_coworker(edition: str) -> None:
    """An enemy where every other faction is: no Search beside it."""
    fight = Fight(edition, [model("b1", 5, 5), model("c1.1", 3.5, 5)], markers=(LOOT,))
    if edition == NEW:
        assert fight.refused("search b1 loot-1") == "not-offered"
    else:
        fight.play("search b1 loot-1")


@both
@pytest.mark.rule("K.search", "R-2")
def test_k_search_lost_leaves_the_marker(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5, contract="gunner", wits="2d8")], markers=(LOOT,))
    fight.play("search b1 loot-1", "search: 3 3 | 4 2")  # 2d8 loses a tie with the fixed 2d6
    assert fight.position.markers == (LOOT,)
    tied = Fight(edition, [model("b1", 5, 5, contract="gunner")], markers=(LOOT,))
    tied.play("search b1 loot-1", "search: 3 3 | 4 2")
    assert tied.asked == "search"  # 2d6 against 2d6: again
    low = Fight(edition, [model("b1", 5, 5, contract="gunner", wits="2d4")], markers=(LOOT,))
    low.play("search b1 loot-1", "search: 3 3 | 4 2")
    assert not low.position.markers


@both
@pytest.mark.rule("R-57")
def test_r57_an_agent_searches_again_once(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5)], markers=(LOOT,)).play("search b1 loot-1", "search: 1 1 | 5 5")
    assert fight.dice == ((6, 6),)
    fight.play("retry: 6 5")
    assert not fight.position.markers
    fight = Fight(edition, [model("b1", 5, 5)], markers=(LOOT,)).play("search b1 loot-1", "search: 1 1 | 5 5")
    fight.play("retry: 5 5", "search: 2 2 | 3 3")  # tied, all again, lost: no further retry
    assert (fight.asked, fight.position.markers) == ("act", (LOOT,))


GAINS = {
    "subs-4": (3, Tally(subs=4)),
    "subs-6": (5, Tally(subs=6)),
    "evidence-1": (6, Tally(evidence=1)),
    "subs-8": (8, Tally(subs=8)),
    "evidence-and-lead": (10, Tally(evidence=1, leads=1)),
    "evidence-2": (12, Tally(evidence=1)),
    "subs-12": (14, Tally(subs=12)),
    "subs-15": (16, Tally(subs=15)),
    "subs-20": (18, Tally(subs=20)),
    "evidence-3": (19, Tally(evidence=1)),
}


@pytest.mark.parametrize(
    ("edition", "row"),
    [pytest.param(e, r, marks=pytest.mark.row(f"search-{r}"), id=f"{e}-{r}") for e in EDITIONS for r in GAINS],
)
@pytest.mark.rule("K.search", "R-41", "R-42")
def test_k_search_gains(edition: str, row: str) -> None:
    """Subs and Leads are the squad's at once, Evidence is provisional."""
    face, gained = GAINS[row]
    assert tally(searched(edition, f"search: {face}")) == gained


@both
@pytest.mark.row("search-merit")
@pytest.mark.rule("R-42")
def test_r42_a_merit_is_the_finders_even_if_it_falls_later(edition: str) -> None:
    fight = searched(edition, "search: 17", health=1).play("end b1")
    assert fight["b1"].merits == 1
    people = [model("a1", 5, 6.5, weapons=("knife",)), fight["b1"]]
    later = Fight(edition, people).play("attack a1 b1 knife", "attack: 5 5 | 3 3", "damage: 2")
    assert (later["b1"].presence, later["b1"].merits) == ("out", 1)


@both
@pytest.mark.row("search-roll-twice")
@pytest.mark.rule("K.search")
def test_k_search_a_twenty_is_two_rolls_and_twenties_are_void(edition: str) -> None:
    fight = searched(edition, "search: 20", "search: 20", "search: 8")
    assert (fight.asked, tally(fight).subs) == ("act", 8)
    assert tally(searched(edition, "search: 20", "search: 3", "search: 18")).subs == 24


TABLES = {
    "random-grenade": (1, "grenades", "boss", "items"),
    "random-light-armor": (2, "light-armor", "boss", "armor"),
    "random-melee-weapon": (4, "melee", "boss", "weapons"),
    "random-consumable": (7, "consumables", "boss", "items"),
    "random-ranged-weapon": (9, "ranged", "boss", "weapons"),
    "random-medium-armor": (11, "medium-armor", "boss", "armor"),
    "random-gear": (13, "gear", "boss", "items"),
    "random-heavy-armor": (15, "heavy-armor", "boss", "armor"),
}


def printed(edition: str, table: str) -> dict[int, str]:
    """The rows of an item table by their printed number."""
    tables = ruleset(edition).edition
    rows: dict[str, list[Row]] = {
        "grenades": list(tables.grenades),
        "consumables": list(tables.consumables),
        "gear": list(tables.gear),
        "melee": [weapon for weapon in tables.weapons if weapon.kind == "melee"],
        "ranged": [weapon for weapon in tables.weapons if weapon.kind == "ranged"],
    }
    for tier in ("light", "medium", "heavy"):
        rows[f"{tier}-armor"] = [armor for armor in tables.armor if armor.tier == tier]
    return {row.roll: row.id for row in rows[table]}


@pytest.mark.parametrize(
    ("edition", "row"),
    [pytest.param(e, r, marks=pytest.mark.row(f"search-{r}"), id=f"{e}-{r}") for e in EDITIONS for r in TABLES],
)
@pytest.mark.rule("K.search", "R-42", "R-50")
def test_k_search_items_come_by_the_die_of_their_table_to_the_finder(edition: str, row: str) -> None:
    face, table, contract, field = TABLES[row]
    things = printed(edition, table)
    for number in (1, len(things)):
        fight = searched(edition, f"search: {face}", contract=contract)
        assert fight.dice == ((len(things),),)
        fight.play(f"find: {number}")
        had = getattr(fight["b1"], field)
        assert had == (things[number] if field == "armor" else (things[number],))
        assert fight["b1"].found == (things[number],)


@both
@pytest.mark.rule("R-42")
@pytest.mark.parametrize(
    ("face", "fields"),
    [(4, {"contract": "gunner"}), (9, {"contract": "brute"}), (15, {"contract": "scout"}), (2, {"armor": "flak-wrap"})],
    ids=["melee-for-a-gunner", "ranged-for-a-brute", "heavy-for-a-scout", "armor-over-armor"],
)
def test_r42_what_the_finder_may_not_use_goes_to_the_locker(edition: str, face: int, fields: dict[str, Any]) -> None:
    before = model("b1", 5, 5, **fields)
    fight = searched(edition, f"search: {face}", "find: 1", **fields)
    assert len(tally(fight).finds) == 1
    assert (fight["b1"].weapons, fight["b1"].armor, fight["b1"].found) == ((), before.armor, ())


@both
@pytest.mark.rule("R-42")
def test_r42_a_find_is_usable_at_once(edition: str) -> None:
    fight = Fight(edition, [model("b1", 5, 5), model("a1", 12, 5)], markers=(LOOT,), act={"allowed": 2})
    fight.play("search b1 loot-1", "search: 5 5 | 3 3", "search: 9", "find: 2", "attack b1 a1 pistol")
    assert fight.asked == "attack"


# Interrogate.

TOLD = {
    "misdirection": ("1 2", Tally()),
    "bribe-offer": ("2 2", Tally(subs=10)),
    "rumor": ("2 3", Tally(leads=1)),
    "cooperates": ("3 3", Tally(evidence=1)),
    "talkative": ("3 4", Tally(evidence=1, leads=1)),
}


def questioned(edition: str, *rolls: str, **position: Any) -> Fight:
    people = [model("b1", 5, 5, contract="gunner"), model("c1.1", 5, 6.5, unit="coworkers-commuter", wits="2d8")]
    position.setdefault("bag", ("c1",))
    return Fight(edition, people, **position).play("interrogate b1 c1.1", *rolls)


@pytest.mark.parametrize(
    ("edition", "row"),
    [pytest.param(e, r, marks=pytest.mark.row(f"interrogation-{r}"), id=f"{e}-{r}") for e in EDITIONS for r in TOLD],
)
@pytest.mark.rule("K.interrogate", "R-41")
def test_k_interrogate_results(edition: str, row: str) -> None:
    dice, gained = TOLD[row]
    fight = questioned(edition, "interrogate: 6 6 | 3 3", f"interrogate: {dice}")
    assert tally(fight) == gained


@both
@pytest.mark.row("interrogation-full-disclosure")
@pytest.mark.rule("K.interrogate")
def test_k_interrogate_full_disclosure_is_a_merit(edition: str) -> None:
    assert questioned(edition, "interrogate: 6 6 | 3 3", "interrogate: 4 4")["b1"].merits == 1


@both
@pytest.mark.row("interrogation-false-data")
@pytest.mark.rule("R-90")
def test_r90_false_data_costs_a_provisional_evidence_first(edition: str) -> None:
    rolls = ("interrogate: 6 6 | 3 3", "interrogate: 1 1")
    had = questioned(edition, *rolls, tallies={"blue": Tally(evidence=2), "amber": Tally()})
    assert (tally(had).evidence, tally(had).lost_evidence) == (1, 0)
    none = questioned(edition, *rolls)
    assert (tally(none).evidence, tally(none).lost_evidence) == (0, 1)


@both
@pytest.mark.rule("C4.3", "K.interrogate")
def test_k_interrogate_wits_against_wits_and_the_coworker_is_removed(edition: str) -> None:
    fight = questioned(edition)
    assert fight.dice == ((6, 6), (8, 8))
    fight.play("interrogate: 6 6 | 3 3")
    assert fight.dice == ((4, 4),)
    fight.play("interrogate: 1 2")
    assert fight["c1.1"].presence == "removed"
    assert fight.position.bag == (), "the token of a group goes with its last model"
    lost = questioned(edition, "interrogate: 2 2 | 3 3")
    assert (lost["c1.1"].presence, lost.asked) == ("board", "act")


@both
@pytest.mark.rule("C4.3", "I.cooperate")
def test_c4_3_a_wounded_or_cooperating_coworker_tells_more(edition: str) -> None:
    people = [model("b1", 5, 5), model("c1.1", 5, 6.5, unit="coworkers-commuter", wits="2d8", health=5)]
    fight = Fight(edition, people, round=2, cooperation={"c1": 2}).play("interrogate b1 c1.1")
    assert fight.dice == ((10, 10), (8, 8))
    fight = Fight(edition, people, round=3, cooperation={"c1": 2}).play("interrogate b1 c1.1")
    assert fight.dice == ((8, 8), (8, 8))


@both
@pytest.mark.rule("R-33", "R-65")
def test_r33_a_marked_coworker_can_be_interrogated_by_an_engaged_model_too(edition: str) -> None:
    marked = model("c1.1", 5, 6.5, unit="coworkers-commuter", conditions=(Condition("hostile"),))
    people = [model("b1", 5, 5), marked, model("a1", 3.5, 5)]
    Fight(edition, people).play("interrogate b1 c1.1")
    thin = wall("thin", 4, 5.7, 6, 5.8, 2)
    assert Fight(edition, people, pieces=[thin]).refused("interrogate b1 c1.1") == "not-offered"
    far = Fight(edition, [model("b1", 5, 4.5), marked])
    assert far.refused("interrogate b1 c1.1") == "not-offered"


@both
@pytest.mark.rule("R-41", "R-42", "K.postgame")
def test_r41_what_a_seat_has_gathered_is_in_the_result(edition: str) -> None:
    had = {"blue": Tally(evidence=2, leads=1, subs=12, finds=("rifle",)), "amber": Tally(lost_evidence=1)}
    people = [model("b1", 5, 5, merits=1), model("a1", 9, 9)]
    fight = Fight(edition, people, frames=(Match(at="finish"),), ended="duration", tallies=had)
    blue, amber = fight.waits.result.seats  # type: ignore[union-attr]  # the match is over
    assert (blue.evidence, blue.leads, blue.subs, blue.finds) == (2, 1, 12, ("rifle",))
    assert (amber.evidence, amber.lost_evidence) == (0, 1)
    assert blue.models[0].merits == 1
