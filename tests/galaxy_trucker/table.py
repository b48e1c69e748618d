"""Positions for the rule tests: a yard or a flight set up in a line or two, and short ways to play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypeVar, cast

from astrodrome.games.galaxy_trucker.box.options import Flight, Module, Options
from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD, REVEAL_CARD
from astrodrome.games.galaxy_trucker.content.rows import (
    GOODS,
    ROADS,
    SPECIALISTS,
    CardRow,
    Family,
    Good,
    Missile,
    Projectile,
    Road,
    Side,
    Specialist,
    our_content,
)
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.games.galaxy_trucker.game.flight_setup import SetUpFlight
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME
from astrodrome.games.galaxy_trucker.game.preparation import PREPARE_FLIGHT, fill_ship
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.modules.roads.drawing import bind
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.notation.flight import MOST, tell_trucker
from astrodrome.games.galaxy_trucker.notation.ships import ship_words
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES
from astrodrome.games.galaxy_trucker.ship.goods import pack
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import MineView, PublicView
from astrodrome.games.galaxy_trucker.yard.ship_check import CHECK_SHIPS
from astrodrome.kernel.agenda import answer, settle
from astrodrome.kernel.chance import Chance, ScriptedChance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.positions.notation import NONE, Given, joined
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.saving import save_state
from astrodrome.kernel.seats import Seat
from tests.galaxy_trucker.drawing import at, content_with, read

E = TypeVar("E", bound=Event)
Play: TypeAlias = Game[Trucker, Options]

PLAIN: Final = """
 .  g  .
 c  S  b
 .  e  .
"""
"""A small ship without mistakes: cannon strength 1, engine strength 1, four humans, two cells."""

NOTHING: Final = CardRow("T-00", 1, "abandoned_ship", crew=99, credits=1, days=1)
"""A card that nobody can take: nothing happens."""

BASE_CLASSES: Final = ("I", "II", "III")
QUIET: Final = "I-05"
"""A card that is never reached: it keeps a flight going after the card that is tested."""
QUIET_TOO: Final = "I-04"
"""The same, where that card is the one that is tested."""


@dataclass(frozen=True)
class Ship:
    """A ship for a flight: its drawing, its place on the track, and what differs from a full load."""

    drawing: str = PLAIN
    place: int | None = None
    cells: int | None = None
    goods: Mapping[tuple[int, int], str] = field(default_factory=dict)
    crew: Mapping[tuple[int, int], str] = field(default_factory=dict)
    lost: int = 0
    credits: int = 0
    specialist: Specialist | None = None
    hyper: int = 0


ship = Ship

CREW: Final = {"": 0, "1": 1, "2": 2, "purple": ALIEN_CODES[0], "brown": ALIEN_CODES[1], "cyan": ALIEN_CODES[2]}
GOOD: Final[dict[str, Good]] = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}


class Table:
    """A game in progress, and short ways to play it."""

    def __init__(self, game: Play) -> None:
        self.game = game
        self.g = game.state
        self.opening = game.opening

    def play(self, *actions: Action, seat: Seat | None = None) -> tuple[Event, ...]:
        """Give answers one after the other, each by the seat asked first, and tell what happened.

        Each is also played in a copy that nobody listens to, as search does: it must go the same way without a word.
        """
        events: list[Event] = []
        for action in actions:
            silent, who = self.g.copy(), self.game.asked[0] if seat is None else seat
            events += self.game.play(who, action)
            answer(silent, who, action)
            assert silent.events == []
            assert save_state(SPEC, silent) == save_state(SPEC, self.g)
        return tuple(events)

    def refuse(self, action: Action, seat: Seat | None = None) -> str | None:
        """Return the rule that refuses an action, or None."""
        refusal = self.refusal(action, seat)
        return None if refusal is None else refusal.rule

    def refusal(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """Return what the rules say against an action."""
        return self.game.refuse(self.game.asked[0] if seat is None else seat, action)

    @property
    def asks(self) -> str | None:
        """The name of the question that is open, and None when the game is over."""
        return self.game.situation.decision

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        return self.game.asked

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat asked first may do."""
        return self.game.legal(self.game.asked[0])

    @property
    def public(self) -> PublicView:
        """What everybody sees."""
        return cast("PublicView", self.game.view(None).public)

    def mine(self, seat: Seat) -> MineView:
        """What only one player sees."""
        return cast("MineView", self.game.view(seat).mine)

    def has(self, seat: Seat, column: int, row: int) -> bool:
        """Tell whether a ship has a component on a square."""
        return self.g.ships[seat][at(column, row)] != 0

    def lost(self, seat: Seat) -> int:
        """Return how many components a player has lost."""
        return len(self.g.lost_components[seat])


def rolls(*totals: int) -> dict[str, list[int]]:
    """Return a script of dice that show these totals, two dice each."""
    return {"die": [face for total in totals for face in (min(6, total - 1) - 1, total - min(6, total - 1) - 1)]}


def opened(state: Trucker, options: Options) -> Table:
    """Settle a state up to its first question."""
    state.listening = True
    settle(state)
    game = Game(SPEC, state.seats, options, 0, state, [])
    game.opening = tuple(state.events)
    state.listening, state.events = False, []
    return Table(game)


def start(seats: int = 2, **options: object) -> Table:
    """Begin a real game, as `SPEC.new` does; `seed` is among the options."""
    seed = options.pop("seed", 0)
    assert isinstance(seed, int)
    checked = SPEC.read_options(seats, cast("dict[str, Json]", options))
    return opened(SPEC.begin(seats, checked, Chance(seed)), checked)


def give(table: Table, seat: Seat, name: str) -> None:
    """Put a component that lies face down into a builder's hand, as if just taken."""
    component = table.g.box.number[name]
    table.g.face_down_components.remove(component)
    table.g.hand[seat] = component


def card(family: Family, *shots: str, **figures: object) -> CardRow:
    """Make up a card; shots are written `large front`."""
    projectiles = [Projectile(cast("Missile", kind), cast("Side", side)) for kind, side in map(str.split, shots)]
    return replace(CardRow("T-01", 1, family, projectiles=tuple(projectiles)), **figures)  # type: ignore[arg-type]  # any figure


def build(
    *ships: Ship | str,
    flight: str = "III",
    modules: Sequence[Module] = (),
    cards: tuple[CardRow, ...] = (),
    roads: Sequence[Road] = (),
    handicap: tuple[tuple[int, ...], ...] | None = None,
    script: Mapping[str, list[int]] | None = None,
) -> Trucker:
    """Lay out ships as they stand after building, number tiles in seat order; a lone ship gets a rival."""
    fleet = [Ship(one) if isinstance(one, str) else one for one in ships]
    if len(fleet) == 1:
        fleet.append(Ship())
    drawn = [read(one.drawing) for one in fleet]
    content, names = content_with([part for parts in drawn for part in parts], cards, modules)
    options = Options(
        modules=tuple(modules),
        flights=(cast("Flight", flight),),
        roads=(len(roads),) if roads else (),
        handicap=handicap,
        content=content,
    )
    g = SPEC.begin(len(fleet), options, ScriptedChance(dict(script or {})))
    g.agenda = []
    SetUpFlight().run(g)
    if g.roads is not None:
        g.roads.cards = [ROADS.index(road) for road in roads]
        bind(g)
    for seat, parts in enumerate(drawn):
        if g.board.start is not None:
            g.detach(seat, g.board.start)
        g.number_tiles[seat] = seat + 1
        g.credits[seat] = fleet[seat].credits
        for one in parts:
            name = names.pop(0)
            component = g.box.starting[seat] if name is None else g.box.number[name]
            g.attach(seat, one.square, 4 * component + one.turns)
        placed = {code // 4 for code in g.ships[seat]}
        g.face_down_components = [component for component in g.face_down_components if component not in placed]
    return g


def fly(
    *ships: Ship | str,
    card: str | CardRow = NOTHING,
    dice: Sequence[int] = (),
    after: Sequence[str] = (QUIET,),
    flight: str = "III",
    modules: Sequence[Module] = (),
    roads: Sequence[Road] = (),
    handicap: tuple[tuple[int, ...], ...] | None = None,
) -> Table:
    """Set up a flight in which a card has just been revealed, ships in seat order a few spaces apart.

    `dice` are totals of two dice; `after` are the cards still to come.
    """
    own = (card,) if isinstance(card, CardRow) else ()
    fleet = [Ship(one) if isinstance(one, str) else one for one in ships]
    g = build(*fleet, flight=flight, modules=modules, cards=own, roads=roads, handicap=handicap, script=rolls(*dice))
    names = [row.name for row in g.box.cards]
    wanted = [card.name if isinstance(card, CardRow) else card, *after]
    g.deck = [names.index(name) for name in reversed(wanted)]
    deal_machinations(g)
    g.piles = [[], [], [], [card for card in reversed(g.deck) if card not in g.box.machinations]]
    g.undealt_cards = [[n for n in stock if n not in g.deck] for stock in g.undealt_cards]
    for seat in range(g.seats):
        g.flying[seat] = True
        g.position[seat] = -10 * seat
        fill_ship(g, seat)
    for seat, one in enumerate(fleet):
        load(g, seat, one)
    if can_be_laid(g):
        first, *others = wanted
        others = [name if name != first else QUIET_TOO for name in others]  # no card is there twice
        return from_clauses(g, [first, *others], rolls(*dice))
    g.then(REVEAL_CARD, SETTLE_FLIGHT, END_GAME)
    return opened(g, g.options)


def can_be_laid(g: Trucker) -> bool:
    """Return whether people can set up this flight by clauses.

    Some tests bend a card, a board or a fortune further. Class A boards and machinations have no clauses.
    """
    plotted = any([card in g.box.machinations for card in g.deck])
    if g.options.flights[0] not in BASE_CLASSES or plotted or max(g.credits) > MOST:
        return False
    if any([code and square not in g.board.squares for row in g.ships for square, code in enumerate(row)]):
        return False
    try:
        check_content(g.options.content or our_content())
    except OptionError:
        return False
    return True


def from_clauses(g: Trucker, cards: Sequence[str], script: Mapping[str, list[int]]) -> Table:
    """Set up a flight in the public way, by the clauses of its position; the first card lies open."""
    clauses: dict[str, Given] = {
        "ships": joined([ship_words(g, seat) for seat in range(g.seats)]),
        "truckers": joined([tell_trucker(g, seat) for seat in range(g.seats)]),
        "card": cards[0],
        "deck": " ".join(cards[1:]) or NONE,
    }
    draws = [" ".join([name, *map(str, values)]) for name, values in script.items() if values]
    if g.roads is not None:
        clauses["roads"] = " ".join([g.box.roads[card].name for card in g.roads.cards])
    if draws:
        clauses["script"] = draws
    return Table(SPEC.position("", 0, g.options, **clauses))


def deal_machinations(g: Trucker) -> None:
    """Let machinations of the deck be those of the players in seat order; nobody holds any more."""
    machinations = g.machinations
    if machinations is not None:
        laid = [card for card in reversed(g.deck) if card in g.box.machinations]
        machinations.hands = [[] for _ in range(g.seats)]
        machinations.unplayed = [card for card in g.box.machinations if card not in laid]
        machinations.plots = [laid.pop(0) if laid else None for _ in range(g.seats)]
        machinations.loans, machinations.borrowed = [0] * g.seats, [0] * g.seats


def load(g: Trucker, seat: Seat, one: Ship) -> None:
    """Fill in what differs from a full load."""
    g.position[seat] = -10 * seat if one.place is None else one.place
    if one.cells is not None:
        spare = sum(g.cells[seat]) - one.cells
        for square in g.board.squares:
            gone = min(spare, g.cells[seat][square])
            g.cells[seat][square] -= gone
            spare -= gone
    for (column, row), text in one.goods.items():
        goods = [GOOD[letter] for letter in text.split()]
        g.goods[seat][at(column, row)] = pack(goods)
        for good in goods:
            g.goods_in_bank[GOODS.index(good)] -= 1
    for (column, row), who in one.crew.items():
        g.crew[seat][at(column, row)] = CREW[who]
    if one.hyper:
        technologies_of(g).cards_to_miss[seat] = one.hyper
    if one.specialist is not None:
        technologies_of(g).specialists[seat] = SPECIALISTS.index(one.specialist)
    g.lost_components[seat] = g.face_down_components[: one.lost]
    g.face_down_components = g.face_down_components[one.lost :]


def check(
    *ships: Ship | str, flight: str = "III", modules: Sequence[Module] = (), numbers: Sequence[int] = ()
) -> Table:
    """Set up the check before take-off, with the preparation behind it."""
    g = build(*ships, flight=flight, modules=modules)
    for seat, number in enumerate(numbers):
        g.number_tiles[seat] = number
    g.then(CHECK_SHIPS, PREPARE_FLIGHT, NEXT_CARD, SETTLE_FLIGHT, END_GAME)
    return opened(g, g.options)


def cards_of(family: Family) -> list[CardRow]:
    """Return our cards of a family."""
    return [row for row in our_content().cards if row.family == family]
