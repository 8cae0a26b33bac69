"""The client's types are those of the server, and whatever a server sends can be read back."""

import msgspec

import wire_types
from sacredwire.server.wire.messages import FromServer


def test_the_types_of_the_client_are_written_anew_after_each_change() -> None:
    assert wire_types.OUT.read_text(encoding="utf-8") == wire_types.types()


def test_a_patch_alone_may_leave_something_out() -> None:
    blocks = [block.partition("export interface ")[2] for block in wire_types.types().split("\n\n")]
    optional = {block.split()[0] for block in blocks if "?: " in block}
    asked = {"Hello", "Look", "AskPath", "AskSight", "Ping", "NewMatch", "Join", "MissionAsked", "Seating"}
    assert optional - asked <= {"Patch", "BoardChoice", "SquadChoice", "TimeControl"}
    assert msgspec.json.schema(FromServer)


def test_every_type_has_a_name_of_its_own() -> None:
    names = [line.split()[2] for line in wire_types.types().splitlines() if line.startswith("export ")]
    assert len(names) == len(set(names)) > 90
    assert all(name.isidentifier() for name in names)
