"""The state of a rally: the central board, and what lies before each franchise.

Lists go by franchise, by vehicle (the Pilot of franchise n is vehicle 2 n, its Starbot 2 n + 1) or by Boost slot
(franchise times three, plus the type). Piles are tuples with their top last. In a solo game there is one seat and two
franchises: the second one is the Rival (CM-254).
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.figures import LEAST_ENERGY, LEVEL_SCORES, RACES
from astrodrome.games.celerium.content.options import Options
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, RIVAL, STARBOT, VEHICLES
from astrodrome.games.celerium.state.tables import Tables, tables_of
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat

FIELDS: Final = (
    # the central board
    Field("round", PUBLIC, "int"),
    Field("first", PUBLIC, "int"),  # who holds the First-franchise token
    Field("planets", HIDDEN, "tuple[int, ...]"),  # the face-down pile
    Field("planets_out", HIDDEN, "tuple[int, ...]"),  # left the game unseen (CM-016)
    Field("planets_seen", PUBLIC, "tuple[int, ...]"),  # turned up so far; the last one hosts the round
    Field("wheel", PUBLIC, "int"),
    Field("supply", HIDDEN, "list[tuple[int, ...]]"),  # by type: the versions of the Boost tokens left
    Field("upgrade_deck", HIDDEN, "tuple[int, ...]"),
    Field("market", PUBLIC, "list[int]"),
    Field("market_order", PUBLIC, "list[int]"),
    Field("upgrades_gone", PUBLIC, "list[int]"),
    Field("control_deck", HIDDEN, "tuple[int, ...]"),
    Field("controls_gone", PUBLIC, "list[int]"),
    Field("control", PUBLIC, "int | None"),  # the Control card turned up in this round
    Field("decks", HIDDEN, "list[tuple[int, ...]]"),  # event cards, by level
    Field("discards", PUBLIC, "list[tuple[int, ...]]"),
    Field("laid", PUBLIC, "list[int]"),  # event cards played in this race
    Field("laid_by", PUBLIC, "list[int]"),
    Field("passes", PUBLIC, "int"),  # passes in a row, at the market or in the race
    # the race
    Field("square", PUBLIC, "list[int]"),  # by vehicle; empty before the first placement (CM-030)
    Field("shot", PUBLIC, "list[bool]"),  # by vehicle: carries a Shot token
    Field("stopped", PUBLIC, "list[bool]"),  # by vehicle: held by a Meteor until the owner's next turn
    Field("meteors", PUBLIC, "list[int]"),  # their squares
    Field("meteor_met", PUBLIC, "list[int]"),  # by Meteor: the vehicles it has stopped, as a bit mask
    Field("spared", PUBLIC, "list[int]"),  # who avoided the attack under way
    Field("blocked", PUBLIC, "int | None"),  # the Boost kept out of the surprise control under way
    # the franchises
    Field("pilot_card", PUBLIC, "list[int]"),
    Field("face", PUBLIC, "list[int | None]"),  # of the Pilot; None until chosen
    Field("starbot", PUBLIC, "list[int]"),
    Field("score", PUBLIC, "list[int]"),
    Field("actions", PUBLIC, "list[int]"),
    Field("energy", PUBLIC, "list[int]"),
    Field("line", PUBLIC, "list[int | None]"),  # of this race, or of the last one until lines are picked
    Field("px2", PUBLIC, "list[bool]"),  # still has its token
    Field("doubling", PUBLIC, "list[bool]"),  # spent it for this race
    Field("keep_line", PUBLIC, "list[bool]"),
    Field("first_at_market", PUBLIC, "int | None"),
    Field("last_at_market", PUBLIC, "int | None"),
    Field("hands", OF_A_SEAT, "list[tuple[int, ...]]"),  # event cards, sorted
    Field("installed", PUBLIC, "list[int | None]"),  # by vehicle
    Field("damaged", PUBLIC, "list[bool]"),  # by vehicle: its Upgrade carries a Workshop token
    Field("hangar", PUBLIC, "list[tuple[int, ...]]"),
    Field("workshop", PUBLIC, "list[tuple[int, ...]]"),
    Field("workshop_left", PUBLIC, "list[tuple[int, ...]]"),  # the kind of vehicle each of these left
    Field("versions", OF_A_SEAT, "list[int]"),  # by Boost slot
    Field("active", PUBLIC, "list[bool]"),  # by Boost slot
    Field("shielded", PUBLIC, "list[bool]"),  # the Shield protects, even if a control sent it back (CM-189)
    Field("boosted", PUBLIC, "list[int]"),  # points of this round's Boosts
    # what controls showed, in order: all saw it, and the table keeps no record (CM-091)
    Field("seen_version", OF_A_SEAT, "list[int | None]"),
    Field("seen_slot", PUBLIC, "list[int]"),
    Field("seen_lost", PUBLIC, "list[bool]"),
    Field("seen_round", PUBLIC, "list[int]"),
    # score sheets: for each race a tuple by franchise
    Field("sheet_pilot", PUBLIC, "list[tuple[int, ...]]"),
    Field("sheet_starbot", PUBLIC, "list[tuple[int, ...]]"),
    Field("sheet_bonus", PUBLIC, "list[tuple[int, ...]]"),
    Field("sheet_missed", PUBLIC, "list[tuple[int, ...]]"),  # Starbot malus or expert conditions missed
    Field("sheet_points", PUBLIC, "list[tuple[int, ...]]"),
    Field("sheet_boosts", PUBLIC, "list[tuple[int, ...]]"),
    # solo
    Field("rival_bought", PUBLIC, "bool"),  # has had its turn at this market (CM-257)
    Field("rival_plays", PUBLIC, "int"),  # plays left in this race (CM-262)
)


class Celerium(State):
    """A rally of several races."""

    def __init__(self, seats: int, options: Options, chance: Chance, tables: Tables | None = None) -> None:
        super().__init__(seats, chance)
        self.options: Final = options
        self.tables: Final[Tables] = tables or tables_of(options.content)
        self.solo: Final = options.has("solo")
        self.expert: Final = options.has("expert")
        self.franchises: Final = seats + 1 if options.has("solo") else seats
        self.round = 0
        self.first = 0
        self.planets: tuple[int, ...] = ()
        self.planets_out: tuple[int, ...] = ()
        self.planets_seen: tuple[int, ...] = ()
        self.wheel = 0
        self.supply: list[tuple[int, ...]] = []
        self.upgrade_deck: tuple[int, ...] = ()
        self.market: list[int] = []
        self.market_order: list[int] = []
        self.upgrades_gone: list[int] = []
        self.control_deck: tuple[int, ...] = ()
        self.controls_gone: list[int] = []
        self.control: int | None = None
        self.decks: list[tuple[int, ...]] = []
        self.discards: list[tuple[int, ...]] = []
        self.laid: list[int] = []
        self.laid_by: list[int] = []
        self.passes = 0
        self.square: list[int] = []
        self.shot: list[bool] = []
        self.stopped: list[bool] = []
        self.meteors: list[int] = []
        self.meteor_met: list[int] = []
        self.spared: list[int] = []
        self.blocked: int | None = None
        self.pilot_card: list[int] = []
        self.face: list[int | None] = []
        self.starbot: list[int] = []
        self.score: list[int] = []
        self.actions: list[int] = []
        self.energy: list[int] = []
        self.line: list[int | None] = []
        self.px2: list[bool] = []
        self.doubling: list[bool] = []
        self.keep_line: list[bool] = []
        self.first_at_market: int | None = None
        self.last_at_market: int | None = None
        self.hands: list[tuple[int, ...]] = []
        self.installed: list[int | None] = []
        self.damaged: list[bool] = []
        self.hangar: list[tuple[int, ...]] = []
        self.workshop: list[tuple[int, ...]] = []
        self.workshop_left: list[tuple[int, ...]] = []
        self.versions: list[int] = []
        self.active: list[bool] = []
        self.shielded: list[bool] = []
        self.boosted: list[int] = []
        self.seen_version: list[int | None] = []
        self.seen_slot: list[int] = []
        self.seen_lost: list[bool] = []
        self.seen_round: list[int] = []
        self.sheet_pilot: list[tuple[int, ...]] = []
        self.sheet_starbot: list[tuple[int, ...]] = []
        self.sheet_bonus: list[tuple[int, ...]] = []
        self.sheet_missed: list[tuple[int, ...]] = []
        self.sheet_points: list[tuple[int, ...]] = []
        self.sheet_boosts: list[tuple[int, ...]] = []
        self.rival_bought = False
        self.rival_plays = 0

    @override
    def copy(self) -> Celerium:
        twin = Celerium(self.seats, self.options, self.chance.copy(), self.tables)
        self.copy_kernel_to(twin)
        self.copy_board_to(twin)
        self.copy_race_to(twin)
        self.copy_franchises_to(twin)
        self.copy_records_to(twin)
        return twin

    def copy_board_to(self, twin: Celerium) -> None:
        """Copy the central board."""
        twin.round = self.round
        twin.first = self.first
        twin.planets = self.planets
        twin.planets_out = self.planets_out
        twin.planets_seen = self.planets_seen
        twin.wheel = self.wheel
        twin.supply = self.supply.copy()
        twin.upgrade_deck = self.upgrade_deck
        twin.market = self.market.copy()
        twin.market_order = self.market_order.copy()
        twin.upgrades_gone = self.upgrades_gone.copy()
        twin.control_deck = self.control_deck
        twin.controls_gone = self.controls_gone.copy()
        twin.control = self.control
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()

    def copy_race_to(self, twin: Celerium) -> None:
        """Copy the race under way."""
        twin.laid = self.laid.copy()
        twin.laid_by = self.laid_by.copy()
        twin.passes = self.passes
        twin.square = self.square.copy()
        twin.shot = self.shot.copy()
        twin.stopped = self.stopped.copy()
        twin.meteors = self.meteors.copy()
        twin.meteor_met = self.meteor_met.copy()
        twin.spared = self.spared.copy()
        twin.blocked = self.blocked
        twin.rival_bought = self.rival_bought
        twin.rival_plays = self.rival_plays

    def copy_franchises_to(self, twin: Celerium) -> None:
        """Copy what lies before the franchises."""
        twin.pilot_card = self.pilot_card.copy()
        twin.face = self.face.copy()
        twin.starbot = self.starbot.copy()
        twin.score = self.score.copy()
        twin.actions = self.actions.copy()
        twin.energy = self.energy.copy()
        twin.line = self.line.copy()
        twin.px2 = self.px2.copy()
        twin.doubling = self.doubling.copy()
        twin.keep_line = self.keep_line.copy()
        twin.first_at_market = self.first_at_market
        twin.last_at_market = self.last_at_market
        twin.hands = self.hands.copy()
        twin.installed = self.installed.copy()
        twin.damaged = self.damaged.copy()
        twin.hangar = self.hangar.copy()
        twin.workshop = self.workshop.copy()
        twin.workshop_left = self.workshop_left.copy()
        twin.versions = self.versions.copy()
        twin.active = self.active.copy()
        twin.shielded = self.shielded.copy()
        twin.boosted = self.boosted.copy()

    def copy_records_to(self, twin: Celerium) -> None:
        """Copy what controls showed, and the score sheets."""
        twin.seen_version = self.seen_version.copy()
        twin.seen_slot = self.seen_slot.copy()
        twin.seen_lost = self.seen_lost.copy()
        twin.seen_round = self.seen_round.copy()
        twin.sheet_pilot = self.sheet_pilot.copy()
        twin.sheet_starbot = self.sheet_starbot.copy()
        twin.sheet_bonus = self.sheet_bonus.copy()
        twin.sheet_missed = self.sheet_missed.copy()
        twin.sheet_points = self.sheet_points.copy()
        twin.sheet_boosts = self.sheet_boosts.copy()

    def races(self) -> int:
        """Return the number of races of the game (CM-004)."""
        return RACES[self.franchises]

    def turn_order(self) -> list[Seat]:
        """Return all franchises clockwise from the holder of the First-franchise token (CM-034)."""
        return [(self.first + step) % self.franchises for step in range(self.franchises)]

    def is_rival(self, seat: Seat) -> bool:
        """Return whether a franchise is the automaton (CM-254)."""
        return self.solo and seat == RIVAL

    def planet(self) -> int:
        """Return the planet of the round (CM-041)."""
        return self.planets_seen[-1]

    def level(self, seat: Seat) -> int:
        """Return the level that a score gives: 1, 2 or 3 (CM-226, CM-227)."""
        score = self.score[seat]
        return 1 + (score >= LEVEL_SCORES[0]) + (score >= LEVEL_SCORES[1])

    def capacity(self, seat: Seat) -> int:
        """Return the energy that the installed Upgrades give together, and never too little (CM-071, CM-073)."""
        if self.is_rival(seat):
            return 0  # CM-255: it has no energy
        energy = 0
        for vehicle in (VEHICLES * seat, VEHICLES * seat + STARBOT):
            upgrade = self.installed[vehicle]
            if upgrade is not None:
                energy += self.tables.upgrades.energy[upgrade]
        return max(energy, LEAST_ENERGY)

    def is_active(self, seat: Seat, boost: int) -> bool:
        """Return whether a franchise has a Boost in its slot (CM-089)."""
        return self.active[BOOST_TYPES * seat + boost]

    def authorised(self, boost: int) -> int:
        """Return the version that conforms now (CM-201, CM-202)."""
        return self.tables.wheel[self.wheel][boost]
