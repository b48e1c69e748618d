"""What hostile requests send: tables of content and logs, as large and as costly as they may be."""

from __future__ import annotations

import json
import random
from typing import Any

from astrodrome.games import game
from astrodrome.kernel.codec import plain


def own_content(name: str) -> Any:  # noqa: ANN401 - JSON of any game
    """Return the content of a game as JSON."""
    content = game(name).our_content
    assert content is not None
    return plain(content())


def many_names(count: int) -> bytes:
    """Return a set-up of Galaxy Trucker with many components, each with a name of its own."""
    content = own_content("galaxy-trucker")
    row = content["components"][5]
    content["components"] += [{**row, "name": f"N{number}"} for number in range(count)]
    return json.dumps({"game": "galaxy-trucker", "seats": 2, "options": {"content": content}}).encode()


def many_cards(count: int) -> bytes:
    """Return a set-up of Celerium with many event cards."""
    content = own_content("celerium")
    row = content["events"][0]
    content["events"] += [{**row, "name": f"N{number}"} for number in range(count)]
    return json.dumps({"game": "celerium", "seats": 2, "options": {"content": content}}).encode()


def undone_log(undos: int) -> bytes:
    """Return the log of a game that goes back again and again."""
    playing, chance = game("memoracers").new(2, {}, 7), random.Random(1)
    for _ in range(6):
        seat = playing.asked[0]
        playing.play(seat, chance.choice(list(playing.legal(seat))))
    log = json.loads(playing.log.to_json())
    log["entries"] += [{"undo": 6 - number % 6} for number in range(undos)]
    return json.dumps(log).encode()


def finished_log() -> bytes:
    """Return the log of a finished game."""
    playing, chance = game("celerium").new(4, {}, 5), random.Random(1)
    while not playing.over:
        seat = chance.choice(list(playing.asked))
        playing.play(seat, chance.choice(list(playing.legal(seat))))
    return playing.log.to_json()


def large_log(entries: int = 7_500) -> bytes:
    """Return the log of a finished game that began again so often that it has nearly all entries a log may have."""
    spec = game("memoracers")
    playing, chance = spec.new(2, {}, 7), random.Random(1)
    first = playing.state.copy()
    while len(playing.log.entries) < entries:
        for _ in range(9):
            seat = playing.asked[0]
            playing.play(seat, playing.legal(seat)[0])
        playing.undo(0, None, first)
    while not playing.over:
        seat = playing.asked[0]
        playing.play(seat, chance.choice(list(playing.legal(seat))))
    return playing.log.to_json()
