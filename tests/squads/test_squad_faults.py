"""A squad that breaks rules is told every fault at once, each naming the model and the rule."""

import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.catalogue import LANGUAGES, rule_key
from sacredwire.content.load import load_edition
from sacredwire.content.squads import Change, Item, ModelSheet, Squad
from sacredwire.content.text import Text
from sacredwire.rules import squad_check
from sacredwire.rules.squad_check import check, is_campaign, warnings
from sacredwire.rules.squads import Shop, unspent
from support.squad_makers import campaign_squads, legal_squads, plain_squad, sheet, with_model

NEW, OLD = load_edition("sacredwire-0.9"), load_edition("hardwired-0.7")
EDITIONS = {"sacredwire-0.9": NEW, "hardwired-0.7": OLD}
SQUAD = plain_squad()
INJURED = Change(stat="wits", amount=-1)
RAISED = Change(stat="wits", amount=1)
REPAIRED = Change(stat="wits", amount=-1, repaired=True)


def in_campaign(*models: ModelSheet, **fields: object) -> Squad:
    """The plain squad with a Lead, its first models replaced."""
    told = (*models, *SQUAD.models[len(models) :])
    return plain_squad(**({"models": told, "leads": 1} | fields))


def boss(*items: str, **fields: object) -> ModelSheet:
    return sheet("boss", *items, **fields)


TWICE = sheet("broadcaster", powers=("ping", "ping"), promotions=1)
IMPROVED = sheet("brute", "processor", promotions=1, changes=(msgspec.structs.replace(RAISED, repaired=True),))
CASES: dict[str, tuple[Squad, str, int]] = {
    "five-models": (plain_squad(models=SQUAD.models[:4]), "C2", 0),
    "no-boss": (with_model(SQUAD, 0, sheet("veteran")), "C2.4", 0),
    "many-bosses": (with_model(SQUAD, 1, boss()), "C2.4", 0),
    "contract-limit": (with_model(SQUAD, 3, sheet("broadcaster")), "C2.4", 0),
    "negative": (plain_squad(subs=-1), "C2.3", 0),
    "over-budget": (with_model(SQUAD, 0, boss("chain-blade", "fortress-plating")), "C2.3", 0),
    "too-many-subs": (plain_squad(subs=33), "C2.3", 0),
    "unknown-evidence": (plain_squad(evidence=(11,)), "K.evidence", 0),
    "repeated-evidence": (plain_squad(evidence=(3, 4, 3)), "K.evidence", 0),
    "no-name": (with_model(SQUAD, 1, sheet("brute", name="  ")), "C2", 2),
    "long-name": (with_model(SQUAD, 1, sheet("brute", name="x" * 61)), "C2", 2),
    "unseen-letter": (with_model(SQUAD, 1, sheet("brute", name="a\u202eb")), "C2", 2),
    "slot-without-contract": (plain_squad(models=(*SQUAD.models, ModelSheet(items=(Item(id="knife"),)))), "C2.4", 6),
    "unknown-contract": (with_model(SQUAD, 1, sheet("janitor")), "C2.4", 2),
    "base": (with_model(SQUAD, 1, sheet("brute", base_mm=40)), "C1.7", 2),
    "unknown-array": (with_model(SQUAD, 1, sheet("brute", array="genius")), "C2.1", 2),
    "dice-unassigned": (with_model(SQUAD, 1, sheet("brute", array="technician", strong="wits")), "C2.1", 2),
    "no-boss-bonus": (with_model(SQUAD, 0, boss(boss_bonus=None)), "C2.1", 1),
    "boss-bonus": (with_model(SQUAD, 1, sheet("brute", boss_bonus="wits")), "C2.1", 2),
    "unknown-item": (with_model(SQUAD, 1, sheet("brute", "spoon")), "C2.3", 2),
    "used": (with_model(SQUAD, 0, boss(items=(Item(id="scope", used=True),))), "C2.3", 1),
    "melted": (with_model(SQUAD, 0, boss(items=(Item(id="scope", melted=1),))), "R-74", 1),
    "free": (with_model(SQUAD, 0, boss(items=(Item(id="scope", free=True),))), "C2.3", 1),
    "one-armor": (with_model(SQUAD, 0, boss("flak-wrap", "light-vest")), "C2.4", 1),
    "weapon-access": (with_model(SQUAD, 2, sheet("gunner", "knife")), "C2.3", 3),
    "armor-limit": (with_model(SQUAD, 3, sheet("agent", "standard-cuirass")), "C2.4", 4),
    "unknown-power": (with_model(SQUAD, 4, sheet("broadcaster", powers=("sneeze",))), "C5.1", 5),
    "repeated-power": (with_model(SQUAD, 4, TWICE), "K.promotion", 5),
    "power-without-cast": (with_model(SQUAD, 1, sheet("brute", powers=("ping",))), "C5.1", 2),
    "no-power": (with_model(SQUAD, 4, sheet("broadcaster", powers=())), "C2.3", 5),
    "many-powers": (with_model(SQUAD, 4, sheet("broadcaster", powers=("ping", "swap"))), "C2.3", 5),
    "cybernetic-outside-campaign": (with_model(SQUAD, 1, sheet("brute", "leg")), "A.cybernetics", 2),
    "cybernetic-without-penalty": (in_campaign(boss(), sheet("brute", "leg", changes=(INJURED,))), "A.cybernetics", 2),
    "repair-without-cybernetic": (in_campaign(boss(), sheet("brute", changes=(REPAIRED,))), "A.cybernetics", 2),
    "raise-without-promotion": (in_campaign(boss(), sheet("brute", changes=(RAISED,))), "K.promotion", 2),
    "repaired-raise": (in_campaign(boss(), IMPROVED), "A.cybernetics", 2),
    "succession-of-boss": (in_campaign(boss(succession="armor")), "K.succession", 1),
    "succession-unchosen": (in_campaign(sheet("veteran", succession="unchosen")), "K.succession", 1),
    "no-health": (in_campaign(boss(), sheet("brute", changes=(Change(stat="health", amount=-14),))), "K.injuries", 2),
    "mortal-wounds": (with_model(SQUAD, 1, sheet("brute", wounds=14)), "C2.2", 2),
}  # fmt: skip


@pytest.mark.parametrize("code", CASES)
@pytest.mark.parametrize("edition", [NEW, OLD], ids=lambda edition: edition.id)
def test_each_fault_alone_is_found_with_its_rule_and_model(edition: object, code: str) -> None:
    squad, rule, model = CASES[code]
    found = check(edition, squad)  # type: ignore[arg-type] # one of the two editions
    assert [(one.code, one.rule, one.model) for one in found] == [(code, rule, model)]


def test_every_fault_the_code_can_name_has_a_case() -> None:
    source = Path(squad_check.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'code="([a-z-]+)"', source)) | {"no-boss", "many-bosses"}
    assert codes - {"price"} == CASES.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_a_sentence_and_a_rule_of_ours(lang: str) -> None:
    text = Text(lang)
    for squad, _, _ in CASES.values():
        for fault in check(NEW, squad):
            assert text.say(f"fault-{fault.code}", **fault.params)
            assert text.has(rule_key(fault.rule)), fault.rule


def test_all_faults_are_told_at_once_in_the_order_of_the_sheet() -> None:
    models = (
        sheet("gunner", "knife", boss_bonus="wits"),
        sheet("agent", "bunker-suit", "flak-wrap"),
        sheet("broadcaster", "rifle", powers=()),
        sheet("broadcaster", "chain-blade", name=""),
    )
    found = check(NEW, plain_squad(name="", models=models, evidence=(0,)))
    assert [(one.model, one.code) for one in found] == [
        (0, "five-models"),
        (0, "no-boss"),
        (0, "contract-limit"),
        (0, "no-name"),
        (0, "unknown-evidence"),
        (1, "boss-bonus"),
        (1, "weapon-access"),
        (2, "one-armor"),
        (2, "armor-limit"),
        (3, "weapon-access"),
        (3, "no-power"),
        (4, "no-name"),
    ]


@pytest.mark.rule("R-10", "R-55")
def test_r10_r55_any_number_of_weapons_or_none() -> None:
    armed = boss("knife", "knife", "shiv", "pistol", "stapler", "needle-gun")
    assert not check(NEW, with_model(with_model(SQUAD, 0, armed), 1, sheet("brute")))


@pytest.mark.rule("R-50")
def test_r50_the_printed_gunner_with_a_knife_is_illegal() -> None:
    (fault,) = check(NEW, with_model(SQUAD, 2, sheet("gunner", "carbine", "knife")))
    assert (fault.code, fault.params["item"], fault.params["kind"]) == ("weapon-access", "knife", "ranged")


@pytest.mark.rule("C2.3", "R-55")
def test_c2_3_the_budget_counts_lockers_and_what_was_paid() -> None:
    def with_locker(*items: Item) -> Squad:
        return plain_squad(locker=items)

    assert not check(NEW, with_locker(Item(id="pistol"), Item(id="pistol"), Item(id="chain-blade", paid=28)))
    (fault,) = check(NEW, with_locker(Item(id="chain-blade", paid=33)))
    assert fault.params == {"spent": 61, "budget": 60, "over": 1}
    assert not check(NEW, plain_squad(subs=32))
    assert not check(NEW, plain_squad(subs=0)), "what a squad throws away is its own affair"


@pytest.mark.rule("R-100", "K")
def test_a_campaigns_purchases_are_not_held_against_the_budget_of_a_new_squad() -> None:
    rich = with_model(SQUAD, 0, boss("chain-blade", "missile-pod", "fortress-plating"))
    assert [one.code for one in check(NEW, rich)] == ["over-budget"]
    for past in ({"leads": 1}, {"evidence": (2,)}, {"boss_dead": True}, {"games": 1}):
        assert not check(NEW, plain_squad(models=rich.models, subs=99, **past))
    found = (Item(id="mask", free=True),)
    assert not check(NEW, plain_squad(models=(boss(items=found), *SQUAD.models[1:]), leads=2))


@pytest.mark.rule("K.promotion")
def test_what_makes_a_squad_one_with_a_past() -> None:
    assert not is_campaign(SQUAD)
    assert not is_campaign(with_model(SQUAD, 1, sheet("brute", changes=(RAISED,)))), "an improvement must be earned"
    for past in (
        sheet("brute", changes=(INJURED,)),
        sheet("brute", merits=1),
        sheet("brute", promotions=1),
        sheet("brute", absent=True),
        sheet("veteran", succession="armor"),
        sheet("broadcaster", lost_powers=("ping",)),
    ):
        assert is_campaign(with_model(SQUAD, 1, past))


@pytest.mark.rule("K.promotion")
def test_k_promotion_an_improvement_needs_a_promotion_or_the_merits_for_one() -> None:
    for earned in ({"promotions": 1}, {"merits": 1}):
        assert not check(NEW, in_campaign(boss(), sheet("brute", changes=(RAISED,), **earned)))


@pytest.mark.rule("R-100", "A.cybernetics")
def test_r100_a_cybernetic_repairs_one_penalty_of_its_kind() -> None:
    for stat, amount, item in (
        ("combat", -1, "targeting"),
        ("shooting", -1, "targeting"),
        ("defense", -1, "reflexes"),
        ("wits", -1, "processor"),
        ("move", -100, "leg"),
        ("health", -1, "organs"),
    ):
        penalty = Change(stat=stat, amount=amount, repaired=True)  # type: ignore[arg-type] # stats as written above
        assert not check(NEW, in_campaign(boss(), sheet("brute", item, changes=(penalty,))))
        twice = check(NEW, in_campaign(boss(), sheet("brute", item, item, changes=(penalty,))))
        assert [one.code for one in twice] == ["cybernetic-without-penalty"]
        two = check(NEW, in_campaign(boss(), sheet("brute", item, changes=(penalty, penalty))))
        assert [one.code for one in two] == ["repair-without-cybernetic"]
    assert not check(NEW, in_campaign(boss(), sheet("brute", "regenerator"))), "a missed game is over, its mark is gone"


@pytest.mark.rule("K.succession")
def test_k_succession_the_heir_is_the_only_boss_and_uses_what_it_picked() -> None:
    heir = sheet("gunner", "sword", "pistol", succession="weapons")
    squad = in_campaign(heir, boss_dead=True)
    assert not check(NEW, squad)
    armored = sheet("agent", "standard-cuirass", succession="armor")
    assert not check(NEW, in_campaign(armored, boss_dead=True))
    found = check(NEW, in_campaign(boss(), heir))
    assert [one.code for one in found] == ["many-bosses"]
    tight = sheet("agent", "heavy-cuirass", succession="armor")
    assert [one.code for one in check(NEW, in_campaign(tight))] == ["armor-limit"]


@pytest.mark.rule("C5.1", "R-100")
def test_c5_1_a_broadcaster_may_have_lost_its_power_or_learned_more() -> None:
    lost = sheet("broadcaster", powers=(), lost_powers=("ping",))
    assert not check(NEW, in_campaign(boss(), lost, sheet("veteran"), sheet("agent"), sheet("scout")))
    learned = sheet("broadcaster", powers=("ping", "swap"), promotions=1)
    assert not check(NEW, in_campaign(boss(), learned, sheet("veteran"), sheet("agent"), sheet("scout")))


@pytest.mark.rule("R-50")
def test_prices_that_differ_are_a_warning_and_stay() -> None:
    squad = with_model(SQUAD, 0, boss(items=(Item(id="sword", paid=8), Item(id="knife", paid=3))))
    assert not check(NEW, squad)
    (warned,) = warnings(NEW, squad)
    assert (warned.code, warned.model, warned.params) == ("price", 1, {"item": "sword", "paid": 8, "cost": 10})


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_squad_written_by_the_rules_is_accepted(edition: str, data: st.DataObject) -> None:
    squad = data.draw(legal_squads(EDITIONS[edition]))
    assert check(EDITIONS[edition], squad) == ()


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_any_campaign_squad_written_by_the_rules_is_accepted(data: st.DataObject) -> None:
    assert check(NEW, data.draw(campaign_squads(NEW))) == ()


@settings(max_examples=80, deadline=None)
@given(data=st.data(), code=st.sampled_from(sorted(CASES)), place=st.integers(1, 4))
def test_a_legal_squad_spoiled_in_one_way_is_flagged(data: st.DataObject, code: str, place: int) -> None:
    squad = data.draw(legal_squads(NEW))
    wrong, _, model = CASES[code]
    if model:
        chosen = wrong.models[model - 1]
        spoiled = with_model(squad, 0 if chosen.contract == "boss" else place, chosen)
    else:
        changed = {name for name in Squad.__struct_fields__ if getattr(wrong, name) != getattr(SQUAD, name)}
        spoiled = msgspec.structs.replace(squad, **{name: getattr(wrong, name) for name in changed})
    if code == "too-many-subs":
        spoiled = msgspec.structs.replace(squad, subs=unspent(Shop(NEW), squad) + 1)
    if is_campaign(wrong):
        spoiled = msgspec.structs.replace(spoiled, leads=1)
    assert code in {one.code for one in check(NEW, spoiled)}
