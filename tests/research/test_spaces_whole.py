"""Nothing of a view is lost on the way into an observation, in any setting: no word without a code, no list cut."""

from __future__ import annotations

import numpy as np
import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import AnySpec
from astrodrome.research.spaces import Encoder
from astrodrome.research.spaces.game_facts import facts_of
from tests.laws.registry import hooks_of
from tools.settings import Setting, modes, plain
from tools.spaces import EVERYTHING

COMBINED = 12
"""Settings drawn at random for each game, beside those that are listed."""
MOST_SEEN = 250
"""Moments that are looked at in a game with everything on."""
FEW_SEEN = 40
"""In one of the many other settings."""


def drawn(spec: AnySpec) -> list[Setting]:
    """Draw settings with modules combined."""
    combine, chance = hooks_of(spec).combine, Chance(8)
    found = [] if combine is None else [combine(chance) for _ in range(COMBINED)]
    return [Setting(spec.name, setting.name, setting.seats, setting.options) for setting in found]


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_setting_says_all_its_words_and_the_length_of_every_list(spec: AnySpec) -> None:
    """An encoder whose view holds a text or a list that no fact bounds cannot be made at all."""
    listed = [setting for setting in (*plain(), *modes(), *EVERYTHING) if setting.game == spec.name]
    for setting in [*listed, *drawn(spec)]:
        options = spec.read_options(setting.seats, setting.options)
        encoder = Encoder(spec, setting.seats, options)
        paths = [column.path for column in encoder.columns]
        assert len(set(paths)) == len(paths), f"{setting.text()}: two columns of one name"
        for place, names in facts_of(spec, setting.seats, options).names.items():
            assert len(set(names)) == len(names), f"{setting.text()}: {place} lists a word twice"


def test_every_game_with_modules_is_pinned_with_them() -> None:
    assert [setting.game for setting in EVERYTHING] == [spec.name for spec in GAMES if spec.modules]


def watched(setting: Setting, seed: int, ably: bool, most: int) -> int:
    """Play a whole game and encode moments of it, more often at first, and the end; return how many."""
    spec = ad.game(setting.game)
    game, chance, able = spec.new(setting.seats, setting.options, seed), Chance(seed), hooks_of(spec).able
    encoder = Encoder(spec, setting.seats, game.options)
    step = seen = 0
    while game.asked:
        if step % (1 + seen // 25) == 0 and seen < most:
            row = encoder.encode(game, seen % setting.seats)
            assert np.array_equal(row, encoder.encode_records(game, seen % setting.seats))
            seen += 1
        seat = game.asked[0]
        legal = game.legal(seat)
        action = legal[chance.below("pick", len(legal))] if able is None or not ably else able(game, seat, chance)
        game.play(seat, action)
        step += 1
    encoder.encode(game, 0)
    return seen


@pytest.mark.parametrize("ably", [False, True], ids=["at random", "ably"])
@pytest.mark.parametrize("setting", EVERYTHING, ids=lambda setting: setting.game)
def test_no_list_is_cut_in_whole_games_with_everything_on(setting: Setting, ably: bool) -> None:
    """A list that is longer than its room, or a word that is not listed, is a ValueError."""
    assert watched(setting, 3, ably, MOST_SEEN) > 20


@pytest.mark.parametrize("setting", modes(), ids=Setting.text)
def test_no_list_is_cut_in_a_whole_game_of_any_setting(setting: Setting) -> None:
    assert watched(setting, 5, ably=True, most=FEW_SEEN) > 3


def test_every_flight_of_the_longest_series_has_its_account() -> None:
    spec = ad.game("galaxy-trucker")
    options = spec.read_options(2, {"flights": ["intro"] * 12})
    paths = {column.path for column in Encoder(spec, 2, options).columns}
    assert {f"public.accounts[{flight}][{seat}].cards" for flight in range(12) for seat in range(2)} <= paths
    assert "public.flights[11]=intro" in paths


def test_with_foresight_the_order_of_a_pile_is_seen() -> None:
    """Without it the deck is shuffled, and only which cards lie in a pile matters (GB-075, GB-184)."""
    spec = ad.game("galaxy-trucker")
    with_order = Encoder(spec, 2, spec.read_options(2, {"modules": ["foresight"]}))
    assert "knowledge.piles[2].cards[3]" in {column.path for column in with_order.columns}
    plain_game = Encoder(spec, 2, spec.read_options(2, {}))
    assert "knowledge.piles[2].cards#III-20" in {column.path for column in plain_game.columns}


def test_dice_are_seen_in_their_order() -> None:
    """Who rolls some of them again says which by their places (CS-041)."""
    spec = ad.game("celestia")
    paths = {column.path for column in Encoder(spec, 2, spec.read_options(2, {})).columns}
    assert {f"public.dice[{place}]=fog" for place in range(5)} <= paths
