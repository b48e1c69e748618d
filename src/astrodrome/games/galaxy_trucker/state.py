"""The state of a game: the warehouse, the ships and what they carry, the cards, the rockets on the track.

A ship is kept twice: `ships[seat][square]` is the code of the component on a square (see `box`), `hulls[seat]` the same
as bit planes (see `planes`). What components hold lies beside it by square: crew, cells, goods.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.boards import BOARDS, Board
from astrodrome.games.galaxy_trucker.box import EMPTY, Box, box_of
from astrodrome.games.galaxy_trucker.content import CardRow
from astrodrome.games.galaxy_trucker.grid import SQUARES, put
from astrodrome.games.galaxy_trucker.options import Options
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat


def box_for(options: Options) -> Box:
    """Return the components and cards of a game: those of the modules that are on."""
    return box_of(options.content, options.has("technologies"), options.has("bonus-cards"), options.has("machinations"))


class Trucker(State):
    """A game of Galaxy Trucker."""

    def __init__(self, seats: int, options: Options, chance: Chance, model: Trucker | None = None) -> None:
        # A copy is not made blank first: it would set every field twice, and search copies all the time.
        super().__init__(seats, chance)
        self.options: Final = options
        self.expanded: Final[bool] = options.expanded if model is None else model.expanded
        self.box: Final[Box] = box_for(options) if model is None else model.box
        if model is None:
            self.make_yard()
            self.make_flight()
            self.make_modules()

    def make_yard(self) -> None:
        """Set what the yard needs as it is before anything is set up."""
        self.flight = 0
        self.credits: list[int] = []
        self.income: list[int] = []
        self.accounts: list[list[list[int]]] = []
        self.heap: list[int] = []
        self.face_up: list[int] = []
        self.hand: list[int | None] = []
        self.hand_seen: list[bool] = []
        self.loose: list[int | None] = []
        self.kept: list[bool] = []
        self.reserve: list[list[int]] = []
        self.numbers: list[int | None] = []
        self.turns: list[int] = []
        self.circle = 0
        self.running = False

    def make_flight(self) -> None:
        """Set what the ships, the cards and the flight need as it is before anything is set up."""
        self.ships: list[list[int]] = []
        self.hulls: list[int] = []
        self.crew: list[list[int]] = []
        self.cells: list[list[int]] = []
        self.goods: list[list[int]] = []
        self.lost: list[list[int]] = []
        self.bank: list[int] = []
        self.stock: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.looking: list[int | None] = []
        self.looked: list[list[int]] = []
        self.deck: list[int] = []
        self.revealed: list[int] = []
        self.used: list[int] = []
        self.place: list[int] = []
        self.flying: list[bool] = []
        self.stranded: list[bool] = []
        self.strength: list[int | None] = []
        self.landed: list[int | None] = []
        self.losers: list[int] = []
        self.settled = False
        self.dice: list[int] = []

    def make_modules(self) -> None:
        """Set what the modules of the Big Expansion need as it is before anything is set up."""
        self.boxed: list[int] = []
        self.sleepers: list[list[int]] = []
        self.bereaved: list[bool] = []
        self.hyper: list[int] = []
        self.sitting_out: list[int] = []
        self.boosted: list[list[int]] = []
        self.boosters: list[list[int]] = []
        self.spared: list[int] = []
        self.eased: list[int] = []
        self.owing: list[int] = []
        self.specialists: list[int | None] = []
        self.helped: list[bool] = []
        self.road_pile: list[int] = []
        self.road_discard: list[int] = []
        self.roads: list[int] = []
        self.bound: list[int] = [0] * self.seats
        self.fronts: list[int | None] = []
        self.facing: list[int] = []
        self.numb: list[int] = [0] * self.seats
        self.dead: int | None = None
        self.made: list[list[int]] = []
        self.ordered: list[bool] = []
        self.junk: list[list[int]] = []
        self.face_down: list[int] = []
        self.second_pass = False
        self.leader: int | None = None
        self.baddies = 0
        self.harmed: list[bool] = []
        self.leaving: list[list[int]] = []
        self.votes: list[int | None] = []
        self.union_paid = False
        self.halves: list[list[int]] = []
        self.away: list[list[int]] = []
        self.aside: list[list[list[int]]] = []
        self.paces: list[list[int]] = []
        self.adrift: list[list[int]] = []
        self.sold: list[int] = []
        self.machinations: list[list[int]] = []
        self.plots: list[int | None] = []
        self.unplayed: list[int] = []
        self.loans: list[int] = []
        self.borrowed: list[int] = []
        self.secrets: list[int | None] = []
        self.guesses: list[int | None] = []
        self.used_up: list[int] = []
        self.depot: list[int] = []
        self.scrapped: list[int] = []
        self.retired: list[int] = []
        self.taken = 0

    def copy(self) -> Trucker:
        """Return an equal and independent game, with the same future."""
        twin = Trucker(self.seats, self.options, self.chance.copy(), self)
        self.copy_kernel_to(twin)
        self.copy_yard_to(twin)
        self.copy_flight_to(twin)
        if self.expanded:
            self.copy_modules_to(twin)
        else:
            self.share_modules_with(twin)
        return twin

    def copy_yard_to(self, twin: Trucker) -> None:
        """Copy the warehouse, what builders hold, and the cards."""
        twin.flight = self.flight
        twin.credits = self.credits.copy()
        twin.accounts = self.accounts.copy()  # an account is never changed once it is written
        twin.heap = self.heap.copy()
        twin.face_up = self.face_up.copy()
        twin.hand = self.hand.copy()
        twin.hand_seen = self.hand_seen.copy()
        twin.loose = self.loose.copy()
        twin.kept = self.kept.copy()
        twin.ordered = self.ordered.copy()
        twin.reserve = list(map(list.copy, self.reserve))
        twin.numbers = self.numbers.copy()
        twin.turns = self.turns.copy()
        twin.circle = self.circle
        twin.running = self.running
        twin.stock = list(map(list.copy, self.stock))
        twin.piles = list(map(list.copy, self.piles))
        twin.looking = self.looking.copy()
        twin.looked = list(map(list.copy, self.looked))

    def copy_flight_to(self, twin: Trucker) -> None:
        """Copy the ships and the flight."""
        twin.income = self.income.copy()
        twin.ships = self.ships.copy()
        twin.hulls = self.hulls.copy()
        twin.crew = self.crew.copy()
        twin.cells = self.cells.copy()
        twin.goods = self.goods.copy()
        twin.lost = list(map(list.copy, self.lost))
        twin.bank = self.bank.copy()
        twin.deck = self.deck.copy()
        twin.revealed = self.revealed.copy()
        twin.used = self.used.copy()
        twin.place = self.place.copy()
        twin.flying = self.flying.copy()
        twin.stranded = self.stranded.copy()
        twin.strength = self.strength.copy()
        twin.landed = self.landed.copy()
        twin.losers = self.losers.copy()
        twin.bereaved = self.bereaved.copy()
        twin.harmed = self.harmed.copy()
        twin.settled = self.settled
        twin.taken = self.taken
        twin.dead = self.dead
        twin.second_pass = self.second_pass
        twin.leader = self.leader
        twin.baddies = self.baddies
        twin.union_paid = self.union_paid
        twin.dice = self.dice.copy()

    def share_modules_with(self, twin: Trucker) -> None:
        """Hand on the lists of the modules as they are: where all modules are off nothing ever changes them."""
        twin.boxed = self.boxed
        twin.sleepers = self.sleepers
        twin.hyper = self.hyper
        twin.sitting_out = self.sitting_out
        twin.boosted = self.boosted
        twin.boosters = self.boosters
        twin.spared = self.spared
        twin.eased = self.eased
        twin.owing = self.owing
        twin.specialists = self.specialists
        twin.helped = self.helped
        twin.machinations = self.machinations
        twin.plots = self.plots
        twin.unplayed = self.unplayed
        twin.loans = self.loans
        twin.borrowed = self.borrowed
        twin.secrets = self.secrets
        twin.guesses = self.guesses
        twin.used_up = self.used_up
        twin.depot = self.depot
        twin.scrapped = self.scrapped
        twin.retired = self.retired
        twin.road_pile = self.road_pile
        twin.road_discard = self.road_discard
        twin.roads = self.roads
        twin.bound = self.bound
        twin.fronts = self.fronts
        twin.facing = self.facing
        twin.numb = self.numb
        twin.made = self.made
        twin.junk = self.junk
        twin.face_down = self.face_down
        twin.leaving = self.leaving
        twin.votes = self.votes
        twin.halves = self.halves
        twin.away = self.away
        twin.aside = self.aside
        twin.paces = self.paces
        twin.adrift = self.adrift
        twin.sold = self.sold

    def copy_modules_to(self, twin: Trucker) -> None:
        """Copy the lists of the modules of the Big Expansion."""
        twin.boxed = self.boxed.copy()
        twin.sleepers = self.sleepers.copy()
        twin.hyper = self.hyper.copy()
        twin.sitting_out = self.sitting_out.copy()
        twin.boosted = list(map(list.copy, self.boosted))
        twin.boosters = list(map(list.copy, self.boosters))
        twin.spared = self.spared.copy()
        twin.eased = self.eased.copy()
        twin.owing = self.owing.copy()
        twin.specialists = self.specialists.copy()
        twin.helped = self.helped.copy()
        twin.machinations = list(map(list.copy, self.machinations))
        twin.plots = self.plots.copy()
        twin.unplayed = self.unplayed.copy()
        twin.loans = self.loans.copy()
        twin.borrowed = self.borrowed.copy()
        twin.secrets = self.secrets.copy()
        twin.guesses = self.guesses.copy()
        twin.used_up = self.used_up.copy()
        twin.depot = self.depot.copy()
        twin.scrapped = self.scrapped.copy()
        twin.retired = self.retired.copy()
        twin.road_pile = self.road_pile.copy()
        twin.road_discard = self.road_discard.copy()
        twin.roads = self.roads.copy()
        twin.bound = self.bound.copy()
        twin.fronts = self.fronts.copy()
        twin.facing = self.facing.copy()
        twin.numb = self.numb.copy()
        twin.made = list(map(list.copy, self.made))
        twin.junk = list(map(list.copy, self.junk))
        twin.face_down = self.face_down.copy()
        twin.leaving = list(map(list.copy, self.leaving))
        twin.votes = self.votes.copy()
        self.copy_halves_to(twin)

    def copy_halves_to(self, twin: Trucker) -> None:
        """Copy what class IIA needs."""
        twin.halves = list(map(list.copy, self.halves))
        twin.away = list(map(list.copy, self.away))
        twin.aside = list(map(list.copy, self.aside))  # a row is never changed once it is written
        twin.paces = list(map(list.copy, self.paces))
        twin.adrift = list(map(list.copy, self.adrift))
        twin.sold = self.sold.copy()

    @property
    def intro(self) -> bool:
        """Whether this is an introductory flight (GB-183)."""
        return self.options.flights[self.flight] == "intro"

    @property
    def board(self) -> Board:
        """The board of the class that is flown; the introductory flight uses that of class I."""
        name = self.options.flights[self.flight]
        return BOARDS["I" if name == "intro" else name]

    @property
    def level(self) -> int:
        """The index of the flight's level in tables by level: 0 for level I (GB-186)."""
        return self.board.level - 1

    @property
    def card(self) -> CardRow:
        """The adventure card being resolved: the one revealed last."""
        return self.box.cards[self.revealed[-1]]

    def attach(self, seat: Seat, square: int, code: int) -> None:
        """Put a component on a square of a ship."""
        put(self.ships, seat, square, code)
        planes = self.planes_on(seat, square, code) if self.numb[seat] else self.box.planes[code]
        self.hulls[seat] += planes << square

    def detach(self, seat: Seat, square: int) -> int:
        """Take the component off a square and return its number; what it holds is not touched."""
        row = self.ships[seat].copy()  # replaced, never changed: see `put`
        code = row[square]
        row[square] = EMPTY
        self.ships[seat] = row
        planes = self.planes_on(seat, square, code) if self.numb[seat] else self.box.planes[code]
        self.hulls[seat] -= planes << square
        return code // 4

    def planes_on(self, seat: Seat, square: int, code: int) -> int:
        """Return the planes of a component on a square, where it may be that nothing works (GX-479)."""
        return (self.box.inert if self.numb[seat] >> square & 1 else self.box.planes)[code]

    def clear_ships(self) -> None:
        """Make all boards empty."""
        seats = range(self.seats)
        self.ships = [[EMPTY] * SQUARES for _ in seats]
        self.hulls = [0] * self.seats
        self.crew = [[0] * SQUARES for _ in seats]
        self.cells = [[0] * SQUARES for _ in seats]
        self.goods = [[0] * SQUARES for _ in seats]
        self.sleepers = [[0] * SQUARES for _ in seats] if self.box.technologies else []

    def order(self) -> list[Seat]:
        """Return the ships in the race, the leader first; those in hyperspace are not (GB-078, GX-128)."""
        hyper = self.hyper
        ships = [seat for seat, flies in enumerate(self.flying) if flies and not hyper[seat]]
        if self.sitting_out:
            ships = [seat for seat in ships if seat not in self.sitting_out]
        ships.sort(key=self.place.__getitem__, reverse=True)
        return ships

    def is_racing(self, seat: Seat) -> bool:
        """Tell whether a ship is in the race: it flies, not in hyperspace, and does not sit out (GX-128, GX-573)."""
        return self.flying[seat] and not self.hyper[seat] and seat not in self.sitting_out

    def rockets(self) -> list[Seat]:
        """Return everybody still flying, in hyperspace or not, the foremost rocket first (GX-127)."""
        ships = [seat for seat in range(self.seats) if self.flying[seat]]
        ships.sort(key=self.place.__getitem__, reverse=True)
        return ships

    def by_number(self) -> list[Seat]:
        """Return the seats in the order of their number tiles; after building all hold one (GB-058, GB-071)."""
        return [self.numbers.index(number) for number in range(1, self.seats + 1)]
