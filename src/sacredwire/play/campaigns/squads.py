"""Squads into a campaign and out of it, with everything that the author's builder wrote for them."""

from pathlib import Path

from msgspec.structs import replace

from sacredwire.content.foreign.builder import export_squad
from sacredwire.content.foreign.wares import Describe, Raw
from sacredwire.content.foreign.words import Lang
from sacredwire.content.schema import Edition
from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import ModelSheet
from sacredwire.errors import CampaignError
from sacredwire.rules.campaign.campaign import Campaign, Member
from sacredwire.rules.campaign.entries import Founded, Joined, terms_of
from sacredwire.rules.squads import Shop, unspent


def founded(name: str, edition: Edition) -> Founded:
    """The first entry of a campaign under an edition. Rule: K."""
    return Founded(name=name, edition=edition.id, content=edition.digest, terms=terms_of(edition))


def check_edition(campaign: Campaign, edition: Edition) -> None:
    """Refuses to play a campaign by other rules than those it was founded under; it can be read all the same.

    Raises:
        CampaignError: ``campaign-edition``, or ``campaign-numbers`` when the edition's numbers have changed since.
    """
    if edition.id != campaign.edition:
        raise CampaignError("campaign-edition", value=edition.id, expected=campaign.edition)
    if edition.digest != campaign.content:
        raise CampaignError("campaign-numbers", value=edition.digest, expected=campaign.content)


def joining(campaign: Campaign, edition: Edition, file: SquadFile) -> Joined:
    """The entry by which a squad joins, from a file of ours or of the builder.

    It is read for the campaign's edition, has its open slots, and its unspent subs are counted once and for all.

    Args:
        campaign: The campaign.
        edition: Its edition.
        file: The squad, and what a foreign format left with it.

    Raises:
        CampaignError: The edition is not the campaign's, or the squad has more models than a squad may.

    Rule: K, R-55, R-200.
    """
    check_edition(campaign, edition)
    size = campaign.terms.size
    if len(file.squad.models) > size:
        raise CampaignError("campaign-squad", field="models", value=len(file.squad.models), expected=size)
    squad = replace(file.squad, edition=edition.id, subs=unspent(Shop(edition), file.squad))
    models = (*squad.models, *[ModelSheet()] * (size - len(squad.models)))
    return Joined(member=campaign.next_member(), squad=replace(squad, models=models), foreign=file.foreign)


def squad_file(member: Member) -> SquadFile:
    """A member's squad as a file of ours, with the foreign object it came from."""
    return SquadFile(member.squad, member.foreign)


def builder_object(member: Member, edition: Edition, lang: Lang, describe: Describe, folder: Path | None = None) -> Raw:
    """A member's squad as the object that the author's builder reads; importing it gives the same squad.

    Args:
        member: The squad.
        edition: Its edition.
        lang: The language of the page that will read it.
        describe: Gives the sentence of an item's or power's effect in that language.
        folder: The user's own content.
    """
    return export_squad(squad_file(member), member.squad.subs or 0, edition, lang, describe, folder)
