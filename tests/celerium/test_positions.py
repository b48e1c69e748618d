"""Positions of Celerium as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.celerium.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import PositionError

SPEC_CONTROLS: Final = [row.name for row in SPEC.begin(2, SPEC.read_options(2, {}), Chance(0)).tables.box.controls]
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
    assert g.boost_versions[3:] == [1, 2, 3]
    assert len(g.planets.seen) == 2


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
        ("seats 2; discards 2-01 | - | -", "discards, part 1, word 1", "expected a card of level 1"),
        (
            "seats 2; market all-terrain; gone " + "all-terrain " * 9,
            "gone, part 1, word",
            "no Upgrade all-terrain is left",
        ),
        ("seats 2; laid " + "1-01 " * 9, "laid, part 1, word", "no 1-01 is left"),
        (
            "franchises hand=" + ",".join(["?1"] * 99) + " | -",
            "franchises, part 1, word 1",
            "no card of level 1 is left",
        ),
        ("franchises versions=9,9,9 | -", "franchises, part 1, word 1", "no shield Boost of version 9 is left"),
        ("seats 2; planets Cendrelune Cendrelune; round 2; step market", "planets, part 1, word 2", "twice"),
        ("seats 2; planets Cendrelune; round 1; step planet", "planets", "expected the 0 planets"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"celerium 1; {clauses}")
    assert caught.value.place.startswith(place)


def test_a_market_of_a_later_round_is_laid_as_the_position_says() -> None:
    names = ("specialist-blue", "all-terrain", "twin-blue-green")
    g = SPEC.position(f"celerium 1; seats 2; round 3; step market; market {' '.join(names)}").state
    assert tuple(g.tables.upgrades.name[upgrade] for upgrade in g.market.on_sale[: len(names)]) == names
    assert SPEC.position("celerium 1; seats 2; round 3; step market").asked


def test_piles_that_players_have_used_are_written_and_read() -> None:
    text = f"{RACE}; controls {SPEC_CONTROLS[0]}; gone all-terrain; discards 1-02 | - | -; laid 1-03"
    game = SPEC.position(text, seed=3)
    g = game.state
    assert [len(pile) for pile in g.event_discards] == [1, 0, 0]
    assert (len(g.control.discard), len(g.market.discard), len(g.cards_played)) == (1, 1, 1)
    written = game.position(hidden=False)
    assert all(f"{key} " in written for key in ("controls", "gone", "discards", "laid"))


def test_before_the_first_round_the_tail_says_everything() -> None:
    game = SPEC.new(2, seed=1)
    assert "franchises" not in game.position()
    assert SPEC.position(game.position()).digest() == game.digest()


def test_in_solo_the_rival_needs_no_words() -> None:
    game = SPEC.position("celerium 1; seats 1; options modules=solo,; round 2; step market")
    assert game.state.pilot_face[1] is not None
    assert SPEC.position(game.position()).digest() == game.digest()
