"""Puzzles of Celestia: when to leave, what a captain does, and which cards to play."""

from __future__ import annotations

from typing import Final

from astrodrome.puzzles.recipes import Recipe

BY_DECISION: Final = {
    "PassengerAnnounces": "stay-or-leave",
    "CaptainMayStop": "captain",
    "CaptainDeclares": "captain",
    "CaptainChoosesDice": "captain",
    "PlayersAfterAnnouncements": "cards",
    "PlayersAfterSuccess": "cards",
    "PlayersAfterCrash": "cards",
}
RECIPE: Final = Recipe(
    themes=("stay-or-leave", "captain", "cards"),
    settings=((3, {}), (4, {}), (4, {"modules": ["ext1"]}), (3, {"modules": ["ext1", "ext2"]}), (5, {})),
    theme_of=lambda decision, _: BY_DECISION.get(decision),
)
