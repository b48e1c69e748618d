"""How long one person waits at a table of bots that think hard.

`python -m tests.soak.waiting GAME BOT SEATS [SECONDS]` plays one person, who answers at once, against bots in every
other seat, over a real socket and real worker processes. What counts is the time in which nothing happens and the
person is not asked: from one message of the table to the next. The pace of what is shown is left out, the beat is not.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

from astrodrome.bots.levels import names
from astrodrome.games import GAMES
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.server.bot_pool.pool import BotPool
from tests.server.fakes import Message
from tests.server.harness import Client, Server, config_for, serving

PERSON = 0
LONGEST_S = 4.0
"""Nobody waits longer."""


@dataclass
class Waits:
    """What was measured: each wait for bots, and how many games were played to their end."""

    seconds: list[float] = field(default_factory=list)
    games: int = 0

    def told(self) -> str:
        """Return the figures as a line."""
        ordered = sorted(self.seconds)
        middle, high = ordered[len(ordered) // 2], ordered[int(0.99 * len(ordered))]
        return (
            f"{len(ordered)} waits in {self.games} whole games and a part: median {middle:.2f} s, 99 % {high:.2f} s, "
            f"longest {ordered[-1]:.2f} s (allowed {LONGEST_S:.0f} s)"
        )


async def play_game(server: Server, body: dict[str, Json], waits: Waits, end: float, chance: Chance) -> None:
    """Play one game, or until the time is over. The person does anything, at once."""
    made = (await server.http.post("/api/tables", json=body)).json()
    async with server.client(made["table"]) as client:
        message = await client.hello(made["seats"][PERSON]["token"])
        since = time.monotonic()
        while message.get("status") != "over" and time.monotonic() < end:
            if message["type"] == "entry":
                waits.seconds.append(time.monotonic() - since)
                since = time.monotonic()
            if message["type"] in ("welcome", "entry", "asked") and await answer(
                server, made["table"], client, message, chance
            ):
                since = time.monotonic()
            message = await client.next()
        waits.games += message.get("status") == "over"


async def answer(server: Server, table: str, client: Client, message: Message, chance: Chance) -> bool:
    """Let the person answer, if it is asked."""
    prompt = message["prompts"].get(str(PERSON))
    if prompt is None:
        return False
    legal = (await server.room(table)).table.game.legal(PERSON)
    action = plain(legal[chance.below("any", len(legal))])
    await client.send({"type": "play", "id": 0, "seat": PERSON, "number": prompt["number"], "action": action})
    return True


async def measure(folder: Path, game: str, bot: str, seats: int, seconds: float, options: dict[str, Json]) -> Waits:
    """Play one game after another for some time."""
    config = replace(config_for(folder), games=GAMES, bots=names, workers=1)
    waits, chance, end = Waits(), Chance(1), time.monotonic() + seconds
    people: list[Json] = [{"kind": "person"}]
    people += [{"kind": "bot", "bot": bot} for _ in range(seats - 1)]
    async with serving(config, BotPool(config)) as server:
        while time.monotonic() < end:
            body: dict[str, Json] = {"game": game, "seats": people, "options": options, "pace_ms": 0}
            await play_game(server, body, waits, end, chance)
    return waits


def main() -> int:
    """Measure in a folder of its own; the status says whether nobody waited too long."""
    game, bot, seats = sys.argv[1], sys.argv[2], int(sys.argv[3])
    seconds = float(sys.argv[4]) if len(sys.argv) > 4 else 300.0
    with tempfile.TemporaryDirectory(prefix="astrodrome-waiting-") as folder:
        waits = asyncio.run(measure(Path(folder), game, bot, seats, seconds, {}))
    sys.stdout.write(f"{game}, {seats - 1} {bot} bots: {waits.told()}\n")
    return 0 if max(waits.seconds) <= LONGEST_S else 1


if __name__ == "__main__":
    sys.exit(main())
