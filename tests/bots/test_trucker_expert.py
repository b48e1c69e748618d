"""The expert trucker: learned values of ships, the architect that builds by them, the pilot that flies play-outs."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
import pytest

from astrodrome.bots import ask, make
from astrodrome.bots.galaxy_trucker import expert
from astrodrome.bots.galaxy_trucker.architect import Architect, Plan
from astrodrome.bots.galaxy_trucker.expert import ExpertTrucker
from astrodrome.bots.galaxy_trucker.figures import figures
from astrodrome.bots.galaxy_trucker.pilot import Pilot
from astrodrome.bots.galaxy_trucker.ship_values import ShipValue, between, hoped, learned, setting_of, ship_value
from astrodrome.games.galaxy_trucker.records.actions import LookAtPile
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import answer, question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.seats import CLOCK
from tests.bots.yard import asking, play_until
from training.tables import Fit, explained

MODULES: Final[list[Json]] = ["technologies", "four-as-five", "bonus-cards", "machinations"]
SETTINGS: Final[dict[str, tuple[int, dict[str, Json]]]] = {
    "I": (3, {"flights": ["I"]}),
    "II": (2, {"flights": ["II"]}),
    "III": (4, {"flights": ["III"]}),
    "IIIA": (2, {"flights": ["IIIA"]}),
    "IA": (2, {"flights": ["IA"]}),
    "IIA": (2, {"flights": ["IIA"]}),
    "modules": (4, {"flights": ["II"], "modules": MODULES, "roads": [2]}),
}


def in_the_yard(options: dict[str, Json], seats: int, seed: int, level: str = "expert") -> AnyGame:
    """Return a game whose ships were built by a level, before the first card."""
    return play_until(SPEC.new(seats, options, seed), asking("TruckerMayGiveUp"), level)


@pytest.mark.parametrize("name", SETTINGS)
def test_the_expert_builds_and_takes_off_in_every_class(name: str) -> None:
    seats, options = SETTINGS[name]
    game = in_the_yard(options, seats, 5)
    assert any(cast("Trucker", game.state).flying)


def test_ships_of_the_expert_are_worth_more_than_those_of_hard() -> None:
    worth = {"expert": 0.0, "hard": 0.0}
    value = ship_value("II-pair")
    assert value is not None
    for level in worth:
        for seed in range(3):
            g = cast("Trucker", in_the_yard({"flights": ["II"]}, 2, seed, level).state)
            for seat in range(2):
                worth[level] += value.worth(figures(g.box, g.board, g.ships[seat], g.hulls[seat]), 0, 1.0)
    assert worth["expert"] > worth["hard"] + 6.0


def test_the_expert_looks_at_the_cards_that_may_be_seen() -> None:
    game = SPEC.new(2, {"flights": ["II"]}, 3)
    bots = [make("expert", seat, SPEC.name) for seat in range(2)]
    looked = [0, 0]
    while game.asked and not any(game.state.deck):
        seat = game.asked[0]
        action = ask(game, seat, bots[seat], 1, 0)
        looked[seat] += isinstance(action, LookAtPile)
        game.play(seat, action)
    assert looked == [3, 3]


def test_the_architect_builds_without_a_mistake() -> None:
    game = SPEC.new(2, {"flights": ["II"]}, 8)
    value = ShipValue({"size": [0.0, 1.0, 2.0], "exposed": [0.0, -0.2]})
    architects = [Architect(), Architect()]
    while type(game.decision).__name__ == "TruckerBuilds":
        seat, g = game.asked[0], game.state
        left = g.board.turns - g.turns_taken[seat]
        game.play(seat, architects[seat].build(g, seat, value, Plan(looks=0), left, game.legal(seat)))
    sizes = [sum(1 for code in ship if code) for ship in game.state.ships]
    assert not any(game.state.lost_components), "a ship with a mistake loses components at the check"
    assert min(sizes) > 12


@pytest.mark.parametrize("name", SETTINGS)
def test_the_pilot_answers_what_is_allowed(name: str) -> None:
    seats, options = SETTINGS[name]
    answered = 0
    for seed in range(3):
        g = cast("Trucker", in_the_yard(options, seats, seed, "normal").state).copy()
        pilot, chance = Pilot(), Chance(seed)
        while g.asked:
            seat = g.asked[0]
            legal = question(g).legal(g, seat)
            action = None if seat == CLOCK else pilot.at_once(g, seat)
            if action is not None:
                assert question(g).refuse(g, seat, action) is None
                answered += 1
            answer(g, seat, action or legal[chance.below("any", len(legal))])
    assert answered > 20 or name == "IIA", "a ship of two halves is left to the policy"


def test_what_is_hoped_for_leads_to_what_there_is() -> None:
    tables = hoped([0.0, 0.0, 0.0, 9.0], 0.5, 1)
    assert tables[0] == [0.0, 0.0, 0.0, 9.0]
    assert tables[1] == [0.0, 0.0, 4.5, 9.0]
    assert tables[2] == [0.0, 2.25, 6.75, 9.0]
    assert tables[40][0] > 8.9, "with many squares left a first cannon counts as a third does"


def test_between_two_places_a_table_is_a_line() -> None:
    assert [between([1.0, 3.0, 4.0], at) for at in (0.0, 0.5, 1.0, 1.5, 2.0, 7.5)] == [1.0, 2.0, 3.0, 3.5, 4.0, 4.0]


def test_weights_say_what_made_them() -> None:
    about = learned()["about"]
    assert set(about) >= {"commit", "command", "time", "rows", "config"}
    assert all(isinstance(one, int) for tables in learned()["ships"].values() for row in tables.values() for one in row)


def test_settings_without_weights_of_their_own_take_those_of_the_class() -> None:
    assert setting_of(2, False, 2) == "II-pair"
    assert setting_of(1, False, 4) == "I"
    assert setting_of(3, True, 2) == "III-modules"
    usual, expanded = ship_value("III"), ship_value("III-modules")
    assert usual is not None
    assert expanded is not None
    assert usual.exposed == expanded.exposed
    assert "luxury_cabin" in expanded.names


def test_without_weights_the_expert_builds_as_normal_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "ship_value", {}.get)
    game = SPEC.new(2, {"flights": ["I"]}, 4)
    other = SPEC.new(2, {"flights": ["I"]}, 4)
    for one, bots in (
        (game, [ExpertTrucker(0), ExpertTrucker(1)]),
        (other, [make("normal", s, SPEC.name) for s in (0, 1)]),
    ):
        for _ in range(40):
            seat = one.asked[0]
            one.play(seat, ask(one, seat, cast("Any", bots)[seat], 1, 0))
    assert game.digest() == other.digest()


def test_fits_find_what_made_the_credits() -> None:
    chance = np.random.default_rng(4)
    rows = chance.integers(0, 5, (3000, 2))
    credits_ = 2.0 * rows[:, 0] - 1.0 * (rows[:, 1] >= 3) + chance.normal(0, 1, 3000)
    fit = Fit(["cabin", "exposed"], rows, credits_)
    tables = fit.tables()
    assert tables["cabin"] == pytest.approx([0, 200, 400, 600, 800], abs=40)
    assert tables["exposed"] == pytest.approx([0, 0, 0, -100, -100], abs=40)
    assert 0.7 < explained(["cabin", "exposed"], rows, credits_) < 0.95
