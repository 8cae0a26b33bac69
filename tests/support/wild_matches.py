"""Matches that meet much: squads, arrivals and Coworkers at random, players that act instead of leaving."""

from collections.abc import Iterator
from random import Random

from sacredwire.bots.player import Player
from sacredwire.bots.random_bot import RandomBot
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.boards import BOARD_SIZE
from sacredwire.engine.discretise import Moves, discretise
from sacredwire.engine.inputs import Action, Aim, End
from sacredwire.engine.log import LogWriter
from sacredwire.engine.match import digest, new_match
from sacredwire.engine.pending import Decide, MoveTo, Offer
from sacredwire.engine.setup import Setup
from sacredwire.engine.view import View
from sacredwire.play.dice import SeededDice
from sacredwire.play.match import Turn, play, result_of
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.deployment import own_edges
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import SEATS, Edge, Model, Place, Position, Rows, Seat
from support.matches import rules
from support.watch import Watch


class KeenBot:
    """Plays anything legal, but would rather act than walk and rather go somewhere than leave or idle.

    Args:
        rules: The edition.
        seed: The same seed chooses the same.
    """

    def __init__(self, rules: Ruleset, seed: int | str) -> None:
        self.rules = rules
        self._random = Random(seed)

    def choose(self, seen: View, ask: Decide) -> Action:
        """An offer drawn by lot, deeds before moves before the end; of a region one of its actions."""
        offers = list(ask.offers)
        self._random.shuffle(offers)
        for offer in sorted(offers, key=self._reluctance):
            actions = discretise(self.rules, seen.position, offer)
            if isinstance(actions, Moves):
                going = self._go(seen.position, actions)
                if going is not None:
                    return going
            elif actions:
                return self._random.choice(actions)
        raise AssertionError("something can always be chosen")

    def _reluctance(self, offer: Offer) -> int:
        if isinstance(offer, End):
            return 3
        plain = isinstance(offer, MoveTo | Aim)
        return 1 + plain if self._random.random() < 0.8 else 1

    def _go(self, position: Position, moves: Moves) -> Action | None:
        """Off the board with an objective; else anywhere, or to where something is to be had; None: it stays."""
        model, leaving = position.models[moves.offer.who], len(moves.leaving)
        staying = len(moves) - leaving
        if leaving and (model.carrying or self._random.random() < 0.01):
            own = [move for move in moves.leaving if move.off in self._home_edges(position, model)]
            return self._random.choice(own or moves.leaving)
        if not staying:
            return None
        goals = [m.place for m in position.markers if m.place] if not model.carrying else []
        goals += [m.place for m in position.models.values() if m.place and m.sheet.side != model.sheet.side]
        if not goals or self._random.random() < 0.3:
            return moves[self._random.randrange(staying)]
        x, y, _ = self._home(position, model) if model.carrying else self._random.choice(goals)
        ends = moves.places(range(staying))
        return moves[int(((ends[:, 0] - x) ** 2 + (ends[:, 1] - y) ** 2).argmin())]

    def _home(self, position: Position, model: Model) -> Place:
        assert model.place is not None
        x, y, z = model.place
        size = BOARD_SIZE
        edge = self._home_edges(position, model)[0]
        return {"N": (x, size, z), "E": (size, y, z), "S": (x, 0, z), "W": (0, y, z)}[edge]

    def _home_edges(self, position: Position, model: Model) -> tuple[Edge, ...]:
        assert model.sheet.seat is not None
        return own_edges(position, model.sheet.seat)


def wild_setup(edition: str, seed: int) -> Setup:
    """A set-up drawn by lot."""
    own, draw = rules(edition).edition, Random(f"{edition} {seed}")
    boards = board_ids()
    return Setup(
        edition=edition,
        board=load_board(boards[seed % len(boards)]),
        blue=random_squad(own, 2 * seed),
        amber=random_squad(own, 2 * seed + 1),
        aggressor=draw.choice(SEATS),
        rows=Rows(
            deployment=draw.choice(own.deployments).id,
            loot_layout=draw.choice(own.loot_layouts).id,
            coworker_setup=draw.choice(own.coworker_setups).id,
            setup_advantages=tuple(row.id for row in draw.sample(own.setup_advantages, draw.randint(0, 2))),
            tactical_advantages=tuple(row.id for row in draw.sample(own.tactical_advantages, draw.randint(0, 2))),
            timing=draw.choice(own.timings).id,
            faction=draw.choice(("", *(faction.id for faction in own.factions))),
            spawn_place=draw.choice(("", *(row.id for row in own.spawn_places))),
            coworker=draw.randrange(len(own.coworkers.units) + 1),
            loot_modifier=draw.choice(own.loot_modifiers).id,
            coworker_modifier=draw.choice(own.coworker_modifiers).id,
        ),
    )


def wild_match(edition: str, seed: int) -> Iterator[Turn]:
    """A match input by input; every third between bots that choose anything, the others between keen ones."""
    own = rules(edition)
    kind = KeenBot if seed % 3 else RandomBot
    bots: dict[Seat, Player] = {seat: kind(own, f"{seed} {seat}") for seat in SEATS}
    return play(own, new_match(own, wild_setup(edition, seed)), bots, SeededDice(seed))


def wild_faults(edition: str, seed: int) -> list[str]:
    """What went wrong in a match: the first broken invariant, or that it did not end."""
    watch, own, last = Watch(rules(edition)), rules(edition), None
    for last in wild_match(edition, seed):
        if faults := watch.faults(last):
            return [f"{edition} {seed}: {fault}" for fault in faults]
    if last is None or result_of(own, last.after) is None:
        return [f"{edition} {seed}: no end"]
    return []


def wild_log(edition: str, seed: int) -> tuple[bytes, list[str]]:
    """The log of a match, and a digest of its state after each input."""
    lines: list[str] = []
    own, last = rules(edition), None
    writer = LogWriter(lines.append, own, wild_setup(edition, seed))
    digests: list[str] = []
    for last in wild_match(edition, seed):
        writer.add(last.given)
        digests.append(digest(last.after))
    assert last is not None
    result = result_of(own, last.after)
    assert result is not None
    writer.close(result, last.after)
    return "".join(lines).encode(), digests
