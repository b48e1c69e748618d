"""The state of a game: route and piles, vessels, dice, hands, and what each seat has seen.

Hands and treasures are counts, `hands[seat][kind]` and `owned[seat][treasure]`, since cards of a kind are all alike.
Sizes that everybody sees (`hand_size`, `holdings`) are kept beside what only the owner sees. The top of a pile or of
the deck is the end of its list.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.content.figures import SEATS
from astrodrome.games.celestia.content.tables import Tables
from astrodrome.games.celestia.state.characters_record import Characters
from astrodrome.games.celestia.state.end_records import Ending, ForgottenCity, Gifts
from astrodrome.games.celestia.state.lifeboat_record import Lifeboat
from astrodrome.games.celestia.state.memory_record import Memory
from astrodrome.games.celestia.state.step_record import AIRCRAFT, Step
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat, Seats

CLOCKWISE: Final = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(SEATS[-1] + 1)
]
"""All seats of a table from each of them, by the number of seats."""


class Celestia(State):
    """A game of Celestia. The constructor only stores; `setup.begin` lays the table."""

    def __init__(self, seats: int, edition: Edition, chance: Chance, blank: bool = True) -> None:
        super().__init__(seats, chance)
        self.edition: Final = edition
        self.tables: Final[Tables] = edition.tables
        # A copy is not made blank first: it would set every field twice, and search copies all the time.
        if blank:
            self._make_vessels()
            self._make_players()
            self._make_piles()

    def _make_vessels(self) -> None:
        """Set the vessels and the step as they are before anything is set up."""
        self.voyage = 0
        """The number of the voyage, from 1."""
        self.captain = 0
        """Of the aircraft; when it is down, the last one."""
        self.flying = False
        """Whether the aircraft is under way."""
        self.crashed = False
        """Whether the aircraft crashed in this voyage."""
        self.place = 0
        """Where the aircraft stands: a city of the route, or a place beside it (see `Tables`)."""
        self.pawns: list[int] = []
        """Pawns aboard the aircraft, by seat."""
        self.step = Step()
        """The step under way."""
        self.lifeboat = Lifeboat()
        """The lifeboat and its pilot."""

    def _make_players(self) -> None:
        """Set what all see of the players, and the end of the game, as it is before anything is set up."""
        self.hand_size: list[int] = []
        """By seat: how many cards are in the hand."""
        self.discard: list[int] = []
        """The discard pile, counted by kind."""
        self.treasures_by_city: list[list[int]] = []
        """By seat and city: how many treasures lie before a player."""
        self.used_spyglasses: list[int] = []
        """By city: Spyglasses out of the game."""
        self.characters = Characters()
        """Pawns, characters, and whose power was used."""
        self.forgotten_city = ForgottenCity()
        """Whether it is lit, and whose tokens lie there."""
        self.ending = Ending()
        """The last end check, and why the game ended."""
        self.gifts = Gifts()
        """Gifts that wait, and those that were given."""

    def _make_piles(self) -> None:
        """Set deck, piles, hands and what seats remember as they are before anything is set up."""
        self.deck: list[int] = []
        """Kinds of cards; the last one is drawn next."""
        self.piles: list[list[int]] = []
        """By city: treasures; the last one is taken next."""
        self.treasures_in_box: list[tuple[int, ...]] = []
        """By city: treasures that stayed in the box unseen."""
        self.hands: list[list[int]] = []
        """By seat and kind: how many cards of it are in the hand."""
        self.treasures: list[list[int]] = []
        """By seat and treasure: how many of it lie before a player."""
        self.newest_treasure: list[int | None] = []
        """By seat: the treasure taken in this step."""
        self.treasures_drawn: list[tuple[int, ...]] = []
        """By seat: treasures that a crew looks at, to keep one (CS-200)."""
        self.treasures_discarded: list[tuple[int, ...]] = []
        """By seat: treasures that it discarded unseen by the others."""
        self.help_placed: list[tuple[int, ...]] = []
        """By seat: Help cards lying face down."""
        self.bonus_chosen: list[Action | None] = []
        """By seat: the choice at Matryoshburg, until it is carried out."""
        self.memory = Memory()
        """What seats have seen and the table no longer shows."""

    @override
    def copy(self) -> Celestia:
        twin = Celestia(self.seats, self.edition, self.chance.copy(), blank=False)
        self.copy_kernel_to(twin)
        twin.voyage = self.voyage
        twin.captain = self.captain
        twin.flying = self.flying
        twin.crashed = self.crashed
        twin.place = self.place
        twin.pawns = self.pawns.copy()
        twin.step = self.step.copy()
        twin.hand_size = self.hand_size.copy()
        twin.discard = self.discard.copy()
        twin.used_spyglasses = self.used_spyglasses.copy()
        twin.deck = self.deck.copy()
        # The rows of these four are replaced and never changed (`rows`).
        twin.hands = self.hands.copy()
        twin.treasures_by_city = self.treasures_by_city.copy()
        twin.piles = self.piles.copy()
        twin.treasures = self.treasures.copy()
        twin.newest_treasure = self.newest_treasure.copy()
        twin.treasures_drawn = self.treasures_drawn.copy()
        twin.treasures_discarded = self.treasures_discarded.copy()
        twin.help_placed = self.help_placed.copy()
        twin.bonus_chosen = self.bonus_chosen.copy()
        twin.memory = self.memory.copy()
        # These are replaced and never changed.
        twin.treasures_in_box = self.treasures_in_box
        twin.lifeboat = self.lifeboat
        twin.characters = self.characters
        twin.forgotten_city = self.forgotten_city
        twin.ending = self.ending
        twin.gifts = self.gifts
        return twin

    def helm(self) -> Seat:
        """Return who faces the events of this step: the captain, in the lifeboat's step its pilot (CS-331)."""
        if self.step.vessel == AIRCRAFT:
            return self.captain
        pilot = self.lifeboat.pilot
        assert pilot is not None, "the lifeboat has no step without a pilot"
        return pilot

    def stand(self) -> int:
        """Return where the vessel of this step stands: a city, or the space before the Forgotten City."""
        return self.place if self.step.vessel == AIRCRAFT else self.lifeboat.place

    def is_aboard(self, seat: Seat) -> bool:
        """Return whether a seat is in the vessel of this step: nobody but its pilot is in the lifeboat."""
        return self.pawns[seat] > 0 if self.step.vessel == AIRCRAFT else seat == self.lifeboat.pilot

    def is_passenger(self, seat: Seat) -> bool:
        """Return whether a seat is aboard the aircraft without being its captain (CS-035)."""
        return self.step.vessel == AIRCRAFT and self.pawns[seat] > 0 and seat != self.captain

    def around(self, first: Seat) -> Seats:
        """Return all seats clockwise from one of them."""
        return CLOCKWISE[self.seats][first]

    def passengers(self) -> list[Seat]:
        """Return the passengers clockwise from the captain's left (CS-047)."""
        pawns = self.pawns
        return [seat for seat in self.around(self.captain)[1:] if pawns[seat]]

    def pile_is_empty(self) -> bool:
        """Return whether nobody can get off here: no treasure is left, or there is no city at all (CS-058, CS-372)."""
        stand = self.stand()
        return stand >= self.tables.cities or not self.piles[stand]

    def in_space(self) -> bool:
        """Return whether the vessel of this step stands before the Forgotten City (CS-373)."""
        return self.stand() == self.tables.space

    def next_stop(self, place: int) -> int | None:
        """Return the next city of the route that still has treasure (CS-166, CS-167)."""
        return self._stop_from(place + 1)

    def first_stop(self) -> int | None:
        """Return the first city of the route that still has treasure, where a voyage begins (CS-166)."""
        return self._stop_from(0)

    def _stop_from(self, place: int) -> int | None:
        """Return the first city with treasure from a place of the route on."""
        piles = self.piles
        for city in range(place, self.tables.cities):
            if piles[city]:
                return city
        return None

    def may_be_held(self, kind: int) -> bool:
        """Return whether public facts leave open that somebody holds a card of a kind (CS-516)."""
        seen = self.discard[kind]
        if self.step.cards_turned_up:
            seen += self.step.cards_turned_up.count(kind)
        if self.lifeboat.card == kind:
            seen += 1
        return self.edition.copies[kind] > seen
