"""Galaxy Trucker as the kernel knows it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrodrome.games.galaxy_trucker.actions import ACTIONS
from astrodrome.games.galaxy_trucker.boards import BOARDS
from astrodrome.games.galaxy_trucker.content import GOODS, Content, Good, our_content
from astrodrome.games.galaxy_trucker.determinise import determinise
from astrodrome.games.galaxy_trucker.difficulty import difficulty, thrown
from astrodrome.games.galaxy_trucker.events import EVENTS
from astrodrome.games.galaxy_trucker.figures import LOAN, LOAN_PRICE, RESERVE, TRACK
from astrodrome.games.galaxy_trucker.frame import END_GAME, BeginFlight
from astrodrome.games.galaxy_trucker.goods import COLOURS, VALUES, aboard, count_in
from astrodrome.games.galaxy_trucker.grid import WIDTH
from astrodrome.games.galaxy_trucker.halves import ASIDE_CODE, ASIDE_GOODS
from astrodrome.games.galaxy_trucker.module_offers import OFFERS
from astrodrome.games.galaxy_trucker.options import MODULES, Flight, Module, Options, check_options
from astrodrome.games.galaxy_trucker.outcome import outcome
from astrodrome.games.galaxy_trucker.plotting import DEAL_MACHINATIONS, plotted
from astrodrome.games.galaxy_trucker.roads_setup import SHUFFLE_ROADS
from astrodrome.games.galaxy_trucker.setup import BOX_COMPONENTS
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.state_fields import FIELDS
from astrodrome.games.galaxy_trucker.tasks import TASKS
from astrodrome.games.galaxy_trucker.view import knowledge, mine_view, public_view
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.spec import Spec

RULES_VERSION: Final = "1"


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


def begin(seats: int, options: Options, chance: Chance) -> Trucker:
    """Return a game ready for its first flight; players start with nothing (GB-002, GB-005)."""
    g = Trucker(seats, options, chance)
    g.credits = [0] * seats
    g.stock = [cards.copy() for cards in g.box.levels]
    boxing: list[Task[Trucker]] = [BOX_COMPONENTS] if g.box.technologies else []
    if options.level_of_roads:
        boxing.append(SHUFFLE_ROADS)
    if options.has("machinations"):
        boxing.append(DEAL_MACHINATIONS)
    g.then(*boxing, *[BeginFlight(flight) for flight in range(len(options.flights))], END_GAME)
    return g


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
    components = g.heap + g.face_up + g.boxed + g.depot + g.scrapped + [hand for hand in g.hand if hand is not None]
    for seat in range(g.seats):
        components += (
            g.reserve[seat] + g.lost[seat] + g.junk[seat] + g.made[seat] + [code // 4 for code in g.ships[seat] if code]
        )
        if g.halves:
            components += [g.box.starting[seat], *[row[ASIDE_CODE] // 4 for row in g.aside[seat]]]  # GX-273: set aside
    cards = g.used + g.unplayed + [card for level in g.stock + g.machinations for card in level]
    in_flight = bool(g.deck or g.revealed)
    if len(g.accounts) <= g.flight:  # settled cards are among the used ones
        cards += g.deck + g.revealed if in_flight else [card for pile in g.piles for card in pile] + plotted(g)
    holds = [aboard(g, seat) for seat in range(g.seats)]
    gone = [row[ASIDE_GOODS] for aside in g.aside for row in aside]
    goods = [
        g.bank[colour] + sum([hold[colour] for hold in holds]) + sum([count_in(packed, colour) for packed in gone])
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
    content=Content,
    actions=ACTIONS,
    events=EVENTS,
    offers=OFFERS,
    tasks=TASKS,
    fields=FIELDS,
    check=check_set_up,
    blank=Trucker,
    begin=begin,
    public=public_view,
    mine=mine_view,
    knowledge=knowledge,
    determinise=determinise,
    outcome=outcome,
    preview=preview,
    census=census,
)
