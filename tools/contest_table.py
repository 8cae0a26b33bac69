"""Writes the shipped table of contests anew: `python tools/contest_table.py`."""

from pathlib import Path

import sacredwire.content
from sacredwire.content.contests import encode_contests
from sacredwire.rules.dice.table import rows

if __name__ == "__main__":
    (Path(sacredwire.content.__path__[0]) / "data" / "contests.json").write_bytes(encode_contests(rows()))
