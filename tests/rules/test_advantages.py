"""The Defender's advantages, set-up and tactical (K.setup-advantages, K.tactical-advantages, R-92)."""

import pytest
from msgspec.structs import replace

from sacredwire.engine.events import Came
from sacredwire.engine.pending import Draw, MoveTo, Turn
from sacredwire.engine.procedures.play import Match
from sacredwire.engine.procedures.rounds import Round
from sacredwire.rules.state import Rows
from support.set_up import AMBER_FIRST, ROLL, bare, both, deploy, match, options, spots, squads, waiting
from support.table import Fight, model, wall


def deployed(fight: Fight, *, pick: str = "choose blue S") -> Fight:
    """Everybody of two squads of two stands: blue in the South, amber in the North."""
    if fight.asked == "edge":
        fight.play(pick)
    places = {"a1": "5,23.51", "b1": "5,0.49", "a2": "9,23.51", "b2": "9,0.49"}
    while fight.asked in ("deploy", "put"):
        who = options(fight)[0] if fight.asked == "deploy" else fight.offers[0].thing
        deploy(fight, who, places[who])
    return fight


def order(fight: Fight) -> list[str]:
    """Who came onto the board, in order."""
    return [event.who for event in fight.of(Came)]


@both
@pytest.mark.row("setup-advantage-redeploy")
@pytest.mark.rule("K.setup-advantages", "R-92", "R-165")
def test_k_setup_advantage_1_the_defender_redeploys_one_of_the_aggressors_models(edition: str) -> None:
    fight = deployed(bare(edition, setup_advantages=("redeploy",)).play(ROLL))
    assert (fight.asked, fight.asker) == ("redeploy", "amber")
    assert [getattr(offer, "option", "pass") for offer in fight.offers] == ["b1", "b2", "pass"]
    fight.play("choose amber b2")
    assert (fight.asked, fight.asker) == ("put", "amber")
    assert fight.refused("put b2 12,23.51,0") == "not-in-zone"
    assert fight.refused("put b2 12,5,0") == "not-in-zone"
    fight.play("put b2 20,0.49,0")
    assert fight["b2"].place == (2000, 49, 0)
    assert fight.of(Came)[-1].how == "redeploy"
    assert fight.asked == "blessings"


@both
@pytest.mark.rule("R-165", "R-56")
def test_r165_the_redeployment_may_be_let_go_and_comes_before_scouts_advance(edition: str) -> None:
    models = (waiting("b1", boss=True, contract="scout"), waiting("a1", boss=True))
    fight = bare(edition, *models, setup_advantages=("redeploy",)).play(ROLL, "choose blue S")
    fight.play("put a1 5,23.51,0", "put b1 5,0.49,0")
    assert fight.asked == "redeploy"
    fight.play("pass amber")
    assert fight["b1"].place == (500, 49, 0)
    assert fight.asked == "advance"


@both
@pytest.mark.rule("R-91", "R-165")
def test_r165_redeployed_a_split_squad_still_uses_both_edges(edition: str) -> None:
    fight = bare(edition, deployment="split", setup_advantages=("redeploy",)).play(ROLL, "choose blue SE")
    deploy(fight, "a1", "2,22")
    deploy(fight, "b1", "5,0.49")
    deploy(fight, "a2", "3.2,20.49")
    deploy(fight, "b2", "23.51,12")
    fight.play("choose amber b2")
    assert {x for x, _, _ in spots(fight)} == {2351}, "b1 alone stands in the South"


@both
@pytest.mark.row("setup-advantage-choose-edge")
@pytest.mark.rule("K.setup-advantages", "R-91", "R-161")
@pytest.mark.parametrize("deployment", ["standard", "flanked", "corners", "split", "center", "crossfire"])
def test_k_setup_advantage_2_the_defender_picks_first(edition: str, deployment: str) -> None:
    fight = bare(edition, deployment=deployment, setup_advantages=("choose-edge",)).play(ROLL)
    assert fight.asker == "amber"
    assert fight.asked == ("corner" if deployment in ("corners", "split", "crossfire") else "edge")


@both
@pytest.mark.rule("R-161")
def test_r161_with_center_the_defender_picks_the_aggressors_edge(edition: str) -> None:
    fight = bare(edition, deployment="center", setup_advantages=("choose-edge",)).play(ROLL, "choose amber E")
    assert fight.position.zones == {"blue": ("E",), "amber": ("center",)}
    split = bare(edition, deployment="split", setup_advantages=("choose-edge",)).play(ROLL, "choose amber NE")
    assert split.position.zones == {"blue": ("S", "W"), "amber": ("NE",)}


@both
@pytest.mark.row("setup-advantage-spawn-place")
@pytest.mark.rule("K.setup-advantages", "R-92")
def test_k_setup_advantage_3_the_defender_chooses_where_hostiles_appear(edition: str) -> None:
    fight = bare(edition, setup_advantages=("spawn-place",), spawn_place="center", timing="waves").play(ROLL)
    assert (fight.asked, fight.asker) == ("spawn-place", "amber")
    assert options(fight) == tuple(row.id for row in fight.rules.edition.spawn_places)
    fight.play("choose amber aggressor-edge")
    assert fight.position.rows.spawn_place == "aggressor-edge"
    assert fight.asked == "edge"


@both
@pytest.mark.row("setup-advantage-terrain")
@pytest.mark.row("kit-crate")
@pytest.mark.row("kit-pillar")
@pytest.mark.rule("K.setup-advantages", "R-92", "R-164")
def test_k_setup_advantage_4_two_small_pieces_before_deployment(edition: str) -> None:
    fight = bare(edition, loot_layout="heavy-drop", setup_advantages=("terrain",),
                 pieces=[wall("tower", 4, 4, 6, 6, 3)]).play(ROLL, "choose blue S")  # fmt: skip
    assert (fight.asked, fight.asker) == ("terrain", "amber")
    assert options(fight) == ("crate", "barricade", "pillar")
    fight.play("choose amber crate")
    assert (fight.asked, fight.asker) == ("direction", "amber")
    assert isinstance(fight.offers[0], Turn)
    fight.play("direct amber 0")
    assert fight.refused("put kit-1 12.9,12,0") == "not-in-zone", "on the loot"
    assert fight.refused("put kit-1 0.9,12,0") == "not-in-zone", "over the edge"
    assert fight.refused("put kit-1 6.9,5,0") == "not-in-zone", "into the tower"
    assert fight.refused("put kit-1 9,5,1") == "not-in-zone", "in the air"
    fight.play("put kit-1 7,5,0")  # touching the tower
    piece = fight.position.board.pieces[-1]
    assert (piece.id, piece.kind, piece.base, piece.top) == ("kit-1", "crate", 0, 150)
    assert set(piece.footprint) == {(600, 400), (800, 400), (800, 600), (600, 600)}
    fight.play("choose amber pillar", "direct amber 45", "put kit-2 20,20,0")
    assert set(fight.position.board.pieces[-1].footprint) == {(2000, 1929), (2071, 2000), (2000, 2071), (1929, 2000)}
    assert (fight.asked, fight.asker) == ("deploy", "amber")
    assert len(fight.told("terrain-placed")) == 2


@both
@pytest.mark.row("kit-barricade")
@pytest.mark.rule("R-92")
def test_r92_a_piece_added_is_terrain_like_any_other(edition: str) -> None:
    fight = bare(edition, setup_advantages=("terrain",)).play(ROLL, "choose blue S")
    fight.play("choose amber barricade", "direct amber 90", "put kit-1 5,2,0")
    fight.play("choose amber barricade", "direct amber 0", "put kit-2 12,12,0")
    fight.play("choose amber a1", "put a1 5,23.51,0", "choose blue b1")
    assert fight.refused("put b1 5,0.49,0") == "not-in-zone", "it stands across the edge of the South"
    fight.play("put b1 5.75,0.49,0")


@both
@pytest.mark.rule("R-164")
def test_r164_a_piece_never_stands_on_a_model_but_fits_below_one(edition: str) -> None:
    deck = wall("deck", 10, 10, 14, 14, 4, base=3.5, walkable=True)
    fight = match(edition, rows=Rows(loot_layout="none", coworker_setup="elite-center", coworker=5,
                                     setup_advantages=("terrain",)), pieces=[deck])  # fmt: skip
    fight.play(ROLL, "put c1.1 12,12,4")
    while fight.asked == "put":
        fight.play(f"put {fight.offers[0].thing} 12,9,0")
    fight.play("choose blue S", "choose amber pillar", "direct amber 0")
    others = [m.place for m in fight.position.models.values() if m.place and m.place[2] == 0]
    for x, y, _ in others:
        assert fight.refused(f"put kit-1 {x / 100:.2f},{y / 100:.2f},0") == "not-in-zone"
    fight.play("put kit-1 12.3,12,0")


@both
@pytest.mark.row("tactical-advantage-deploy-last")
@pytest.mark.rule("K.tactical-advantages", "R-92")
def test_k_tactical_advantage_1_the_defender_deploys_after_the_whole_aggressor(edition: str) -> None:
    for roll, pick in ((ROLL, "choose blue S"), (AMBER_FIRST, "choose amber N")):
        fight = deployed(bare(edition, tactical_advantages=("deploy-last",)).play(roll), pick=pick)
        assert order(fight) == ["b1", "b2", "a1", "a2"]
    usual = deployed(bare(edition).play(ROLL))
    assert order(usual) == ["a1", "b1", "a2", "b2"]


@both
@pytest.mark.row("tactical-advantage-boss-defense")
@pytest.mark.rule("K.tactical-advantages", "R-92")
def test_k_tactical_advantage_3_the_defenders_boss_has_better_defense_all_game(edition: str) -> None:
    fight = deployed(bare(edition, tactical_advantages=("boss-defense",)).play(ROLL))
    assert not fight["b1"].conditions
    assert not fight["a2"].conditions
    (condition,) = fight["a1"].conditions
    assert (condition.kind, condition.amount, condition.on, condition.until) == ("tiers", 1, ("defense",), "game")
    boss = replace(model("a1", 6, 5, boss=True, weapons=("sword",)), conditions=(condition,))
    duel = Fight(edition, [model("b1", 5, 5, weapons=("sword",)), boss])
    duel.play("attack b1 a1 sword")
    if duel.asked == "defend":
        duel.play("defend a1")
    duel.play("attack: 3 3 | 2 2")
    assert duel.reasons(1).get("condition") == 1


@both
@pytest.mark.row("tactical-advantage-first-draw")
@pytest.mark.rule("K.tactical-advantages", "R-92")
def test_k_tactical_advantage_4_round_ones_first_token_is_the_defenders(edition: str) -> None:
    def begun(number: int) -> Fight:
        rows = Rows(timing="", tactical_advantages=("first-draw",))
        people = [model("b1", 5, 5), model("b2", 7, 5), model("a1", 5, 20), model("a2", 7, 20)]
        return Fight(edition, people, frames=(Match("finish"), Round("fill")), rows=rows, round=number, bag=())

    fight = begun(1)
    assert (fight.asked, fight.asker) == ("activate", "amber"), "no token is drawn by chance"
    assert sorted(fight.position.bag) == ["amber", "blue", "blue"]
    fight.play("activate a1", "end a1")
    assert isinstance(fight.waits, Draw)
    assert isinstance(begun(2).waits, Draw)


@both
@pytest.mark.row("tactical-advantage-late-hostiles")
@pytest.mark.rule("K.tactical-advantages", "R-92", "R-147")
def test_k_tactical_advantage_5_the_first_arrival_is_one_round_late(edition: str) -> None:
    fight = deployed(bare(edition, tactical_advantages=("late-hostiles",), timing="waves").play(ROLL))
    assert fight.position.delayed == 1
    assert fight.asked == "blessings", "nobody arrives in round 1"
    usual = deployed(bare(edition, timing="waves").play(ROLL))
    assert usual.asked != "blessings"


@both
@pytest.mark.row("tactical-advantage-free-search")
@pytest.mark.rule("K.tactical-advantages", "R-92", "R-166")
def test_k_tactical_advantage_6_a_model_of_the_defender_rolls_on_the_search_table(edition: str) -> None:
    fight = bare(edition, *squads(2), tactical_advantages=("free-search",), loot_layout="heavy-drop").play(ROLL)
    deployed(fight)
    assert (fight.asked, fight.asker, options(fight)) == ("free-search", "amber", ("a1", "a2"))
    fight.play("choose amber a2")
    assert fight.dice == ((20,),), "no Wits are rolled"
    fight.play("search: 3")
    assert fight.position.tallies["amber"].subs == 4
    assert len(fight.position.markers) == 5, "no marker is spent"
    assert fight.position.last_search is None
    assert fight.asked == "blessings"


@both
@pytest.mark.rule("R-166", "R-92")
def test_r166_what_the_free_search_finds_is_kept_and_a_20_rolls_twice(edition: str) -> None:
    fight = deployed(bare(edition, tactical_advantages=("free-search",)).play(ROLL))
    fight.play("choose amber a1", "search: 20", "search: 17", "search: 20")
    assert fight["a1"].merits == 1
    assert fight.asked == "blessings"


@both
@pytest.mark.rule("R-92", "R-56")
def test_r92_the_free_search_comes_after_deployment_and_the_advance(edition: str) -> None:
    models = (waiting("b1", boss=True), waiting("a1", boss=True, contract="scout"))
    fight = bare(edition, *models, tactical_advantages=("free-search",)).play(ROLL, "choose blue S")
    fight.play("put a1 5,23.51,0", "put b1 5,0.49,0")
    assert isinstance(fight.offers[0], MoveTo)
    fight.play("pass amber")
    assert fight.dice == ((20,),), "with one model there is nothing to choose"


@both
@pytest.mark.rule("R-92")
def test_r92_advantages_are_the_defenders_whoever_he_is(edition: str) -> None:
    fight = bare(edition, tactical_advantages=("free-search", "boss-defense"), aggressor="amber").play(ROLL)
    deployed(fight)
    assert (fight.asked, fight.asker) == ("free-search", "blue")
    assert [m.id for m in fight.position.models.values() if m.conditions] == ["b1"]


@both
@pytest.mark.rule("R-92")
def test_r92_a_squad_without_its_boss_has_nobody_to_protect(edition: str) -> None:
    models = (waiting("b1", boss=True), waiting("a1"))
    fight = bare(edition, *models, tactical_advantages=("boss-defense",)).play(ROLL)
    assert not any(m.conditions for m in fight.position.models.values())
