"""Every refusal: its rule is in the catalogue, and a test raises it."""

from __future__ import annotations

import re

from astrodrome.kernel.agenda import Decision
from tests.contract.contract import Contract
from tests.contract.registry import every_game, every_refusal
from tests.contract.source import refusals_in_code
from tools import catalogue


def lines(contract: Contract) -> set[str]:
    """Return the ids of the rules that a test must name."""
    return {rule for page in contract.catalogues for rule in catalogue.wanted(page)}


@every_game
def test_every_refusal_of_the_code_is_raised_by_a_case_and_no_other(contract: Contract) -> None:
    assert refusals_in_code(contract.spec.folder) == set(contract.refusals)


@every_refusal
def test_a_refusal_names_its_rule(contract: Contract, rule: str, key: str) -> None:
    refusal = contract.refusals[rule, key]()
    assert refusal is not None
    assert (refusal.rule, refusal.key) == (rule, key)
    assert rule in lines(contract)


@every_game
def test_every_rule_named_anywhere_in_the_code_is_in_the_catalogue(contract: Contract) -> None:
    page = "".join([(catalogue.RULES / f"{name}.md").read_text(encoding="utf-8") for name in contract.catalogues])
    rule_id = re.compile(rf"\b(?:{'|'.join(contract.rule_prefixes)})-[EQ]?\d+")
    folder = contract.spec.folder
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        for rule in rule_id.findall(path.read_text(encoding="utf-8")):
            assert f"**{rule}**" in page, f"{path.name} names {rule}"


@every_game
def test_the_rules_behind_events_and_questions_are_lines_of_the_catalogue(contract: Contract) -> None:
    known = lines(contract)
    for event in contract.spec.events:
        assert event.rule in known, event.__name__
    for task in contract.spec.tasks:
        if issubclass(task, Decision):
            assert task.rules
            assert set(task.rules) <= known, task.__name__
