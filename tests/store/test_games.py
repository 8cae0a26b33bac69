"""Games in a store: inputs are added in order, whole or not at all, and come back as the log that was played."""

import msgspec
import pytest

from sacredwire.engine.chain import End, Entry
from sacredwire.engine.log import read_log
from sacredwire.errors import StoreError
from sacredwire.store.store import Store
from sacredwire.store.values import NewGame, Written
from support.matches import EDITIONS, logged
from support.post_games import batches, end, header


def begun(store: Store, game: str = "league0-s1-0") -> str:
    return store.new_game(NewGame("postgame", header(game)), game)


def test_a_match_comes_back_as_the_log_that_was_written(store: Store) -> None:
    log = logged(EDITIONS[0], 3)
    header_line, *between, closing = log.decode().splitlines()
    inputs = [msgspec.json.decode(line, type=Entry).input for line in between]
    ended = msgspec.json.decode(closing, type=End)
    game = store.new_game(NewGame("match", header_line))
    half = len(inputs) // 2
    assert store.append_inputs(game, 0, inputs[:half]) == half
    assert len(read_log("".join(store.game(game).log()).encode(), unfinished=True).inputs) == half
    assert store.append_inputs(game, half, inputs[half:], End(ended.result, ended.state)) == len(inputs)
    kept = store.game(game)
    assert "".join(kept.log()).encode() == log
    assert (kept.kind, kept.edition, kept.is_over) == ("match", EDITIONS[0], True)


def test_a_game_has_an_id_that_nobody_guesses(store: Store) -> None:
    ids = {store.new_game(NewGame("match", header("x"))) for _ in range(3)}
    assert len(ids) == 3
    assert all(len(one) == 32 and int(one, 16) >= 0 for one in ids)


@pytest.mark.parametrize("seq", [0, 1, 3, 7])
def test_whoever_has_not_seen_all_inputs_is_refused(store: Store, seq: int) -> None:
    game = begun(store)
    store.append_inputs(game, 0, ["pass blue", "pass amber"])
    with pytest.raises(StoreError, match="store-stale-inputs") as caught:
        store.append_inputs(game, seq, ["pass blue"])
    assert caught.value.params == {"game": game, "value": seq, "expected": 2}
    assert [one.line for one in store.game(game).inputs] == ["pass blue", "pass amber"]


def test_a_game_that_is_over_takes_no_more(store: Store) -> None:
    game = begun(store)
    store.append_inputs(game, 0, ["pass blue"], end(game))
    with pytest.raises(StoreError, match="store-game-over"):
        store.append_inputs(game, 1, ["pass amber"])


def test_what_is_not_there_is_named(store: Store) -> None:
    for ask in (lambda: store.game("nothing"), lambda: store.append_inputs("nothing", 0, ["pass blue"])):
        with pytest.raises(StoreError, match="store-no-game") as caught:
            ask()
        assert caught.value.params == {"game": "nothing"}


def test_an_id_is_given_once(store: Store) -> None:
    begun(store)
    with pytest.raises(StoreError, match="store-game-exists"):
        begun(store)


def test_several_games_are_written_together_or_not_at_all(store: Store) -> None:
    first, second = begun(store, "league0-s1-0"), begun(store, "league0-s2-0")
    with pytest.raises(StoreError, match="store-stale-inputs"):
        store.write(Written(first, 0, ("pass blue",)), Written(second, 5, ("pass blue",)))
    assert store.game(first).inputs == ()


def test_the_games_that_go_on_are_listed(store: Store) -> None:
    games = [begun(store, f"league0-s{number}-0") for number in range(1, 4)]
    store.new_game(NewGame("match", header("x")))
    store.append_inputs(games[1], 0, batches(games[1])[0], end(games[1]))
    assert store.open_games("postgame") == (games[0], games[2])


def test_whatever_a_line_holds_comes_back(store: Store) -> None:
    game = begun(store)
    lines = ['name b1 "Ñandú \\" \u202e \U0001f9ff"', "x" * 20_000]
    store.append_inputs(game, 0, lines)
    assert [one.line for one in store.game(game).inputs] == lines
