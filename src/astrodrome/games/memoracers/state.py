"""The state of a race: the row of tiles, the ships and their dashboards.

Places of the row run from 0 (rear) to 9 (front). A ship's *distance* is its place plus ten for each time it has gone on
from the front tile to the rear tile: that alone says who is further to the front (MR-107, MR-168).
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.memoracers.figures import HANDICAP, ROW, SOLO_MARKER, START_SPEED
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.tile_set import TileSet, tile_set
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

FIELDS: Final = (
    Field("row", HIDDEN, "list[int]"),
    Field("up", PUBLIC, "list[bool]", at="face_up"),
    Field("seen", OF_A_SEAT, "list[int | None]", at="tile_last_seen"),
    Field("shown", PUBLIC, "list[int]", at="round_last_seen"),
    Field("reserve", HIDDEN, "list[int]", at="kraken_reserve"),
    Field("kraken_left", OF_A_SEAT, "int | None", at="kraken_seen_leaving"),
    Field("circuit", PUBLIC, "list[str]"),
    Field("race", PUBLIC, "int"),
    Field("round", PUBLIC, "int"),
    Field("place", PUBLIC, "list[int]"),
    Field("lane", PUBLIC, "list[int]"),
    Field("speed", PUBLIC, "list[int]"),
    Field("laps", PUBLIC, "list[int]"),
    Field("ticked", PUBLIC, "list[int]", at="shields_ticked"),
    Field("wraps", PUBLIC, "list[int]"),
    Field("started", PUBLIC, "list[bool]", at="left_start_line"),
    Field("racing", PUBLIC, "list[bool]"),
    Field("programs", PUBLIC, "list[tuple[int, ...]]"),
    Field("visitors", PUBLIC, "list[int]", at="mechanism_visitors"),
    Field("crash_round", PUBLIC, "list[int | None]"),
    Field("crash_distance", PUBLIC, "list[int]"),
    Field("marker", PUBLIC, "int", at="solo_marker"),
    Field("spared", PUBLIC, "bool", at="marker_stays"),
    Field("points", PUBLIC, "list[list[int]]", at="race_points"),
    Field("winners", PUBLIC, "tuple[int, ...]"),
    Field("reason", PUBLIC, "str | None", at="end_reason"),
)


class MemoRacers(State):
    """A race, or a championship of races."""

    def __init__(self, seats: int, options: Options, chance: Chance, like: MemoRacers | None = None) -> None:
        super().__init__(seats, chance)
        self.options: Final = options
        self.tiles: Final[TileSet] = tile_set(options.content) if like is None else like.tiles
        self.shields: Final[int] = options.shields if like is None else like.shields
        self.solo: Final[bool] = options.has("solo") if like is None else like.solo
        # A copy, which is `like` another, is not made blank first: search copies all the time.
        if like is None:
            self.make_row()
            self.make_ships()

    def make_row(self) -> None:
        """Set the row as it is before anything is set up."""
        self.row: list[int] = []
        """The code of the tile at each place."""
        self.face_up: list[bool] = []
        """Which places are face up."""
        self.tile_last_seen: list[int | None] = []
        """What was last shown of each place; None: a Kraken not shown yet."""
        self.round_last_seen: list[int] = []
        """The round in which each place was last face up: memories fade."""
        self.kraken_reserve: list[int] = []
        """The three Kraken tiles beside the row, sorted."""
        self.kraken_seen_leaving: int | None = None
        """The Kraken tile that was seen to leave the row last."""
        self.circuit: list[str] = []
        """The names of the tiles that were chosen for the circuit."""
        self.race = 0
        """The race of the championship, from 0."""
        self.round = 0
        """The round of the race, from 1; 0 before the first."""

    def make_ships(self) -> None:
        """Set the ships and the result as they are before anything is set up."""
        self.place: list[int] = []
        """By seat: the place of its ship in the row."""
        self.lane: list[int] = []
        """By seat: the lane of its ship."""
        self.speed: list[int] = []
        """By seat: its Speed."""
        self.laps: list[int] = []
        """By seat: Lap boxes ticked."""
        self.shields_ticked: list[int] = []
        """By seat: Shield boxes ticked."""
        self.wraps: list[int] = []
        """By seat: how often its ship went on from the front tile to the rear tile."""
        self.left_start_line: list[bool] = []
        """By seat: whether its ship has left the start line once (MR-070)."""
        self.racing: list[bool] = []
        """By seat: whether its ship is still racing."""
        self.programs: list[tuple[int, ...]] = []
        """By seat: the lanes programmed for this round, empty until opened."""
        self.mechanism_visitors: list[int] = []
        """Who entered a mechanism in this round, in order."""
        self.crash_round: list[int | None] = []
        """By seat: the round in which its ship crashed."""
        self.crash_distance: list[int] = []
        """By seat: how far to the front its ship crashed."""
        self.solo_marker = SOLO_MARKER
        """The score marker of a solo race (MR-148)."""
        self.marker_stays = False
        """Whether an accelerator was entered at top Speed in this round (MR-149)."""
        self.race_points: list[list[int]] = []
        """Points of each race of a championship, by race and seat."""
        self.winners: tuple[int, ...] = ()
        """Who has won, when the race is over."""
        self.end_reason: str | None = None
        """Why the race ended."""

    @override
    def copy(self) -> MemoRacers:
        twin = MemoRacers(self.seats, self.options, self.chance.copy(), self)
        self.copy_kernel_to(twin)
        twin.row = self.row.copy()
        twin.face_up = self.face_up.copy()
        twin.tile_last_seen = self.tile_last_seen.copy()
        twin.round_last_seen = self.round_last_seen.copy()
        twin.kraken_reserve = self.kraken_reserve.copy()
        twin.kraken_seen_leaving = self.kraken_seen_leaving
        twin.circuit = self.circuit
        twin.race = self.race
        twin.round = self.round
        twin.place = self.place.copy()
        twin.lane = self.lane.copy()
        twin.speed = self.speed.copy()
        twin.laps = self.laps.copy()
        twin.shields_ticked = self.shields_ticked.copy()
        twin.wraps = self.wraps.copy()
        twin.left_start_line = self.left_start_line.copy()
        twin.racing = self.racing.copy()
        twin.programs = self.programs.copy()
        twin.mechanism_visitors = self.mechanism_visitors.copy()
        twin.crash_round = self.crash_round.copy()
        twin.crash_distance = self.crash_distance.copy()
        twin.solo_marker = self.solo_marker
        twin.marker_stays = self.marker_stays
        twin.race_points = self.race_points.copy()  # a race that was counted never changes
        twin.winners = self.winners
        twin.end_reason = self.end_reason
        return twin

    def clear_dashboards(self) -> None:
        """Set Speed 1, no laps, and the Shield boxes of the handicap (MR-028, MR-029, MR-132)."""
        seats = self.seats
        self.round = 0
        self.place = [0] * seats
        self.lane = [0] * seats
        self.speed = [START_SPEED] * seats
        self.laps = [0] * seats
        self.shields_ticked = [HANDICAP[grade] for grade in self.options.grades] or [0] * seats
        self.wraps = [0] * seats
        self.left_start_line = [False] * seats
        self.racing = [True] * seats
        self.programs = [()] * seats
        self.mechanism_visitors = []
        self.crash_round = [None] * seats
        self.crash_distance = [0] * seats
        self.solo_marker = SOLO_MARKER
        self.winners = ()
        self.end_reason = None

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
        return self.shields - self.shields_ticked[seat]
