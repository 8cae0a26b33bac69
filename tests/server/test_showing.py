"""What a seat is shown of a match: everything it may know, with odds that are those of the very roll that follows."""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import msgspec
import pytest

from sacredwire.content.keys import Keys
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Attack, Fall, Move
from sacredwire.engine.match import apply, check, pending
from sacredwire.engine.notation import parse
from sacredwire.engine.pending import Decide, MoveTo, Roll
from sacredwire.rules.dice.contest import margin
from sacredwire.rules.engagement import on_board, sees
from sacredwire.rules.movement import bodies, fall_dice, walker
from sacredwire.rules.space.manner import CLIMBS, DROPS, manner_of, manners
from sacredwire.rules.space.path import Measured, measure
from sacredwire.rules.space.sight import CLEAR
from sacredwire.rules.state import SEATS
from sacredwire.server.showing import questions
from sacredwire.server.showing.table import Shower
from sacredwire.server.wire.asks import Asked, Awaited, Deed, Going
from sacredwire.server.wire.messages import AskPath, AskSight, AskWhatIf
from sacredwire.server.wire.table import View, changes, patched
from support.matches import EDITIONS, rules
from support.wild_matches import wild_match

TURNS = {edition: list(wild_match(edition, 4)) for edition in EDITIONS}


@cache
def asked(edition: str) -> tuple[tuple[Shower, State, Decide, View], ...]:
    """Every decision of a match, and what the seat that makes it is shown."""
    return tuple(_asked(edition))


def _asked(edition: str) -> Iterator[tuple[Shower, State, Decide, View]]:
    shower = Shower(rules(edition), Keys())
    for turn in TURNS[edition]:
        waits = pending(shower.rules, turn.after)
        if isinstance(waits, Decide):
            yield shower, turn.after, waits, shower.view(turn.after, 1, waits.seat)


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_offer_is_shown_and_each_line_of_it_is_legal(edition: str) -> None:
    kinds = set()
    for shower, state, waits, seen in asked(edition):
        assert isinstance(seen.waits, Asked)
        assert (seen.waits.prompt, len(seen.waits.offers)) == (waits.prompt, len(waits.offers))
        for offer in seen.waits.offers:
            kinds.add(type(offer))
            if isinstance(offer, Deed):
                assert check(shower.rules, state, parse(offer.line)) is None
                assert parse(offer.line) == offer.action
            elif isinstance(offer, Going):
                assert all(check(shower.rules, state, parse(way.line)) is None for way in offer.leaving)
    assert len(kinds) >= 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_else_is_shown_what_may_be_answered(edition: str) -> None:
    for shower, state, waits, _ in asked(edition):
        for seat in (*SEATS, None):
            if seat != waits.seat:
                seen = shower.view(state, 1, seat)
                assert isinstance(seen.waits, Awaited)
                assert (seen.waits.seat, seen.waits.prompt) == (waits.seat, waits.prompt)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_patch_makes_of_a_view_the_next_one_byte_for_byte(edition: str) -> None:
    for seat in (*SEATS, None):
        before, small = None, 0
        shower = Shower(rules(edition), Keys())
        for seq, turn in enumerate(TURNS[edition]):
            if not isinstance(pending(shower.rules, turn.after), Decide):
                continue
            after = msgspec.json.decode(msgspec.json.encode(shower.view(turn.after, seq, seat)), type=View)
            if before is not None and (patch := changes(before, after)) is not None:
                assert msgspec.json.encode(patched(before, patch)) == msgspec.json.encode(after)
                small += len(msgspec.json.encode(patch)) < len(msgspec.json.encode(after)) // 2
            before = after
        assert small > 20


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C1.10", "C4.7", "C4.16")
def test_c4_7_odds_are_the_count_of_all_throws_of_the_roll_that_follows(edition: str) -> None:
    """Levels and chances of an offer, against the faces that the engine then asks for, all of them counted."""
    counted = 0
    for shower, state, _, seen in asked(edition):
        assert isinstance(seen.waits, Asked)
        for offer in seen.waits.offers:
            if not isinstance(offer, Deed) or not isinstance(offer.action, Attack) or offer.odds is None:
                continue
            after = apply(shower.rules, state, offer.action).state
            waits = pending(shower.rules, after)
            odds = offer.odds
            if not isinstance(waits, Roll) or odds.sides[0].rerolls or odds.sides[1].rerolls or counted >= 12:
                continue
            levels = tuple(side.level for side in odds.sides)
            assert waits.groups == tuple((4 + 2 * level,) * 2 for level in levels)
            assert odds.win == pytest.approx(wins(*levels), abs=1e-5)
            assert odds.win + odds.lose == pytest.approx(1, abs=1e-5)
            models = state.position.models
            assert odds.sides[1].tier == models[odds.sides[1].who].defense
            assert odds.sides[0].tier - models[odds.sides[0].who].combat in (0, models[odds.sides[0].who].shooting)
            fallen = apply(shower.rules, after, Fall("attack", ((4, 4), (1, 1))))
            assert fallen.events
            counted += 1
    assert counted >= 5


def wins(mine: int, theirs: int) -> float:
    """The share of decided throws that the first side wins, every face counted once."""
    won = lost = 0
    for a in (x + y for x in range(1, 5 + 2 * mine) for y in range(1, 5 + 2 * mine)):
        for b in (x + y for x in range(1, 5 + 2 * theirs) for y in range(1, 5 + 2 * theirs)):
            ahead = margin(a, mine, b, theirs)
            won, lost = won + (ahead > 0), lost + (ahead < 0)
    return won / (won + lost)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.6")
def test_c4_6_stops_say_what_the_way_to_them_holds(edition: str) -> None:
    looked = 0
    for shower, state, waits, _ in asked(edition)[::3]:
        for offer in waits.offers:
            if not isinstance(offer, MoveTo):
                continue
            position = state.position
            model, terrain = position.models[offer.who], shower.rules.terrain(position.board)
            how = manners(offer.reach)
            for at in range(0, len(offer.reach), 23):
                path = offer.reach.path_to(at)
                way = measure(terrain, path, walker(shower.rules, model), *bodies(shower.rules, position, model))
                assert isinstance(way, Measured)
                exact = manner_of(terrain, path, way)
                assert how[at].falls == exact.falls
                assert how[at].kind & (CLIMBS | DROPS) == exact.kind & (CLIMBS | DROPS)
                looked += 1
    assert looked > 50


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.9", "R-24")
def test_r_24_the_matrix_of_sight_is_what_each_model_sees(edition: str) -> None:
    for shower, state, _, seen in asked(edition)[::9]:
        told = {(line.seer, line.target): line for line in seen.sight}
        standing = list(on_board(state.position))
        for seer in standing:
            for target in standing:
                if seer.id == target.id:
                    continue
                found = sees(shower.rules, state.position, seer, target)
                line = told.get((seer.id, target.id))
                assert (line.seen if line else CLEAR) == found.seen
                assert (line.by if line else ()) == found.blockers


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("C4.4")
def test_c4_4_a_way_asked_for_is_the_move_that_the_engine_takes(edition: str) -> None:
    asked_for = 0
    for shower, state, waits, seen in asked(edition)[::4]:
        for offer in seen.waits.offers if isinstance(seen.waits, Asked) else ():
            if not isinstance(offer, Going) or not offer.stops.x:
                continue
            at = len(offer.stops.x) // 2
            to = (offer.stops.x[at], offer.stops.y[at], offer.stops.z[at])
            way = questions.way(shower.rules, state, AskPath("1", offer.who, to, (), offer.again))
            if to == offer.from_:
                continue
            assert way.refused == "", waits
            assert way.length <= offer.stops.cost[at] + 1
            assert sum(fall_dice(shower.rules, fall) for fall in way.falls) == way.dice
            given = parse(way.line)
            assert isinstance(given, Move)
            assert check(shower.rules, state, given) is None
            asked_for += 1
    assert asked_for > 8


@pytest.mark.parametrize("edition", EDITIONS)
def test_samples_and_prospects_agree_with_sight(edition: str) -> None:
    for shower, state, waits, _ in asked(edition)[::15]:
        standing = list(on_board(state.position))
        for seer, target in pairwise(standing):
            shown = questions.sight_shown(shower.rules, state, AskSight("1", seer.id, target.id))
            bits = sum(1 << at for at, sample in enumerate(shown.samples) if not sample.by)
            assert bits == sees(shower.rules, state.position, seer, target).seen
        mine = next((one for one in standing if one.sheet.seat == waits.seat), None)
        if mine is not None and mine.place is not None:
            told = questions.what_if(shower.rules, state, AskWhatIf("1", mine.id, mine.place), shower.voice)
            assert dict(told.sees) == {
                one.id: sees(shower.rules, state.position, mine, one).seen for one in standing if one.id != mine.id
            }
