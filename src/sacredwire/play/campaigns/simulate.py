"""A league of bots: whole campaigns, round after round, to a winner."""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from sacredwire.bots.named import BotName, new_bot
from sacredwire.bots.player import Player
from sacredwire.content.board_files import board_ids, load_board
from sacredwire.content.boards import Board
from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import Squad
from sacredwire.errors import CampaignError
from sacredwire.play.campaigns.fixtures import fight, scenario_for, setup_for
from sacredwire.play.campaigns.pairing import pair_round
from sacredwire.play.campaigns.postgames import settle
from sacredwire.play.campaigns.squads import founded, joining
from sacredwire.play.dice import SeededDice
from sacredwire.play.random_squad import random_squad
from sacredwire.rules.campaign.audit import Auditor
from sacredwire.rules.campaign.campaign import Campaign, Fixture
from sacredwire.rules.campaign.entries import Entry
from sacredwire.rules.campaign.ledger import add, found
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Seat

MOST_MATCHES = 60
"""Matches after which a campaign is given up without a winner."""
MIX: tuple[BotName, ...] = ("seeker", "random")
"""Who plays where nothing else is said: without a bot that looks for Evidence a campaign has no end."""
BOLD = 2
"""One in so many squads that may risk The Source does."""


class Simulated(NamedTuple):
    """A campaign that bots played: how it stands, and how many matches it took."""

    campaign: Campaign
    matches: int


class League:
    """Plays a campaign between bots, and looks after each entry whether all totals agree.

    Args:
        rules: The edition.
        seed: The same seed plays the same campaign.
        bots: Who decides for the squads, in the order in which they join, again from the first if there are fewer.
        watch: Called with the campaign after each entry.
    """

    def __init__(
        self,
        rules: Ruleset,
        seed: int,
        bots: Sequence[BotName] = MIX,
        watch: Callable[[Campaign], object] | None = None,
    ) -> None:
        self.rules, self.seed, self.bots = rules, seed, bots
        self._watch, self._auditor = watch, Auditor()
        self.campaign = found(founded(f"{seed}", rules.edition))

    def play(self, squads: Sequence[Squad], most: int = MOST_MATCHES) -> Simulated:
        """A whole campaign, to a winner or to so many matches.

        Raises:
            CampaignError: ``campaign-totals`` with what does not agree.
        """
        for squad in squads:
            self.enter(joining(self.campaign, self.rules.edition, SquadFile(squad)))
        matches = 0
        while not self.campaign.winner and matches < most:
            rng = Random(f"{self.seed} round {self.campaign.round}")
            bold = [one for one in self.campaign.members if not rng.randrange(BOLD)]
            for entry in pair_round(self.campaign, self.seed, bold):
                self.enter(entry)
            for fixture in [one for one in self.campaign.fixtures.values() if one.stage == "paired"]:
                if matches < most and not self.campaign.winner:
                    self.play_out(fixture)
                    matches += 1
        return Simulated(self.campaign, matches)

    def play_out(self, fixture: Fixture) -> None:
        """A match of the league and both post-games."""
        rules, name = self.rules, f"{self.seed} {fixture.id}"
        dice = SeededDice(name)
        scenario = scenario_for(self.campaign, rules.edition, fixture, dice)
        board = _boards()[Random(name).randrange(len(_boards()))]
        setup = setup_for(self.campaign, rules.edition, fixture, scenario, board)
        players: dict[Seat, Player] = {
            fixture.seat_of(one): new_bot(self.bot_of(one), rules, f"{name} {one}") for one in fixture.sides
        }
        self.enter(fight(rules, fixture, setup, players, dice).played)
        for member in fixture.sides:
            own = f"{name} {member} post"
            player = new_bot(self.bot_of(member), rules, own)
            self.enter(settle(self.campaign, rules, fixture.id, member, player, SeededDice(own)))

    def bot_of(self, member: str) -> BotName:
        """Who decides for a squad."""
        return self.bots[list(self.campaign.members).index(member) % len(self.bots)]

    def enter(self, entry: Entry) -> None:
        """One more entry of the ledger.

        Raises:
            CampaignError: It does not fit, or a total does not agree after it.
        """
        before, self.campaign = self.campaign, add(self.campaign, entry)
        faults = self._auditor.take(before, entry, self.campaign)
        if faults:
            one = faults[0]
            raise CampaignError(
                "campaign-totals",
                value=one.member,
                total=f"{one.kind} {one.thing}".strip(),
                found=one.held,
                expected=one.posted,
            )
        if self._watch is not None:
            self._watch(self.campaign)


def simulate(
    rules: Ruleset,
    seed: int,
    squads: int = 4,
    bots: Sequence[BotName] = MIX,
    most: int = MOST_MATCHES,
    watch: Callable[[Campaign], object] | None = None,
) -> Simulated:
    """A campaign between new random squads, played by bots to a winner or to so many matches.

    Args:
        rules: The edition.
        seed: The same seed plays the same campaign.
        squads: How many.
        bots: Who decides for them, in turn.
        most: Matches after which it is given up.
        watch: Called with the campaign after each entry.
    """
    rng = Random(f"{seed} squads")
    drawn = [random_squad(rules.edition, rng.randrange(2**32)) for _ in range(squads)]
    return League(rules, seed, bots, watch).play(drawn, most)


@cache
def _boards() -> tuple[Board, ...]:
    """The boards a league plays on: ours."""
    return tuple(load_board(one) for one in board_ids())
