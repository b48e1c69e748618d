"""Styles: bots as strong as `normal`, told apart by what they do; they differ from it by parameters alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from astrodrome.bots.celerium.owner import boosts
from astrodrome.bots.celestia.card_plays import HIGH, reaction
from astrodrome.bots.celestia.outlook import outlook
from astrodrome.bots.dealer import ask
from astrodrome.bots.galaxy_trucker.component_values import ALL_ARMED
from astrodrome.bots.levels import RANDOM, levels_of, make, names, styles_of
from astrodrome.bots.memoracers.levels import STYLES
from astrodrome.bots.memoracers.plan import Ship, lane_worth
from astrodrome.games import GAMES, game
from astrodrome.games.celerium.records.actions import ActivateBoosts
from astrodrome.games.celestia.records.actions import Leave, Stay
from astrodrome.games.memoracers.tiles import ACCELERATOR, TRAP
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS, Action
from astrodrome.kernel.spec import AnySpec
from astrodrome.selfplay.simulation import derive
from tests.celestia.table import fly, play

Figure = Callable[[AnyGame, int, Action], float | None]
"""What an answer of a seat adds to a sum; None if it does not count."""


def sums(name: str, styles: Sequence[str], figure: Figure, games: int) -> list[float]:
    """Play games with `normal` in both seats; return the sum of a figure over what each style would answer there."""
    found = [0.0 for _ in styles]
    for seed in range(games):
        playing = game(name).new(2, {}, seed)
        bots = [[make(one, derive(seed, seat), name) for one in ("normal", *styles)] for seat in range(2)]
        while playing.asked:
            seat = playing.asked[0]
            answers = [ask(playing, seat, bots[seat][0], derive(seed, playing.number))]
            if figure(playing, seat, answers[0]) is not None:
                answers += [ask(playing, seat, bot, derive(seed, playing.number)) for bot in bots[seat][1:]]
                for at, answer in enumerate(answers[1:]):
                    found[at] += figure(playing, seat, answer) or 0.0
            playing.play(seat, answers[0], events=False)
    return found


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_game_has_styles_after_its_levels(spec: AnySpec) -> None:
    assert styles_of(spec.name)
    assert names(spec.name) == (RANDOM, *levels_of(spec.name), *styles_of(spec.name))
    assert not set(levels_of(spec.name)) & set(styles_of(spec.name))


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_the_same_seed_plays_the_same_game(spec: AnySpec) -> None:
    for style in styles_of(spec.name):
        first, second = spec.new(2, {}, 7), spec.new(2, {}, 7)
        for playing in (first, second):
            bots = [make(style, seat, spec.name) for seat in range(2)]
            for _ in range(25):
                if not playing.asked:
                    break
                seat = playing.asked[0]
                playing.play(seat, ask(playing, seat, bots[seat], playing.number), events=False)
        assert first.digest() == second.digest()


def stays(playing: AnyGame, seat: int, action: Action) -> float | None:
    """Whether a passenger who may leave stays."""
    may = any(isinstance(one, Leave) for one in playing.legal(seat))
    return float(isinstance(action, Stay)) if may else None


def test_in_celestia_the_bold_stay_longer_and_the_cautious_leave_sooner() -> None:
    bold, normal, cautious = sums("celestia", ("bold", "normal", "cautious"), stays, 3)
    assert bold >= normal >= cautious
    assert bold > cautious


def boosted(playing: AnyGame, seat: int, action: Action) -> float | None:
    """How many Boosts are activated."""
    return boosts(action) if isinstance(action, ActivateBoosts) else None


def test_in_celerium_the_bold_boost_more() -> None:
    bold, normal, cautious = sums("celerium", ("bold", "normal", "cautious"), boosted, 2)
    assert bold > normal > cautious


def test_in_memoracers_the_cautious_fear_traps_more_than_the_bold() -> None:
    ship, unsure = Ship(0, 3, 3, 6, 6), tuple([0.5 * (effect in (TRAP, ACCELERATOR)) for effect in range(6)])
    bold, cautious = [STYLES[one].bot(0)._taste for one in ("bold", "cautious")]  # type: ignore[attr-defined]  # a pilot
    assert lane_worth(unsure, 3, ship, bold) > 0 > lane_worth(unsure, 3, ship, cautious)


def test_in_galaxy_trucker_gunners_want_cannons_more_than_holds() -> None:
    likes = ALL_ARMED.longer.likes
    assert likes["cannon_single"] > 1.0 > likes["hold"]


def test_in_celestia_the_spiteful_cast_their_spell_where_others_keep_it() -> None:
    table = fly("c", "spell", "c", at=4, dice="f.", ashore=(1,)).on("PlayersAfterSuccess")
    view = outlook(table.g, 1, 1.0)
    assert view.ahead < HIGH
    assert reaction(table.g, 1, table.can(1), view) == PASS
    assert reaction(table.g, 1, table.can(1), replace(view, spite=6.0)) == play("spell")
