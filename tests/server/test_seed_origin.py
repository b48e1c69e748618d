"""Where the seed of a table is from: drawn here under a promise, given, or from elsewhere; and what its log shows."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

import astrodrome
from astrodrome.cli.main import main
from astrodrome.kernel.log import Log
from astrodrome.kernel.seed_draw import SeedDraw, Share, commitment_to, promise_of, seed_of
from astrodrome.research.seed_shares import SeedShares
from astrodrome.server.store.migrations import scripts
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.store import Conflict, Store
from astrodrome.server.support.config import Config
from tests.server.auction.spec import SPEC
from tests.server.fakes import BOTS, Message
from tests.server.harness import Client, Made, Server, serving
from tests.server.test_lobby_and_rematch import made, play_out, serve
from tests.server.test_replay_routes import ask
from tests.server.test_store import TABLE, kept, with_store

SECRET = "7".zfill(32)


async def draw(client: Client, shares: SeedShares, seat: int, room: Message) -> None:
    """Say what the draw waits for."""
    answer = None if room["draw"] is None else shares.answer(room["draw"], seat)
    if answer is not None:
        await client.send({**answer, "id": 1})


async def drawn_together(server: Server, table: Made, stack: AsyncExitStack) -> list[Client]:
    """Let everybody come, over real sockets, and draw the seed; return when the game has begun for all."""
    clients = [await stack.enter_async_context(server.client(table.id)) for _ in table.tokens]

    async def take_part(client: Client, seat: int) -> None:
        shares = SeedShares(table.id)
        await client.send({"type": "hello", "tokens": [table.tokens[seat]], "draws": True})
        while True:
            message = await client.next()
            if message["type"] == "entry":
                return
            if message["type"] in ("welcome", "room"):
                await draw(client, shares, seat, message.get("room", message))

    await asyncio.gather(*[take_part(client, seat) for seat, client in enumerate(clients)])
    return clients


async def replay_of(server: Server, table: str) -> Message:
    found: Message = (await server.http.get(f"/api/tables/{table}/replay")).json()
    return found


def test_two_people_draw_a_seed_over_real_sockets_and_the_log_shows_it(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        promised = (await server.http.get(f"/api/tables/{table.id}")).json()["commitment"]
        async with AsyncExitStack() as stack:
            await drawn_together(server, table, stack)
        await play_out(server, table)
        log = Log.from_json((await server.http.get(f"/api/tables/{table.id}/log")).content)
        assert astrodrome.draw_faults(log) == []
        assert log.draw is not None
        assert (log.draw.promise, [share.seat for share in log.draw.shares]) == (promised, [0, 1])
        assert (await replay_of(server, table.id))["log"]["draw"] == log.draw.to_json()

    serve(tmp_path, test)


def test_a_log_from_elsewhere_a_fork_and_a_given_seed_are_not_said_to_be_drawn(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        await play_out(server, table)
        assert (await replay_of(server, table.id))["dice"] == "drawn"
        log = (await server.http.get(f"/api/tables/{table.id}/log")).json()
        again = await ask(server, "/api/logs", log)
        taken = await replay_of(server, again["table"])
        assert (taken["dice"], taken["log"]["draw"]) == ("log", log["draw"])
        chosen = await ask(server, "/api/logs", {key: value for key, value in log.items() if key != "draw"})
        assert (await replay_of(server, chosen["table"]))["dice"] == "log"
        for hidden in ("kept", "dealt"):
            fork = await ask(server, f"/api/tables/{table.id}/fork", {"entry": 2, "seat": 1, "hidden": hidden})
            row = (await server.room(fork["table"])).table.row
            assert (row.dice, Log.from_json(row.header).draw) == ("fork", None), "who goes on knows its dice"
            async with server.client(fork["table"]) as client:
                assert (await client.hello())["room"]["draw"] is None
        rematch = await ask(server, f"/api/tables/{table.id}/rematch", {"tokens": table.tokens})
        assert (await server.room(rematch["table"])).table.row.dice == "drawn"
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "hard"}]
        given = await ask(server, "/api/tables", {"game": "auction", "seats": seats, "seed": "7"})
        assert (await server.room(given["table"])).table.row.dice == "given"

    serve(tmp_path, test)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": "x"}, "draw.secret: expected 32 hexadecimal digits"),
        ({"promise": "0" * 63}, "draw.promise: expected 64 hexadecimal digits"),
        ({"shares": [{}] * 17}, "draw.shares: expected a list of at most 16"),
        ({"shares": [{"seat": -1}]}, "draw.shares[0].seat: expected a whole number"),
        ({"given_up": [True]}, "draw.given_up: expected a whole number"),
        ({"round": None}, "draw.round: expected a whole number"),
        ({"table": 7}, "draw.table: expected the id of a table"),
    ],
)
def test_a_draw_that_is_none_is_said_to_be_so(tmp_path: Path, change: Message, says: str) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        await play_out(server, table)
        log = (await server.http.get(f"/api/tables/{table.id}/log")).json()
        answer = await server.http.post("/api/logs", json={**log, "draw": {**log["draw"], **change}})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-log")
        assert answer.json()["message"].startswith(says)

    serve(tmp_path, test)


def drawn_log() -> Log:
    """Return the log of a race whose seed was drawn by two seats."""
    numbers = {0: "a" * 32, 1: "b" * 32}
    shares = tuple(Share(seat, commitment_to("t", 1, seat, number), number) for seat, number in numbers.items())
    race = astrodrome.game("memoracers").new(seats=2, seed=seed_of("t", SECRET, 1, numbers))
    log = race.log
    drawn = SeedDraw("t", promise_of("t", SECRET), SECRET, 1, (), shares)
    return Log(log.game, log.rules_version, log.seats, log.options, log.seed, log.entries, drawn)


def test_the_command_line_checks_a_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "log.json"
    log = drawn_log()
    file.write_bytes(log.to_json())
    assert Log.from_json(log.to_json()).draw == log.draw
    assert main(["replay", str(file), "--verify"]) == 0
    assert "dice: the seed fits the secret of table t and the numbers of seats 0, 1" in capsys.readouterr().out
    plain = json.loads(log.to_json())
    del plain["draw"]
    file.write_text(json.dumps(plain), encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 0
    assert "dice: the log does not say how its seed was drawn" in capsys.readouterr().out
    assert astrodrome.draw_faults(json.dumps(plain)) == ["the log does not say how its seed was drawn"]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"secret": "8".zfill(32)}, "the server's secret is not the one it promised"),
        ({"promise": "0" * 64}, "the server's secret is not the one it promised"),
        ({"round": 2}, "the number of seat 0 is not the one it had committed to"),
        ({"table": "u"}, "the seed is not the one that the secret and the numbers make"),
        ({"shares": []}, "the seed is not the one that the secret and the numbers make"),
        ({"shares": [{"seat": 9, "commitment": "0" * 64, "number": "0" * 32}]}, "not those of different seats"),
    ],
)
def test_the_command_line_says_what_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Message, says: str
) -> None:
    body = json.loads(drawn_log().to_json())
    file = tmp_path / "log.json"
    file.write_text(json.dumps({**body, "draw": {**body["draw"], **change}}), encoding="utf-8")
    assert main(["replay", str(file), "--verify"]) == 1
    told = capsys.readouterr().err
    assert "the draw of the seed is wrong" in told
    assert says in told


def test_a_draw_is_kept_until_the_start_and_the_header_comes_with_it(database: str) -> None:
    async def test(store: Store) -> None:
        await store.keep_draw(TABLE.id, b'{"round":2}')
        assert (await kept(store)).table.draw == b'{"round":2}'
        await store.start(TABLE.id, 5, b'{"seed":1}')
        assert (await kept(store)).table.header == b'{"seed":1}'
        with pytest.raises(Conflict):
            await store.keep_draw(TABLE.id, b"{}")

    with_store(database, test)


def test_tables_of_earlier_programs_claim_no_more_than_they_can(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    db = sqlite3.connect(file)
    shape = next(number for number, script in scripts("sqlite").items() if "add column dice" in script) - 1
    for number in range(1, shape + 1):
        db.executescript(scripts("sqlite")[number])
    db.execute(f"pragma user_version = {shape}")
    for name, started, token in (("played", 9, b"x"), ("taken", 5, None), ("forked", 5, b"x"), ("waits", None, b"x")):
        columns = "(id, game, header, terms, pace_ms, beat_ms, created, status, started)"
        made = (name, "auction", b"{}", b"{}", 0, 0, 5, "waiting" if started is None else "over", started)
        db.execute(f"insert into tables {columns} values (?, ?, ?, ?, ?, ?, ?, ?, ?)", made)
        db.execute("insert into seats values (?, 0, 'person', '', null, ?)", (name, token))
        db.execute("insert into leases (table_id, lease) values (?, 0)", (name,))
    db.commit()
    db.close()

    async def test() -> None:
        store = await open_store(str(file))
        found = {name: await store.load(name) for name in ("played", "taken", "forked", "waits")}
        await store.close()
        dice = {name: one.table.dice for name, one in found.items() if one is not None}
        assert dice == {"played": "drawn", "taken": "log", "forked": "fork", "waits": "drawn"}

    asyncio.run(test())


def test_a_draw_goes_on_at_another_node_with_the_same_commitments(postgres: str) -> None:
    base = Config(postgres, (SPEC,), bots=lambda _: BOTS, test_seeds=True)
    config = replace(base, node_address="here", lease_s=1.0)
    shares: dict[int, SeedShares] = {}

    async def hear(client: Client, made_at: Made, seat: int, holds_back: bool) -> Message:
        """Take part until the commitments are fixed (`holds_back`), or until the game has begun."""
        await client.send({"type": "hello", "tokens": [made_at.tokens[seat]], "draws": True})
        while True:
            message = await client.next()
            room = message.get("room", message)
            if message["type"] == "entry" or (holds_back and room.get("draw") and room["draw"]["closed"]):
                return message
            if message["type"] in ("welcome", "room"):
                await draw(client, shares.setdefault(seat, SeedShares(made_at.id)), seat, room)

    async def test() -> None:
        async with serving(config) as second:
            async with serving(config) as first:
                table = await made(first, "pp")
                async with first.client(table.id) as ada, first.client(table.id) as brice:
                    told = await asyncio.gather(hear(ada, table, 0, True), hear(brice, table, 1, True))
                    fixed = told[0]["draw"]["commitments"]
            async with second.client(table.id) as ada, second.client(table.id) as brice:
                await asyncio.gather(hear(ada, table, 0, False), hear(brice, table, 1, False))
                drawn = (await second.room(table.id)).table.header.draw
        assert drawn is not None
        assert (drawn.round, {str(share.seat): share.commitment for share in drawn.shares}) == (1, fixed)

    asyncio.run(asyncio.wait_for(test(), 30))
