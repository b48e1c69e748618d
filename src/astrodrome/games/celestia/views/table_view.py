"""What is seen: the public table, what only its owner sees, and what a seat has seen before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, cast

from astrodrome.games.celestia.content.card_names import colours_of, listed, names_of
from astrodrome.games.celestia.content.cards import CARDS, COLOURS, FACES, KINDS, Card, Colour, Face, Module, Symbol
from astrodrome.games.celestia.content.cities import Treasure
from astrodrome.games.celestia.content.figures import BEGINNERS_GOAL, GOAL
from astrodrome.games.celestia.records.actions import (
    DrawCard,
    ExchangeCards,
    ExchangeTreasure,
    PlaceHelp,
    Play,
    TakeLifeboat,
    UsePower,
    UseSpyglass,
)
from astrodrome.games.celestia.records.flight_events import VESSELS, Vessel
from astrodrome.games.celestia.records.treasure_events import Reason
from astrodrome.games.celestia.state.event_costs import need_names, needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import CRASH, LEAVES, ROWS, STAYS, SUCCESS
from astrodrome.games.celestia.treasures.matryoshburg import PlayersChooseBonus
from astrodrome.games.celestia.treasures.treasures import DrawerChoosesTreasure
from astrodrome.games.celestia.voyage.ending import as_reason, checked_points, help_left, treasures_of
from astrodrome.kernel.records import Pass
from astrodrome.kernel.seats import Seat

Choice = Pass | Play | TakeLifeboat | UseSpyglass | UsePower | PlaceHelp | DrawCard | ExchangeCards | ExchangeTreasure
"""What waits under a seal: an answer in a window, a bonus at Matryoshburg."""
Spot = Literal["city", "space", "forgotten"]
Announcement = Literal["stays", "leaves", "lifeboat"]
Word = Literal["success", "crash"]

ANNOUNCEMENTS: dict[int, Announcement] = {STAYS: "stays", LEAVES: "leaves", ROWS: "lifeboat"}
WORDS: dict[int, Word] = {SUCCESS: "success", CRASH: "crash"}


@dataclass(frozen=True, slots=True)
class CityView:
    """A city tile: its value, whether treasures may be worth more, the dice to reach it, the treasures left."""

    value: int
    more: bool
    dice: int
    left: int
    house: bool


@dataclass(frozen=True, slots=True)
class PlaceView:
    """Where a vessel stands or heads: a city by its value, the empty space, or the Forgotten City."""

    spot: Spot
    city: int | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees them: pawns, hand size, treasures by city, character, what they did in this step."""

    colours: tuple[Colour, ...]
    character: Colour | None
    spent: bool
    pawns: int
    hand: int
    treasures: tuple[int, ...]
    announced: Announcement | None
    got_off: bool
    help: int
    token: bool
    gift: Treasure | None
    ready: bool
    revealed: tuple[Treasure, ...] | None
    help_left: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class PublicView:
    """The table. Treasures of a seat are counted by city, in the order of the route, until they are revealed."""

    modules: tuple[Module, ...]
    goal: int
    voyage: int
    cities: tuple[CityView, ...]
    seats: tuple[SeatView, ...]
    captain: Seat | None
    aircraft: PlaceView | None
    pilot: Seat | None
    lifeboat: PlaceView | None
    lifeboat_card: Card | None
    vessel: Vessel
    target: PlaceView
    dice: tuple[Face, ...]
    pirates_ignored: bool
    needs: tuple[Symbol, ...]
    word: Word | None
    laid: tuple[Card, ...]
    help: tuple[Card, ...]
    shown: tuple[Card, ...]
    moored: bool
    deck: int
    discard: tuple[Card, ...]
    used_spyglasses: tuple[int, ...]
    gifts: tuple[int, ...]
    revealed_gifts: tuple[Treasure, ...] | None
    lit: bool
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class MineView:
    """What only this player sees: hand, treasures and their points, what is being looked at, what lies face down."""

    hand: tuple[Card, ...]
    treasures: tuple[Treasure, ...]
    points: int
    drawn: tuple[Treasure, ...]
    placed: tuple[Card, ...]
    choice: Choice | None


def public_view(g: Celestia) -> PublicView:
    """Return what everybody sees."""
    tables = g.tables
    flies = g.lifeboat.pilot is not None
    return PublicView(
        modules=g.edition.options.modules,
        goal=BEGINNERS_GOAL if g.edition.beginner else GOAL,
        voyage=g.voyage,
        cities=tuple(
            [
                CityView(tables.value[city], tables.more[city], tables.dice[city], len(pile), tables.house[city])
                for city, pile in enumerate(g.piles)  # the treasures left may always be counted (CS-171)
            ]
        ),
        seats=tuple([seat_view(g, seat) for seat in range(g.seats)]),
        captain=g.captain if g.flying else None,
        aircraft=place_view(g, g.place) if g.flying else None,
        pilot=g.lifeboat.pilot,
        lifeboat=place_view(g, g.lifeboat.place) if flies else None,
        lifeboat_card=None if g.lifeboat.card is None else CARDS[g.lifeboat.card],
        vessel=VESSELS[g.step.vessel],
        target=place_view(g, g.step.destination),
        dice=tuple([FACES[face] for face in g.step.dice]),
        pirates_ignored=g.step.pirates_ignored,
        needs=need_names(needs(g)) if g.step.dice else (),
        word=WORDS.get(g.step.declaration),
        laid=listed(g.step.cards_laid),
        help=listed(g.step.help_revealed),
        shown=listed(g.step.cards_turned_up),
        moored=g.step.moored,
        deck=len(g.deck),
        discard=names_of(g.discard),
        used_spyglasses=tuple(g.used_spyglasses),
        gifts=tuple([tables.value[tables.city_of[gift]] for gift in g.gifts.waiting]) if g.gifts.waiting else (),
        revealed_gifts=tuple([tables.face[gift] for gift in g.gifts.waiting]) if g.ending.count_begun else None,
        lit=g.forgotten_city.lit,
        reason=None if g.ending.reason is None else as_reason(g.ending.reason),
    )


def place_view(g: Celestia, place: int) -> PlaceView:
    """Return a place of the route or beside it."""
    if place < g.tables.cities:
        return PlaceView("city", g.tables.value[place])
    return PlaceView("space" if place == g.tables.space else "forgotten", None)


def seat_view(g: Celestia, seat: Seat) -> SeatView:
    """Return a player as everybody sees them: sizes and cities, no card and no value (CS-046, CS-054)."""
    character = g.characters.colour[seat]
    gift = g.gifts.received[seat]
    return SeatView(
        colours=colours_of(g.characters.crew[seat]),
        character=None if character is None else COLOURS[character],
        spent=g.characters.power_used[seat],
        pawns=g.pawns[seat],
        hand=g.hand_size[seat],
        treasures=tuple(g.treasures_by_city[seat]),
        announced=ANNOUNCEMENTS.get(g.step.announced[seat]),
        got_off=g.step.pawns_landed[seat] > 0,
        help=len(g.help_placed[seat]),
        token=g.forgotten_city.tokens[seat],
        gift=None if gift is None else g.tables.face[gift],
        ready=g.answers[seat] is not None and isinstance(g.agenda[-1], PlayersChooseBonus),
        revealed=treasures_of(g, seat) if g.ending.count_begun else None,
        help_left=help_left(g, seat) if g.ending.count_begun else None,
    )


def mine_view(g: Celestia, seat: Seat) -> MineView:
    """Return what only one player sees."""
    return MineView(
        hand=names_of(g.hands[seat]),
        treasures=treasures_of(g, seat),
        points=checked_points(g, seat),
        drawn=faces_of(g, looked_at(g, seat)),
        placed=listed(g.help_placed[seat]),
        choice=sealed_choice(g, seat),
    )


def sealed_choice(g: Celestia, seat: Seat) -> Choice | None:
    """Return what a player has answered and nobody else knows yet."""
    choice = g.answers[seat] if g.bonus_chosen[seat] is None else g.bonus_chosen[seat]
    return cast("Choice | None", choice)


def faces_of(g: Celestia, treasures: Sequence[int]) -> tuple[Treasure, ...]:
    """Return some treasures as they look."""
    return tuple([g.tables.face[treasure] for treasure in treasures]) if treasures else ()


def looked_at(g: Celestia, seat: Seat) -> Sequence[int]:
    """Return the treasures that lie open before one player alone: drawn to keep one, or a pile being searched."""
    top = g.agenda[-1] if g.agenda else None
    if isinstance(top, DrawerChoosesTreasure) and top.seat == seat:
        return sorted(g.piles[top.city])
    return g.treasures_drawn[seat]


@dataclass(frozen=True, slots=True)
class HandKnown:
    """Cards that are certainly in another hand, or among the Help cards its owner has placed."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileKnown:
    """Treasures that were in a pile when it was last seen, and who has taken one since (None: it became a gift)."""

    city: int
    treasures: tuple[Treasure, ...]
    taken_by: tuple[Seat | None, ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a player has seen and the table no longer shows.

    `routes` and `help` count, by seat, Alternative Routes and Help cards that went back to a hand for all to see.
    """

    hands: tuple[HandKnown, ...]
    piles: tuple[PileKnown, ...]
    gone: tuple[Treasure, ...]
    routes: tuple[int, ...]
    help: tuple[int, ...]


def knowledge(g: Celestia, seat: Seat) -> Knowledge:
    """Return what a player could remember."""
    memory, value = g.memory, g.tables.value
    looks = memory.piles[seat] if memory.piles else []
    return Knowledge(
        hands=hands_known(g, g.memory.cards_spied[seat]) if g.memory.cards_spied[seat] else (),
        piles=tuple(
            [
                PileKnown(value[city], faces_of(g, known), memory.takers_since[seat][city])
                for city, known in enumerate(looks)
                if known
            ]
        ),
        gone=faces_of(g, g.treasures_discarded[seat]),
        routes=tuple(g.memory.routes_known),
        help=tuple(g.memory.help_known),
    )


def hands_known(g: Celestia, spied: list[int]) -> tuple[HandKnown, ...]:
    """Return what a player has spied of other hands."""
    hands = [(other, spied[other * KINDS : (other + 1) * KINDS]) for other in range(g.seats)]
    return tuple([HandKnown(other, names_of(hand)) for other, hand in hands if any(hand)])
