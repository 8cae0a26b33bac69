"""A whole campaign as one file, and squads of the author's builder in it."""

import json
from pathlib import Path
from typing import Any

import pytest

from sacredwire.content.foreign.builder import import_squads, open_squads
from sacredwire.content.squad_files import SquadFile
from sacredwire.content.squads import Squad
from sacredwire.errors import SacredWireError
from sacredwire.play.campaigns.files import campaign_text, read_campaign
from sacredwire.play.campaigns.squads import builder_object, founded, joining, squad_file
from sacredwire.rules.campaign.entries import Played, Undone
from sacredwire.rules.campaign.ledger import add, found
from sacredwire.rules.campaign.postings import Posting
from support.leagues import evidence, league, paired, played, post, settled
from support.matches import rules

SAMPLES = sorted((Path(__file__).parents[1] / "fixtures" / "builder" / "squads").glob("*.json"))
VETERANS = next(path for path in SAMPLES if path.stem == "03-es-campana")


def full_campaign() -> str:
    campaign = settled(played(league(3), out=["a2 by b3"]), s1=evidence(3))
    campaign = add(paired(campaign, "s3", "s1"), Undone(entry=8, reason="otro día"))
    return campaign_text(campaign)


def refusal(text: str) -> SacredWireError:
    with pytest.raises(SacredWireError) as caught:
        read_campaign(text.encode(), "liga.json")
    return caught.value


def test_a_campaign_file_gives_the_same_campaign_and_the_same_bytes() -> None:
    text = full_campaign()
    read = read_campaign(text.encode(), "liga.json")
    assert campaign_text(read.campaign, read.games) == text
    assert read.campaign.member("s1").squad.evidence == (3,)


def test_a_campaign_file_brings_the_logs_of_its_stored_matches_along() -> None:
    campaign = paired(league(2))
    told = json.loads(campaign_text(settled(played(league(2)))))
    told["entries"] = [one | {"game": "g7"} if one["kind"] == "played" else one for one in told["entries"]]
    told["games"] = {"g7": "una línea\notra\n"}
    read = read_campaign(json.dumps(told).encode(), "liga.json")
    assert read.games == {"g7": "una línea\notra\n"}
    assert any(isinstance(one, Played) and one.game == "g7" for one in read.campaign.entries)
    again = read_campaign(campaign_text(read.campaign, read.games).encode(), "liga.json")
    assert again == read
    told["games"] = {"g8": ""}
    error = refusal(json.dumps(told))
    assert (error.code, error.params["value"]) == ("campaign-no-such", "g8")
    assert campaign.fixture("m1").game == ""


def changed(**fields: Any) -> str:
    told = json.loads(full_campaign())
    return json.dumps({key: value for key, value in (told | fields).items() if value is not None})


@pytest.mark.parametrize(
    ("text", "code", "named"),
    [
        ("[]", "json-type", "$"),
        ("{", "json-broken", 1),
        (changed(schema=None), "campaign-file-no-schema", "liga.json"),
        (changed(format="squad"), "campaign-file-no-schema", "liga.json"),
        (changed(schema=2), "campaign-file-schema", 2),
        (changed(weather="rain"), "json-unknown", "$.weather"),
        (changed(entries=None), "json-missing", "$.entries"),
        (changed(entries={}), "json-type", "$.entries"),
        (changed(entries=[]), "campaign-unfounded", None),
        (full_campaign().replace('"leads":0', '"leads":"0"', 1), "json-type", "$.entries[1].squad.leads"),
        (full_campaign().replace('"kind":"paired"', '"kind":"wed"', 1), "json-value", "$.entries[4].kind"),
        (full_campaign().replace('"kind":"paired",', "", 1), "json-missing", "$.entries[4].kind"),
        (full_campaign().replace('"fixture":"m1"', '"fixture":"m7"', 1), "campaign-entry-unfit", 5),
        (full_campaign().replace('"schema":1', '"schema":1,"schema":1', 1), "json-repeated", "schema"),
    ],
)
def test_a_file_that_is_no_campaign_is_refused_with_its_place(text: str, code: str, named: object) -> None:
    error = refusal(text)
    assert error.code == code
    assert named is None or named in error.params.values(), error


def test_a_squad_that_names_what_the_edition_does_not_have_is_refused() -> None:
    squad = league(1).member("s1").squad
    item = next(item.id for sheet in squad.models for item in sheet.items)
    error = refusal(campaign_text(league(1)).replace(f'"id":"{item}"', '"id":"excalibur"', 1))
    assert error.code == "squad-unknown"
    assert error.params["found"] == "excalibur"


def test_a_campaign_of_an_edition_that_is_not_there_can_be_read() -> None:
    text = full_campaign().replace('"edition":"sacredwire-0.9"', '"edition":"house-rules"')
    assert read_campaign(text.encode(), "liga.json").campaign.edition == "house-rules"


def test_there_are_samples_of_the_builder() -> None:
    assert SAMPLES


@pytest.mark.rule("R-200")
@pytest.mark.parametrize("edition", ["hardwired-0.7", "sacredwire-0.9"])
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_r200_a_builder_squad_joins_with_everything_and_is_exported_back_as_it_was(path: Path, edition: str) -> None:
    own = rules(edition).edition
    for imported in open_squads(path, edition=own):
        if not any(sheet.contract for sheet in imported.file.squad.models):
            with pytest.raises(SacredWireError, match="campaign-squad"):
                add(found(founded("Liga", own)), joining(found(founded("Liga", own)), own, imported.file))
            continue
        campaign = add(found(founded("Liga", own)), joining(found(founded("Liga", own)), own, imported.file))
        member = campaign.member("s1")
        ours, now = imported.file.squad, member.squad
        assert (now.evidence, now.leads, now.locker, now.boss_dead) == (
            ours.evidence,
            ours.leads,
            ours.locker,
            ours.boss_dead,
        )
        assert now.models[: len(ours.models)] == ours.models
        told = builder_object(member, own, "es", str)
        assert imported.file.foreign is None or told.items() >= _kept(imported.file).items()
        (back,) = import_squads(told, "back.json", edition=own)
        assert comparable(back.file.squad) == comparable(now)


def _kept(file: SquadFile) -> dict[str, Any]:
    assert file.foreign is not None
    return {key: file.foreign.object[key] for key in ("id", "name", "evidence", "leads") if key in file.foreign.object}


def comparable(squad: Squad) -> tuple[Any, ...]:
    return squad.models, squad.subs, squad.locker, squad.evidence, squad.leads, squad.boss_dead, squad.name


@pytest.mark.rule("R-200")
def test_r200_what_a_campaign_made_of_a_builder_squad_is_exported_with_what_only_the_builder_knows() -> None:
    (imported,) = open_squads(VETERANS, edition=rules("hardwired-0.7").edition)[:1]
    own = rules("hardwired-0.7").edition
    campaign = league(1, "hardwired-0.7")
    campaign = add(campaign, joining(campaign, own, imported.file))
    campaign = played(campaign, "s1", "s2", winner="amber")
    free = next(n for n in range(1, 11) if n not in imported.file.squad.evidence)
    gains = [Posting("subs", 15, "exploration"), Posting("leads", 2, "found"), Posting("merits", 1, "kill", who="a1")]
    campaign = add(campaign, post(campaign, "s2", [*gains, *evidence(free)]))
    told = builder_object(campaign.member("s2"), own, "en", str)
    (back,) = import_squads(told, "back.json", edition=own)
    now = campaign.member("s2").squad
    assert comparable(back.file.squad) == comparable(now)
    assert back.file.squad.models[0].merits == imported.file.squad.models[0].merits + 1
    assert squad_file(campaign.member("s2")).foreign == imported.file.foreign
