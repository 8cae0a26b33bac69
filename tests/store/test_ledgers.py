"""Ledgers in a store: only ever added to, in order, each append once whatever is sent again."""

from datetime import UTC, datetime, timedelta
from itertools import count

import msgspec
import pytest

from sacredwire.errors import StoreError
from sacredwire.store.store import Store
from sacredwire.store.values import Appended, NewGame, Written
from support.post_games import LANES, Founded, Settled, batches, end, header, settled

LANE = LANES[0]
GAME = LANE.game(0)


def founded(store: Store, key: str = "k", campaign: str = "league0") -> str:
    return store.found(Founded("Liga"), key, "Ana", campaign).campaign


def whole(game: str) -> Written:
    return Written(game, 0, sum(batches(game), ()), end(game), NewGame("postgame", header(game)))


def post(store: Store, seq: int = 1, key: str = "post m1 s1") -> Appended:
    return store.append("league0", seq, [settled(LANE, 0)], key, "Ana", [whole(GAME)])


def test_a_campaign_is_founded_once_under_a_key(store: Store) -> None:
    first = store.found(Founded("Liga"), "k", "Ana")
    again = store.found(Founded("Liga"), "k", "Ana")
    assert (first.again, again.again) == (False, True)
    assert (again.campaign, again.rows) == (first.campaign, first.rows)
    assert [one.id for one in store.campaigns()] == [first.campaign]


def test_a_campaign_comes_in_with_all_its_entries_and_games_once(store: Store) -> None:
    for again in (False, True):
        done = store.found(Founded("Liga"), "k", "Ana", then=[settled(LANE, 0)], games=[whole(GAME)])
        assert (done.again, len(done.rows)) == (again, 2)
    assert [one.entries for one in store.campaigns()] == [2]
    with pytest.raises(StoreError, match="store-game-exists"):
        store.found(Founded("Copa"), "k2", "Ana", then=[settled(LANE, 0)], games=[whole(GAME)])
    assert len(store.campaigns()) == 1


def test_two_campaigns_do_not_share_an_id(store: Store) -> None:
    founded(store)
    with pytest.raises(StoreError, match="store-campaign-exists"):
        founded(store, "another")


def test_entries_come_back_as_they_were_written(store: Store) -> None:
    campaign = founded(store)
    entries = [Settled("s1", "ñandú", 1), Settled("s2", "a\\u0000b", 2)]
    done = store.append(campaign, 1, entries, "k1", "Ana")
    rows = store.entries(campaign)
    assert rows[1:] == done.rows
    assert [row.seq for row in rows] == [1, 2, 3]
    assert [row.kind for row in rows] == ["founded", "settled", "settled"]
    assert [msgspec.json.decode(row.body, type=Settled) for row in rows[1:]] == entries
    assert {row.by for row in rows} == {"Ana"}


def test_an_append_sent_again_changes_nothing_and_gets_the_same_answer(store: Store) -> None:
    founded(store)
    first = post(store)
    store.append("league0", 2, [settled(LANES[1], 0), settled(LANES[2], 0)], "k2", "Ana")
    before = store.entries("league0"), store.game(GAME)
    for seq in (0, 1, 2, 4):
        again = post(store, seq)
        assert again.again
        assert again.rows == first.rows
    assert (store.entries("league0"), store.game(GAME)) == before


def test_the_answer_to_an_append_of_several_entries_holds_them_all(store: Store) -> None:
    founded(store)
    entries = [settled(lane, 0) for lane in LANES[:3]]
    first = store.append("league0", 1, entries, "k1", "Ana")
    store.append("league0", 4, [settled(LANES[4], 0)], "k2", "Ana")
    assert store.append("league0", 1, entries, "k1", "Ana").rows == first.rows
    assert len(first.rows) == 3


def test_a_key_counts_within_its_campaign(store: Store) -> None:
    founded(store)
    founded(store, "another", "league1")
    entry = [settled(LANE, 0)]
    assert not store.append("league0", 1, entry, "k1", "Ana").again
    assert not store.append("league1", 1, entry, "k1", "Ana").again


@pytest.mark.parametrize("seq", [0, 2, 9])
def test_whoever_has_not_seen_the_whole_ledger_is_refused(store: Store, seq: int) -> None:
    founded(store)
    with pytest.raises(StoreError, match="store-stale-ledger") as caught:
        post(store, seq)
    assert caught.value.params == {"campaign": "league0", "value": seq, "expected": 1}
    assert len(store.entries("league0")) == 1
    with pytest.raises(StoreError, match="store-no-game"):
        store.game(GAME)


def test_a_post_game_is_applied_whole_or_not_at_all(store: Store) -> None:
    founded(store)
    store.new_game(NewGame("postgame", header(GAME)), GAME)
    stale = Written(GAME, 3, ("pass blue",), end(GAME))
    with pytest.raises(StoreError, match="store-stale-inputs"):
        store.append("league0", 1, [settled(LANE, 0)], "k1", "Ana", [stale])
    assert len(store.entries("league0")) == 1
    assert not store.game(GAME).is_over


def test_an_append_brings_something(store: Store) -> None:
    founded(store)
    with pytest.raises(ValueError, match="at least one entry"):
        store.append("league0", 1, [], "k1", "Ana")


def test_a_campaign_that_is_not_there_is_named(store: Store) -> None:
    for ask in (lambda: store.entries("none"), lambda: store.append("none", 0, [settled(LANE, 0)], "k", "Ana")):
        with pytest.raises(StoreError, match="store-no-campaign") as caught:
            ask()
        assert caught.value.params == {"campaign": "none"}


def test_the_list_shows_what_was_written_to_last_first_with_times_in_utc(url: str) -> None:
    begin = datetime(2026, 3, 1, 12, tzinfo=UTC)
    hours = count()
    with Store.open(url, clock=lambda: begin + timedelta(hours=next(hours))) as store:
        founded(store)
        founded(store, "another", "league1")
        post(store)
        listed = store.campaigns()
    assert [one.id for one in listed] == ["league0", "league1"]
    assert (listed[0].entries, listed[0].name, listed[0].edition) == (2, "Liga", "sacredwire-0.9")
    assert listed[0].founded == begin
    assert listed[0].last > listed[1].last == listed[1].founded
    assert all(one.last.tzinfo == UTC for one in listed)
