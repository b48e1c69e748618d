"""What the table has hidden again is not told to who comes later, in any game."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from tests.laws.law_latecomers import HIDDEN, check_past
from tests.laws.play import Case
from tests.laws.registry import sample

CASES = [case for case in sample(2, 40) if case.subject.spec.name in HIDDEN]


def test_every_game_says_what_its_table_hides() -> None:
    assert sorted(HIDDEN) == sorted(spec.name for spec in GAMES)


@pytest.mark.rule("MR-024")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_latecomers_are_told_nothing_that_the_table_hides_again(case: Case) -> None:
    kept_back = check_past(case)
    if case.subject.spec.name == "memoracers":
        assert kept_back, "the reconnaissance lap at least"
