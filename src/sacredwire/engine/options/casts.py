"""Not written yet."""

from collections.abc import Iterator

from sacredwire.engine.inputs import Action
from sacredwire.engine.procedures.activation import Activation
from sacredwire.engine.rejection import Rejection
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Position


def offers(rules: Ruleset, position: Position, act: Activation) -> Iterator[Action]:
    """Not written yet."""
    yield from ()


def check(rules: Ruleset, position: Position, act: Activation, given: Action) -> Rejection | None:
    """Not written yet."""
    return None if given in offers(rules, position, act) else Rejection("not-offered", expected="act")
