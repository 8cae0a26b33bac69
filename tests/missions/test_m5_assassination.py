"""Mission 5, Assassination, sentence by sentence."""

import msgspec
import pytest

from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.engine.frames import Secret
from sacredwire.engine.inputs import Action, Choose
from sacredwire.engine.match import new_match
from sacredwire.engine.pending import Decide
from sacredwire.engine.procedures.group_turn import GroupTurn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.procedures.setup.setting import Setting
from sacredwire.engine.procedures.wound import Wound
from sacredwire.engine.setup import Setup
from sacredwire.engine.view import View, seen_input, seen_pending, view
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Condition, Model, Seat, Tally
from support.matches import rules, setup
from support.mission_tables import acting, at_round_end, ended, gone, leads
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
MISSION = "assassination"
ELSE = (Secret("amber", "target", "b2"), Secret("blue", "target", "a2"))
PICKED = (Secret("amber", "target", "b2"), Secret("blue", "target", "a1"))


def falling(edition: str, models: list[Model], *wounds: Wound, **position: object) -> Fight:
    """Models fall, the last one named first, before the next token is drawn."""
    frames = (Match(at="finish"), Round(at="draw"), *wounds)
    given = {"bag": ("blue", "amber"), "secret": PICKED} | position
    return Fight(edition, models, frames=frames, mission=MISSION, **given)  # type: ignore[arg-type]


def merits(fight: Fight) -> dict[str, int]:
    """Who earned how many Merits beside those of kills."""
    return {who: one.merits for who, one in fight.position.models.items() if one.merits}


def evidence(fight: Fight) -> tuple[int, int]:
    tallies = fight.position.tallies
    return tallies.get("blue", Tally()).evidence, tallies.get("amber", Tally()).evidence


def revealed(fight: Fight) -> list[tuple[object, object]]:
    return [(told["seat"], told["who"]) for told in fight.told("target-revealed")]


SQUADS = [model("b1", 12, 11), model("b2", 2, 1), model("a1", 12, 14, health=1), model("a2", 20, 23)]


def shooter(**fields: object) -> Model:
    return model("b1", 12, 11, weapons=("rifle",), combat="2d12", **fields)


@both
@pytest.mark.rule("R-45")
def test_m5_1_after_deployment_each_secretly_picks_an_enemy_model_that_is_on_the_board(edition: str) -> None:
    people = [model("b1", 12, 11), model("b2", 2, 1), model("a1", 12, 14), gone(model("a2", 1, 1), "removed")]
    frames = (Match(at="rounds"), Setting("done"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, first="amber", zones={"blue": ("S",)})
    assert (fight.asked, fight.asker) == ("target", "amber")
    assert fight.offers == (Choose("amber", "b1"), Choose("amber", "b2"))
    fight.play("choose amber b2")
    assert fight.asker == "blue"
    assert fight.offers == (Choose("blue", "a1"),), "asked although there is one: that it is skipped would tell"
    fight.play("choose blue a1")
    assert fight.state.secret == (Secret("amber", "target", "b2"), Secret("blue", "target", "a1"))
    assert [told["seat"] for told in fight.told("target-picked")] == ["amber", "blue"]


@both
def test_m5_1_with_no_enemy_on_the_board_there_is_nobody_to_pick(edition: str) -> None:
    people = [model("b1", 12, 11), gone(model("a1", 1, 1), "removed")]
    frames = (Match(at="rounds"), Setting("done"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, zones={"blue": ("S",)})
    assert fight.asker == "amber"
    fight.play("choose amber b1")
    assert fight.state.secret == (Secret("amber", "target", "b1"),)


@both
def test_m5_2_who_is_nobodys_target_may_fall_and_nothing_is_revealed(edition: str) -> None:
    fight = acting(edition, MISSION, [shooter(), *SQUADS[1:]], secret=ELSE, bag=("blue", "amber"))
    fight.play("attack b1 a1 rifle", "8 9 | 5 6", "damage: 8")
    while fight.asked != "draw":
        fight.play("end b1")
    assert fight["a1"].presence == "out"
    assert revealed(fight) == []
    assert len(fight.state.secret) == 2


@both
@pytest.mark.rule("R-93", "R-98", "R-79", "K.merits")
def test_m5_5_6_7_and_8_the_first_whose_target_goes_out_wins_with_merit_and_evidence(edition: str) -> None:
    fight = acting(edition, MISSION, [shooter(), *SQUADS[1:]], secret=PICKED)
    fight.play("attack b1 a1 rifle", "8 9 | 5 6", "damage: 8")
    assert revealed(fight) == [("blue", "a1")], "amber's pick stays hidden until the end"
    fight.play("end b1")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "targets", "objective")
    assert revealed(fight) == [("blue", "a1"), ("amber", "b2")]
    assert (leads(fight), evidence(fight), merits(fight)) == ((1, 0), (1, 0), {"b1": 1})


@both
@pytest.mark.rule("R-98")
def test_m5_7_and_8_by_anybody_else_there_is_no_merit_and_no_evidence(edition: str) -> None:
    """Bleeding that nobody caused, a hostile, one's own side: the hunter wins all the same."""
    for by in ("", "h1.1", "a2"):
        people = [*SQUADS, model("h1.1", 12, 20)]
        fight = falling(edition, people, Wound("a1", 3, "bleeding", by=by))
        assert (ended(fight).winner, ended(fight).by) == ("blue", "targets")
        assert (leads(fight), evidence(fight), merits(fight)) == ((1, 0), (0, 0), {})


@both
@pytest.mark.rule("R-80", "C4.19", "R-98")
def test_m5_3_a_target_that_flees_is_revealed_at_once_and_its_hunter_wins(edition: str) -> None:
    boss = gone(model("b3", 3, 3, boss=True), "out")
    people = [model("b1", 12, 11), model("b2", 2, 1, contract="veteran"), *SQUADS[2:], boss]
    fight = falling(edition, people, shaken=("blue",))
    while fight.asked == "morale":
        model_ = fight.waits.who[0]  # type: ignore[union-attr]
        fight.play("morale: 1 1 | 6 6" if model_ == "b2" else "morale: 6 6 | 1 2")
    assert fight["b2"].has("fleeing")
    assert revealed(fight)[0] == ("amber", "b2")
    assert (ended(fight).winner, ended(fight).by) == ("amber", "targets")
    assert (leads(fight), evidence(fight), merits(fight)) == ((0, 1), (0, 0), {})


@both
@pytest.mark.rule("R-215", "C4.20")
def test_m5_3_a_target_that_walks_off_the_board_has_fled(edition: str) -> None:
    people = [model("a1", 12, 23), *SQUADS[:2], SQUADS[3]]
    fight = acting(edition, MISSION, people, secret=PICKED).play("move a1 12.00,23.51,0.00 off N")
    assert fight["a1"].presence == "left"
    assert (ended(fight).winner, ended(fight).by) == ("blue", "targets")
    assert (leads(fight), evidence(fight), merits(fight)) == ((1, 0), (0, 0), {})


@both
@pytest.mark.rule("R-215")
def test_r215_who_takes_a_fleeing_target_out_in_the_same_activation_is_paid(edition: str) -> None:
    people = [shooter(), SQUADS[1], model("a1", 12, 14, health=1, conditions=(Condition("fleeing"),)), SQUADS[3]]
    fight = acting(edition, MISSION, people, counters={"target.blue.a1": 1})
    fight.play("attack b1 a1 rifle", "8 9 | 5 6", "damage: 8", "end b1")
    assert (ended(fight).winner, evidence(fight), merits(fight)) == ("blue", (1, 0), {"b1": 1})


@both
@pytest.mark.rule("R-93")
def test_m5_4_in_the_same_round_the_first_to_fall_decides(edition: str) -> None:
    """The game ends with that activation: the other side has no more."""
    fight = falling(edition, SQUADS, Wound("b2", 14, "fall"))
    assert (ended(fight).winner, ended(fight).by) == ("amber", "targets")


@both
@pytest.mark.rule("R-93", "R-43", "R-227", "K.tie-break")
def test_m5_4_in_the_same_activation_more_survivors_then_the_defender(edition: str) -> None:
    wounds = (Wound("b2", 14, "fall", by="a2"), Wound("a1", 14, "fall", by="b1"))
    fight = falling(edition, [*SQUADS, model("a3", 15, 23)], *wounds)
    assert (ended(fight).winner, ended(fight).by) == ("amber", "survivors")
    assert (evidence(fight), merits(fight)) == ((0, 1), {"a2": 1}), "the loser's model earns nothing"
    for aggressor, winner in (("blue", "amber"), ("amber", "blue")):
        fight = falling(edition, SQUADS, *wounds, aggressor=aggressor)
        assert (ended(fight).winner, ended(fight).by) == (winner, "defender")


@both
@pytest.mark.rule("R-215", "R-93")
def test_r215_in_a_groups_turn_the_game_ends_with_the_activation_in_which_the_target_falls(edition: str) -> None:
    crew = [model(f"h1.{n}", 12 + 2 * n, 20, unit="scrapers-picker", side="scrapers") for n in (1, 2)]
    people = [*SQUADS, *crew]
    frames = (Match(at="finish"), Round(at="draw"), GroupTurn("h1", at="next", die=6, behavior="wait"))
    fight = Fight(edition, people, frames=frames, mission=MISSION, counters={"target.blue.a1": 1}, bag=("blue",))
    assert (ended(fight).winner, ended(fight).by) == ("blue", "targets")


@both
@pytest.mark.rule("R-59", "R-75")
def test_m5_5_a_target_that_dissolves_as_the_round_ends_ends_the_game_there(edition: str) -> None:
    people = [*SQUADS[:2], model("a1", 12, 14, conditions=(Condition("dissolved", 2, by="b1"),)), SQUADS[3]]
    fight = at_round_end(edition, MISSION, people, secret=PICKED, round=2)
    assert (ended(fight).winner, ended(fight).by, ended(fight).round) == ("blue", "targets", 2)
    assert (evidence(fight), merits(fight)) == ((1, 0), {"b1": 1})


@both
@pytest.mark.rule("K.tie-break", "R-43")
def test_m5_5_if_neither_falls_both_are_revealed_and_more_survivors_win(edition: str) -> None:
    table = at_round_end(edition, MISSION, [*SQUADS, model("a3", 15, 23)], secret=PICKED)
    assert revealed(table) == [("amber", "b2"), ("blue", "a1")]
    assert (ended(table).winner, ended(table).by) == ("amber", "survivors")
    assert (leads(table), evidence(table), merits(table)) == ((0, 1), (0, 0), {})
    assert table.state.secret == ()
    assert ended(at_round_end(edition, MISSION, SQUADS)).by == "defender"


@both
@pytest.mark.rule("K.concede")
def test_m5_5_who_concedes_loses_whatever_the_targets(edition: str) -> None:
    fight = acting(edition, MISSION, SQUADS, secret=PICKED).play("concede blue")
    assert (ended(fight).winner, ended(fight).by) == ("amber", "concession")
    assert revealed(fight) == [("amber", "b2"), ("blue", "a1")]
    assert (leads(fight), evidence(fight)) == ((0, 1), (0, 0))


@both
@pytest.mark.rule("R-14")
def test_m5_5_a_squad_wiped_out_but_for_its_target_gone_before_loses_by_survivors(edition: str) -> None:
    people = [*SQUADS[:2], gone(SQUADS[2], "out"), gone(SQUADS[3], "out")]
    fight = at_round_end(edition, MISSION, people, round=3).play("choose blue end")
    assert (ended(fight).winner, ended(fight).by, ended(fight).ended) == ("blue", "survivors", "called")


class Hunter(RandomBot):
    """Chooses at random, but answers hidden questions by the number of the offer."""

    def __init__(self, edition: str, seed: str, picks: int) -> None:
        super().__init__(rules(edition), seed)
        self.picks = picks

    def choose(self, seen: View, ask: Decide) -> Action:
        """Draws for a hidden question too, so that the dice of its mind stay in step."""
        drawn = super().choose(seen, ask)
        return ask.offers[self.picks] if ask.hidden else drawn  # type: ignore[return-value] # all are choices


def match(edition: str, picks: int) -> list[Turn]:
    """A match in which Amber's target is given by the number of the offer, until a target is revealed."""
    brought: Setup = msgspec.structs.replace(setup(edition, 4), mission=MISSION)
    bots: dict[Seat, Player] = {"blue": Hunter(edition, "blue", 0), "amber": Hunter(edition, "amber", picks)}
    turns: list[Turn] = []
    for turn in play(rules(edition), new_match(rules(edition), brought), bots, SeededDice(3)):
        if any(getattr(event, "key", "") == "target-revealed" for event in turn.events):
            break
        turns.append(turn)
    return turns


@both
@pytest.mark.rule("R-45")
def test_m5_2_nothing_tells_who_is_the_target_until_it_is_revealed(edition: str) -> None:
    """Two matches, the same but for whom Amber hunts, look the same to Blue and to onlookers."""
    one, two = match(edition, 0), match(edition, 1)
    together = min(len(one), len(two))
    assert together > 50
    differ = [index for index in range(together) if one[index].given != two[index].given]
    assert len(differ) == 1
    own = rules(edition)
    for first, second in zip(one, two, strict=False):
        for seat in ("blue", None):
            assert shown(own, first, seat) == shown(own, second, seat)
    for first, second in zip(one[differ[0] :], two[differ[0] :], strict=False):
        assert view(own, first.after, "amber").secrets != view(own, second.after, "amber").secrets


def shown(own: Ruleset, turn: Turn, seat: Seat | None) -> tuple[bytes, ...]:
    """All of a turn that a seat gets; of what is asked its offers, of a region that it is one."""
    waits = seen_pending(own, turn.after, seat)
    asked: object = waits
    if isinstance(waits, Decide):
        asked = (waits.seat, waits.prompt, waits.who, waits.hidden, [repr(offer)[:200] for offer in waits.offers])
    told = (seen_input(turn.before, turn.given, seat), turn.events, view(own, turn.after, seat), asked)
    return tuple(msgspec.json.encode(part) for part in told)
