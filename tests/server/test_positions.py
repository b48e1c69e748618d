"""Positions: tables that go on from one, positions of finished games, and the puzzles."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from astrodrome.games import game as spec_of
from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.errors import CorruptLog, PositionError
from astrodrome.kernel.log import item_to_json
from astrodrome.kernel.positions.general import tail_text
from astrodrome.puzzles.shipped import puzzles_of
from astrodrome.server.http_api.replay_cache import READ_BYTES
from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.protocol.study_bodies import PositionWanted
from astrodrome.server.support.limits import Limits
from astrodrome.server.table import forks
from astrodrome.server.table.replay import table_statistics
from astrodrome.server.untrusted_input.check_jobs import MomentAsked, position_at
from astrodrome.tallies.statistics import Statistics, statistics
from tests.reviews.logs import finished
from tests.server.harness import Server, config_for, serving

NAME = "memoracers"
JSON = {"content-type": "application/json"}


def run(tmp_path: Path, test: object) -> None:
    """Run a test against a server that plays MemoRacers."""

    async def inside() -> None:
        async with serving(config_for(tmp_path, games=(spec_of(NAME),))) as server:
            await test(server)  # type: ignore[operator]

    asyncio.run(asyncio.wait_for(inside(), 120))


def test_a_table_goes_on_from_a_position(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        text = spec_of(NAME).new(2, {}, 5).position()
        made = await server.http.post("/api/positions", json={"text": text, "seat": 1, "name": "Ada", "bot": "easy"})
        assert made.status_code == 201, made.text
        seats = (await server.http.get(f"/api/tables/{made.json()['table']}")).json()["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person"]
        assert made.json()["seats"][0]["seat"] == 1

    run(tmp_path, test)


def test_what_is_no_position_is_refused_with_its_place(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        async def refused(**body: object) -> tuple[int, str]:
            answer = await server.http.post("/api/positions", json={"text": f"{NAME} 1; seats 2", **body})
            return answer.status_code, answer.json()["code"]

        assert await refused(text="chess 1") == (404, "no-game")
        assert await refused(text=f"{NAME} 1; ships x") == (422, "bad-position")
        assert await refused(seat=2) == (422, "option")
        assert await refused(bot="nobody") == (422, "option")
        over = spec_of(NAME).replay(finished(NAME, 2, {})).position()
        assert await refused(text=over) == (409, "over")

    run(tmp_path, test)


def test_a_position_larger_than_any_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_of(NAME)
    text = f"{NAME} 1; seats 2"
    small = PositionWanted(f"{text}; tail {tail_text(spec.rules_version, {}, None)}", bot="easy")
    assert forks.from_position(spec, small, 0)
    monkeypatch.setattr(forks, "MOST_ORIGIN", 100)
    with pytest.raises(PositionError, match="expected a game of at most 100 bytes"):
        forks.from_position(spec, small, 0)

    async def test(server: Server) -> None:
        tail = tail_text(spec.rules_version, {}, [["CloseRound"]] * 130_000)
        answer = await server.http.post("/api/positions", json={"text": f"{text}; tail {tail}", "bot": "easy"})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-position")

    run(tmp_path, test)


def test_a_moment_of_a_finished_game_is_copied_as_a_position(tmp_path: Path) -> None:
    log = finished(NAME, 2, {})

    async def test(server: Server) -> None:
        opened = await server.http.post("/api/logs", content=log.to_json(), headers=JSON)
        path = f"/api/tables/{opened.json()['table']}/position"
        text = (await server.http.get(f"{path}?entry=2")).json()["text"]
        spec = spec_of(NAME)
        assert spec.position(text).position() == spec.replay(log, 2).position()
        assert (await server.http.get(f"{path}?entry=x")).status_code == 422
        running = await server.http.post("/api/positions", json={"text": text})
        asked = await server.http.get(f"/api/tables/{running.json()['table']}/position?entry=0")
        assert asked.status_code == 409, "not before the end: it has all that is hidden"

    run(tmp_path, test)


def test_puzzles_are_listed_with_their_answers(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        assert (await server.http.get(f"/api/puzzles/{NAME}")).json() == puzzles_of(NAME)
        assert (await server.http.get("/api/puzzles/celestia")).status_code == 404

    run(tmp_path, test)


def test_a_moment_of_a_game_that_does_not_replay_is_said_to_be_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_arguments: object) -> str:
        raise CorruptLog("an entry does not fit")

    monkeypatch.setattr(forks, "position_at", broken)
    log = finished(NAME, 2, {})
    asked = MomentAsked(forks.finished_table(log, (), 0), 0)
    with pytest.raises(Reject) as refused:
        position_at({NAME: spec_of(NAME)}, msgspec.msgpack.encode(asked))
    assert (refused.value.status, refused.value.problem.code) == (410, "broken")


def test_a_finished_game_has_statistics_and_a_running_one_none(tmp_path: Path) -> None:
    log = finished(NAME, 2, {})

    async def test(server: Server) -> None:
        opened = await server.http.post("/api/logs", content=log.to_json(), headers=JSON)
        table = opened.json()["table"]
        answer = await server.http.get(f"/api/tables/{table}/statistics")
        assert answer.status_code == 200, answer.text
        assert msgspec.convert(answer.json()["found"], Statistics) == statistics(log)
        assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "person"]
        text = spec_of(NAME).new(2, {}, 5).position()
        made = await server.http.post("/api/positions", json={"text": text, "name": "Ada", "bot": "easy"})
        early = await server.http.get(f"/api/tables/{made.json()['table']}/statistics")
        assert (early.status_code, early.json()["code"]) == (409, "not-over")

    run(tmp_path, test)


def test_statistics_are_counted_and_charged_once(tmp_path: Path) -> None:
    log = finished(NAME, 2, {})
    limits = Limits(address_bytes=0.001, address_bytes_burst=len(log.to_json()) + 2 * READ_BYTES - 1)

    async def test() -> None:
        config = config_for(tmp_path, games=(spec_of(NAME),), limits=limits)
        async with serving(config) as server:
            table = (await server.http.post("/api/logs", content=log.to_json(), headers=JSON)).json()["table"]
            answers = [await server.http.get(f"/api/tables/{table}/statistics") for _ in range(3)]
            assert [answer.status_code for answer in answers] == [200] * 3
            assert answers[0].content == answers[2].content
            refused = await server.http.get(f"/api/tables/{table}/log")
            assert (refused.status_code, refused.json()["code"]) == (429, "rate"), "there was enough for one game"
            assert int(refused.headers["retry-after"]) > 0

    asyncio.run(asyncio.wait_for(test(), 60))


@pytest.mark.rule("AD-028")
def test_statistics_of_a_practice_table_say_so() -> None:
    log = finished(NAME, 2, {})
    kept = forks.finished_table(log, tuple(to_bytes(item_to_json(item)) for item in log.entries), 0)
    assert not table_statistics(spec_of(NAME), kept).coach
    practice = replace(kept.table, terms=b'{"coach":true}')
    assert table_statistics(spec_of(NAME), replace(kept, table=practice)).coach
