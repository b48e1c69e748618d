"""The plugin records rule ids of tests that ran and passed, and refuses marks that cannot be right."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import pytest

rule = pytest.mark.rule

@rule("AD-001")
def test_passes(): pass

@rule("AD-002")
@pytest.mark.skip(reason="later")
def test_skipped(): pass

@rule("AD-003")
@pytest.mark.xfail(reason="known", strict=False)
def test_expected_to_fail(): assert False

@rule("AD-004")
@pytest.mark.xfail(reason="known", strict=False)
def test_passes_against_expectation(): pass

@rule("AD-005")
def test_skips_itself(): pytest.skip("no")
"""


def run(folder: Path, source: str, *options: str) -> tuple[int, str]:
    """Run a file of tests under the project's configuration."""
    (folder / "test_marks.py").write_text(source, encoding="utf-8")
    config = ["-c", str(ROOT / "pyproject.toml"), f"--rootdir={folder}", f"--confcutdir={folder}"]
    command = [sys.executable, "-m", "pytest", *config, "-p", "tools.rule_plugin", "-p", "no:cacheprovider", *options]
    done = subprocess.run([*command, str(folder)], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("workers", [(), ("-n2",)], ids=["alone", "xdist"])
def test_only_tests_that_ran_and_passed_stand_for_a_rule(tmp_path: Path, workers: tuple[str, ...]) -> None:
    record = tmp_path / "record.json"
    status, said = run(tmp_path, TESTS, f"--rule-record={record}", *workers)
    assert status == 0, said
    noted = json.loads(record.read_text(encoding="utf-8"))
    assert noted == {"passed": ["AD-001"], "not_run": ["AD-002", "AD-003", "AD-004", "AD-005"]}


MARKS = {
    '"AD-001", "AD-002", "AD-003", "AD-004"': "names 4 rules; 3 at most",
    '"ZZ-001"': "names ZZ-001, which is in no catalogue",
    "": "has a rule mark without an id",
}


def test_marks_that_cannot_be_right_stop_the_run(tmp_path: Path) -> None:
    wrong = [f"@pytest.mark.rule({mark})\ndef test_{nth}(): pass\n" for nth, mark in enumerate(MARKS)]
    status, said = run(tmp_path, "import pytest\n\n" + "\n".join(wrong))
    assert status == pytest.ExitCode.USAGE_ERROR
    for nth, says in enumerate(MARKS.values()):
        assert f"test_{nth} {says}" in said
