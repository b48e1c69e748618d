"""Which answers of a game are judged, and how often they are played out."""

from __future__ import annotations

from itertools import pairwise

import pytest

import astrodrome as ad
from astrodrome.bots.dealer import ask
from astrodrome.bots.galaxy_trucker.policy import CREWED
from astrodrome.bots.levels import make, policy_of
from astrodrome.bots.play_outs import play_on
from astrodrome.games.galaxy_trucker.records.actions import FlyOn
from astrodrome.games.galaxy_trucker.ship.crew import humans
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import CLOCK
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import Choice, choices_of
from tests.reviews.logs import finished

GALAXY_TRUCKER = ad.game("galaxy-trucker")


@pytest.fixture(scope="module")
def flight() -> list[Choice]:
    """The choices of a flight of two bots, after a yard in real time."""
    game = GALAXY_TRUCKER.new(2, {"flights": ["I"], "building": "realtime"}, 7)
    bot = make("normal", 7, "galaxy-trucker")
    while not game.over:
        seat = game.asked[0]
        game.play(seat, game.legal(seat)[0] if seat == CLOCK else ask(game, seat, bot, game.number))
    return choices_of(GALAXY_TRUCKER, game.log)[0]


def test_a_yard_in_real_time_is_one_moment(flight: list[Choice]) -> None:
    assert [choice.seats for choice in flight if choice.decision == "TruckersBuild"] == [(0, 1)]


def test_flying_on_with_a_crew_is_not_judged(flight: list[Choice]) -> None:
    for before, choice in pairwise(flight):
        if choice.decision != "TruckerMayGiveUp" or before.seats:
            continue
        assert not isinstance(choice.action, FlyOn) or humans(choice.game.state, choice.seat) <= CREWED
    followed = [action for choice in flight for _, action in choice.followed]
    assert any(isinstance(action, FlyOn) for action in followed)


def test_every_answer_is_either_judged_or_follows_one(flight: list[Choice]) -> None:
    for before, choice in pairwise(flight):
        if not before.seats:
            assert before.at + 1 + len(before.followed) == choice.at


def test_values_are_those_of_complete_play_outs() -> None:
    log = finished("celestia", 3, {})
    spec, policy = ad.game("celestia"), policy_of("celestia")
    for choice in choices_of(spec, log)[0][:8]:
        judge = Judge(spec, policy, 3, 5)
        worlds = judge.deal(choice.game, 1, choice.at)
        judge.play(worlds, 1, choice.at, (choice.seat, choice.action))
        truth = []
        for nth, world in enumerate(worlds):
            end = world.copy()
            play_on(policy, world, end, Chance(judge._key("luck", choice.at, 1, nth)))
            truth.append(judge._worth(end, 1))
        assert judge.play_on(worlds, 1, choice.at) == truth
