"""From a filled-in form to the result of a match: every fault at once, and nothing that cannot be.

A model that misses the game plays no part in it. A model that went out may have taken out others: before, or at once
with them.
"""

import re
from collections import Counter
from difflib import get_close_matches
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.content.schema import Row
from sacredwire.engine.missions import names
from sacredwire.engine.setup import Setup, first_position
from sacredwire.errors import CampaignError, SacredWireError
from sacredwire.play.campaigns.form import Form, ModelForm, SideForm
from sacredwire.play.campaigns.lasting import lasting_of
from sacredwire.play.campaigns.squads import check_edition
from sacredwire.rules.campaign.campaign import Campaign, Fixture
from sacredwire.rules.campaign.entries import Played
from sacredwire.rules.campaign.settling import MOST
from sacredwire.rules.finds import may_carry
from sacredwire.rules.results import MatchResult, ModelResult, SeatResult
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squads import Shop
from sacredwire.rules.state import SEATS, Model, Position, Presence, Seat

FELL = re.compile(r"(\S+)(?: by (\S+))?")
"""``a2 by b1``: who went Out of Action, and by whom."""
GONE: tuple[tuple[str, Presence], ...] = (("left", "left"), ("exited", "exited"))
ANY_MISSION = "extraction"


class Entered(NamedTuple):
    """What a form comes to: the entry of the ledger, or None and everything that is wrong."""

    played: Played | None
    faults: tuple[SacredWireError, ...]


def entered(campaign: Campaign, rules: Ruleset, fixture: str, form: Form) -> Entered:
    """The result of a meeting as a form tells it.

    Args:
        campaign: The campaign.
        rules: Its edition.
        fixture: The meeting.
        form: The form.

    Raises:
        CampaignError: There is no such meeting, it has been played, or the edition is not the campaign's.

    Rule: K.postgame, K.absent, R-42, R-43, R-79.
    """
    check_edition(campaign, rules.edition)
    meeting = campaign.fixture(fixture)
    if meeting.stage != "paired":
        raise CampaignError("campaign-stage", value=fixture, stage=meeting.stage)
    reading = _Reading(campaign, rules, meeting, form)
    result = reading.result()
    if reading.faults:
        return Entered(None, tuple(reading.faults))
    return Entered(Played(fixture=fixture, result=result, mission=reading.mission, aggressor=reading.aggressor), ())


class _Reading:
    """Reads one form and gathers what is wrong in it."""

    def __init__(self, campaign: Campaign, rules: Ruleset, meeting: Fixture, form: Form) -> None:
        self.rules, self.meeting, self.form = rules, meeting, form
        self.faults: list[SacredWireError] = []
        self.mission = meeting.mission or form.mission
        self.aggressor = meeting.seat_of(meeting.lead) if meeting.lead else form.aggressor
        self.optional = campaign.optional()
        self._check_mission(campaign)
        self.squads = {seat: campaign.member(meeting.member_at(seat)).squad for seat in SEATS}
        self.position = self._position()
        self.rows: dict[str, Row] = dict(Shop(rules.edition).wares)
        self.presences: dict[str, Presence] = {}
        self.kills: dict[str, tuple[str, ...]] = {}

    def result(self) -> MatchResult:
        """The result, as far as the form makes sense."""
        self._fallen()
        for who in self.form.models:
            self._model(who, f"models.{who}")
        winner = None if self.form.winner == "none" else self.form.winner
        seats = tuple(self._seat(seat, winner) for seat in SEATS)
        return MatchResult(winner, self.form.by, self.form.ended, self.form.rounds, seats)

    def _check_mission(self, campaign: Campaign) -> None:
        form, finales = self.form, [one.mission for one in campaign.terms.finales]
        if self.meeting.mission and form.mission not in ("", self.meeting.mission):
            self._fault("form-mission", "mission", form.mission, self.meeting.mission)
        allowed = [name for name in names(self.rules) if name not in finales]
        if not self.meeting.mission and form.mission and form.mission not in allowed:
            self._fault("form-mission", "mission", form.mission, ", ".join(allowed))
            self.mission = ""
        if not 0 <= form.rounds <= MOST:
            self._fault("form-number", "rounds", form.rounds, f"0-{MOST}")

    def _position(self) -> Position:
        """Everybody as they come to the table."""
        return first_position(
            self.rules,
            Setup(
                edition=self.rules.edition.id,
                mission=self.mission or ANY_MISSION,
                board=Board(id=""),
                blue=self.squads["blue"],
                amber=self.squads["amber"],
                aggressor=self.aggressor,
            ),
        )

    def _fallen(self) -> None:
        """Who is no more on the board, and who took whom out. One's own side earns nothing. Rule: R-43, R-79."""
        for place, line in enumerate(self.form.out):
            at, found = f"out.{place + 1}", FELL.fullmatch(line.strip())
            if found is None:
                self._fault("form-fell", at, line, "a2 by b1")
                continue
            who, by = found[1], found[2]
            if not self._gone(who, "out", at) or not by:
                continue
            killer = self.position.models.get(by)
            if killer is None and by[0] in "ab":
                self._model(by, at)
            elif killer is not None and killer.sheet.seat != self.position.models[who].sheet.seat:
                self.kills[by] = (*self.kills.get(by, ()), who)
        for name, presence in GONE:
            for place, who in enumerate(getattr(self.form, name)):
                self._gone(who, presence, f"{name}.{place + 1}")

    def _gone(self, who: str, presence: Presence, at: str) -> bool:
        if self._model(who, at) is None:
            return False
        if who in self.presences:
            self._fault("form-twice", at, who, self.presences[who])
            return False
        self.presences[who] = presence
        return True

    def _model(self, who: str, at: str) -> Model | None:
        """A model that plays; another is a fault."""
        if who in self.position.models:
            return self.position.models[who]
        seat: Seat = "blue" if who.startswith("b") else "amber"
        slot = int(who[1:]) if who[1:].isdecimal() else 0
        models = self.squads[seat].models
        stays = who[:1] in ("a", "b") and 0 < slot <= len(models) and models[slot - 1].absent
        self._fault("form-absent" if stays else "form-nobody", at, who, ", ".join(self.position.models))
        return None

    def _seat(self, seat: Seat, winner: Seat | None) -> SeatResult:
        told, squad = self.form.sides.get(seat, SideForm()), self.squads[seat]
        leads = self._usual_leads(seat == winner) if told.leads is UNSET else told.leads
        for name, number in (("subs", told.subs), ("leads", leads), ("evidence", told.evidence)):
            if not 0 <= number <= MOST:
                self._fault("form-number", f"{seat}.{name}", number, f"0-{MOST}")
        for place, item in enumerate(told.finds):
            self._item(item, f"{seat}.finds.{place + 1}")
        lost = 0 if told.lost_evidence is UNSET else told.lost_evidence
        if not 0 <= lost <= len(squad.evidence):
            self._fault("form-number", f"{seat}.lost-evidence", lost, f"0-{len(squad.evidence)}")
        campaign, failed = self._source(seat, winner, told)
        finds = list(told.finds)
        models = tuple(
            self._outcome(model, finds) for model in self.position.models.values() if model.sheet.seat == seat
        )
        return SeatResult(
            seat,
            sum(one.presence in ("board", "exited") for one in models),
            told.subs,
            leads,
            told.evidence,
            lost,
            tuple(finds),
            models,
            self._role(seat),
            failed if told.loses_leads is UNSET else told.loses_leads,
            campaign,
        )

    def _usual_leads(self, won: bool) -> int:
        """The Leads that a mission pays its winner whatever else happened; of one not named, a single one.

        Rule: K.merits.
        """
        mission = self.rules.missions.get(self.mission)
        if mission is None:
            return int(won)
        return sum(one.leads for one in mission.rewards if one.to == "winner" and not one.of) if won else 0

    def _role(self, seat: Seat) -> str:
        roles = next((row.roles for row in self.rules.edition.missions if row.id == self.mission), None)
        return (roles or ("aggressor", "defender"))[seat != self.aggressor]

    def _source(self, seat: Seat, winner: Seat | None, told: SideForm) -> tuple[bool, bool]:
        """Whether a side has extracted The Source, and whether it failed to. Rule: M14.9, M14.10, M14.11."""
        source = self.optional is not None and self.mission == self.optional.mission
        leads = source and seat == self.aggressor
        if told.campaign is True and not (source and winner == seat):
            self._fault("form-campaign", f"{seat}.campaign", "true", "false")
        failed = leads and winner != seat
        if failed and told.lost_evidence is UNSET:
            self._fault("form-source", f"{seat}.lost-evidence", "–", "d6")
        return (leads and winner == seat if told.campaign is UNSET else told.campaign), failed

    def _outcome(self, model: Model, finds: list[str]) -> ModelResult:
        """What one model is left with; what it found and may not carry goes to the Locker. Rule: R-42, R-78."""
        told, at = self.form.models.get(model.id, ModelForm()), f"models.{model.id}"
        presence = self.presences.get(model.id, "board")
        if not 0 <= told.merits <= MOST:
            self._fault("form-number", f"{at}.merits", told.merits, f"0-{MOST}")
        if not -MOST <= told.injury <= 0:
            self._fault("form-number", f"{at}.injury", told.injury, f"-{MOST}-0")
        model, found = self._with_finds(model, told, at, finds)
        model = self._without(model, told, at)
        permanent, wrong = lasting_of(model, told.lasting)
        for place, line in wrong:
            self._fault("form-lasting", f"{at}.lasting.{place + 1}", line, "combat -1")
        health = self._health(model, told, at, presence)
        return ModelResult(
            model.id, model.sheet.name, presence, health, permanent, told.injury, model.weapons, model.armor,
            model.items, model.powers, found, told.used, self.kills.get(model.id, ()), told.merits,
        )  # fmt: skip

    def _health(self, model: Model, told: ModelForm, at: str, presence: Presence) -> int:
        if presence == "out":
            least, most, usual = 0, 0, 0
        else:
            least, most, usual = 1, model.max_health, model.health
        health = usual if told.health is UNSET else told.health
        if not least <= health <= most:
            self._fault("form-number", f"{at}.health", health, f"{least}-{most}")
        return health

    def _with_finds(self, model: Model, told: ModelForm, at: str, finds: list[str]) -> tuple[Model, tuple[str, ...]]:
        carried: list[str] = []
        for place, item in enumerate(told.found):
            row = self._item(item, f"{at}.found.{place + 1}")
            if row is None:
                continue
            where = may_carry(self.rules, model, row)
            match where:
                case "locker":
                    finds.append(item)
                    continue
                case "armor":
                    model = replace(model, armor=item, melted=0)
                case "weapons":
                    model = replace(model, weapons=(*model.weapons, item))
                case "items":
                    model = replace(model, items=(*model.items, item))
            carried.append(item)
        return model, tuple(carried)

    def _without(self, model: Model, told: ModelForm, at: str) -> Model:
        """The model without what it used up or lost; only what it had can be gone."""
        single = {row.id for row in (*self.rules.edition.consumables, *self.rules.edition.grenades)}
        for name, gone in (("used", told.used), ("lost", told.lost)):
            for place, item in enumerate(gone):
                has = Counter((*model.weapons, *model.items, *([model.armor] if model.armor else [])))
                if not has[item] or (name == "used" and item not in single):
                    listed = ", ".join(one for one in has if name == "lost" or one in single)
                    self._fault("form-not-had", f"{at}.{name}.{place + 1}", item, listed or "–")
                    continue
                model = _dropped(model, item)
        for place, power in enumerate(told.lost_powers):
            if power not in model.powers:
                known = ", ".join(model.powers) or "–"
                self._fault("form-not-had", f"{at}.lost-powers.{place + 1}", power, known)
        return replace(model, powers=tuple(one for one in model.powers if one not in told.lost_powers))

    def _item(self, item: str, at: str) -> Row | None:
        if item not in self.rows:
            self._fault("form-item", at, item, ", ".join(get_close_matches(item, self.rows, 3, 0.4)) or "–")
        return self.rows.get(item)

    def _fault(self, code: str, field: str, value: object, expected: str) -> None:
        self.faults.append(CampaignError(code, field=field, value=str(value), expected=expected))


def _dropped(model: Model, item: str) -> Model:
    if item == model.armor:
        return replace(model, armor="")
    for name in ("weapons", "items"):
        listed = list(getattr(model, name))
        if item in listed:
            listed.remove(item)
            return replace(model, **{name: tuple(listed)})
    return model
