"""Galaxy Trucker as the kernel knows it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.box.difficulty import difficulty, thrown
from astrodrome.games.galaxy_trucker.box.options import MODULES, Flight, Module, Options, check_options
from astrodrome.games.galaxy_trucker.content.figures import LOAN, LOAN_PRICE, RESERVE, TRACK
from astrodrome.games.galaxy_trucker.content.rows import GOODS, Content, Good, our_content
from astrodrome.games.galaxy_trucker.game.new_state import begin, new_state
from astrodrome.games.galaxy_trucker.game.outcome import outcome
from astrodrome.games.galaxy_trucker.game.registry import ACTIONS, EVENTS, FIELDS, OFFERS, TASKS
from astrodrome.games.galaxy_trucker.geometry.grid import WIDTH
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import plotted
from astrodrome.games.galaxy_trucker.notation.flight import NOTATION
from astrodrome.games.galaxy_trucker.orders import ORDERS
from astrodrome.games.galaxy_trucker.ship.bodies import ASIDE_CODE, ASIDE_GOODS, halves_flown
from astrodrome.games.galaxy_trucker.ship.goods import COLOURS, VALUES, aboard, count_in
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.determinise import determinise
from astrodrome.games.galaxy_trucker.views.table_view import knowledge, mine_view, public_view
from astrodrome.kernel.spec import Spec

RULES_VERSION: Final = "2"


@dataclass(frozen=True, slots=True)
class BoardPreview:
    """A ship board: its squares on the common grid, the starting cabin's, and the dice totals of its lines.

    A board in two halves has no starting cabin; `halves` are the squares of the left and of the right one (GX-272).
    """

    name: str
    level: int
    insurance: int | None
    squares: tuple[int, ...]
    start: int | None
    left: int
    top: int
    columns: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[int, ...], ...]
    any_front: bool = False
    halves: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class ValuePreview:
    """What a good of a colour sells for (GB-123)."""

    good: Good
    value: int


@dataclass(frozen=True, slots=True)
class FiguresPreview:
    """Figures a page shows or draws by: columns of the common grid, spaces of track and reserve, what goods bring.

    `loan` is what a loan brings, `loan_price` what it costs to repay (GX-352, GX-353).
    """

    grid: int
    track: int
    reserve: int
    goods: tuple[ValuePreview, ...]
    loan: int
    loan_price: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What a page must know of a game before it begins: figures, the boards in the order of the flights, the box.

    `modules`, `flights` and `roads` are those that dice have chosen, if there were any (GX-536).
    """

    figures: FiguresPreview
    flights: tuple[Flight, ...]
    boards: tuple[BoardPreview, ...]
    content: Content
    modules: tuple[Module, ...]
    roads: int
    difficulty: int


def check_set_up(seats: int, options: Options) -> Options:
    """Return the options with what dice have chosen; OptionError names what cannot be and the rule (GX-536)."""
    return check_options(seats, thrown(options))


def preview(seats: int, options: Options) -> Preview:
    """Return the boards, components and cards of a set-up: a page draws every face from these tables."""
    boards = [
        BoardPreview(
            name=board.name,
            level=board.level,
            insurance=board.insurance,
            squares=tuple(board.squares),
            start=board.start,
            left=board.left,
            top=board.top,
            columns=board.column_totals,
            rows=board.row_totals,
            any_front=board.any_front,
            halves=tuple([tuple(half) for half in board.half_squares]),
        )
        for board in BOARDS.values()
    ]
    values = [ValuePreview(good, value) for good, value in zip(GOODS, VALUES, strict=True)]
    figures = FiguresPreview(WIDTH, TRACK, RESERVE, tuple(values), LOAN, LOAN_PRICE)
    return Preview(
        figures=figures,
        flights=options.flights,
        boards=tuple(boards),
        content=options.content or our_content(),
        modules=options.modules,
        roads=options.level_of_roads,
        difficulty=difficulty(options),
    )


def census(g: Trucker) -> tuple[int, ...]:
    """Count the pieces: components and cards by number, wherever they lie, then goods by colour."""
    technologies, roads, machinations, bonus, halves = (
        g.technologies,
        g.roads,
        g.machinations,
        g.bonus,
        halves_flown(g),
    )
    components = g.face_down_components + g.face_up + [hand for hand in g.hand if hand is not None]
    if technologies is not None:
        components += technologies.boxed
    if bonus is not None:
        components += bonus.depot + bonus.scrapped
    for seat in range(g.seats):
        components += g.reserve[seat] + g.lost_components[seat] + [code // 4 for code in g.ships[seat] if code]
        if roads is not None:
            components += roads.junk[seat] + roads.custom_components[seat]
        if halves is not None:
            aside = halves.parts_in_hyperspace[seat]
            components += [g.box.starting[seat], *[row[ASIDE_CODE] // 4 for row in aside]]  # GX-273: set aside
    cards = g.cards_of_earlier_flights + [card for level in g.undealt_cards for card in level]
    if machinations is not None:
        cards += machinations.unplayed + [card for held in machinations.hands for card in held]
    in_flight = bool(g.deck or g.revealed)
    if len(g.accounts) <= g.flight:  # settled cards are among the used ones
        cards += g.deck + g.revealed if in_flight else [card for pile in g.piles for card in pile] + plotted(g)
    holds = [aboard(g, seat) for seat in range(g.seats)]
    gone = [] if halves is None else [row[ASIDE_GOODS] for aside in halves.parts_in_hyperspace for row in aside]
    goods = [
        g.goods_in_bank[colour]
        + sum([hold[colour] for hold in holds])
        + sum([count_in(packed, colour) for packed in gone])
        for colour in range(COLOURS)
    ]
    return (*sorted(components), *sorted(cards), *goods)


SPEC: Final = Spec(
    name="galaxy-trucker",
    rules_version=RULES_VERSION,
    seats=range(2, 6),
    modules=MODULES,
    folder=Path(__file__).parent,
    options=Options,
    our_content=our_content,
    orders=ORDERS,
    content=Content,
    actions=ACTIONS,
    events=EVENTS,
    offers=OFFERS,
    tasks=TASKS,
    fields=FIELDS,
    check=check_set_up,
    blank=new_state,
    begin=begin,
    public=public_view,
    mine=mine_view,
    knowledge=knowledge,
    determinise=determinise,
    outcome=outcome,
    preview=preview,
    census=census,
    notation=NOTATION,
)
