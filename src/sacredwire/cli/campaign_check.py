"""``sacredwire campaign check``: whether all totals agree, and whether everything played comes out the same again."""

from collections.abc import Iterator
from typing import Any

import msgspec
import typer

from sacredwire.cli.campaign_desk import Data, Desk, Named, desk_of, rules_for
from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.cli.out import Out
from sacredwire.engine.log import read_log, state_at
from sacredwire.errors import SacredWireError
from sacredwire.play.campaigns.postgames import verify
from sacredwire.play.match import result_of
from sacredwire.rules.campaign.audit import Disagreement, audit
from sacredwire.rules.campaign.entries import Played
from sacredwire.rules.campaign.undo import effective
from sacredwire.rules.ruleset import Ruleset


def check(ctx: typer.Context, campaign: Named = "", data: Data = None) -> None:
    """Check a campaign: every total, every match and post-game played again; exit code 1 when something differs."""
    out = Out.of(ctx)
    with desk_of(data, campaign, reader=True) as desk:
        words = CampaignWords(out.text, desk.campaign)
        totals = audit(desk.campaign.entries)
        for one in totals:
            out.line("  - " + _disagreement(words, one))
        rules = rules_for(desk.campaign, out.content)
        posts = verify(desk.campaign, rules)
        for number in posts:
            out.say("check-post", number=number, entry=words.entry(desk.campaign.entries[number - 1]))
        matches = list(_matches(desk, rules))
        for number, fault in matches:
            out.say("check-match", number=number, reason=out.sentence(fault) if fault else "none")
    faults = len(totals) + len(posts) + len(matches)
    if not faults:
        out.say("check-good", name=desk.campaign.name, entries=len(desk.held.rows))
    out.data(
        {
            "campaign": desk.held.id,
            "entries": len(desk.held.rows),
            "totals": msgspec.to_builtins(totals),
            "postgames": posts,
            "matches": [_told(out, number, fault) for number, fault in matches],
        }
    )
    if faults:
        raise typer.Exit(1)


def _disagreement(words: CampaignWords, one: Disagreement) -> str:
    total = f"{one.kind} {one.thing}".strip()
    name = words.member(one.member)
    return words.text.say("check-total", entry=one.entry, name=name, total=total, held=one.held, posted=one.posted)


def _matches(desk: Desk, rules: Ruleset) -> Iterator[tuple[int, SacredWireError | None]]:
    """The entries of stored matches that come out otherwise, and why; None: the result is not the ledger's."""
    for number, entry in effective(desk.campaign.entries):
        if not isinstance(entry, Played) or not entry.game:
            continue
        try:
            log = read_log("".join(desk.store.game(entry.game).log()).encode())
            again = result_of(rules, state_at(rules, log, len(log.inputs)))
            if log.closing is None or log.closing.result != again or again != entry.result:
                yield number, None
        except SacredWireError as error:
            yield number, error


def _told(out: Out, number: int, fault: SacredWireError | None) -> dict[str, Any]:
    return {"entry": number, "code": fault.code if fault else "", "message": out.sentence(fault) if fault else ""}
