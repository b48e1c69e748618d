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
from astrodrome.games.celerium.state.board_piles import ControlCards, Planets
from astrodrome.games.celerium.state.market_record import Market
from astrodrome.games.celerium.state.rival_record import Rival
from astrodrome.games.celerium.state.score_sheets import ScoreSheets
from astrodrome.games.celerium.state.seen_boosts import SeenBoosts
from astrodrome.games.celerium.state.tables import Tables, tables_of
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.seats import Seat


class Celerium(State):
    """A rally of several races."""

    def __init__(self, seats: int, options: Options, chance: Chance, model: Celerium | None = None) -> None:
        super().__init__(seats, chance)
        self.options: Final = options
        self.tables: Final[Tables] = tables_of(options.content) if model is None else model.tables
        self.solo: Final = options.has("solo")
        self.expert: Final = options.has("expert")
        self.franchises: Final = seats + 1 if options.has("solo") else seats
        # A copy is not made blank first: it would set every field twice, and search copies all the time.
        if model is None:
            self._make_board()
            self._make_race()
            self._make_franchises()

    def _make_board(self) -> None:
        """Set the central board as it is before anything is set up."""
        self.round = 0
        """The number of the round, from 1."""
        self.first_franchise = 0
        """Who holds the First-franchise token."""
        self.planets = Planets()
        """The planets: pile, removed, turned up."""
        self.market = Market()
        """The Upgrades on sale, their deck, and who shops when."""
        self.control = ControlCards()
        """The Control cards."""
        self.wheel = 0
        """The position of the Control wheel, which says what conforms (CM-201)."""
        self.boost_supply: list[tuple[int, ...]] = []
        """By type: the versions of the Boost tokens left."""
        self.event_decks: list[tuple[int, ...]] = []
        """By level: event cards face down."""
        self.event_discards: list[tuple[int, ...]] = []
        """By level: event cards that were played."""

    def _make_race(self) -> None:
        """Set the race, and what controls and races leave behind, as it is before anything is set up."""
        self.cards_played: list[int] = []
        """Event cards played in this race, in order."""
        self.cards_played_by: list[int] = []
        """For each of them, the franchise that played it."""
        self.passes_in_a_row = 0
        """At the market or in the race."""
        self.square: list[int] = []
        """By vehicle: its square; empty before the first placement (CM-030)."""
        self.carries_shot: list[bool] = []
        """By vehicle: whether it carries a Shot token."""
        self.held_by_meteor: list[bool] = []
        """By vehicle: whether a Meteor holds it until its owner's next turn."""
        self.meteors: list[int] = []
        """The squares of the Meteors."""
        self.stopped_by_meteor: list[int] = []
        """By Meteor: the vehicles it has stopped, as a bit mask."""
        self.avoided_attack: list[int] = []
        """Franchises that avoided the attack under way."""
        self.blocked_boost: int | None = None
        """The Boost kept out of the surprise control under way (CM-272)."""
        self.seen = SeenBoosts()
        """What controls showed."""
        self.sheets = ScoreSheets()
        """The score sheets of the races so far."""
        self.rival = Rival() if self.solo else None
        """What the Rival does; None unless the game is a solo."""

    def _make_franchises(self) -> None:
        """Set what lies before the franchises as it is before anything is set up."""
        self.pilot_card: list[int] = []
        """By franchise: its Pilot card."""
        self.pilot_face: list[int | None] = []
        """By franchise: the face of its Pilot card; None until chosen."""
        self.starbot_colour: list[int] = []
        """By franchise: an index of `COLOURS`."""
        self.score: list[int] = []
        """By franchise: its points."""
        self.actions: list[int] = []
        """By franchise: actions left in this race."""
        self.energy: list[int] = []
        """By franchise: energy left in this round."""
        self.line: list[int | None] = []
        """By franchise: its line of this race, or of the last one until lines are picked."""
        self.has_px2: list[bool] = []
        """By franchise: whether it still has its Px2 token (CM-012)."""
        self.doubles_pilot: list[bool] = []
        """By franchise: whether it spends its Px2 token on this race (CM-111)."""
        self.has_keep_line: list[bool] = []
        """By franchise: whether a token lets it pick the same line again."""
        self.hands: list[tuple[int, ...]] = []
        """By franchise: event cards, sorted."""
        self.installed_upgrade: list[int | None] = []
        """By vehicle: the Upgrade it carries."""
        self.upgrade_damaged: list[bool] = []
        """By vehicle: whether its Upgrade carries a Workshop token."""
        self.hangar: list[tuple[int, ...]] = []
        """By franchise: Upgrades that wait to be installed."""
        self.workshop: list[tuple[int, ...]] = []
        """By franchise: Upgrades under repair."""
        self.workshop_origin: list[tuple[int, ...]] = []
        """For each of these, the kind of vehicle that it left."""
        self.boost_versions: list[int] = []
        """By Boost slot: the version of its token."""
        self.boost_active: list[bool] = []
        """By Boost slot: whether its Boost is active in this round."""
        self.shield_protects: list[bool] = []
        """By franchise: the Shield protects, even if a control sent it back (CM-189)."""
        self.boost_points: list[int] = []
        """By franchise: points of this round's Boosts."""

    @override
    def copy(self) -> Celerium:
        twin = Celerium(self.seats, self.options, self.chance.copy(), self)
        self.copy_kernel_to(twin)
        self._copy_board_to(twin)
        self._copy_race_to(twin)
        self._copy_franchises_to(twin)
        self._copy_records_to(twin)
        return twin

    def _copy_board_to(self, twin: Celerium) -> None:
        """Copy the central board."""
        twin.round = self.round
        twin.first_franchise = self.first_franchise
        twin.wheel = self.wheel
        twin.boost_supply = self.boost_supply.copy()
        twin.event_decks = self.event_decks.copy()
        twin.event_discards = self.event_discards.copy()

    def _copy_race_to(self, twin: Celerium) -> None:
        """Copy the race under way."""
        twin.cards_played = self.cards_played.copy()
        twin.cards_played_by = self.cards_played_by.copy()
        twin.passes_in_a_row = self.passes_in_a_row
        twin.square = self.square.copy()
        twin.carries_shot = self.carries_shot.copy()
        twin.held_by_meteor = self.held_by_meteor.copy()
        twin.meteors = self.meteors.copy()
        twin.stopped_by_meteor = self.stopped_by_meteor.copy()
        twin.avoided_attack = self.avoided_attack.copy()
        twin.blocked_boost = self.blocked_boost

    def _copy_franchises_to(self, twin: Celerium) -> None:
        """Copy what lies before the franchises."""
        twin.pilot_card = self.pilot_card.copy()
        twin.pilot_face = self.pilot_face.copy()
        twin.starbot_colour = self.starbot_colour.copy()
        twin.score = self.score.copy()
        twin.actions = self.actions.copy()
        twin.energy = self.energy.copy()
        twin.line = self.line.copy()
        twin.has_px2 = self.has_px2.copy()
        twin.doubles_pilot = self.doubles_pilot.copy()
        twin.has_keep_line = self.has_keep_line.copy()
        twin.hands = self.hands.copy()
        twin.installed_upgrade = self.installed_upgrade.copy()
        twin.upgrade_damaged = self.upgrade_damaged.copy()
        twin.hangar = self.hangar.copy()
        twin.workshop = self.workshop.copy()
        twin.workshop_origin = self.workshop_origin.copy()
        twin.boost_versions = self.boost_versions.copy()
        twin.boost_active = self.boost_active.copy()
        twin.shield_protects = self.shield_protects.copy()
        twin.boost_points = self.boost_points.copy()

    def _copy_records_to(self, twin: Celerium) -> None:
        """Copy what lies in records of its own; those that are replaced and never changed are shared."""
        twin.planets = self.planets
        twin.market = self.market
        twin.control = self.control
        twin.sheets = self.sheets
        twin.seen = self.seen.copy()
        twin.rival = None if self.rival is None else self.rival.copy()

    def races(self) -> int:
        """Return the number of races of the game (CM-004)."""
        return RACES[self.franchises]

    def turn_order(self) -> list[Seat]:
        """Return all franchises clockwise from the holder of the First-franchise token (CM-034)."""
        return [(self.first_franchise + step) % self.franchises for step in range(self.franchises)]

    def is_rival(self, seat: Seat) -> bool:
        """Return whether a franchise is the automaton (CM-254)."""
        return self.solo and seat == RIVAL

    def planet(self) -> int:
        """Return the planet of the round (CM-041)."""
        return self.planets.seen[-1]

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
            upgrade = self.installed_upgrade[vehicle]
            if upgrade is not None:
                energy += self.tables.upgrades.energy[upgrade]
        return max(energy, LEAST_ENERGY)

    def is_active(self, seat: Seat, boost: int) -> bool:
        """Return whether a franchise has a Boost in its slot (CM-089)."""
        return self.boost_active[BOOST_TYPES * seat + boost]

    def authorised(self, boost: int) -> int:
        """Return the version that conforms now (CM-201, CM-202)."""
        return self.tables.wheel[self.wheel][boost]
