"""HTTP: what can be read, what can be made, and how problems are told."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import httpx
import pytest

from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.log import Log
from astrodrome.server.http_api import reference_routes
from tests.server.auction.spec import SPEC
from tests.server.fakes import Message
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run

SEATS = [{"kind": "person", "name": " Ada\u202e "}, {"kind": "bot", "bot": "easy"}]


def body(**changes: object) -> Message:
    return {"game": "auction", "seats": SEATS, "options": {}, **changes}


def test_games_words_and_schema_are_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            (game,) = (await server.http.get("/api/games")).json()["games"]
            assert (game["name"], game["seats"], game["rules_version"]) == ("auction", {"least": 1, "most": 4}, "1")
            assert game["options"]["$defs"]["Options"]["properties"]["rounds"]["default"] == 2
            words = (await server.http.get("/api/words/auction?lang=fr")).json()
            assert words["lang"] == "fr"
            assert words["game"]["refusal"]["too-much"].startswith("Personne")
            assert words["kernel"]["refusal"]["over"] == "La partie est terminée."
            schema = (await server.http.get("/api/schema")).json()
            assert {"Welcome", "AuctionBid", "AuctionPublic", "NewTable"} <= set(schema["$defs"])

    run(test())


def test_catalogues_are_read_in_every_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            for name in ("memoracers", "table"):
                for lang in LANGUAGES:
                    answer = await server.http.get(f"/api/rules/{name}?lang={lang}")
                    assert answer.status_code == 200, (name, lang)
                    assert answer.json()["chapters"]

    run(test())


def test_what_seldom_changes_travels_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            for path in ("/api/games", "/api/words/auction", "/api/rules/table", "/api/schema"):
                first = await server.http.get(path)
                again = await server.http.get(path, headers={"if-none-match": first.headers["etag"]})
                assert (first.status_code, again.status_code, again.content) == (200, 304, b"")

    run(test())


def test_a_set_up_is_previewed_or_its_fault_named(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            good = await server.http.post(
                "/api/preview", json={"game": "auction", "seats": 3, "options": {"rounds": 4}}
            )
            assert good.json() == {
                "options": {"rounds": 4, "show": 0, "window": False, "traps": False, "odd": False, "again": False},
                "preview": {"answers": 12},
            }
            faults = [
                (3, {"rounds": 0}, "rounds"),
                (9, {}, "seats"),
                (3, {"rounds": "4"}, "options"),
                (3, {"roundz": 4}, "options"),
                (3, [1], "options"),
            ]
            for seats, options, field in faults:
                answer = await server.http.post(
                    "/api/preview", json={"game": "auction", "seats": seats, "options": options}
                )
                assert (answer.status_code, answer.json()["field"]) == (422, field)
                assert "expected" in answer.json()["message"] or "takes" in answer.json()["message"]

    run(test())


def test_a_table_is_made_joined_and_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            answer = await server.http.post("/api/tables", json=body(seats=[*SEATS, {"kind": "open"}]))
            made = answer.json()
            assert answer.status_code == 201
            assert made["link"] == f"/t/{made['table']}"
            assert [seat["token"] is None for seat in made["seats"]] == [False, True, True]
            path = f"/api/tables/{made['table']}"
            summary = (await server.http.get(path)).json()
            assert (summary["status"], summary["beat_ms"], summary["seats"][0]["name"]) == ("waiting", 1200, "Ada")
            assert "seed" not in json.dumps(summary)
            joined = await server.http.post(f"{path}/join", json={"name": "Eve"})
            assert (joined.status_code, joined.json()["seat"]) == (201, 2)
            assert (await server.http.post(f"{path}/join", json={})).status_code == 409
            async with server.client(made["table"]) as first, server.client(made["table"]) as second:
                await first.hello(made["seats"][0]["token"])
                await second.hello(joined.json()["token"])
                assert (await second.until("entry"))["entry"] == 0

    run(test())


def test_the_beat_is_quicker_for_one_person(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            made = (await server.http.post("/api/tables", json=body())).json()
            assert (await server.http.get(f"/api/tables/{made['table']}")).json()["beat_ms"] == 400

    run(test())


BAD_TABLES: dict[str, tuple[Message, int, str | None]] = {
    "unknown game": (body(game="chess"), 404, "game"),
    "no seats": (body(seats=[]), 400, None),
    "too many seats": (body(seats=SEATS * 4), 422, "seats"),
    "unknown bot": (body(seats=[{"kind": "bot", "bot": "deep"}]), 422, "seats[0].bot"),
    "bot without a name": (body(seats=[{"kind": "bot"}]), 422, "seats[0].bot"),
    "person with a bot": (body(seats=[{"kind": "person", "bot": "easy"}]), 422, "seats[0].bot"),
    "unknown kind": (body(seats=[{"kind": "ghost"}]), 400, None),
    "unknown field": (body(colour="red"), 400, None),
    "bad option": (body(options={"rounds": 0}), 422, "rounds"),
    "bad pace": (body(pace_ms=-1), 400, None),
    "slow pace": (body(pace_ms=10**9), 400, None),
    "bad seed": (body(seed="xyz"), 400, None),
    "long name": (body(seats=[{"kind": "person", "name": "x" * 1000}]), 400, None),
}


def test_a_table_that_cannot_be_is_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            for name, (wanted, status, field) in BAD_TABLES.items():
                answer = await server.http.post("/api/tables", json=wanted)
                assert (answer.status_code, answer.json()["field"]) == (status, field), name
                assert answer.json()["message"], name

    run(test())


def test_bodies_that_are_no_bodies_are_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            headers = {"content-type": "application/json"}

            async def status(content: bytes, **more: str) -> int:
                answer = await server.http.post("/api/tables", content=content, headers={**headers, **more})
                assert answer.json()["message"]
                return answer.status_code

            assert await status(b"noise") == 400
            assert await status(b"") == 400
            assert await status(b'{"game":"\xff"}') == 400
            assert await status(b"[" * 100_000) == 400
            assert await status(b" " * (1 << 21)) == 413
            assert await status(b"{}", **{"content-type": "text/plain"}) == 415

    run(test())


def test_a_seed_is_taken_only_where_seeds_are_for_tests(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, test_seeds=False)) as server:
            answer = await server.http.post("/api/tables", json=body(seed="07"))
            assert (answer.status_code, answer.json()["field"]) == (422, "seed")
            made = [(await server.http.post("/api/tables", json=body())).json()["table"] for _ in range(2)]
            logs = [Log.from_json((await server.app.state.rooms.services.store.load(t)).table.header) for t in made]
            assert logs[0].seed != logs[1].seed
        async with serving(config_for(tmp_path)) as server:
            made_again = (await server.http.post("/api/tables", json=body(seed="07"))).json()["table"]
            assert (await server.room(made_again)).table.game.seed == 7

    run(test())


def test_the_replay_opens_at_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("pb", rounds=2)
            path = f"/api/tables/{table.id}/replay"
            async with server.client(table.id) as player:
                await player.hello(table.tokens[0])
                closed = await server.http.get(path)
                assert (closed.status_code, closed.json()["code"]) == (409, "not-over")
                assert "secret" in closed.json()["message"]
                for number in (1, 2):
                    await player.play({"do": "Bid", "amount": 2}, 0, number)
                while (await server.http.get(f"/api/tables/{table.id}")).json()["status"] != "over":
                    await asyncio.sleep(0.01)
            replay = (await server.http.get(path)).json()
            assert [step["entry"] for step in replay["steps"]] == [0, 1, 2, 3, 4]
            assert [event["event"] for event in replay["steps"][0]["events"]] == ["Dealt", "Dealt", "RoundBegan"]
            cards = [step["mine"]["1"]["card"] for step in replay["steps"]]
            assert len(set(cards)) == 1
            assert replay["outcome"]["scores"] == [4, 0]
            log = Log.from_json(json.dumps(replay["log"]))
            assert SPEC.replay(log).outcome is not None

    run(test())


def test_nothing_is_at_other_addresses(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:

            async def problem(answer: httpx.Response, status: int) -> None:
                assert answer.status_code == status
                assert answer.json()["message"]

            for path in (
                "nothing",
                "words/chess",
                "rules/chess",
                "tables/abc",
                f"tables/{'a' * 16}",
                "content/auction",
            ):
                await problem(await server.http.get(f"/api/{path}"), 404)
            await problem(await server.http.get(f"/api/tables/{'a' * 16}/replay"), 404)
            await problem(await server.http.get("/api/words/auction?lang=xx"), 422)
            await problem(await server.http.delete("/api/games"), 405)
            wrong = await server.http.get("/api/continue")
            assert (wrong.status_code, wrong.headers["allow"]) == (405, "POST")
            await problem(await server.http.post(f"/api/tables/{'a' * 16}/join", json={}), 404)

    run(test())


def test_what_seldom_changes_is_made_and_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            paths = ("games", "words/auction", "schema", "openapi", "rules/memoracers")
            first = [await server.http.get(f"/api/{path}") for path in paths]

            def fails(*args: object) -> bytes:
                raise AssertionError("it was made before")

            for module, name in ((gzip, "compress"), (reference_routes, "to_bytes"), (reference_routes, "to_json")):
                monkeypatch.setattr(module, name, fails)
            for path, before in zip(paths, first, strict=True):
                again = await server.http.get(f"/api/{path}")
                plain = await server.http.get(f"/api/{path}", headers={"accept-encoding": "identity"})
                assert before.content == again.content == plain.content
                assert (again.headers["content-encoding"], "content-encoding" in plain.headers) == ("gzip", False)
                marked = await server.http.get(f"/api/{path}", headers={"if-none-match": again.headers["etag"]})
                assert marked.status_code == 304

    run(test())
