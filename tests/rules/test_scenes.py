"""Every scene comes out as it says, under each edition it names."""

from pathlib import Path

import pytest

from sacredwire.content.scene_files import read_scene
from sacredwire.play.scenes.playing import editions_of, play_scene

SCENES = Path(__file__).parents[1] / "scenes"
FILES = sorted(SCENES.rglob("*.toml"))
CASES = [(file, edition) for file in FILES for edition in editions_of(read_scene(file), str(file))]


@pytest.mark.parametrize(("file", "edition"), CASES, ids=[f"{f.relative_to(SCENES)}@{e}" for f, e in CASES])
def test_a_scene_comes_out_as_it_says(file: Path, edition: str) -> None:
    document = read_scene(file)
    played = play_scene(document, file.name, edition)
    assert not played.faults
    assert played.scene.expect or "refused" in played.scene.play, "a scene must state what comes out"
