"""The exact odds of the roll that follows an offer: what the engine would roll, looked at before it falls."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from sacredwire.content.keys import Keys
from sacredwire.engine.frames import Question, State
from sacredwire.engine.inputs import Action, Defend, Pass
from sacredwire.engine.match import apply
from sacredwire.engine.procedures.assault import Assault
from sacredwire.engine.procedures.contest import Contest as ContestFrame
from sacredwire.engine.procedures.contest import Roller
from sacredwire.play.story import Teller
from sacredwire.rules.armor import reduction
from sacredwire.rules.combat import Attempt, attack_side, defense_side
from sacredwire.rules.damage import blow_of
from sacredwire.rules.dice.contest import DOUBLE, FUMBLE, TRIPLE
from sacredwire.rules.dice.damage import attack, riposte
from sacredwire.rules.dice.dist import Distribution
from sacredwire.rules.dice.level import settle, settle_fixed
from sacredwire.rules.dice.spec import Contest
from sacredwire.rules.dice.table import margins
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.state import Position
from sacredwire.server.wire.asks import Level, Odds, Spread, Why

PASSED = ("bless", "severance")
"""Questions between an offer and its roll that are passed on the way: the odds are those without a blessing."""
DIGITS = 6


class Foreseen(NamedTuple):
    """A roll about to fall: the table then, its contest, and the attack it belongs to, if any."""

    position: Position
    contest: ContestFrame
    assault: Assault | None


class Oracle:
    """Foretells the rolls of one moment.

    Args:
        rules: The edition.
        state: The moment.
        voice: Says why levels are what they are.
    """

    def __init__(self, rules: Ruleset, state: State, voice: Keys) -> None:
        self.rules, self.state = rules, state
        self._teller = Teller(voice, state.position)

    def of(self, action: Action) -> tuple[Odds | None, list[tuple[str, Odds]]]:
        """The odds of an action's roll, and those of each other answer its target may give. Rule: C4.7, C1.10.

        Nothing when no roll of two sides follows at once.
        """
        after = self._after(self.state, action)
        asked = after.stack[-1]
        if isinstance(asked, Question) and asked.prompt == "defend" and not isinstance(action, Defend):
            answers = [(offer.weapon, self._odds(after, offer)) for offer in asked.offers if isinstance(offer, Defend)]
            plain = next((odds for weapon, odds in answers if not weapon), None)
            return plain, [(weapon, odds) for weapon, odds in answers if weapon and odds]
        found = self._foreseen(after)
        return (self.told(found) if found else None), []

    def _odds(self, state: State, action: Action) -> Odds | None:
        found = self._foreseen(self._after(state, action))
        return self.told(found) if found else None

    def _after(self, state: State, action: Action) -> State:
        return apply(self.rules, state, action).state

    def _foreseen(self, state: State) -> Foreseen | None:
        """The contest a state comes to without a blessing. Rule: R-52."""
        while isinstance(asked := state.stack[-1], Question) and asked.prompt in PASSED:
            state = self._after(state, Pass(asked.seat))
        frame = state.stack[-2] if len(state.stack) > 1 else None
        if not isinstance(frame, ContestFrame) or frame.at != "fallen":
            return None
        below = state.stack[-3]
        return Foreseen(state.position, frame, below if isinstance(below, Assault) else None)

    def attempted(self, position: Position, tried: Attempt) -> Odds:
        """The odds of an attack that is not declared yet, against Defense. Rule: C4.7-C4.18."""
        mine, theirs = attack_side(self.rules, tried), defense_side(self.rules, tried)
        attacker, target = tried.attacker.id, tried.target.id
        sides = (
            Roller(attacker, mine.tier, mine.reasons, mine.rerolls, kinds=mine.kinds),
            Roller(target, theirs.tier, theirs.reasons, theirs.rerolls, kinds=theirs.kinds),
        )
        assault = Assault(attacker, target, tried.weapon.id)
        return self.told(Foreseen(position, ContestFrame("attack", "C4.7", sides), assault))

    def told(self, found: Foreseen) -> Odds:
        """All that is to be known about a contest. Rule: C4.16-C4.18."""
        contest = found.contest
        asked = contest_of(contest)
        ahead = margins(asked)
        damage, back = self._blows(found, asked)
        return Odds(
            purpose=contest.purpose,
            rule=contest.rule,
            sides=(self._level(contest.sides[0], asked.attacker), self._level(contest.sides[1], asked.defender)),
            win=_rounded(ahead.at_least(1)),
            double=_rounded(ahead.at_least(DOUBLE)),
            triple=_rounded(ahead.at_least(TRIPLE)),
            lose=_rounded(ahead.at_most(-1)),
            fumble=_rounded(ahead.at_most(FUMBLE)),
            damage=damage,
            back=back,
        )

    def _blows(self, found: Foreseen, asked: Contest) -> tuple[Spread | None, Spread | None]:
        """What an attack does to its target, and its target's Riposte to it. Rule: C4.7, C4.18."""
        assault = found.assault
        if assault is None:
            return None, None
        rules = self.rules
        attacker, target = found.position.models[assault.who], found.position.models[assault.target]
        weapon = rules.weapons[assault.weapon]
        maximum = assault.overcharge or assault.severance
        blow = blow_of(rules, attacker, target, weapon, lost_riposte=bool(assault.answer), maximum=maximum)
        damage = spread(attack(asked, blow, reduction(rules, target)), target.health)
        if not assault.answer:
            return damage, None
        struck = blow_of(rules, target, attacker, rules.weapons[assault.answer])
        return damage, spread(riposte(asked, struck, reduction(rules, attacker)), attacker.health)

    def _level(self, side: Roller, level: int) -> Level:
        return Level(side.who, side.tier, level, tuple(self._whys(side)), side.rerolls, side.retry)

    def _whys(self, side: Roller) -> Iterator[Why]:
        for reason in side.reasons:
            yield Why(reason.amount, self._teller.reason(reason), reason.key, reason.rule, reason.source)


def contest_of(frame: ContestFrame) -> Contest:
    """The contest that a roll waited for is, its levels settled. Rule: C1.10, R-2."""
    a, b = frame.sides
    levels = settle(a.tier, a.modifier, b.tier, b.modifier) if b.who else settle_fixed(a.tier, a.modifier)
    return Contest(
        attacker=levels[0],
        defender=levels[1],
        attacker_rerolls=tuple(sorted(a.rerolls)),
        defender_rerolls=tuple(sorted(b.rerolls)),
        attacker_retry=a.retry,
        defender_retry=b.retry,
    )


def spread(lost: Distribution, health: int) -> Spread:
    """A distribution of lost Health, no more than there is. Rule: C4.18."""
    capped = lost.mapped(lambda points: min(points, health))
    total = capped.total
    chances = tuple((points, round(weight / total, DIGITS)) for points, weight in capped.pairs)
    return Spread(chances, _rounded(capped.mean()), _rounded(lost.at_least(health)))


def _rounded(value: Fraction) -> float:
    return round(float(value), DIGITS)
