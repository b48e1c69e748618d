"""Positions of Celestia as text."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, LEAVE, STAY
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.voyage.facing_events import CaptainLays
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS

CITY: Final = """celestia 1; voyage 6; at 6; captain 0
dice f p .
hands 5? | 4? | c c l h p jetpack | 6?
treasures 1:1 4:4 12:12 | 6:? 6:? | 2:2 4:S 6:6 9:9 | 1:1"""


def test_a_step_is_laid_as_it_is_written() -> None:
    game = SPEC.position(CITY)
    g = game.state
    assert game.situation.decision == "PassengerAnnounces"
    assert game.asked == (1,)
    assert (g.voyage, g.tables.value[g.place], g.captain, g.step.dice) == (6, 6, 0, [1, 4, 0])
    assert g.hand_size == [5, 4, 6, 6]
    assert [sum(row) for row in g.treasures] == [3, 2, 4, 1]


def test_a_natural_moment_needs_no_tail() -> None:
    game = SPEC.new(4, seed=2)
    assert "tail" not in game.position()
    assert "tail" not in game.position(hidden=False)
    assert "tail" not in SPEC.position(CITY).position(hidden=False)


@pytest.mark.parametrize(
    ("clauses", "place", "message"),
    [
        ("hands c x | c", "hands, part 1, word 2", "no card is called 'x'"),
        ("hands jetpack jetpack jetpack | c", "hands, part 1, word 3", "no card jetpack is left"),
        ("hands 60? | 60?", "hands, part 2", "cards are left"),
        (
            "seats 3; treasures 25:25 25:25 25:25 25:25 25:25 25:25 25:25 | - | -",
            "treasures, part 1, word 7",
            "no such",
        ),
        ("seats 3; treasures 4:7 | - | -", "treasures, part 1, word 1", "city 4 has treasures of 4, 6, 9, S"),
        ("seats 3; treasures 4 | - | -", "treasures, part 1, word 1", "expected a treasure as city:points"),
        (
            "seats 3; treasures " + "25:? " * 7 + "| - | -",
            "treasures, part 1, word 7",
            "no treasure of city 25 is left",
        ),
        ("seats 3; used 25", "used, part 1, word 1", "no such treasure is left"),
        ("seats 3; piles ? 1 | - | - | - | - | - | - | - | -", "piles, part 1, word 1", "lies under what is named"),
        ("seats 3; treasures 5:5 | - | -", "treasures, part 1, word 1", "expected a city"),
        ("seats 3; at 5", "at, part 1, word 1", "expected a city"),
        ("seats 3; at 6; dice f f", "dice", "no value is left"),
        ("seats 3; at 6; dice f f f f", "dice", "expected 3 at this moment, found 4"),
        ("seats 3; dice x f", "dice, part 1, word 1", "expected a face"),
        ("seats 3; captain 1; ashore 1", "captain", "seat 1 is not aboard"),
        ("seats 3; lifeboat 1 lifeboat-fog", "lifeboat", "ext2"),
        (
            "seats 3; options modules=ext2,; lifeboat 1 urgent-need",
            "lifeboat, part 1, word 2",
            "expected a Lifeboat card",
        ),
        ("seats 3; piles 99? | - | - | - | - | - | - | - | -", "piles", "has 11 treasures left"),
        ("seats 3; options modules=ext2,; lifeboat 1", "lifeboat", "expected seat, card and city, found 1"),
        ("seats 3; deck c c", "deck", "cards lie nowhere"),
        ("seats 3; deck ? c", "deck, part 1, word 1", "no card is called"),
        ("seats 3; down -", "down", "a pilot flies on"),
    ],
)
def test_what_cannot_be_is_refused(clauses: str, place: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as caught:
        SPEC.position(f"celestia 1; {clauses}")
    assert caught.value.place == place


def test_the_lifeboat_flies_on_alone() -> None:
    game = SPEC.position(
        "celestia 1; seats 3; options modules=ext2,; at 6; lifeboat 1 lifeboat-fog 4; down -; hands 4? | 4? | 4?"
    )
    assert game.state.lifeboat.pilot == 1
    assert game.asked == (1,)
    assert "lifeboat 1 lifeboat-fog 4; down -" in game.position()


def test_the_first_seat_may_be_the_pilot() -> None:
    game = SPEC.position("celestia 1; seats 3; options modules=ext2,; at 6; captain 1; lifeboat 0 lifeboat-fog 4")
    assert (game.state.lifeboat.pilot, game.state.pawns) == (0, [0, 1, 1])


@pytest.mark.rule("CS-104")
def test_unless_it_is_said_the_aircraft_stands_on_the_first_city_with_treasure() -> None:
    game = SPEC.position("celestia 1; seats 3; piles - | - | ? | ? | ? | ? | ? | ? | ?")
    assert game.state.tables.value[game.state.place] == 4


def test_treasures_that_are_nowhere_stay_in_the_box() -> None:
    g = SPEC.position("celestia 1; seats 3; piles 1 | 2? | - | - | - | - | - | - | 25").state
    assert [len(pile) for pile in g.piles] == [1, 2, 0, 0, 0, 0, 0, 0, 1]
    assert len(g.treasures_in_box[0]) == 10


def test_the_aircraft_flies_on_beside_the_lifeboat() -> None:
    game = SPEC.position(
        "celestia 1; seats 3; options modules=ext2,; at 6; lifeboat 1 lifeboat-fog 4; hands 4? | 4? | 4?"
    )
    assert "lifeboat 1 lifeboat-fog 4;" in game.position()
    assert "down" not in game.position()


def test_a_used_spyglass_is_out_of_the_game() -> None:
    text = "celestia 1; seats 3; used 4; ashore 2; discard c; hands 5? | 5? | 5?"
    game = SPEC.position(text)
    assert sum(game.state.used_spyglasses) == 1
    written = game.position(hidden=False)
    assert all(clause in written for clause in ("used 4", "ashore 2", "discard c"))


def test_a_vessel_may_stand_in_the_space_before_the_forgotten_city() -> None:
    g = SPEC.position("celestia 1; seats 3; options modules=boscalumia,; at space; hands 5? | 5? | 5?").state
    assert g.place == g.tables.space


STUCK = (
    "celestia 1; seats 2; voyage 5; at 4; captain 1; ashore 0 1; treasures 1:? 2:? 2:? 4:? | 1:? 1:? 4:?;"
    " discard c c c c l l h h p p alternative-route; deck ?; piles 2? | 3? | - | 5? | 5? | 5? | 5? | 5? |"
    " 5?; move 50; tail "
    "eNpdjLEOwjAQQ__F8w0lY1aEGNiAreoQNW6JCGmVNEKo4t85YEHoBuvZPq_INbLAwkAwBEavsGKIj5BG2MHFQoEPPWHbTtBf2F_p"
    "FdpGjGyk-b1OWqP673ZPgRuZvHv_YZf83t0IbWMbp8LjVJP_4GnhrHH5Zpn3AzmXc6YrNRO6bHTtBfUJNlc"
)
"""Somebody must keep a treasure and has none that fits."""


def test_a_question_without_an_answer_is_no_position() -> None:
    with pytest.raises(PositionError, match="the question that is open has no answer"):
        SPEC.position(STUCK)


@pytest.mark.parametrize(("modules", "hangs"), [("", False), ('; options modules=["grappin"]', True)])
def test_a_treasure_that_may_have_to_go_back_is_not_left_open(modules: str, hangs: bool) -> None:
    game = SPEC.position(f"celestia 1; seats 3{modules}; at 6; captain 0; dice f p .; treasures 1:1 | 1:1 | 1:1")
    game.play(1, LEAVE)
    assert game.state.newest_treasure[1] is not None
    if hangs:
        with pytest.raises(PositionError, match="hangs on hidden things"):
            game.position(hidden=False)
    else:
        assert game.position(hidden=False)
    assert SPEC.position(game.position()).digest() == game.digest(), "with hidden things it is written as ever"


def pass_all(game: AnyGame) -> None:
    """Let everybody pass in the window that is open."""
    while (game.situation.decision or "").startswith("Players"):
        game.play(game.asked[0], PASS)


def test_cards_that_pay_for_a_declared_success_are_not_left_open() -> None:
    game = SPEC.position(
        "celestia 1; seats 3; options modules=ext1,; at 6; captain 0; script dice 1 4 0 ...; hands c l h p 2? | 5? | 5?"
    )
    pass_all(game)
    game.play(1, STAY)
    game.play(2, STAY)
    pass_all(game)
    assert game.position(hidden=False)
    game.play(0, DECLARE_SUCCESS)
    pass_all(game)
    assert isinstance(game.state.agenda[-1], CaptainLays)
    with pytest.raises(PositionError, match="hangs on hidden things"):
        game.position(hidden=False)


def test_what_the_clauses_leave_to_chance_is_written_even_if_it_came_out_right() -> None:
    options = "options modules=ext1,matryoshburg power_cards=false"
    text = f"celestia 1; seats 3; {options}; at 4; captain 1; hands 7? | 10? | 4?; discard bandit bandit"
    game = SPEC.position(text, seed=0)
    assert game.situation.decision == "PlayersBeforeRoll", "this seed gives somebody the black character"
    written = game.position(hidden=False)
    assert {SPEC.position(written, seed=seed).situation for seed in range(8)} == {game.situation}
