"""Crew: humans and aliens by cabin, and how they are lost (GB-067 to GB-072, GB-087, GB-130, GB-131).

`crew[seat][square]` is the number of humans in a cabin, or the code of the alien that lives there alone. Sleepers are
not crew: they lie in `sleepers` (GX-062).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.actions import LOSE_CREW, LoseCrew
from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS
from astrodrome.games.galaxy_trucker.flight_events import CrewCause, CrewLost
from astrodrome.games.galaxy_trucker.grid import put
from astrodrome.games.galaxy_trucker.offers import CabinChoice, CrewOffer
from astrodrome.games.galaxy_trucker.planes import ALIEN_CABIN, ALIENS, BROWN, CYAN, PURPLE, SUPPORT, plane
from astrodrome.games.galaxy_trucker.roads import binds
from astrodrome.games.galaxy_trucker.ship import joined_to
from astrodrome.games.galaxy_trucker.sleepers import humans as humans
from astrodrome.games.galaxy_trucker.sleepers import mourn
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.yard_events import Member
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

ALIEN_CODES: Final = tuple([CABIN_HUMANS + 1 + colour for colour in range(ALIENS)])
"""The code of the alien of each colour, beyond any number of humans."""

PURPLE_ALIEN: Final = ALIEN_CODES[PURPLE]
BROWN_ALIEN: Final = ALIEN_CODES[BROWN]
CYAN_ALIEN: Final = ALIEN_CODES[CYAN]

NAMES: Final[dict[int, Member]] = {PURPLE_ALIEN: "purple", BROWN_ALIEN: "brown", CYAN_ALIEN: "cyan"}


def crew_size(g: Trucker, seat: Seat) -> int:
    """Return the number of humans and aliens aboard (GB-087)."""
    crew = g.crew[seat]
    return humans(g, seat) + sum([crew.count(code) for code in ALIEN_CODES])


def supported(g: Trucker, seat: Seat, colour: int) -> int:
    """Return the cabins that an alien of a colour could live in: joined to its life support (GB-068, GB-072)."""
    hull = g.hulls[seat]
    return joined_to(hull, plane(hull, SUPPORT + colour)) & plane(hull, ALIEN_CABIN)


def lose_crew_member(g: Trucker, seat: Seat, square: int, cause: CrewCause) -> None:
    """Send one human, or the alien, of a cabin to the bank."""
    code = g.crew[seat][square]
    assert code, f"nobody lives on square {square}"
    put(g.crew, seat, square, 0 if code > CABIN_HUMANS else code - 1)
    g.bereaved[seat] = True
    if g.heard:
        g.tell(CrewLost(seat, crew_name(code), square, cause))


def crew_name(code: int) -> Member:
    """Return what somebody in a cabin is called."""
    return "human" if code <= CABIN_HUMANS else NAMES[code]


class TruckerLosesCrew(Decision[Trucker]):
    """The owner chooses, one by one, who goes; some losses are of humans only (GB-130, GX-464)."""

    args = ("seat", "left", "humans_only")
    takes = (LoseCrew,)
    rules = ("GB-130",)

    def __init__(self, seat: Seat, left: int, humans_only: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.humans_only = humans_only

    def cabins(self, g: Trucker) -> list[int]:
        """Return the cabins of those who may go."""
        crew = g.crew[self.seat]
        return [square for square in manned(g, self.seat) if not self.humans_only or crew[square] <= CABIN_HUMANS]

    def there(self, g: Trucker) -> int:
        """Return how many may go."""
        return humans(g, self.seat) if self.humans_only else crew_size(g, self.seat)

    def asks(self, g: Trucker) -> Seats:
        """Ask while there is a choice: more crew than must go, in more than one cabin."""
        if self.there(g) <= self.left or len(self.cabins(g)) < 2:
            return ()
        return (self.seat,)

    def run(self, g: Trucker) -> None:
        """Take those who must go without a choice; with too few aboard, all of them (GB-131)."""
        for _ in range(min(self.left, self.there(g))):
            give_up_member(g, self.seat, self.cabins(g)[0])
        self.close(g)

    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the cabins with somebody in them."""
        return [LOSE_CREW[square] for square in self.cabins(g)]

    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        """Return the candidates, which are all allowed."""
        return self.candidates(g, seat)

    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a square where nobody lives who may go."""
        assert isinstance(action, LoseCrew)
        return None if action.square in self.cabins(g) else Refusal("GB-130", "nobody-there")

    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Let one go, and ask for the next."""
        assert isinstance(action, LoseCrew)
        give_up_member(g, seat, action.square)
        if self.left > 1:
            g.then(TruckerLosesCrew(seat, self.left - 1, self.humans_only))
        else:
            self.close(g)

    def close(self, g: Trucker) -> None:
        """Let sleepers be woken, unless more is lost at the same time: the cabins (GX-072, GX-560)."""
        if self.humans_only or not binds(g, self.seat, "personalised-cabins"):
            mourn(g, self.seat)

    def offer(self, g: Trucker, seat: Seat) -> Offer:
        """Show the cabins and who lives in them."""
        cabins = [CabinChoice(square, crew_name(g.crew[seat][square])) for square in self.cabins(g)]
        return CrewOffer(tuple(cabins), self.left)


def give_up_member(g: Trucker, seat: Seat, square: int) -> None:
    """Let somebody go to a card, and note the cabin: it may go as well (GX-560)."""
    lose_crew_member(g, seat, square, "card")
    if binds(g, seat, "personalised-cabins") and square not in g.leaving[seat]:
        g.leaving[seat].append(square)


def manned(g: Trucker, seat: Seat) -> list[int]:
    """Return the squares of the cabins with somebody in them."""
    crew = g.crew[seat]
    return [square for square in g.board.squares if crew[square]]
