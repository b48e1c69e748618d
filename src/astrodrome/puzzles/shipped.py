"""The puzzles that come with the package."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

from astrodrome.kernel.fields import Json

FOLDER: Final = Path(__file__).parent / "data"


def puzzles_json(name: str) -> bytes:
    """Return the puzzles of a game as JSON, with their answers; an empty list where there are none."""
    file = FOLDER / f"{name}.json"
    return file.read_bytes() if file.exists() else b"[]"


@cache
def puzzles_of(name: str) -> list[dict[str, Json]]:
    """Return the puzzles of a game."""
    found: list[dict[str, Json]] = json.loads(puzzles_json(name))
    return found
