"""Post-games of a campaign: what each starts from, how it is gone through, and whether the ledger's can be again."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from sacredwire.bots.player import Player
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Input
from sacredwire.engine.match import apply, digest, pending
from sacredwire.engine.notation import parse, write
from sacredwire.engine.pending import Dice, Over
from sacredwire.engine.postgame import PostSetup, new_postgame
from sacredwire.errors import CampaignError, IllegalInput, NotationError
from sacredwire.play.campaigns.squads import check_edition
from sacredwire.play.postgame import play_postgame
from sacredwire.rules.campaign.books import LETTERS
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Settled, Undone
from sacredwire.rules.campaign.ledger import add, found, taken
from sacredwire.rules.campaign.postings import PostResult
from sacredwire.rules.campaign.undo import effective, last_settled
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import other


class Redone(NamedTuple):
    """A post-game gone through anew: what takes the old one back, and the new one."""

    undone: Undone
    settled: Settled


def post_setup(campaign: Campaign, fixture: str, member: str) -> PostSetup:
    """What the post-game of a squad after a match starts from. Rule: K.postgame, K.merits.

    Raises:
        CampaignError: The squad has no post-game of it before it.
    """
    meeting = campaign.fixture(fixture)
    if meeting.result is None or not meeting.waits_for(member):
        raise CampaignError("campaign-not-to-settle", value=member, fixture=fixture)
    seat = meeting.seat_of(member)
    theirs = LETTERS[other(seat)]
    return PostSetup(
        edition=campaign.edition,
        squad=campaign.member(member).squad,
        seat=seat,
        result=meeting.result,
        bosses=tuple(one for one in meeting.bosses if one.startswith(theirs)),
    )


def settle(
    campaign: Campaign,
    rules: Ruleset,
    fixture: str,
    member: str,
    player: Player,
    dice: Dice,
    record: Callable[[Input], object] | None = None,
) -> Settled:
    """Goes through a squad's post-game from beginning to end.

    Args:
        campaign: The campaign.
        rules: Its edition.
        fixture: The match.
        member: The squad.
        player: Who decides.
        dice: What makes chance fall.
        record: Called with each input once it has been applied.

    Raises:
        CampaignError: The squad has no such post-game before it, or the edition is not the campaign's.
        ServiceError: It does not end.
    """
    check_edition(campaign, rules.edition)
    start, inputs, result = play_postgame(rules, post_setup(campaign, fixture, member), player, dice, record)
    lines = tuple(write(given) for given in inputs)
    return Settled(fixture=fixture, member=member, inputs=lines, result=result, start=digest(start))


def resumed(campaign: Campaign, rules: Ruleset, fixture: str, member: str, lines: Iterable[str]) -> State:
    """A squad's post-game after some inputs, so that it may go on from there.

    Args:
        campaign: The campaign.
        rules: Its edition.
        fixture: The match.
        member: The squad.
        lines: What was decided and rolled, in the notation.

    Raises:
        CampaignError: ``campaign-line`` with the first line that does not fit.
    """
    check_edition(campaign, rules.edition)
    return _gone_on(rules, new_postgame(rules, post_setup(campaign, fixture, member)), lines)


def settled_by(campaign: Campaign, rules: Ruleset, fixture: str, member: str, lines: Sequence[str]) -> Settled:
    """A squad's post-game as its inputs tell it, for one gone through elsewhere or by a script.

    Args:
        campaign: The campaign.
        rules: Its edition.
        fixture: The match.
        member: The squad.
        lines: Everything that was decided and rolled, in the notation.

    Raises:
        CampaignError: ``campaign-line`` with the first line that does not fit, ``campaign-unfinished`` if more is to
            come.
    """
    check_edition(campaign, rules.edition)
    start = new_postgame(rules, post_setup(campaign, fixture, member))
    return _entry(rules, fixture, member, start, lines, _gone_on(rules, start, lines))


def redo(campaign: Campaign, rules: Ruleset, member: str, lines: Sequence[str], reason: str, by: str = "") -> Redone:
    """A squad's last post-game gone through anew, with a die read rightly or another choice. Rule: R-194, R-195.

    Args:
        campaign: The campaign.
        rules: Its edition.
        member: The squad.
        lines: Everything that was decided and rolled, set right, in the notation.
        reason: Why.
        by: The arbiter.

    Raises:
        CampaignError: The squad has none, it was built on, or a line does not fit.
    """
    number = last_settled(campaign, member)
    if not number:
        raise CampaignError("campaign-none-settled", value=member)
    entry = campaign.entries[number - 1]
    assert isinstance(entry, Settled), "last_settled names a post-game"
    undone = Undone(entry=number, reason=reason, by=by)
    return Redone(undone, settled_by(add(campaign, undone), rules, entry.fixture, member, lines))


def verify(campaign: Campaign, rules: Ruleset) -> tuple[int, ...]:
    """Goes through every post-game of a ledger again; the numbers of those that come to something else.

    Raises:
        CampaignError: The edition is not the campaign's.
    """
    check_edition(campaign, rules.edition)
    wrong: list[int] = []
    (_, founding), *rest = effective(campaign.entries)
    state = found(founding)
    for number, entry in rest:
        if isinstance(entry, Settled):
            try:
                again = settled_by(state, rules, entry.fixture, entry.member, entry.inputs)
            except CampaignError:
                wrong.append(number)
            else:
                wrong += [number] * (again != entry)
        state = taken(state, entry)
    return tuple(wrong)


def _gone_on(rules: Ruleset, state: State, lines: Iterable[str]) -> State:
    for number, line in enumerate(lines, 1):
        try:
            state = apply(rules, state, parse(line)).state
        except (IllegalInput, NotationError) as error:
            raise CampaignError("campaign-line", line=number, value=line, reason=error.code) from error
    return state


def _entry(rules: Ruleset, fixture: str, member: str, start: State, lines: Sequence[str], end: State) -> Settled:
    waits = pending(rules, end)
    result: PostResult | None = waits.post if isinstance(waits, Over) else None
    if result is None:
        raise CampaignError("campaign-unfinished", value=member, inputs=len(lines))
    return Settled(fixture=fixture, member=member, inputs=tuple(lines), result=result, start=digest(start))
