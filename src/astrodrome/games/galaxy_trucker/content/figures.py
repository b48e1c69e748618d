"""The figures of the game, read from `content/figures.toml`: rules name them and never write them as numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_TABLE: Final = tomllib.loads((Path(__file__).parent / "figures.toml").read_text(encoding="utf-8"))

TRACK: Final[int] = _TABLE["track"]
RESERVE: Final[int] = _TABLE["reserve"]
PILES: Final[int] = _TABLE["piles"]
OPEN_PILES: Final[int] = _TABLE["open_piles"]
CABIN_HUMANS: Final[int] = _TABLE["cabin_humans"]
SINGLE: Final[int] = _TABLE["single"]
DOUBLE: Final[int] = _TABLE["double"]
ALIEN_BONUS: Final[int] = _TABLE["alien_bonus"]
USE_PRICE: Final[int] = _TABLE["use_price"]
SABOTAGE_ATTEMPTS: Final[int] = _TABLE["sabotage_attempts"]
LOST_COMPONENT_PRICE: Final[int] = _TABLE["lost_component_price"]
HOURGLASS_SECONDS: Final[int] = _TABLE["hourglass_seconds"]
NUMBER_SECONDS: Final[int] = _TABLE["number_seconds"]
BAD_LUCK_ROLLS: Final[int] = _TABLE["bad_luck_rolls"]
MADE_TO_ORDER: Final[int] = _TABLE["made_to_order"]
LEFTOVER_PRICE: Final[int] = _TABLE["leftover_price"]
UNION_PRICE: Final[int] = _TABLE["union_price"]
MACHINATIONS_DEALT: Final[int] = _TABLE["machinations_dealt"]
LOAN_TOKENS: Final[int] = _TABLE["loan_tokens"]
LOAN: Final[int] = _TABLE["loan"]
LOAN_PRICE: Final[int] = _TABLE["loan_price"]
DEPOT_COMPONENTS: Final[int] = _TABLE["depot_components"]
MORE_GOODS: Final[int] = _TABLE["more_goods"]
SLEEPERS: Final[int] = _TABLE["sleepers"]
LUXURY_HUMANS: Final[int] = _TABLE["luxury_humans"]
BOOST_BONUS: Final[int] = _TABLE["boost_bonus"]
JUMP_CARDS: Final[int] = _TABLE["jump_cards"]
MANAGER_BONUS: Final[int] = _TABLE["manager_bonus"]
MERCHANT_EXTRA: Final[int] = _TABLE["merchant_extra"]
MANAGER_REWARDS: Final[list[int]] = _TABLE["manager_rewards"]
REMOVED_COMPONENTS: Final[dict[int, int]] = dict(enumerate(_TABLE["removed_components"], 2))
"""Components removed from the warehouse, by the number of players."""

LEVELS: Final = 3
"""Levels of flights and of cards; level I is 1."""

PILE_CARDS: Final[list[list[int]]] = _TABLE["levels"]["piles"]
FINISH_REWARDS: Final[list[list[int]]] = _TABLE["levels"]["finish"]
BEST_LOOKING: Final[list[int]] = _TABLE["levels"]["best_looking"]
START_GAP: Final[list[int]] = _TABLE["levels"]["start_gap"]
CIRCLES: Final[list[int]] = _TABLE["levels"]["circles"]
TOUGH_CARDS: Final[list[int]] = _TABLE["levels"]["tough_cards"]
QUARTERS: Final[list[int]] = _TABLE["levels"]["quarter"]
LUXURY_REWARDS: Final[list[int]] = _TABLE["levels"]["luxury"]
"""Figures by level: index 0 is level I."""

GOODS_TABLE: Final[dict[str, dict[str, int]]] = _TABLE["goods"]
"""Value and stock of each colour of goods, the most valuable first."""

DICE: Final = 2
DIE_SIDES: Final = 6
