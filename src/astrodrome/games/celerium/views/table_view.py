"""What is seen: the public table, a franchise's own secrets, and what it has seen before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from astrodrome.games.celerium.content.options import Difficulty, Module
from astrodrome.games.celerium.content.rows import (
    TABLES_KEPT,
    ControlRow,
    PilotRow,
    PlanetRow,
    StarbotRow,
    UpgradeRow,
    WheelRow,
)
from astrodrome.games.celerium.content.vocabulary import (
    BOOST_TYPES,
    BOOSTS,
    LEVELS,
    LINES,
    VEHICLES,
    Boost,
    Line,
    Side,
    Zone,
)
from astrodrome.games.celerium.preparation.secret_choices import FranchisesChoose
from astrodrome.games.celerium.records.actions import ActivateBoosts, ChooseFace, PickLine
from astrodrome.games.celerium.records.offers import Standing
from astrodrome.games.celerium.scoring.outcome import Result, result
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.state.tables import Tables
from astrodrome.games.celerium.track.equipment import power
from astrodrome.games.celerium.track.standing import standing
from astrodrome.games.celerium.track.tokens import keep_line_left, meteors_left, shots_left, workshop_left
from astrodrome.games.celerium.views.card_faces import CardFace, card_faces
from astrodrome.kernel.seats import Seat, Seats


@dataclass(frozen=True, slots=True)
class VehicleView:
    """A vehicle as everybody sees it: its square (None before the first placement), powers by line, Upgrade, tokens."""

    square: int | None
    powers: tuple[int, ...]
    upgrade: UpgradeRow | None
    damaged: bool
    shot: bool
    stopped: bool


@dataclass(frozen=True, slots=True)
class SheetView:
    """One race of one franchise: every source of its points, and what it missed (Starbot malus, expert conditions)."""

    pilot: int
    starbot: int
    bonus: int
    missed: int
    points: int
    boosts: int


@dataclass(frozen=True, slots=True)
class FranchiseView:
    """A franchise's board as everybody sees it. `cards`: how many event cards of each level it holds."""

    rival: bool
    pilot_card: int
    pilot_face: PilotRow | None
    starbot_face: StarbotRow
    score: int
    level: int
    actions: int
    energy: int
    capacity: int
    pilot: VehicleView
    starbot: VehicleView
    line: Line | None
    px2: bool
    doubling: bool
    boosts: tuple[Boost, ...]
    shielded: bool
    hangar: tuple[UpgradeRow, ...]
    workshop: tuple[UpgradeRow, ...]
    cards: tuple[int, int, int]
    keep_line: bool
    ready: bool
    sheets: tuple[SheetView, ...]
    standing: Standing | None


@dataclass(frozen=True, slots=True)
class LaidCard:
    """An event card played in this race, and who played it."""

    seat: Seat
    card: CardFace


@dataclass(frozen=True, slots=True)
class DeckView:
    """An event deck: cards left, and the names on its discard pile."""

    left: int
    discard: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SupplyView:
    """Tokens left in the supply."""

    meteors: int
    shots: int
    workshop: int
    keep_line: int


@dataclass(frozen=True, slots=True)
class TrackView:
    """The track from its first square: zones one by one, double-move squares, and (square, bonus) for Starbots."""

    first: int
    zones: tuple[Zone, ...]
    double_moves: tuple[int, ...]
    starbots: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PublicView:
    """The table: central board, track, and the board of every franchise. In solo the second franchise is the Rival."""

    modules: tuple[Module, ...]
    first_to_last: bool
    difficulty: Difficulty
    round: int
    races: int
    first: Seat
    order: Seats
    passes: int
    planet: PlanetRow | None
    planets_seen: tuple[str, ...]
    track: TrackView
    wheel: WheelRow
    wheel_next: tuple[WheelRow, ...]
    market: tuple[UpgradeRow, ...]
    market_order: Seats
    first_at_market: Seat | None
    last_at_market: Seat | None
    upgrades_left: int
    upgrades_gone: tuple[str, ...]
    decks: tuple[DeckView, ...]
    laid: tuple[LaidCard, ...]
    meteors: tuple[int, ...]
    supply: SupplyView
    control: ControlRow | None
    controls_seen: tuple[str, ...]
    franchises: tuple[FranchiseView, ...]
    rival_plays: int | None
    result: Result | None


@dataclass(frozen=True, slots=True)
class MineView:
    """What only this franchise sees: its hand, the versions of its Boosts, and a choice that is still sealed."""

    hand: tuple[CardFace, ...]
    shield: int
    line: int
    planet: int
    chosen_face: Side | None
    chosen_boosts: tuple[Boost, ...] | None
    chosen_line: Line | None
    chosen_px2: bool


@dataclass(frozen=True, slots=True)
class Sighting:
    """A version that a control showed: whose Boost, how many rounds ago, and whether it was lost and replaced."""

    seat: Seat
    boost: Boost
    version: int | None
    lost: bool
    age: int


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a franchise has seen of Boost versions (CM-090, CM-091).

    `versions`: by franchise and type (shield, line, planet), what each Boost is known to be now; None: not known.
    """

    versions: tuple[tuple[int | None, ...], ...]
    sightings: tuple[Sighting, ...]


def public_view(g: Celerium) -> PublicView:
    """Return what everybody sees."""
    box, faces = g.tables.box, card_faces(g.tables)
    positions = len(box.wheel)
    return PublicView(
        modules=g.options.modules,
        first_to_last=g.options.first_to_last,
        difficulty=g.options.difficulty,
        round=g.round,
        races=g.races(),
        first=g.first_franchise,
        order=tuple(g.turn_order()),
        passes=g.passes_in_a_row,
        planet=box.planets[g.planet()] if g.planets.seen else None,
        planets_seen=tuple([box.planets[planet].name for planet in g.planets.seen]),
        track=track_view(g.tables),
        wheel=box.wheel[g.wheel],
        wheel_next=tuple([box.wheel[(g.wheel + notch) % positions] for notch in range(1, positions)]),
        market=tuple([box.upgrades[upgrade] for upgrade in g.market.on_sale]),
        market_order=tuple(g.market.order),
        first_at_market=g.market.first,
        last_at_market=g.market.last,
        upgrades_left=len(g.market.deck),
        upgrades_gone=tuple([box.upgrades[upgrade].name for upgrade in g.market.discard]),
        decks=tuple([deck_view(g, level) for level in range(LEVELS)]),
        laid=tuple([LaidCard(seat, faces[card]) for seat, card in zip(g.cards_played_by, g.cards_played, strict=True)]),
        meteors=tuple(g.meteors),
        supply=SupplyView(meteors_left(g), shots_left(g), workshop_left(g), keep_line_left(g)),
        control=None if g.control.card is None else box.controls[g.control.card],
        controls_seen=tuple([box.controls[card].name for card in g.control.discard]),
        franchises=tuple([franchise_view(g, seat) for seat in range(g.franchises)]),
        rival_plays=None if g.rival is None else g.rival.plays,
        result=result(g),
    )


@lru_cache(TABLES_KEPT)
def track_view(tables: Tables) -> TrackView:
    """Return the track as it is drawn."""
    track = tables.box.track
    return TrackView(
        track[0].square,
        tuple([row.zone for row in track]),
        tuple([row.square for row in track if row.double_move]),
        tuple([(row.square, row.starbot) for row in track if row.starbot]),
    )


def deck_view(g: Celerium, level: int) -> DeckView:
    """Return a deck as everybody sees it."""
    names = g.tables.cards.name
    return DeckView(len(g.event_decks[level]), tuple([names[card] for card in g.event_discards[level]]))


def franchise_view(g: Celerium, seat: Seat) -> FranchiseView:
    """Return a board as everybody sees it: which Boosts are active, not their versions (CM-038, CM-089)."""
    box, face = g.tables.box, g.pilot_face[seat]
    line = g.line[seat]
    choosing = bool(g.agenda) and isinstance(g.agenda[-1], FranchisesChoose) and seat < g.seats
    return FranchiseView(
        rival=g.is_rival(seat),
        pilot_card=g.pilot_card[seat] + 1,
        pilot_face=None if face is None else box.pilots[face],
        starbot_face=box.starbots[g.starbot_colour[seat]],
        score=g.score[seat],
        level=g.level(seat),
        actions=g.actions[seat],
        energy=g.energy[seat],
        capacity=g.capacity(seat),
        pilot=vehicle_view(g, VEHICLES * seat),
        starbot=vehicle_view(g, VEHICLES * seat + 1),
        line=None if line is None else LINES[line],
        px2=g.has_px2[seat],
        doubling=g.doubles_pilot[seat],
        boosts=tuple([BOOSTS[boost] for boost in range(BOOST_TYPES) if g.is_active(seat, boost)]),
        shielded=g.shield_protects[seat],
        hangar=tuple([box.upgrades[upgrade] for upgrade in g.hangar[seat]]),
        workshop=tuple([box.upgrades[upgrade] for upgrade in g.workshop[seat]]),
        cards=held_by_level(g, seat),
        keep_line=g.has_keep_line[seat],
        ready=choosing and g.answers[seat] is not None,
        sheets=tuple([sheet_view(g, race, seat) for race in range(len(g.sheets.points))]),
        standing=standing(g, seat) if g.square else None,
    )


def vehicle_view(g: Celerium, vehicle: int) -> VehicleView:
    """Return a vehicle as everybody sees it."""
    seat, kind = vehicle // VEHICLES, vehicle % VEHICLES
    upgrade = g.installed_upgrade[vehicle]
    shown = kind or g.pilot_face[seat] is not None
    return VehicleView(
        square=g.square[vehicle] if g.square else None,
        powers=tuple([power(g, seat, kind, line) for line in range(len(LINES))]) if shown else (),
        upgrade=None if upgrade is None else g.tables.box.upgrades[upgrade],
        damaged=g.upgrade_damaged[vehicle],
        shot=g.carries_shot[vehicle],
        stopped=g.held_by_meteor[vehicle],
    )


def held_by_level(g: Celerium, seat: Seat) -> tuple[int, int, int]:
    """Return how many cards of each level a franchise holds, which is all the others see (CM-082)."""
    levels = [g.tables.cards.level[card] for card in g.hands[seat]]
    return (levels.count(0), levels.count(1), levels.count(2))


def sheet_view(g: Celerium, race: int, seat: Seat) -> SheetView:
    """Return the score sheet of a race."""
    return SheetView(
        g.sheets.pilot[race][seat],
        g.sheets.starbot[race][seat],
        g.sheets.bonus[race][seat],
        g.sheets.missed[race][seat],
        g.sheets.points[race][seat],
        g.sheets.boosts[race][seat],
    )


def mine_view(g: Celerium, seat: Seat) -> MineView:
    """Return a franchise's own secrets."""
    faces, sealed = card_faces(g.tables), g.answers[seat]
    shield, line, planet = g.boost_versions[BOOST_TYPES * seat : BOOST_TYPES * (seat + 1)]
    boosts = None
    if isinstance(sealed, ActivateBoosts):
        chosen = (sealed.shield, sealed.line, sealed.planet)
        boosts = tuple([name for name, on in zip(BOOSTS, chosen, strict=True) if on])
    return MineView(
        hand=tuple([faces[card] for card in g.hands[seat]]),
        shield=shield,
        line=line,
        planet=planet,
        chosen_face=sealed.side if isinstance(sealed, ChooseFace) else None,
        chosen_boosts=boosts,
        chosen_line=sealed.line if isinstance(sealed, PickLine) else None,
        chosen_px2=isinstance(sealed, PickLine) and sealed.px2,
    )


def knowledge(g: Celerium, seat: Seat) -> Knowledge:
    """Return what a franchise could remember of versions: its own, and what controls showed."""
    known: list[int | None] = [None] * len(g.boost_versions)
    sightings = []
    for slot, version, lost, when in zip(g.seen.slot, g.seen.version, g.seen.lost, g.seen.round, strict=True):
        known[slot] = None if lost else version
        owner, boost = slot // BOOST_TYPES, BOOSTS[slot % BOOST_TYPES]
        sightings.append(Sighting(owner, boost, version, lost, g.round - when))
    for boost_slot in range(BOOST_TYPES * seat, BOOST_TYPES * (seat + 1)):
        known[boost_slot] = g.boost_versions[boost_slot]
    rows = [tuple(known[BOOST_TYPES * other : BOOST_TYPES * (other + 1)]) for other in range(g.franchises)]
    return Knowledge(tuple(rows), tuple(sightings))
