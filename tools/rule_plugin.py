"""The pytest plugin that ties tests to rule lines, settles the law seed and configures Hypothesis.

A test says which catalogue lines it checks with `@pytest.mark.rule("MR-001")`: three at most, each in a catalogue.
With `--rule-record FILE` the ids of tests that ran and passed are written down; a test that was skipped or is expected
to fail stands for nothing.
"""

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tools import catalogue

SEED = "ASTRODROME_LAW_SEED"
MOST_IDS = 3


class Recorder:
    """Collects the rule ids of a session and writes them at its end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.passed: set[str] = set()
        self.not_run: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the ids of a test by how it ended; what an xdist worker ran is reported here too."""
        ids = {str(value) for name, value in report.user_properties if name == "rule"}
        if report.skipped or hasattr(report, "wasxfail"):
            self.not_run |= ids
        elif report.when == "call" and report.passed:
            self.passed |= ids

    def pytest_sessionfinish(self) -> None:
        """Write the record."""
        noted = {"passed": sorted(self.passed), "not_run": sorted(self.not_run)}
        self.path.write_text(json.dumps(noted), encoding="utf-8")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer `--rule-record`."""
    parser.addoption("--rule-record", type=Path, help="write the rule ids of passed tests to this file")


def pytest_configure(config: pytest.Config) -> None:
    """Choose a law seed where none is given, and take machine load out of Hypothesis' verdicts."""
    os.environ.setdefault(SEED, str(random.SystemRandom().randrange(2**32)))
    hypothesis.settings.register_profile("astrodrome", deadline=None, print_blob=True)
    hypothesis.settings.load_profile("astrodrome")
    path = config.getoption("--rule-record")
    if path is not None and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(path))


def pytest_report_header() -> str:
    """Print the seed by which the laws draw their sample."""
    return f"law seed: {SEED}={os.environ[SEED]}"


def faults(ids: list[str], known: set[str]) -> Iterator[str]:
    """Say what is wrong with the ids a test names."""
    if not ids:
        yield "has a rule mark without an id"
    if len(set(ids)) > MOST_IDS:
        yield f"names {len(set(ids))} rules; {MOST_IDS} at most, one fact a test"
    for rule in ids:
        if rule not in known:
            yield f"names {rule}, which is in no catalogue under docs/rules/"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Check the ids of every test and hand them to its reports."""
    known = catalogue.known()
    wrong: dict[str, None] = {}
    for item in items:
        marks = list(item.iter_markers("rule"))
        if not marks:
            continue
        ids = [str(rule) for mark in marks for rule in mark.args]
        name = item.nodeid.partition("[")[0]
        wrong.update({f"{name} {fault}": None for fault in faults(ids, known)})
        item.user_properties.extend(("rule", rule) for rule in ids)
    if wrong:
        raise pytest.UsageError(*wrong)
