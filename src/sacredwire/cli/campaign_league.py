"""``sacredwire campaign simulate``: whole campaigns between bots, to their winners."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from sacredwire.cli.campaign_desk import Bot, Id, Seed
from sacredwire.cli.files import Force, spare
from sacredwire.cli.out import Out
from sacredwire.cli.squad_words import shown_name
from sacredwire.content.load import load_edition
from sacredwire.content.squads import Squad
from sacredwire.errors import CampaignError
from sacredwire.play.campaigns.files import campaign_text
from sacredwire.play.campaigns.many import Outcome, Plan, many
from sacredwire.play.campaigns.simulate import MIX, MOST_MATCHES
from sacredwire.play.campaigns.simulate import simulate as simulated
from sacredwire.play.campaigns.standings import standings
from sacredwire.rules.ruleset import Ruleset


def simulate(
    ctx: typer.Context,
    campaigns: Annotated[int, typer.Option(metavar="N", min=1)] = 1,
    squads: Annotated[int, typer.Option(metavar="N", min=2, max=200)] = 4,
    seed: Seed = None,
    cores: Annotated[int, typer.Option(metavar="N", min=1)] = 1,
    most: Annotated[int, typer.Option(metavar="N", min=1)] = MOST_MATCHES,
    bot: Annotated[list[Bot] | None, typer.Option()] = None,
    edition: Id = "",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    force: Force = False,
) -> None:
    """Play campaigns between bots to a winner, every total looked after at each step; the same seed, the same ones."""
    out = Out.of(ctx)
    number = secrets.randbelow(2**32) if seed is None else seed
    rules = load_edition(edition or Squad().edition, out.content)
    if out_file is not None and campaigns > 1:
        raise CampaignError("campaign-one-file", value=campaigns)
    plan = Plan(rules.id, squads, tuple(one.value for one in bot) if bot else MIX, most, out.content)
    out.note("league-seed", seed=str(number))
    played = many(plan, range(number, number + campaigns), cores)
    if out_file is not None:
        played = iter([_kept(out, plan, number, out_file, force)])
    outcomes = []
    for place, outcome in enumerate(played, 1):
        outcomes.append(outcome)
        out.line(_line(out, place, outcome))
    won = sum(bool(one.winner) for one in outcomes)
    matches = sum(one.matches for one in outcomes)
    out.say("league-summary", campaigns=len(outcomes), won=won, matches=matches, most=most)
    out.data({"seed": number, "edition": rules.id, "squads": squads, "campaigns": [_told(one) for one in outcomes]})


def _kept(out: Out, plan: Plan, seed: int, file: Path, force: bool) -> Outcome:
    """One campaign, written to a file whole."""
    spare(file, force)
    rules = Ruleset(load_edition(plan.edition, plan.folder))
    campaign, matches = simulated(rules, seed, plan.squads, plan.bots, plan.most)
    file.write_text(campaign_text(campaign), encoding="utf-8", newline="\n")
    out.note("campaign-written", file=str(file))
    return Outcome(seed, matches, campaign.winner, campaign.by, standings(campaign))


def _line(out: Out, place: int, outcome: Outcome) -> str:
    best = next((line for line in outcome.lines if line.member == outcome.winner), outcome.lines[0])
    return out.text.say(
        "league-line",
        number=place,
        seed=str(outcome.seed),
        matches=outcome.matches,
        by=outcome.by or "none",
        name=shown_name(best.name) or best.member,
        evidence=out.text.say("evidences", count=best.evidence),
    )


def _told(outcome: Outcome) -> dict[str, Any]:
    return outcome._asdict()
