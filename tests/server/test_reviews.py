"""Reviews of finished games: begun once, read while they grow, kept, and refused before the end."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.games import game as spec_of
from astrodrome.kernel.errors import CorruptLog
from astrodrome.server.bot_pool.worker import CHECKING, MEMORY, THINKING
from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.review_pool import pool as pool_module
from astrodrome.server.review_pool import worker
from astrodrome.server.review_pool.pool import ReviewPool
from astrodrome.server.review_pool.worker import items_of
from astrodrome.server.support.limits import Limits
from astrodrome.server.support.packed import Packed
from astrodrome.server.table import forks
from tests.reviews.logs import finished
from tests.server.fakes import Message
from tests.server.harness import Server, config_for, serving

NAME = "memoracers"
LIMIT_S = 240


async def until_done(server: Server, path: str) -> Message:
    """Read a review until it has its accounts."""
    while True:
        answer = await server.http.get(path)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        if found["accounts"] or found["failed"]:
            return found
        await asyncio.sleep(0.2)


def test_a_finished_game_is_reviewed_and_the_review_is_kept(tmp_path: Path) -> None:
    log = finished(NAME, 2, {})

    async def test() -> None:
        async with serving(config_for(tmp_path, games=(spec_of(NAME),))) as server:
            opened = await server.http.post("/api/logs", content=log.to_json(), headers=JSON)
            table = opened.json()["table"]
            path = f"/api/tables/{table}/review"
            assert (await server.http.get(f"{path}?depth=8")).status_code == 404
            begun = await server.http.post(path, json={})
            assert (begun.status_code, begun.json()["depth"]) == (201, 8)
            found = await until_done(server, f"{path}?depth=8")
            assert found["done"] == found["of"] == len(found["moments"])
            for account in found["accounts"]:
                parts = ("start", "luck", "revealed", "own", "others")
                assert sum(account[part] for part in parts) == account["result"]
            answers = [entry for entry in log.entries if hasattr(entry, "seat")]
            for places, seat in zip(found["costliest"], range(2), strict=True):
                for place in places:
                    moment = found["moments"][place]
                    assert moment["seats"] == [seat]
                    done = moment["verdict"]["answers"][moment["verdict"]["done"]]
                    assert done["action"] == answers[moment["entry"]].action
            again = await server.http.post(path, json={"depth": 8})
            assert again.json() == found, "nothing is reviewed twice"
            assert (await server.http.post(path, json={"depth": 9})).status_code == 400
            assert (await server.http.get(f"{path}?depth=x")).status_code == 422

    asyncio.run(asyncio.wait_for(test(), LIMIT_S))


JSON = {"content-type": "application/json"}


def test_places_of_answers_leave_out_what_was_undone() -> None:
    game = spec_of(NAME).new(2, {}, 3)
    for _ in range(3):
        game.play(game.asked[0], game.legal(game.asked[0])[0])
    game.undo(1)
    game.play(game.asked[0], game.legal(game.asked[0])[0])
    assert items_of(game.log) == [0, 4]


def test_too_many_reviews_of_one_address_are_refused() -> None:
    async def test() -> None:
        reviews = ReviewPool()
        for nth in range(pool_module.OF_ONE):
            reviews.start((f"table{nth}", 8), b"", "somebody")
        with pytest.raises(Reject) as refused:
            reviews.start(("one more", 8), b"", "somebody")
        assert refused.value.status == 429
        reviews.start(("one more", 8), b"", "somebody else")
        await reviews.close()

    asyncio.run(asyncio.wait_for(test(), LIMIT_S))


def test_when_all_places_are_taken_the_newest_of_whoever_has_most_gives_way() -> None:
    async def wait(_key: pool_module.Key, _log: bytes, _tell: pool_module.Tell) -> bool:
        await asyncio.Event().wait()
        return True

    async def test() -> None:
        reviews = ReviewPool(make=wait)
        taken = [(f"{who}{nth}", who) for who in "abcde" for nth in range(pool_module.OF_ONE)] + [("f0", "f")]
        assert len(taken) == pool_module.WAITING
        for table, who in taken:
            reviews.start((table, 8), b"", who)
        await asyncio.sleep(0)
        reviews.start(("new", 8), b"", "newcomer")
        assert [table for table, _ in taken if reviews.failed((table, 8))] == ["a2"]
        assert not reviews.failed(("new", 8))
        for nth in range(pool_module.WAITING):
            with suppress(Reject):
                reviews.start((f"n{nth}", 8), b"", f"n{nth}")
        with pytest.raises(Reject) as refused:
            reviews.start(("late", 8), b"", "late")
        assert refused.value.status == 503, "everybody has one"
        assert not reviews.failed(("a0", 8)), "what is worked on is not given up"
        assert len(reviews._under_way) == pool_module.WAITING
        await reviews.close()

    asyncio.run(asyncio.wait_for(test(), 10))


def test_each_address_has_its_turn_however_many_reviews_another_has_asked_for() -> None:
    done: list[str] = []

    async def make(key: pool_module.Key, _log: bytes, _tell: pool_module.Tell) -> bool:
        await asyncio.sleep(0)
        done.append(key[0])
        return True

    async def test() -> None:
        reviews = ReviewPool(make=make)
        for table, who in (("a1", "ada"), ("a2", "ada"), ("a3", "ada"), ("b1", "bob")):
            reviews.start((table, 8), b"", who)
        while len(done) < 4:
            await asyncio.sleep(0.01)
        assert done == ["a1", "b1", "a2", "a3"]
        await reviews.close()

    asyncio.run(asyncio.wait_for(test(), 10))


def test_a_log_that_cannot_be_reviewed_is_said_to_have_failed() -> None:
    async def test() -> None:
        reviews = ReviewPool()
        key = ("table", 8)
        reviews.start(key, b"no log", "somebody")
        while not reviews.failed(key):
            await asyncio.sleep(0.1)
        found = reviews.find(key)
        assert found is not None
        assert b'"failed":true' in found.body
        await reviews.close()

    asyncio.run(asyncio.wait_for(test(), LIMIT_S))


def test_an_unexpected_error_ends_a_review_which_can_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    async def no_processes(*_arguments: object, **_settings: object) -> None:
        tried.append(len(tried))
        raise NotImplementedError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", no_processes)

    async def test() -> None:
        reviews = ReviewPool()
        for _ in range(2):
            reviews.start(("table", 8), b"", "somebody")
            assert not reviews.failed(("table", 8))
            while not reviews.failed(("table", 8)):
                await asyncio.sleep(0.01)
        assert len(tried) == 2
        await reviews.close()

    asyncio.run(asyncio.wait_for(test(), 10))


def test_a_review_leaves_a_core_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    async def started(*arguments: object, **_settings: object) -> None:
        asked.append(arguments[-1])
        raise OSError

    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    monkeypatch.setattr("os.cpu_count", lambda: 4)

    async def test() -> None:
        reviews = ReviewPool()
        reviews.start(("table", 8), b"", "somebody")
        while not reviews.failed(("table", 8)):
            await asyncio.sleep(0.01)
        assert asked == ["3"]

    asyncio.run(asyncio.wait_for(test(), 10))


def test_a_review_that_takes_too_long_is_ended_with_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int | None] = []
    end = pool_module._end

    async def noted(process: asyncio.subprocess.Process) -> None:
        assert process.returncode is None, "it would have gone on for long"
        await end(process)
        ended.append(process.returncode)

    monkeypatch.setattr(pool_module, "_end", noted)
    log = finished(NAME, 4, {}).to_json()

    async def test() -> None:
        reviews = ReviewPool(ceiling_s=0.3)
        key = ("table", 9_999)
        reviews.start(key, log, "somebody")
        while not reviews.failed(key):
            await asyncio.sleep(0.01)
        assert len(ended) == 1
        assert ended[0], "nothing goes on in the background"
        await reviews.close()

    asyncio.run(asyncio.wait_for(test(), LIMIT_S))


def test_the_process_of_a_review_limits_its_memory_and_goes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    limited: list[int] = []
    niceness: list[int] = []
    monkeypatch.setattr(worker, "limit_memory", limited.append)
    monkeypatch.setattr(worker, "lower_priority", niceness.append)
    monkeypatch.setattr(worker, "_read", lambda _count: b"")
    monkeypatch.setattr(worker, "_watch", lambda: None)
    monkeypatch.setattr("sys.argv", ["worker", "8", "1"])
    with pytest.raises(CorruptLog):
        worker.main()
    assert limited == [MEMORY]
    assert niceness == [CHECKING]
    assert CHECKING > THINKING, "bots go first"


def test_a_large_review_is_sent_as_it_was_packed_and_charged(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(Limits(), address_bytes=1, address_bytes_burst=50_000)
        async with serving(config_for(tmp_path, games=(spec_of(NAME),), limits=limits)) as server:
            reviews = server.app.state.reviews
            packed = Packed(secrets.token_hex(40_000).encode())
            reviews._found[("table", 8)] = packed
            statuses = []
            for _ in range(3):
                answer = await server.http.get("/api/tables/table/review?depth=8")
                statuses.append(answer.status_code)
                assert answer.status_code == 429 or answer.content == packed.body
            assert statuses == [200, 429, 429]

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_game_of_older_rules_is_not_reviewed(tmp_path: Path) -> None:
    log = finished(NAME, 2, {})

    async def test() -> None:
        async with serving(config_for(tmp_path, games=(spec_of(NAME),))) as server:
            kept = forks.finished_table(replace(log, rules_version="0"), (), 0)
            store = server.app.state.rooms.services.store
            await store.create(kept.table, kept.seats)
            answer = await server.http.post(f"/api/tables/{kept.table.id}/review", json={})
            assert (answer.status_code, answer.json()["code"]) == (410, "broken")

    asyncio.run(asyncio.wait_for(test(), 60))
