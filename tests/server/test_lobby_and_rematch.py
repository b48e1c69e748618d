"""Coming together: seats before the start, the lobby, another device, the rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from astrodrome.server.protocol.terms import Terms
from tests.server.fakes import House, Message, Visitor
from tests.server.harness import Made, Server, config_for, serving
from tests.server.test_rooms import run, seated

READY = Terms(start="ready")


def seats_of(messages: list[Message]) -> list[str]:
    """Return the kinds of the seats as they were last told."""
    return [seat["kind"] for seat in [m for m in messages if m["type"] == "seats"][-1]["seats"]]


@pytest.mark.rule("AD-006")
def test_a_seat_is_left_before_the_start_and_not_after() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("ppo")
        first, second = await seated(house, table, 2)
        assert (await second.ask("leave", seat=1))["type"] == "ok"
        assert seats_of(first.heard()) == ["person", "open", "open"]
        assert second.connection.seats == ()
        assert (await second.ask("leave", seat=1))["rule"] == "AD-008", "it is not theirs any more"
        assert house.store.seats[table][1].token_hash is None
        started = await house.table("pp")
        both = await seated(house, started, 2)
        assert both[0].status == "running"
        assert (await both[0].ask("leave", seat=0))["rule"] == "AD-006"

    run(test())


@pytest.mark.rule("AD-020")
def test_the_host_alone_removes_people_before_the_start() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pppo", terms=Terms(host=0))
        first, second, third = await seated(house, table, 3)
        phone = Visitor(first.room, (1,))
        await phone.come()
        assert (await second.ask("remove", seat=1, who=2))["rule"] == "AD-020"
        assert (await second.ask("remove", seat=0, who=2))["rule"] == "AD-008"
        for who in (0, 3, 9, -1):
            assert (await first.ask("remove", seat=0, who=who))["rule"] == "AD-007", who
        assert (await first.ask("remove", seat=0, who=1))["type"] == "ok"
        for removed in (second, phone):
            lost = [message for message in removed.heard() if message["type"] == "seat-lost"]
            assert [(message["seat"], message["reason"]) for message in lost] == [(1, "removed")]
            assert (await removed.ask("ready", seat=1))["rule"] == "AD-008"
        assert seats_of(third.heard()) == ["person", "open", "person", "open"]
        assert first.room.table.seating.tokens.held_by(("token 1",)) is None, "the token holds nothing any more"
        assert house.store.seats[table][1].token_hash is None
        running = await seated(house, await house.table("pp", terms=Terms(host=0)), 2)
        assert (await running[0].ask("remove", seat=0, who=1))["rule"] == "AD-006"

    run(test())


@pytest.mark.rule("AD-020")
def test_the_host_is_the_first_person_of_a_new_table_unless_it_says_otherwise(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "opp")
        shown = (await server.http.get(f"/api/tables/{table.id}")).json()
        assert shown["terms"]["host"] == 1
        body = {"game": "auction", "seats": [{"kind": "person"}, {"kind": "open"}], "terms": {"host": 1}}
        refused = await server.http.post("/api/tables", json=body)
        assert (refused.status_code, refused.json()["field"]) == (422, "terms.host")

    serve(tmp_path, test)


@pytest.mark.rule("AD-019")
def test_whoever_has_a_seat_has_a_name(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        seats = [
            {"kind": "person", "name": " \u3164 "},
            {"kind": "bot", "bot": "hard"},
            {"kind": "open"},
            {"kind": "open"},
        ]
        made = (await server.http.post("/api/tables", json={"game": "auction", "seats": seats})).json()["table"]
        for name in ("\u2800\u202e ", "Zo\u00e9 " + "x" * 90):
            assert (await server.http.post(f"/api/tables/{made}/join", json={"name": name})).status_code == 201
        shown = (await server.http.get(f"/api/tables/{made}")).json()["seats"]
        assert [seat["name"] for seat in shown] == ["Player 1", "Bot 2", "Player 3", "Zo\u00e9 " + "x" * 20]

    serve(tmp_path, test)


@pytest.mark.rule("AD-019")
def test_people_rename_themselves_before_the_start_and_not_after() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("ppo")
        first, second = await seated(house, table, 2)
        for wanted, name in (("  Grace\u202e  Hopper ", "Grace Hopper"), ("y" * 90, "y" * 24), ("\u3164", "Player 2")):
            assert (await second.ask("rename", seat=1, name=wanted))["type"] == "ok"
            told = [message for message in first.heard() if message["type"] == "seats"][-1]["seats"][1]
            assert (told["name"], told["connected"]) == (name, True)
            assert house.store.seats[table][1].name == name
        assert house.store.seats[table][1].token_hash is not None, "the seat is still theirs"
        assert (await second.ask("rename", seat=0, name="Mallory"))["rule"] == "AD-008"
        assert (await second.ask("rename", seat=2, name="Nobody"))["rule"] == "AD-008"
        house.store.broken = True
        assert (await second.ask("rename", seat=1, name="Ada"))["code"] == "storage"
        assert first.room.table.seating.rows[1].name == "Player 2", "what is not kept is not shown"
        started = await seated(house := House(), await house.table("pp"), 2)
        assert (await started[0].ask("rename", seat=0, name="Ada"))["rule"] == "AD-019"

    run(test())


@pytest.mark.rule("AD-007")
def test_bots_fill_open_seats_and_only_those() -> None:
    async def test() -> None:
        house = House()
        (first,) = await seated(house, await house.table("poo", terms=READY), 1)
        filled = await first.ask("fill", seat=1, bot="easy", name="  Vega\u202e ")
        assert filled["type"] == "ok"
        told = [message for message in first.told if message["type"] == "seats"][-1]["seats"][1]
        assert (told["kind"], told["bot"], told["name"]) == ("bot", "easy", "Vega")
        for seat, bot in ((1, "easy"), (0, "easy"), (2, "nobody"), (2, None), (0, None), (9, "easy"), (-1, "easy")):
            assert (await first.ask("fill", seat=seat, bot=bot))["rule"] == "AD-007", (seat, bot)
        assert (await first.ask("fill", seat=1, bot=None))["type"] == "ok"
        assert seats_of(first.told) == ["person", "open", "open"]

    run(test())


def test_it_starts_when_everybody_is_ready() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("ppo", terms=READY), 2)
        assert (await first.ask("ready", seat=0))["type"] == "ok"
        assert [m["ready"] for m in second.heard() if m["type"] == "room"] == [[0]]
        assert (await second.ask("ready", seat=1))["type"] == "ok"
        assert first.status == "waiting", "a seat is still open"
        assert (await first.ask("ready", seat=0, ready=False))["type"] == "ok"
        assert (await second.ask("fill", seat=2, bot="easy"))["type"] == "ok"
        assert first.status == "waiting"
        assert (await first.ask("ready", seat=0))["type"] == "ok"
        assert first.status == "running"

    run(test())


@pytest.mark.rule("AD-008")
def test_a_watcher_asks_nothing_for_a_seat() -> None:
    async def test() -> None:
        house = House()
        first, _ = await seated(house, await house.table("pp"), 2)
        watcher = Visitor(first.room, ())
        await watcher.come()
        for kind, fields in (
            ("undo", {"seat": 0}),
            ("ready", {"seat": 0}),
            ("fill", {"seat": 0, "bot": "easy"}),
            ("resume", {"seat": 0}),
            ("chat", {"seat": 0, "text": "I am Player 0"}),
            ("react", {"seat": 0, "face": "wow"}),
        ):
            assert (await watcher.ask(kind, **fields))["rule"] == "AD-008", kind
        assert (await first.ask("undo", seat=1))["rule"] == "AD-008"
        assert (await first.ask("chat", text="I only watch"))["rule"] == "AD-008"

    run(test())


async def made(server: Server, kinds: str, **terms: object) -> Made:
    """Make an auction with terms over HTTP."""
    words = {"p": {"kind": "person", "name": "Ada"}, "o": {"kind": "open"}, "b": {"kind": "bot", "bot": "hard"}}
    body = {"game": "auction", "seats": [words[kind] for kind in kinds], "pace_ms": 0, "beat_ms": 0, "terms": terms}
    answer = await server.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Made(answer.json()["table"], [seat["token"] for seat in answer.json()["seats"]])


def serve(tmp_path: Path, *tests: object) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            for one in tests:
                await one(server)  # type: ignore[operator]  # coroutine functions of this file

    asyncio.run(asyncio.wait_for(test(), 30))


def test_the_lobby_shows_public_tables_alone(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        await made(server, "po")
        waits = await made(server, "po", public=True, webhook="http://127.0.0.1:9/secret")
        runs = await made(server, "pb", public=True)
        full = await made(server, "pp", public=True)
        async with server.client(runs.id) as player, server.client(runs.id) as watcher:
            await player.hello(runs.tokens[0])
            await watcher.hello()
            listed = (await server.http.get("/api/tables")).json()["tables"]
        assert [(one["table"], one["status"]) for one in listed] == [(waits.id, "waiting"), (runs.id, "running")]
        assert full.id not in str(listed)
        assert listed[1]["watchers"] == 1
        text = str(listed)
        assert "seed" not in text
        assert "secret" not in text
        while (await server.room(runs.id)).audience:  # until the server has heard them go
            await asyncio.sleep(0.01)
        gone = [one["table"] for one in (await server.http.get("/api/tables")).json()["tables"]]
        assert gone == [waits.id], "a game that nobody is at is not shown"

    serve(tmp_path, test)


def test_a_certain_seat_is_joined_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "poo")
        join = f"/api/tables/{table.id}/join"
        given = await server.http.post(join, json={"name": "Brice", "seat": 2})
        assert (given.status_code, given.json()["seat"]) == (201, 2)
        for seat, refused in (
            (2, (409, "no-open-seat")),
            (0, (409, "no-open-seat")),
            (9, (409, "no-open-seat")),
            (-1, (400, "malformed")),
        ):
            answer = await server.http.post(join, json={"name": "Chloé", "seat": seat})
            assert (answer.status_code, answer.json()["code"]) == refused
        assert (await server.http.post(join, json={})).json()["seat"] == 1

    serve(tmp_path, test)


def test_another_device_continues_once(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        answer = await server.http.post(f"/api/tables/{table.id}/pass", json={"tokens": [table.tokens[0]]})
        assert answer.status_code == 201
        code = answer.json()["code"]
        bad = await server.http.post(f"/api/tables/{table.id}/pass", json={"tokens": ["x" * 32]})
        assert (bad.status_code, bad.json()["code"]) == (403, "bad-token")
        both: list[httpx.Response] = await asyncio.gather(
            *[server.http.post("/api/continue", json={"code": code}) for _ in range(2)]
        )
        assert sorted(one.status_code for one in both) == [201, 404]
        found = next(one.json() for one in both if one.status_code == 201)
        assert (found["table"], [seat["seat"] for seat in found["seats"]]) == (table.id, [0])
        token = found["seats"][0]["token"]
        assert token != table.tokens[0]
        async with server.client(table.id) as phone, server.client(table.id) as desk:
            assert (await phone.hello(token))["yours"] == [0]
            assert (await desk.hello(table.tokens[0]))["yours"] == [0], "the first device keeps the seat too"

    serve(tmp_path, test)


def test_a_pass_does_not_outlive_its_seat(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "ppo")
        code = (await server.http.post(f"/api/tables/{table.id}/pass", json={"tokens": [table.tokens[1]]})).json()[
            "code"
        ]
        async with server.client(table.id) as leaver:
            await leaver.hello(table.tokens[1])
            await leaver.send({"type": "leave", "id": 1, "seat": 1})
            await leaver.until("ok")
        joined = await server.http.post(f"/api/tables/{table.id}/join", json={"name": "Brice", "seat": 1})
        assert joined.status_code == 201, joined.text
        assert (await server.http.post("/api/continue", json={"code": code})).status_code == 404

    serve(tmp_path, test)


def test_a_device_that_continued_is_still_known_after_a_restart(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def first(server: Server) -> None:
        table = await made(server, "pp")
        code = (await server.http.post(f"/api/tables/{table.id}/pass", json={"tokens": table.tokens})).json()["code"]
        seats = (await server.http.post("/api/continue", json={"code": code})).json()["seats"]
        tokens.extend([table.id, *[seat["token"] for seat in seats]])

    async def second(server: Server) -> None:
        async with server.client(tokens[0]) as phone:
            assert (await phone.hello(*tokens[1:]))["yours"] == [0, 1]

    serve(tmp_path, first)
    serve(tmp_path, second)


async def play_out(server: Server, table: Made) -> None:
    """Play an auction of one round to its end."""
    async with server.client(table.id) as client:
        welcome = await client.hello(*[token for token in table.tokens if token])
        while welcome["status"] == "waiting":
            welcome = await client.until("entry")
        for _ in range(2):
            for seat, token in enumerate(table.tokens):
                number = (await server.room(table.id)).table.game.number
                if token and not (await server.room(table.id)).table.game.over:
                    await client.play({"do": "Bid", "amount": 1}, seat, number)


def test_a_rematch_rotates_the_seats_and_everybody_finds_it(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        path, body = f"/api/tables/{table.id}/rematch", {"tokens": [table.tokens[1]]}
        early = await server.http.post(path, json=body)
        assert (early.status_code, early.json()["code"]) == (409, "not-over")
        await play_out(server, table)
        room = await server.room(table.id)
        await room.services.store.mark_program(table.id, 0)
        room.table.seating.mark_program(0)
        async with server.client(table.id) as other:
            assert (await other.hello(table.tokens[0]))["room"]["next"] is None
            both = await asyncio.gather(*[server.http.post(path, json=body) for _ in range(2)])
            assert {one.status_code for one in both} == {201}
            found = both[0].json()
            assert both[1].json() == found, "one rematch, no matter who asks"
            assert (await other.until("room"))["next"] == found["table"]
        assert found["came_from"] == [1, 0]
        rematch = (await server.http.get(f"/api/tables/{found['table']}")).json()
        assert rematch["terms"]["host"] == 1, "the host has moved on with the others"
        assert [seat["program"] for seat in rematch["seats"]] == [False, True], "the mark of a program has, too"
        assert (await server.http.get(f"/api/tables/{table.id}")).json()["next"] == found["table"]
        async with server.client(found["table"]) as first, server.client(found["table"]) as second:
            assert (await first.hello(table.tokens[1]))["yours"] == [0], "the second is now the first"
            assert (await second.hello(table.tokens[0]))["yours"] == [1]
        headers = [(await server.room(one)).table.row.header for one in (table.id, found["table"])]
        assert headers[0] != headers[1], "a rematch has a seed of its own"

    serve(tmp_path, test)
