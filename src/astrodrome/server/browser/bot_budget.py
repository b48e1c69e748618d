"""How much bots think in a browser: as much as their level may, or on a slow device what takes three seconds.

A level is a number of play-outs, not a time, and a phone takes several times as long for them as a computer does. So
each worker measures once how fast Python is here, by random races, and lets bots use a share of their play-outs.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Final

from astrodrome.bots import worker
from astrodrome.bots.random_bot import RandomBot
from astrodrome.games import game as spec_of

LIMIT_S: Final = 3.0
"""How long the longest decision may take."""
LONGEST: Final = 350
"""How many probes take as long as the longest decision of a searching bot (`python -m benchmarks.thought`)."""
EXPERT: Final = 2
"""By how much the longest decision of an expert is longer than that."""
ROUNDS: Final = 8
"""How often the probe is timed; the fastest counts, as other work only ever slows it."""


def probe() -> None:
    """Fly one random race, always the same."""
    race, bot = spec_of("memoracers").new(4, {}, 1), RandomBot(1)
    while not race.over:
        seat = race.asked[0]
        race.play(seat, bot.pick(race.legal(seat)))


def probe_s() -> float:
    """Return how long the probe takes on this device."""
    times = list[float]()
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        probe()
        times.append(time.perf_counter() - begun)
    return min(times)


def share_at(seconds: float, longest: int = LONGEST) -> float:
    """Return the share of work that fits in the limit where a probe takes so long; all of it is `longest` probes."""
    return min(1.0, LIMIT_S / (longest * max(seconds, 1e-6)))


@cache
def share(level: str = "hard") -> float:
    """Return the share of its play-outs that a level may use here; measured once."""
    return share_at(probe_s(), LONGEST * EXPERT if level == "expert" else LONGEST)


def decide(game: str, save: bytes, seat: int, bot: str, seed: int) -> bytes:
    """Return the JSON of what a bot does in a saved game, with as much thought as this device allows."""
    return worker.decide(game, save, seat, bot, seed, share("expert" if bot == "expert" else "hard"))
