"""A campaign begins; squads join it and leave it."""

from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from msgspec.structs import replace

from sacredwire.cli.account import edition_name
from sacredwire.cli.campaign_desk import Data, Id, Named, Which, desk_of, is_missing, rules_for, store_of
from sacredwire.cli.out import Out
from sacredwire.cli.squad import one_of
from sacredwire.cli.squad_words import SquadWords, shown_name
from sacredwire.content.foreign.builder import open_squads
from sacredwire.content.load import load_edition
from sacredwire.content.ready import ready_ids, ready_squad
from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import Squad
from sacredwire.errors import CampaignError, StoreError
from sacredwire.rules.campaign.campaign import Campaign
from sacredwire.rules.campaign.entries import Joined, Left
from sacredwire.rules.campaign.undo import effective
from sacredwire.rules.ruleset import Ruleset
from sacredwire.rules.squad_check import check

if TYPE_CHECKING:
    from sacredwire.store.values import StoredCampaign

Index = Annotated[int | None, typer.Option(metavar="N", min=1)]


def new(ctx: typer.Context, name: str, edition: Id = "", data: Data = None) -> None:
    """Found a campaign; the same name again changes nothing."""
    from sacredwire.play.campaigns.squads import founded

    out = Out.of(ctx)
    name = shown_name(name)
    if not name:
        raise CampaignError("campaign-no-name")
    rules = load_edition(edition or Squad().edition, out.content)
    with store_of(data) as store:
        there = next((one for one in store.campaigns() if one.name == name), None)
        if there is not None and there.edition != rules.id:
            raise CampaignError("campaign-name-taken", value=name, edition=there.edition)
        id_ = there.id if there else store.found(founded(name, rules), f"new {name}", "").campaign
    told = {"name": name, "id": id_[:8], "edition": edition_name(out, rules.id)}
    out.say("campaign-there-already" if there else "campaign-founded", **told)
    out.data({"campaign": id_, "name": name, "edition": rules.id, "again": there is not None})


def list_campaigns(ctx: typer.Context, data: Data = None) -> None:
    """List the campaigns, the one that was written to last first."""
    out = Out.of(ctx)
    try:
        with store_of(data, reader=True) as store:
            known = store.campaigns()
    except StoreError as error:
        if not is_missing(error):
            raise
        known = ()
    for one in known:
        edition = edition_name(out, one.edition)
        day = one.last.date().isoformat()
        out.say(
            "campaign-listed", name=shown_name(one.name), id=one.id[:8], edition=edition, entries=one.entries, day=day
        )
    if not known:
        out.say("campaign-none-yet")
    out.data([_listed(one) for one in known])


def _listed(one: "StoredCampaign") -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(one)
    return told | {"campaign": told.pop("id")}


def join(
    ctx: typer.Context,
    campaign: Named = "",
    squad: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    ready: Id = "",
    index: Index = None,
    name: Annotated[str, typer.Option()] = "",
    data: Data = None,
) -> None:
    """Let a squad join, with whatever past it has; the same squad again changes nothing."""
    from sacredwire.play.campaigns.squads import joining

    out = Out.of(ctx)
    with desk_of(data, campaign) as desk:
        rules = rules_for(desk.campaign, out.content)
        file = _squad(out, rules, squad, ready, index, name)
        entry = joining(desk.campaign, rules.edition, file)
        before = _joined_before(desk.campaign, entry)
        member = before or entry.member
        if not before:
            from sacredwire.store.campaigns import enter

            enter(desk.store, desk.held, (entry,), _key(desk.campaign, entry))
    told = {"name": shown_name(entry.squad.name) or out.text.say("squad-unnamed"), "member": member}
    out.say("campaign-joined-already" if before else "campaign-joined", **told)
    words = SquadWords(out.text, rules.edition)
    faults = [words.fault(fault) for fault in check(rules.edition, entry.squad)]
    for fault in faults:
        out.note("campaign-squad-fault", fault=fault)
    out.data({"campaign": desk.held.id, "member": member, "again": bool(before), "faults": faults})


def _squad(out: Out, rules: Ruleset, file: Path | None, ready: str, index: int | None, name: str) -> SquadFile:
    """The squad that is meant: a file's, or a ready-made one."""
    if (file is None) == (not ready):
        raise CampaignError("campaign-one-squad")
    own = rules.edition.id
    if file is None:
        found = SquadFile(ready_squad(own if ready_ids(own) else Squad().edition, ready))
    else:
        found = one_of(open_squads(file, out.content, rules.edition), index, file).file
        if found.squad.edition != own:
            raise CampaignError("campaign-squad", field="edition", value=found.squad.edition, expected=own)
    return replace(found, squad=replace(found.squad, name=name)) if name else found


def _joined_before(campaign: Campaign, entry: Joined) -> str:
    """The member that this very squad has become already, and still is; empty: none."""
    for _, one in effective(campaign.entries):
        if isinstance(one, Joined) and _same(one, entry) and not campaign.member(one.member).left:
            return one.member
    return ""


def _same(one: Joined, other: Joined) -> bool:
    return (one.squad, one.foreign) == (other.squad, other.foreign)


def _key(campaign: Campaign, entry: Joined) -> str:
    """What names a joining: the squad, and how often the very same has joined before and is gone."""
    lives = sum(isinstance(one, Joined) and _same(one, entry) for one in campaign.entries)
    told = msgspec.json.encode((entry.squad, entry.foreign))
    return f"join {sha256(told).hexdigest()[:32]} {lives}"


def leave(
    ctx: typer.Context,
    member: str,
    reason: Annotated[str, typer.Option(metavar="TEXT")] = "",
    campaign: Which = "",
    data: Data = None,
) -> None:
    """Let a squad leave; what it played stays."""
    from sacredwire.store.campaigns import enter

    out = Out.of(ctx)
    with desk_of(data, campaign) as desk:
        again = desk.campaign.member(member).left
        if not again:
            enter(desk.store, desk.held, (Left(member=member, reason=reason),), f"leave {member} {len(desk.held.rows)}")
        name = desk.campaign.member(member).squad.name
    out.say("campaign-left-already" if again else "campaign-squad-left", member=member, name=shown_name(name))
    out.data({"campaign": desk.held.id, "member": member, "again": again})
