"""Facts about Celerium: its cards by name, its squares, its franchises."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.figures import LAST_SQUARE, METEOR_TOKENS, RACES
from astrodrome.games.celerium.content.options import Options
from astrodrome.games.celerium.content.rows import box_of
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, LEVELS, LINES
from astrodrome.games.celerium.records.actions import BuyCards
from astrodrome.research.spaces.facts import Facts

MOST_SEATS: Final = 4
MOST_BOUGHT: Final = 20
"""More event cards than anybody buys at once."""


FIXED: Final = frozenset(
    [f"PublicView.{name}" for name in ("modules", "first_to_last", "difficulty", "races", "track", "result")]
)
"""Settings, what a content table says of the track, and the end."""
SOLO: Final = frozenset({"PublicView.rival_plays", "FranchiseView.rival"})
SEAT_NUMBERS: Final = (
    "PublicView.first",
    "PublicView.order[]",
    "PublicView.market_order[]",
    "PublicView.first_at_market",
    "PublicView.last_at_market",
    "LaidCard.seat",
    "Sighting.seat",
    "AimAt.seat",
    "NameOpponent.seat",
    "NameBoost.seat",
    "PlaceBeside.seat",
)


def facts(seats: int, options: Options) -> Facts:
    """Return the facts of a rally."""
    box = box_of(options.content)
    franchises = max(2, seats)
    upgrades = tuple([row.name for row in box.upgrades])
    events = tuple([row.name for row in box.events])
    controls = tuple([row.name for row in box.controls])
    planets = tuple([row.name for row in box.planets])
    squares = tuple(range(LAST_SQUARE + 1))
    place = tuple(range(MOST_SEATS))
    return Facts(
        room={
            "PublicView.order": franchises,
            "PublicView.market_order": franchises,
            "PublicView.decks": LEVELS,
            "PublicView.laid": sum([row.copies for row in box.events]),
            "PublicView.meteors": METEOR_TOKENS,
            "PublicView.franchises": franchises,
            "PublicView.wheel_next": len(box.wheel),
            "TrackView.zones": len(box.track),
            "TrackView.double_moves": len([row for row in box.track if row.double_move]),
            "TrackView.starbots": len([row for row in box.track if row.starbot]),
            "VehicleView.powers": len(LINES),
            "FranchiseView.sheets": RACES[franchises],
            "Knowledge.versions": franchises,
            "Knowledge.versions[]": BOOST_TYPES,
            "Knowledge.sightings": RACES[franchises] * franchises * BOOST_TYPES,  # each is shown once in a race
        },
        names={
            "PlanetRow.name": planets,
            "PublicView.planets_seen": planets,
            "UpgradeRow.name": upgrades,
            "PublicView.upgrades_gone": upgrades,
            "DeckView.discard": events,
            "CardFace.name": events,
            "ControlRow.name": controls,
            "PublicView.controls_seen": controls,
        },
        known_by={"CardFace": "name", "UpgradeRow": "name", "ControlRow": "name"},
        derived=frozenset({"FranchiseView.standing"}),
        fixed=FIXED if seats == 1 else FIXED | SOLO,
        by_seat=frozenset({"PublicView.franchises", "Knowledge.versions"} if seats > 1 else ()),
        seat_numbers=frozenset(SEAT_NUMBERS if seats > 1 else ()),
        values={
            "BuyUpgrade.upgrade": upgrades,
            "Install.upgrade": upgrades,
            "DiscardUpgrade.upgrade": upgrades,
            "Play.card": events,
            "React.card": events,
            "Advance.squares": squares,
            "Repeat.squares": squares,
            "FallBack.squares": squares,
            "TurnWheel.notches": tuple(range(-len(box.wheel), len(box.wheel) + 1)),
            "AimAt.seat": place,
            "NameOpponent.seat": place,
            "NameBoost.seat": place,
            "PlaceBeside.seat": place,
            "DrawCard.level": tuple(range(1, LEVELS + 1)),
        },
        listed={BuyCards: purchases()},
    )


def purchases() -> tuple[BuyCards, ...]:
    """Return every purchase of event cards."""
    counts = range(MOST_BOUGHT + 1)
    return tuple([BuyCards(a, b, c) for a in counts for b in counts for c in counts if a + b + c <= MOST_BOUGHT])
