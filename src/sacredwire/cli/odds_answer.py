"""What `sacredwire odds` answers: as values for `--json`, as lines for people."""

from fractions import Fraction

import msgspec

from sacredwire.cli.out import Out
from sacredwire.rules.dice import level
from sacredwire.rules.dice.contest import DOUBLE, QUADRUPLE, TRIPLE
from sacredwire.rules.dice.damage import OUT_OF_ACTION
from sacredwire.rules.dice.dist import Distribution
from sacredwire.rules.dice.spec import Contest, Rerolls
from sacredwire.rules.dice.table import margins

CHANCES = ("win", "double", "triple", "quadruple", "fumble")
OUT_ROW = "out-of-action"
"""The key of a distribution for the critical row that takes a model out, whatever its Health."""
_BAR = 30


class Levels(msgspec.Struct, frozen=True):
    """What each side really rolls."""

    attacker: str
    defender: str


class Faces(msgspec.Struct, frozen=True):
    """The faces each side rolls again."""

    attacker: Rerolls
    defender: Rerolls


class Exact(msgspec.Struct, frozen=True):
    """The chances as fractions in lowest terms."""

    win: str
    double: str
    triple: str
    quadruple: str
    fumble: str


class Loss(msgspec.Struct, frozen=True, omit_defaults=True):
    """The Health one model loses to the whole roll, misses counted as 0.

    Attributes:
        weapon: Id of what hits.
        armor: The reduction it meets.
        distribution: Chance of each loss, and of the critical row that takes a model out.
        exact: The same as fractions.
        mean: Average loss, that row left out.
        health: The Health there was, when it was told.
        expected: Average loss counted up to that Health, that row as all of it.
        out: Chance to go Out of Action with that Health.
    """

    weapon: str
    armor: int
    distribution: dict[str, float]
    exact: dict[str, str]
    mean: float
    health: int | None = None
    expected: float | None = None
    out: float | None = None


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The whole answer; each of `double` to `quadruple` means that or better."""

    levels: Levels
    rerolls: Faces
    win: float
    double: float
    triple: float
    quadruple: float
    fumble: float
    exact: Exact
    edition: str | None = None
    damage: Loss | None = None
    riposte: Loss | None = None


def answer(
    asked: Contest,
    *,
    fumble_ratio: int | None = TRIPLE,
    edition: str | None = None,
    damage: Loss | None = None,
    riposte: Loss | None = None,
) -> Answer:
    """The odds of a contest, with the losses that were worked out for it. Rule: C1.9, C4.16, C4.17.

    Args:
        asked: The contest.
        fumble_ratio: How many times over the defender must win to make it a fumble; None if it cannot be one.
        edition: Id of the edition the weapons are from.
        damage: What the target loses.
        riposte: What the attacker loses.
    """
    found = margins(asked)
    exact = {
        "win": found.at_least(1),
        "double": found.at_least(DOUBLE),
        "triple": found.at_least(TRIPLE),
        "quadruple": found.at_least(QUADRUPLE),
        "fumble": found.at_most(-fumble_ratio) if fumble_ratio else Fraction(0),
    }
    return Answer(
        levels=Levels(level.name(asked.attacker), level.name(asked.defender)),
        rerolls=Faces(asked.attacker_rerolls, asked.defender_rerolls),
        **{name: float(chance) for name, chance in exact.items()},
        exact=Exact(**{name: str(chance) for name, chance in exact.items()}),
        edition=edition,
        damage=damage,
        riposte=riposte,
    )


def loss(weapon: str, armor: int, lost: Distribution, health: int | None) -> Loss:
    """A distribution of lost Health as it is answered. Rule: C4.18."""
    exact = {str(points): lost.chance(points.__eq__) for points, _ in lost.pairs if points != OUT_OF_ACTION}
    out_row = lost.at_least(OUT_OF_ACTION)
    rolled = Distribution(tuple(pair for pair in lost.pairs if pair[0] != OUT_OF_ACTION))
    if out_row:
        exact[OUT_ROW] = out_row
    return Loss(
        weapon=weapon,
        armor=armor,
        distribution={points: float(chance) for points, chance in exact.items()},
        exact={points: str(chance) for points, chance in exact.items()},
        mean=float(rolled.mean()),
        health=health,
        expected=None if health is None else float(lost.mapped(lambda points: min(points, health)).mean()),
        out=None if health is None else float(lost.at_least(health)),
    )


def tell(out: Out, found: Answer) -> None:
    """Print the answer for people."""
    out.say("odds-levels", attacker=found.levels.attacker, defender=found.levels.defender)
    for side in ("attacker", "defender"):
        faces = getattr(found.rerolls, side)
        if faces:
            out.say(f"odds-rerolls-{side}", faces=", ".join(map(str, faces)))
    _bars(out, {out.text.say(f"odds-{name}"): Fraction(getattr(found.exact, name)) for name in CHANCES})
    for part, lost in (("damage", found.damage), ("riposte", found.riposte)):
        if lost is not None:
            _tell_loss(out, part, lost)


def _tell_loss(out: Out, part: str, lost: Loss) -> None:
    out.line("")
    out.say(f"odds-{part}", weapon=out.text.name(lost.weapon), armor=lost.armor)
    labels = {key: out.text.say("odds-out-row") if key == OUT_ROW else key for key in lost.exact}
    _bars(out, {labels[key]: Fraction(chance) for key, chance in lost.exact.items()})
    out.say("odds-mean-aside" if OUT_ROW in lost.exact else "odds-mean", mean=_number(out, Fraction(lost.mean), 2))
    if lost.health is not None and lost.expected is not None and lost.out is not None:
        out.say("odds-health", health=lost.health, expected=_number(out, Fraction(lost.expected), 2))
        out.say("odds-health-out", health=lost.health, chance=_percent(out, Fraction(lost.out)))


def _bars(out: Out, chances: dict[str, Fraction]) -> None:
    width = max(len(label) for label in chances)
    shown = {label: _percent(out, chance) for label, chance in chances.items()}
    column = max(len(percent) for percent in shown.values())
    for label, chance in chances.items():
        bar = "█" * round(_BAR * chance)
        out.line(f"  {label.ljust(width)}  {shown[label].rjust(column)}  {bar}".rstrip())


def _percent(out: Out, chance: Fraction) -> str:
    """A chance in percent with one decimal; what is possible is never shown as 0, what may fail never as 100."""
    if 0 < chance < Fraction(1, 2000):
        return out.text.say("odds-percent-least", percent=_number(out, Fraction(1, 10), 1))
    if Fraction(1999, 2000) <= chance < 1:
        return out.text.say("odds-percent-most", percent=_number(out, Fraction(999, 10), 1))
    return out.text.say("odds-percent", percent=_number(out, chance * 100, 1))


def _number(out: Out, value: Fraction, decimals: int) -> str:
    """A number rounded half up, so that both languages and every client show the same digits."""
    scaled = (value * 10**decimals + Fraction(1, 2)).__floor__()
    whole, rest = divmod(scaled, 10**decimals)
    return out.text.say("odds-number", whole=str(whole), decimals=str(rest).zfill(decimals))
