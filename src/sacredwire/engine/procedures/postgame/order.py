"""The post-game: its stages in their order, and its end."""

from collections.abc import Callable
from typing import Any

from sacredwire.engine.change import Change
from sacredwire.engine.frames import Frame
from sacredwire.engine.procedures.postgame import (
    crediting,
    dismissing,
    exploring,
    forfeiting,
    handing,
    injuring,
    merging,
    promoting,
    recording,
    recovering,
    recruiting,
    reviewing,
    succession,
    trading,
)
from sacredwire.engine.procedures.postgame.keeping import books_of
from sacredwire.rules.campaign.books import closed
from sacredwire.rules.campaign.postings import PostResult

STAGES: tuple[Frame, ...] = (
    merging.Merging(),
    forfeiting.Forfeiting(),
    recording.Recording(),
    crediting.Crediting(),
    exploring.Exploring(),
    injuring.Injuring(),
    promoting.Promotions(),
    trading.Trading(),
    dismissing.Dismissing(),
    recruiting.Recruiting(),
    handing.Handing(),
    recovering.Recovering(),
    reviewing.Reviewing(),
)
"""Every stage, in the order of the sequence. Rule: K.postgame."""


class PostGame(Frame, frozen=True, gc=False, tag="post-game"):
    """The frame at the bottom of the stack; ``stage`` is the next one. Rule: K.postgame."""

    stage: int = 0


class Closed(Frame, frozen=True, gc=False, tag="closed"):
    """Nothing more to wait for."""

    result: PostResult


def step(change: Change, frame: PostGame, got: object) -> None:
    """Goes to the next stage, and closes the books after the last. Rule: K.postgame."""
    del got
    if frame.stage == len(STAGES):
        change.set(Closed(closed(books_of(change))))
        return
    change.then(PostGame(frame.stage + 1), STAGES[frame.stage])


STEPS: dict[type[Frame], Callable[[Change, Any, object], None]] = {
    PostGame: step,
    merging.Merging: merging.step,
    forfeiting.Forfeiting: forfeiting.step,
    recording.Recording: recording.step,
    crediting.Crediting: crediting.step,
    exploring.Exploring: exploring.step,
    injuring.Injuring: injuring.step,
    promoting.Promotions: promoting.promote_all,
    promoting.Promoting: promoting.step,
    succession.Succeeding: succession.step,
    trading.Trading: trading.step,
    dismissing.Dismissing: dismissing.step,
    recruiting.Recruiting: recruiting.step,
    handing.Handing: handing.step,
    recovering.Recovering: recovering.step,
    reviewing.Reviewing: reviewing.step,
}
"""The procedures of a post-game."""
