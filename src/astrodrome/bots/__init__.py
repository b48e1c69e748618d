"""Bots: they see what their seat sees, and nothing else."""

from __future__ import annotations

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import LEVELS, make, names
from astrodrome.bots.protocol import Bot, Think

__all__ = ["LEVELS", "Bot", "Think", "ask", "make", "names"]
