"""Recruits: which contracts a squad may still give, and the model that comes."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from sacredwire.content import effects as op
from sacredwire.content.effects import Attribute
from sacredwire.content.schema import Contract, Edition
from sacredwire.content.squads import ModelSheet, Squad
from sacredwire.rules.squad_check import Fault, name_faults
from sacredwire.rules.squads import ATTRIBUTES, Shop

Dice = tuple[str, Attribute | None, Attribute | None]
"""A stat array, and which attributes get its best and its worst die where they differ."""
NAMES = ("first-names", "last-names")
"""The pools that a recruit's name is drawn from, one word of each."""


def vacant(shop: Shop, squad: Squad) -> list[int]:
    """The places of a squad that want a recruit, from 1: a squad always has five models. Rule: K.recruits, R-185."""
    size = max(shop.edition.numbers.squad_size, len(squad.models))
    filled = {place for place, sheet in enumerate(squad.models, 1) if sheet.contract}
    missing = shop.edition.numbers.squad_size - len(filled)
    return [place for place in range(1, size + 1) if place not in filled][: max(0, missing)]


def contracts(shop: Shop, squad: Squad) -> list[Contract]:
    """The contracts a recruit may choose: within their limits, the unique Boss's never. Rule: C2.4, R-100."""
    found = Counter(sheet.contract for sheet in squad.models)
    return [row for row in shop.edition.contracts if found[row.id] < row.limit]


def arrays(shop: Shop) -> Iterator[Dice]:
    """Every way to spread a recruit's dice over its attributes. Rule: C2.1."""
    for row in shop.edition.arrays:
        if len(set(row.tiers)) == 1:
            yield row.id, None, None
        else:
            yield from ((row.id, strong, weak) for strong, weak in permutations(ATTRIBUTES, 2))


def recruit(contract: str, dice: Dice, name: str) -> ModelSheet:
    """A new model: basic dice, no equipment, no past. Rule: K.recruits, R-100."""
    array, strong, weak = dice
    return ModelSheet(name=name, contract=contract, array=array, strong=strong, weak=weak)


def starts_with_power(contract: Contract) -> bool:
    """Whether a recruit of a contract chooses a power, as at creation. Rule: C2.3, R-186."""
    return any(isinstance(one, op.MayCast) for one in contract.effects)


def name_dice(edition: Edition) -> tuple[int, ...]:
    """The faces of the dice that make up a name; none where an edition has no names. Rule: A.names, R-186."""
    pools = {pool.id: pool.words_es for pool in edition.names}
    faces = tuple(len(pools.get(id_, ())) for id_ in NAMES)
    return faces if all(faces) else ()


def name(edition: Edition, faces: tuple[int, ...], lang: str = "es") -> str:
    """The name that dice stand for; in a language with fewer words its own start again. Rule: A.names, R-186."""
    pools = {pool.id: pool.words_en if lang == "en" else pool.words_es for pool in edition.names}
    words = (pools[id_] for id_ in NAMES)
    return " ".join(pool[(face - 1) % len(pool)] for pool, face in zip(words, faces, strict=True))


def wrong_name(given: str) -> Fault | None:
    """What is wrong with a name somebody typed, if anything. Rule: C2."""
    return next(iter(name_faults(given)), None)
