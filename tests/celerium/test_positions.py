"""Positions of Celerium as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.errors import PositionError

RACE: Final = (
    "celerium 1; round 2; step race; first 1; franchises "
    "pilot=12 starbot=10 line=blue hand=1-01,?1,?2 score=9 actions=5 energy=4 on-pilot=battery-green boosts=shield "
    "| pilot=14 starbot=7 line=green hand=?1,?1 actions=6 versions=1,2,3"
)


def test_a_race_is_laid_as_it_is_written() -> None:
    game = SPEC.position(RACE, seed=3)
    g = game.state
    assert game.situation.decision == "FranchiseRaces"
    assert game.asked == (1,)
    assert (g.round, g.square, g.score[0], g.actions, g.energy[0]) == (2, [12, 10, 14, 7], 9, [5, 6], 4)
    assert [len(hand) for hand in g.hands] == [3, 2]
    assert g.versions[3:] == [1, 2, 3]
    assert len(g.planets_seen) == 2


def test_a_natural_moment_can_be_left_open() -> None:
    text = SPEC.position(RACE, seed=3).position(hidden=False)
    assert "hand=?1,?1,?2" in text
    assert "versions" not in text
    assert SPEC.position(text, seed=1).digest() != SPEC.position(text, seed=2).digest()


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("seats 2; step landing", "step, part 1, word 1", "no step is called 'landing'"),
        ("seats 2; round 9", "round, part 1, word 1", "expected a number"),
        ("seats 2; step race", "franchises", "the squares of the vehicles"),
        ("franchises pilot=12 starbot=99 | -", "franchises, part 1, word 2", "expected a number"),
        ("franchises wings=2 | -", "franchises, part 1, word 1", "expected one of pilot="),
        ("franchises hand=9-99 | -", "franchises, part 1, word 1", "no event card is called"),
        ("franchises hand=?7 | -", "franchises, part 1, word 1", "expected a number from 1 to 3"),
        ("franchises versions=1,1 | -", "franchises, part 1, word 1", "expected 3 versions"),
        ("franchises score=1 score=2 | -", "franchises, part 1, word 2", "score is there twice"),
        ("seats 2; planets Cendrelune Cendrelune; round 2; step market", "planets, part 1, word 2", "twice"),
        ("seats 2; planets Cendrelune; round 1; step planet", "planets", "expected the 0 planets"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"celerium 1; {clauses}")
    assert caught.value.place == place


def test_a_market_of_a_later_round_is_laid_as_the_position_says() -> None:
    names = ("specialist-blue", "all-terrain", "twin-blue-green")
    g = SPEC.position(f"celerium 1; seats 2; round 3; step market; market {' '.join(names)}").state
    assert tuple(g.tables.upgrades.name[upgrade] for upgrade in g.market[: len(names)]) == names
    assert SPEC.position("celerium 1; seats 2; round 3; step market").asked
