"""The HTTP interface under bodies made from its own schema, right and wrong: never an error of the server's."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from astrodrome.kernel.fields import Json
from astrodrome.server.protocol.schema import combined
from tests.server.auction.spec import SPEC
from tests.server.harness import Server, config_for, serving
from tests.server.test_lobby_and_rematch import made, play_out

DEFS = cast("dict[str, dict[str, Json]]", combined((SPEC,))["$defs"])
POSTS = {
    "/api/preview": "SetUp",
    "/api/tables": "NewTable",
    "/api/tables/{table}/join": "Newcomer",
    "/api/tables/{table}/pass": "Holder",
    "/api/tables/{table}/rematch": "Holder",
    "/api/tables/{table}/fork": "Fork",
    "/api/continue": "PassShown",
    "/api/logs": "Log",
}
GETS = (
    "/api/games",
    "/api/schema",
    "/api/tables",
    "/api/tables/{table}",
    "/api/tables/{table}/replay",
    "/api/tables/{table}/log",
    "/api/words/{word}?lang={word}",
    "/api/rules/{word}?lang={word}",
    "/api/content/{word}",
)
ANY: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
LOG: dict[str, Json] = {
    "type": "object",
    "properties": {
        "format": {"const": 1},
        "game": {"enum": ["auction", "chess"]},
        "rules_version": {"const": "1"},
        "seats": {"type": "integer"},
        "options": {"$ref": "#/$defs/AuctionOptions"},
        "seed": {"const": "0" * 32},
        "entries": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
    },
}
ITEM: dict[str, Json] = {
    "type": "object",
    "properties": {
        "seat": {"type": "integer"},
        "action": {"$ref": "#/$defs/AuctionAction"},
        "undo": {"type": "integer"},
    },
}


def shaped(schema: Json, depth: int = 0) -> st.SearchStrategy[Json]:
    """Return values of a schema's form, now and then something else."""
    assert isinstance(schema, dict)
    if depth > 6:
        return ANY
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix("#/$defs/")
        return shaped({"Log": LOG, "Item": ITEM}.get(name) or DEFS[name], depth + 1)
    if "anyOf" in schema:
        return st.one_of(*[shaped(one, depth + 1) for one in cast("list[Json]", schema["anyOf"])])
    if "const" in schema or "enum" in schema:
        return st.sampled_from(cast("list[Json]", schema.get("enum", [schema.get("const")]))) | ANY
    kind = schema.get("type")
    if kind == "object" and "properties" in schema:
        fields = {name: shaped(one, depth + 1) for name, one in cast("dict[str, Json]", schema["properties"]).items()}
        return cast("st.SearchStrategy[Json]", st.fixed_dictionaries({}, optional=fields)) | ANY
    if kind == "array":
        return st.lists(shaped(schema.get("items", {}), depth + 1), max_size=4) | ANY
    if kind == "integer":
        return st.integers(-2, 6) | ANY
    if kind == "string":
        return st.sampled_from(["auction", "hard", "person", "bot", "open", "", "x" * 300]) | st.text(max_size=30)
    if kind == "boolean":
        return st.booleans()
    return ANY


BODIES = {path: shaped(LOG if name == "Log" else {"$ref": f"#/$defs/{name}"}) for path, name in POSTS.items()}


async def attack(server: Server, tables: list[str], wanted: list[tuple[str, Json, int, str]]) -> None:
    """Send everything; an answer is always JSON, and never a fault."""
    for path, body, which, word in wanted:
        where = path.replace("{table}", [*tables, word or "x"][which % (len(tables) + 1)]).replace(
            "{word}", word or "x"
        )
        if path in POSTS:
            answer = await server.http.post(
                where, content=json.dumps(body), headers={"content-type": "application/json"}
            )
        else:
            answer = await server.http.get(where)
        assert answer.status_code < 500, (where, body, answer.text)
        if answer.status_code >= 400:
            assert {"code", "message", "field", "why"} == set(answer.json()), where
        assert "Traceback" not in answer.text


HUGE = (2**53, 2**64, -(2**64), 10**30)
PADDING = {"x": "x" * 4096}
"""As many options as go to a process of their own."""


def test_a_number_that_no_message_can_carry_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            waiting, over = await made(server, "po"), await made(server, "pp")
            await play_out(server, over)
            log = (await server.http.get(f"/api/tables/{over.id}/log")).json()
            for huge in HUGE:
                for path, body in (
                    ("/api/preview", {"game": "auction", "seats": huge, "options": PADDING}),
                    (f"/api/tables/{waiting.id}/join", {"seat": huge}),
                    (f"/api/tables/{over.id}/fork", {"entry": huge, "seat": 0}),
                    (f"/api/tables/{over.id}/fork", {"entry": 0, "seat": huge}),
                    ("/api/positions", {"text": "auction 1", "seat": huge}),
                ):
                    answer = await server.http.post(path, json=body)
                    assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), (path, body)
                for spoilt in ({"seats": huge}, {"entries": [{**log["entries"][0], "seat": huge}]}):
                    answer = await server.http.post("/api/logs", json={**log, **spoilt})
                    assert (answer.status_code, answer.json()["code"]) == (422, "bad-log"), spoilt
                timed = {**log, "entries": [{**entry, "time": huge} for entry in log["entries"]]}
                table = (await server.http.post("/api/logs", json=timed)).json()["table"]
                for what in ("replay", "log", "statistics"):
                    answer = await server.http.get(f"/api/tables/{table}/{what}")
                    assert answer.status_code == 200, (what, answer.text)

    asyncio.run(asyncio.wait_for(test(), 60))


WORD = st.text(st.characters(whitelist_categories=("Ll", "Lu", "Nd"), max_codepoint=0x17F), max_size=16)
REQUEST = st.sampled_from([*POSTS, *GETS]).flatmap(
    lambda path: st.tuples(st.just(path), BODIES.get(path, st.none()), st.integers(0, 3), WORD)
)


def test_no_request_is_answered_with_an_error_of_the_server(tmp_path_factory: object) -> None:
    folder: Path = tmp_path_factory.mktemp("fuzz")  # type: ignore[attr-defined]  # pytest's own fixture

    async def test(wanted: list[tuple[str, Json, int, str]]) -> None:
        async with serving(config_for(folder)) as server:
            waiting, over = await made(server, "po"), await made(server, "pp")
            await play_out(server, over)
            await attack(server, [waiting.id, over.id], wanted)

    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.lists(REQUEST, min_size=20, max_size=40))
    def run(wanted: list[tuple[str, Json, int, str]]) -> None:
        asyncio.run(asyncio.wait_for(test(wanted), 60))

    run()
