"""A post-game gone through at the terminal: one question at a time, told and answered in the words of the game."""

from itertools import zip_longest

from sacredwire.cli.campaign_offers import OfferWords, Path, branches
from sacredwire.cli.out import Out
from sacredwire.engine.frames import State
from sacredwire.engine.inputs import Action, Fall, Outcome, Recruit
from sacredwire.engine.notation import parse, parse_faces
from sacredwire.engine.pending import Chance, Decide, Roll
from sacredwire.engine.view import View
from sacredwire.errors import NotationError
from sacredwire.play.campaigns.seated import seated
from sacredwire.play.story_names import Names
from sacredwire.rules.campaign.recruits import name_dice, wrong_name
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squads import Shop

BACK, LEAVE, TAKE_BACK = ("0", ""), ("q", "exit", "quit", "salir"), ("<", "undo", "deshacer")
"""What takes a menu one step up, what leaves the post-game for now, what takes the last decision back."""
PURSE = "trade"
"""The question before which people want to know what they have."""


class Left(Exception):  # noqa: N818 - nothing went wrong: it is gone on with another day
    """Whoever answers has gone; everything so far is kept."""


class TakenBack(Exception):  # noqa: N818 - nothing went wrong
    """The last decision is to be taken back."""


class Asker:
    """Somebody at the terminal: decides, and types dice in.

    Args:
        out: The answerer.
        rules: The edition.
    """

    def __init__(self, out: Out, rules: Ruleset) -> None:
        self.out, self.rules, self.shop = out, rules, Shop(rules.edition)
        self.state: State | None = None

    def now(self, state: State) -> None:
        """Tells where the post-game stands, before the next question."""
        self.state = state

    def choose(self, seen: View, ask: Decide) -> Action:
        """One of the offers, asked for word by word.

        Raises:
            Left: Nobody answers any more.
            TakenBack: The last decision is to be taken back.
        """
        assert self.state is not None, "told by `now`"
        words = OfferWords(self.out.text, self.shop, seated(self.state, self.state))
        self.out.line("")
        if ask.prompt == PURSE and seen.books is not None:
            self.out.say("wizard-purse", subs=self.out.text.say("subs", count=seen.books.squad.subs or 0))
        self.out.line(words.question(ask))
        offer = self._chosen(words.paths(ask))
        assert offer is not None, "from the first menu there is no step up"
        return self._named(offer) if isinstance(offer, Recruit) else offer

    def fall(self, chance: Chance) -> Outcome:
        """Dice as they lie on the table, all that fall together in one answer.

        Raises:
            Left: Nobody answers any more.
            TakenBack: The last decision is to be taken back.
        """
        assert self.state is not None, "told by `now`"
        assert isinstance(chance, Roll), "a post-game draws no tokens"
        names = Names(self.out.text, seated(self.state, self.state))
        who = [names.model(one) for one in chance.who]
        kinds = [_kinds(dice) for dice in chance.groups]
        each = " | ".join(" ".join(one) for one in zip_longest(who, kinds, fillvalue="")) if who else " | ".join(kinds)
        purpose = self.out.text.say(f"purpose-{chance.purpose}")
        while True:
            answer = self._line(self.out.text.say("wizard-type-dice", purpose=purpose, dice=each))
            if answer in TAKE_BACK:
                raise TakenBack
            groups = _typed(answer, chance.groups)
            if groups is not None:
                return Fall(chance.purpose, groups)
            self.out.say("wizard-no-dice", value=answer, dice=" | ".join(kinds))

    def _chosen(self, left: list[tuple[Path, Action]], depth: int = 0, top: bool = True) -> Action | None:
        """The offer at the end of a path of menus; None: one step up."""
        if len(left) == 1:
            return left[0][1]
        menu = branches(left, depth)
        if len(menu) == 1:
            return self._chosen(left, depth + 1, top)
        while True:
            picked = self._picked(list(menu), left, top)
            if not isinstance(picked, str):
                return picked
            found = self._chosen(menu[picked], depth + 1, top=False)
            if found is not None:
                return found

    def _picked(self, menu: list[str], left: list[tuple[Path, Action]], top: bool) -> str | Action | None:
        """A word of a menu, an offer by its line of the notation, or None: one step up."""
        for number, word in enumerate(menu, 1):
            self.out.say("wizard-option", number=number, option=word)
        while True:
            answer = self._line(self.out.text.say("wizard-answer" if top else "wizard-answer-below"))
            if answer in BACK and not top:
                return None
            if answer in TAKE_BACK:
                raise TakenBack
            if answer.isdecimal() and 1 <= int(answer) <= len(menu):
                return menu[int(answer) - 1]
            offer = next((one for _, one in left if one == _read(answer)), None)
            if offer is not None:
                return offer
            self.out.say("wizard-no-option", value=answer, most=len(menu))

    def _named(self, offer: Recruit) -> Recruit:
        """A recruit with the name it is given; without one the dice give it one."""
        key = "wizard-name" if name_dice(self.rules.edition) else "wizard-name-or-contract"
        while True:
            name = " ".join(self._line(self.out.text.say(key)).split())
            fault = wrong_name(name) if name else None
            if fault is None:
                return Recruit(offer.who, offer.contract, offer.array, offer.strong, offer.weak, name)
            self.out.say("wizard-no-name", value=name)

    def _line(self, question: str) -> str:
        try:
            answer = self.out.ask(question).strip()
        except EOFError as error:
            raise Left from error
        if answer in LEAVE:
            raise Left
        return answer


def _read(line: str) -> object:
    """A line of the notation as an input; None if it is none."""
    try:
        return parse(line)
    except NotationError:
        return None


def _kinds(dice: tuple[int, ...]) -> str:
    """Dice as people call them: ``2d6``."""
    return ", ".join(f"{dice.count(side)}d{side}" for side in dict.fromkeys(dice))


def _typed(answer: str, wanted: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...] | None:
    """Faces somebody typed, a group for each roller, with or without strokes between them; None if they do not fit."""
    try:
        faces = iter([face for group in parse_faces(answer.split()) for face in group])
    except NotationError:
        return None
    groups = tuple(tuple(face for _, face in zip(dice, faces, strict=False)) for dice in wanted)
    fits = all(
        len(group) == len(dice) and all(0 < face <= side for face, side in zip(group, dice, strict=True))
        for group, dice in zip(groups, wanted, strict=True)
    )
    return groups if fits and next(faces, None) is None else None
