"""A post-game from outside: what it starts from. It goes on through ``engine.match`` like a match, input by input."""

import msgspec
from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.content.squads import Squad
from sacredwire.engine.change import Change
from sacredwire.engine.frames import State
from sacredwire.engine.match import Step, run
from sacredwire.engine.procedures.postgame.keeping import shop_of
from sacredwire.engine.procedures.postgame.order import PostGame
from sacredwire.errors import ContentError
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.campaign.postings import Posting, PostResult
from sacredwire.rules.results import MatchResult
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squads import unspent
from sacredwire.rules.state import Position, Seat

__all__ = ["PostResult", "PostSetup", "Posting", "begin", "new_postgame"]

_NO_TABLE = Position(board=Board(id=""), mission="", round=0, models={})


class PostSetup(msgspec.Struct, frozen=True, kw_only=True):
    """What one squad's post-game starts from. It stands in the header of its log.

    Attributes:
        edition: The edition's id.
        squad: The squad as it came to the match.
        seat: The seat it played.
        result: How the match ended; entered by hand or played, it is the same.
        bosses: Models of the other seat that were Bosses (``a1``), whose fall pays more. Rule: K.merits.
    """

    edition: str
    squad: Squad
    seat: Seat
    result: MatchResult
    bosses: tuple[str, ...] = ()


def begin(rules: Ruleset, setup: PostSetup) -> Step:
    """The post-game at its first wait for an input, and what happened on the way there. Rule: K.postgame.

    Raises:
        ContentError: ``wrong-edition``: the set-up is for other rules.
    """
    if setup.edition != rules.edition.id:
        raise ContentError("wrong-edition", value=setup.edition, expected=rules.edition.id)
    squad = replace(setup.squad, subs=unspent(shop_of(rules), setup.squad))
    books = Books(
        seat=setup.seat,
        squad=squad,
        result=setup.result,
        bosses=setup.bosses,
        merits=tuple(sheet.merits for sheet in squad.models),
    )
    change = Change(rules, State(_NO_TABLE, (PostGame(),), books=books))
    run(change)
    return Step(change.close(), tuple(change.events))


def new_postgame(rules: Ruleset, setup: PostSetup) -> State:
    """The post-game at its first wait for an input. Rule: K.postgame.

    Raises:
        ContentError: ``wrong-edition``: the set-up is for other rules.
    """
    return begin(rules, setup).state
