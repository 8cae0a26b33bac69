"""Why an input is refused, as a value: a code and what its sentence needs."""

from collections.abc import Mapping


class Rejection:
    """A refusal. The catalogue's message ``error-<code>`` tells it in words.

    Args:
        code: Why, in kebab case.
        params: The field, the value, what was expected.
    """

    __slots__ = ("code", "params")

    def __init__(self, code: str, /, **params: str | int) -> None:
        self.code = code
        self.params: Mapping[str, str | int] = params

    def __repr__(self) -> str:
        return f"Rejection({self.code!r}, {dict(self.params)!r})"
