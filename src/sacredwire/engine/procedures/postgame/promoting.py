"""Step 4: who has crossed a threshold of Merits is promoted, one roll for each."""

from typing import Literal

from msgspec.structs import replace

from sacredwire.content.schema import CampaignRow
from sacredwire.engine.change import Change
from sacredwire.engine.events import Rolled
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, note, roll, shop_of
from sacredwire.rules.campaign.merits import crossed
from sacredwire.rules.campaign.promotions import POWER, learn, options, powers_open, promote, promotion
from sacredwire.rules.dice.level import DICE, FACES, FIXED


class Promotions(Frame, frozen=True, gc=False, tag="post-promotions"):
    """Everybody in the order of the squad; ``rolls`` of this slot are done. Rule: K.promotion."""

    slot: int = 1
    rolls: int = 0


class Promoting(Frame, frozen=True, gc=False, tag="post-promoting"):
    """One roll on the Promotion table, with its choices. Rule: K.promotion, R-100, R-155.

    Attributes:
        who: The model.
        row: The row rolled.
        picked: What it has been given of it.
    """

    who: str
    at: Literal["roll", "rolled", "pick", "picked", "power"] = "roll"
    row: str = ""
    picked: tuple[str, ...] = ()


def promote_all(change: Change, frame: Promotions, got: object) -> None:
    """Goes to the next model, or to the next roll of this one. Rule: K.promotion."""
    del got
    books = books_of(change)
    if frame.slot > len(books.squad.models):
        change.pop()
        return
    sheet, before = books.sheet(frame.slot), books.merits[frame.slot - 1]
    if sheet.contract and frame.rolls < crossed(change.rules.numbers, before, sheet.merits):
        change.then(replace(frame, rolls=frame.rolls + 1), Promoting(books.id(frame.slot)))
    else:
        change.set(Promotions(frame.slot + 1))


def step(change: Change, frame: Promoting, got: object) -> None:
    """Takes one Promotion one stage further. Rule: K.promotion, R-100."""
    match frame.at:
        case "roll":
            change.set(replace(frame, at="rolled"))
            roll(change, "promotion", "K.promotion", (FACES[FIXED],) * DICE, frame.who)
        case "rolled":
            assert isinstance(got, tuple)
            _rolled(change, frame, got[0])
        case "pick":
            _pick(change, frame)
        case "picked":
            assert isinstance(got, Choose)
            _picked(change, frame, got.option)
        case "power":
            assert isinstance(got, Choose)
            books = books_of(change)
            slot = books.slot(frame.who)
            change.books = books.with_sheet(slot, learn(books.sheet(slot), got.option))
            change.say("power-learned", "R-100", who=frame.who, power=got.option)
            change.set(replace(frame, at="pick"))


def _row(change: Change, frame: Promoting) -> CampaignRow:
    return next(row for row in change.rules.edition.promotions if row.id == frame.row)


def _rolled(change: Change, frame: Promoting, faces: tuple[int, ...]) -> None:
    """The row counts at once; one without a choice gives everything it has. Rule: K.promotion."""
    books, shop = books_of(change), shop_of(change.rules)
    slot, row = books.slot(frame.who), promotion(change.rules.edition, sum(faces))
    change.tell(Rolled("promotion", "K.promotion", frame.who, faces, sum(faces)))
    change.say("promoted", "K.promotion", who=frame.who, row=row.id)
    sheet = books.sheet(slot)
    books = note(change, promotions=(*books.promotions, (slot, row.id)))
    change.books = books.with_sheet(slot, replace(sheet, promotions=sheet.promotions + 1))
    change.set(replace(frame, at="pick", row=row.id))
    if not row.choice and not row.kind:
        for what in options(shop, sheet, row):
            _give(change, frame.who, row, what)
        change.pop()


def _pick(change: Change, frame: Promoting) -> None:
    """Asks for the next pick, as long as there are picks and something to pick. Rule: K.promotion, R-155."""
    books, row = books_of(change), _row(change, frame)
    open_ = options(shop_of(change.rules), books.sheet(books.slot(frame.who)), row, frame.picked)
    if len(frame.picked) == row.picks or not open_:
        if not frame.picked:
            change.say("promotion-void", "R-155", who=frame.who)
        change.pop()
        return
    change.set(replace(frame, at="picked"))
    ask(change, "promotion", [Choose(books.seat, one) for one in open_], frame.who)


def _picked(change: Change, frame: Promoting, what: str) -> None:
    """Gives what was picked; of a new power its owner says which. Rule: K.promotion, R-100."""
    books = books_of(change)
    frame = replace(frame, at="pick", picked=(*frame.picked, what))
    if what != POWER:
        change.set(frame)
        _give(change, frame.who, _row(change, frame), what)
        return
    known = powers_open(shop_of(change.rules), books.sheet(books.slot(frame.who)))
    change.set(replace(frame, at="power"))
    ask(change, "promotion-power", [Choose(books.seat, power) for power in known], frame.who)


def _give(change: Change, who: str, row: CampaignRow, what: str) -> None:
    """A lasting change, told as far as it is one. Rule: R-53."""
    books = books_of(change)
    slot = books.slot(who)
    before = books.sheet(slot)
    after = promote(shop_of(change.rules), before, row, what)
    change.books = books.with_sheet(slot, after)
    for one in after.changes[len(before.changes) :]:
        change.say("lasting", "R-53", who=who, stat=one.stat, amount=one.amount)
