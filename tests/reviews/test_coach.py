"""The coach: answers with their chances, by what a seat knows and nothing else."""

from __future__ import annotations

import pytest

import astrodrome as ad
from astrodrome.bots.celestia import moments
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.reviews import coach as coach_module
from astrodrome.reviews.coach import coach, has_coach
from astrodrome.reviews.moments import phases_of
from tests.laws.registry import SUBJECTS
from tests.laws.worlds import scrambled

NAMES = ["celestia", "celerium", "galaxy-trucker"]
OPTIONS: dict[str, dict[str, Json]] = {"galaxy-trucker": {"flights": ["I"]}}


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_module, "WORLDS", 3)
    monkeypatch.setattr(moments, "WORLDS", 3)


def questions(name: str, count: int) -> list[tuple[ad.AnyGame, int]]:
    """Return games at some questions with a choice, and the seat that is asked."""
    found: list[tuple[ad.AnyGame, int]] = []
    seed = 0
    while len(found) < count:
        seed += 1
        game, chance = ad.game(name).new(2, OPTIONS.get(name, {}), seed), Chance(seed)
        while not game.over and len(found) < count:
            seat = game.asked[0]
            legal = game.legal(seat)
            in_phase = type(game.decision).__name__ in phases_of(game.spec)
            if seat != ad.CLOCK and len(legal) > 1 and not in_phase and chance.below("pick", 4) == 0:
                found.append((game.copy(), seat))
            game.play(seat, legal[chance.below("action", len(legal))])
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_coach_orders_answers_by_their_chance_and_repeats_itself(name: str) -> None:
    for game, seat in questions(name, 3):
        found = coach(game, seat)
        assert found is not None
        worth = [answer.worth for answer in found.answers]
        assert worth == sorted(worth, key=lambda one: -one.value)
        assert all(one.low <= one.value <= one.high for one in worth)
        legal = [game.spec.codec.decode_action(answer.action) for answer in found.answers]
        assert all(game.refuse(seat, action) is None for action in legal)
        assert found == coach(game, seat)


@pytest.mark.parametrize("name", NAMES)
def test_the_answer_somebody_thinks_of_is_judged_too(name: str) -> None:
    for game, seat in questions(name, 3):
        for thought in game.legal(seat)[-2:]:
            found = coach(game, seat, thought)
            assert found is not None
            actions = [game.spec.codec.decode_action(answer.action) for answer in found.answers]
            assert thought in actions or len(actions) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_games_that_a_seat_cannot_tell_apart_get_the_same_answer(name: str) -> None:
    subject = next(one for one in SUBJECTS if one.spec.name == name)
    for game, seat in questions(name, 4):
        twin = scrambled(subject, game, seat, Chance(game.number))
        assert coach(twin, seat) == coach(game, seat)


@pytest.mark.rule("AD-028")
def test_memoracers_has_no_coach_and_building_a_ship_is_not_judged() -> None:
    assert not has_coach(ad.game("memoracers"))
    assert all(has_coach(ad.game(name)) for name in NAMES)
    race = ad.game("memoracers").new(2, {}, 1)
    assert coach(race, race.asked[0]) is None
    yard = ad.game("galaxy-trucker").new(2, {}, 1)
    while type(yard.decision).__name__ not in phases_of(yard.spec):
        yard.play(yard.asked[0], yard.legal(yard.asked[0])[0])
    assert coach(yard, yard.asked[0]) is None
