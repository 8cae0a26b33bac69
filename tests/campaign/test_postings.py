"""Whatever a match did and whatever is chosen after it, the postings say where everything came from and went."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sacredwire.content.load import load_edition
from sacredwire.content.squads import Squad
from sacredwire.engine.codec import decode_state, encode_state
from sacredwire.engine.inputs import Concede, Fall, Input
from sacredwire.engine.match import check, digest, replay
from sacredwire.engine.notation import parse, write
from sacredwire.engine.pending import Decide, Roll
from sacredwire.engine.postgame import new_postgame
from sacredwire.engine.view import view
from sacredwire.rules.campaign.books import Books
from sacredwire.rules.squads import Shop, profile
from sacredwire.rules.state import Lasting
from support.matches import EDITIONS
from support.post import Post
from support.squad_makers import campaign_squads

BOTH = pytest.mark.parametrize("edition", EDITIONS)
FINDS = ("pistol", "sword", "medkit", "frag", "scope")


@st.composite
def fates(draw: st.DrawFn, shop: Shop, squad: Squad, slot: int) -> dict[str, Any]:
    """What befell one model: things lost, used and found, changes for good, kills."""
    drawn = profile(shop, squad.models[slot - 1])
    found = draw(st.lists(st.sampled_from(FINDS), max_size=2))
    weapons = [*drawn.weapons, *(one for one in found if one in shop.weapons)]
    items = [*drawn.items, *(one for one in found if one not in shop.weapons)]
    singles = [one for one in items if one in shop.single_use]
    spent = singles[: draw(st.integers(0, len(singles)))]
    for one in spent:
        items.remove(one)
    permanent = [Lasting("health", -draw(st.sampled_from((1, 30))), "heart")] if draw(st.booleans()) else []
    armor = drawn.armor
    if armor and draw(st.booleans()):
        permanent.append(Lasting("armor", -3, "acid"))
        armor = ""
    return {
        "presence": draw(st.sampled_from(("board", "out", "left", "exited"))),
        "health": draw(st.integers(0, drawn.max_health)),
        "weapons": tuple(weapons[: draw(st.integers(0, len(weapons)))]),
        "items": tuple(items),
        "armor": armor,
        "found": tuple(found),
        "spent": tuple(spent),
        "permanent": tuple(permanent),
        "injury": draw(st.sampled_from((0, -2))),
        "kills": tuple(draw(st.lists(st.sampled_from(("a1", "a2", "a3")), max_size=2, unique=True))),
        "merits": draw(st.integers(0, 3)),
    }


@st.composite
def post_games(draw: st.DrawFn, edition: str) -> Post:
    """The beginning of a post-game of a squad with a past, after a match in which anything may have happened."""
    content = load_edition(edition)
    squad, shop = draw(campaign_squads(content)), Shop(content)
    models = {f"b{slot}": draw(fates(shop, squad, slot)) for slot in range(1, 6) if not squad.models[slot - 1].absent}
    return Post(
        edition,
        squad,
        models,
        winner=draw(st.sampled_from(("blue", "amber", None))),
        subs=draw(st.integers(0, 40)),
        leads=draw(st.integers(0, 3)),
        evidence=draw(st.integers(0, 3)),
        lost_evidence=draw(st.integers(0, 6)),
        finds=tuple(draw(st.lists(st.sampled_from(FINDS), max_size=2))),
        loses_leads=draw(st.booleans()),
    )


def any_answer(draw: Any, post: Post) -> Input:
    """Any dice, any offer."""
    match post.waits:
        case Roll(purpose=purpose, groups=groups):
            return Fall(purpose, tuple(tuple(draw(st.integers(1, side)) for side in group) for group in groups))
        case Decide(offers=offers):
            return draw(st.sampled_from(offers))
        case _:
            raise AssertionError("nothing is waited for")


def owned(squad: Squad) -> Counter[tuple[str, str]]:
    """Everything a squad has that is counted, but for the Merits."""
    told = Counter({("subs", ""): squad.subs or 0, ("leads", ""): squad.leads})
    told.update(("evidence", str(number)) for number in squad.evidence)
    told.update(("item", item.id) for items in (squad.locker, *(one.items for one in squad.models)) for item in items)
    return told


def check_sums(before: Books, after: Books) -> None:
    """What is held now is what was held, and every posting since."""
    held, gone = owned(before.squad), {slot for slot, _, _ in after.died} | {*after.replaced}
    merits = {slot: sheet.merits for slot, sheet in enumerate(before.squad.models, 1)}
    for one in after.postings[len(before.postings) :]:
        if one.kind == "merits":
            merits[after.slot(one.who)] += one.amount
        else:
            held[one.kind, one.thing if one.kind in ("evidence", "item") else ""] += one.amount
    assert +held == +owned(after.squad)
    assert min(owned(after.squad).values()) >= 0
    for slot, sheet in enumerate(after.squad.models, 1):
        if slot not in gone and sheet.contract:
            assert sheet.merits == merits[slot]


@BOTH
@pytest.mark.rule("K.postgame", "K.merits", "K.evidence", "K.trading")
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_k_postgame_the_postings_add_up_whatever_happened_and_whatever_is_chosen(
    edition: str, data: st.DataObject
) -> None:
    post = data.draw(post_games(edition))
    start = Books(seat="blue", squad=post.setup.squad, result=post.setup.result)
    check_sums(start, post.books)
    most = 120
    while post.asked != "over" and len(post.inputs) < most:
        post.give(any_answer(data.draw, post))
        check_sums(start, post.books)
    post.to("over")
    check_sums(start, post.books)
    assert post.result.postings == post.books.postings
    assert all(one.amount for one in post.result.postings)


@BOTH
@pytest.mark.rule("K.postgame")
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_k_postgame_is_a_state_like_any_other(edition: str, data: st.DataObject) -> None:
    """Its inputs are lines, its states JSON, and the same inputs lead to the same state; everybody sees all of it."""
    post = data.draw(post_games(edition))
    states = [post.state]
    while post.asked != "over" and len(post.inputs) < 40:
        post.give(any_answer(data.draw, post))
        states.append(post.state)
    lines = [write(one) for one in post.inputs]
    start = new_postgame(post.rules, post.setup)
    again = [start, *(step.state for step in replay(post.rules, start, map(parse, lines)))]
    assert again == states
    assert [digest(one) for one in again] == [digest(one) for one in states]
    for state in states:
        assert decode_state(encode_state(state)) == state
        for seat in ("blue", "amber", None):
            assert view(post.rules, state, seat).books == state.books
        assert check(post.rules, state, Concede("blue")) is not None
