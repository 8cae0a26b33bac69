"""Inputs as people write them: one line an input, both ways.

``move b3 12.50,8.20,0.00 via 11.00,7.00,0.00`` · ``attack b3 h1.2 pistol overload`` · ``defend a1 riposte sword`` ·
``fall attack 4 6 | 2 5`` · ``drawn blue``. Places are inches with two decimals, words are parted by blanks. Scenes,
logs, refusals and links speak it.
"""

import re
from typing import NoReturn

import msgspec

from sacredwire.engine.inputs import (
    Activate,
    Aim,
    Aside,
    Attack,
    Bless,
    Buy,
    Cast,
    Choose,
    Concede,
    Defend,
    Disengage,
    Dismiss,
    Drawn,
    End,
    Fall,
    Give,
    Input,
    Interact,
    Interrogate,
    Move,
    Pass,
    Put,
    Recruit,
    Search,
    Sell,
    Spend,
    Strike,
    Throw,
    Use,
)
from sacredwire.errors import NotationError
from sacredwire.rules.state import EDGES, SEATS, Edge, Place, Seat

WORD = re.compile(r"[A-Za-z0-9]+(?:[-._:][A-Za-z0-9]+)*")
"""The name of a model, marker, weapon, power, purpose or option."""

COORDINATE = re.compile(r"(-?)([0-9]{1,4})(?:\.([0-9]{1,2}))?")
NUMBER = re.compile(r"[0-9]{1,3}")
LARGEST = 999_999
"""The largest coordinate that can be written, hundredths of an inch."""

_LONGEST = 40  # letters of a wrong word that an error repeats

_PLAIN: dict[str, tuple[type[Input], tuple[str, ...]]] = {
    "activate": (Activate, ("who",)),
    "strike": (Strike, ("who", "weapon?")),
    "disengage": (Disengage, ("who",)),
    "aim": (Aim, ("who", "target")),
    "interact": (Interact, ("who", "thing", "how?")),
    "search": (Search, ("who", "thing")),
    "interrogate": (Interrogate, ("who", "target")),
    "cast": (Cast, ("who", "power", "target")),
    "throw": (Throw, ("who", "grenade", "at")),
    "use": (Use, ("who", "item", "target")),
    "end": (End, ("who",)),
    "bless": (Bless, ("who", "blessing", "other?")),
    "pass": (Pass, ("seat",)),
    "choose": (Choose, ("seat", "option")),
    "direct": (Aside, ("seat", "degrees")),
    "put": (Put, ("thing", "at")),
    "concede": (Concede, ("seat",)),
    "spend": (Spend, ("seat", "leads")),
    "buy": (Buy, ("seat", "item")),
    "sell": (Sell, ("seat", "item", "who?")),
    "give": (Give, ("seat", "item", "giver", "taker")),
    "dismiss": (Dismiss, ("who",)),
    "drawn": (Drawn, ("token",)),
}
"""Inputs that are a verb and their fields in order; ``?`` marks one that may be left out."""

_PLAIN_VERBS = {kind: (verb, fields) for verb, (kind, fields) in _PLAIN.items()}
VERBS = tuple(sorted((*_PLAIN, "move", "again", "attack", "defend", "recruit", "fall")))
"""Every verb a line may begin with."""


def parse(line: str) -> Input:
    """The input a line stands for.

    Raises:
        NotationError: The line is no input; with the position of the wrong word (the verb is 1), the word, and what
            was expected there.
    """
    words = _Words(line.split())
    verb = words.take("verb", VERBS[0])
    if verb in _PLAIN:
        kind, fields = _PLAIN[verb]
        values = {name.rstrip("?"): _field(words, name) for name in fields if words.left or not name.endswith("?")}
        found = msgspec.convert(values, kind)
    else:
        found = _parse_other(verb, words)
    words.must_end()
    return found


def write(given: Input) -> str:
    """The line of an input, the same for the same input everywhere.

    Raises:
        NotationError: It holds a name, a place or a number that no line can hold.
    """
    match given:
        case Move():
            words = ["again" if given.again else "move", given.who, place(given.to)]
            words += ["via", *map(place, given.via)] if given.via else []
            words += ["off", given.off] if given.off else []
        case Attack():
            words = ["attack", given.who, given.target, given.weapon, *(["overload"] if given.overcharge else [])]
        case Defend():
            words = ["defend", given.who, *(["riposte", given.weapon] if given.weapon else [])]
        case Recruit():
            words = ["recruit", given.who, given.contract, given.array, given.strong, given.weak]
            words += ["named", given.name] if given.name else []
        case Fall():
            if not given.groups:
                raise NotationError("notation-missing", position=3, expected="4 6 | 2 5")
            words = ["fall", given.purpose, faces(given.groups)]
        case _:
            verb, fields = _PLAIN_VERBS[type(given)]
            values = (getattr(given, name.rstrip("?")) for name in fields)
            words = [verb, *(_written(value) for value in values if value != "")]
    line = " ".join(word for word in words if word)
    if parse(line) != given:
        raise NotationError("notation-unwritable", value=line[:_LONGEST])
    return line


def place(at: Place) -> str:
    """A place as it is written: ``12.50,8.20,0.00``."""
    return ",".join(f"{'-' if value < 0 else ''}{abs(value) // 100}.{abs(value) % 100:02}" for value in at)


def faces(groups: tuple[tuple[int, ...], ...]) -> str:
    """Groups of faces as they are written: ``4 6 | 2 5``."""
    return " | ".join(" ".join(map(str, group)) for group in groups).strip()


def parse_place(word: str, position: int = 1) -> Place:
    """The place a word stands for.

    Raises:
        NotationError: It is no place.
    """
    numbers = [COORDINATE.fullmatch(part) for part in word.split(",")]
    if len(numbers) != 3:
        _refuse("notation-place", position, word, "12.50,8.20,0.00")
    x, y, z = (_hundredths(number, word, position) for number in numbers)
    return x, y, z


def parse_faces(words: list[str], position: int = 1) -> tuple[tuple[int, ...], ...]:
    """The groups of faces that words stand for; ``|`` parts the groups.

    Raises:
        NotationError: One of them is no face.
    """
    groups: list[list[int]] = [[]]
    for index, word in enumerate(words, position):
        if word == "|":
            groups.append([])
        else:
            groups[-1].append(_number(word, index))
    return tuple(map(tuple, groups))


def _hundredths(number: re.Match[str] | None, word: str, position: int) -> int:
    if number is None:
        _refuse("notation-place", position, word, "12.50,8.20,0.00")
    sign, whole, decimals = number.groups()
    value = int(whole) * 100 + int(((decimals or "") + "00")[:2])
    return -value if sign else value


def _number(word: str, position: int) -> int:
    if not NUMBER.fullmatch(word):
        _refuse("notation-number", position, word, "0-999")
    return int(word)


def _refuse(code: str, position: int, value: str, expected: str) -> NoReturn:
    raise NotationError(code, position=position, value=value[:_LONGEST], expected=expected)


class _Words(msgspec.Struct):
    """The words of a line, taken one by one."""

    words: list[str]
    at: int = 0

    @property
    def left(self) -> bool:
        """Whether there is a further word."""
        return self.at < len(self.words)

    def take(self, field: str, example: str) -> str:
        """The next word, which must be there and be a word."""
        if not self.left:
            raise NotationError("notation-missing", position=self.at + 1, expected=example)
        word = self.words[self.at]
        self.at += 1
        if field not in ("at", "degrees", "name") and not WORD.fullmatch(word):
            _refuse("notation-word", self.at, word, example)
        return word

    def maybe(self, word: str) -> bool:
        """Takes the next word if it is this one."""
        found = self.left and self.words[self.at] == word
        self.at += found
        return found

    def must_end(self) -> None:
        """Refuses words too many."""
        if self.left:
            raise NotationError("notation-extra", position=self.at + 1, value=self.words[self.at][:_LONGEST])

    def place(self) -> Place:
        """The next word as a place."""
        return parse_place(self.take("at", "12.50,8.20,0.00"), self.at)

    def edge(self) -> Edge:
        """The next word as an edge."""
        word = self.take("edge", "N")
        for edge in EDGES:
            if word == edge:
                return edge
        _refuse("notation-edge", self.at, word, " ".join(EDGES))

    def seat(self) -> Seat:
        """The next word as a seat."""
        word = self.take("seat", SEATS[0])
        for seat in SEATS:
            if word == seat:
                return seat
        _refuse("notation-seat", self.at, word, " ".join(SEATS))


_EXAMPLES = {
    "who": "b3", "target": "h1.2", "other": "b4", "weapon": "pistol", "thing": "loot-1", "power": "ping",
    "grenade": "frag", "item": "stim", "blessing": "boost", "option": "die-1", "token": "blue",
    "how": "set-back", "giver": "locker", "taker": "b4", "contract": "scout", "array": "operative", "strong": "combat",
    "weak": "wits",
}  # fmt: skip


def _field(words: _Words, name: str) -> object:
    """The next word as what the field of an input holds."""
    name = name.rstrip("?")
    match name:
        case "seat":
            return words.seat()
        case "at":
            return words.place()
        case "degrees":
            return _number(words.take(name, "90"), words.at)
        case "leads":
            return _number(words.take(name, "2"), words.at)
        case _:
            return words.take(name, _EXAMPLES[name])


def _parse_other(verb: str, words: _Words) -> Input:
    match verb:
        case "move" | "again":
            return _parse_move(verb, words)
        case "attack":
            who, target, weapon = (words.take(name, _EXAMPLES[name]) for name in ("who", "target", "weapon"))
            return Attack(who, target, weapon, words.maybe("overload"))
        case "defend":
            who = words.take("who", _EXAMPLES["who"])
            return Defend(who, words.take("weapon", "sword") if words.maybe("riposte") else "")
        case "recruit":
            return _parse_recruit(words)
        case "fall":
            purpose = words.take("purpose", "attack")
            rest, at = words.words[words.at :], words.at + 1
            words.at = len(words.words)
            return Fall(purpose, parse_faces(rest, at))
        case _:
            _refuse("notation-verb", 1, verb, " ".join(VERBS))


def _parse_move(verb: str, words: _Words) -> Move:
    who, to = words.take("who", _EXAMPLES["who"]), words.place()
    via: list[Place] = []
    if words.maybe("via"):
        via.append(words.place())
        while words.left and words.words[words.at] != "off":
            via.append(words.place())
    return Move(who, to, tuple(via), verb == "again", words.edge() if words.maybe("off") else None)


def _parse_recruit(words: _Words) -> Recruit:
    """The name is whatever follows the word ``named``."""
    who, contract, array = (words.take(name, _EXAMPLES[name]) for name in ("who", "contract", "array"))
    dice: list[str] = []
    named = words.maybe("named")
    while words.left and not named and len(dice) < 2:
        dice.append(words.take("strong", _EXAMPLES["strong"]))
        named = words.maybe("named")
    name = " ".join([words.take("name", "Ana Ruiz"), *words.words[words.at :]]) if named else ""
    words.at = len(words.words) if named else words.at
    strong, weak = (*dice, "", "")[:2]
    return Recruit(who, contract, array, strong, weak, name)


def _written(value: object) -> str:
    """A field as a word: a tuple is a place."""
    return place(value) if isinstance(value, tuple) else str(value)
