"""The six loot modifiers in play (K.loot-modifiers, R-45, R-90, R-95)."""

from typing import Any

import pytest
from msgspec.structs import replace

from sacredwire.engine import missions
from sacredwire.engine.change import Change
from sacredwire.engine.events import Hurt
from sacredwire.engine.frames import Secret
from sacredwire.engine.inputs import Search
from sacredwire.engine.procedures.deceive import Deceiving
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.procedures.search import Searching
from sacredwire.engine.view import view
from sacredwire.rules.state import Condition, Marker, Model, Rows, Seat, Tally
from support.table import EDITIONS, Fight, model, wall

both = pytest.mark.parametrize("edition", EDITIONS)
LOOT = Marker("loot-1", "loot", (500, 649, 0))
"""Exactly 1" from the base of a model at 5,5."""
FAR = model("a1", 20, 20)


def seeker(x: float = 5, y: float = 5, **fields: Any) -> Model:
    """A Gunner, who rerolls no Wits; 2d6 unless it is said."""
    return model("b1", x, y, **{"contract": "gunner"} | fields)


def beside(edition: str, modifier: str, *others: Model, me: Model | None = None, **fields: Any) -> Fight:
    """A model beside a loot marker of such a mission."""
    people = [me or seeker(), FAR, *others]
    return Fight(edition, people, **{"markers": (LOOT,), "rows": Rows(loot_modifier=modifier)} | fields)


def searching(edition: str, modifier: str, *others: Model, me: Model | None = None, **fields: Any) -> Fight:
    """The Search of that marker, its dice still in hand."""
    return beside(edition, modifier, *others, me=me, **fields).play("search b1 loot-1")


def round_end(edition: str, people: list[Model], modifier: str, number: int = 2, **fields: Any) -> Fight:
    """The end of a round of such a mission."""
    frames = (Match(at="finish"), Round(at="end"))
    return Fight(edition, people, frames=frames, round=number, rows=Rows(loot_modifier=modifier), **fields)


def losses(fight: Fight) -> list[tuple[str, str, int]]:
    """Who lost Health, by what, how much."""
    return [(event.who, event.cause, event.lost) for event in fight.of(Hurt)]


# Standard.


@both
@pytest.mark.row("loot-modifier-standard")
def test_k_loot_modifiers_standard_changes_nothing(edition: str) -> None:
    fight = searching(edition, "standard")
    assert fight.dice == ((6, 6), (6, 6))
    lost = searching(edition, "standard").play("search: 1 1 | 3 3")
    assert (lost.asked, losses(lost), lost.position.markers) == ("act", [], (LOOT,))
    won = fight.play("search: 6 6 | 3 3", "search: 3")
    assert (won.reasons(), won["b1"].conditions) == ({}, ())
    last = round_end(edition, [seeker(), FAR], "standard", 4, markers=(LOOT,))
    assert last.position.markers == (LOOT,)


# The tier of a Search.


@both
@pytest.mark.row("loot-modifier-decoys", "loot-modifier-heavy", "loot-modifier-contaminated")
@pytest.mark.rule("C4.3", "R-1", "R-2")
@pytest.mark.parametrize(("modifier", "faces"), [("decoys", 8), ("heavy", 4), ("contaminated", 4), ("trapped", 6)])
def test_k_loot_modifiers_make_searches_easier_or_harder(edition: str, modifier: str, faces: int) -> None:
    fight = searching(edition, modifier, model("b2", 5, 7.9))
    assert fight.dice == ((faces, faces), (6, 6))
    fight.play("search: 4 4 | 1 1")
    assert fight.reasons() == ({} if faces == 6 else {"loot-modifier": (faces - 6) // 2})


@both
@pytest.mark.rule("K.loot-modifiers", "R-2")
@pytest.mark.parametrize(("modifier", "wits", "faces"), [("decoys", "2d12", 12), ("contaminated", "2d4", 4)])
def test_r2_nothing_of_it_passes_to_the_two_d6(edition: str, modifier: str, wits: str, faces: int) -> None:
    assert searching(edition, modifier, me=seeker(wits=wits)).dice == ((faces, faces), (6, 6))


# Decoys.

SEVERAL = tuple(
    Marker(f"loot-{number}", "loot", (300 * number, 1200, 0), placed_by="amber" if number % 2 else "blue")
    for number in range(1, 6)
)
"""Five markers placed by turns, Amber, the Second Player, first."""


def deceiving(edition: str, markers: tuple[Marker, ...] = SEVERAL, modifier: str = "decoys") -> Fight:
    """The moment when fakes are chosen."""
    people = [seeker(), FAR]
    rows = Rows(loot_modifier=modifier)
    return Fight(edition, people, frames=(Deceiving(),), round=0, bag=(), markers=markers, rows=rows)


def with_fakes(fight: Fight, *things: str) -> Fight:
    """The same, with fakes that Amber made."""
    fight.state = replace(fight.state, secret=tuple(Secret("amber", "decoy", thing) for thing in things))
    return fight


@both
@pytest.mark.row("loot-modifier-decoys")
@pytest.mark.rule("R-95", "R-45", "R-173")
def test_r95_each_makes_half_of_those_he_placed_fake(edition: str) -> None:
    """Three are Amber's, two Blue's: one fake each, the Second Player first."""
    fight = deceiving(edition)
    assert (fight.asked, fight.asker) == ("decoy", "amber")
    assert [offer.option for offer in fight.offers] == ["loot-1", "loot-3", "loot-5"]
    assert fight.refused("choose amber loot-2") == "not-offered"
    fight.play("choose amber loot-3")
    assert (fight.asked, fight.asker) == ("decoy", "blue")
    assert [offer.option for offer in fight.offers] == ["loot-2", "loot-4"]
    fight.play("choose blue loot-4")
    assert fight.asked == "draw"
    assert fight.state.secret == (Secret("amber", "decoy", "loot-3"), Secret("blue", "decoy", "loot-4"))
    assert not fight.events, "nothing is told"


@both
@pytest.mark.row("loot-modifier-decoys")
@pytest.mark.rule("R-95", "K.setup-advantages")
def test_r95_who_placed_all_of_it_makes_half_of_it_fake(edition: str) -> None:
    """Five by one hand are two fakes, never the same twice; their order is no fact."""
    everything = tuple(replace(marker, placed_by="amber") for marker in SEVERAL)
    fight = deceiving(edition, everything).play("choose amber loot-4")
    assert fight.refused("choose amber loot-4") == "not-offered"
    fight.play("choose amber loot-2")
    assert fight.asked == "draw"
    other = deceiving(edition, everything).play("choose amber loot-2", "choose amber loot-4")
    assert fight.state.secret == other.state.secret


@both
@pytest.mark.rule("R-95")
@pytest.mark.parametrize("modifier", ["standard", "timed", "heavy", "trapped", "contaminated"])
def test_r95_only_decoys_are_faked_and_half_of_one_is_none(edition: str, modifier: str) -> None:
    assert deceiving(edition, modifier=modifier).asked == "draw"
    assert deceiving(edition, SEVERAL[:2]).asked == "draw"
    assert deceiving(edition, ()).asked == "draw"


@both
@pytest.mark.row("loot-modifier-decoys")
@pytest.mark.rule("R-95", "R-172", "R-45")
def test_r95_a_fake_is_revealed_by_a_won_search_and_gives_nothing(edition: str) -> None:
    fight = with_fakes(searching(edition, "decoys"), "loot-1", "loot-3").play("search: 6 6 | 3 3")
    assert (fight.asked, fight.position.markers) == ("act", ())
    assert fight.told("decoy") == [{"who": "b1", "thing": "loot-1"}]
    assert fight.position.tallies.get("blue", Tally()) == Tally()
    assert fight.state.secret == (Secret("amber", "decoy", "loot-3"),), "the other one is still a secret"


@both
@pytest.mark.rule("R-95", "R-172")
def test_r172_a_lost_search_reveals_nothing(edition: str) -> None:
    fight = with_fakes(searching(edition, "decoys"), "loot-1").play("search: 1 1 | 3 3")
    assert (fight.position.markers, fight.told("decoy")) == ((LOOT,), [])
    assert fight.state.secret == (Secret("amber", "decoy", "loot-1"),)


@both
@pytest.mark.rule("R-95")
def test_r95_what_is_no_fake_is_searched_as_ever(edition: str) -> None:
    fight = with_fakes(searching(edition, "decoys"), "loot-3").play("search: 6 6 | 3 3")
    assert fight.dice == ((20,),)
    fight.play("search: 3")
    assert fight.position.tallies["blue"] == Tally(subs=4)


@both
@pytest.mark.rule("R-45")
def test_r45_only_its_maker_sees_a_fake(edition: str) -> None:
    fight = with_fakes(beside(edition, "decoys"), "loot-1")
    assert view(fight.rules, fight.state, "amber").secrets == fight.state.secret
    assert view(fight.rules, fight.state, "blue").secrets == ()
    assert Search("b1", "loot-1") in fight.offers, "a fake is offered like any loot"


# Timed.


@both
@pytest.mark.row("loot-modifier-timed")
@pytest.mark.rule("R-175")
def test_k_loot_modifiers_timed_loot_goes_when_round_four_ends(edition: str) -> None:
    objective, weapon = (
        Marker("objective-1", "objective", (900, 900, 0)),
        Marker("weapon-1", "weapon", (1, 1, 0), "rifle"),
    )
    markers = (LOOT, objective, Marker("loot-2", "loot", (700, 700, 0)), weapon)
    fight = round_end(edition, [seeker(), FAR], "timed", 4, markers=markers)
    assert fight.position.markers == (objective, weapon)
    assert len(fight.told("loot-expired")) == 1
    early = round_end(edition, [seeker(), FAR], "timed", 3, markers=markers)
    assert early.position.markers == markers
    assert not round_end(edition, [seeker(), FAR], "timed", 4).told("loot-expired")
    assert searching(edition, "timed").dice == ((6, 6), (6, 6)), "a Search is as ever"


@both
@pytest.mark.rule("R-175", "R-59")
def test_r175_the_mission_counts_before_timed_loot_goes(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Marker, ...]] = []

    def look(self: object, change: Change) -> None:
        del self
        seen.append(change.markers)

    monkeypatch.setattr(missions.Mission, "end_of_round", look)
    round_end(edition, [seeker(), FAR], "timed", 4, markers=(LOOT,))
    assert seen == [(LOOT,)]


# Heavy.


@both
@pytest.mark.row("loot-modifier-heavy")
@pytest.mark.rule("R-90", "R-171", "R-54")
def test_r90_heavy_loot_needs_a_friend_beside_it(edition: str) -> None:
    """The searcher is one of the two; the other within 1" of the marker, too."""
    assert beside(edition, "heavy").refused("search b1 loot-1") == "not-offered"
    beside(edition, "heavy", model("b2", 5, 7.98)).play("search b1 loot-1")
    assert beside(edition, "heavy", model("b2", 5, 7.99)).refused("search b1 loot-1") == "not-offered"
    searching(edition, "standard")


@both
@pytest.mark.rule("R-90", "R-171", "R-65")
def test_r171_an_enemy_or_a_friend_behind_a_wall_is_no_help(edition: str) -> None:
    thin = wall("thin", 4, 6.9, 6, 7, 2)
    assert beside(edition, "heavy", model("b2", 5, 7.9), pieces=[thin]).refused("search b1 loot-1") == "not-offered"
    assert beside(edition, "heavy", model("a2", 5, 7.9)).refused("search b1 loot-1") == "not-offered"
    assert beside(edition, "heavy", model("h1.1", 5, 7.9)).refused("search b1 loot-1") == "not-offered"


@both
@pytest.mark.rule("R-171")
def test_r171_a_friend_that_flees_or_lost_its_activation_helps_all_the_same(edition: str) -> None:
    for kind in ("fleeing", "dazed"):
        friend = model("b2", 5, 7.9, activated=1, conditions=(Condition(kind),))  # type: ignore[arg-type]  # a kind
        beside(edition, "heavy", friend).play("search b1 loot-1")


@both
@pytest.mark.rule("R-171", "R-62")
def test_r171_the_friends_of_a_hijacked_model_are_its_hijackers(edition: str) -> None:
    """Each stands beyond 1" from the model itself, so that it is not Engaged."""
    taken = Condition("hijacked", until="next-activation", began=True, side="amber", by="a1")
    me = seeker(conditions=(taken,))
    beside(edition, "heavy", model("a2", 5, 7.9), me=me).play("search b1 loot-1")
    assert beside(edition, "heavy", model("b2", 5, 7.9), me=me).refused("search b1 loot-1") == "not-offered"


# Trapped.


@both
@pytest.mark.row("loot-modifier-trapped")
@pytest.mark.rule("R-95", "R-18", "C4.17")
def test_r95_a_fumbled_search_springs_the_trap(edition: str) -> None:
    """The 2d6 triple: a d6, which armor does not stop; the marker stays."""
    fight = searching(edition, "trapped", me=seeker(armor="reinforced-plating")).play("search: 1 1 | 3 3")
    assert (fight.asked, fight.dice) == ("loot-trap", ((6,),))
    fight.play("loot-trap: 5")
    assert losses(fight) == [("b1", "loot-trap", 5)]
    assert (fight["b1"].health, fight.position.markers, fight.asked) == (9, (LOOT,), "act")


@both
@pytest.mark.row("loot-modifier-trapped")
@pytest.mark.rule("R-95")
def test_r95_less_than_triple_is_no_fumble(edition: str) -> None:
    fight = searching(edition, "trapped").play("search: 1 1 | 3 2")
    assert (fight.asked, losses(fight)) == ("act", [])
    won = searching(edition, "trapped").play("search: 6 6 | 1 1")
    assert won.dice == ((20,),), "whoever triples the 2d6 finds"
    assert searching(edition, "decoys").play("search: 1 1 | 3 3").asked == "act", "other loot has no trap"


@both
@pytest.mark.rule("R-95", "R-57")
def test_r57_the_second_roll_of_an_agent_counts_for_the_trap(edition: str) -> None:
    agent = seeker(contract="agent")
    spared = searching(edition, "trapped", me=agent).play("search: 1 1 | 6 6", "retry: 3 3")
    assert (spared.asked, losses(spared)) == ("act", [])
    caught = searching(edition, "trapped", me=agent).play("search: 3 3 | 6 6", "retry: 2 2")
    assert caught.asked == "loot-trap"


@both
@pytest.mark.rule("R-95", "R-79")
def test_r95_a_trap_takes_out_and_credits_nobody(edition: str) -> None:
    fight = searching(edition, "trapped", me=seeker(health=2)).play("search: 1 1 | 6 6", "loot-trap: 2")
    assert (fight["b1"].presence, fight["a1"].kills) == ("out", ())


# Contaminated.

CLINGS = Condition("contaminated", 1)


@both
@pytest.mark.row("loot-modifier-contaminated")
@pytest.mark.rule("R-95", "R-174")
def test_r95_whoever_finds_something_is_contaminated_once(edition: str) -> None:
    fight = searching(edition, "contaminated").play("search: 4 4 | 3 3", "search: 3")
    assert (fight["b1"].conditions, losses(fight)) == ((CLINGS,), [])
    again = searching(edition, "contaminated", me=seeker(conditions=(CLINGS,))).play("search: 4 4 | 3 3", "search: 3")
    assert again["b1"].conditions == (CLINGS,)
    lost = searching(edition, "contaminated").play("search: 1 1 | 3 3")
    assert lost["b1"].conditions == ()


@both
@pytest.mark.rule("R-95", "R-174")
def test_r174_nothing_found_contaminates_nobody(edition: str) -> None:
    void = searching(edition, "contaminated").play("search: 4 4 | 3 3", "search: 20", "search: 20", "search: 20")
    assert (void.asked, void["b1"].conditions) == ("act", ())
    free = Fight(
        edition, [seeker(), FAR], frames=(Searching("b1", "", at="roll"),), rows=Rows(loot_modifier="contaminated")
    )
    assert free.play("search: 3")["b1"].conditions == (), "not loot of this mission"


@both
@pytest.mark.row("loot-modifier-contaminated")
@pytest.mark.rule("R-95", "R-18", "R-59", "R-174")
def test_r95_contamination_takes_one_as_each_round_ends(edition: str) -> None:
    """Armor does not help; those not on the board any more are spared."""
    armored, gone = seeker(conditions=(CLINGS,), armor="reinforced-plating"), model("b2", 9, 9, conditions=(CLINGS,))
    clean = model("b3", 12, 12)
    people = [armored, replace(gone, presence="left", place=None), clean, FAR]
    fight = round_end(edition, people, "contaminated")
    assert losses(fight) == [("b1", "contaminated", 1)]
    assert fight["b1"].conditions == (CLINGS,)
    later = round_end(edition, list(fight.position.models.values()), "contaminated", 3)
    assert later["b1"].health == 12


@both
@pytest.mark.rule("R-59", "R-95", "R-79", "R-80")
def test_r59_the_dissolved_then_contamination_then_the_count(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whom it takes out nobody is credited with; a Boss among them shakes his squad afterwards."""
    seen: list[str] = []

    def look(self: object, change: Change) -> None:
        del self
        seen.append(change.models["b1"].presence)

    monkeypatch.setattr(missions.Mission, "end_of_round", look)
    boss = seeker(boss=True, health=1, conditions=(CLINGS,))
    dissolved = model("b2", 9, 9, conditions=(Condition("dissolved", 2), CLINGS))
    fight = round_end(edition, [boss, dissolved, model("b3", 15, 3), FAR], "contaminated")
    assert [(who, cause) for who, cause, _ in losses(fight)] == [("b2", "dissolved"), ("b1", "contaminated")]
    assert (fight["b1"].presence, fight["a1"].kills, fight.asked) == ("out", (), "morale")
    fight.play("morale: 6 6 | 1 1")
    assert seen == ["out"]


@pytest.mark.parametrize("seat", ["blue", "amber"])
@pytest.mark.rule("R-173")
def test_r173_who_placed_what_is_open(seat: Seat) -> None:
    fight = deceiving(EDITIONS[0])
    assert view(fight.rules, fight.state, seat).position.markers == SEVERAL
