"""Where a mission on the command line comes from: a link, a file of ours, a seed, the id of a mission."""

import re
from pathlib import Path
from typing import NamedTuple

import msgspec

from sacredwire.cli.out import Out
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.schema import Edition
from sacredwire.content.strict_json import parse, read_bytes
from sacredwire.errors import ContentError
from sacredwire.play.missions.generator import Standing
from sacredwire.play.missions.links import Fault, read_link
from sacredwire.play.missions.rolled import is_link, is_seed, mission_dice, roll_mission
from sacredwire.play.missions.scenario import Scenario
from sacredwire.play.missions.scenario_files import check_scenario, parse_scenario

WORD = re.compile(r"[\w-]+")
"""What can be meant as the id of a mission."""

LARGEST_FILE = 64 * 1024
"""Bytes of the largest mission file that is read; ours have one thousand."""


class Found(NamedTuple):
    """A mission and what it was made from.

    Attributes:
        edition: Its edition.
        scenario: The mission.
        faults: What was wrong with its link.
        base: The address before the link's query.
    """

    edition: Edition
    scenario: Scenario
    faults: tuple[Fault, ...] = ()
    base: str = ""


def is_name(given: str) -> bool:
    """Whether somebody means the id of a mission: a word that is neither a seed nor a file."""
    return bool(WORD.fullmatch(given)) and not is_seed(given) and not Path(given).is_file()


def edition_named(out: Out, given: str) -> str:
    """The edition that a mission file is for; empty for a link, a seed or a mission's id, which fit any.

    Raises:
        ContentError: Nothing is given, or the file cannot be used.
        OSError: It cannot be read.
    """
    if not given.strip():
        raise ContentError("mission-none")
    is_file = not (is_link(given) or is_seed(given) or is_name(given))
    return load_scenario(Path(given), out.content).edition if is_file else ""


def check_mission_name(out: Out, edition: Edition, mission: str, code: str = "mission-no-such") -> None:
    """Refuse the id of a mission that an edition does not have; where another one has it, that one is named.

    Args:
        out: The answerer, for the user's own content.
        edition: The edition that is played.
        mission: The id.
        code: The error where no edition has it.

    Raises:
        ContentError: There is no such mission in this edition.
    """
    known = [row.id for row in edition.missions]
    if mission in known:
        return
    for other in edition_ids(out.content):
        if any(row.id == mission for row in load_edition(other, out.content).missions):
            raise ContentError("mission-other-edition", value=mission, edition=other, asked=edition.id)
    raise ContentError(code, value=mission, expected=", ".join(known))


def load_scenario(path: Path, folder: Path | None = None) -> Scenario:
    """Read a mission file of ours.

    Args:
        path: The file.
        folder: The user's own content, for editions that are not ours.

    Raises:
        ContentError: The file cannot be used: which field is wrong and what was expected there.
        OSError: It cannot be read.
    """
    return parse_scenario(parse(read_bytes(path, LARGEST_FILE), str(path)), str(path), folder)


def find_mission(
    out: Out, given: str, edition: str, seed: int, squads: tuple[Standing, Standing] | None = None
) -> Found:
    """The mission that the words of a user mean: a link or its query, a seed, a mission's id, else a file of ours.

    Args:
        out: The answerer, for the user's own content.
        given: What the user wrote.
        edition: The edition it shall be played by.
        seed: What rolls anew what a link lacks, and the mission of an id.
        squads: What blue and amber have gathered, for a mission that is rolled now.

    Raises:
        ContentError: The link or the file cannot be used.
        OSError: The file cannot be read.
    """
    rules = load_edition(edition, out.content)
    if is_link(given):
        read = read_link(rules, given, mission_dice(seed))
        return Found(rules, read.scenario, read.faults, read.base)
    if is_seed(given):
        return Found(rules, roll_mission(rules, int(given), squads))
    if is_name(given):
        check_mission_name(out, rules, given)
        return Found(rules, roll_mission(rules, seed, squads, mission=given))
    scenario = load_scenario(Path(given), out.content)
    if scenario.edition != edition:
        scenario = msgspec.structs.replace(scenario, edition=edition)
        check_scenario(rules, scenario)
    return Found(rules, scenario)
