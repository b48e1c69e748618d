"""Backups made while games are played, read elsewhere, and played on; and what the commands say."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from astrodrome.cli.main import main
from astrodrome.kernel.log import Log
from astrodrome.server.operations.backup import back_up, restore
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.limits import Limits
from tests.server.auction.spec import SPEC
from tests.server.harness import Client, Made, Server, config_for, serving
from tests.server.test_rooms import run

FAST = Limits(per_second=1e6, burst=10**6)


async def play_on(client: Client, confirmed: list[int], chance: random.Random, most: int) -> None:
    """Play both seats, and note the entries that were confirmed."""
    heard = [json.loads(text) for text in client.heard]
    told = [message for message in heard if message["type"] in ("entry", "welcome") and message["prompts"]]
    prompts = told[-1]["prompts"] if told else (await client.until("entry"))["prompts"]
    for _ in range(most):
        del client.heard[:-50]  # what is long past need not be read again
        seat = chance.choice(sorted(prompts))
        reply = await client.play({"do": "Bid", "amount": chance.randrange(4)}, int(seat), prompts[seat]["number"])
        confirmed.append(reply["entry"])
        heard = [json.loads(text) for text in client.heard]
        prompts = [message for message in heard if message["type"] == "entry"][-1]["prompts"]


async def play_for_ever(server: Server, table: Made, confirmed: list[int], seed: int) -> None:
    async with server.client(table.id) as client:
        await client.hello(*table.tokens)
        await play_on(client, confirmed, random.Random(seed), 100_000)


def test_a_backup_made_while_games_are_played_has_every_confirmed_move_and_goes_on_elsewhere(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path / "here", limits=FAST)
        confirmed: list[list[int]] = [[], [], []]
        async with serving(config) as server:
            tables = [await server.table("pp", rounds=1000) for _ in confirmed]
            playing = [
                asyncio.create_task(play_for_ever(server, table, noted, seed))
                for seed, (table, noted) in enumerate(zip(tables, confirmed, strict=True))
            ]
            while not all(len(noted) > 10 for noted in confirmed):
                await asyncio.sleep(0.01)
            before = [noted[-1] for noted in confirmed]
            assert await back_up(config.database, tmp_path / "backup.sqlite") == 3
            await asyncio.sleep(0.05)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            assert all(noted[-1] > last for noted, last in zip(confirmed, before, strict=True)), "nobody had to wait"
        elsewhere = config_for(tmp_path / "there", limits=FAST)
        assert await restore(tmp_path / "backup.sqlite", elsewhere.database) == (3, 0)
        assert await restore(tmp_path / "backup.sqlite", elsewhere.database) == (0, 3)
        async with serving(elsewhere) as server:
            for table, last in zip(tables, before, strict=True):
                async with server.client(table.id) as client:
                    welcome = await client.hello(*table.tokens)
                    assert welcome["entry"] >= last
                    more: list[int] = []
                    await play_on(client, more, random.Random(1), 5)
                    assert more == list(range(welcome["entry"] + 1, welcome["entry"] + 6))

    run(test())


def test_a_backup_of_postgresql_is_the_same_kind_of_file(postgres: str, tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path, database=postgres, limits=FAST)
        noted: list[int] = []
        async with serving(config) as server:
            table = await server.table("pp", rounds=50)
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                await play_on(client, noted, random.Random(3), 7)
                assert await back_up(config.database, tmp_path / "backup.sqlite") == 1
        elsewhere = config_for(tmp_path / "there")
        assert await restore(tmp_path / "backup.sqlite", elsewhere.database) == (1, 0)
        async with serving(elsewhere) as server, server.client(table.id) as client:
            assert (await client.hello(*table.tokens))["entry"] == noted[-1]
            await play_on(client, noted, random.Random(4), 2)

    run(test())


def test_a_file_moves_into_postgresql(postgres: str, tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path)
        noted: list[int] = []
        async with serving(config) as server:
            table = await server.table("pp", rounds=50)
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                await play_on(client, noted, random.Random(3), 7)
        await back_up(config.database, tmp_path / "backup.sqlite")
        assert await restore(tmp_path / "backup.sqlite", postgres) == (1, 0)
        async with serving(config_for(tmp_path, database=postgres)) as server, server.client(table.id) as client:
            assert (await client.hello(*table.tokens))["entry"] == noted[-1]
            await play_on(client, noted, random.Random(4), 2)

    run(test())


def test_a_backup_appears_only_when_it_is_whole(tmp_path: Path) -> None:
    (tmp_path / "there.sqlite").write_text("something dear to somebody")
    for database, target, says in (
        (tmp_path / "nothing.sqlite", tmp_path / "new.sqlite", "there is no database"),
        (tmp_path / "there.sqlite", tmp_path / "there.sqlite", "is there already"),
        (tmp_path / "there.sqlite", tmp_path / "new.sqlite", "could not be written"),
    ):
        with pytest.raises(StoreError, match=says):
            asyncio.run(back_up(str(database), target))
    assert [file.name for file in tmp_path.iterdir()] == ["there.sqlite"]
    assert (tmp_path / "there.sqlite").read_text() == "something dear to somebody"


def test_a_seat_on_two_devices_is_backed_up(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path / "here")
        async with serving(config) as server:
            table = await server.table("pp")
        with sqlite3.connect(tmp_path / "here" / "tables.sqlite") as db:
            db.execute("insert into keys values (?, 0, x'01'), (?, 1, x'02')", (table.id, table.id))
        db.close()
        assert await back_up(config.database, tmp_path / "backup.sqlite") == 1

    run(test())


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    noise, other = tmp_path / "noise", tmp_path / "other.sqlite"
    noise.write_bytes(b"no database at all" * 100)
    sqlite3.connect(other).execute("create table things (id)").connection.close()
    for file in (noise, other):
        with pytest.raises(StoreError, match="is not a backup"):
            asyncio.run(restore(file, str(tmp_path / "tables.sqlite")))
    with pytest.raises(StoreError, match="there is no backup"):
        asyncio.run(restore(tmp_path / "nothing", str(tmp_path / "tables.sqlite")))


async def finished(folder: Path) -> tuple[str, str]:
    """Play a game to its end and begin another; return both tables and where they are kept."""
    config = config_for(folder)
    async with serving(config) as server:
        done, open_one = await server.table("p", rounds=1), await server.table("pp")
        async with server.client(done.id) as client:
            prompts = (await client.hello(*done.tokens))["prompts"] or (await client.until("entry"))["prompts"]
            await client.play({"do": "Bid", "amount": 1}, 0, prompts["0"]["number"])
        while await server.app.state.rooms.services.store.recording(done.id) is None:
            await asyncio.sleep(0.01)
    return done.id, open_one.id


def test_the_commands_of_a_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done, open_one = asyncio.run(finished(tmp_path))
    where = ["--database", str(tmp_path / "tables.sqlite")]

    def says(*arguments: str, status: int = 0) -> str:
        assert main([*arguments, *where]) == status
        said = capsys.readouterr()
        return said.err if status else said.out

    listed = [json.loads(line) for line in says("tables", "list", "--json").splitlines()]
    assert {(row["table"], row["status"], row["entries"]) for row in listed} == {
        (done, "over", 1),
        (open_one, "waiting", 0),
    }
    assert done in says("tables", "list", "--status", "over")
    assert open_one not in says("tables", "list", "--status", "over")
    shown = json.loads(says("tables", "show", done))
    assert (shown["recorded"], shown["seats"][0]["kind"], shown["rules_version"]) == (True, "person", "1")
    log = Log.from_json(says("tables", "export", done))
    assert SPEC.replay(log).over
    says("tables", "export", done, "--output", str(tmp_path / "log.json"))
    assert Log.from_json((tmp_path / "log.json").read_bytes()) == log
    assert len(json.loads(says("tables", "export", done, "--recording"))["steps"]) == 2
    assert "no recording" in says("tables", "export", open_one, "--recording", status=1)
    assert says("tables", "close", open_one) == f"closed {open_one}; its log is kept\n"
    assert "already stopped" in says("tables", "close", open_one, status=1)
    assert "there is no table" in says("tables", "show", "x" * 16, status=2)
    assert says("backup", str(tmp_path / "backup.sqlite")).startswith("backed up 2 tables")
    assert "is there already" in says("backup", str(tmp_path / "backup.sqlite"), status=2)
    assert says("restore", str(tmp_path / "backup.sqlite")).startswith("restored 0 tables; 2 were already there")
    assert says("tables", "prune", "--keep-days", "1").startswith("deleted 0 tables")
    assert "expected 1 to" in says("tables", "prune", "--keep-days", "0", status=2)


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "nothing.sqlite"
    for command in (["tables", "list"], ["backup", str(tmp_path / "b")]):
        assert main([*command, "--database", str(file)]) == 2
        assert "there is no file" in capsys.readouterr().err
    assert not file.exists()


def test_a_table_closed_from_outside_takes_no_more_answers(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path)
        async with serving(config) as server:
            table = await server.table("pp")
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                await client.until("entry")
                command = [
                    sys.executable,
                    "-m",
                    "astrodrome",
                    "tables",
                    "close",
                    table.id,
                    "--database",
                    config.database,
                ]
                await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
                play = {"type": "play", "id": 9, "seat": 0, "number": 1, "action": {"do": "Bid", "amount": 1}}
                await client.send(play)
                await client.closed()
                assert not any('"ok"' in text for text in client.heard)
            async with server.client(table.id) as client:
                assert (await client.hello(*table.tokens))["status"] == "stopped"
            assert (await server.app.state.rooms.services.store.load(table.id)).entries == ()

    run(test())
