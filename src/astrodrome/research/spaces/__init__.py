"""Observation and action spaces of the games, made from their own types: views become numbers, actions become ids."""

from __future__ import annotations

from astrodrome.research.spaces.actions import ActionSpace as ActionSpace
from astrodrome.research.spaces.encoder import Encoder as Encoder
from astrodrome.research.spaces.writers import Column as Column

__all__ = ["ActionSpace", "Column", "Encoder"]
