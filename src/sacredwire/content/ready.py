"""The ready-made squads that come with the game: six for each of our editions, all legal."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from sacredwire.content.squad_files import parse_squad
from sacredwire.content.squads import Squad
from sacredwire.content.strict_json import parse
from sacredwire.errors import ContentError


@cache
def ready_ids(edition: str) -> tuple[str, ...]:
    """The ids of an edition's ready-made squads, in alphabetical order; none for an edition that is not ours."""
    folder = _folder() / edition
    if not folder.is_dir():
        return ()
    return tuple(sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json")))


@cache
def ready_squad(edition: str, squad: str) -> Squad:
    """A ready-made squad by its id.

    Raises:
        ContentError: The edition has no squad of that id.
    """
    if squad not in ready_ids(edition):
        raise ContentError("squad-not-ready", found=squad, known=", ".join(ready_ids(edition)) or "–")
    file = _folder() / edition / f"{squad}.json"
    return parse_squad(parse(file.read_bytes(), file.name), file.name).squad


def ready_squads(edition: str) -> dict[str, Squad]:
    """Every ready-made squad of an edition by its id."""
    return {squad: ready_squad(edition, squad) for squad in ready_ids(edition)}


def _folder() -> Traversable:
    return resources.files("sacredwire.content") / "data" / "squads"
