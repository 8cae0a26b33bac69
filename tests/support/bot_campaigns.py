"""What holds for every campaign that bots have played."""

from sacredwire.play.campaigns.files import campaign_text, read_campaign
from sacredwire.play.campaigns.postgames import verify
from sacredwire.play.campaigns.simulate import MOST_MATCHES, Simulated
from sacredwire.play.campaigns.standings import standings
from sacredwire.rules.campaign.audit import audit
from sacredwire.rules.campaign.entries import Paired
from support.matches import rules


def check_sound(edition: str, simulated: Simulated) -> None:
    """It has a winner or was given up, totals agree, it can be played again and read from its file."""
    campaign = simulated.campaign
    assert campaign.winner or simulated.matches == MOST_MATCHES
    assert audit(campaign.entries) == ()
    assert verify(campaign, rules(edition)) == ()
    text = campaign_text(campaign)
    assert campaign_text(read_campaign(text.encode(), "liga.json").campaign) == text
    finales = [one.mission for one in campaign.entries if isinstance(one, Paired) and one.mission]
    must = campaign.obligatory()
    assert must is not None
    assert finales.count(must.mission) <= 1
    first = standings(campaign)[0]
    assert first.winner == bool(campaign.winner)
