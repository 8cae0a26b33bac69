"""``sacredwire campaign fix`` and ``undo``: an arbiter sets something right, and the ledger keeps both."""

import json
from typing import Annotated, Any

import typer

from sacredwire.cli.campaign_desk import Data, Desk, Which, desk_of, rules_for
from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.cli.out import Out
from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.corrections import un_kill, value_at
from sacredwire.rules.campaign.entries import Corrected, Entry, Undone
from sacredwire.rules.campaign.undo import last_settled

Reason = Annotated[str, typer.Option(metavar="TEXT")]
By = Annotated[str, typer.Option(metavar="NAME")]


def fix(
    ctx: typer.Context,
    path: str,
    value: Annotated[str | None, typer.Argument()] = None,
    reason: Reason = "",
    by: By = "",
    un_killed: Annotated[bool, typer.Option("--un-kill")] = False,
    die: Annotated[bool, typer.Option("--die")] = False,
    campaign: Which = "",
    data: Data = None,
) -> None:
    """Set a value right: a number, a death, a die that was misread; the same again changes nothing."""
    out = Out.of(ctx)
    if un_killed and die:
        raise CampaignError("campaign-one-fix")
    if not reason.strip():
        raise CampaignError("campaign-no-reason", value=path)
    if (value is None) != un_killed:
        raise CampaignError("campaign-no-value" if value is None else "campaign-value-too-many", value=path)
    with desk_of(data, campaign) as desk:
        if die:
            _fix_die(out, desk, path, value or "", reason, by)
            return
        if un_killed:
            fixture, model = _parts(path, 2, "m1.a2")
            entries = un_kill(desk.campaign, fixture, model, reason, by)
        else:
            entries = _corrections(desk.campaign, path, value or "", reason, by)
        _enter(out, desk, entries, f"fix {path} {len(desk.held.rows)}", by)


def _corrections(campaign: Campaign, path: str, value: str, reason: str, by: str) -> tuple[Corrected, ...]:
    """The correction, or nothing where it stands so already."""
    before = value_at(campaign, path)
    after = _meant(before, value)
    if before == after and type(before) is type(after):
        return ()
    return (Corrected(path=path, before=before, after=after, reason=reason, by=by),)


def _meant(before: Any, value: str) -> Any:
    """What somebody means by a value: where a word stands a word or ``null``, else JSON."""
    try:
        read = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return read if not isinstance(before, str) or isinstance(read, str | None) else value


def _parts(path: str, count: int, example: str) -> list[str]:
    parts = path.split(".")
    if len(parts) != count or not all(parts):
        raise CampaignError("campaign-path", value=path, expected=example)
    return parts


def _fix_die(out: Out, desk: Desk, path: str, value: str, reason: str, by: str) -> None:
    """A die of a squad's last post-game, read rightly; if that changes what is asked, the post-game is open again."""
    from sacredwire.store.postgames import recast

    fixture, member, number = _parts(path, 3, "m1.s1.7")
    if not number.isdecimal():
        raise CampaignError("campaign-path", value=path, expected="m1.s1.7")
    rules = rules_for(desk.campaign, out.content)
    made = recast(desk.store, desk.held, rules, fixture, member, int(number), value, reason, by)
    words = CampaignWords(out.text, made.held.campaign)
    for entry in made.held.campaign.entries[len(desk.held.rows) :]:
        out.line(words.entry(entry))
    if not made.settled:
        out.say("campaign-open-again", fixture=fixture, member=member, kept=made.kept)
    out.data(
        {
            "campaign": desk.held.id,
            "entries": list(made.held.campaign.entries[len(desk.held.rows) :]),
            "settled": made.settled,
            "kept": made.kept,
        }
    )


def _enter(out: Out, desk: Desk, entries: tuple[Entry, ...], key: str, by: str) -> None:
    from sacredwire.store.campaigns import enter

    held = enter(desk.store, desk.held, entries, key, by) if entries else desk.held
    words = CampaignWords(out.text, held.campaign)
    for entry in entries:
        out.line(words.entry(entry))
    if not entries:
        out.say("campaign-right-already")
    out.data({"campaign": held.id, "entries": entries, "again": not entries})


def undo(
    ctx: typer.Context,
    entry: Annotated[int | None, typer.Argument(metavar="ENTRY", min=1)] = None,
    post: Annotated[str, typer.Option(metavar="MEMBER")] = "",
    reason: Reason = "",
    by: By = "",
    campaign: Which = "",
    data: Data = None,
) -> None:
    """Take an entry of the ledger back, or a squad's last post-game, as long as nothing was built on it."""
    out = Out.of(ctx)
    if (entry is None) == (not post):
        raise CampaignError("campaign-undo-what")
    if not reason.strip():
        raise CampaignError("campaign-no-reason", value=post or str(entry))
    with desk_of(data, campaign) as desk:
        number = entry or _last_post(desk.campaign, post)
        gone = any(isinstance(one, Undone) and one.entry == number for one in desk.campaign.entries)
        entries = () if gone else (Undone(entry=number, reason=reason, by=by),)
        _enter(out, desk, entries, f"undo {number}", by)


def _last_post(campaign: Campaign, member: str) -> int:
    campaign.member(member)
    number = last_settled(campaign, member)
    if not number:
        raise CampaignError("campaign-none-settled", value=member)
    return number
