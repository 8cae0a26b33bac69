"""What happens between games is told in sentences, in both languages, each under its rule."""

import pytest
from msgspec.structs import replace

from sacredwire.content.catalogue import LANGUAGES
from sacredwire.content.squads import Change, Item
from sacredwire.content.text import Text
from sacredwire.engine.inputs import Fall, Pass
from sacredwire.play.story import tell
from sacredwire.play.story_postgame import people
from support.matches import EDITIONS
from support.post import Post
from support.squad_makers import plain_squad, sheet, with_model

NAMES = ("Ines", "Tobias", "Dmitri", "Sunita", "Petra")


@pytest.fixture(scope="module")
def busy() -> Post:
    """A post-game in which something of everything happens after the Promotions."""
    hurt = sheet("agent", "knife", merits=1, changes=(Change(stat="move", amount=-100),))
    squad = with_model(plain_squad(EDITIONS[0], subs=30, games=1, locker=(Item(id="mask"),)), 3, hurt)
    named = (replace(one, name=name) for one, name in zip(squad.models, NAMES, strict=True))
    post = Post(EDITIONS[0], replace(squad, models=tuple(named)), {"b2": {"presence": "left"}}).to("trade")
    post.events.clear()
    post.give("buy blue leg", "sell blue sword b1", "sell blue mask", Pass("blue"), "dismiss b5", Pass("blue"))
    post.give("recruit b5 broadcaster operative named Nova Ohmio", "choose blue ping")
    post.give("give blue leg locker b4", "give blue mace b2 b1", "give blue mace b1 locker", "give blue mace locker b2")
    return post.give(Pass("blue"), Fall("review", ((3,),)))


def told(post: Post, lang: str) -> list[str]:
    """Its sentences, in order."""
    return [line.text for line in tell(Text(lang), post.events, people(post.books))]  # type: ignore[arg-type] # a language


def test_k_trading_a_whole_upkeep_is_told_in_spanish(busy: Post) -> None:
    assert told(busy, "es") == [
        "Azul compra Pierna por 8 subs; le quedan 27.",
        "De Ines se vende Espada por 5 subs; ahora hay 32.",
        "De las Taquillas se vende Máscara por 3 subs; ahora hay 35.",
        "Petra queda fuera de la plantilla; su equipo va a las Taquillas.",
        "Nova Ohmio entra en la plantilla con contrato de Emisor.",
        "Nova Ohmio empieza con Ping.",
        "Sunita lleva Pierna en el cuerpo.",
        "Tobias da Maza a Ines.",
        "Ines guarda Maza en las Taquillas.",
        "Tobias saca Maza de las Taquillas.",
        "Azul recupera toda la Salud.",
        "Evaluación de Rendimiento de Tobias: 3.",
        "Tobias paga haberse ido: empezará la próxima partida con 3 de Salud menos.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_k_postgame_no_sentence_shows_a_key_or_an_id(busy: Post, lang: str) -> None:
    lines = told(busy, lang)
    assert len(lines) == 13
    assert not [line for line in lines if "story-" in line or "none" in line or "b2" in line or "{" in line]
