"""Crew: humans and aliens by cabin (GB-067 to GB-072, GB-087).

`crew[seat][square]` is the number of humans in a cabin, or the code of the alien that lives there alone. Sleepers are
not crew: they lie in `sleepers` (GX-062).
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.geometry.grid import put, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import (
    ALIEN_CABIN,
    ALIENS,
    BROWN,
    CABIN,
    CYAN,
    LUXURY,
    PURPLE,
    SUPPORT,
    plane,
)
from astrodrome.games.galaxy_trucker.geometry.hull_queries import joined_to
from astrodrome.games.galaxy_trucker.records.flight_events import CrewCause, CrewLost
from astrodrome.games.galaxy_trucker.records.yard_events import Member
from astrodrome.games.galaxy_trucker.ship.bodies import Body, squares_in
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.seats import Seat

ALIEN_CODES: Final = tuple([CABIN_HUMANS + 1 + colour for colour in range(ALIENS)])
"""The code of the alien of each colour, beyond any number of humans."""

PURPLE_ALIEN: Final = ALIEN_CODES[PURPLE]
BROWN_ALIEN: Final = ALIEN_CODES[BROWN]
CYAN_ALIEN: Final = ALIEN_CODES[CYAN]

NAMES: Final[dict[int, Member]] = {PURPLE_ALIEN: "purple", BROWN_ALIEN: "brown", CYAN_ALIEN: "cyan"}


def humans(g: Trucker, seat: Seat, half: Body = None) -> int:
    """Return the number of humans aboard, or in a half, who are awake (GB-087, GX-065)."""
    return sum([count for count in filter(None, crew_of(g, seat, half)) if count <= CABIN_HUMANS])


def has_humans(g: Trucker, seat: Seat, half: Body) -> bool:
    """Return whether a human aboard, or in a half, is awake."""
    crew = crew_of(g, seat, half)
    for count in range(1, CABIN_HUMANS + 1):
        if count in crew:
            return True
    return False


def crew_of(g: Trucker, seat: Seat, half: Body) -> list[int]:
    """Return who lives where: in the complete ship by square, or in the squares of a half."""
    return g.crew[seat] if half is None else [g.crew[seat][square] for square in squares_in(g, half)]


def beds(g: Trucker, seat: Seat) -> list[int]:
    """Return the cabins with room for a human: neither luxury cabins nor those of aliens (GX-069, GX-071)."""
    crew, hull = g.crew[seat], g.hulls[seat]
    return [square for square in squares_of(plane(hull, CABIN) & ~plane(hull, LUXURY)) if crew[square] < CABIN_HUMANS]


def crew_size(g: Trucker, seat: Seat) -> int:
    """Return the number of humans and aliens aboard (GB-087)."""
    return sum([count if count <= CABIN_HUMANS else 1 for count in filter(None, g.crew[seat])])


def supported(g: Trucker, seat: Seat, colour: int) -> int:
    """Return the cabins that an alien of a colour could live in: joined to its life support (GB-068, GB-072)."""
    hull = g.hulls[seat]
    return joined_to(hull, plane(hull, SUPPORT + colour)) & plane(hull, ALIEN_CABIN)


def lose_crew_member(g: Trucker, seat: Seat, square: int, cause: CrewCause) -> None:
    """Send one human, or the alien, of a cabin to the bank."""
    code = g.crew[seat][square]
    assert code, f"nobody lives on square {square}"
    put(g.crew, seat, square, 0 if code > CABIN_HUMANS else code - 1)
    g.lost_crew[seat] = True
    if g.listening:
        g.emit(CrewLost(seat, crew_name(code), square, cause))


def crew_name(code: int) -> Member:
    """Return what somebody in a cabin is called."""
    return "human" if code <= CABIN_HUMANS else NAMES[code]


def manned(g: Trucker, seat: Seat) -> list[int]:
    """Return the squares of the cabins with somebody in them."""
    crew = g.crew[seat]
    return [square for square in g.board.squares if crew[square]]
