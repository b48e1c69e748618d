"""The protocol under fuzz: whatever comes, each message is answered, and only an `ok` to a play moves the table."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

from astrodrome.kernel.fields import Json
from astrodrome.server.support.limits import Limits
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run

SEED = int(os.environ["ASTRODROME_LAW_SEED"])
MESSAGES = 600
ANSWERS = {"ok", "refused", "error", "pong"}
VALUES: list[Json] = [0, 1, -1, 2, 255, 2**53, 2**70, 1.5, "", "x", None, True, [], {}, [[]], {"do": "Bid"}, "\u202e"]


def message(chance: random.Random, number: int) -> dict[str, Json]:
    """Return a message that is nearly right: now and then a field is lost, strange, or too many."""
    action: dict[str, Json] = {
        "do": chance.choice(["Bid", "Pass", "Object", "Stumble", "Fly"]),
        "amount": chance.randrange(5),
    }
    if chance.random() < 0.6:
        action = {"do": "Bid", "amount": chance.randrange(5)}
    body: dict[str, Json] = {"type": chance.choice(["play", "play", "play", "try", "ping", "hello", "entry"])}
    body.update({"id": 1, "seat": chance.choice([0, 0, 1, 1, 2]), "number": number + chance.choice([0, 0, 0, -1, 1])})
    body["action"] = action
    for holder in (body, action):
        if chance.random() < 0.2:
            key = chance.choice(sorted(holder))
            if chance.random() < 0.5:
                del holder[key]
            else:
                holder[chance.choice([key, "extra"])] = chance.choice(VALUES)
    return body


def bend(chance: random.Random, text: str) -> str:
    """Return a text that is hit by noise now and then."""
    if chance.random() < 0.8:
        return text
    at = chance.randrange(len(text))
    return text[:at] + chance.choice(["", "\x00", "}", '"', "\\", "9" * 50, "é"]) + text[at + chance.randrange(3) :]


def answer_in(text: str) -> tuple[object, ...]:
    """Return the answer that a message gives: seat, number, action."""
    body = json.loads(text)
    return body["seat"], body["number"], json.dumps(body["action"], sort_keys=True)


def test_nearly_right_messages_are_all_answered(tmp_path: Path) -> None:
    chance = random.Random(SEED)

    async def test() -> None:
        limits = Limits(per_second=1e6, burst=10**6, faults=10**6)
        async with serving(config_for(tmp_path, limits=limits)) as server:
            table = await server.table("pp", rounds=1000, traps=True)
            last: dict[object, tuple[object, ...]] = {}
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                await client.until("entry")
                room = await server.room(table.id)
                for _ in range(MESSAGES):
                    before = room.table.game.digest()
                    text = bend(chance, json.dumps(message(chance, room.table.game.number)))
                    await client.send(text)
                    reply = await client.next()
                    while reply["type"] not in ANSWERS:
                        reply = await client.next()
                    moved = room.table.game.digest() != before
                    confirmed = reply["type"] == "ok" and '"play"' in text
                    said = answer_in(text) if confirmed else ()
                    # The last answer of a seat, given again, is confirmed and not played again.
                    assert moved == (confirmed and said != last.get(said[0])), text
                    if moved:
                        last[said[0]] = said
                assert room.table.status == "running"
                assert room.table.last_public_entry > 10

    run(test())
