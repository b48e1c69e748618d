from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from astrodrome.cli.main import main
from astrodrome.games import GAMES
from astrodrome.kernel.fields import Json
from astrodrome.research import table_client
from astrodrome.research.table_client import TableError, TablePlayer, socket_address, take_seat
from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.players import BOT_PROCESSES
from astrodrome.server.support.config import Config
from astrodrome.server.support.limits import Limits as ServerLimits
from tests.drill.proxy import Proxy
from tests.research import files
from tests.server.harness import Server, serving

T = TypeVar("T")
LIMITS = Limits(seconds=20)


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    BOT_PROCESSES.close()


def run(test: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(test, 120))


def config(folder: Path) -> Config:
    return Config(str(folder / "tables.sqlite"), GAMES, test_seeds=True)


SHORT: dict[str, dict[str, Json]] = {"galaxy-trucker": {"flights": ["intro"], "turns": 30}}
"""Options with which a game takes seconds; none where it does anyway."""


async def new_table(server: Server, game: str, kinds: tuple[str, ...]) -> tuple[str, list[str]]:
    seats = [{"kind": kind} for kind in kinds]
    body = {"game": game, "seats": seats, "options": SHORT.get(game, {}), "pace_ms": 0, "beat_ms": 0}
    answer = await server.http.post("/api/tables", json={**body, "seed": f"{5:032x}"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return f"http://{server.address}/table/{made['table']}", [seat["token"] for seat in made["seats"]]


@pytest.mark.parametrize("game", [spec.name for spec in GAMES])
def test_two_files_play_a_whole_game_through_their_sockets(tmp_path: Path, game: str) -> None:
    path = files.write(tmp_path, files.THINKS)

    async def test() -> None:
        generous = replace(config(tmp_path), limits=ServerLimits(per_second=10_000, burst=10_000))
        async with serving(generous) as server:
            url, tokens = await new_table(server, game, ("person", "person"))
            told: list[str] = []
            both = [
                asyncio.to_thread(TablePlayer(path, url, token, LIMITS, seed=1, pace=10_000).play, told.append)
                for token in tokens
            ]
            first, second = await asyncio.gather(*both)
            assert first == second
            assert first["winners"] is not None
            assert told == []

    run(test())


def test_a_bot_that_fails_is_told_and_the_stand_in_plays_on(tmp_path: Path) -> None:
    bad, good = files.write(tmp_path, files.RAISES, "bad.py"), files.write(tmp_path, files.THINKS, "good.py")

    async def test() -> None:
        async with serving(config(tmp_path)) as server:
            url, tokens = await new_table(server, "memoracers", ("person", "person"))
            told: list[str] = []
            both = [
                asyncio.to_thread(TablePlayer(path, url, token, LIMITS, seed=1).play, told.append)
                for path, token in zip((bad, good), tokens, strict=True)
            ]
            await asyncio.gather(*both)
            assert len(told) == 1
            assert "crash" in told[0]
            assert told[0].endswith("the stand-in plays on")

    run(test())


def test_the_command_takes_an_open_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = files.write(tmp_path, files.FIRST)

    async def test() -> None:
        async with serving(config(tmp_path)) as server:
            url, _ = await new_table(server, "memoracers", ("open", "open"))
            command = ["bot", path, "--table", url, "--json"]
            assert await asyncio.gather(*[asyncio.to_thread(main, command) for _ in range(2)]) == [0, 0]
            with pytest.raises(TableError, match="no seat was given"):
                await asyncio.to_thread(take_seat, url, "late")

    run(test())
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert json.loads(lines[0]) == json.loads(lines[1])


def test_a_token_that_holds_no_seat_is_a_sentence(tmp_path: Path) -> None:
    path = files.write(tmp_path, files.FIRST)

    async def test() -> None:
        async with serving(config(tmp_path)) as server:
            url, _ = await new_table(server, "memoracers", ("person", "person"))
            player = TablePlayer(path, url, "wrong", LIMITS, seed=1)
            with pytest.raises(TableError, match="One of these tokens holds no seat"):
                await asyncio.to_thread(player.play, print)

    run(test())


@pytest.mark.parametrize("url", ["", "table", "ftp://x/y", "http://127.0.0.1"])
def test_an_address_that_is_none_is_a_sentence(url: str) -> None:
    with pytest.raises(TableError, match="expected the address of a table"):
        socket_address(url)


class Counting(Proxy):
    """A line that can be held up, and counts who comes."""

    came = 0

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.came += 1
        await super()._carry(reader, writer)


def test_a_bot_whose_line_is_held_up_comes_back_by_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_client, "ALIVE_S", 0.5)

    async def test() -> None:
        async with serving(config(tmp_path)) as server:
            url, tokens = await new_table(server, "memoracers", ("person", "person"))
            line = Counting(int(server.address.rpartition(":")[2]))
            await line.start()
            held = url.replace(server.address, f"127.0.0.1:{line.port}")
            hers = asyncio.create_task(asyncio.to_thread(TablePlayer("random", held, tokens[0], LIMITS, 1).play, print))
            room = await server.room(url.rpartition("/")[2])
            while not room.audience.here:
                await asyncio.sleep(0.01)
            line.freeze()
            while line.came < 2:
                await asyncio.sleep(0.01)
            line.heal()
            his = asyncio.to_thread(TablePlayer("random", url, tokens[1], LIMITS, 1).play, print)
            first, second = await asyncio.gather(hers, his)
            assert first == second
            await line.close()

    run(test())
