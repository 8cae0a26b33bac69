"""The pages of a campaign: what a squad, a model, a meeting has behind it."""

from pathlib import Path

from sacredwire.cli.campaign_words import NONE, SUMMED, CampaignWords, signed
from sacredwire.cli.out import Out
from sacredwire.cli.squad_words import SquadWords
from sacredwire.content.load import edition_ids, load_edition
from sacredwire.play.campaigns.history import Appearance, Meeting, ModelPage, SquadPage
from sacredwire.rules.campaign.campaign import Career, Fixture


def tell_squad(out: Out, words: CampaignWords, page: SquadPage, content: Path | None) -> None:
    """Tells a squad's page: its sheet, its matches, everybody who served, where everything came from.

    Args:
        out: The answerer.
        words: The campaign's.
        page: The page.
        content: The user's own content, for an edition of his.
    """
    member = words.campaign.member(page.member)
    if words.campaign.edition in edition_ids(content):
        for line in SquadWords(out.text, load_edition(words.campaign.edition, content)).sheet(member.squad):
            out.line(line)
    out.say(
        "page-squad",
        name=words.member(page.member),
        member=page.member,
        leads=out.text.say("leads", count=member.squad.leads),
        numbers=words.evidence(member.squad.evidence),
        rests=member.rests,
    )
    if page.meetings:
        out.say("page-meetings")
    for meeting in page.meetings:
        out.line(f"  - {_meeting(words, meeting)}")
    out.say("page-models")
    for id_ in page.models:
        out.line(f"  - {_career(words, words.campaign.career(id_))}")
    if page.account:
        out.say("page-account")
    for kind, sums in page.account.items():
        listed = ", ".join(f"{out.text.say(f'source-{source}')} {signed(amount)}" for source, amount in sums.items())
        out.say("page-account-line", kind=out.text.say(f"page-account-{kind}"), sums=listed)
    if page.corrections:
        out.say("page-corrections")
    for entry in page.corrections:
        out.line(f"  - {words.entry(entry)}")


def tell_model(out: Out, words: CampaignWords, page: ModelPage) -> None:
    """Tells a model's page: who it is, its matches, who took it out."""
    out.line(_career(words, page.career))
    merits = out.text.say("merits", count=page.merits)
    before = words.model(page.predecessor) if page.predecessor else NONE
    out.say("page-model", merits=merits, predecessor=before, squad=words.member(page.career.member))
    for match in page.matches:
        out.line(f"  - {_appearance(words, match)}")
    for fixture, by in page.killed_by:
        out.say("page-killed-by", fixture=fixture, name=words.model(by) if by else NONE)


def tell_fixture(out: Out, words: CampaignWords, fixture: Fixture) -> None:
    """Tells of one meeting: who against whom, how it ended, what it did to both squads."""
    out.say("page-fixture", **words.fixture(fixture))
    result = fixture.result
    if result is None:
        out.say("campaign-to-play", **words.fixture(fixture))
        return
    by = out.text.say(f"won-{result.by}") if out.text.has(f"won-{result.by}") else result.by
    winner = words.member(fixture.winner) if fixture.winner else NONE
    out.say("account-result", winner=winner, by=by, round=result.round)
    for seat in result.seats:
        fallen = ", ".join(model.name or model.id for model in seat.models if model.presence == "out") or NONE
        name = words.member(fixture.member_at(seat.seat))
        out.say("page-side", name=name, seat=out.text.say(f"seat-{seat.seat}"), survivors=seat.survivors, fallen=fallen)
    for member, came_to in fixture.settled.items():
        out.line(words.settled(fixture.id, member, came_to))
    for member in fixture.sides:
        if fixture.waits_for(member):
            out.say("campaign-to-post", fixture=fixture.id, member=member, name=words.member(member))


def _meeting(words: CampaignWords, meeting: Meeting) -> str:
    text = words.text
    mission = words.mission(meeting.mission) if meeting.mission else NONE
    gains = [text.say("ledger-evidence", numbers=words.evidence(meeting.recorded))] if meeting.recorded else []
    sums = [(kind, meeting.gains.get(kind, 0)) for kind in SUMMED]
    gains += [text.say(f"ledger-{kind}", amount=signed(amount)) for kind, amount in sums if amount]
    return text.say(
        "page-meeting",
        fixture=meeting.fixture,
        opponent=words.member(meeting.opponent),
        mission=mission,
        outcome=meeting.outcome,
        kills=meeting.kills,
        out=meeting.out,
        gains=", ".join(gains) or NONE,
    )


def _career(words: CampaignWords, career: Career) -> str:
    return words.text.say(
        "page-career",
        name=words.model(career.id),
        id=career.id,
        contract=words.contract(career.contract),
        slot=career.slot,
        since=career.since or NONE,
        end=career.end or NONE,
        until=career.until or NONE,
        row=words.row("injury", career.row) if career.row else NONE,
        successor=words.model(career.successor) if career.successor else NONE,
    )


def _appearance(words: CampaignWords, match: Appearance) -> str:
    text = words.text
    kills = ", ".join(words.model(kill.model) if kill.model else kill.who for kill in match.kills)
    rows = [words.row("injury", row) for row in match.injuries]
    rows += [words.row("promotion", row) for row in match.promotions]
    return text.say(
        "page-appearance",
        fixture=match.fixture,
        presence=match.presence,
        kills=kills or NONE,
        merits=text.say("merits", count=match.merits),
        rows=", ".join(rows) or NONE,
    )
