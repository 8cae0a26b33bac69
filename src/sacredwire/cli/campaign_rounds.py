"""The next round of a campaign: who meets whom and why, and which finales are due."""

import secrets
from random import Random
from typing import Annotated, Any

import msgspec
import typer

from sacredwire.cli.campaign_desk import Data, Id, Named, Seed, desk_of
from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.cli.out import Out
from sacredwire.errors import CampaignError
from sacredwire.play.campaigns.pairing import meeting, meetings, pair_round
from sacredwire.play.missions.generator import standing
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Paired, Rested

Sources = Annotated[list[str] | None, typer.Option("--source", metavar="ID")]


def pair(
    ctx: typer.Context,
    campaign: Named = "",
    blue: Id = "",
    amber: Id = "",
    source: Sources = None,
    seed: Seed = None,
    data: Data = None,
) -> None:
    """Pair the next round, or just two squads; tell who meets whom and why."""
    from sacredwire.store.campaigns import enter

    out = Out.of(ctx)
    number = secrets.randbelow(2**32) if seed is None else seed
    if bool(blue) != bool(amber):
        raise CampaignError("campaign-both-sides")
    with desk_of(data, campaign) as desk:
        before, bold = desk.campaign, tuple(source or ())
        _check_bold(before, bold)
        entries = _meeting(before, blue, amber, bold, number) if blue else pair_round(before, number, bold)
        held = enter(desk.store, desk.held, entries, f"pair {len(desk.held.rows)}")
    words = CampaignWords(out.text, held.campaign)
    told = [_told(before, entry) for entry in entries]
    for entry, one in zip(entries, told, strict=True):
        for line in _lines(out, words, entry, one):
            out.line(line)
    may = _may_extract(before, entries)
    for member in may:
        out.say(
            "campaign-may-extract", name=words.member(member), member=member, mission=words.mission(_source(before))
        )
    out.data({"campaign": held.id, "seed": number, "round": held.campaign.round, "entries": told, "may_extract": may})


def _check_bold(campaign: Campaign, bold: tuple[str, ...]) -> None:
    """Refuses whoever would risk a finale that is not open to it. Rule: R-193."""
    for member in bold:
        if not campaign.may_extract(member):
            finale = campaign.optional()
            mission, least = (finale.mission, finale.evidence) if finale else ("–", 0)
            raise CampaignError("campaign-too-little", value=member, mission=mission, expected=least)


def _meeting(campaign: Campaign, blue: str, amber: str, bold: tuple[str, ...], seed: int) -> tuple[Paired]:
    """A meeting outside the rounds, with the seats that were asked for."""
    for member in (blue, amber):
        campaign.member(member)
    found = meeting(campaign, campaign.next_fixture(), (blue, amber), 0, bold, Random(seed))
    return (msgspec.structs.replace(found, blue=blue, amber=amber),)


def _told(before: Campaign, entry: Paired | Rested) -> dict[str, Any]:
    """An entry with why it came about: how often they had met, what each has."""
    told: dict[str, Any] = msgspec.to_builtins(entry)
    if isinstance(entry, Rested):
        return told | {"rests": before.member(entry.member).rests}
    squads = [standing(before.member(one).squad) for one in (entry.blue, entry.amber)]
    met = meetings(before).get(frozenset((entry.blue, entry.amber)), 0)
    return told | {"met": met, "standing": {"blue": squads[0]._asdict(), "amber": squads[1]._asdict()}}


def _lines(out: Out, words: CampaignWords, entry: Paired | Rested, told: dict[str, Any]) -> list[str]:
    text = out.text
    if isinstance(entry, Rested):
        return [words.entry(entry)]
    why = text.say("campaign-why", met=told["met"], **_gathered(out, told["standing"]))
    lines = [words.entry(entry), f"    {why}"]
    if entry.mission:
        key = "campaign-why-discoverer" if words.campaign.triggered == entry.fixture else "campaign-why-extractor"
        lines.append("    " + text.say(key, name=words.member(entry.lead), mission=words.mission(entry.mission)))
    return lines


def _gathered(out: Out, standings: dict[str, dict[str, int]]) -> dict[str, str]:
    """What each side has, in words."""
    return {
        seat: out.text.listing(
            [
                out.text.say("evidences", count=one["evidence"]),
                out.text.say("leads", count=one["leads"]),
            ]
        )
        for seat, one in standings.items()
    }


def _source(campaign: Campaign) -> str:
    finale = campaign.optional()
    return finale.mission if finale else ""


def _may_extract(campaign: Campaign, entries: tuple[Paired | Rested, ...]) -> list[str]:
    """Who could have risked the optional finale in this round and does not. Rule: R-193."""
    plain = [entry for entry in entries if isinstance(entry, Paired) and not entry.mission]
    return [one for entry in plain for one in (entry.blue, entry.amber) if campaign.may_extract(one)]
