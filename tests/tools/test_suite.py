"""The suite runs every stage, says what failed, and gives browser tests a second try that it does not hide."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.second_try import FEW, second_try
from tools.stages import Stage
from tools.suite import run

Write = Callable[[str], list[str]]


def stage(name: str, code: str, *, alone: bool = False) -> Stage:
    return Stage(name, ((sys.executable, "-c", code),), alone=alone)


def test_every_stage_runs_and_the_end_says_what_failed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    chosen = [
        stage("last", f"print(open({str(mark)!r}).read())", alone=True),
        stage("bad", "print('broken'); raise SystemExit(3)"),
        stage("good", f"open({str(mark)!r}, 'w').write('left behind')"),
    ]
    assert run(chosen, "1") == 1
    said = capfd.readouterr().out
    assert "== bad\nbroken\n== bad: FAILED (exit status 3)" in said
    assert "left behind\n== last: passed" in said, "a stage that runs alone comes after the others"
    assert said.endswith("failed: bad\nstages: 2 passed, 1 failed\n")


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Write a file of tests; the arguments that run it away from this project's settings."""
    monkeypatch.chdir(tmp_path)

    def written(text: str) -> list[str]:
        (tmp_path / "pytest.ini").write_text("[pytest]\n")
        (tmp_path / "test_some.py").write_text(text)
        return ["-q", str(tmp_path)]

    return written


UNSTEADY = """
import pathlib
def test_unsteady():
    seen = pathlib.Path("seen")
    first, _ = not seen.exists(), seen.touch()
    assert not first
"""


def test_a_test_that_passes_at_the_second_try_is_named(write: Write, capfd: pytest.CaptureFixture[str]) -> None:
    assert second_try(write(UNSTEADY)) == 0
    assert "unsteady, passed at the second try: test_some.py::test_unsteady" in capfd.readouterr().out


def test_a_test_that_fails_twice_fails(write: Write, capfd: pytest.CaptureFixture[str]) -> None:
    assert second_try(write(UNSTEADY + "def test_bad():\n    assert False\n")) == 1
    assert "failed twice: test_some.py::test_bad" in capfd.readouterr().out


def test_many_failures_get_no_second_try(write: Write, capfd: pytest.CaptureFixture[str]) -> None:
    many = "".join(f"def test_{n}():\n    assert False\n" for n in range(FEW))
    assert second_try(write(UNSTEADY + many)) == 1
    assert "try" not in capfd.readouterr().out.replace("second_try", "")
