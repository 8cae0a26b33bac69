"""Several threads write to one store at the same moment: one wins, the others are told, nothing is there twice."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from sacredwire.errors import StoreError
from sacredwire.store.store import Store
from sacredwire.store.values import NewGame
from support.post_games import LANES, Founded, header, settled

WRITERS = 6
ROUNDS = 5


def race(act: Callable[[int], object]) -> Counter[str]:
    """Let all writers act at once; how it went for each: what came back, or the code of the refusal."""
    barrier = Barrier(WRITERS)

    def run(writer: int) -> str:
        barrier.wait()
        try:
            return str(act(writer))
        except StoreError as error:
            return error.code

    with ThreadPoolExecutor(WRITERS) as pool:
        return Counter(pool.map(run, range(WRITERS)))


@pytest.fixture
def campaign(store: Store) -> str:
    return store.found(Founded("Liga"), "k", "Ana").campaign


def test_one_of_many_writers_appends_to_a_ledger(store: Store, campaign: str) -> None:
    for number in range(ROUNDS):

        def act(writer: int, seq: int = number + 1) -> object:
            return store.append(campaign, seq, [settled(LANES[writer], 0)], f"{seq} {writer}", "Ana").again

        assert race(act) == {"False": 1, "store-stale-ledger": WRITERS - 1}
    assert [row.seq for row in store.entries(campaign)] == list(range(1, ROUNDS + 2))


def test_an_append_sent_by_many_at_once_is_there_once(store: Store, campaign: str) -> None:
    for number in range(ROUNDS):

        def act(_: int, seq: int = number + 1) -> object:
            return store.append(campaign, seq, [settled(LANES[0], seq)], f"post {seq}", "Ana").again

        assert race(act) == {"False": 1, "True": WRITERS - 1}
    assert len(store.entries(campaign)) == ROUNDS + 1


def test_one_of_many_writers_goes_on_with_a_game(store: Store) -> None:
    game = store.new_game(NewGame("match", header("x")))
    for number in range(ROUNDS):
        outcome = race(lambda writer, seq=number: store.append_inputs(game, seq, [f"pass {writer}"]))
        assert outcome == {str(number + 1): 1, "store-stale-inputs": WRITERS - 1}
    assert len(store.game(game).inputs) == ROUNDS
