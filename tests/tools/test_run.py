"""`./run` starts on an old Python, says what it offers, and stops with one sentence."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PIN = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Read the pinned versions of a file of requirements."""
    return dict(PIN.findall((ROOT / "requirements" / name).read_text(encoding="utf-8")))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Call ./run as a person would."""
    return subprocess.run([sys.executable, "run", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)


def test_it_parses_as_python_3_8_and_uses_the_standard_library_alone() -> None:
    tree = ast.parse((ROOT / "run").read_text(encoding="utf-8"), feature_version=(3, 8))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= set(sys.stdlib_module_names)


def test_it_offers_only_what_is_there() -> None:
    done = run("--help")
    offered = re.findall(r"^  (\w+) ", done.stdout, re.MULTILINE)
    assert done.returncode == 0
    assert {"play", "test", "setup", "exec"} <= set(offered)
    assert ("shots" in offered) == (ROOT / "tools" / "shots.py").exists()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["fly"], "There is no command `fly`: expected one of play, test,"),
        (["exec"], "`./run exec` expects a command"),
        (["setup", "all"], "`./run setup` takes `play`, `test` or no argument."),
        (["exec", "no-such-command"], "There is no command `no-such-command` in the environment"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(says)
    assert len(done.stderr.splitlines()) == 1


def test_playing_and_testing_pin_the_same_versions() -> None:
    play, test = pins("play.txt"), pins("test.txt")
    assert play
    assert {name: test.get(name) for name in play} == play


def test_the_pins_fit_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    for text in (*project["project"]["dependencies"], *groups["build"], *groups["test"]):
        wanted = Requirement(text)
        assert pins("test.txt")[wanted.name] in wanted.specifier, text


def test_no_file_of_pins_names_an_index() -> None:
    for path in (*(ROOT / "requirements").iterdir(), ROOT / "web" / ".npmrc"):
        assert "://" not in path.read_text(encoding="utf-8"), path.name
