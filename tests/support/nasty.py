"""Messages that nobody should send: a corpus by hand, and mutations of good ones."""

import json
import random
from collections.abc import Iterator

GOOD = (
    {"type": "input", "id": "decision-1", "seq": 3, "line": "move b1 12.50,8.20,0.00 via 11.00,7.00,0.00"},
    {"type": "undo", "id": "undo-0001", "seq": 3},
    {"type": "look", "seat": "amber"},
    {"type": "path", "id": "1", "who": "b1", "to": [100, 100, 0], "via": [[1, 2, 3]], "again": False},
    {"type": "sight", "id": "1", "seer": "b1", "target": "a1", "at": [100, 100, 0]},
    {"type": "what-if", "id": "1", "who": "b1", "at": [100, 100, 0]},
    {"type": "hand-over", "id": "over-1234", "seat": "blue", "bot": "oracle"},
    {"type": "ping", "id": "1"},
)

BY_HAND = (
    b"", b" ", b"null", b"[]", b"{}", b'"hello"', b"1", b"NaN", b'{"type":"ping","id":NaN}', b"\xff\xfe", b"\x00",
    b'{"type":"input","id":"\xed\xa0\x80xxxxxxxx","seq":1,"line":"x"}',
    b'{"type":"input","id":"\\ud800xxxxxxxx","seq":1,"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":1,"line":"\\ud83d"}',
    b'{"type":"input","id":"decision-1","id":"decision-2","seq":1,"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":1e999,"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":-0.0,"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":' + b"9" * 5000 + b',"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":true,"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":1,"line":"x","cost":0}',
    b'{"type":"input","id":"","seq":1,"line":"x"}', b'{"type":"input","id":"short","seq":1,"line":"x"}',
    b'{"type":"input","id":"decision-1","seq":1,"line":"' + b"move " * 10_000 + b'"}',
    b'{"type":"input","id":"decision-1","seq":1,"line":"fall attack 6 6 | 1 1"}',
    b'{"type":"input","id":"decision-1","seq":1,"line":"\\u202eb1 etavitca"}',
    b'{"type":"path","id":"1","who":"b1","to":[99999999999,0,0]}',
    b'{"type":"path","id":"1","who":"b1","to":[-99999999999,9e15,0]}',
    b'{"type":"path","id":"1","who":"b1","to":[1,2]}', b'{"type":"path","id":"1","who":"","to":[1,2,3]}',
    b'{"type":"path","id":"1","who":"b1","to":[1200,1200,0],"via":' + json.dumps([[1, 1, 1]] * 3000).encode() + b"}",
    b'{"type":"path","id":"1","who":"b1","to":[9000000000000000,9000000000000000,9000000000000000]}',
    b'{"type":"sight","id":"1","seer":"b1","target":"b1"}',
    b'{"type":"sight","id":"1","seer":"b1","target":"a1","at":[9000000000000000,1,1]}',
    b'{"type":"what-if","id":"1","who":"b1","at":[9000000000000000,-9000000000000000,1]}',
    b'{"type":"what-if","id":"1","who":"a1","at":[-500,-500,-500]}',
    b'{"type":"hello","match":"x","token":"y"}', b'{"type":"__proto__"}', b'{"type":["input"]}', b'{"type":null}',
    b"[" * 100_000, b'{"a":' * 50_000, b"[" * 900 + b"]" * 900, b'{"type":"ping","id":' + b"[" * 30 + b"]" * 30 + b"}",
    b'{"type":"ping","id":"' + b"x" * 60_000 + b'"}', "{\"type\":\"ping\"}".encode("utf-16"),
    b"\xef\xbb\xbf" + b'{"type":"ping","id":"1","extra":1}',
)  # fmt: skip

VALUES = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    2**64,
    -(2**53),
    1.5,
    "",
    "blue",
    "../..",
    "<svg/onload=alert()>",
    [],
    {},
    [[]],
)


def mutated(seed: int) -> Iterator[bytes]:
    """Good messages with something wrong in them, without end; the same seed gives the same."""
    draw = random.Random(seed)
    while True:
        message = dict(draw.choice(GOOD))
        data = None
        match draw.randrange(5):
            case 0:
                message[draw.choice(list(message))] = draw.choice(VALUES)
            case 1:
                del message[draw.choice(list(message))]
            case 2:
                message[draw.choice(("cost", "seed", "dice", "type2", "state"))] = draw.choice(VALUES)
            case 3:
                raw = bytearray(json.dumps(message).encode())
                for _ in range(draw.randint(1, 4)):
                    raw[draw.randrange(len(raw))] = draw.randrange(256)
                data = bytes(raw)
            case _:
                raw = json.dumps(message).encode()
                data = raw[: draw.randrange(len(raw))]
        yield data if data is not None else json.dumps(message).encode()
