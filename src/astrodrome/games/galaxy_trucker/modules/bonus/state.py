"""The state of the bonus cards."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.flight.module_effects import chances
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import EMPTY, NONES, OF_A_SEAT, PUBLIC, Field


class Bonus:
    """What bonus cards keep. Machinations need it too: Junk for Sale opens a depot."""

    def __init__(self, seats: int, blank: bool = True) -> None:
        # A copy is not made blank first: search copies all the time.
        self.seats: Final = seats
        if blank:
            self.make()

    def make(self) -> None:
        """Set every field as it is before anything is set up."""
        self.secrets: list[int | None] = []
        """The number that a player has set for the others to guess, by seat (GX-488)."""
        self.guesses: list[int | None] = []
        """What each player has guessed (GX-489)."""
        self.chosen_places: list[int] = []
        """Lines or squares of this card that were chosen, in order (GX-506, GX-512)."""
        self.depot: list[int] = []
        """Components that the Star Depot offers (GX-525)."""
        self.scrapped: list[int] = []
        """Components that were replaced, out of play for this flight (GX-527)."""

    def copy(self) -> Bonus:
        """Return an equal and independent record."""
        twin = Bonus(self.seats, blank=False)
        twin.secrets = self.secrets.copy()
        twin.guesses = self.guesses.copy()
        twin.chosen_places = self.chosen_places.copy()
        twin.depot = self.depot.copy()
        twin.scrapped = self.scrapped.copy()
        return twin

    def clear_flight(self) -> None:
        """Forget the flight before."""
        self.scrapped = []
        self.clear_card()

    def clear_card(self) -> None:
        """Forget the card before."""
        self.secrets = [None] * self.seats
        self.guesses = [None] * self.seats
        self.chosen_places = []
        self.depot = []


def bonus_of(g: Trucker) -> Bonus:
    """Return the state of bonus cards, in a game that has them."""
    bonus = g.bonus
    assert bonus is not None, "the game is played with bonus cards"
    return bonus


def open_again(g: Trucker, count: int) -> list[int]:
    """Return which of so many lines or squares of a card are open; with five one may be used twice (GX-510, GX-522)."""
    chosen = bonus_of(g).chosen_places
    most = max([chosen.count(place) for place in range(count)])
    return [place for place in range(count) if place not in chosen or most < chances(g)]


FIELDS: Final[tuple[Field, ...]] = (
    Field("secrets", OF_A_SEAT, "list[int | None]", at="bonus.secrets", absent=NONES),
    Field("guesses", PUBLIC, "list[int | None]", at="bonus.guesses", absent=NONES),
    Field("used_up", PUBLIC, "list[int]", at="bonus.chosen_places", absent=EMPTY),
    Field("depot", PUBLIC, "list[int]", at="bonus.depot", absent=EMPTY),
    Field("scrapped", PUBLIC, "list[int]", at="bonus.scrapped", absent=EMPTY),
)
