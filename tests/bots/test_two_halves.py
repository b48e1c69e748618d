"""Bots with ships of class IIA: they build both halves, man them, and keep them flying."""

from __future__ import annotations

import pytest

from astrodrome.bots.galaxy_trucker.builder import Yard
from astrodrome.bots.galaxy_trucker.component_values import CAREFUL
from astrodrome.bots.galaxy_trucker.flyer import Cockpit, fly
from astrodrome.bots.galaxy_trucker.halves import Watch, foundations, watch
from astrodrome.bots.levels import budget, make
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.content.rows import CardRow, our_content
from astrodrome.games.galaxy_trucker.records.actions import BoardAlien, BoardHumans, LoseCrew, Power
from astrodrome.games.galaxy_trucker.records.offers import (
    AlienOffer,
    CabinChoice,
    CrewOffer,
    OpportunityOffer,
    PowerChoice,
    PowerOffer,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.records import Pass
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.table import build, start

IIA = BOARDS["IIA"]
SPACE = next(row for row in our_content().cards if row.family == "open_space")


def played(level: str, seats: int, options: dict[str, Json], seed: int = 4) -> Game:  # type: ignore[type-arg]  # any game
    """Let bots of a level play a game to its end."""
    game = SPEC.new(seats, options, seed)
    bots = [make(level, seed + seat, "galaxy-trucker") for seat in range(seats)]
    while not game.over:
        seat = game.asked[0]
        prompt = game.prompt(seat)
        assert prompt is not None
        think = Think(game, seat, seed, budget(level, "galaxy-trucker"))
        game.play(seat, bots[seat].choose(game.view(seat), prompt, game.legal(seat), think))
    return game


@pytest.mark.parametrize(
    ("level", "seats", "modules"),
    [
        ("easy", 5, ["technologies", "fifth-wheel"]),
        ("easy", 3, []),
        ("normal", 2, ["technologies"]),
        ("normal", 4, []),
    ],
)
def test_bots_fly_the_class_to_the_end(level: str, seats: int, modules: list[Json]) -> None:
    game = played(level, seats, {"flights": ["IIA"], "modules": modules, "turns": 40})
    assert game.outcome is not None


EVERYTHING: list[Json] = ["technologies", "bonus-cards", "machinations"]


@pytest.mark.parametrize(
    ("level", "seats", "flight", "seed"),
    [("easy", 5, "IA", 1), ("easy", 4, "IIA", 2), ("normal", 3, "II", 3), ("normal", 5, "III", 4)],
)
def test_bots_play_everything_to_the_end(level: str, seats: int, flight: str, seed: int) -> None:
    modules: list[Json] = [*EVERYTHING, "fifth-wheel"] if seats == 5 else EVERYTHING
    game = played(level, seats, {"modules": modules, "roads": [2], "turns": 30, "flights": [flight]}, seed)
    assert game.outcome is not None


def test_careful_builders_man_both_halves() -> None:
    game = SPEC.new(2, {"flights": ["IIA"]}, 11)
    bots = [make("normal", seat, "galaxy-trucker") for seat in range(2)]
    while type(game.decision).__name__ == "TruckerBuilds":
        seat = game.asked[0]
        prompt = game.prompt(seat)
        assert prompt is not None
        game.play(seat, bots[seat].choose(game.view(seat), prompt, game.legal(seat), Think(game, seat, 1, 0)))
    kinds = game.state.box.kinds
    for ship in game.state.ships:
        for side in IIA.half_squares:
            there = [kinds[ship[square] // 4] for square in side if ship[square]]
            assert "cabin" in there
            assert len(there) > 5


def test_a_half_begins_where_there_is_most_room_and_not_with_a_cannon() -> None:
    table = start(flights=["IIA"])
    found = foundations(table.g, 0)
    assert found
    assert {square in IIA.half_squares[0] for square in found} == {True, False}
    yard = Yard(table.g, 0, None, CAREFUL)
    box = table.g.box
    cannon = next(one for one in box.warehouse if box.kinds[one] == "cannon_single")
    cabin = next(one for one in box.warehouse if box.kinds[one] == "cabin" and box.sides[one].count(0) <= 1)
    assert yard.spot(cannon) is None
    spot = yard.spot(cabin)
    assert spot is not None
    assert spot.square in found


def test_the_first_cabin_of_a_half_is_worth_more_than_another_one_beside_it() -> None:
    g = build(". c . . . b . \n . . . * . . .", ". c . . . c . \n . . . * . . .", flight="IIA")
    yard = Yard(g, 0, None, CAREFUL)
    cabin = next(
        one for one in g.face_down_components if g.box.kinds[one] == "cabin" and g.box.sides[one] == (2, 1, 2, 1)
    )
    spot = yard.spot(cabin)
    assert spot is not None
    assert spot.square in IIA.half_squares[1]


HUMANS = {at(5, 6): 2, at(5, 7): 2, at(9, 6): 1}


def test_a_ship_of_two_halves_keeps_a_human_in_each() -> None:
    found = watch(IIA, HUMANS)
    assert found == Watch(frozenset({at(9, 6)}), frozenset({at(9, 6)}), 2, 7, frozenset({at(5, 6), at(5, 7)}))
    assert watch(BOARDS["I"], HUMANS) == Watch()
    cockpit = Cockpit(5, 5, 0, None, watch=found)
    offer = CrewOffer(tuple([CabinChoice(square, "human") for square in (at(9, 6), at(5, 6), at(5, 7))]), 1)
    legal = [LoseCrew(square) for square in (at(9, 6), at(5, 6), at(5, 7))]
    assert fly(cockpit, offer, legal) == LoseCrew(at(5, 6))
    alien = CrewOffer((CabinChoice(at(9, 6), "human"), CabinChoice(at(5, 6), "purple")), 1)
    assert fly(cockpit, alien, legal[:2]) == LoseCrew(at(5, 6))


def test_no_alien_takes_the_only_cabin_of_a_half() -> None:
    cockpit = Cockpit(9, 9, 0, None, watch=watch(IIA, HUMANS))
    offer = AlienOffer("purple", (at(9, 6), at(5, 6)))
    legal = [BoardHumans(), BoardAlien(at(9, 6)), BoardAlien(at(5, 6))]
    assert fly(cockpit, offer, legal) == BoardAlien(at(5, 6))
    assert fly(cockpit, offer, legal[:2]) == BoardHumans()


def test_crew_is_not_given_away_that_both_halves_need() -> None:
    offer = OpportunityOffer(2, 9, (), 1, 0)
    legal = [Pass()]
    assert fly(Cockpit(8, 8, 0, None, watch=watch(IIA, HUMANS)), offer, legal) == Pass()


def test_in_open_space_both_halves_are_kept_moving_before_cells_are_saved() -> None:
    plans = [((0, 0), 0, (0, 0)), ((0, 1), 1, (0, 2)), ((1, 0), 1, (2, 0)), ((1, 1), 2, (2, 2))]
    choices = [PowerChoice(doubles, price, min(paces), None, paces) for doubles, price, paces in plans]
    offer = PowerOffer("engines", 1, tuple(choices), (1, 1))
    legal = [Power(choice.doubles) for choice in choices]
    assert fly(Cockpit(4, 4, 2, SPACE), offer, legal) == Power((1, 1))
    zone = CardRow("T", 1, "combat_zone")
    assert fly(Cockpit(4, 4, 2, zone), offer, legal) == Power((0, 0))
