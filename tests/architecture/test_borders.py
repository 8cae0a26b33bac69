"""The borders between the layers hold."""

import subprocess
import sys

from support.source import ROOT, imports, sources

LAYERS_WITH_FILES = ("src/sacredwire/content/", "src/sacredwire/cli/")
FILE_MODULES = {"os", "pathlib", "io", "shutil", "tempfile", "tomllib", "importlib.resources", "sqlite3"}


def test_import_contracts_are_kept() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_numba_stays_under_space() -> None:
    users = {one.path for one in sources("src") if any(name.split(".")[0] == "numba" for name in imports(one))}
    assert all(path.startswith("src/sacredwire/rules/space/") for path in users), users


def test_only_content_and_the_command_line_touch_files() -> None:
    strays = {
        (one.path, name)
        for one in sources("src")
        if not one.path.startswith(LAYERS_WITH_FILES)
        for name in imports(one)
        if name in FILE_MODULES
    }
    assert not strays


def test_nothing_reads_saves_as_code() -> None:
    used = {
        (one.path, name) for one in sources("src") for name in imports(one) if name in {"pickle", "marshal", "shelve"}
    }
    assert not used
