"""Editions: their policies, their numbers, their digest, and folders of one's own."""

import shutil
from pathlib import Path

import msgspec
import pytest

from sacredwire.content.folders import DATA
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.schema import Switches

POLICIES: dict[str, tuple[object, object]] = {
    "aim": ("target-defense", "aimer-combat"),
    "aim_lost": ("hit", "damage"),
    "reroll_blessing": ("after-roll", "before-roll"),
    "focus": ("extra-activations", "own-tokens"),
    "fall": ("floor-total", "ceil-excess"),
    "climb_must_finish": (False, True),
    "knockback": ("may", "always"),
    "riposte_loss": ("plain", "double-dice"),
    "ran_target": (-1, 0),
    "engaged_may_shoot": (True, False),
    "grenade_at_feet": (2, 3),
    "critical_damage": ("after-armor", "before-armor"),
    "heavy_armor_move": (0, -100),
    "morale_help": (0, 300),
    "enemies": ("sides", "factions"),
    "loot_markers": ((5, 6), (0, 5)),
    "coworkers": ((3, 6), (2, 4)),
}
"""The table of policies: hardwired-0.7, sacredwire-0.9."""


def own_edition(folder: Path, edition: str, parent: str | None = "sacredwire-0.9", **tables: str) -> Path:
    """A folder of one's own with an edition made of these tables; underscores in their names are hyphens."""
    home = folder / edition
    home.mkdir(parents=True)
    (home / "edition.toml").write_text(f'extends = "{parent}"\n' if parent else "", encoding="utf-8")
    for stem, text in tables.items():
        (home / f"{stem.replace('_', '-')}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("policy", Switches.__struct_fields__)
def test_c4_each_policy_is_set_as_the_editions_have_it(policy: str) -> None:
    found = tuple(getattr(load_edition(edition).switches, policy) for edition in ("hardwired-0.7", "sacredwire-0.9"))
    assert found == POLICIES[policy]


def test_c4_the_editions_share_their_loose_numbers() -> None:
    old, new = load_edition("hardwired-0.7").numbers, load_edition("sacredwire-0.9").numbers
    assert old == new
    assert (new.squad_size, new.budget, new.armor) == (5, 60, (1, 2, 3))
    assert (new.engaged, new.interact, new.grenade_range, new.blast, new.cast_area) == (100, 100, 600, 300, 300)
    assert (new.cover, new.moved_shot, new.into_melee, new.free_attack, new.riposte, new.improvised) == (
        -1,
        -1,
        -1,
        -1,
        -1,
        -2,
    )
    assert (new.aim, new.morale_help, new.wounded_interrogate, new.cooperate) == (1, 1, 1, 1)
    assert (new.climb_cost, new.jump, new.free_fall, new.fall_step, new.fall_die) == (200, 200, 300, 300, 6)
    assert (new.min_rounds, new.end_rolls, new.max_rounds) == (5, (3, 2), 7)
    assert (new.max_actions, new.blessings, new.stray, new.scatter, new.base_radius) == (2, 3, 100, 6, 49)
    assert (new.left_damage, new.merit_kill, new.merit_boss) == (6, 1, 1)
    assert new.merit_thresholds == (1, 2, 4, 7, 11, 16, 22)


def test_the_packaged_editions_are_found() -> None:
    assert edition_ids() == ("hardwired-0.7", "sacredwire-0.9")


def test_an_own_edition_changes_only_what_it_names(tmp_path: Path) -> None:
    folder = own_edition(tmp_path, "house", melee='[[row]]\nid = "sword"\ncost = 9\n')
    house, parent = load_edition("house", folder), load_edition("sacredwire-0.9")
    changed = [(own, theirs) for own, theirs in zip(house.weapons, parent.weapons, strict=True) if own != theirs]
    assert edition_ids(folder) == ("hardwired-0.7", "house", "sacredwire-0.9")
    assert changed == [(msgspec.structs.replace(changed[0][1], cost=9), changed[0][1])]
    assert msgspec.structs.replace(house, id=parent.id, digest=parent.digest, weapons=parent.weapons) == parent


def test_an_own_edition_adds_and_removes_rows_with_names_of_its_own(tmp_path: Path) -> None:
    row = '[[row]]\nid = "spork"\nroll = 2\ndamage_type = "bladed"\ndie = "d4"\ncost = 3\n'
    folder = own_edition(tmp_path, "house", melee=f'remove = ["knife"]\n{row}')
    for language, name in (("es", "Cuchador"), ("en", "Spork")):
        (folder / "text" / language).mkdir(parents=True)
        (folder / "text" / language / "names.ftl").write_text(f"weapon-spork = {name}\n", encoding="utf-8")
    ids = [weapon.id for weapon in load_edition("house", folder).weapons]
    assert ids[:3] == ["knuckles", "spork", "shiv"]
    assert "knife" not in ids


def test_an_own_edition_may_change_a_unit_a_policy_and_a_number(tmp_path: Path) -> None:
    folder = own_edition(
        tmp_path,
        "house",
        faction_scrapers='[[unit]]\nid = "scrapers-cable-rat"\ncombat = "2d10"\nmove = \'6.5"\'\n',
        switches='knockback = "may"\n',
        numbers="budget = 80\n",
    )
    house = load_edition("house", folder)
    rat = house.factions[0].units[1]
    assert (rat.combat, rat.move, rat.health) == (3, 650, 8)
    assert (house.switches.knockback, house.switches.aim, house.numbers.budget) == ("may", "aimer-combat", 80)


def test_an_own_edition_may_be_complete_in_itself(tmp_path: Path) -> None:
    shutil.copytree(DATA / "hardwired-0.7", tmp_path / "alone")
    assert load_edition("alone", tmp_path).digest == load_edition("hardwired-0.7").digest


def test_an_own_edition_hides_a_packaged_one_of_its_name(tmp_path: Path) -> None:
    own_edition(tmp_path, "sacredwire-0.9", "hardwired-0.7", numbers="budget = 61\n")
    assert load_edition("sacredwire-0.9", tmp_path).numbers.budget == 61
    assert load_edition("sacredwire-0.9").numbers.budget == 60


def test_the_digest_changes_with_a_number_and_not_with_a_text_a_comment_or_a_default(tmp_path: Path) -> None:
    parent = load_edition("sacredwire-0.9").digest
    same = own_edition(tmp_path, "same", melee='# a comment\n[[row]]\nid = "knife"\nfixed = 0\ncost = 3\n')
    (tmp_path / "text" / "es").mkdir(parents=True)
    (tmp_path / "text" / "es" / "names.ftl").write_text("weapon-knife = Navaja\n", encoding="utf-8")
    own_edition(tmp_path, "names", names='[[row]]\nid = "first-names"\nwords_es = ["Ana"]\nwords_en = ["Ann"]\n')
    own_edition(tmp_path, "cost", melee='[[row]]\nid = "knife"\ncost = 4\n')
    own_edition(tmp_path, "effect", melee='[[row]]\nid = "knife"\neffects = [{ op = "no-fumble" }]\n')
    own_edition(tmp_path, "policy", switches='aim_lost = "hit"\n')
    digests = {edition: load_edition(edition, same).digest for edition in ("same", "names", "cost", "effect", "policy")}
    assert digests["same"] == digests["names"] == parent
    assert len({parent, digests["cost"], digests["effect"], digests["policy"]}) == 4
    assert load_edition("hardwired-0.7").digest != parent
    assert len(parent) == 64


def test_an_operation_without_fields_counts_in_the_digest(tmp_path: Path) -> None:
    row = '[[row]]\nid = "mask"\neffects = [{{ op = "{}" }}]\n'
    for edition, op in (("one", "safe-leave"), ("two", "may-cast")):
        own_edition(tmp_path, edition, gear=row.format(op))
    assert load_edition("one", tmp_path).digest != load_edition("two", tmp_path).digest
