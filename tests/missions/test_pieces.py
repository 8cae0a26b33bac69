"""What pieces do that no mission of the book asks of them, and how steps of judging follow each other."""

import pytest
from msgspec.structs import replace

from sacredwire.content.missions import Carry
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.push import Push
from sacredwire.engine.procedures.rounds import Round
from sacredwire.engine.scenarios.carry import Carrying
from sacredwire.rules.state import Marker
from support.mission_tables import acting, at_round_end, ended, judged, leads
from support.table import EDITIONS, Fight, model

both = pytest.mark.parametrize("edition", EDITIONS)
SLATE = Marker("objective-1", "objective", None)


@both
@pytest.mark.parametrize(("exit_", "edges"), [("own", ("S",)), ("enemy", ("N",)), ("none", ())])
@pytest.mark.rule("K.exits")
def test_m_a_thing_is_carried_off_over_the_edge_its_mission_names(
    edition: str, exit_: str, edges: tuple[str, ...]
) -> None:
    carrier = model("b1", 12, 5, carrying=("objective-1",))
    fight = acting(edition, "extraction", [carrier, model("a1", 12, 20)], markers=(SLATE,))
    row = fight.rules.missions["extraction"]
    part = Carrying(Carry(thing="objective", exit=exit_), row)  # type: ignore[arg-type] # each of them by turns
    assert part.exits(fight.rules, fight.position, carrier) == edges
    assert part.exits(fight.rules, fight.position, model("b2", 12, 5)) == ()
    assert Carrying(Carry(thing="crate"), row).exits(fight.rules, fight.position, carrier) == ()


@both
def test_m_without_a_mission_as_many_survivors_are_a_draw_that_pays_nobody(edition: str) -> None:
    people = [model("b1", 2, 2), model("a1", 2, 22)]
    fight = at_round_end(edition, "none", people)
    assert (ended(fight).winner, ended(fight).by, leads(fight)) == (None, "survivors", (0, 0))
    assert judged(edition, "none", [*people, model("a2", 5, 22)]) == ("amber", "survivors")


@both
@pytest.mark.rule("R-154", "R-99", "C4.6")
def test_m12_6_an_enemy_pushed_beside_the_escort_ends_its_control(edition: str) -> None:
    informant = Marker("informant-1", "objective", None)
    people = [model("a1", 12, 15), model("b1", 12, 12, carrying=("informant-1",)), model("b2", 12, 18)]
    frames = (Match(at="finish"), Round(at="draw"), Push("a1", (0, -100), 105, by="b2"))
    fight = Fight(edition, people, frames=frames, mission="escort", markers=(informant,), bag=("blue", "amber"))
    assert fight["a1"].place == (1200, 1395, 0)
    assert fight["b1"].carrying == ()
    assert fight.position.markers == (replace(informant, place=(1200, 1200, 0)),)


@both
@pytest.mark.rule("R-54", "R-99")
def test_m12_6_a_hundredth_beyond_an_inch_she_stays_with_her_escort(edition: str) -> None:
    informant = Marker("informant-1", "objective", None)
    people = [model("a1", 12, 15), model("b1", 12, 12, carrying=("informant-1",))]
    fight = acting(edition, "escort", people, markers=(informant,)).play("move a1 12.00,13.99,0.00")
    assert fight["b1"].carrying == ("informant-1",)
