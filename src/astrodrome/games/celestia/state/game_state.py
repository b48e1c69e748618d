"""The state of a game: route and piles, vessels, dice, hands, and what each seat has seen.

Hands and treasures are counts, `hands[seat][kind]` and `owned[seat][treasure]`, since cards of a kind are all alike.
Sizes that everybody sees (`hand_size`, `holdings`) are kept beside what only the owner sees. The top of a pile or of
the deck is the end of its list.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cities import Tables
from astrodrome.games.celestia.content.edition import Edition
from astrodrome.games.celestia.content.figures import SEATS
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat, Seats

AIRCRAFT, BOAT = range(2)
"""The vessel whose step it is."""
SILENT, SUCCESS, CRASH = range(3)
"""What the captain has said about the dice as they lie."""
NOTHING, STAYS, LEAVES, ROWS = range(4)
"""What a passenger has announced in this step; who rows takes the lifeboat."""

CLOCKWISE: Final = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(SEATS[-1] + 1)
]
"""All seats of a table from each of them, by the number of seats."""

FIELDS: Final = (
    Field("voyage", PUBLIC, "int"),
    Field("captain", PUBLIC, "int"),  # of the aircraft; when it is down, the last one
    Field("flying", PUBLIC, "bool"),  # the aircraft is under way
    Field("crashed", PUBLIC, "bool"),  # the aircraft crashed in this voyage
    Field("place", PUBLIC, "int"),
    Field("pawns", PUBLIC, "list[int]"),  # pawns aboard the aircraft
    Field("pilot", PUBLIC, "int | None"),
    Field("boat_place", PUBLIC, "int"),
    Field("boat_card", PUBLIC, "int | None"),  # the pilot's Lifeboat card, face up
    Field("boarded", PUBLIC, "bool"),  # the pilot went into the lifeboat in this round
    Field("vessel", PUBLIC, "int"),
    Field("target", PUBLIC, "int"),
    Field("dice", PUBLIC, "list[int]"),
    Field("dice_change", PUBLIC, "int"),
    Field("pirates_ignored", PUBLIC, "bool"),
    Field("announced", PUBLIC, "list[int]"),
    Field("landed", PUBLIC, "list[int]"),  # pawns that got off with a treasure in this step
    Field("word", PUBLIC, "int"),
    Field("declarations", PUBLIC, "int"),  # in this step
    Field("barred", PUBLIC, "list[bool]"),  # an Alternative Route came back, and nothing has changed since
    Field("laid", PUBLIC, "list[int]"),
    Field("revealed", PUBLIC, "list[int]"),  # Help cards on the table, face up
    Field("shown", PUBLIC, "list[int]"),  # cards turned up by the yellow character
    Field("moored", PUBLIC, "bool"),
    Field("hand_size", PUBLIC, "list[int]"),
    Field("discard", PUBLIC, "list[int]"),  # by kind
    Field("holdings", PUBLIC, "list[list[int]]"),  # treasures of each seat by city
    Field("used_spyglasses", PUBLIC, "list[int]"),  # by city
    Field("crew", PUBLIC, "list[tuple[int, ...]]"),  # colours of each seat's pawns
    Field("character", PUBLIC, "list[int | None]"),
    Field("spent", PUBLIC, "list[bool]"),
    Field("lit", PUBLIC, "bool"),
    Field("tokens", PUBLIC, "list[bool]"),
    Field("routes_known", PUBLIC, "list[int]"),  # Alternative Routes that came back to a hand for all to see
    Field("help_known", PUBLIC, "list[int]"),  # Help cards that came back from the table to a hand
    Field("lacking", PUBLIC, "list[list[tuple[int, ...]]]"),  # needs that a hand was seen not to cover, see `memory`
    Field("checked", PUBLIC, "list[list[int]]"),  # `holdings` and token at the last end check, when none announced
    Field("counted", PUBLIC, "bool"),  # the final count has begun: treasures lie open
    Field("received", PUBLIC, "list[int | None]"),  # the gift that each seat was given
    Field("reason", PUBLIC, "str | None"),
    Field("deck", HIDDEN, "list[int]"),
    Field("piles", HIDDEN, "list[list[int]]"),
    Field("box", HIDDEN, "list[tuple[int, ...]]"),  # treasures by city that stayed in the box unseen
    Field("gifts", HIDDEN, "list[int]"),
    Field("hands", OF_A_SEAT, "list[list[int]]"),
    Field("owned", OF_A_SEAT, "list[list[int]]"),
    Field("fresh", OF_A_SEAT, "list[int | None]"),  # the treasure taken in this step
    Field("drawn", OF_A_SEAT, "list[tuple[int, ...]]"),  # treasures that a crew looks at, to keep one
    Field("gone", OF_A_SEAT, "list[tuple[int, ...]]"),  # treasures discarded unseen
    Field("placed", OF_A_SEAT, "list[tuple[int, ...]]"),  # Help cards lying face down
    Field("bonus", OF_A_SEAT, "list[Action | None]"),  # choices at Matryoshburg that are not yet carried out
    Field("spied", OF_A_SEAT, "list[list[int]]"),  # cards seen in other hands, at seat * KINDS + kind; empty: none
    Field(
        "looks", OF_A_SEAT, "list[list[tuple[int, ...]]]"
    ),  # by city: treasures known to have been in the pile when last seen
    Field(
        "left", OF_A_SEAT, "list[list[tuple[int, ...]]]"
    ),  # by city: who has taken one since (the number of seats: a gift)
)


class Celestia(State):
    """A game of Celestia. The constructor only stores; `setup.begin` lays the table."""

    def __init__(self, seats: int, edition: Edition, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.edition: Final = edition
        self.tables: Final[Tables] = edition.tables
        self.voyage = 0
        self.captain = 0
        self.flying = False
        self.crashed = False
        self.place = 0
        self.pawns: list[int] = []
        self.pilot: int | None = None
        self.boat_place = 0
        self.boat_card: int | None = None
        self.boarded = False
        self.vessel = AIRCRAFT
        self.target = 0
        self.dice: list[int] = []
        self.dice_change = 0
        self.pirates_ignored = False
        self.announced: list[int] = []
        self.landed: list[int] = []
        self.word = SILENT
        self.declarations = 0
        self.barred: list[bool] = []
        self.laid: list[int] = []
        self.revealed: list[int] = []
        self.shown: list[int] = []
        self.moored = False
        self.hand_size: list[int] = []
        self.discard: list[int] = []
        self.holdings: list[list[int]] = []
        self.used_spyglasses: list[int] = []
        self.crew: list[tuple[int, ...]] = []
        self.character: list[int | None] = []
        self.spent: list[bool] = []
        self.lit = False
        self.tokens: list[bool] = []
        self.routes_known: list[int] = []
        self.help_known: list[int] = []
        self.lacking: list[list[tuple[int, ...]]] = []
        self.checked: list[list[int]] = []
        self.counted = False
        self.received: list[int | None] = []
        self.reason: str | None = None
        self.deck: list[int] = []
        self.piles: list[list[int]] = []
        self.box: list[tuple[int, ...]] = []
        self.gifts: list[int] = []
        self.hands: list[list[int]] = []
        self.owned: list[list[int]] = []
        self.fresh: list[int | None] = []
        self.drawn: list[tuple[int, ...]] = []
        self.gone: list[tuple[int, ...]] = []
        self.placed: list[tuple[int, ...]] = []
        self.bonus: list[Action | None] = []
        self.spied: list[list[int]] = []
        self.looks: list[list[tuple[int, ...]]] = []
        self.left: list[list[tuple[int, ...]]] = []

    @override
    def copy(self) -> Celestia:
        twin = Celestia(self.seats, self.edition, self.chance.copy())
        self.copy_kernel_to(twin)
        twin.voyage = self.voyage
        twin.captain = self.captain
        twin.flying = self.flying
        twin.crashed = self.crashed
        twin.place = self.place
        twin.pawns = self.pawns.copy()
        twin.pilot = self.pilot
        twin.boat_place = self.boat_place
        twin.boat_card = self.boat_card
        twin.boarded = self.boarded
        twin.vessel = self.vessel
        twin.target = self.target
        twin.dice = self.dice.copy()
        twin.dice_change = self.dice_change
        twin.pirates_ignored = self.pirates_ignored
        twin.announced = self.announced.copy()
        twin.landed = self.landed.copy()
        twin.word = self.word
        twin.declarations = self.declarations
        twin.barred = self.barred.copy()
        twin.laid = self.laid.copy()
        twin.revealed = self.revealed.copy()
        twin.shown = self.shown.copy()
        twin.moored = self.moored
        twin.hand_size = self.hand_size.copy()
        twin.discard = self.discard.copy()
        twin.holdings = [row.copy() for row in self.holdings]
        twin.used_spyglasses = self.used_spyglasses.copy()
        twin.crew = self.crew
        twin.character = self.character.copy()
        twin.spent = self.spent.copy()
        twin.lit = self.lit
        twin.tokens = self.tokens.copy()
        twin.routes_known = self.routes_known.copy()
        twin.help_known = self.help_known.copy()
        twin.lacking = self.lacking.copy()  # its rows are replaced, never changed
        twin.checked = self.checked
        twin.counted = self.counted
        twin.received = self.received.copy()
        twin.reason = self.reason
        twin.deck = self.deck.copy()
        twin.piles = [row.copy() for row in self.piles]
        twin.box = self.box
        twin.gifts = self.gifts.copy()
        twin.hands = [row.copy() for row in self.hands]
        twin.owned = [row.copy() for row in self.owned]
        twin.fresh = self.fresh.copy()
        twin.drawn = self.drawn.copy()
        twin.gone = self.gone.copy()
        twin.placed = self.placed.copy()
        twin.bonus = self.bonus.copy()
        twin.spied = [row.copy() for row in self.spied]
        twin.looks = [row.copy() for row in self.looks]
        twin.left = [row.copy() for row in self.left]
        return twin

    def helm(self) -> Seat:
        """Return who faces the events of this step: the captain, in the lifeboat's step its pilot (CS-331)."""
        if self.vessel == AIRCRAFT:
            return self.captain
        assert self.pilot is not None, "the lifeboat has no step without a pilot"
        return self.pilot

    def stand(self) -> int:
        """Return where the vessel of this step stands: a city, or the space before the Forgotten City."""
        return self.place if self.vessel == AIRCRAFT else self.boat_place

    def is_aboard(self, seat: Seat) -> bool:
        """Return whether a seat is in the vessel of this step: nobody but its pilot is in the lifeboat."""
        return self.pawns[seat] > 0 if self.vessel == AIRCRAFT else seat == self.pilot

    def is_passenger(self, seat: Seat) -> bool:
        """Return whether a seat is aboard the aircraft without being its captain (CS-035)."""
        return self.vessel == AIRCRAFT and self.pawns[seat] > 0 and seat != self.captain

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
        if self.shown:
            seen += self.shown.count(kind)
        if self.boat_card == kind:
            seen += 1
        return self.edition.copies[kind] > seen
