"""A whole race of MemoRacers over a real socket: the bot of the protocol's document against a real worker process."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path

from astrodrome.bots.levels import names
from astrodrome.games import GAMES
from astrodrome.kernel.log import Log
from astrodrome.server.bot_pool.pool import BotPool
from astrodrome.server.support.config import Config
from tests.server.fakes import Message
from tests.server.harness import config_for, serving
from tests.server.test_protocol import DOCUMENT

Play = Callable[[str, str, str, Callable[[Message], Message]], Coroutine[object, object, None]]


def bot_of_the_document() -> Play:
    """Return the function that the document shows."""
    (code,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    space: dict[str, Play] = {}
    exec(code, space)  # noqa: S102 - the document's own example is under test
    return space["play"]


def choose(prompt: Message) -> Message:
    """Choose from the offer alone: the first lane, the cheapest program straight on, no swap."""
    offer = prompt["offer"]
    if prompt["decision"] == "PilotPlacesShip":
        return {"do": "PlaceShip", "lane": next(c["lane"] for c in offer["lanes"] if c["refusal"] is None)}
    if prompt["decision"] == "PilotsProgram":
        choice = next(speed for speed in offer["speeds"] if speed["refusal"] is None)
        return {"do": "Program", "lanes": [offer["lane"]] * choice["speed"], "force": choice["force"]}
    return {"do": "KeepTiles"}


def racing(folder: Path) -> Config:
    return replace(config_for(folder), games=GAMES, bots=names)


def test_a_race_against_a_bot_goes_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        config = racing(tmp_path)
        async with serving(config, BotPool(config)) as server:
            seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "normal"}]
            table = {"game": "memoracers", "seats": seats, "pace_ms": 5, "beat_ms": 0, "seed": "2a"}
            made = (await server.http.post("/api/tables", json=table)).json()
            await bot_of_the_document()(server.address, made["table"], made["seats"][0]["token"], choose)
            replay = (await server.http.get(f"/api/tables/{made['table']}/replay")).json()
            log = Log.from_json(json.dumps(replay["log"]))
            assert GAMES[0].replay(log).outcome is not None

    asyncio.run(asyncio.wait_for(test(), 60))


def test_the_tiles_of_the_house_may_be_given_back_as_content(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(racing(tmp_path)) as server:
            content = (await server.http.get("/api/content/memoracers")).json()
            body = {"game": "memoracers", "seats": 2, "options": {"content": content}}
            answer = await server.http.post("/api/preview", json=body)
            assert (answer.status_code, answer.json()["options"]["content"]) == (200, content)

    asyncio.run(asyncio.wait_for(test(), 60))
