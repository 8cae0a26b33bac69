"""Who meets whom: fewest repeats first, then who is nearest in Evidence and Leads; whoever is left over rests."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from random import Random

from sacredwire.errors import CampaignError
from sacredwire.play.missions.generator import Standing, standing
from sacredwire.rules.campaign.campaign import Campaign, Member
from sacredwire.rules.campaign.entries import Paired, Rested

BLOCK = 18
"""Squads that are paired as well as can be; of more, neighbors in Evidence form blocks of as many."""
SCALE = 10**6
"""Each of the things that are compared counts for more than all sums of those after it."""

Pair = tuple[str, str]


def pair_round(campaign: Campaign, seed: int, sources: Sequence[str] = ()) -> tuple[Paired | Rested, ...]:
    """A round of the league: every squad that is free meets another, or rests.

    Squads that still have something to play or to settle sit it out. One of which nobody can play rests, and the rest
    is the game that its models miss. Of an odd number one rests that has rested least.

    Args:
        campaign: The campaign.
        seed: Breaks ties.
        sources: Members that risk the optional finale if they may.

    Raises:
        CampaignError: There is a winner, or nobody free.

    Rule: K.finales, R-191, R-192, R-193, R-196.
    """
    if campaign.winner:
        raise CampaignError("campaign-over", winner=campaign.winner)
    free = campaign.idle()
    able, number = [one for one in free if one.plays()], campaign.round + 1
    if not free or (len(able) < 2 and len(able) == len(free)):
        raise CampaignError("campaign-nobody-free", free=len(free))
    rng = Random(f"{seed} {len(campaign.entries)}")
    pairs, over = matched(campaign, able, rng)
    told: list[Paired | Rested] = [Rested(member=one.id, round=number, absent=True) for one in free if not one.plays()]
    first = int(campaign.next_fixture()[1:])
    told += [meeting(campaign, f"m{first + index}", pair, number, sources, rng) for index, pair in enumerate(pairs)]
    return (*told, *(Rested(member=one, round=number) for one in over))


def meeting(campaign: Campaign, fixture: str, pair: Pair, number: int, sources: Sequence[str], rng: Random) -> Paired:
    """A meeting of two squads, with the finale that one of them has to play or wants to.

    Who is blue is drawn by lot. Of two squads that would extract, it is the one ahead in Evidence and Leads together,
    then by lot.

    Args:
        campaign: The campaign.
        fixture: Its id.
        pair: The squads.
        number: The round; 0: none.
        sources: Members that risk the optional finale if they may.
        rng: Draws the lots.

    Rule: K.finales, R-192, R-193.
    """
    blue, amber = rng.sample(pair, 2)
    must, may = campaign.obligatory(), campaign.optional()
    mission = lead = ""
    if must and campaign.discoverer() in pair:
        mission, lead = must.mission, campaign.discoverer()
    elif may:
        bold = [one for one in pair if one in sources and campaign.may_extract(one)]
        rng.shuffle(bold)
        if bold:
            mission, lead = may.mission, max(bold, key=lambda one: sum(standing(campaign.member(one).squad)))
    return Paired(fixture=fixture, blue=blue, amber=amber, round=number, mission=mission, lead=lead)


def matched(campaign: Campaign, members: Sequence[Member], rng: Random) -> tuple[list[Pair], tuple[str, ...]]:
    """Pairs of squads, and who is left over: none or one. Rule: R-196.

    Args:
        campaign: The campaign, for who has met whom.
        members: Who is to be paired.
        rng: Breaks ties.
    """
    ids = [one.id for one in members]
    rng.shuffle(ids)
    gaps = {one.id: standing(one.squad) for one in members}
    rests = {one.id: one.rests for one in members}
    met = meetings(campaign)
    over: tuple[str, ...] = ()
    ids.sort(key=lambda one: (-sum(gaps[one]), -gaps[one].evidence))
    if len(ids) % 2 and len(ids) > BLOCK:
        least = min(rests.values())
        over = (rng.choice([one for one in ids if rests[one] == least]),)
        ids.remove(over[0])
    costs = {
        frozenset(pair): _cost(met.get(frozenset(pair), 0), gaps[pair[0]], gaps[pair[1]], rng)
        for pair in combinations(ids, 2)
    }
    pairs: list[Pair] = []
    for start in range(0, len(ids), BLOCK):
        block = tuple(ids[start : start + BLOCK])
        found, rester = _best(
            block, costs, {one: SCALE**3 * rests[one] + rng.randrange(SCALE // BLOCK) for one in block}
        )
        pairs += found
        over += (rester,) if rester else ()
    return pairs, over


def meetings(campaign: Campaign) -> dict[frozenset[str], int]:
    """How often two squads have met."""
    met: dict[frozenset[str], int] = {}
    for fixture in campaign.fixtures.values():
        pair = frozenset(fixture.sides)
        met[pair] = met.get(pair, 0) + 1
    return met


def _cost(met: int, one: Standing, other: Standing, rng: Random) -> int:
    """How little two squads should meet: repeats first, squared so that they spread; then the Evidence gap; then a lot.

    Rule: K.gap, R-196.
    """
    gap = abs(sum(one) - sum(other))
    return (met * met * SCALE + gap) * SCALE + rng.randrange(SCALE // BLOCK)


def _best(
    ids: tuple[str, ...], costs: Mapping[frozenset[str], int], rests: Mapping[str, int]
) -> tuple[list[Pair], str]:
    """The cheapest pairs, and who rests of an odd number: every way is looked at, each rest of them once."""

    @cache
    def cheapest(left: tuple[str, ...]) -> tuple[int, tuple[tuple[str, ...], ...]]:
        if not left:
            return 0, ()
        first, *rest = left
        ways = []
        for other in rest:
            cost, pairs = cheapest(tuple(one for one in rest if one != other))
            ways.append((cost + costs[frozenset((first, other))], ((first, other), *pairs)))
        if len(left) % 2:
            cost, pairs = cheapest(tuple(rest))
            ways.append((cost + rests[first], ((first,), *pairs)))
        return min(ways)

    found = cheapest(ids)[1]
    pairs = [(one[0], one[1]) for one in found if len(one) > 1]
    return pairs, next((one[0] for one in found if len(one) == 1), "")
