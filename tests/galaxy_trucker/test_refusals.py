"""Every refusal: its rule is in the catalogue, and a test raises it."""

from __future__ import annotations

import re

import pytest

from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.agenda import Decision
from tests.galaxy_trucker.raising import RAISED, refusals_in_code
from tools import catalogue

PAGES = ("galaxy-trucker-base", "galaxy-trucker-expansion")
LINES = {rule for page in PAGES for rule in catalogue.wanted(page)}
PAGE = "".join([(catalogue.RULES / f"{page}.md").read_text(encoding="utf-8") for page in PAGES])


def test_every_refusal_of_the_code_is_raised_here_and_no_other() -> None:
    assert refusals_in_code() == set(RAISED)


@pytest.mark.parametrize(("rule", "key"), RAISED)
def test_a_refusal_names_its_rule(rule: str, key: str) -> None:
    refusal = RAISED[rule, key]()
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, key)
    assert rule in LINES


def test_every_rule_named_anywhere_in_the_code_is_in_the_catalogue() -> None:
    for path in sorted([*SPEC.folder.rglob("*.py"), *SPEC.folder.rglob("*.toml")]):
        for rule in re.findall(r"G[BX]-[QE]?\d+", path.read_text(encoding="utf-8")):
            assert f"**{rule}**" in PAGE, f"{path.name} names {rule}"


def test_the_rules_behind_events_and_questions_are_lines_of_the_catalogue() -> None:
    for event in SPEC.events:
        assert event.rule in LINES, event.__name__
    for task in SPEC.tasks:
        if issubclass(task, Decision):
            assert task.rules
            assert set(task.rules) <= LINES, task.__name__
