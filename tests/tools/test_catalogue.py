"""A rule line counts as tested when a test that names it ran and passed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import catalogue

PAGE = """# Toy

- **TY-001** [base] A line.
- **TY-002** [base] Another.
- **TY-003** [base] withdrawn: same as TY-001.
- **TY-E01** An example.
- TY-004 [base] withdrawn and not even bold.
"""


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    return tmp_path


def test_every_line_that_is_not_withdrawn_is_wanted(rules: Path) -> None:
    assert catalogue.wanted("toy", rules) == ["TY-001", "TY-002", "TY-E01"]
    assert catalogue.known(rules) == {"TY-001", "TY-002", "TY-003", "TY-E01"}


def test_a_catalogue_is_held_to_be_whole_unless_it_says_otherwise(rules: Path) -> None:
    assert catalogue.complete(rules) == ["toy"]
    assert set(catalogue.INCOMPLETE).isdisjoint(catalogue.complete())
    assert all((catalogue.RULES / f"{name}.md").is_file() for name in catalogue.INCOMPLETE)


def test_nothing_is_said_of_a_catalogue_that_is_whole(rules: Path) -> None:
    assert catalogue.gaps(["toy"], {"TY-001", "TY-002", "TY-E01"}, set(), rules) == []


def test_missing_lines_are_named_and_a_skipped_test_does_not_count(rules: Path) -> None:
    (said,) = catalogue.gaps(["toy"], {"TY-001"}, {"TY-002"}, rules)
    assert said == "toy: 2 lines without a test that ran and passed: TY-002 (its test did not run), TY-E01"


def test_a_game_declared_complete_must_have_a_catalogue(rules: Path) -> None:
    (said,) = catalogue.gaps(["gone"], set(), set(), rules)
    assert "no docs/rules/gone.md" in said


def test_titles_of_page_tests_name_rules(tmp_path: Path) -> None:
    tests = [
        {"fullName": "board shows backs @rule TY-001 TY-002", "status": "passed"},
        {"fullName": "board @rule TY-E01", "status": "pending"},
        {"fullName": "no rule TY-003", "status": "passed"},
    ]
    record = tmp_path / "vitest.json"
    record.write_text(json.dumps({"testResults": [{"assertionResults": tests}]}), encoding="utf-8")
    assert catalogue.from_vitest(record) == ({"TY-001", "TY-002"}, {"TY-E01"})
