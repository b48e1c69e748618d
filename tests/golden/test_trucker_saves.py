"""Saves of Galaxy Trucker are, byte for byte, those that earlier versions wrote under the same rules.

`saves/trucker-moments.json.gz` holds 55 games of all modules and classes: a log of each, and the digest of the state
after every seventh answer. Saved names, their order and every value are in the digest: an attribute may be renamed or
move into a record of its own, but its save may not change.
"""

from __future__ import annotations

import gzip
import json
from typing import TypedDict

import pytest

from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.fields import Json
from astrodrome.kernel.log import Log
from tests.golden.recipes import FOLDER


class Kept(TypedDict):
    """A game that was played and the digests of its moments, by the number of answers."""

    setting: str
    log: Json
    digests: dict[str, str]


GAMES: list[Kept] = json.loads(gzip.decompress((FOLDER / "saves" / "trucker-moments.json.gz").read_bytes()))


@pytest.mark.parametrize("kept", GAMES, ids=lambda kept: kept["setting"])
def test_a_save_of_every_moment_is_as_it_was_and_loads_again(kept: Kept) -> None:
    log = Log.from_json(to_bytes(kept["log"]))
    game = SPEC.replay(log, 0)
    done = 0
    for answers, digest in kept["digests"].items():
        game.replay_items(list(log.entries[done : int(answers)]))
        done = int(answers)
        assert game.digest() == digest, f"after {answers} answers"
        assert SPEC.load(game.save()).digest() == digest, f"loaded after {answers} answers"
    assert game.over
