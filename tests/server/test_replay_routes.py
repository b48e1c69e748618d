"""Looking back: recordings, logs as files and from elsewhere, playing on from a moment, the promise of the seed."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.kernel.log import Log
from astrodrome.kernel.seed_draw import faults
from astrodrome.server.room.autopilot import bot_seed
from astrodrome.server.table.undo import MOST_UNDOS
from tests.server.auction.spec import SPEC
from tests.server.fakes import Message
from tests.server.harness import Made, Server, config_for, serving
from tests.server.test_lobby_and_rematch import made, play_out, serve


async def finished(server: Server, kinds: str = "pp") -> Made:
    """Return an auction that is over."""
    table = await made(server, kinds)
    await play_out(server, table)
    return table


async def ask(server: Server, path: str, body: object) -> Message:
    answer = await server.http.post(path, json=body)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def test_a_finished_game_is_recorded_and_outlives_its_rules(tmp_path: Path) -> None:
    kept: list[str] = []

    async def play(server: Server) -> None:
        table = await finished(server)
        path = f"/api/tables/{table.id}/replay"
        kept.extend([path, (await server.http.get(path)).text])

    serve(tmp_path, play)

    async def test() -> None:
        moved_on = config_for(tmp_path, games=(replace(SPEC, rules_version="2"),))
        async with serving(moved_on) as server:
            assert (await server.http.get(kept[0])).text == kept[1]
            fork = await server.http.post(kept[0].replace("replay", "fork"), json={"entry": 1, "seat": 0})
            assert (fork.status_code, fork.json()["code"]) == (409, "other-rules")
        async with serving(config_for(tmp_path, games=())) as server:
            assert (await server.http.get(kept[0])).text == kept[1], "even when the game is gone"

    asyncio.run(asyncio.wait_for(test(), 30))


def test_the_seed_is_the_one_that_was_promised(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        promised = (await server.http.get(f"/api/tables/{table.id}")).json()["commitment"]
        async with server.client(table.id) as watcher:
            welcome = await watcher.hello()
        assert welcome["commitment"] == promised
        await play_out(server, table)
        replay = (await server.http.get(f"/api/tables/{table.id}/replay")).json()
        assert replay["commitment"] == promised
        log = Log.from_json(json.dumps(replay["log"]))
        assert log.draw is not None
        assert log.draw.promise == promised
        assert faults(log.draw, log.seed, log.seats) == []
        assert faults(log.draw, log.seed ^ 1, log.seats) != []
        assert replay["dice"] == "drawn"
        assert log.draw.secret not in str(welcome)

    serve(tmp_path, test)


def test_a_log_is_a_file_that_is_read_elsewhere(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        early = await made(server, "pp")
        assert (await server.http.get(f"/api/tables/{early.id}/log")).json()["code"] == "not-over"
        table = await finished(server)
        answer = await server.http.get(f"/api/tables/{table.id}/log")
        assert "attachment" in answer.headers["content-disposition"]
        log = Log.from_json(answer.content)
        assert SPEC.replay(log).over
        again = await ask(server, "/api/logs", json.loads(answer.content))
        old, new = [
            (await server.http.get(f"/api/tables/{one}/replay")).json()["steps"] for one in (table.id, again["table"])
        ]
        assert old == new
        async with server.client(again["table"]) as watcher:
            assert (await watcher.hello())["status"] == "over"

    serve(tmp_path, test)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"entries": []}, "bad-log"),
        ({"game": "chess"}, "no-game"),
        ({"rules_version": "0"}, "other-rules"),
        ({"seed": "x"}, "bad-log"),
        ({"format": 9}, "bad-log"),
        ({"seats": 99}, "bad-log"),
        ({"seats": 10**30}, "bad-log"),
        ({"entries": [{"seat": 0, "action": {"do": "Explode"}}]}, "bad-log"),
        ({"entries": [{"undo": 4}]}, "bad-log"),
        ({"entries": [{"undo": 50_001}] * 4}, "bad-log"),
        ({"options": {"rounds": -1}}, "bad-log"),
    ],
)
def test_a_log_that_does_not_fit_is_said_to_be_so(tmp_path: Path, change: Message, code: str) -> None:
    async def test(server: Server) -> None:
        table = await finished(server)
        log = (await server.http.get(f"/api/tables/{table.id}/log")).json()
        answer = await server.http.post("/api/logs", json={**log, **change})
        assert (400 <= answer.status_code < 500, answer.json()["code"]) == (True, code), answer.text

    serve(tmp_path, test)


@pytest.mark.rule("AD-016")
def test_a_log_with_too_many_undos_is_not_opened(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        log = (await server.http.get(f"/api/tables/{(await finished(server)).id}/log")).json()
        back = [log["entries"][0], {"undo": 0}]
        answer = await server.http.post("/api/logs", json={**log, "entries": back * MOST_UNDOS + log["entries"]})
        assert answer.status_code == 201, answer.text
        answer = await server.http.post("/api/logs", json={**log, "entries": back * (MOST_UNDOS + 1) + log["entries"]})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-log")
        assert answer.json()["message"] == "entries: expected at most 1000 undos (AD-016), found 1001"

    serve(tmp_path, test)


def test_one_plays_on_from_a_moment_with_what_was_hidden(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await finished(server)
        cards = (await server.http.get(f"/api/tables/{table.id}/replay")).json()["steps"][2]["mine"]
        for hidden in ("kept", "dealt"):
            wish = {"entry": 2, "seat": 1, "hidden": hidden, "name": "Brice", "bot": "hard"}
            fork = await ask(server, f"/api/tables/{table.id}/fork", wish)
            game = (await server.room(fork["table"])).table.game
            assert game.state.scores == [1, 0]
            same = game.state.cards[0] == cards["0"]["card"]
            assert same == (hidden == "kept"), "dealt again, but for one chance in a thousand"
            assert game.state.cards[1] == cards["1"]["card"], "what one knows stays"
            async with server.client(fork["table"]) as client:
                welcome = await client.hello(fork["seats"][0]["token"], since=0)
                assert (welcome["status"], welcome["yours"]) == ("running", [1])
                number = welcome["prompts"]["1"]["number"]
                await client.play({"do": "Bid", "amount": 3}, 1, number)
                while not (await server.room(fork["table"])).table.game.over:
                    await client.next()
            replay = (await server.http.get(f"/api/tables/{fork['table']}/replay")).json()
            assert replay["outcome"]["scores"] == [1, 3]
            assert (replay["log"] is None) == (hidden == "dealt")
            log = await server.http.get(f"/api/tables/{fork['table']}/log")
            assert log.status_code == (200 if hidden == "kept" else 409)

    serve(tmp_path, test)


def test_bots_of_a_table_dealt_anew_think_with_a_seed_of_their_own(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await finished(server)
        wish = {"entry": 2, "seat": 1, "hidden": "dealt", "bot": "hard"}
        forks = [await ask(server, f"/api/tables/{table.id}/fork", wish) for _ in "ab"]
        tables = [(await server.room(fork["table"])).table for fork in forks]
        assert len({bot_seed(one.game.seed, 0) for one in tables} | {bot_seed(0, 0)}) == 3
        assert [one.game.seed for one in tables] == [Log.from_json(one.row.header).seed for one in tables]

    serve(tmp_path, test)


def test_a_moment_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        early, table = await made(server, "pp"), await finished(server)
        path = f"/api/tables/{table.id}/fork"
        for body, status, code in (
            ({"entry": 4, "seat": 0}, 409, "over"),
            ({"entry": 99, "seat": 0}, 422, "option"),
            ({"entry": 0, "seat": 7}, 422, "option"),
            ({"entry": 0, "seat": 0, "bot": "nobody"}, 422, "option"),
            ({"entry": -1, "seat": 0}, 400, "malformed"),
        ):
            answer = await server.http.post(path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), body
        answer = await server.http.post(f"/api/tables/{early.id}/fork", json={"entry": 0, "seat": 0})
        assert answer.json()["code"] == "not-over"

    serve(tmp_path, test)
