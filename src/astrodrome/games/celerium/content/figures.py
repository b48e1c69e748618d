"""The figures of the game, read from `content/figures.toml`: rules name them and never write them as numbers."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

_TABLE: Final = tomllib.loads((Path(__file__).parent / "figures.toml").read_text(encoding="utf-8"))

RACES: Final[dict[int, int]] = {int(seats): races for seats, races in _TABLE["races"].items()}
"""Races of a game, by number of franchises."""
MARKET_SIZE: Final[dict[int, int]] = {int(seats): size for seats, size in _TABLE["market_size"].items()}
"""Upgrades laid on the market, by number of franchises."""
FIRST_SQUARE: Final[int] = _TABLE["first_square"]
LAST_SQUARE: Final[int] = _TABLE["last_square"]

PLANET_CARDS: Final[int] = _TABLE["planet_cards"]
CONTROL_CARDS: Final[int] = _TABLE["control_cards"]
PILOT_CARDS: Final[int] = _TABLE["pilot_cards"]
STARBOT_CARDS: Final[int] = _TABLE["starbot_cards"]
UPGRADE_CARDS: Final[int] = _TABLE["upgrade_cards"]
EVENT_CARDS: Final[list[int]] = _TABLE["event_cards"]
BOOSTS_OF_A_TYPE: Final[int] = _TABLE["boosts_of_a_type"]
BOOST_VERSIONS: Final[int] = _TABLE["boost_versions"]
METEOR_TOKENS: Final[int] = _TABLE["meteor_tokens"]
SHOT_TOKENS: Final[int] = _TABLE["shot_tokens"]
WORKSHOP_TOKENS: Final[int] = _TABLE["workshop_tokens"]
KEEP_LINE_TOKENS: Final[int] = _TABLE["keep_line_tokens"]

START_ACTIONS: Final[int] = _TABLE["start_actions"]
LEAST_ENERGY: Final[int] = _TABLE["least_energy"]
MOST_ENERGY: Final[int] = _TABLE["most_energy"]
MOST_ACTIONS: Final[int] = _TABLE["most_actions"]
STORED_UPGRADES: Final[int] = _TABLE["stored_upgrades"]

UPGRADE_PRICE: Final[int] = _TABLE["upgrade_price"]
INSTALL_PRICE: Final[int] = _TABLE["install_price"]
CARD_PRICE: Final[int] = _TABLE["card_price"]
SHIELD_PRICE: Final[int] = _TABLE["shield_price"]
ENERGY_MARK: Final[int] = _TABLE["energy_mark"]
TYPE_MALUS: Final[int] = _TABLE["type_malus"]
PX2_FACTOR: Final[int] = _TABLE["px2_factor"]
PX2_POINTS: Final[int] = _TABLE["px2_points"]
LEVEL_SCORES: Final[list[int]] = _TABLE["level_scores"]
INCOME: Final[list[int]] = _TABLE["income"]
EXPERT_DIVISOR: Final[int] = _TABLE["expert_divisor"]
RIVAL_PLAYS: Final[dict[str, int]] = _TABLE["rival_plays"]
"""Plays of the Rival beyond its level, by difficulty."""
