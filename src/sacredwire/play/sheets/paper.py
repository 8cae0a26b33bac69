"""A mission sheet on paper: PDF for the printer, SVG or PNG of its pages. The same sheet gives the same bytes.

Only here typst is imported, and only when something is printed.
"""

from typing import Literal, cast

import msgspec

from sacredwire.content.sheet_files import FONTS, FORM
from sacredwire.play.sheets.sheet import Sheet

Paper = Literal["a4", "a5"]
Kind = Literal["pdf", "svg", "png"]

DOTS = 200
"""Dots per inch of a PNG."""


def printed(sheet: Sheet, paper: Paper, kind: Kind) -> tuple[bytes, ...]:
    """The pages of a sheet; a PDF is one file with all of them.

    Args:
        sheet: The sheet.
        paper: Its size.
        kind: The format.
    """
    from typst import compile as typeset  # 35 MB that only printing needs

    given = typeset(
        FORM,
        root=FORM.parent,
        font_paths=[FONTS],
        ignore_system_fonts=True,
        format=kind,
        ppi=DOTS,
        sys_inputs={"sheet": msgspec.json.encode(sheet).decode(), "paper": paper},
        timestamp=0,
    )
    made = cast("bytes | list[bytes]", given)  # its stub knows of a single page only
    return tuple(made) if isinstance(made, list) else (made,)
