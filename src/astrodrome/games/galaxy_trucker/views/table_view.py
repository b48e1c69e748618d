"""What is seen: the public table, what a trucker alone sees, and what a trucker has seen before."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.games.galaxy_trucker.box.options import Building, Flight, Module
from astrodrome.games.galaxy_trucker.content.figures import OPEN_PILES, PILES
from astrodrome.games.galaxy_trucker.content.rows import GOODS, SPECIALISTS, Good, Road, Specialist
from astrodrome.games.galaxy_trucker.flight.loans import tokens_left
from astrodrome.games.galaxy_trucker.game.game_loop import Phase, phase
from astrodrome.games.galaxy_trucker.records.yard_events import Member
from astrodrome.games.galaxy_trucker.ship.module_effects import binds, is_extra
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.ship_view import ShipView, ship_view
from astrodrome.games.galaxy_trucker.yard.building import turns_agreed
from astrodrome.games.galaxy_trucker.yard.components import custom_components
from astrodrome.games.galaxy_trucker.yard.hourglass import has_hourglass
from astrodrome.kernel.seats import Seat, Seats

__all__ = ["Knowledge", "Member", "MineView", "PublicView", "knowledge", "mine_view", "public_view"]


@dataclass(frozen=True, slots=True)
class HourglassView:
    """The hourglass: its circle (0 is START), whether sand runs, how long it runs."""

    circle: int
    running: bool
    seconds: int


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile of cards before take-off: how many, whether it may be looked at, who does."""

    cards: int
    open: bool
    reader: Seat | None


@dataclass(frozen=True, slots=True)
class StockView:
    """Goods of a colour that are left in the bank."""

    good: Good
    left: int


@dataclass(frozen=True, slots=True)
class AccountView:
    """What a flight brought a player: credits from cards, for the finish, for beauty, for goods, less the losses.

    The lines of modules follow.
    """

    cards: int
    finish: int
    beauty: int
    goods: int
    losses: int
    luxury: int
    manager: int
    creativity: int
    leftovers: int
    loans: int


@dataclass(frozen=True, slots=True)
class RoadView:
    """A card of Rough Roads in force, and the seats that it binds (GX-386)."""

    card: str
    road: Road
    bound: Seats


@dataclass(frozen=True, slots=True)
class PublicView:
    """The table. Squares are those of the common grid.

    `loans` are the loan tokens that are left.

    `extra` are the cards revealed that came in addition to those of the flight (GX-573).

    `specialists` are the cards laid out for cyan aliens, `boxed` the number of components removed unseen (GX-036).
    """

    modules: tuple[Module, ...]
    building: Building
    flights: tuple[Flight, ...]
    flight: int
    board: str
    phase: Phase
    turns: int | None
    face_down: int
    face_up: tuple[str, ...]
    hourglass: HourglassView | None
    piles: tuple[PileView, ...]
    deck: int
    card: str | None
    revealed: tuple[str, ...]
    extra: tuple[str, ...]
    used: tuple[str, ...]
    order: Seats
    losers: Seats
    dice: tuple[int, ...]
    bank: tuple[StockView, ...]
    ships: tuple[ShipView, ...]
    accounts: tuple[tuple[AccountView, ...], ...]
    specialists: tuple[Specialist, ...]
    boxed: int
    roads: tuple[RoadView, ...]
    dead: int | None
    again: tuple[str, ...]
    second_pass: bool
    depot: tuple[str, ...]
    used_up: tuple[int, ...]
    loans: int


@dataclass(frozen=True, slots=True)
class MineView:
    """What only this trucker sees: the component in hand, cards being looked at, components made to order.

    Also the machinations held, and the one that was put into this flight (GX-331).
    """

    hand: str | None
    pile: int | None
    cards: tuple[str, ...]
    ordered: tuple[str, ...]
    secret: int | None
    machinations: tuple[str, ...]
    plot: str | None


@dataclass(frozen=True, slots=True)
class KnownPile:
    """A pile that was looked at, as it was dealt."""

    pile: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a trucker could remember of the cards: each pile looked at in this flight."""

    piles: tuple[KnownPile, ...]


def public_view(g: Trucker) -> PublicView:
    """Return what everybody sees (GB-009)."""
    now = phase(g)
    flying = now in ("flight", "over")
    in_yard = now in ("building", "check")
    technologies, roads, bonus = g.technologies, g.roads, g.bonus
    return PublicView(
        modules=g.options.modules,
        building=g.options.building,
        flights=g.options.flights,
        flight=g.flight + 1,
        board=g.board.name,
        phase=now,
        turns=turns_agreed(g) if g.options.building == "turns" else None,
        face_down=len(g.face_down_components),
        face_up=tuple([g.box.names[component] for component in g.face_up]),
        hourglass=HourglassView(g.hourglass_space, g.sand_running, g.options.hourglass) if has_hourglass(g) else None,
        piles=() if flying else pile_views(g),
        deck=len(g.deck),
        card=g.card.name if g.revealed and now == "flight" else None,
        revealed=card_names(g, g.revealed),
        extra=card_names(g, [card for card in g.revealed if is_extra(g, card)]) if len(g.piles) > PILES else (),
        used=card_names(g, g.cards_of_earlier_flights),
        order=tuple(g.order()),
        losers=tuple(g.beaten_by_pirates),
        dice=tuple(g.dice),
        bank=tuple([StockView(good, left) for good, left in zip(GOODS, g.goods_in_bank, strict=True)]),
        ships=tuple([ship_view(g, seat, in_yard) for seat in range(g.seats)]),
        accounts=tuple([tuple([AccountView(*lines) for lines in flight]) for flight in g.accounts]),
        specialists=SPECIALISTS if g.box.technologies else (),
        boxed=0 if technologies is None else len(technologies.boxed),
        roads=() if roads is None else tuple([road_view(g, card) for card in roads.cards]),
        dead=None if roads is None else roads.dead_column,
        again=() if roads is None else card_names(g, roads.cards_to_repeat),
        second_pass=roads is not None and roads.second_pass,
        depot=() if bonus is None else tuple([g.box.names[component] for component in bonus.depot]),
        used_up=() if bonus is None else tuple(bonus.chosen_places),
        loans=tokens_left(g),
    )


def road_view(g: Trucker, card: int) -> RoadView:
    """Return a card of Rough Roads as it lies on the table."""
    row = g.box.roads[card]
    return RoadView(row.name, row.road, tuple([seat for seat in range(g.seats) if binds(g, seat, row.road)]))


def pile_views(g: Trucker) -> tuple[PileView, ...]:
    """Return the piles as they lie: closed, with the player who looks at them (GB-016, GB-032)."""
    return tuple(
        [
            PileView(
                len(pile), n < OPEN_PILES and not g.intro, g.pile_in_view.index(n) if n in g.pile_in_view else None
            )
            for n, pile in enumerate(g.piles)
        ]
    )


def card_names(g: Trucker, cards: list[int]) -> tuple[str, ...]:
    """Return cards by their names."""
    return tuple([g.box.cards[card].name for card in cards])


def mine_view(g: Trucker, seat: Seat) -> MineView:
    """Return a trucker's own secrets (GB-020, GB-033)."""
    hand, pile = g.hand[seat], g.pile_in_view[seat]
    cards = () if pile is None else card_names(g, g.piles[pile])
    ordered = tuple([g.box.names[component] for component in custom_components(g, seat)])
    machinations = g.machinations
    plot = None if machinations is None else machinations.plots[seat]
    return MineView(
        hand=None if hand is None else g.box.names[hand],
        pile=pile,
        cards=cards,
        ordered=ordered,
        secret=None if g.bonus is None else g.bonus.secrets[seat],
        machinations=() if machinations is None else card_names(g, machinations.hands[seat]),
        plot=None if plot is None else g.box.cards[plot].name,
    )


def knowledge(g: Trucker, seat: Seat) -> Knowledge:
    """Return what a trucker could remember."""
    return Knowledge(tuple([KnownPile(pile, card_names(g, g.piles[pile])) for pile in g.piles_seen[seat]]))
