"""Step 7: every open slot gets a recruit, free."""

from collections.abc import Iterator
from typing import Literal, cast

from msgspec.structs import replace

from sacredwire.content.effects import Attribute
from sacredwire.content.schema import Contract
from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.inputs import Choose, Recruit
from sacredwire.engine.procedures.postgame.keeping import ask, books_of, note, roll, shop_of
from sacredwire.engine.procedures.postgame.succession import Succeeding
from sacredwire.rules.campaign import recruits
from sacredwire.rules.squads import is_boss


class Recruiting(Frame, frozen=True, gc=False, tag="post-recruiting"):
    """Fills one slot after another. Rule: K.recruits, R-100, R-185.

    Attributes:
        at: What comes next.
        hired: Who was chosen for the slot under way.
    """

    at: Literal["next", "hired", "named", "power", "boss"] = "next"
    hired: Recruit | None = None


def step(change: Change, frame: Recruiting, got: object) -> None:
    """Takes the recruiting one stage further. Rule: K.recruits."""
    match frame.at:
        case "next":
            _next(change)
        case "hired":
            assert isinstance(got, Recruit)
            dice = () if got.name else recruits.name_dice(change.rules.edition)
            change.set(Recruiting("named", got))
            if dice:
                roll(change, "name", "A.names", dice)
        case "named":
            assert frame.hired is not None
            faces = got[0] if isinstance(got, tuple) else ()
            _welcome(change, frame.hired, faces)
        case "power":
            assert isinstance(got, Choose)
            assert frame.hired is not None
            books = books_of(change)
            slot = books.slot(frame.hired.who)
            change.books = books.with_sheet(slot, replace(books.sheet(slot), powers=(got.option,)))
            change.say("power-started", "R-186", who=frame.hired.who, power=got.option)
            change.set(Recruiting())
        case "boss":
            change.pop()


def _next(change: Change) -> None:
    """Asks for the recruit of the next open slot; when all are filled the squad has its Boss. Rule: R-185."""
    books, shop = books_of(change), shop_of(change.rules)
    open_slots, contracts = recruits.vacant(shop, books.squad), recruits.contracts(shop, books.squad)
    if open_slots and contracts:
        change.set(Recruiting("hired"))
        who = books.id(open_slots[0])
        ask(change, "recruit", _offers(who, contracts, recruits.arrays(shop)), who)
    else:
        change.set(Recruiting("boss"))
        if not any(is_boss(sheet) for sheet in books.squad.models):
            change.push(Succeeding())


def _offers(who: str, contracts: list[Contract], arrays: Iterator[recruits.Dice]) -> Iterator[Recruit]:
    """Every contract with every spread of dice; the name is given or rolled. Rule: C2.1, C2.4, R-186."""
    spreads = list(arrays)
    for contract in contracts:
        for array, strong, weak in spreads:
            yield Recruit(who, contract.id, array, strong or "", weak or "")


def _welcome(change: Change, hired: Recruit, faces: tuple[int, ...]) -> None:
    """The new model stands in its slot; one that may Cast chooses a power. Rule: K.recruits, R-186."""
    books, shop = books_of(change), shop_of(change.rules)
    edition, contract = change.rules.edition, shop.contracts[hired.contract]
    name = hired.name or (recruits.name(edition, faces) if faces else hired.contract)
    strong, weak = cast(tuple[Attribute, Attribute], (hired.strong or None, hired.weak or None))
    sheet = recruits.recruit(hired.contract, (hired.array, strong, weak), name)
    slot = books.slot(hired.who)
    note(change, replaced=(*books.replaced, slot))
    change.books = books_of(change).with_sheet(slot, sheet)
    change.say("recruited", "K.recruits", who=hired.who, name=name, contract=contract.id)
    if not recruits.starts_with_power(contract):
        change.set(Recruiting())
        return
    change.set(Recruiting("power", hired))
    ask(change, "starting-power", [Choose(books.seat, power.id) for power in edition.powers], hired.who)
