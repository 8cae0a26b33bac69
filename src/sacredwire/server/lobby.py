"""Before and around a match: making one, letting people in, the list of one's own."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from sacredwire.bots.named import BOTS
from sacredwire.engine.log import Header
from sacredwire.engine.setup import Setup
from sacredwire.errors import LogError, ServiceError
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Seat
from sacredwire.server.clocks import LONGEST, SHORTEST
from sacredwire.server.led import OPEN, PERSON, Led
from sacredwire.server.making import name_of, setup_of, usual_edition
from sacredwire.server.matches import Matches
from sacredwire.server.tokens import hash_of, new_token
from sacredwire.server.wire.rest import Access, Join, Made, NewMatch, Seating, Summary, TimeControl
from sacredwire.store.live import Key, NewLive, Sitter
from sacredwire.store.values import new_id

MOST_TOKENS = 200
"""Tokens that one question about one's matches may hold."""
SECRET = 32
"""Bytes of a match's secret."""
ME = "me"


class Entrant(NamedTuple):
    """Somebody whom a token lets into a match."""

    match: str
    role: str
    seats: tuple[Seat, ...]


class Lobby:
    """Where matches are made and people let in.

    Args:
        matches: The matches.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches

    def make(self, new: NewMatch) -> Made:
        """A new match, stored.

        Raises:
            ContentError: What is asked for cannot be.
            ServiceError: The same.
        """
        rules = self._matches.rules(new.edition or usual_edition(self._matches.folder))
        return self._begin(rules, setup_of(rules, new, self._matches.folder), new)

    def again(self, match: str, seats: tuple[Seat, ...]) -> Made:
        """A match with the same squads, board, mission and bots as another, for whoever played these seats of it.

        Raises:
            StoreError: There is no such match.
        """
        led = self._matches.led(match)

        def player(seat: Seat) -> str:
            sitter = led.sitters[seat]
            return ME if seat in seats else OPEN if sitter.player == PERSON else sitter.player

        time = TimeControl(led.timer.control, led.timer.limit // 1000)
        asked = NewMatch(name=led.sitters[seats[0]].name, time=time, players=Seating(player("blue"), player("amber")))
        return self._begin(led.rules, led.setup, asked)

    def _begin(self, rules: Ruleset, setup: Setup, new: NewMatch) -> Made:
        name, players = name_of(new.name), {"blue": new.players.blue, "amber": new.players.amber}
        for player in players.values():
            if player not in (ME, OPEN, *BOTS):
                raise ServiceError("no-such-player", expected=", ".join((ME, OPEN, *BOTS)))
        if new.time.control != "none" and not SHORTEST <= new.time.seconds <= LONGEST:
            raise ServiceError("time-out-of-range", low=SHORTEST, high=LONGEST)
        sitters = [
            Sitter(seat, PERSON if players[seat] == ME else players[seat], name if players[seat] == ME else "")
            for seat in SEATS
        ]
        mine = tuple(seat for seat in SEATS if players[seat] == ME)
        token, watch = new_token(), new_token()
        invitations: dict[Seat, str] = {seat: new_token() for seat in SEATS if players[seat] == OPEN}
        keys = [Key(hash_of(token), "player" if mine else "spectator", mine), Key(hash_of(watch), "watch")]
        keys += [Key(hash_of(code), "invitation", (seat,)) for seat, code in invitations.items()]
        header = Header(edition=rules.edition.id, content=rules.edition.digest, setup=setup)
        secret = secrets.token_hex(SECRET)
        begun = NewLive(msgspec.json.encode(header).decode(), secret, new.time.control, new.time.seconds)
        match = new_id()
        self._matches.live.begin(match, begun, sitters, keys)
        self._matches.led(match)
        return Made(Access(match, token, "player" if mine else "spectator", mine), invitations, watch)

    def join(self, join: Join) -> Access:
        """An invitation taken up: a seat, once, or a place to look on.

        Raises:
            ServiceError: ``no-such-invitation``.
            StoreError: Somebody was faster.
        """
        found = self._matches.live.key(hash_of(join.invitation))
        name = name_of(join.name)
        if found is None or found[1].role not in ("invitation", "watch") or found[1].used:
            raise ServiceError("no-such-invitation")
        match, key = found
        token = new_token()
        if key.role == "watch":
            self._matches.live.sit(match, (), keys=(Key(hash_of(token), "spectator"),))
            return Access(match, token, "spectator", ())
        led = self._matches.led(match)
        sitters = [replace(led.sitters[seat], player=PERSON, name=name) for seat in key.seats]
        self._matches.live.sit(match, sitters, key.hash, (Key(hash_of(token), "player", key.seats),))
        for sitter in sitters:
            led.seated(sitter, self._matches.now())
        return Access(match, token, "player", key.seats)

    def entrant(self, token: str, match: str = "") -> Entrant:
        """Whom a token lets in.

        Raises:
            ServiceError: ``no-such-token``: nobody, or not into this match.
        """
        found = self._matches.live.key(hash_of(token))
        if found is None or found[1].role not in ("player", "spectator") or (match and found[0] != match):
            raise ServiceError("no-such-token")
        return Entrant(found[0], found[1].role, found[1].seats)

    def mine(self, tokens: Sequence[str]) -> list[Summary]:
        """The matches that tokens open, the last played first; what is gone is left out."""
        told = []
        for token in tokens[:MOST_TOKENS]:
            try:
                entrant = self.entrant(token)
                told.append(self._summary(self._matches.led(entrant.match), token, entrant.seats))
            except (ServiceError, LogError):
                continue
        return sorted(told, key=lambda one: -one.changed)

    def _summary(self, led: Led, token: str, seats: tuple[Seat, ...]) -> Summary:
        position, asked = led.course.state.position, led.course.asked
        return Summary(
            match=led.id,
            token=token,
            edition=led.rules.edition.id,
            mission=position.mission,
            board=led.setup.board.name or led.setup.board.id,
            round=position.round,
            seats=seats,
            players=led.players(),
            waits=asked.seat if asked else None,
            winner=led.winner,
            over=asked is None,
            changed=led.changed,
        )

    def forget(self, match: str, seats: tuple[Seat, ...]) -> None:
        """Deletes a match, once it is over or nobody else plays it.

        Raises:
            ServiceError: ``match-goes-on``: somebody else plays; ``not-a-player``.
        """
        led = self._matches.led(match)
        if not seats:
            raise ServiceError("not-a-player")
        others = [seat for seat in SEATS if seat not in seats and led.sitters[seat].player == PERSON]
        if others and not led.course.is_over:
            raise ServiceError("match-goes-on")
        self._matches.live.forget(match)
        self._matches.drop(match)
