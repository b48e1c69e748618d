"""The state of a race: the row of tiles, the ships and their dashboards.

Places of the row run from 0 (rear) to 9 (front). A ship's *distance* is its place plus ten for each time it has gone on
from the front tile to the rear tile: that alone says who is further to the front (MR-107, MR-168).
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.figures import HANDICAP, ROW, SOLO_MARKER, START_SPEED
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.tiles import TileSet, tile_set
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

FIELDS: Final = (
    Field("row", HIDDEN, "list[int]"),  # the code of the tile at each place
    Field("up", PUBLIC, "list[bool]"),  # which places are face up
    Field("seen", OF_A_SEAT, "list[int | None]"),  # what was last shown of each place; None: a Kraken not shown yet
    Field("shown", PUBLIC, "list[int]"),  # the round in which each place was last face up: memories fade
    Field("reserve", HIDDEN, "list[int]"),  # the three Kraken tiles beside the row, sorted
    Field("kraken_left", OF_A_SEAT, "int | None"),  # the Kraken tile that was seen to leave the row last
    Field("circuit", PUBLIC, "list[str]"),
    Field("race", PUBLIC, "int"),
    Field("round", PUBLIC, "int"),
    Field("place", PUBLIC, "list[int]"),
    Field("lane", PUBLIC, "list[int]"),
    Field("speed", PUBLIC, "list[int]"),
    Field("laps", PUBLIC, "list[int]"),
    Field("ticked", PUBLIC, "list[int]"),  # Shield boxes ticked
    Field("wraps", PUBLIC, "list[int]"),  # times gone on from the front tile to the rear tile
    Field("started", PUBLIC, "list[bool]"),  # has left the start line once (MR-070)
    Field("racing", PUBLIC, "list[bool]"),
    Field("programs", PUBLIC, "list[tuple[int, ...]]"),  # empty until opened
    Field("visitors", PUBLIC, "list[int]"),  # who entered a mechanism this round, in order
    Field("crash_round", PUBLIC, "list[int | None]"),
    Field("crash_distance", PUBLIC, "list[int]"),
    Field("marker", PUBLIC, "int"),
    Field("spared", PUBLIC, "bool"),  # an accelerator was entered at top Speed this round (MR-149)
    Field("points", PUBLIC, "list[list[int]]"),  # championship: points of each race, by seat
    Field("winners", PUBLIC, "tuple[int, ...]"),
    Field("reason", PUBLIC, "str | None"),
)


class MemoRacers(State):
    """A race, or a championship of races."""

    def __init__(self, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options: Final = options
        self.tiles: Final[TileSet] = tile_set(options.content)
        self.shields: Final = options.shields
        self.solo: Final = options.has("solo")
        self.row: list[int] = []
        self.up: list[bool] = []
        self.seen: list[int | None] = []
        self.shown: list[int] = []
        self.reserve: list[int] = []
        self.kraken_left: int | None = None
        self.circuit: list[str] = []
        self.race = 0
        self.round = 0
        self.place: list[int] = []
        self.lane: list[int] = []
        self.speed: list[int] = []
        self.laps: list[int] = []
        self.ticked: list[int] = []
        self.wraps: list[int] = []
        self.started: list[bool] = []
        self.racing: list[bool] = []
        self.programs: list[tuple[int, ...]] = []
        self.visitors: list[int] = []
        self.crash_round: list[int | None] = []
        self.crash_distance: list[int] = []
        self.marker = SOLO_MARKER
        self.spared = False
        self.points: list[list[int]] = []
        self.winners: tuple[int, ...] = ()
        self.reason: str | None = None

    @override
    def copy(self) -> MemoRacers:
        twin = MemoRacers(self.seats, self.options, self.chance.copy())
        self.copy_kernel_to(twin)
        twin.row = self.row.copy()
        twin.up = self.up.copy()
        twin.seen = self.seen.copy()
        twin.shown = self.shown.copy()
        twin.reserve = self.reserve.copy()
        twin.kraken_left = self.kraken_left
        twin.circuit = self.circuit
        twin.race = self.race
        twin.round = self.round
        twin.place = self.place.copy()
        twin.lane = self.lane.copy()
        twin.speed = self.speed.copy()
        twin.laps = self.laps.copy()
        twin.ticked = self.ticked.copy()
        twin.wraps = self.wraps.copy()
        twin.started = self.started.copy()
        twin.racing = self.racing.copy()
        twin.programs = self.programs.copy()
        twin.visitors = self.visitors.copy()
        twin.crash_round = self.crash_round.copy()
        twin.crash_distance = self.crash_distance.copy()
        twin.marker = self.marker
        twin.spared = self.spared
        twin.points = self.points.copy()  # a race that was counted never changes
        twin.winners = self.winners
        twin.reason = self.reason
        return twin

    def clear_dashboards(self) -> None:
        """Set Speed 1, no laps, and the Shield boxes of the handicap (MR-028, MR-029, MR-132)."""
        seats = self.seats
        self.round = 0
        self.place = [0] * seats
        self.lane = [0] * seats
        self.speed = [START_SPEED] * seats
        self.laps = [0] * seats
        self.ticked = [HANDICAP[grade] for grade in self.options.grades] or [0] * seats
        self.wraps = [0] * seats
        self.started = [False] * seats
        self.racing = [True] * seats
        self.programs = [()] * seats
        self.visitors = []
        self.crash_round = [None] * seats
        self.crash_distance = [0] * seats
        self.marker = SOLO_MARKER
        self.winners = ()
        self.reason = None

    def distance(self, seat: Seat) -> int:
        """Return how far to the front a ship is (MR-107, MR-168)."""
        return self.place[seat] + ROW * self.wraps[seat]

    def from_youngest(self) -> list[Seat]:
        """Return all seats in turn order, the youngest player first (MR-025, MR-055)."""
        first = self.options.youngest
        return [(first + step) % self.seats for step in range(self.seats)]

    def race_order(self) -> list[Seat]:
        """Return the ships still racing, the furthest to the front first, then by Speed and seat (MR-053 to MR-055)."""
        ships = [seat for seat in self.from_youngest() if self.racing[seat]]
        ships.sort(key=self.precedence, reverse=True)
        return ships

    def precedence(self, seat: Seat) -> int:
        """Return one number that orders ships by tile, then by Speed; the sort keeps seat order among equals."""
        return self.distance(seat) * ROW + self.speed[seat]

    def free_shields(self, seat: Seat) -> int:
        """Return how many Shield boxes are not ticked."""
        return self.shields - self.ticked[seat]
