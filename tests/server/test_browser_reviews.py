"""Reviews in a browser: step by step in a worker, and the same as everywhere."""

from __future__ import annotations

import asyncio
import json

import pytest

from astrodrome import game as spec_of
from astrodrome import review
from astrodrome.bots.random_bot import RandomBot
from astrodrome.server.bot_pool.workers import WorkerFault
from astrodrome.server.browser import review_worker
from astrodrome.server.browser.review_worker import reviewer
from tests.server.browser_host import FakeHost

KEY = ("table", 2)


def played() -> bytes:
    """Return the log of a race of two."""
    game, bot = spec_of("memoracers").new(2, {}, 3), RandomBot(3)
    while not game.over:
        seat = game.asked[0]
        game.play(seat, bot.pick(game.legal(seat)))
    return game.log.to_json()


def test_a_review_grows_step_by_step_and_ends_as_it_does_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_worker, "EVERY_S", 0.0)
    told: list[bytes] = []

    async def tell(line: bytes) -> None:
        told.append(line)

    log, host = played(), FakeHost()
    assert asyncio.run(reviewer(host)(KEY, log, tell))
    counts = [json.loads(line)["done"] for line in told]
    assert counts == sorted(counts)
    assert len(set(counts)) > 2, "it says how far it is"
    assert host.jobs == len(told)
    end, whole = json.loads(told[-1]), review(log, depth=2)
    assert [account["result"] for account in end["accounts"]] == [one.result for one in whole.accounts]
    assert [moment["before"] for moment in end["moments"]] == [list(one.before) for one in whole.moments]
    assert all(not json.loads(line)["accounts"] for line in told[:-1])


def test_a_log_that_cannot_be_reviewed_is_a_fault() -> None:
    async def tell(_line: bytes) -> None:
        pytest.fail("there is nothing to tell")

    with pytest.raises(WorkerFault, match="CorruptLog"):
        asyncio.run(reviewer(FakeHost())(KEY, b"no log", tell))
