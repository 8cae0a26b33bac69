"""A post-game in a few words: a squad, what the match left it with, and dice in the order in which they fall."""

from typing import Any

from msgspec.structs import replace

from sacredwire.content.squads import Change, ModelSheet, Squad
from sacredwire.engine.events import Told
from sacredwire.engine.inputs import Choose, Fall, Input, Pass, Spend
from sacredwire.engine.match import apply, pending
from sacredwire.engine.notation import parse
from sacredwire.engine.pending import Decide, Over, Roll
from sacredwire.engine.postgame import PostSetup, begin
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.campaign.postings import Posting, PostResult
from sacredwire.rules.results import MatchResult, ModelResult, SeatResult
from sacredwire.rules.squads import Shop, profile
from sacredwire.rules.state import SEATS, Seat
from support.matches import rules
from support.squad_makers import plain_squad

DULL = {"exploration": 1, "injury": 3, "promotion": 1, "evidence": 1}
"""What dice show that a test does not care about."""


def kept(shop: Shop, sheet: ModelSheet, id_: str, **told: Any) -> ModelResult:
    """What a match leaves a model with that stood there and did nothing, changed as asked."""
    drawn = profile(shop, sheet)
    plain = ModelResult(
        id_, sheet.name, "board", drawn.max_health, (), 0, drawn.weapons, drawn.armor, drawn.items, drawn.powers,
        (), (), (), 0,
    )  # fmt: skip
    return replace(plain, **told)


def left_with(
    edition: str, squad: Squad, seat: Seat = "blue", models: dict[str, dict[str, Any]] | None = None, **told: Any
) -> SeatResult:
    """What a match leaves a seat with; ``models`` says which of them fared otherwise than standing there."""
    shop, told_of = Shop(rules(edition).edition), models or {}
    letter = seat[0]
    ids = {
        f"{letter}{slot}": sheet for slot, sheet in enumerate(squad.models, 1) if sheet.contract and not sheet.absent
    }
    found = tuple(kept(shop, sheet, id_, **told_of.get(id_, {})) for id_, sheet in ids.items())
    alive = sum(one.presence in ("board", "exited") for one in found)
    return replace(SeatResult(seat, alive, 0, 0, 0, 0, (), found), **told)


class Post:
    """A post-game under way.

    Args:
        edition: The edition.
        squad: The squad; without one a plain one, its subs 10.
        models: What befell whom: ``{"b2": {"presence": "out"}}``.
        winner: Who won.
        seat: The seat it played.
        told: Fields of its seat's result: ``evidence=2``.
    """

    def __init__(
        self,
        edition: str,
        squad: Squad | None = None,
        models: dict[str, dict[str, Any]] | None = None,
        winner: Seat | None = "amber",
        seat: Seat = "blue",
        **told: Any,
    ) -> None:
        self.rules = rules(edition)
        self.shop = Shop(self.rules.edition)
        squad = squad or plain_squad(edition, subs=10)
        other = left_with(edition, plain_squad(edition), "amber" if seat == "blue" else "blue")
        own = left_with(edition, squad, seat, models, **told)
        seats = tuple(sorted((own, other), key=lambda one: SEATS.index(one.seat)))
        result = MatchResult(winner, "objective", "objective", 6, seats)
        bosses = ("a1" if seat == "blue" else "b1",)
        self.setup = PostSetup(edition=edition, squad=squad, seat=seat, result=result, bosses=bosses)
        self.state, events = begin(self.rules, self.setup)
        self.events = list(events)
        self.inputs: list[Input] = []

    @property
    def waits(self) -> Any:
        """What it waits for."""
        return pending(self.rules, self.state)

    @property
    def asked(self) -> str:
        """The prompt or the purpose it waits for; ``over`` at the end."""
        match self.waits:
            case Decide(prompt=prompt):
                return prompt
            case Roll(purpose=purpose):
                return purpose
            case _:
                return "over"

    @property
    def books(self) -> Books:
        """The books now."""
        assert self.state.books is not None
        return self.state.books

    @property
    def result(self) -> PostResult:
        """What it came to; it must be over."""
        assert isinstance(self.waits, Over), self.asked
        assert self.waits.post is not None
        return self.waits.post

    def sheet(self, who: str) -> ModelSheet:
        """A model's sheet now."""
        return self.books.sheet(int(who[1:]))

    def changes(self, who: str) -> list[tuple[str, int, str]]:
        """Lasting changes of a model: stat, amount, source."""
        return [(one.stat, one.amount, one.source) for one in self.sheet(who).changes]

    def postings(self, kind: str) -> list[Posting]:
        """The postings of one kind."""
        return [one for one in self.books.postings if one.kind == kind]

    def told(self, key: str) -> list[dict[str, Any]]:
        """What the events of a key told."""
        return [one.params for one in self.events if isinstance(one, Told) and one.key == key]

    def offers(self) -> list[str]:
        """The options of the question it waits for."""
        assert isinstance(self.waits, Decide), self.asked
        return [str(one.leads) if isinstance(one, Spend) else one.option for one in self.waits.offers]

    def give(self, *given: Input | str) -> "Post":
        """Gives inputs, one after the other."""
        for one in given:
            read = parse(one) if isinstance(one, str) else one
            self.state, events = apply(self.rules, self.state, read)
            self.events += events
            self.inputs.append(read)
        return self

    def fall(self, purpose: str, *faces: int) -> "Post":
        """Dice of one roller fall, for a purpose that must be the one waited for, or comes after dull ones."""
        return self.to(purpose).give(Fall(purpose, (faces,)))

    def choose(self, prompt: str, option: str) -> "Post":
        """Answers a question that must be the one waited for, or comes after dull things."""
        return self.to(prompt).give(Choose(self.books.seat, option))

    def to(self, asked: str) -> "Post":
        """Lets what nobody cares about go by, until something is asked for; ``over``: to the end."""
        while self.asked != asked:
            assert self.asked != "over", f"{asked} is never asked for"
            self.give(self.dull())
        return self

    def dull(self) -> Input:
        """The dullest answer to what it waits for."""
        match self.waits:
            case Roll(purpose=purpose, groups=groups):
                face = DULL.get(purpose, 1)
                faces = tuple(tuple(face for _ in group) for group in groups)
                return Fall(purpose, ((3, 4),) if purpose == "injury" else faces)
            case Decide(seat=seat, offers=offers):
                return Pass(seat) if Pass(seat) in offers else offers[0]
            case _:
                raise AssertionError("nothing is waited for")


def scarred(sheet: ModelSheet, *changes: tuple[str, int]) -> ModelSheet:
    """A sheet with lasting changes."""
    return replace(sheet, changes=(*sheet.changes, *(Change(stat=stat, amount=amount) for stat, amount in changes)))
