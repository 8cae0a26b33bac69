"""``sacredwire campaign result``: how a match at a real table ended, from a form; and the empty form."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from sacredwire.cli.campaign_blank import blank_form
from sacredwire.cli.campaign_desk import Data, Desk, Which, before_played, desk_of, rules_for
from sacredwire.cli.campaign_words import CampaignWords
from sacredwire.cli.files import Force, spare
from sacredwire.cli.out import Out
from sacredwire.content.form_files import read_form
from sacredwire.errors import CampaignError, SacredWireError
from sacredwire.play.campaigns.form import shaped
from sacredwire.play.campaigns.results import entered
from sacredwire.rules.campaign.entries import Played

if TYPE_CHECKING:
    from sacredwire.store.campaigns import Held


def result(
    ctx: typer.Context,
    fixture: str,
    file: Annotated[Path | None, typer.Argument()] = None,
    blank: Annotated[bool, typer.Option("--blank")] = False,
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    force: Force = False,
    campaign: Which = "",
    data: Data = None,
) -> None:
    """Enter how a meeting ended at a real table; the same form again changes nothing."""
    out = Out.of(ctx)
    if blank == (file is not None):
        raise CampaignError("campaign-form-or-blank")
    if blank:
        _blank(out, fixture, out_file, force, campaign, data)
        return
    assert file is not None
    with desk_of(data, campaign) as desk:
        held = _enter(out, desk, fixture, file)
    again = held == desk.held
    words = CampaignWords(out.text, held.campaign)
    said = words.fixture(held.campaign.fixture(fixture))
    out.say("campaign-result-already" if again else "campaign-result-entered", **said)
    out.data({"campaign": desk.held.id, "fixture": fixture, "again": again})


def _enter(out: Out, desk: Desk, fixture: str, file: Path) -> "Held":
    """The campaign with the form entered; as it was, if the form stood there already."""
    from sacredwire.store.campaigns import enter

    rules = rules_for(desk.campaign, out.content)
    meeting = desk.campaign.fixture(fixture)
    before, there = before_played(desk.campaign, fixture)
    form, faults = shaped(read_form(file), str(file))
    played: Played | None = None
    if form is not None:
        played, wrong = entered(before, rules, fixture, form)
        faults += wrong
    if faults or played is None:
        _refuse(out, file, faults)
    if there is not None and there == played:
        return desk.held
    if meeting.stage != "paired":
        raise CampaignError("campaign-stage", value=fixture, stage=meeting.stage)
    return enter(desk.store, desk.held, (played,), f"result {fixture} {len(desk.held.rows)}")


def _refuse(out: Out, file: Path, faults: list[SacredWireError]) -> NoReturn:
    """Tells everything that is wrong with a form at once."""
    for fault in faults:
        if not out.as_json:
            out.aside(f"  - {out.sentence(fault)}")
    out.data(
        {"faults": [{"code": one.code, "params": dict(one.params), "message": out.sentence(one)} for one in faults]}
    )
    raise CampaignError("campaign-form-faults", file=str(file), faults=len(faults))


def _blank(out: Out, fixture: str, file: Path | None, force: bool, campaign: str, data: Path | None) -> None:
    with desk_of(data, campaign, reader=True) as desk:
        meeting = desk.campaign.fixture(fixture)
        if meeting.stage != "paired":
            raise CampaignError("campaign-stage", value=fixture, stage=meeting.stage)
        text = blank_form(CampaignWords(out.text, desk.campaign), meeting)
    if file is None:
        out.line(text)
    else:
        spare(file, force)
        file.write_text(text, encoding="utf-8")
        out.say("campaign-blank-written", file=str(file))
    out.data({"campaign": desk.held.id, "fixture": fixture, "form": text})
