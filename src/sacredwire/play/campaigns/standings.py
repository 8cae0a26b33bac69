"""Who is ahead in a campaign. Rule: R-197."""

from itertools import groupby

import msgspec
from msgspec.structs import replace

from sacredwire.rules.campaign.campaign import Campaign, Member


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A squad's line of the table.

    Attributes:
        place: From 1; squads that nothing tells apart share one.
        member, name: The squad.
        evidence, leads, subs: What it has.
        merits: Of all its models.
        played, won, lost, undecided: Its matches.
        rests: Rounds without an opponent.
        kills: Models of other squads that it took out; ``out`` its own that went out.
        deaths: Models that died.
        winner: Whether it has won the campaign; ``left`` whether it plays no more.
    """

    place: int = 0
    member: str
    name: str
    evidence: int
    leads: int
    subs: int
    merits: int
    played: int = 0
    won: int = 0
    lost: int = 0
    undecided: int = 0
    rests: int = 0
    kills: int = 0
    out: int = 0
    deaths: int = 0
    winner: bool = False
    left: bool = False


def standings(campaign: Campaign) -> tuple[Line, ...]:
    """The table: whoever has won the campaign, then most Evidence, most Leads, most matches won, fewest lost.

    Squads that have left come last. Rule: K.victory, R-197.
    """
    lines = sorted((_line(campaign, member) for member in campaign.members.values()), key=_rank)
    told: list[Line] = []
    for _, level in groupby(lines, key=_rank):
        place = len(told) + 1
        told += [replace(line, place=place) for line in level]
    return tuple(told)


def _rank(line: Line) -> tuple[int, ...]:
    return -line.winner, line.left, -line.evidence, -line.leads, -line.won, line.lost


def _line(campaign: Campaign, member: Member) -> Line:
    played = won = lost = kills = out = 0
    for fixture in campaign.fixtures.values():
        if fixture.result is None or member.id not in fixture.sides:
            continue
        played += 1
        won += fixture.winner == member.id
        lost += fixture.winner not in ("", member.id)
        ours = next(one for one in fixture.result.seats if one.seat == fixture.seat_of(member.id))
        theirs = {model.id for one in fixture.result.seats if one is not ours for model in one.models}
        kills += sum(kill in theirs for model in ours.models for kill in model.kills)
        out += sum(model.presence == "out" for model in ours.models)
    return Line(
        member=member.id,
        name=member.squad.name,
        evidence=len(member.squad.evidence),
        leads=member.squad.leads,
        subs=member.squad.subs or 0,
        merits=sum(sheet.merits for sheet in member.squad.models),
        played=played,
        won=won,
        lost=lost,
        undecided=played - won - lost,
        rests=member.rests,
        kills=kills,
        out=out,
        deaths=sum(one.member == member.id and one.end == "died" for one in campaign.careers.values()),
        winner=campaign.winner == member.id,
        left=member.left,
    )
