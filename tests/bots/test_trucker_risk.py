"""Bots of Galaxy Trucker with modules: what they build while there is time, what they keep, and when they go home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from astrodrome.bots.galaxy_trucker.builder import Yard
from astrodrome.bots.galaxy_trucker.component_values import CAREFUL, THOROUGH
from astrodrome.bots.galaxy_trucker.flyer import Cockpit, fly
from astrodrome.bots.galaxy_trucker.halves import Watch
from astrodrome.bots.galaxy_trucker.policy import promise
from astrodrome.bots.galaxy_trucker.risk import Risk, risk_imagined, risk_seen
from astrodrome.bots.levels import make
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.flight.loans import take_loan
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, KeepPart
from astrodrome.games.galaxy_trucker.records.offers import GiveUpOffer, KeepOffer, PartChoice
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.records import Action
from tests.bots.yard import built, crew_of
from tests.galaxy_trucker.drawing import at

CHOICE: tuple[Action, ...] = (FLY_ON, GIVE_UP)
RISK = Risk({at(7, 7): 2}, 4, 8)
WEAK = Cockpit(crew=3, humans=3, cells=2, card=None, risk=RISK)
STRONG = replace(WEAK, crew=8, humans=6)
TEN_CARDS = GiveUpOffer(0, 0, 10)


def seen(game: Game, seat: int = 0) -> Risk | None:  # type: ignore[type-arg]  # any game
    """Return what a view shows to be at stake."""
    public = game.view(seat).public
    assert isinstance(public, PublicView)
    return risk_seen(public, seat)


@pytest.mark.parametrize(
    ("cockpit", "offer", "expected"),
    [
        (WEAK, TEN_CARDS, GIVE_UP),
        (STRONG, TEN_CARDS, FLY_ON),
        (WEAK, GiveUpOffer(0, 0, 1), FLY_ON),  # the finish is next
        (WEAK, GiveUpOffer(14, 7, 10), FLY_ON),  # eleven credits outlast ten cards
        (WEAK, GiveUpOffer(10, 5, 10), GIVE_UP),
        (replace(WEAK, risk=replace(RISK, purse=0)), TEN_CARDS, FLY_ON),  # nothing to lose
        (replace(WEAK, risk=replace(RISK, purse=-5)), GiveUpOffer(12, 6, 10), GIVE_UP),
        (replace(WEAK, risk=replace(RISK, purse=None)), TEN_CARDS, FLY_ON),
        (replace(WEAK, risk=None), TEN_CARDS, FLY_ON),
        (replace(STRONG, humans=4), TEN_CARDS, FLY_ON),
        (replace(STRONG, humans=4, watch=Watch(halves=2)), TEN_CARDS, GIVE_UP),
        (
            replace(STRONG, risk=replace(RISK, finish=4)),
            TEN_CARDS,
            GIVE_UP,
        ),  # ten cards cost five, the finish pays four
        (replace(STRONG, risk=replace(RISK, finish=4)), GiveUpOffer(0, 0, 8), FLY_ON),
    ],
)
def test_who_has_something_goes_home_before_it_is_a_debt(
    cockpit: Cockpit, offer: GiveUpOffer, expected: Action
) -> None:
    assert fly(cockpit, offer, CHOICE) == expected


def test_a_part_with_humans_is_kept_unless_it_is_much_smaller() -> None:
    def kept(cockpit: Cockpit, *sizes: int) -> Action:
        parts = [PartChoice(n, tuple(range(20 * n, 20 * n + size))) for n, size in enumerate(sizes)]
        legal: Sequence[Action] = [KeepPart(part.part) for part in parts]
        return fly(cockpit, KeepOffer(tuple(parts)), legal)

    manned = replace(WEAK, risk=replace(RISK, humans={21: 2}))
    assert kept(manned, 8, 5) == KeepPart(1)
    assert kept(manned, 16, 3) == KeepPart(0)
    assert kept(replace(manned, risk=None), 8, 5) == KeepPart(0)


def test_stakes_are_those_of_the_expansion_and_debts_count_in_the_last_flight() -> None:
    assert seen(SPEC.new(2, {}, 1)) is None
    assert seen(SPEC.new(2, {"modules": ["strict"]}, 1)) is None
    roads = seen(SPEC.new(2, {"roads": [1]}, 1))
    assert roads is not None
    assert roads.purse is None
    first = seen(SPEC.new(2, {"modules": ["machinations"]}, 1))
    assert first is not None
    assert first.purse is None


@pytest.mark.parametrize(("flight", "lost", "purse"), [("III", 14, 20 - 11 - 12), ("IIA", 14, 20 - 14 - 12)])
def test_the_purse_is_what_lost_components_and_loans_leave(flight: str, lost: int, purse: int) -> None:
    game = SPEC.new(2, {"modules": ["machinations"], "flights": [flight]}, 1)
    g = game.state
    for seat in game.asked:
        game.play(seat, game.legal(seat)[0])
    take_loan(g, 0)
    g.credits[0] = 20
    g.lost_components[0] = g.face_down_components[:lost]
    risk = seen(game)
    assert risk is not None
    assert risk.purse == purse
    imagined = risk_imagined(g, 0)
    assert imagined is not None
    assert (imagined.purse, imagined.finish) == (purse, risk.finish)


def test_a_loan_promises_less_than_none() -> None:
    g: Trucker = SPEC.new(2, {"modules": ["machinations"]}, 1).state
    before = promise(g, 0)
    take_loan(g, 0)
    assert promise(g, 0) < before


def test_with_modules_builders_use_their_time() -> None:
    flight: dict[str, Json] = {"flights": ["III"]}
    hurried, thorough = built(flight).state, built({**flight, "modules": ["technologies"]}).state
    assert min(thorough.turns_taken) > 105
    assert min(thorough.turns_taken) > max(hurried.turns_taken)


def test_a_thorough_builder_keeps_cabins_apart() -> None:
    g = built({"flights": ["III"]}).state
    crowded, apart = [Yard(g, 0, 40, replace(CAREFUL, crowd=crowd)) for crowd in (0.0, THOROUGH.crowd)]
    kinds, ship = g.box.kinds, g.ships[0]
    cabin = next(one for one in g.box.warehouse if kinds[one] == "cabin")
    squares = [
        one for one in crowded.frontier.empty if any(kinds[ship[one + step] // 4] == "cabin" for step in (-1, 1))
    ]
    losses = [
        crowded.place_worth("cabin", 5.0, one, 4 * cabin) - apart.place_worth("cabin", 5.0, one, 4 * cabin)
        for one in squares
    ]
    assert losses
    assert min(losses) > 1.0
    assert losses == pytest.approx([THOROUGH.crowd] * len(losses))


@pytest.mark.parametrize(("modules", "expected"), [(["machinations"], GIVE_UP), ([], FLY_ON)])
def test_with_modules_the_searching_trucker_too_goes_home(modules: list[Json], expected: Action) -> None:
    game = built({"flights": ["I"], "modules": modules})
    g, seat = game.state, game.asked[0]
    g.credits[seat] = 3
    g.crew[seat] = crew_of(g, seat, 2)
    prompt = game.prompt(seat)
    assert prompt is not None
    bot = make("hard", 1, "galaxy-trucker")
    # Without a budget a search tries nothing, and does what is likely.
    assert bot.choose(game.view(seat), prompt, game.legal(seat), Think(game, seat, 1, 0)) == expected
