"""The daily flight: the same deal for everybody, and a result that only its own replay proves."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrodrome.game_logs.parsing import replay
from astrodrome.games import GAMES
from astrodrome.kernel.game import begin
from astrodrome.kernel.log import Log
from astrodrome.server.http_api.replay_cache import READ_BYTES
from astrodrome.server.protocol.terms import Terms, keep_terms
from astrodrome.server.store.statements import Statement
from astrodrome.server.support.clock import LoopClock
from astrodrome.server.support.limits import Limits
from astrodrome.server.table import daily
from tests.server.fakes import InlineChecks, Message
from tests.server.harness import Server, config_for, serving

DAY = date(2026, 11, 16)
TODAY = date(2026, 12, 24)
TABLE = {
    "game": "celestia",
    "seats": [{"kind": "person"}, *[{"kind": "bot", "bot": "normal"}] * 3],
}


class ChristmasEve(LoopClock):
    """A clock for which it is always today, also while tests run past midnight."""

    def wall_ms(self) -> int:
        return int(datetime(2026, 12, 24, 12, tzinfo=UTC).timestamp() * 1000)


SPECS = {spec.name: spec for spec in GAMES}


def test_a_game_with_a_daily_flight_has_one_deal_a_day() -> None:
    seeds = set()
    dealt = [spec for spec in GAMES if daily.deal_of(spec, DAY)]
    assert SPECS["celestia"] in dealt
    for spec in dealt:
        one, same, next_day = (daily.deal_of(spec, day) for day in (DAY, DAY, date(2026, 11, 17)))
        assert one == same
        assert one is not None
        assert next_day is not None
        seeds |= {one.header.seed, next_day.header.seed}
    assert len(seeds) == 2 * len(dealt)


def test_a_deal_can_be_flown_today_and_for_a_week_and_never_in_advance() -> None:
    flown = [n for n in range(1, 31) if daily.playable(date(2026, 11, n), DAY)]
    assert flown == list(range(9, 17))


async def ask(server: Server, path: str, body: Message | None = None) -> tuple[int, Message]:
    answer = await (server.http.get(f"/api{path}") if body is None else server.http.post(f"/api{path}", json=body))
    return answer.status_code, answer.json()


def flown(game: str, day: date = TODAY) -> Log:
    """Play the deal of a day to its end by any legal answers, and return its log."""
    deal = daily.deal_of(SPECS[game], day)
    assert deal is not None
    head, rng = deal.header, Random(3)
    played = begin(SPECS[game], head.seats, SPECS[game].read_options(head.seats, head.options), head.seed)
    while not played.over:
        seat = played.asked[0]
        played.play(seat, rng.choice(played.legal(seat)))
    return played.log


async def landed(server: Server, game: str, log: Log) -> str:
    """Make a table of today's deal at which this was played."""
    status, made = await ask(server, "/daily", {"game": game, "day": TODAY.isoformat(), "name": "Ada"})
    assert status == 201, made
    store, table = server.app.state.rooms.services.store, made["table"]
    await store.start(table, 1)
    items = json.loads(log.to_json())["entries"]
    for number, item in enumerate(items, start=1):
        await store.append(table, number, json.dumps(item).encode(), "over" if number == len(items) else "running")
    return str(table)


def path(game: str, table: str, day: date | None = None) -> str:
    return f"/daily/{(day or TODAY).isoformat()}/{game}/{table}"


def test_a_result_is_what_its_replay_shows_and_nothing_else_is_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(replace(config_for(tmp_path), games=GAMES), clock=ChristmasEve()) as server:
            status, shown = await ask(server, "/daily")
            assert (status, shown["day"]) == (200, TODAY.isoformat())
            assert {deal["game"]: len(deal["bots"]) for deal in shown["deals"]} == {
                "memoracers": 0,
                "celestia": 3,
                "galaxy-trucker": 3,
                "celerium": 0,
            }
            log = flown("celestia")
            outcome = replay(log).outcome
            assert outcome is not None
            table = await landed(server, "celestia", log)
            status, found = await ask(server, path("celestia", table))
            assert status == 200, found
            assert found["names"] == ["Ada", "Vega", "Orion", "Lyra"]
            assert (found["scores"], found["rank"]) == (list(outcome.scores), outcome.ranks[0])
            assert (found["witnessed"], found["steps_back"]) == (True, 0)

            assert (await ask(server, path("celestia", table, TODAY - timedelta(1))))[0] == 422, "another day"
            assert (await ask(server, path("celerium", table)))[0] == 422, "another game"
            other = await server.http.post("/api/tables", json=TABLE)
            assert (await ask(server, path("celestia", other.json()["table"])))[0] == 409
            status, _ = await ask(server, "/daily", {"game": "celestia", "day": (TODAY + timedelta(1)).isoformat()})
            assert status == 422, "not in advance"
            assert (await ask(server, "/daily", {"game": "celestia", "day": "2026-02-31"}))[0] == 404

    asyncio.run(test())


def test_a_log_from_elsewhere_proves_its_moves_and_a_changed_one_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(
            replace(config_for(tmp_path), games=GAMES), checks=InlineChecks(GAMES), clock=ChristmasEve()
        ) as server:
            log = flown("memoracers")
            file: Any = json.loads(log.to_json())
            status, made = await ask(server, "/logs", file)
            assert status == 201, made
            status, found = await ask(server, path("memoracers", made["table"]))
            assert (status, found["witnessed"]) == (200, False)
            for change in ({"seed": "7"}, {"entries": file["entries"][:-1]}, {"entries": file["entries"][1:]}):
                status, made = await ask(server, "/logs", {**file, **change})
                if status == 201:
                    status, _ = await ask(server, path("memoracers", made["table"]))
                assert status == 422, "a changed game is no proof"
            status, made = await ask(server, "/logs", json.loads(flown("memoracers", TODAY - timedelta(1)).to_json()))
            assert status == 201, "a sound log"
            status, told = await ask(server, path("memoracers", made["table"]))
            assert (status, told["code"]) == (422, "other-deal"), "of another deal"

    asyncio.run(test())


def test_a_kept_game_that_was_changed_in_the_database_does_not_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(replace(config_for(tmp_path), games=GAMES), clock=ChristmasEve()) as server:
            table = await landed(server, "memoracers", flown("memoracers"))
            store = server.app.state.rooms.services.store
            await store.write(Statement("delete from entries where table_id = ? and entry = 1", (table,)))
            assert (await ask(server, path("memoracers", table)))[0] in (410, 422)

    asyncio.run(test())


def test_other_seats_and_a_game_from_its_middle_prove_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(replace(config_for(tmp_path), games=GAMES), clock=ChristmasEve()) as server:
            table = await landed(server, "celestia", flown("celestia"))
            store = server.app.state.rooms.services.store
            for change, code in (
                ("update seats set bot = 'easy' where seat = 1 and table_id = ?", "other-seats"),
                ("update seats set kind = 'person', bot = null where seat = 1 and table_id = ?", "other-seats"),
                ("update tables set origin = header where id = ?", "other-deal"),
            ):
                await store.write(Statement(change, (table,)))
                status, told = await ask(server, path("celestia", table))
                assert (status, told["code"]) == (422, code)

    asyncio.run(test())


def test_a_game_with_a_coach_proves_no_daily_flight(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(replace(config_for(tmp_path), games=GAMES), clock=ChristmasEve()) as server:
            table = await landed(server, "celestia", flown("celestia"))
            store = server.app.state.rooms.services.store
            change = "update tables set terms = ? where id = ?"
            await store.write(Statement(change, (keep_terms(Terms(coach=True)), table)))
            status, told = await ask(server, path("celestia", table))
            assert (status, told["code"]) == (422, "other-seats")
            await store.write(Statement(change, (keep_terms(Terms()), table)))
            assert (await ask(server, path("celestia", table)))[0] == 200

    asyncio.run(test())


def test_a_result_is_charged_read_once_and_refused_before_its_entries_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        limits = Limits(address_bytes=0.001, address_bytes_burst=4 * READ_BYTES)
        config = replace(config_for(tmp_path), games=GAMES, limits=limits)
        async with serving(config, clock=ChristmasEve()) as server:
            table = await landed(server, "memoracers", flown("memoracers"))
            store, loads = server.app.state.rooms.services.store, list[str]()
            load = store.load

            async def counted(table: str) -> object:
                loads.append(table)
                return await load(table)

            monkeypatch.setattr(store, "load", counted)
            assert (await ask(server, path("memoracers", table, TODAY - timedelta(1))))[0] == 422
            assert loads == [], "the row and the seats are enough to refuse it"
            answers = [await ask(server, path("memoracers", table)) for _ in range(9)]
            assert all(answer == answers[0] for answer in answers)
            assert answers[0][0] == 200
            assert loads == [table]
            refused = [(await ask(server, path("memoracers", "a" * 16)))[0] for _ in range(4)]
            assert refused[0] == 404
            assert refused[-1] == 429, "looking costs an address something"

    asyncio.run(test())
