"""Add finished games to the corpus: `python -m tools.corpus GAME SEATS SEED [OPTIONS [UNDOS]]`.

The corpus holds a log and a recording of each game, as a server keeps them. It only grows: a log is replayed as long
as the rules have its version, and a recording can be watched for ever. Tests hold us to both.
"""

from __future__ import annotations

import gzip
import json
import random
import sys
from pathlib import Path

from astrodrome.games import GAMES
from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import item_to_json
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.store.store import StoredTable
from astrodrome.server.table.forks import finished_table
from astrodrome.server.table.recording import record

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "server" / "corpus"
DAY = 1_794_700_000_000
"""The time of day at which games of the corpus are said to be made."""


def kept(game: AnyGame) -> StoredTable:
    """Return a finished game as a server keeps it."""
    return finished_table(game.log, tuple(to_bytes(item_to_json(item)) for item in game.log.entries), DAY)


def play(spec: AnySpec, seats: int, options: dict[str, object], seed: int, undos: int = 0) -> AnyGame:
    """Play a game to its end with choices drawn from the seed; up to so many times the table goes back."""
    chance = random.Random(seed)
    game = spec.new(seats, options, seed)  # type: ignore[arg-type]  # read from JSON, and checked there
    answers = 0
    while not game.over:
        if undos and answers >= 3 and chance.random() < 0.6:
            answers = chance.choice((answers - 1, answers - 1, answers // 2))
            game.undo(answers)
            undos -= 1
        seat = chance.choice(game.asked)
        game.play(seat, chance.choice(game.legal(seat)))
        answers += 1
    return game


def main() -> int:
    """Play one game and keep it."""
    name, seats, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    options = json.loads(sys.argv[4]) if len(sys.argv) > 4 else {}
    undos = int(sys.argv[5]) if len(sys.argv) > 5 else 0
    spec = next(spec for spec in GAMES if spec.name == name)
    game = play(spec, seats, options, seed, undos)
    FOLDER.mkdir(exist_ok=True)
    stem = f"{name}-v{spec.rules_version}-{seats}-{seed}"
    (FOLDER / f"{stem}.log.gz").write_bytes(gzip.compress(game.log.to_json(), mtime=0))
    recording = record(spec, kept(game))
    (FOLDER / f"{stem}.recording").write_bytes(recording)
    print(f"{stem}: {len(game.log.entries)} entries, recording {len(recording)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
