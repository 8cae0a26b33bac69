"""Logs and the editions they were played under."""

from collections.abc import Iterator
from pathlib import Path

from sacredwire.content.board_files import encode_board, parse_board
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.content.squad_files import parse_squad, plain
from sacredwire.engine import missions
from sacredwire.engine.log import MatchLog, start, steps
from sacredwire.errors import LogError
from sacredwire.play.match import Turn
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS

LOG = "log"
"""What errors about a log's board or squads call the file."""


def rules_of(log: MatchLog, folder: Path | None = None) -> Ruleset:
    """The rules a log was played by.

    Args:
        log: The log.
        folder: The user's own content folder.

    Raises:
        LogError: There is no such edition, or its numbers are not those of the log any more.
    """
    known, wanted = edition_ids(folder), log.header.edition
    if wanted not in known:
        raise LogError("log-edition", value=wanted, expected=", ".join(known))
    rules = Ruleset(load_edition(wanted, folder))
    if rules.edition.digest != log.header.content:
        raise LogError("log-other-rules", edition=wanted, got=rules.edition.digest, expected=log.header.content)
    _check_setup(log, rules, folder)
    return rules


def _check_setup(log: MatchLog, rules: Ruleset, folder: Path | None) -> None:
    """A log from elsewhere may name what does not exist: its board and squads are read like files.

    Raises:
        ContentError: A board or a squad that cannot be.
    """
    setup = log.header.setup
    parse_board(encode_board(setup.board), LOG)
    for seat in SEATS:
        parse_squad(plain(setup.squad(seat)), LOG, folder)
    if setup.mission not in missions.names(rules):
        raise LogError("log-mission", value=setup.mission, expected=", ".join(missions.names(rules)))


def turns(rules: Ruleset, log: MatchLog) -> Iterator[Turn]:
    """A logged match, input by input, as it was played.

    Raises:
        LogError: It cannot be replayed, or ends otherwise than the log says.
    """
    state = start(rules, log)
    for given, step in zip(log.inputs, steps(rules, log), strict=True):
        yield Turn(given, state, step.state, step.events)
        state = step.state
