"""The games' names as people write them: on link previews and in notices."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "celestia": "Celestia",
    "celerium": "Celerium",
    "galaxy-trucker": "Galaxy Trucker",
    "memoracers": "MemoRacers",
}
