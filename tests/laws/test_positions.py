"""Positions of every game: there and back, left open, and spoilt."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import AnySpec
from tests.laws import law_positions
from tests.laws.play import Case, walk
from tests.laws.registry import sample


@pytest.mark.setting
@pytest.mark.parametrize("case", sample(2, 30), ids=str)
def test_a_position_gives_any_state_back(case: Case) -> None:
    law_positions.check_positions(case, every=5)


@pytest.mark.setting
@pytest.mark.parametrize("case", [case for case in sample(2, 31) if case.subject.spec in GAMES], ids=str)
def test_a_position_without_hidden_things_looks_alike(case: Case) -> None:
    law_positions.check_open_positions(case, every=15)


@pytest.mark.setting
@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_a_spoilt_text_is_an_error_that_names_its_place(spec: AnySpec) -> None:
    texts: list[str] = []
    for case in sample(1, 32):
        if case.subject.spec is spec:
            for moment in walk(case):
                if moment.nth % 20 == 0:
                    texts.append(moment.game.position())
                    text = law_positions.open_text(moment.game)
                    texts += [] if text is None else [text]
    assert law_positions.check_spoilt(spec, texts, 120, Chance(7)) > 60


def test_every_game_has_clauses_of_its_own() -> None:
    assert [spec.name for spec in GAMES if not spec.notation.keys] == []
