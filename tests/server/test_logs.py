"""Structured logs: one JSON object a line, and in all the lines of a whole game no token, name, word or card."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from astrodrome.server.operations.logs import JsonLines, write_json
from astrodrome.server.support.tokens import hash_token
from tests.server.fakes import Message
from tests.server.harness import Client, Server, config_for, serving
from tests.server.test_rooms import run

NAME = "Grace Hopper the Second"
WORDS = "my hand is the seventeen of clubs"


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Collect everything that is logged in this process, down to the last detail."""
    root, ours = logging.getLogger(), logging.getLogger("astrodrome")
    kept = (root.handlers[:], root.level, ours.level)
    stream = io.StringIO()
    write_json("debug", stream)
    yield stream
    root.handlers[:] = kept[0]
    root.setLevel(kept[1])
    ours.setLevel(kept[2])


def read(lines: io.StringIO) -> list[Message]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


def test_a_line_is_json_with_its_facts(lines: io.StringIO) -> None:
    logging.getLogger("astrodrome.server").info("a table was made", extra={"table": "abc", "hand": "ace of spades"})
    (line,) = read(lines)
    assert line["message"] == "a table was made"
    assert (line["level"], line["from"], line["table"]) == ("info", "astrodrome.server", "abc")
    assert line["time"].endswith("+00:00")
    assert "ace" not in lines.getvalue()


def test_of_an_error_only_its_kind_and_place_are_told(lines: io.StringIO) -> None:
    try:
        _ = {"nothing": 0}[WORDS]
    except KeyError:
        logging.getLogger("astrodrome.server").exception("something failed")
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    assert WORDS not in lines.getvalue()
    assert [line["error"].startswith("KeyError at test_logs.py:") for line in read(lines)] == [True, True]


def test_of_other_peoples_code_only_the_first_words_are_told(lines: io.StringIO) -> None:
    asyncio_says = f"Exception in callback tell('{WORDS}') at x.py:1\nhandle: <Handle tell('{WORDS}')>"
    logging.getLogger("asyncio").error(asyncio_says)
    (line,) = read(lines)
    assert line["message"] == "Exception in callback tell"


def test_a_fault_in_a_task_tells_nothing_of_its_values(lines: io.StringIO) -> None:
    async def fails() -> None:
        raise ValueError(WORDS)

    async def test() -> None:
        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(test())
    assert [line["message"] for line in read(lines)] == ["Task exception was never retrieved"]
    assert WORDS not in lines.getvalue()


def test_a_line_stays_one_line() -> None:
    record = logging.LogRecord("astrodrome", logging.INFO, "x.py", 1, "one\ntwo", None, None)
    assert "\n" not in JsonLines().format(record)


async def play_everything(server: Server, client: Client, tokens: list[str | None]) -> Message:
    """Play a game with talk, refusals, nonsense and looks back; return its replay."""
    prompts = (await client.hello(*tokens))["prompts"] or (await client.until("entry"))["prompts"]
    await client.send({"type": "chat", "id": 900, "seat": 0, "text": WORDS})
    await client.until("said")
    await client.send({"type": "play", "nonsense": WORDS})
    while prompts:
        seat = min(prompts)
        number = prompts[seat]["number"]
        await client.play({"do": "Bid", "amount": 99}, int(seat), number)
        await client.play({"do": WORDS}, int(seat), number)
        await client.play({"do": "Bid", "amount": 1}, int(seat), number)
        heard = [json.loads(text) for text in client.heard]
        prompts = [message for message in heard if message["type"] == "entry"][-1]["prompts"]
    table = client.table
    replay: Message = (await server.http.get(f"/api/tables/{table}/replay")).json()
    assert replay["steps"]
    return replay


def test_a_whole_games_logs_hold_no_secret(tmp_path: Path, lines: io.StringIO) -> None:
    secrets: set[str] = set()

    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            seats = [{"kind": "person", "name": NAME}, {"kind": "person", "name": NAME}, {"kind": "bot", "bot": "hard"}]
            body = {"game": "auction", "seats": seats, "options": {"rounds": 3}, "pace_ms": 0, "beat_ms": 0}
            made = (await server.http.post("/api/tables", json=body)).json()
            tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
            async with server.client(made["table"]) as client:
                replay = await play_everything(server, client, tokens)
            passed = (await server.http.post(f"/api/tables/{made['table']}/pass", json={"tokens": tokens})).json()
            more = (await server.http.post("/api/continue", json={"code": passed["code"]})).json()
            await server.http.get(f"/api/tables/{made['table']}?token={tokens[0]}")
            trap = await server.table("p", traps=True)
            async with server.client(trap.id) as client:
                welcome = await client.hello(*trap.tokens)
                await client.play({"do": "Stumble"}, 0, 1)
                await client.play({"do": "Explode"}, 0, 1)
                assert welcome["type"] == "welcome"
            secrets.update([*tokens, passed["code"], *(key["token"] for key in more["seats"]), str(trap.tokens[0])])
            secrets.update(hash_token(token).hex() for token in [*secrets])
            secrets.update([NAME, WORDS, replay["log"]["seed"], str(int(replay["log"]["seed"], 16))])

    run(test())
    text = lines.getvalue()
    assert len(read(lines)) > 8, "nothing was logged, so nothing was tested"
    assert {"answered", "table over"} <= {line["message"] for line in read(lines)}
    assert any(line["level"] == "error" for line in read(lines))
    found = [secret for secret in secrets if secret in text]
    assert not found
    for word in ("Bid", "amount", "mine", "card", "token"):
        assert word not in text, word
