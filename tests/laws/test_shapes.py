"""The tables of every spec, held against its code; and the same games in other processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws import law_shape
from tests.laws.digests import trace
from tests.laws.registry import SEED, SUBJECTS, sample
from tests.laws.subject import Subject

ROOT = Path(__file__).parents[2]

each = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.spec.name)


@each
def test_the_table_of_fields_is_the_class(subject: Subject) -> None:
    for nth, setting in enumerate(subject.hooks.settings):
        law_shape.check_fields(subject, subject.new(setting, nth))


@each
def test_every_task_is_listed_with_its_arguments(subject: Subject) -> None:
    law_shape.check_tasks(subject, subject.new(subject.hooks.settings[0], 1))


@each
def test_every_action_answers_something(subject: Subject) -> None:
    law_shape.check_actions(subject)


@each
def test_the_settings_of_the_laws_know_every_seat_count_and_module(subject: Subject) -> None:
    settings = subject.hooks.settings
    chosen = [dict(setting.options) for setting in settings]
    taken = [subject.spec.options_json(subject.new(setting, 0).options).get("modules") for setting in settings]
    forgotten = [module for module in subject.spec.modules if module not in f"{chosen} {taken}"]
    assert not forgotten, f"no setting of {subject.spec.name} has {forgotten}"
    assert {min(subject.spec.seats), max(subject.spec.seats)} <= {setting.seats for setting in settings}


def test_other_processes_with_other_hash_seeds_play_the_same_games() -> None:
    here = [f"{case} {trace(case)}" for case in sample(3, 15)]
    for hash_seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "ASTRODROME_LAW_SEED": str(SEED)}
        command = [sys.executable, "-m", "tests.laws.digests", "3", "15"]
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True, timeout=300)
        assert done.stdout.splitlines() == here, f"another game under PYTHONHASHSEED={hash_seed}"
