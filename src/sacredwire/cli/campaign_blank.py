"""The empty form of a meeting, with both squads' models in it, for the table where it is played."""

from collections.abc import Iterator

from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.rules.campaign.books import LETTERS
from sacredwire.rules.campaign.campaign import Fixture
from sacredwire.rules.state import SEATS, Seat


def blank_form(words: CampaignWords, fixture: Fixture) -> str:
    """The form in TOML: only who won is still to be said, everything else stands as it usually is.

    Args:
        words: The campaign's.
        fixture: The meeting, not played yet.
    """
    return "\n".join(_lines(words, fixture)) + "\n"


def _lines(words: CampaignWords, fixture: Fixture) -> Iterator[str]:
    say = words.text.say
    told = words.fixture(fixture)
    yield _comment(say("blank-title", **told))
    yield _comment(say("blank-ids"))
    yield ""
    yield f'winner = ""{_aside(say("blank-winner", blue=told["blue"], amber=told["amber"]))}'
    if fixture.mission:
        yield f'mission = "{fixture.mission}"{_aside(str(told["mission"]))}'
        yield f'aggressor = "{fixture.seat_of(fixture.lead)}"'
    else:
        yield f'mission = ""{_aside(say("blank-mission"))}'
        yield f'aggressor = "blue"{_aside(say("blank-aggressor"))}'
    yield f"rounds = 0{_aside(say('blank-rounds'))}"
    yield f"out = []{_aside(say('blank-out'))}"
    yield f"left = []{_aside(say('blank-left'))}"
    yield f"exited = []{_aside(say('blank-exited'))}"
    for seat in SEATS:
        yield ""
        yield f"[{seat}]{_aside(words.member(fixture.member_at(seat)))}"
        yield f"subs = 0{_aside(say('blank-subs'))}"
        yield _comment(f"leads = 0{_aside(say('blank-leads'))}")
        yield f"evidence = 0{_aside(say('blank-evidence'))}"
    for seat in SEATS:
        yield from _models(words, fixture, seat)


def _models(words: CampaignWords, fixture: Fixture, seat: Seat) -> Iterator[str]:
    """A table for each model that plays; who misses the game is only told."""
    member = words.campaign.member(fixture.member_at(seat))
    for slot, (id_, sheet) in enumerate(zip(member.roster, member.squad.models, strict=True), 1):
        if not sheet.contract:
            continue
        yield ""
        name = f"{words.model(id_)}, {words.contract(sheet.contract)}"
        if sheet.absent:
            yield _comment(words.text.say("blank-absent", id=f"{LETTERS[seat]}{slot}", name=name))
            continue
        yield f"[models.{LETTERS[seat]}{slot}]{_aside(name)}"
        yield f"found = []{_aside(words.text.say('blank-found'))}"
        items = ", ".join(item.id for item in sheet.items if not item.used) or "–"
        yield f"used = []{_aside(words.text.say('blank-used', items=items))}"
        yield f"merits = 0{_aside(words.text.say('blank-merits'))}"


def _comment(text: str) -> str:
    return f"# {text}"


def _aside(text: str) -> str:
    return f"  # {text}"
