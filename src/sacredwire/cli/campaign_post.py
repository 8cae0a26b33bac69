"""``sacredwire campaign post``: a squad's post-game, asked, scripted or left to a bot, and gone on with another day."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import msgspec
import typer

from sacredwire.bots.named import new_bot
from sacredwire.bots.player import Player
from sacredwire.cli.account import tell_events
from sacredwire.cli.campaign_desk import Bot, Data, Desk, Seed, Which, desk_of, rules_for
from sacredwire.cli.campaign_script import RanOut, Script, read_script
from sacredwire.cli.campaign_wizard import Asker, Left, TakenBack
from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.cli.out import Out
from sacredwire.engine.notation import write
from sacredwire.engine.pending import Decide, Dice, Over, Roll
from sacredwire.engine.view import view
from sacredwire.errors import CampaignError, IllegalInput
from sacredwire.play.campaigns.seated import seated
from sacredwire.play.dice import SeededDice
from sacredwire.rules.campaign.campaign import Fixture
from sacredwire.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from sacredwire.store.postgames import Happened, Sitting

SECRET_BYTES = 32
"""Bytes of the secret from which live dice fall: nobody foretells them."""


class Table(NamedTuple):
    """Who decides, what makes dice fall, and whether people type the dice in one by one."""

    player: Player
    dice: Dice
    typed: bool


def post(
    ctx: typer.Context,
    fixture: str,
    member: str,
    bot: Annotated[Bot | None, typer.Option()] = None,
    inputs: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    typed: Annotated[bool, typer.Option("--typed")] = False,
    undo: Annotated[bool, typer.Option("--undo")] = False,
    seed: Seed = None,
    campaign: Which = "",
    data: Data = None,
) -> None:
    """Go through a squad's post-game after a match; every answer is kept before the next question."""
    from sacredwire.store.postgames import Sitting

    out = Out.of(ctx)
    _check_words(out, bot, inputs, typed)
    with desk_of(data, campaign) as desk:
        meeting = desk.campaign.fixture(fixture)
        desk.campaign.member(member)
        if member in meeting.settled:
            _tell_settled(out, desk, meeting, member)
            return
        rules = rules_for(desk.campaign, out.content)
        sitting = Sitting.open(desk.store, desk.held, rules, fixture, member)
        _recap(out, sitting)
        if undo:
            _take_back(out, sitting)
            _tell_open(out, sitting, scripted=True)
            return
        _go_through(out, rules, sitting, _table(out, rules, sitting, bot, inputs, typed, seed))


def _check_words(out: Out, bot: Bot | None, inputs: Path | None, typed: bool) -> None:
    """Refuses two who decide, and dice typed in where nobody is asked."""
    if bot is not None and inputs is not None:
        raise CampaignError("campaign-one-player")
    if typed and (inputs is not None or out.as_json):
        raise CampaignError("campaign-nobody-types")


def _table(
    out: Out, rules: Ruleset, sitting: "Sitting", bot: Bot | None, inputs: Path | None, typed: bool, seed: int | None
) -> Table:
    """Who decides and what falls. Live dice are nobody's to foretell; with a seed they fall again the same."""
    secret = secrets.token_bytes(SECRET_BYTES) if seed is None else seed
    dice = SeededDice(secret, f"{sitting.fixture} {sitting.member} post", sitting.falls)
    asker = Asker(out, rules)
    if bot is not None:
        name = f"{secret!r} {sitting.fixture} {sitting.member} post"
        return Table(new_bot(bot.value, rules, name), asker if typed else dice, typed)
    if inputs is None and not out.as_json:
        return Table(asker, asker if typed else dice, typed)
    script = Script(read_script(inputs) if inputs else [], dice)
    if inputs is not None:
        script.skip(sitting.lines)
    return Table(script, script, typed=False)


def _recap(out: Out, sitting: "Sitting") -> None:
    """Tells a post-game that is taken up again from its beginning, and what of it counts no more."""
    if sitting.lines or sitting.left_out:
        out.say("post-taken-up", answers=len(sitting.lines), dropped=len(sitting.left_out))
    start = sitting.start
    tell_events(out, sitting.opening, seated(start, start))
    _tell_steps(out, start, list(sitting.told()))


def _tell_steps(out: Out, before: Any, happened: "list[Happened]") -> None:
    for one in happened:
        tell_events(out, one.events, seated(before, one.state))
        before = one.state


def _go_through(out: Out, rules: Ruleset, sitting: "Sitting", table: Table) -> None:
    """Asks and answers until the post-game is over, or whoever answers is gone."""
    scripted = isinstance(table.player, Script)
    try:
        _step(out, sitting, table, None)
        while not isinstance(sitting.waits, Over):
            _next(out, rules, sitting, table)
    except (Left, RanOut):
        _tell_open(out, sitting, scripted=scripted)
        return
    except KeyboardInterrupt:
        _tell_open(out, sitting, scripted=False)
        raise
    _tell_over(out, sitting)


def _next(out: Out, rules: Ruleset, sitting: "Sitting", table: Table) -> None:
    """One question or one throw, answered and kept."""
    waits, state = sitting.waits, sitting.state
    for one in (table.player, table.dice):
        if isinstance(one, Asker):
            one.now(state)
    try:
        if isinstance(waits, Decide):
            given: Any = table.player.choose(view(rules, state, waits.seat), waits)
        else:
            assert isinstance(waits, Roll), "a post-game draws no tokens"
            given = table.dice.fall(waits)
    except TakenBack:
        _take_back(out, sitting, or_tell=True)
        return
    _step(out, sitting, table, given)


def _step(out: Out, sitting: "Sitting", table: Table, given: Any) -> None:
    """Gives an answer, none at the very beginning; what is refused is asked again, or names the script's line."""
    before = sitting.state
    answers = () if given is None else (given,)
    try:
        happened = sitting.give(*answers, dice=None if table.typed else table.dice)
    except IllegalInput as error:
        if isinstance(table.player, Asker):
            out.say("wizard-refused", reason=out.sentence(error))
            return
        if not isinstance(table.player, Script):
            raise
        number, line = table.player.line
        reason = out.sentence(error).removesuffix(".")
        raise CampaignError("campaign-line", line=number, value=line, reason=reason) from error
    _tell_steps(out, before, happened)


def _take_back(out: Out, sitting: "Sitting", *, or_tell: bool = False) -> None:
    """Takes the last decision back; where that cannot be it is refused, or only told."""
    last = sitting.lines[-1:]
    try:
        sitting.take_back()
    except CampaignError as error:
        if not or_tell:
            raise
        out.line(out.sentence(error))
        return
    out.say("post-taken-back", value=last[0])


def _tell_open(out: Out, sitting: "Sitting", *, scripted: bool) -> None:
    """Tells what a post-game waits for that is gone on with another time."""
    waits = sitting.waits
    told: dict[str, Any] = {"prompt": "", "who": "", "offers": (), "dice": ()}
    if isinstance(waits, Decide):
        offers = tuple(write(offer) for offer in waits.offers)  # type: ignore[arg-type] # a post-game has no regions
        told |= {"prompt": waits.prompt, "who": waits.who, "offers": offers}
        if scripted:
            out.say("post-waits", question=out.text.say(f"prompt-{waits.prompt}"))
            for offer in offers:
                out.line(f"  {offer}")
    elif isinstance(waits, Roll):
        told |= {"prompt": waits.purpose, "dice": waits.groups}
    out.say("post-left", answers=len(sitting.lines), fixture=sitting.fixture, member=sitting.member)
    out.data(_data(sitting, settled=False) | {"waits": told, "result": None})


def _tell_over(out: Out, sitting: "Sitting") -> None:
    held = sitting.held
    words = CampaignWords(out.text, held.campaign)
    out.line("")
    out.line(words.entry(held.campaign.entries[-1]))
    if held.campaign.winner:
        out.say("campaign-winner", name=words.member(held.campaign.winner), by=held.campaign.by or "none")
    result = held.campaign.fixture(sitting.fixture).settled[sitting.member]
    out.data(_data(sitting, settled=True) | {"waits": None, "result": msgspec.to_builtins(result)})


def _data(sitting: "Sitting", *, settled: bool) -> dict[str, Any]:
    return {
        "campaign": sitting.held.id,
        "fixture": sitting.fixture,
        "member": sitting.member,
        "settled": settled,
        "again": False,
        "inputs": sitting.lines,
        "left_out": sitting.left_out,
    }


def _tell_settled(out: Out, desk: Desk, meeting: Fixture, member: str) -> None:
    """Tells that nothing is left to do: whoever asks again changes nothing."""
    words = CampaignWords(out.text, desk.campaign)
    out.say("post-settled-already", fixture=meeting.id, name=words.member(member))
    result = msgspec.to_builtins(meeting.settled[member])
    told = {"campaign": desk.held.id, "fixture": meeting.id, "member": member, "settled": True, "again": True}
    out.data(told | {"inputs": (), "left_out": (), "waits": None, "result": result})
