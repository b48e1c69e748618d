"""The hard cases of the agenda, one scene each in its toy game."""

from __future__ import annotations

import pytest

from astrodrome.kernel import agenda
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.records import TIME_UP
from astrodrome.kernel.seats import CLOCK
from tests.laws.toys.cargo import records as c
from tests.laws.toys.cargo.rules import Cargo
from tests.laws.toys.cargo.spec import SPEC as CARGO
from tests.laws.toys.duel import records as d
from tests.laws.toys.duel.rules import BLADE, MIRROR, SHIELD, Duel
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.hull import records as h
from tests.laws.toys.hull.rules import Hit, Hull, LosePart
from tests.laws.toys.hull.spec import SPEC as HULL
from tests.laws.toys.rush import records as b
from tests.laws.toys.rush.spec import SPEC as RUSH


def duel(*hands: list[int], lives: tuple[int, ...] | None = None) -> Game[Duel, d.Options]:
    """Return a duel after bids of nothing: seat 0 acts, with chosen hands and lives."""
    game = DUEL.new(len(hands), seed=1)
    for seat in range(len(hands)):
        game.play(seat, d.Bid(0))
    game.state.hands = [hand.copy() for hand in hands]
    if lives is not None:
        game.state.lives = list(lives)
    return game


def tasks(game: AnyGame) -> str:
    return repr(game.state.agenda)


def test_an_attack_comes_through_without_a_shield() -> None:
    game = duel([], [], [])
    game.play(0, d.Strike(2))
    assert (game.asked, game.legal(2)) == ((2,), (d.SUFFER,))
    assert game.play(2, d.SUFFER) == (d.Wounded(2, 3),)
    assert game.asked == (1,)


def test_a_shield_stops_it() -> None:
    game = duel([], [SHIELD, BLADE], [])
    game.play(0, d.Strike(1))
    assert game.legal(1) == (d.SUFFER, d.Defend(SHIELD))
    game.play(1, d.Defend(SHIELD))
    assert (game.state.lives, game.state.discard) == ([4, 4, 4], [SHIELD])


def test_a_mirror_turns_it_round_and_that_can_be_turned_again() -> None:
    game = duel([MIRROR], [MIRROR, MIRROR])
    game.play(0, d.Strike(1))
    for seat in (1, 0, 1):
        game.play(seat, d.Defend(MIRROR))
    assert game.asked == (0,)
    assert tasks(game) == "[DuelEnds(), NextFighter(0), FighterReacts(0, 1)]"
    game.play(0, d.SUFFER)
    assert game.state.lives == [3, 4]


def test_a_volley_asks_all_others_one_after_another() -> None:
    game = duel([BLADE], [], [])
    game.play(0, d.Volley(BLADE))
    game.play(1, d.SUFFER)
    game.play(2, d.SUFFER)
    assert game.state.lives == [4, 3, 3]


def test_later_attacks_of_a_volley_fall_away_when_its_author_has_fallen() -> None:
    game = duel([BLADE], [MIRROR], [], lives=(1, 4, 4))
    game.play(0, d.Volley(BLADE))
    game.play(1, d.Defend(MIRROR))
    game.play(0, d.SUFFER)
    assert game.state.lives == [0, 4, 4]
    assert isinstance(game.decision, type(duel([], []).decision)), (
        "seat 2 is not asked about the attack of a fallen one"
    )
    assert game.asked == (1,)


def test_the_last_one_standing_ends_the_duel_whatever_was_planned() -> None:
    game = duel([BLADE], [MIRROR], lives=(1, 4))
    game.play(0, d.Volley(BLADE))
    game.play(1, d.Defend(MIRROR))
    game.play(0, d.SUFFER)
    assert game.over
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_a_tile_goes_to_the_quicker_hand() -> None:
    game = RUSH.new(2, seed=3)
    game.play(1, b.Grab(0))
    refusal = game.refuse(0, b.Grab(0))
    assert refusal is not None
    assert refusal.rule == "TOY-301"
    assert game.view(1).mine != game.view(0).mine
    assert [*game.asked] == [0, 1, CLOCK], "taking is no end of the question"
    assert game.number == 1


def test_a_tile_put_back_lies_open_and_stays_in_sight_when_it_is_taken() -> None:
    game = RUSH.new(2, {"tiles": 2}, seed=3)
    game.play(0, b.Grab(1))
    tile = game.state.hand[0]
    game.play(0, b.PUT_BACK)
    assert game.state.pool[1] == tile
    assert game.view(None).public.places[1] == tile  # type: ignore[attr-defined]
    game.play(1, b.Grab(1))
    assert game.view(None).public.hands == (None, tile)  # type: ignore[attr-defined]


def test_time_ends_what_nobody_finishes() -> None:
    game = RUSH.new(2, seed=3)
    game.play(0, b.Grab(1))
    game.play(CLOCK, TIME_UP)
    assert game.number == 2
    game.play(CLOCK, TIME_UP)
    assert game.over


def test_only_the_clock_says_that_time_is_up() -> None:
    game = RUSH.new(1, seed=3)
    for seat, action in ((0, TIME_UP), (CLOCK, b.FINISH)):
        refusal = game.refuse(seat, action)
        assert refusal is not None
        assert refusal.rule == "TOY-302"


def hull(column: int, lost: tuple[int, ...] = ()) -> Game[Hull, h.Options]:
    """Return a single ship that has lost some parts, under a rock in a column."""
    game = HULL.new(1, seed=1)
    state = HULL.begin(1, game.options, Chance(1))
    for part in lost:
        LosePart(0, part).run(state)
    state.agenda = [Hit(0, column)]
    agenda.settle(state)
    return Game(HULL, 1, game.options, 1, state, [])


def test_a_hit_that_splits_a_ship_asks_which_piece_goes_on() -> None:
    game = hull(column=1)
    assert game.state.parts[0][6] is False
    assert game.legal(0) == (h.KeepPiece(0), h.KeepPiece(2))
    assert tasks(game) == "[OwnerGivesCrew(0), DropLoose(0)]"
    game.play(0, h.KeepPiece(2))
    assert sum(game.state.parts[0]) == 7
    assert game.state.lost == [4], "two cabins fell off"


def test_crew_is_given_from_a_cabin_of_choice() -> None:
    game = hull(column=2)
    assert game.legal(0) == tuple(h.GiveCrew(cabin) for cabin in (0, 4, 7, 10, 14))
    game.play(0, h.GiveCrew(7))
    assert (game.state.crew[0][7], game.over) == (1, True)


def test_nobody_is_asked_to_give_crew_when_the_last_fell_with_the_part() -> None:
    game = hull(column=0, lost=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))
    assert game.over
    assert game.state.lost == [10]


def test_a_rock_that_meets_nothing_does_nothing() -> None:
    assert hull(column=0, lost=(0, 5, 10)).over


def cargo(offered: list[int], holds: list[tuple[int, ...]]) -> Game[Cargo, c.Options]:
    game = CARGO.new(1, seed=1)
    game.state.offered = offered
    game.state.holds[0] = holds
    return game


def test_an_arrangement_moves_everything_at_once() -> None:
    game = cargo([4, 1], [(3, 2), (), (1,)])
    game.play(0, c.Arrange(((2, 1), (3,), (4,))))
    assert game.state.holds[0] == [(2, 1), (3,), (4,)]
    assert game.state.left == [1]


@pytest.mark.parametrize(
    ("holds", "rule"),
    [
        (((), ()), "TOY-501"),
        (((1, 1, 1), (), ()), "TOY-502"),
        (((4,), (), ()), "TOY-503"),
        (((2,), (), ()), "TOY-504"),
        (((1, 1), (1,), ()), "TOY-504"),
    ],
)
def test_an_arrangement_is_refused_whole(holds: tuple[tuple[int, ...], ...], rule: str) -> None:
    game = cargo([1, 1, 4], [(), (), ()])
    refusal = game.refuse(0, c.Arrange(holds))
    assert refusal is not None
    assert refusal.rule == rule


def test_the_dearest_arrangement_is_proposed_first() -> None:
    game = cargo([4, 1, 3], [(2, 2), (), ()])
    first = game.legal(0)[0]
    assert first == c.Arrange(((3, 2), (2, 1), (4,)))
    assert game.legal(0)[-1] == c.Arrange(((), (), ()))
