"""A squad's post-game gone through answer by answer, each of them on the disk before the next question.

It may be left at any moment and is taken up again where it stood. The last answer is written together with the entry of
the ledger: a post-game counts once, whole, or not at all.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from sacredwire.engine.chain import End, encoded
from sacredwire.engine.events import Event
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Drawn, Fall, Input
from sacredwire.engine.log import ENGINE
from sacredwire.engine.match import apply, digest, pending
from sacredwire.engine.notation import parse, parse_faces, write
from sacredwire.engine.pending import Dice, Draw, Over, Pending, Roll
from sacredwire.engine.postgame import PostSetup, begin
from sacredwire.errors import CampaignError, IllegalInput, NotationError, StoreError
from sacredwire.play.campaigns.postgames import post_setup, redo
from sacredwire.play.campaigns.squads import check_edition
from sacredwire.rules.campaign.entries import Played, Settled, Undone
from sacredwire.rules.campaign.ledger import add
from sacredwire.rules.campaign.undo import last_settled
from sacredwire.rules.ruleset import Ruleset
from sacredwire.store.campaigns import Held, enter
from sacredwire.store.store import Store
from sacredwire.store.values import NewGame, StoredGame, Written

FORMAT = "sacredwire-post"
VERSION = 1
"""Version of the header's shape."""
ID_DIGITS = 32


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a post-game's log: whose it is, and what it starts from."""

    format: str = FORMAT
    version: int = VERSION
    engine: int = ENGINE
    edition: str
    content: str
    campaign: str
    fixture: str
    member: str
    setup: PostSetup


class Happened(NamedTuple):
    """An input, the state it led to, and what happened."""

    given: Input
    state: State
    events: tuple[Event, ...]


class Sitting:
    """A post-game under way. ``open`` begins one or takes it up again.

    Attributes:
        held: The campaign; after the last answer as it stands then.
        start: The post-game at its beginning; ``state`` as it is now.
        opening: What happened before its first question.
        lines: Everything decided and rolled so far, in the notation.
        left_out: Answers of an earlier sitting that fit no more, since an arbiter has set something right.
    """

    def __init__(self, store: Store, at: Held, rules: Ruleset, fixture: str, member: str) -> None:
        check_edition(at.campaign, rules.edition)
        self.store, self.held, self.rules = store, at, rules
        self.fixture, self.member = fixture, member
        setup = post_setup(at.campaign, fixture, member)
        edition = rules.edition
        self._header = encoded(
            Header(
                edition=edition.id,
                content=edition.digest,
                campaign=at.id,
                fixture=fixture,
                member=member,
                setup=setup,
            )
        )
        first = begin(rules, setup)
        self.start = self.state = first.state
        self.opening = first.events
        self.lines: tuple[str, ...] = ()
        self.left_out: tuple[str, ...] = ()
        self._turn, self._begun = 0, False

    @classmethod
    def open(cls, store: Store, at: Held, rules: Ruleset, fixture: str, member: str) -> "Sitting":
        """A squad's post-game of a match, as far as it was gone through.

        Raises:
            CampaignError: The squad has none before it, or the edition is not the campaign's.
            StoreError: It cannot be read or written.
        """
        sitting = cls(store, at, rules, fixture, member)
        sitting._take_up()
        return sitting

    @property
    def waits(self) -> Pending:
        """What it waits for."""
        return pending(self.rules, self.state)

    @property
    def falls(self) -> int:
        """How often dice fell."""
        return sum(isinstance(parse(line), Fall | Drawn) for line in self.lines)

    def told(self) -> Iterator[Happened]:
        """Everything so far, told again."""
        state = self.start
        for line in self.lines:
            step = apply(self.rules, state, parse(line))
            state = step.state
            yield Happened(parse(line), state, step.events)

    def give(self, *given: Input, dice: Dice | None = None) -> list[Happened]:
        """Answers what is waited for, lets dice fall as long as they are, and writes it all down at once.

        Args:
            given: Decisions or outcomes; none: only dice fall.
            dice: What makes chance fall afterwards; None: chance is waited for.

        Returns:
            What happened. It is on the disk; if it was the last answer, so is the ledger's entry.

        Raises:
            IllegalInput: An answer is refused; nothing was written.
            StoreError: It could not be written; nothing has changed.
        """
        happened: list[Happened] = []
        state = self.state
        answers = iter(given)
        while True:
            answer = next(answers, None)
            if answer is None:
                waits = pending(self.rules, state)
                if dice is None or not isinstance(waits, Roll | Draw):
                    break
                answer = dice.fall(waits)
            step = apply(self.rules, state, answer)
            state = step.state
            happened.append(Happened(answer, state, step.events))
        self._keep(state, tuple(write(one.given) for one in happened))
        return happened

    def may_take_back(self) -> bool:
        """Whether the last answer was a decision after which nobody has learnt anything: no die has fallen since."""
        return bool(self.lines) and not isinstance(parse(self.lines[-1]), Fall | Drawn)

    def take_back(self) -> None:
        """Takes the last decision back.

        Raises:
            CampaignError: ``campaign-nothing-to-take-back``: the last answer was dice, or there is none.
        """
        if not self.may_take_back():
            raise CampaignError("campaign-nothing-to-take-back", value=self.member)
        self._anew(self.lines[:-1])

    def written_anew(self, lines: Sequence[str]) -> Written:
        """What begins it in a store with those of the lines that fit."""
        _, fitting = self._followed(lines)
        return Written(self._id(0), lines=fitting, begins=NewGame("postgame", self._header))

    def _keep(self, state: State, lines: tuple[str, ...]) -> None:
        waits = pending(self.rules, state)
        post = waits.post if isinstance(waits, Over) else None
        if not lines and self._begun and post is None:
            return
        end = End(msgspec.Raw(msgspec.json.encode(post)), digest(state)) if post else None
        begins = None if self._begun else NewGame("postgame", self._header)
        written = Written(self._id(self._turn), len(self.lines), lines, end, begins)
        told = (*self.lines, *lines)
        if post is None:
            self.store.write(written)
        else:
            entry = Settled(
                fixture=self.fixture, member=self.member, inputs=told, result=post, start=digest(self.start)
            )
            key = f"post {self._id(0)}"
            self.held = enter(self.store, self.held, (entry,), key, games=(written,))
        self.state, self.lines, self._begun = state, told, True

    def _take_up(self) -> None:
        """Goes on where an earlier sitting stopped; what fits no more is left out."""
        game = self._last()
        if game is None:
            return
        self._begun = True
        lines = tuple(one.line for one in game.inputs)
        if game.header == self._header:
            self.state, self.lines = self._followed(lines)
            return
        self._anew(lines)
        self.left_out = lines[len(self.lines) :]

    def _anew(self, lines: Sequence[str]) -> None:
        """Begins again with those of the lines that fit; the sitting before stays in the store, closed."""
        was = self._id(self._turn)
        state, fitting = self._followed(lines)
        follower = self._id(self._turn + 1)
        end = End(msgspec.Raw(msgspec.json.encode({"goes-on-as": follower})), digest(self.state))
        seq = len(self.store.game(was).inputs)
        begins = NewGame("postgame", self._header)
        self.store.write(Written(was, seq, end=end), Written(follower, lines=fitting, begins=begins))
        self._turn += 1
        self.state, self.lines = state, fitting

    def _followed(self, lines: Sequence[str]) -> tuple[State, tuple[str, ...]]:
        """The post-game after as many of the lines as fit and do not end it, and those lines."""
        state, told = self.start, []
        for line in lines:
            try:
                step = apply(self.rules, state, parse(line))
            except (IllegalInput, NotationError):
                break
            if isinstance(pending(self.rules, step.state), Over):
                break
            state = step.state
            told.append(line)
        return state, tuple(told)

    def _last(self) -> StoredGame | None:
        """The game in which it stands, if it was begun."""
        found = None
        while True:
            try:
                game = self.store.game(self._id(self._turn + (found is not None)))
            except StoreError as error:
                if error.code != "store-no-game":
                    raise
                return found
            self._turn += found is not None
            found = game

    def _id(self, turn: int) -> str:
        """The id of the game in which it stands after so many beginnings."""
        words = (self.held.id, self.fixture, self.member, self._past(), turn)
        return sha256(" ".join(map(str, words)).encode()).hexdigest()[:ID_DIGITS]

    def _past(self) -> int:
        """How often this post-game, or the match before it, was undone."""
        entries = self.held.campaign.entries
        gone = [entries[one.entry - 1] for one in entries if isinstance(one, Undone)]
        return sum(
            isinstance(one, Played | Settled)
            and one.fixture == self.fixture
            and getattr(one, "member", self.member) == self.member
            for one in gone
        )


class Recast(NamedTuple):
    """A post-game with a die read rightly.

    Attributes:
        held: The campaign with the entries that this took.
        settled: Whether the post-game came to its end with everything else as it was; else it is open again.
        kept: How many of its answers still count.
    """

    held: Held
    settled: bool
    kept: int


def recast(
    store: Store, at: Held, rules: Ruleset, fixture: str, member: str, number: int, faces: str, reason: str, by: str
) -> Recast:
    """A squad's last post-game with a die set right: undone, and gone through again as far as the answers still fit.

    Args:
        store: The store.
        at: The campaign.
        rules: Its edition.
        fixture: The match it followed.
        member: The squad.
        number: Which of its inputs, from 1.
        faces: What lay on the table: ``4 6``, several rollers parted by ``|``.
        reason: Why.
        by: The arbiter.

    Raises:
        CampaignError: The squad has no such post-game, it was built on, or there are no such dice in it.
        NotationError: The faces are none.
        StoreError: It cannot be written.

    Rule: R-194, R-195.
    """
    entry = _settled(at, fixture, member)
    lines = list(entry.inputs)
    given = parse(lines[number - 1]) if 0 < number <= len(lines) else None
    if not isinstance(given, Fall):
        dice = ", ".join(str(place) for place, line in enumerate(lines, 1) if isinstance(parse(line), Fall))
        raise CampaignError("campaign-no-die", value=number, expected=dice or "–")
    lines[number - 1] = write(Fall(given.purpose, parse_faces(faces.split())))
    if tuple(lines) == entry.inputs:
        return Recast(at, True, len(lines))
    key = f"recast {fixture} {member} {len(at.rows)}"
    try:
        done = redo(at.campaign, rules, member, lines, reason, by)
    except CampaignError as error:
        if error.code not in ("campaign-line", "campaign-unfinished") or error.params.get("line") == number:
            raise
    else:
        return Recast(enter(store, at, done, key, by), True, len(lines))
    undone = Undone(entry=last_settled(at.campaign, member), reason=reason, by=by)
    sitting = Sitting(store, at._replace(campaign=add(at.campaign, undone)), rules, fixture, member)
    written = sitting.written_anew(lines)
    return Recast(enter(store, at, (undone,), key, by, (written,)), False, len(written.lines))


def _settled(at: Held, fixture: str, member: str) -> Settled:
    """A squad's last post-game, if it is the one that followed this match."""
    at.campaign.fixture(fixture)
    at.campaign.member(member)
    number = last_settled(at.campaign, member)
    entry = at.campaign.entries[number - 1] if number else None
    if not isinstance(entry, Settled) or entry.fixture != fixture:
        raise CampaignError("campaign-not-last-post", value=member, fixture=fixture)
    return entry
