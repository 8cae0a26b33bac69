"""What a match starts from: edition, mission, board, two squads, and what was generated."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from sacredwire.content.boards import Board
from sacredwire.content.schema import Edition
from sacredwire.content.squads import Squad
from sacredwire.engine.scenarios.roles import RECORDED
from sacredwire.errors import ContentError
from sacredwire.rules.rows import check_rows
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squads import Shop, profile
from sacredwire.rules.state import SEATS, Model, Position, Rows, Seat, Sheet, Tally

NOTHING_ROLLED = Rows(loot_layout="none", coworker_setup="none", timing="", spawn_place="")
"""What a finale has of the generator's tables. Rule: R-96, R-87."""
LETTER: dict[Seat, Literal["b", "a"]] = {"blue": "b", "amber": "a"}


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Everything two players bring to the table. It stands in the header of the match's log.

    Attributes:
        edition: The edition's id.
        mission: The mission's id.
        board: The board.
        blue, amber: The squads, with their permanent effects, wounds, absent models, Evidence and Leads.
        aggressor: The Aggressor's seat, in a finale the Discoverer's or the Extractor's; the other is the Defender.
            Rule: K.roles, M13.1, M14.2.
        rows: What the generator gave.
    """

    edition: str
    mission: str = "extraction"
    board: Board
    blue: Squad
    amber: Squad
    aggressor: Seat = "blue"
    rows: Rows = Rows()

    def squad(self, seat: Seat) -> Squad:
        """The squad of a seat."""
        return self.blue if seat == "blue" else self.amber


def first_position(rules: Ruleset, setup: Setup) -> Position:
    """The table before anything is placed.

    Raises:
        ContentError: ``wrong-edition`` when the set-up is for other rules, ``nobody-plays`` when a squad has no model
            that plays this game, ``mission-row`` or ``mission-number`` when the edition has no such row or unit.
    """
    if setup.edition != rules.edition.id:
        raise ContentError("wrong-edition", value=setup.edition, expected=rules.edition.id)
    check_rows(rules.edition, setup.rows)
    shop = Shop(rules.edition)
    squads = {seat: _squad_models(shop, setup.squad(seat), seat) for seat in SEATS}
    for seat, models in squads.items():
        if not models:
            raise ContentError("nobody-plays", value=setup.squad(seat).name or seat)
    return Position(
        board=setup.board,
        mission=setup.mission,
        round=0,
        models={model.id: model for models in squads.values() for model in models},
        blessings=dict.fromkeys(SEATS, ()),
        tallies=dict.fromkeys(SEATS, Tally()),
        aggressor=setup.aggressor,
        rows=_rows(rules.edition, setup),
        counters=_recorded(rules.edition, setup),
    )


def _recorded(edition: Edition, setup: Setup) -> dict[str, int]:
    """The Evidence each squad brings to a finale, which may decide who is the Extractor. Rule: R-97."""
    finale = any(row.id == setup.mission and row.trigger for row in edition.missions)
    return {f"{RECORDED}.{seat}": len(setup.squad(seat).evidence) for seat in SEATS} if finale else {}


def _rows(edition: Edition, setup: Setup) -> Rows:
    """The generator's rows; a mission may bring its own deployment, and a finale has nothing else. Rule: R-96."""
    row = next((row for row in edition.missions if row.id == setup.mission), None)
    if row is None:
        return setup.rows
    rows = replace(setup.rows, deployment=row.deployment or setup.rows.deployment)
    return replace(NOTHING_ROLLED, deployment=rows.deployment) if row.trigger else rows


def _squad_models(shop: Shop, squad: Squad, seat: Seat) -> list[Model]:
    """The models of a squad that play this game, waiting to be deployed. Rule: C2, K.absent."""
    return [
        _model(shop, squad, seat, number)
        for number, sheet in enumerate(squad.models, start=1)
        if sheet.contract and not sheet.absent
    ]


def _model(shop: Shop, squad: Squad, seat: Seat, number: int) -> Model:
    drawn = profile(shop, squad.models[number - 1])
    written = squad.models[number - 1]
    sheet = Sheet(
        id=f"{LETTER[seat]}{number}",
        name=written.name,
        side=seat,
        seat=seat,
        group=seat,
        contract=written.contract,
        boss=drawn.boss,
        health=drawn.max_health,
        radius=drawn.radius,
        succession=written.succession,
    )
    return Model(
        sheet=sheet,
        combat=drawn.combat,
        defense=drawn.defense,
        wits=drawn.wits,
        shooting=drawn.shooting,
        move=drawn.bare_move,
        health=max(1, drawn.health),
        max_health=drawn.max_health,
        weapons=drawn.weapons,
        armor=drawn.armor,
        melted=drawn.melted,
        items=drawn.items,
        powers=drawn.powers,
        blocked=written.lost_powers,
    )
