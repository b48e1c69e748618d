"""Games of Galaxy Trucker known beforehand: what a seat answers when a bot thinks for it, the others being bots."""

from __future__ import annotations

import json
from functools import lru_cache

from astrodrome.bots.worker import decide
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.fields import Json
from astrodrome.server.automatic import bot_seed
from tests.web.server import Message

BOTS = {"p": "normal", "e": "easy", "n": "normal", "h": "hard"}


@lru_cache
def script(kinds: str, seed: int, options: str) -> tuple[Message, ...]:
    """Return what the first seat answers in a whole game built in turns; options are written as JSON."""
    chosen: dict[str, Json] = json.loads(options)
    game = SPEC.new(len(kinds), chosen, seed)
    answers: list[Message] = []
    while not game.over:
        for seat in game.asked:
            answer = json.loads(decide(SPEC.name, game.save(log=False), seat, BOTS[kinds[seat]], bot_seed(seed, seat)))
            game.play(seat, SPEC.codec.decode_action(answer))
            if seat == 0:
                answers.append(answer)
            break
    return tuple(answers)
