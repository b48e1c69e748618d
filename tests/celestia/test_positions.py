"""Positions of Celestia as text."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

import pytest

from astrodrome.games.celestia.records.actions import DECLARE_SUCCESS, LEAVE, STAY, USE_POWER
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.voyage.facing_events import CaptainLays
from astrodrome.kernel.errors import PositionError
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS

CITY: Final = """celestia 1; voyage 6; at 6; captain 0
dice f p .
hands 5? | 4? | c c l h p jetpack | 6?
treasures 1:1 4:4 12:12 | 6:? 6:? | 2:2 4:S 6:6 9:9 | 1:1"""


XMAS: Final = "seats 3; options modules=xmas,; "
NAMED: Final = "seats 3; options modules=ext1, colours=red,blue,green; "
CREWS: Final = "red blue green | purple yellow black"
PAIR: Final = f"options modules=two,ext1; colours {CREWS}; "


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
        ("seats 3; gifts 4:4", "gifts", "none without the module xmas"),
        (XMAS + "gifts 4", "gifts, part 1, word 1", "expected a treasure as city:points"),
        (XMAS + "treasures 9:12 9:12 9:12 | - | -; gifts 9:12", "gifts, part 1, word 1", "no such treasure is left"),
        (XMAS + "gifts" + " 25:?" * 7, "gifts, part 1, word 7", "no treasure of city 25 is left"),
        (
            XMAS + "gifts 25:25 25:25; piles - | - | - | - | - | - | - | - | 5?",
            "piles",
            "has 4 treasures left, found 5",
        ),
        ("seats 3; lit 1", "lit", "no Forgotten City without the module boscalumia"),
        ("seats 3; options modules=boscalumia,; lit -", "lit", "expected the seats whose tokens lie"),
        ("seats 3; options modules=boscalumia,; lit 1 1", "lit, part 1, word 2", "seat 1 is there twice"),
        ("seats 3; options modules=boscalumia,; lit 3", "lit, part 1, word 1", "a number from 0 to 2"),
        ("seats 3; spent 1", "spent", "no characters without the module ext1"),
        ("seats 3; options modules=ext1,; spent 1 1", "spent, part 1, word 2", "seat 1 is there twice"),
        ("colours red | red | blue", "colours, part 2, word 1", "red is there twice"),
        ("colours red | pink | blue", "colours, part 2, word 1", "no colour is called 'pink'"),
        ("colours red | blue green | black", "colours, part 2", "expected 1, found 2"),
        ("seats 3; colours red | blue", "colours", "expected 3 parts"),
        ("seats 2; options modules=two, colours=red,blue; colours red | blue", "options", "colours"),
        (NAMED + "colours red | blue | green", "colours", "the options name them already"),
        ("seats 3; options modules=ext1,; characters red blue green", "characters", "only a crew has several"),
        ("options modules=two,; colours " + CREWS + "; characters red black", "characters", "only a crew has several"),
        (PAIR + "characters red", "characters", "expected one of each seat, found 1"),
        (PAIR + "characters red red", "characters, part 1, word 2", "seat 1 has no pawn of this colour"),
        ("seats 3; pawns 1 1 0", "pawns", "each seat has one pawn"),
        (PAIR + "pawns 3 4", "pawns, part 1, word 2", "a number from 0 to 3"),
        (PAIR + "pawns 3", "pawns", "expected a number for each seat, found 1"),
        (PAIR + "ashore 1; pawns 3 0", "pawns", "leave one of both out"),
        (PAIR + "captain 0; pawns 0 3", "captain", "seat 0 is not aboard"),
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


def again(text: str) -> str:
    """Read a position, write it and read it again, also without hidden things; return the text, which has no tail."""
    game = SPEC.position(text)
    written = game.position()
    assert SPEC.position(written).digest() == game.digest()
    assert "tail" not in written
    is_open = game.position(hidden=False)
    assert "tail" not in is_open
    assert SPEC.position(is_open, seed=5).view(None) == game.view(None)
    return written


@pytest.mark.rule("CS-345", "CS-346")
def test_gifts_wait_and_are_in_no_pile() -> None:
    text = f"celestia 1; {XMAS}hands - | - | -; gifts 9:12 4:? 25:25"
    g = SPEC.position(text).state
    assert [g.tables.value[g.tables.city_of[gift]] for gift in g.gifts.waiting] == [9, 4, 25]
    assert [len(pile) for pile in g.piles] == [11, 11, 9, 10, 8, 9, 6, 6, 5]
    assert "gifts 9:12 4:" in again(text)
    assert "gifts 9:? 4:? 25:?" in SPEC.position(text).position(hidden=False)
    assert len({SPEC.position(text, seed=seed).state.gifts.waiting[1] for seed in range(20)}) > 1


@pytest.mark.rule("CS-287")
@pytest.mark.parametrize(
    ("clauses", "hangs"),
    [
        ("colours red | purple | blue", True),
        ("colours red | purple | blue; spent 1", False),
        ("colours red | green | blue", False),
    ],
)
def test_a_treasure_that_the_purple_power_may_send_back_hangs_on_hidden_things(clauses: str, hangs: bool) -> None:
    game = SPEC.position(f"celestia 1; seats 3; options modules=ext1,; {clauses}; captain 0; at 4")
    while game.situation.decision != "PassengerAnnounces":
        game.play(game.asked[0], PASS)
    game.position(hidden=False)
    game.play(game.asked[0], LEAVE)
    with pytest.raises(PositionError, match="hangs on hidden things") if hangs else nullcontext():
        game.position(hidden=False)


@pytest.mark.rule("CS-287")
def test_a_treasure_hangs_on_hidden_things_while_the_purple_power_is_used() -> None:
    game = SPEC.position("celestia 1; seats 3; options modules=ext1,; colours red | purple | blue; captain 0; at 4")
    while game.situation.decision != "PassengerAnnounces":
        game.play(game.asked[0], PASS)
    game.play(1, STAY)
    game.play(2, LEAVE)
    game.play(1, USE_POWER)
    while game.situation.decision != "OwnerForces":
        game.play(game.asked[0], PASS)
    with pytest.raises(PositionError, match="hangs on hidden things"):
        game.position(hidden=False)


@pytest.mark.rule("CS-345")
def test_no_seed_gives_a_gift_where_the_dice_of_the_tail_are_not_blank() -> None:
    options = "seats 3; options modules=ext1,xmas power_cards=false"
    laid = "colours blue | yellow | red; spent 0 1 2; at 2; discard bandit bandit"
    text = f"celestia 1; {options}; {laid}; script dice 2 2 ..."
    game = SPEC.position(text)
    assert game.state.step.dice == [1, 1]
    written = game.position(hidden=False)
    assert "tail" in written
    assert not any(SPEC.position(written, seed=seed).state.gifts.waiting for seed in range(60))


@pytest.mark.rule("CS-376")
def test_the_forgotten_city_is_lit_by_those_whose_tokens_lie_there() -> None:
    text = "celestia 1; seats 3; options modules=boscalumia,; lit 0 2; hands - | - | -"
    g = SPEC.position(text).state
    assert (g.forgotten_city.lit, g.forgotten_city.tokens) == (True, [True, False, True])
    assert "lit 0 2" in again(text)


@pytest.mark.rule("CS-219", "CS-221")
def test_characters_have_their_colours_and_spent_powers() -> None:
    text = "celestia 1; options modules=ext1,; colours blue | red | black; spent 1"
    g = SPEC.position(text).state
    assert (g.characters.crew, g.characters.colour) == ([(1,), (0,), (4,)], [1, 0, 4])
    assert g.characters.power_used == [False, True, False]
    assert "colours blue | red | black; spent 1" in again(text)


@pytest.mark.rule("CS-189", "CS-507")
def test_a_crew_has_the_character_of_one_of_its_colours() -> None:
    text = f"celestia 1; {PAIR}characters green purple; hands 8? | 8?"
    g = SPEC.position(text).state
    assert (g.characters.crew, g.characters.colour) == ([(0, 1, 2), (5, 3, 4)], [2, 5])
    assert f"colours {CREWS}; characters green purple" in again(text)
    plain = f"celestia 1; options modules=two,; colours {CREWS}; hands 8? | 8?"
    assert SPEC.position(plain).state.characters.colour == [None, None]
    assert f"colours {CREWS}; at" in again(plain)


@pytest.mark.rule("CS-191")
def test_a_crew_may_have_lost_pawns() -> None:
    text = f"celestia 1; {PAIR}at 6; captain 1; pawns 2 1; hands 8? | 8?"
    assert SPEC.position(text).state.pawns == [2, 1]
    assert "pawns 2 1" in again(text)
    assert "ashore" not in SPEC.position(f"celestia 1; {PAIR}captain 1; pawns 0 2").position()
