"""``sacredwire campaign export``, ``import`` and ``check``: a campaign on the move, and whether it is what it was."""

import json
import sqlite3
from pathlib import Path

import pytest

from support.club import Club, fought, good, meeting


def played(club: Club) -> None:
    """A campaign with a match that the program played and both post-games."""
    meeting(club)
    good(club("play", "m1", "--seed", "2", "--blue-bot", "random", "--amber-bot", "random"))
    for member in ("s1", "s2"):
        good(club("post", "m1", member, "--bot", "random", "--seed", "2"))


def test_a_campaign_goes_out_and_comes_in_with_its_matches_byte_for_byte(club: Club, tmp_path: Path) -> None:
    played(club)
    file, again = tmp_path / "liga.json", tmp_path / "again.json"
    good(club("export", "--out", file))
    assert club("export", "--out", file, "--json").error["code"] == "file-exists"
    other = ("--data", tmp_path / "other")
    first = good(club("import", file, *other, "--json")).value
    assert not first["again"]
    assert good(club("import", file, *other, "--json")).value == first | {"again": True}
    good(club("check", *other))
    good(club("export", "--out", again, *other))
    assert again.read_bytes() == file.read_bytes()
    assert good(club("show", *other, "--json")).value["standings"] == good(club("show", "--json")).value["standings"]


def test_beside_its_original_it_comes_in_under_another_name(club: Club, tmp_path: Path) -> None:
    played(club)
    file = tmp_path / "liga.json"
    good(club("export", "--out", file))
    good(club("import", file, "--name", "Copia"))
    good(club("check", "Copia"))
    assert sorted(one["name"] for one in good(club("list", "--json")).value) == ["Copia", "Liga"]


def test_a_file_that_is_none_is_refused_in_one_line(club: Club, tmp_path: Path) -> None:
    played(club)
    file = tmp_path / "liga.json"
    whole = good(club("export", "--json")).value
    log = next(iter(whole["games"].values()))
    broken = {
        "json-broken": "{",
        "campaign-file-no-schema": "{}",
        "campaign-file-schema": json.dumps(whole | {"schema": 9}),
        "campaign-unfounded": json.dumps(whole | {"entries": [], "games": {}}),
        "campaign-entry-unfit": json.dumps(whole | {"entries": [*whole["entries"], whole["entries"][-1]]}),
        "log-edited": json.dumps(whole | {"games": {id_: log.replace("drawn", "drown") for id_ in whole["games"]}}),
    }
    for code, text in broken.items():
        file.write_text(text, encoding="utf-8")
        told = club("import", file, "--json")
        assert told.code == 2
        if code != "json-broken":
            assert told.error["code"] == code
        for lang in ("es", "en"):
            assert club("import", file, "--lang", lang).err.count("\n") == 1
    assert club("import", tmp_path / "none.json", "--json").error["code"] == "file-missing"


def test_another_match_under_the_same_id_is_refused(club: Club, tmp_path: Path) -> None:
    played(club)
    other = ("--data", tmp_path / "other")
    good(club("new", "Liga", *other))
    for squad in ("clan-de-la-deuda", "nucleo-quemado"):
        good(club("join", "--ready", squad, *other))
    good(club("pair", "--blue", "s1", "--amber", "s2", *other))
    good(club("play", "m1", "--seed", "3", "--blue-bot", "random", "--amber-bot", "random", *other))
    mine, theirs = good(club("export", "--json")).value, good(club("export", "--json", *other)).value
    id_, log = next(iter(mine["games"])), next(iter(theirs["games"].values()))
    (tmp_path / "swapped.json").write_text(json.dumps(mine | {"games": {id_: log}}), encoding="utf-8")
    told = club("import", tmp_path / "swapped.json", "--name", "Falsa", "--json")
    assert (told.code, told.error["code"]) == (2, "store-game-exists")


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_was_tampered_with_is_found(club: Club, tmp_path: Path, lang: str) -> None:
    played(club)
    assert good(club("check", "--json")).value | {"campaign": ""} == {
        "campaign": "",
        "entries": 7,
        "totals": [],
        "postgames": [],
        "matches": [],
    }
    with sqlite3.connect(tmp_path / "data" / "sacredwire.db") as base:
        (body,) = base.execute("SELECT body FROM ledger WHERE seq = 6").fetchone()
        entry = json.loads(body)
        entry["result"]["squad"]["subs"] += 5
        base.execute("UPDATE ledger SET body = ? WHERE seq = 6", (json.dumps(entry),))
        line = base.execute("SELECT line FROM inputs WHERE line LIKE 'fall attack%' LIMIT 1").fetchone()[0]
        base.execute("UPDATE inputs SET line = 'fall attack 1 1 | 1 1' WHERE line = ?", (line,))
    base.close()
    told = club("check", "--json")
    assert told.code == 1
    first = told.value["totals"][0]
    assert (first["kind"], first["held"] - first["posted"]) == ("subs", 5)
    assert 6 in told.value["postgames"]
    assert [one["entry"] for one in told.value["matches"]] == [5]
    said = club("check", "--lang", lang)
    assert said.code == 1
    assert said.out.count("\n") >= 3


def test_a_campaign_of_numbers_that_have_changed_is_read_but_not_played(club: Club, tmp_path: Path) -> None:
    fought(club, tmp_path)
    with sqlite3.connect(tmp_path / "data" / "sacredwire.db") as base:
        (body,) = base.execute("SELECT body FROM ledger WHERE seq = 1").fetchone()
        entry = json.loads(body) | {"content": "0" * 64}
        base.execute("UPDATE ledger SET body = ? WHERE seq = 1", (json.dumps(entry),))
    base.close()
    assert good(club("show", "--json")).value["entries"] == 5
    good(club("export"))
    for words in (("post", "m1", "s1"), ("check",), ("join", "--ready", "ultimo-conducto")):
        told = club(*words, "--json")
        assert (told.code, told.error["code"]) == (2, "campaign-numbers")
