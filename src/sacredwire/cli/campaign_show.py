"""``sacredwire campaign show``: standings, what is next, the ledger, histories of squads, models and matches."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from sacredwire.cli.account import edition_name
from sacredwire.cli.campaign_desk import Data, Desk, Id, Named, desk_of
from sacredwire.cli.campaign_pages import tell_fixture, tell_model, tell_squad
from sacredwire.cli.campaign_words import NONE, CampaignWords
from sacredwire.cli.files import Force, spare
from sacredwire.cli.out import Out
from sacredwire.cli.squad_words import shown_name
from sacredwire.errors import CampaignError
from sacredwire.play.campaigns.history import model_page, squad_page
from sacredwire.play.campaigns.standings import Line, standings
from sacredwire.rules.campaign.campaign import Campaign, Fixture

if TYPE_CHECKING:
    from sacredwire.store.campaigns import Held


def show(
    ctx: typer.Context,
    campaign: Named = "",
    squad: Id = "",
    model: Id = "",
    fixture: Id = "",
    ledger: Annotated[bool, typer.Option("--ledger")] = False,
    log: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    force: Force = False,
    data: Data = None,
) -> None:
    """Show a campaign, or one squad, model or meeting of it."""
    out = Out.of(ctx)
    asked = [option for option, given in (("--squad", squad), ("--model", model), ("--fixture", fixture)) if given]
    if len(asked) > 1:
        raise CampaignError("campaign-one-page", value=" ".join(asked))
    if log is not None and not fixture:
        raise CampaignError("campaign-log-of-what")
    with desk_of(data, campaign, reader=True) as desk:
        words = CampaignWords(out.text, desk.campaign)
        if squad:
            page = squad_page(desk.campaign, squad)
            tell_squad(out, words, page, out.content)
            out.data(msgspec.to_builtins(page) | {"squad": msgspec.to_builtins(desk.campaign.member(squad))})
        elif model:
            history = model_page(desk.campaign, model)
            tell_model(out, words, history)
            out.data(history)
        elif fixture:
            _fixture(out, words, desk, desk.campaign.fixture(fixture), log, force)
        else:
            _whole(out, words, desk.held, ledger)


def _fixture(out: Out, words: CampaignWords, desk: Desk, fixture: Fixture, log: Path | None, force: bool) -> None:
    if log is not None:
        if not fixture.game:
            raise CampaignError("campaign-no-log", value=fixture.id)
        spare(log, force)
        log.write_text("".join(desk.store.game(fixture.game).log()), encoding="utf-8", newline="\n")
        out.note("match-logged", file=str(log))
    tell_fixture(out, words, fixture)
    out.data(msgspec.to_builtins(fixture) | {"stage": fixture.stage})


def _whole(out: Out, words: CampaignWords, held: "Held", ledger: bool) -> None:
    campaign = held.campaign
    edition = edition_name(out, campaign.edition)
    out.say("campaign-head", name=shown_name(campaign.name), edition=edition, id=held.id[:8], round=campaign.round)
    if campaign.winner:
        out.say("campaign-winner", name=words.member(campaign.winner), by=campaign.by or NONE)
    table = standings(campaign)
    for line in table:
        out.line(_standing(words, line))
    if not table:
        out.say("campaign-no-squads")
    for said in pending_lines(words):
        out.line(said)
    if ledger:
        _ledger(out, words, held)
    out.data(_data(held, table, ledger))


def _standing(words: CampaignWords, line: Line) -> str:
    text = words.text
    told = {
        "evidence": text.say("evidences", count=line.evidence),
        "leads": text.say("leads", count=line.leads),
        "subs": text.say("subs", count=line.subs),
        "merits": text.say("merits", count=line.merits),
    }
    numbers = {name: getattr(line, name) for name in ("place", "won", "lost", "undecided", "kills", "deaths")}
    left = "yes" if line.left else "no"
    return text.say(
        "campaign-standing", name=words.member(line.member), member=line.member, left=left, **numbers, **told
    )


def pending_lines(words: CampaignWords) -> list[str]:
    """What is to be done next, meeting by meeting."""
    campaign, told = words.campaign, []
    for fixture in campaign.fixtures.values():
        if fixture.stage == "paired":
            told.append(words.text.say("campaign-to-play", **words.fixture(fixture)))
        told += [
            words.text.say("campaign-to-post", fixture=fixture.id, member=one, name=words.member(one))
            for one in fixture.sides
            if fixture.stage == "played" and fixture.waits_for(one)
        ]
    if not told and not campaign.winner and len(campaign.idle()) > 1:
        told.append(words.text.say("campaign-to-pair"))
    return told


def _ledger(out: Out, words: CampaignWords, held: "Held") -> None:
    out.say("campaign-ledger")
    for row, entry in zip(held.rows, held.campaign.entries, strict=True):
        time = row.at.strftime("%Y-%m-%d %H:%M")
        out.say("campaign-ledger-line", number=row.seq, time=time, entry=words.entry(entry))


def _data(held: "Held", table: tuple[Line, ...], ledger: bool) -> dict[str, Any]:
    campaign: Campaign = held.campaign
    told: dict[str, Any] = {
        "campaign": held.id,
        "name": campaign.name,
        "edition": campaign.edition,
        "round": campaign.round,
        "winner": campaign.winner,
        "by": campaign.by,
        "triggered": campaign.triggered,
        "entries": len(held.rows),
        "standings": msgspec.to_builtins(table),
        "open": [
            {"fixture": one.id, "stage": one.stage, "waits_for": [side for side in one.sides if one.waits_for(side)]}
            for one in campaign.fixtures.values()
            if one.stage != "settled"
        ],
    }
    if ledger:
        told["ledger"] = [
            {"number": row.seq, "at": row.at.isoformat(), "by": row.by, "entry": msgspec.to_builtins(entry)}
            for row, entry in zip(held.rows, campaign.entries, strict=True)
        ]
    return told
