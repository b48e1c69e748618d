"""Functions that worker processes call in tests, in the place of bots."""

from __future__ import annotations

import json
import os
import sys
import time
from mmap import mmap

from astrodrome.server.bot_pool.worker import MEMORY

BID = b'{"do":"Bid","amount":1}'


def quick(game: str, save: bytes, seat: int, bot: str, seed: int) -> bytes:
    """Answer with what was asked, so that a test sees what arrived; print, as a careless bot would."""
    sys.stdout.write("hello from a bot\n")
    facts = {"game": game, "save": len(save), "seat": seat, "bot": bot, "seed": seed}
    return json.dumps({**facts, "pid": os.getpid(), "nice": os.nice(0)}).encode()


def by_name(game: str, save: bytes, seat: int, bot: str, seed: int) -> bytes:
    """Behave as the bot's name says; the reserve answers."""
    if bot == "slow":
        time.sleep(60)
    if bot == "dies":
        os._exit(3)
    if bot == "raises":
        raise ValueError(f"a secret: {save!r}")
    if bot == "takes-a-moment":
        time.sleep(0.3)
    if bot == "says-who":
        return b"%d" % os.getpid()
    return bot.encode()


def check(what: str, body: bytes) -> bytes:
    """Do what the name of a check says."""
    if what == "spins":
        while True:
            pass
    if what == "swallows":
        for _ in range(1000):
            try:
                while True:
                    pass
            except Exception:  # noqa: BLE001 - as careless code does
                pass
    if what in ("waits", "record"):
        time.sleep(60)
    if what == "hoards":
        return b"%d" % len(mmap(-1, MEMORY))
    return f"{what} {len(body)} {os.getpid()} {os.nice(0)}".encode()
