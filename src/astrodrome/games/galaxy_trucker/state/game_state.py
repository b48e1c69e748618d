"""The state of a game: the warehouse, the ships and what they carry, the cards, the rockets on the track.

A ship is kept twice: `ships[seat][square]` is the code of the component on a square (see `box.box`), `hulls[seat]` the
same as bit planes (see `geometry.hull`). What components hold lies beside it by square: crew, cells, goods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from astrodrome.games.galaxy_trucker.box.boards import BOARDS, Board
from astrodrome.games.galaxy_trucker.box.box import EMPTY, Box, box_of
from astrodrome.games.galaxy_trucker.box.options import Options
from astrodrome.games.galaxy_trucker.content.rows import CardRow
from astrodrome.games.galaxy_trucker.geometry.grid import put
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

if TYPE_CHECKING:
    from astrodrome.games.galaxy_trucker.flight.phases import Phases
    from astrodrome.games.galaxy_trucker.modules.bonus.state import Bonus
    from astrodrome.games.galaxy_trucker.modules.halves.state import Halves
    from astrodrome.games.galaxy_trucker.modules.machinations.state import Machinations
    from astrodrome.games.galaxy_trucker.modules.roads.state import Roads
    from astrodrome.games.galaxy_trucker.modules.technologies.state import Technologies
    from astrodrome.games.galaxy_trucker.ship.headings import Headings


def box_for(options: Options) -> Box:
    """Return the components and cards of a game: those of the modules that are on."""
    return box_of(options.content, options.has("technologies"), options.has("bonus-cards"), options.has("machinations"))


class Trucker(State):
    """A game of Galaxy Trucker."""

    def __init__(
        self, seats: int, options: Options, chance: Chance, phases: Phases, model: Trucker | None = None
    ) -> None:
        # A copy is not made blank first: it would set every field twice, and search copies all the time.
        super().__init__(seats, chance)
        self.options: Final = options
        self.phases: Final[Phases] = phases
        self.expanded: Final[bool] = options.expanded if model is None else model.expanded
        self.box: Final[Box] = box_for(options) if model is None else model.box
        self.technologies: Technologies | None = None
        self.halves: Halves | None = None
        self.headings: Headings | None = None
        self.roads: Roads | None = None
        self.machinations: Machinations | None = None
        self.bonus: Bonus | None = None
        if model is None:
            self._make_yard()
            self._make_ships()
            self._make_flight()

    def _make_yard(self) -> None:
        """Set what the table and the yard need as it is before anything is set up."""
        self.flight = 0
        """The flight being flown, counted from 0."""
        self.credits: list[int] = []
        self.income: list[int] = []
        """Credits won from cards in this flight."""
        self.accounts: list[list[list[int]]] = []
        """By flight and seat: cards, finish, best-looking, goods, losses."""
        self.face_down_components: list[int] = []
        """The warehouse; the last component is taken next."""
        self.face_up: list[int] = []
        """Components that builders have put back, for all to see."""
        self.hand: list[int | None] = []
        """The component that a builder holds."""
        self.hand_is_public: list[bool] = []
        """Whether all know what a hand holds (GB-020)."""
        self.movable_square: list[int | None] = []
        """The square of the component placed last, while it can be moved (GB-027)."""
        self.from_reserve: list[bool] = []
        """Whether the component in hand, or placed last, has lain in the reserve (GB-029)."""
        self.reserve: list[list[int]] = []
        """Components that were set aside."""
        self.number_tiles: list[int | None] = []
        """The number tile of who has finished."""
        self.turns_taken: list[int] = []
        """Building turns taken, in the turn-based form (GB-190)."""
        self.hourglass_space = 0
        """Where the hourglass stands; 0 is START."""
        self.sand_running = False

    def _make_ships(self) -> None:
        """Set what the ships and the cards need as it is before anything is set up."""
        self.ships: list[list[int]] = []
        """Codes of components by seat and square: see `box.box`."""
        self.hulls: list[int] = []
        """The same as bit planes: see `geometry.hull`."""
        self.crew: list[list[int]] = []
        """By seat and square: see `ship.crew`."""
        self.cells: list[list[int]] = []
        """Battery cells by seat and square."""
        self.goods: list[list[int]] = []
        """By seat and square: see `ship.goods`."""
        self.lost_components: list[list[int]] = []
        """Components that were lost in this flight."""
        self.goods_in_bank: list[int] = []
        """Goods that are left, by colour."""
        self.undealt_cards: list[list[int]] = []
        """Cards not dealt yet, by level."""
        self.piles: list[list[int]] = []
        """Cards as dealt; from take-off on only what was known of the deck."""
        self.pile_in_view: list[int | None] = []
        """The pile that a player looks at."""
        self.piles_seen: list[list[int]] = []
        """The piles that a player has looked at."""
        self.deck: list[int] = []
        """From take-off on; the last card is revealed next."""
        self.revealed: list[int] = []
        """Cards of this flight; the last one is being resolved."""
        self.cards_of_earlier_flights: list[int] = []

    def _make_flight(self) -> None:
        """Set what the flight needs as it is before anything is set up."""
        self.position: list[int] = []
        """Of the rocket, counted in spaces from the start."""
        self.flying: list[bool] = []
        """Whether a ship is in the flight, in hyperspace or not."""
        self.stranded: list[bool] = []
        """Who had no engine in open space (GB-151)."""
        self.declared_strength: list[int | None] = []
        """For the line being resolved; cannons in half points."""
        self.planet_landed_on: list[int | None] = []
        self.beaten_by_pirates: list[int] = []
        """Who was beaten by the pirates of this card."""
        self.card_settled = False
        """Whether the opportunity is taken, or the enemy beaten."""
        self.dice: list[int] = []
        """The last roll."""
        self.lost_crew: list[bool] = []
        """Whose crew was lost, while the loss is not complete (GX-066, GX-072)."""
        self.lighter_penalty: list[int] = []
        """Losers who suffer less, the enemy having been beaten before (GX-222)."""
        self.owes_days: list[int] = []
        """Who loses the days of this card together with others (GX-215, GX-227)."""
        self.harmed_by_hit: list[bool] = []
        """Whom the projectile being faced has cost something (GX-559)."""
        self.times_taken = 0
        """How often the opportunity of this card was taken, or its enemy beaten."""

    @override
    def copy(self) -> Trucker:
        twin = Trucker(self.seats, self.options, self.chance.copy(), self.phases, self)
        self.copy_kernel_to(twin)
        self._copy_yard_to(twin)
        self._copy_ships_to(twin)
        self._copy_flight_to(twin)
        if self.expanded:
            self._copy_modules_to(twin)
        return twin

    def _copy_modules_to(self, twin: Trucker) -> None:
        """Copy what the modules keep that are on."""
        if self.technologies is not None:
            twin.technologies = self.technologies.copy()
        if self.halves is not None:
            twin.halves = self.halves.copy()
        if self.headings is not None:
            twin.headings = self.headings.copy()
        if self.roads is not None:
            twin.roads = self.roads.copy()
        if self.machinations is not None:
            twin.machinations = self.machinations.copy()
        if self.bonus is not None:
            twin.bonus = self.bonus.copy()

    def _copy_yard_to(self, twin: Trucker) -> None:
        """Copy the warehouse and what builders hold."""
        twin.flight = self.flight
        twin.credits = self.credits.copy()
        twin.income = self.income.copy()
        twin.accounts = self.accounts.copy()  # an account is never changed once it is written
        twin.face_down_components = self.face_down_components.copy()
        twin.face_up = self.face_up.copy()
        twin.hand = self.hand.copy()
        twin.hand_is_public = self.hand_is_public.copy()
        twin.movable_square = self.movable_square.copy()
        twin.from_reserve = self.from_reserve.copy()
        twin.reserve = list(map(list.copy, self.reserve))
        twin.number_tiles = self.number_tiles.copy()
        twin.turns_taken = self.turns_taken.copy()
        twin.hourglass_space = self.hourglass_space
        twin.sand_running = self.sand_running

    def _copy_ships_to(self, twin: Trucker) -> None:
        """Copy the ships, whose rows are replaced and never changed, and the cards."""
        twin.ships = self.ships.copy()
        twin.hulls = self.hulls.copy()
        twin.crew = self.crew.copy()
        twin.cells = self.cells.copy()
        twin.goods = self.goods.copy()
        twin.lost_components = list(map(list.copy, self.lost_components))
        twin.goods_in_bank = self.goods_in_bank.copy()
        twin.undealt_cards = list(map(list.copy, self.undealt_cards))
        twin.piles = list(map(list.copy, self.piles))
        twin.pile_in_view = self.pile_in_view.copy()
        twin.piles_seen = list(map(list.copy, self.piles_seen))
        twin.deck = self.deck.copy()
        twin.revealed = self.revealed.copy()
        twin.cards_of_earlier_flights = self.cards_of_earlier_flights.copy()

    def _copy_flight_to(self, twin: Trucker) -> None:
        """Copy the flight."""
        twin.position = self.position.copy()
        twin.flying = self.flying.copy()
        twin.stranded = self.stranded.copy()
        twin.declared_strength = self.declared_strength.copy()
        twin.planet_landed_on = self.planet_landed_on.copy()
        twin.beaten_by_pirates = self.beaten_by_pirates.copy()
        twin.card_settled = self.card_settled
        twin.dice = self.dice.copy()
        twin.lost_crew = self.lost_crew.copy()
        twin.lighter_penalty = self.lighter_penalty.copy()
        twin.owes_days = self.owes_days.copy()
        twin.harmed_by_hit = self.harmed_by_hit.copy()
        twin.times_taken = self.times_taken

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
        planes = self.box.planes[code] if self.roads is None else self.planes_on(seat, square, code)
        self.hulls[seat] += planes << square

    def detach(self, seat: Seat, square: int) -> int:
        """Take the component off a square and return its number; what it holds is not touched."""
        row = self.ships[seat].copy()  # replaced, never changed: see `put`
        code = row[square]
        row[square] = EMPTY
        self.ships[seat] = row
        planes = self.box.planes[code] if self.roads is None else self.planes_on(seat, square, code)
        self.hulls[seat] -= planes << square
        return code // 4

    def planes_on(self, seat: Seat, square: int, code: int) -> int:
        """Return the planes of a component on a square, where it may be that nothing works (GX-479)."""
        roads = self.roads
        dead = roads is not None and roads.dead_squares[seat] >> square & 1
        return (self.box.inert if dead else self.box.planes)[code]

    def order(self) -> list[Seat]:
        """Return the ships in the race, the leader first; those in hyperspace are not (GB-078, GX-128)."""
        technologies, roads = self.technologies, self.roads
        ships = [seat for seat, flies in enumerate(self.flying) if flies]
        if technologies is not None:
            ships = [seat for seat in ships if not technologies.cards_to_miss[seat]]
        if roads is not None and roads.sitting_out:
            ships = [seat for seat in ships if seat not in roads.sitting_out]
        ships.sort(key=self.position.__getitem__, reverse=True)
        return ships

    def is_racing(self, seat: Seat) -> bool:
        """Return whether a ship is in the race: it flies, not in hyperspace, and does not sit out (GX-128, GX-573)."""
        if not self.flying[seat]:
            return False
        technologies, roads = self.technologies, self.roads
        if technologies is not None and technologies.cards_to_miss[seat]:
            return False
        return roads is None or seat not in roads.sitting_out

    def rockets(self) -> list[Seat]:
        """Return everybody still flying, in hyperspace or not, the foremost rocket first (GX-127)."""
        ships = [seat for seat in range(self.seats) if self.flying[seat]]
        ships.sort(key=self.position.__getitem__, reverse=True)
        return ships

    def by_number(self) -> list[Seat]:
        """Return the seats in the order of their number tiles; after building all hold one (GB-058, GB-071)."""
        return [self.number_tiles.index(number) for number in range(1, self.seats + 1)]
