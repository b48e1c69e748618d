"""Bots in a browser: as many play-outs as their level has, fewer where the device would take too long for them."""

from __future__ import annotations

import json

import pytest

from astrodrome import game as spec_of
from astrodrome.bots import dealer, worker
from astrodrome.bots.protocol import Bot
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.server.bot_pool.worker import find
from astrodrome.server.browser import bot_budget
from astrodrome.server.browser.server import site_config

FAST_S = bot_budget.LIMIT_S / bot_budget.LONGEST
"""A device on which the longest decision takes just as long as it may."""


def test_a_device_has_the_share_of_thought_that_it_answers_in_time_with() -> None:
    assert bot_budget.share_at(FAST_S / 2) == 1.0
    assert bot_budget.share_at(FAST_S) == pytest.approx(1.0)
    assert bot_budget.share_at(4 * FAST_S) == pytest.approx(0.25)
    assert 0 < bot_budget.probe_s() < 5


def test_bots_of_the_site_use_that_share(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int] = []

    def ask(game: AnyGame, seat: int, bot: Bot, seed: int, budget: int) -> Action:
        budgets.append(budget)
        return dealer.ask(game, seat, bot, seed, 1)

    monkeypatch.setattr(worker, "ask", ask)
    decide = find(site_config().decide)
    flight = spec_of("celestia").new(3, {}, 1)
    seat = flight.asked[0]
    for probe_s in (FAST_S, 4 * FAST_S):
        monkeypatch.setattr(bot_budget, "probe_s", lambda probe_s=probe_s: probe_s)
        bot_budget.share.cache_clear()
        for level in ("normal", "hard"):
            assert json.loads(decide("celestia", flight.save(log=False), seat, level, 1))["do"]
    bot_budget.share.cache_clear()
    assert budgets == [0, 160, 0, 40]


def test_an_expert_thinks_longer_and_so_has_a_smaller_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_budget, "probe_s", lambda: FAST_S)
    bot_budget.share.cache_clear()
    assert bot_budget.share("hard") == bot_budget.share() == pytest.approx(1.0)
    assert bot_budget.share("expert") == pytest.approx(1.0 / bot_budget.EXPERT)
    bot_budget.share.cache_clear()
