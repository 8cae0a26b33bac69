"""Everything Sacred Wire can refuse, as one tree of errors.

An error carries a code and parameters, never a sentence: the catalogues under ``content/data/text`` hold the
sentence of each code in each language, as the message ``error-<code>``.
"""

from collections.abc import Mapping

Param = str | int


class SacredWireError(Exception):
    """Something the product refuses, named by a code and its parameters.

    Args:
        code: The catalogue key without its ``error-`` prefix, in kebab case.
        params: What the sentence needs: the field, the value, what was expected.
    """

    def __init__(self, code: str, /, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: Mapping[str, Param] = params

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code}({inside})"


class ContentError(SacredWireError):
    """A content file, squad or board that cannot be used: file, table, row, field and what was expected."""


class NotationError(SacredWireError):
    """A line that is no input in the engine's notation."""


class IllegalInput(SacredWireError):  # noqa: N818 - the house's word: an input is illegal, the error needs no suffix
    """An input the rules refuse; the state is untouched."""


class LogError(SacredWireError):
    """A match log that is damaged, edited, unfinished or of another version."""


class CampaignError(SacredWireError):
    """Something that does not fit into a campaign's ledger, or a result that cannot be."""


class ServiceError(SacredWireError):
    """Something outside the rules that went wrong: storage, network, a missing part."""


class StoreError(ServiceError):
    """A store that cannot be opened, read or written, or that refuses what is out of date. Nothing was changed."""
