"""The themes of puzzles, by game: which question belongs to which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.kernel.fields import Json

THEMES: Final[Mapping[str, tuple[str, ...]]] = {
    "celestia": ("stay-or-leave", "captain", "cards"),
    "celerium": ("race", "line", "boost", "market"),
    "galaxy-trucker": ("shots", "strength", "stops", "crew"),
    "memoracers": ("way", "force", "brake", "start"),
}
"""The themes of each game, in the order of the page."""
BY_DECISION: Final[Mapping[str, str]] = {
    "PassengerAnnounces": "stay-or-leave",
    "CaptainMayStop": "captain",
    "CaptainDeclares": "captain",
    "CaptainChoosesDice": "captain",
    "PlayersAfterAnnouncements": "cards",
    "PlayersAfterSuccess": "cards",
    "PlayersAfterCrash": "cards",
    "FranchiseRaces": "race",
    "FranchiseAdvances": "race",
    "FranchiseRepeats": "race",
    "FranchiseGoesOn": "race",
    "TargetsAnswer": "race",
    "FranchisesPickLine": "line",
    "FranchisesBoost": "boost",
    "FranchiseShops": "market",
    "FranchiseEquips": "market",
    "FranchiseBuysCards": "market",
    "TruckerSpendsCell": "shots",
    "TruckerDefends": "shots",
    "TruckerDeclares": "strength",
    "TruckerLands": "stops",
    "TruckerTakesAbandoned": "stops",
    "TruckerTakesReward": "stops",
    "TruckerMayGiveUp": "stops",
    "TruckerKeepsPart": "crew",
    "TruckerBoardsAlien": "crew",
    "TruckerLosesCrew": "crew",
    "PilotPlacesShip": "start",
}
"""Questions that are left out make no puzzles."""
MOST_LANES: Final = 2
"""A program of MemoRacers with at most this many lanes is slow."""


def theme_of(decision: str, best: Json) -> str | None:
    """Return the theme of a question whose best answer is known; None if it makes no puzzle."""
    if decision == "PilotsProgram" and isinstance(best, dict):
        lanes = best["lanes"]
        assert isinstance(lanes, list), "a program names its lanes"
        if best["force"]:
            return "force"
        return "brake" if len(lanes) <= MOST_LANES else "way"
    return BY_DECISION.get(decision)
