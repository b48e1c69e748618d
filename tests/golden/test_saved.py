"""Saves made by earlier code load, save and play on as they did; what they are made of keeps its names and order."""

from __future__ import annotations

import json

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.log import Log
from astrodrome.kernel.spec import AnySpec
from tests.golden.saved import NAMES, Saved, names_of, play_on, read_saves, saved_names

WHY = "if the change is meant, `./run exec python -m tools.golden --saves GAME` writes it down with a new rules version"
KEPT = [(spec, one) for spec in GAMES for one in read_saves(spec)]
EACH = pytest.mark.parametrize(("spec", "one"), KEPT, ids=[f"{spec.name}-{one.name}" for spec, one in KEPT])


@EACH
def test_a_save_loads_and_saves_again_as_it_was(spec: AnySpec, one: Saved) -> None:
    half = spec.load(one.save)
    assert half.digest() == one.digest, WHY
    assert half.save(log=False).decode() == one.save, WHY


@EACH
def test_the_log_of_a_game_leads_to_its_save(spec: AnySpec, one: Saved) -> None:
    half = spec.replay(Log.from_json(one.log), one.half)
    assert half.save(log=False).decode() == one.save, WHY


@EACH
def test_a_loaded_game_ends_as_it_did(spec: AnySpec, one: Saved) -> None:
    assert play_on(spec.load(one.save), one).digest() == one.end, WHY


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_golden_game_and_every_law_setting_has_its_save(spec: AnySpec) -> None:
    assert [one.name for one in read_saves(spec)] == names_of(spec)


def test_records_tasks_and_fields_have_the_names_and_the_order_they_had() -> None:
    assert saved_names() == json.loads(NAMES.read_text(encoding="utf-8")), (
        "saves, logs and action ids depend on them; `./run exec python -m tools.golden --names` writes them down"
    )
