"""Positions of Galaxy Trucker as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import PositionError

FLIGHT: Final = """galaxy-trucker 1; options flights=I,
ships S B035@7.6+1 B020@8.7>+YB | S+1; truckers number=2 place=-3 credits=5 | number=1"""


def test_a_flight_is_laid_as_it_is_written() -> None:
    game = SPEC.position(FLIGHT, seed=3)
    g = game.state
    assert game.situation.decision == "TruckerMayGiveUp"
    assert [sum(code > 0 for code in ship) for ship in g.ships] == [3, 1]
    assert (g.position, g.credits, g.number_tiles) == ([-3, 0], [5, 0], [2, 1])
    assert [sum(crew) for crew in g.crew] == [3, 1]
    assert "B035@7.6+1" in game.position()
    assert "B020@8.7>+YB" in game.position()


def test_a_natural_moment_can_be_left_open() -> None:
    game = SPEC.position("galaxy-trucker 1; options flights=I,; ships S | S; deck I-05 3?", seed=3)
    assert "deck I-05" in game.position()
    text = game.position(hidden=False)
    assert "deck 4?" in text
    assert SPEC.position(text, seed=1).digest() != SPEC.position(text, seed=2).digest()


def test_a_card_may_be_on_the_table() -> None:
    game = SPEC.position("galaxy-trucker 1; options flights=I,; ships S B035@7.6 | S; card I-12; deck 3?")
    assert [game.state.box.cards[card].name for card in game.state.revealed] == ["I-12"]
    assert len(game.state.deck) == 3


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("ships S B999@7.6 | S", "ships, part 1, word 2", "no component is called B999"),
        ("ships S B035@7.6 B035@7.8 | S", "ships, part 1, word 3", "there twice"),
        ("ships S B035@7.6 | S B035@7.6", "ships, part 2, word 2", "there twice"),
        ("ships S S@7.6 | S", "ships, part 1, word 2", "starting cabin is there twice"),
        ("ships S B035@2.2 | S", "ships, part 1, word 2", "is not on the board"),
        ("ships S B035@7.7 | S", "ships, part 1, word 2", "two components lie on this square"),
        ("ships S B035@7.6+3 | S", "ships, part 1, word 2", "expected a number from 0 to 2"),
        ("ships S B035@7.6+RR | S", "ships, part 1, word 2", "does not fit"),
        ("ships S B020@7.6+R | S", "ships, part 1, word 2", "red goods need a special hold"),
        ("ships S (x) | S", "ships, part 1, word 2", "expected a component"),
        ("ships - | S", "ships, part 1", "at least one component"),
        ("ships S | S; truckers number=1 | number=1", "truckers", "same number tile"),
        ("ships S | S; truckers place=3 | place=3", "truckers", "same space"),
        ("ships S | S; card X-99", "card, part 1, word 1", "no card is called"),
        ("ships S | S; deck I-05 I-05", "deck, part 1, word 2", "there twice"),
        ("ships S | S; deck 3? I-05", "deck, part 1, word 1", "lies under"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"galaxy-trucker 1; options flights=I,; {clauses}")
    assert caught.value.place == place
