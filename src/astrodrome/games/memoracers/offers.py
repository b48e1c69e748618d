"""What a pilot is shown to choose from: each thing with its price, or the refusal that greys it out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.kernel.records import Offer
from astrodrome.kernel.refusal import Refusal


@dataclass(frozen=True, slots=True)
class LaneChoice:
    """A lane of the start line."""

    lane: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class PlacingOffer(Offer):
    """The lanes of the start line."""

    lanes: tuple[LaneChoice, ...]


@dataclass(frozen=True, slots=True)
class SpeedChoice:
    """A Speed to program at: how many lines, what it costs, what a trap would tick and a repairer clear."""

    speed: int
    force: bool
    ticks: int
    trap_ticks: int
    repair_clears: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class ProgramOffer(Offer):
    """The Speeds that can be chosen, and for each lane (index 0: lane 1) the lanes that can follow it."""

    lane: int
    place: int
    speeds: tuple[SpeedChoice, ...]
    reach: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class SwapChoice:
    """A pair of neighbours: the tiles at a place and at the next one."""

    place: int
    refusal: Refusal | None


@dataclass(frozen=True, slots=True)
class SwapOffer(Offer):
    """The pairs of neighbouring tiles."""

    pairs: tuple[SwapChoice, ...]


@dataclass(frozen=True, slots=True)
class CircuitOffer(Offer):
    """The tiles a circuit can be made of: for each number, the code of each series."""

    numbers: tuple[tuple[str, ...], ...]


OFFERS: Final = (PlacingOffer, ProgramOffer, SwapOffer, CircuitOffer)
