"""Write the fingerprints of action ids and observation columns anew: `./run exec python -m tools.spaces`.

A test compares them with the code: ids are fixed for a version of a game's rules, and nobody changes them unawares.
"""

import json
import sys
from pathlib import Path

from astrodrome.games import GAMES
from astrodrome.kernel.fields import Json
from astrodrome.research.envs.table import VERSION
from astrodrome.research.spaces import ActionSpace, Encoder

FILE = Path(__file__).resolve().parent.parent / "tests" / "research" / "spaces.json"
SEATS = 3


def pinned() -> dict[str, Json]:
    """Return what is fixed now: of every game its rules version, how many ids and columns, and their fingerprints."""
    games: dict[str, Json] = {}
    for spec in GAMES:
        options = spec.read_options(SEATS, {})
        space, encoder = ActionSpace(spec, SEATS, options), Encoder(spec, SEATS, options)
        games[spec.name] = {
            "rules_version": spec.rules_version,
            "ids": space.size,
            "ids_fingerprint": space.fingerprint,
            "columns": encoder.size,
            "columns_fingerprint": encoder.fingerprint,
        }
    return {"version": VERSION, "seats": SEATS, "games": games}


def main() -> int:
    """Write the file."""
    FILE.write_text(json.dumps(pinned(), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
