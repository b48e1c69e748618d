"""Write the fingerprints of action ids and observation columns again: `./run exec python -m tools.spaces`.

A test compares them with the code: ids are fixed for a version of a game's rules, and nobody changes them unawares.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.kernel.fields import Json
from astrodrome.research.envs.table import VERSION
from astrodrome.research.spaces import ActionSpace, Encoder
from tools.settings import Setting

FILE = Path(__file__).resolve().parent.parent / "tests" / "research" / "spaces.json"
SEATS = 3
PLAIN = tuple([Setting(spec.name, "plain", SEATS) for spec in GAMES])
EVERYTHING = (
    Setting(
        "memoracers",
        "everything",
        5,
        {
            "modules": ["handicap", "kraken-madness", "championship"],
            "grades": ["beginner", "amateur", "confirmed", "expert", "beginner"],
        },
    ),
    Setting(
        "galaxy-trucker",
        "everything",
        5,
        {
            "flights": ["I", "IA", "IIA", "III", "IIIA"],
            "modules": ["strict", "technologies", "fifth-wheel", "bonus-cards", "machinations"],
            "roads": [10],
            "turns": 60,
        },
    ),
    Setting(
        "celestia",
        "everything",
        6,
        {"modules": ["ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]},
    ),
    Setting("celerium", "everything", 4, {"modules": ["expert"], "first_to_last": True}),
)
"""Every game with all its modules that can be on together, and as many seats as there are."""


def of_setting(setting: Setting) -> dict[str, Json]:
    """Return what is fixed for one setting: how many ids and columns there are, and their fingerprints."""
    spec = ad.game(setting.game)
    options = spec.read_options(setting.seats, setting.options)
    space, encoder = ActionSpace(spec, setting.seats, options), Encoder(spec, setting.seats, options)
    small = ActionSpace(spec, setting.seats, options, version=3)
    short = Encoder(spec, setting.seats, options, version=3)
    return {
        "seats": setting.seats,
        "options": dict(setting.options),
        "ids": space.size,
        "ids_fingerprint": space.fingerprint,
        "columns": encoder.size,
        "columns_fingerprint": encoder.fingerprint,
        "v3": {
            "ids": small.size,
            "ids_fingerprint": small.fingerprint,
            "columns": short.size,
            "columns_fingerprint": short.fingerprint,
        },
    }


def pinned() -> dict[str, Json]:
    """Return what is fixed now: of every game its rules version, without and with all its modules."""
    games: dict[str, Json] = {}
    for spec in GAMES:
        settings: Mapping[str, Setting] = {s.name: s for s in (*PLAIN, *EVERYTHING) if s.game == spec.name}
        games[spec.name] = {
            "rules_version": spec.rules_version,
            **{name: of_setting(setting) for name, setting in settings.items()},
        }
    return {"version": VERSION, "games": games}


def main() -> int:
    """Write the file."""
    FILE.write_text(json.dumps(pinned(), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
