"""Version 3 of observations and ids: smaller, the own seat first, and true bounds."""

from __future__ import annotations

import numpy as np
import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.games.celerium.records.actions import NameOpponent
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces import ActionSpace, Encoder
from astrodrome.research.spaces.game_facts import facts_of
from tests.laws.registry import hooks_of
from tools.settings import Setting
from tools.spaces import EVERYTHING, PLAIN

SETTINGS = [(spec, setting) for spec in GAMES for setting in hooks_of(spec).settings]
WATCHED = [*PLAIN, *EVERYTHING]


@pytest.mark.parametrize(("spec", "setting"), SETTINGS, ids=[f"{spec.name}-{s.name}" for spec, s in SETTINGS])
def test_every_setting_is_written_alike_from_records_and_without_them(spec: AnySpec, setting: object) -> None:
    seats, options = setting.seats, setting.options  # type: ignore[attr-defined]  # what the laws list
    game, chance = spec.new(seats, options, 11), Chance(5)
    encoder = Encoder(spec, seats, game.options, version=3)
    space = ActionSpace(spec, seats, game.options, version=3)
    low, high = [np.array([getattr(one, end) for one in encoder.columns], np.float32) for end in ("low", "high")]
    for step in range(100):
        if game.over:
            break
        for seat in range(seats) if step % 9 == 0 else ():
            row = encoder.encode(game, seat)
            assert np.array_equal(row, encoder.encode_records(game, seat))
            outside = np.flatnonzero((row < low) | (row > high))
            assert not len(outside), [(encoder.columns[place], row[place]) for place in outside]
        seat = game.asked[0]
        legal = game.legal(seat)
        if seat != ad.CLOCK:
            ids = space.ids(legal, seat)
            assert list(ids.values()) == list(legal), "every action has an id of its own"
            assert 0 < min(ids) <= max(ids) < space.size
        game.play(seat, legal[chance.below("pick", len(legal))])


@pytest.mark.parametrize("setting", WATCHED, ids=Setting.text)
def test_what_is_left_out_says_the_same_at_every_choice(setting: Setting) -> None:
    spec = ad.game(setting.game)
    options = spec.read_options(setting.seats, setting.options)
    whole, small = Encoder(spec, setting.seats, options), Encoder(spec, setting.seats, options, version=3)
    assert small.size < whole.size
    fixed = facts_of(spec, setting.seats, options, 3).fixed
    kept = {one.path.replace("[+", "[") for one in small.columns}
    out = [place for place, one in enumerate(whole.columns) if one.path not in kept]
    assert out
    assert fixed
    first: np.ndarray | None = None
    for seed in range(3):
        game, chance = spec.new(setting.seats, setting.options, seed), Chance(seed)
        able = hooks_of(spec).able
        for step in range(400):
            if game.over:
                break
            seat = game.asked[0]
            legal = game.legal(seat)
            if len(legal) > 1 and seat != ad.CLOCK and step % 5 == 0:
                row = whole.encode(game, seat)[out]
                first = row if first is None else first
                changed = np.flatnonzero(row != first)
                assert not len(changed), [whole.columns[out[place]].path for place in changed]
            able_now = able is not None and seat != ad.CLOCK and seed == 2
            action = able(game, seat, chance) if able_now and able else legal[chance.below("pick", len(legal))]
            game.play(seat, action, events=False)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_the_own_seat_comes_first(spec: AnySpec) -> None:
    """What a seat sees of itself stands in the columns of place 0, and the seat after it in those of place 1."""
    game, chance = spec.new(3, {}, 2), Chance(1)
    whole, small = Encoder(spec, 3, game.options), Encoder(spec, 3, game.options, version=3)
    of_path = {one.path: place for place, one in enumerate(whole.columns)}
    turning = [(place, one.path) for place, one in enumerate(small.columns) if one.path.count("[+") == 1]
    assert turning
    for _ in range(60):
        if game.over:
            break
        for seat in range(3):
            old, new = whole.encode(game, seat), small.encode(game, seat)
            for place, path in turning:
                after = int(path.split("[+")[1].split("]")[0])
                there = path.replace(f"[+{after}]", f"[{(after + seat) % 3}]")
                assert new[place] == old[of_path[there]], path
        seat = game.asked[0]
        legal = game.legal(seat)
        game.play(seat, legal[chance.below("pick", len(legal))])


def test_actions_that_name_a_seat_count_from_the_own_one() -> None:
    spec = ad.game("celerium")
    space = ActionSpace(spec, 3, spec.read_options(3, {}), version=3)
    next_of_zero = next(iter(space.ids([NameOpponent(1)], 0)))
    assert space.ids([NameOpponent(2)], 1) == {next_of_zero: NameOpponent(2)}
    assert space.ids([NameOpponent(0)], 2) == {next_of_zero: NameOpponent(0)}
    assert next(iter(space.ids([NameOpponent(1)], 2))) != next_of_zero
    old = ActionSpace(spec, 3, spec.read_options(3, {}))
    assert next(iter(old.ids([NameOpponent(2)], 1))) == next(iter(old.ids([NameOpponent(2)], 0)))


def test_a_version_that_is_not_there_is_a_sentence() -> None:
    spec = ad.game("memoracers")
    with pytest.raises(ValueError, match="version: expected 2 or 3, found 4"):
        Encoder(spec, 2, spec.read_options(2, {}), version=4)
