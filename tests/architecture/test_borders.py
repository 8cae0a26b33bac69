"""The borders between the layers hold."""

import ast
import subprocess
import sys

from support.source import ROOT, Source, imports, sources

LAYERS_WITH_FILES = (
    "src/sacredwire/content/",
    "src/sacredwire/store/",
    "src/sacredwire/server/bootstrap.py",
    "src/sacredwire/cli/",
)
FILE_MODULES = {"os", "io", "shutil", "tempfile", "tomllib", "importlib.resources", "sqlite3"}

FILE_CALLS = {
    "open",
    "read_text",
    "read_bytes",
    "write_text",
    "write_bytes",
    "glob",
    "rglob",
    "iterdir",
    "mkdir",
    "unlink",
}


def test_import_contracts_are_kept() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    checked = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_numba_stays_under_space() -> None:
    users = {one.path for one in sources("src") if any(name.split(".")[0] == "numba" for name in imports(one))}
    assert all(path.startswith("src/sacredwire/rules/space/") for path in users), users


def touches_files(source: Source) -> set[str]:
    """What a file uses of the file system; naming a ``Path`` to hand it on is no touch."""
    used = {name for name in imports(source) if name in FILE_MODULES}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            used |= {name} & FILE_CALLS
    return used


def test_only_content_store_and_the_command_line_touch_files() -> None:
    strays = {one.path: touches_files(one) for one in sources("src") if not one.path.startswith(LAYERS_WITH_FILES)}
    assert not {path: used for path, used in strays.items() if used}


def test_nothing_reads_saves_as_code() -> None:
    used = {
        (one.path, name) for one in sources("src") for name in imports(one) if name in {"pickle", "marshal", "shelve"}
    }
    assert not used
