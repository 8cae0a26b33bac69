"""The squads that come with the game, and those that chance makes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad, ready_squads
from sacredwire.errors import ContentError
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.squad_check import check, is_campaign, warnings
from sacredwire.rules.squads import Shop, carried, unspent

EDITIONS = {id_: load_edition(id_) for id_ in ("sacredwire-0.9", "hardwired-0.7")}
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)


@EVERY_EDITION
def test_six_ready_squads_and_each_spends_exactly_its_budget(edition: str) -> None:
    found = ready_squads(edition)
    shop = Shop(EDITIONS[edition])
    assert len(found) == 6
    for squad in found.values():
        assert squad.edition == edition
        assert check(EDITIONS[edition], squad) == warnings(EDITIONS[edition], squad) == ()
        assert not is_campaign(squad)
        assert (carried(shop, squad), unspent(shop, squad)) == (60, 0)


@EVERY_EDITION
def test_the_ready_squads_of_an_edition_use_every_contract_and_both_arrays(edition: str) -> None:
    sheets = [sheet for squad in ready_squads(edition).values() for sheet in squad.models]
    assert {sheet.contract for sheet in sheets} == {row.id for row in EDITIONS[edition].contracts}
    assert {sheet.array for sheet in sheets} == {"technician", "operative"}
    assert {sheet.boss_bonus for sheet in sheets} == {None, "combat", "defense", "wits"}


def test_together_they_use_much_of_the_tables() -> None:
    sheets = [sheet for edition in EDITIONS for squad in ready_squads(edition).values() for sheet in squad.models]
    used = {item.id for sheet in sheets for item in sheet.items}
    tables = EDITIONS["hardwired-0.7"]
    assert {power for sheet in sheets for power in sheet.powers} == {row.id for row in tables.powers}
    for rows, least in (
        (tables.weapons, 27),
        (tables.armor, 10),
        (tables.gear, 6),
        (tables.consumables, 8),
        (tables.grenades, 5),
    ):
        assert len(used & {row.id for row in rows}) >= least


def test_names_are_used_once() -> None:
    squads = [squad for edition in EDITIONS for squad in ready_squads(edition).values()]
    assert len({squad.name for squad in squads}) == 12
    for squad in squads:
        assert len({sheet.name for sheet in squad.models}) == 5


def test_an_unknown_ready_squad_is_refused_with_those_there_are() -> None:
    with pytest.raises(ContentError) as caught:
        ready_squad("sacredwire-0.9", "the-a-team")
    assert caught.value.code == "squad-not-ready"
    assert ready_ids("sacredwire-0.9")[0] in str(caught.value.params["known"])
    assert ready_ids("../text") == ()


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40), edition=st.sampled_from(sorted(EDITIONS)), lang=st.sampled_from(["es", "en"]))
def test_every_squad_that_chance_makes_is_legal_and_the_same_again(seed: int, edition: str, lang: str) -> None:
    squad = random_squad(EDITIONS[edition], seed, lang)
    assert check(EDITIONS[edition], squad) == ()
    assert squad == random_squad(EDITIONS[edition], seed, lang)


def test_chance_leaves_nothing_out() -> None:
    edition = EDITIONS["sacredwire-0.9"]
    sheets = [sheet for seed in range(600) for sheet in random_squad(edition, seed).models]
    used = {item.id for sheet in sheets for item in sheet.items}
    bought = {id_ for id_, row in Shop(edition).wares.items() if row.cost} - {row.id for row in edition.cybernetics}
    assert bought - used == set()
    assert {power for sheet in sheets for power in sheet.powers} == {row.id for row in edition.powers}
