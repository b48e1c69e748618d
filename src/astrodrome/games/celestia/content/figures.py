"""The figures of the game, read from `content/figures.toml`: rules name them and never write them as numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_TABLE: Final = tomllib.loads((Path(__file__).parent / "figures.toml").read_text(encoding="utf-8"))

SEATS: Final = range(_TABLE["seats"][0], _TABLE["seats"][1] + 1)
HAND_SMALL_TABLE: Final[int] = _TABLE["hand_small_table"]
HAND_BIG_TABLE: Final[int] = _TABLE["hand_big_table"]
SMALL_TABLE: Final[int] = _TABLE["small_table"]
GOAL: Final[int] = _TABLE["goal"]
FEWEST_CITIES: Final[int] = _TABLE["fewest_cities"]
SPYGLASS_POINTS: Final[int] = _TABLE["spyglass_points"]
VOYAGE_DRAW: Final[int] = _TABLE["voyage_draw"]
CREW: Final[int] = _TABLE["crew"]
CREW_TREASURES: Final[int] = _TABLE["crew_treasures"]
BEGINNERS_GOAL: Final[int] = _TABLE["beginners_goal"]
IMPROVED_COVERS: Final[int] = _TABLE["improved_covers"]
BANDIT_DICE: Final[int] = _TABLE["bandit_dice"]
CLAUDIA_DICE: Final[int] = _TABLE["claudia_dice"]
ALESHANEE_CARDS: Final[int] = _TABLE["aleshanee_cards"]
HELP_PENALTY: Final[int] = _TABLE["help_penalty"]
FORGOTTEN_DICE: Final[int] = _TABLE["forgotten_dice"]
TOKEN_POINTS: Final[int] = _TABLE["token_points"]
