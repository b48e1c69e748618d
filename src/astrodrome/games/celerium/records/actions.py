"""What a franchise can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from astrodrome.games.celerium.content.figures import LAST_SQUARE
from astrodrome.games.celerium.content.vocabulary import (
    BOOSTS,
    KINDS,
    LEVELS,
    LINES,
    SIDES,
    Boost,
    Kind,
    Line,
    Part,
    Side,
    Store,
)
from astrodrome.kernel.records import Action, Pass
from astrodrome.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class ChooseFace(Action):
    """Choose the side of the Pilot card to play throughout the game (CM-026)."""

    side: Side


@dataclass(frozen=True, slots=True)
class PassTurn(Action):
    """Pass at the market, or in the race; it is not final (CM-055, CM-131)."""


@dataclass(frozen=True, slots=True)
class BuyUpgrade(Action):
    """Buy a face-up Upgrade of the market (CM-052)."""

    upgrade: str


@dataclass(frozen=True, slots=True)
class Install(Action):
    """Put an Upgrade of the Hangar on a vehicle (CM-063)."""

    upgrade: str
    vehicle: Kind


@dataclass(frozen=True, slots=True)
class EndEquipment(Action):
    """Leave the vehicles as they are now (CM-062)."""


@dataclass(frozen=True, slots=True)
class BuyCards(Action):
    """State how many event cards of levels 1, 2 and 3 are taken, and pay for all of them (CM-076)."""

    level_1: int
    level_2: int
    level_3: int

    def counts(self) -> tuple[int, int, int]:
        """Return how many cards of levels 1, 2 and 3 are bought."""
        return (self.level_1, self.level_2, self.level_3)


@dataclass(frozen=True, slots=True)
class ActivateBoosts(Action):
    """Activate none, some or all Boosts for the race (CM-086)."""

    shield: bool
    line: bool
    planet: bool


@dataclass(frozen=True, slots=True)
class PickLine(Action):
    """Pick the line of the race, and say whether the Px2 token is spent (CM-103, CM-110)."""

    line: Line
    px2: bool = False


@dataclass(frozen=True, slots=True)
class DiscardUpgrade(Action):
    """Give up an Upgrade stored beyond the limit (CM-117)."""

    upgrade: str
    store: Store


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Use a part of an event card: its movement, or its first or second energy option (CM-135)."""

    card: str
    part: Part


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Leave the other part of the card unused (CM-137)."""


@dataclass(frozen=True, slots=True)
class Advance(Action):
    """Advance one vehicle by some squares (CM-141, CM-142)."""

    vehicle: Kind
    squares: int


@dataclass(frozen=True, slots=True)
class Repeat(Action):
    """Advance again from a double-move square (CM-147)."""

    squares: int


@dataclass(frozen=True, slots=True)
class StayThere(Action):
    """Do not repeat the advance (CM-147)."""


@dataclass(frozen=True, slots=True)
class FallBack(Action):
    """Move one of your vehicles back by some squares (CM-274)."""

    vehicle: Kind
    squares: int


@dataclass(frozen=True, slots=True)
class TurnWheel(Action):
    """Turn the authorisation wheel by some notches (CM-269)."""

    notches: int


@dataclass(frozen=True, slots=True)
class AimAt(Action):
    """Aim at an opposing vehicle (CM-270, CM-281)."""

    seat: Seat
    vehicle: Kind


@dataclass(frozen=True, slots=True)
class NameOpponent(Action):
    """Aim at an opposing franchise (CM-271, CM-278, CM-281)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NameBoost(Action):
    """Aim a surprise control at a type of Boost of an opponent (CM-271)."""

    seat: Seat
    boost: Boost


@dataclass(frozen=True, slots=True)
class PlaceBeside(Action):
    """Place one of your vehicles next to another one, or exchange the two (CM-275, CM-277)."""

    vehicle: Kind
    seat: Seat
    beside: Kind


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    """Draw from the deck of a level (CM-279)."""

    level: int


@dataclass(frozen=True, slots=True)
class UseShield(Action):
    """Pay to ignore an attack (CM-099)."""


@dataclass(frozen=True, slots=True)
class React(Action):
    """Play a Reaction against an attack; BLOCK names the Boost it keeps out of a control (CM-158, CM-272)."""

    card: str
    part: Part
    boost: Boost | None = None


@dataclass(frozen=True, slots=True)
class TakeDamage(Action):
    """Choose the vehicle whose Upgrade is damaged (CM-164)."""

    vehicle: Kind


@dataclass(frozen=True, slots=True)
class TakePenalty(Action):
    """Choose the vehicle that takes the larger penalty (CM-205)."""

    vehicle: Kind


PASS_TURN: Final = PassTurn()
END_EQUIPMENT: Final = EndEquipment()
END_TURN: Final = EndTurn()
STAY_THERE: Final = StayThere()
USE_SHIELD: Final = UseShield()

FACES: Final = tuple([ChooseFace(side) for side in SIDES])
ACTIVATIONS: Final = tuple(
    [ActivateBoosts(s, n, p) for s in (False, True) for n in (False, True) for p in (False, True)]
)
PICKS: Final = tuple([PickLine(line, px2) for line in LINES for px2 in (False, True)])
ADVANCES: Final = tuple([tuple([Advance(kind, n) for n in range(LAST_SQUARE + 1)]) for kind in KINDS])
"""Advances by kind of vehicle and number of squares, built once and shared."""
REPEATS: Final = tuple([Repeat(n) for n in range(LAST_SQUARE + 1)])
FALLS: Final = tuple([tuple([FallBack(kind, n) for n in range(LAST_SQUARE + 1)]) for kind in KINDS])
DRAWS: Final = tuple([DrawCard(level) for level in range(1, LEVELS + 1)])
DAMAGES: Final = tuple([TakeDamage(kind) for kind in KINDS])
PENALTIES: Final = tuple([TakePenalty(kind) for kind in KINDS])
AIMS: Final = tuple([tuple([AimAt(seat, kind) for kind in KINDS]) for seat in range(4)])
OPPONENTS: Final = tuple([NameOpponent(seat) for seat in range(4)])
NAMED_BOOSTS: Final = tuple([tuple([NameBoost(seat, boost) for boost in BOOSTS]) for seat in range(4)])
PLACINGS: Final = tuple(
    [tuple([tuple([PlaceBeside(own, seat, kind) for kind in KINDS]) for seat in range(4)]) for own in KINDS]
)

ACTIONS: Final = (
    ChooseFace,
    PassTurn,
    BuyUpgrade,
    Install,
    EndEquipment,
    BuyCards,
    ActivateBoosts,
    PickLine,
    DiscardUpgrade,
    Play,
    EndTurn,
    Advance,
    Repeat,
    StayThere,
    FallBack,
    TurnWheel,
    AimAt,
    NameOpponent,
    NameBoost,
    PlaceBeside,
    DrawCard,
    Pass,
    UseShield,
    React,
    TakeDamage,
    TakePenalty,
)
