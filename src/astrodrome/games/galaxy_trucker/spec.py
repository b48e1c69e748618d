"""Galaxy Trucker as the kernel knows it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrodrome.games.galaxy_trucker.abandoned import TruckerConfirms, TruckerTakesAbandoned
from astrodrome.games.galaxy_trucker.actions import ACTIONS
from astrodrome.games.galaxy_trucker.auction import SellJunk, TruckerNamesShip, TruckerOutbids, TruckerTakesJunk
from astrodrome.games.galaxy_trucker.billiards import TruckerAims
from astrodrome.games.galaxy_trucker.boards import BOARDS
from astrodrome.games.galaxy_trucker.boosting import LoseBoosted, TruckerBoosts
from astrodrome.games.galaxy_trucker.breakdowns import (
    ResumeTest,
    Surge,
    TakeHitchhikers,
    TruckerLoosens,
    TruckerTestsSystem,
)
from astrodrome.games.galaxy_trucker.bureaucracy import (
    ShowNumber,
    TruckerGuesses,
    TruckerPoints,
    TruckersBid,
    TruckerSetsNumber,
)
from astrodrome.games.galaxy_trucker.check import CheckShip, CheckShips, TruckerChoosesFront, TruckerRepairs
from astrodrome.games.galaxy_trucker.closing import CloseYard, TruckersTakeNumbers, TruckerTakesNumber
from astrodrome.games.galaxy_trucker.combat import CompareShips, DoNothing, PunishShips, PunishWeakest, Sabotage
from astrodrome.games.galaxy_trucker.content import GOODS, Content, Good, our_content
from astrodrome.games.galaxy_trucker.crew import TruckerLosesCrew
from astrodrome.games.galaxy_trucker.depot import CloseDepot, OpenDepot, TruckerMounts, TruckerTakesFromDepot
from astrodrome.games.galaxy_trucker.determinise import determinise
from astrodrome.games.galaxy_trucker.difficulty import difficulty, thrown
from astrodrome.games.galaxy_trucker.dropping import TruckerDrops
from astrodrome.games.galaxy_trucker.enemies import (
    EnemyAttacks,
    FightEnemy,
    PiratesShoot,
    SufferDefeat,
    TruckerTakesReward,
)
from astrodrome.games.galaxy_trucker.energy import TruckerSpendsCell
from astrodrome.games.galaxy_trucker.events import EVENTS
from astrodrome.games.galaxy_trucker.figures import RESERVE, TRACK
from astrodrome.games.galaxy_trucker.frame import END_GAME, BeginFlight, EndGame
from astrodrome.games.galaxy_trucker.gaining import GainGoods, TruckerBurns, TruckerForgoes
from astrodrome.games.galaxy_trucker.giving_up import EndCard, TruckerMayGiveUp
from astrodrome.games.galaxy_trucker.goods import COLOURS, VALUES, TruckerLosesGoods, aboard, count_in
from astrodrome.games.galaxy_trucker.grid import WIDTH
from astrodrome.games.galaxy_trucker.halves_hyperspace import PartHalves, RecallHalves, SendHalf
from astrodrome.games.galaxy_trucker.halves_shooting import TruckerPowersHalf
from astrodrome.games.galaxy_trucker.hazards import CrossOpenSpace, StrayInStardust, SufferEpidemic
from astrodrome.games.galaxy_trucker.hits import RollAgain, RollForLine, TruckerDefends
from astrodrome.games.galaxy_trucker.hyperspace import ReturnShips, TruckerMayJump
from astrodrome.games.galaxy_trucker.income import EarnCredits
from astrodrome.games.galaxy_trucker.journey import NextCard, PlayCard, RevealCard
from astrodrome.games.galaxy_trucker.junkyard import CollectReward, TruckerCharges, TruckerSettles, TruckerStops
from astrodrome.games.galaxy_trucker.losses import LoseCabins, TruckerKeepsPart
from astrodrome.games.galaxy_trucker.machinations import (
    EndRace,
    JamTraffic,
    JoinCrew,
    Poach,
    SpringAmbush,
    VentRage,
    WeighShips,
)
from astrodrome.games.galaxy_trucker.module_offers import OFFERS
from astrodrome.games.galaxy_trucker.movement import LoseDays, LoseDaysTogether, OweDays
from astrodrome.games.galaxy_trucker.options import MODULES, Flight, Module, Options, check_options
from astrodrome.games.galaxy_trucker.outcome import outcome
from astrodrome.games.galaxy_trucker.parcel import BlowParcel, TruckerHelps, TruckerHoldsParcel
from astrodrome.games.galaxy_trucker.planets import LeavePlanets, TruckerLands
from astrodrome.games.galaxy_trucker.plotting import DEAL_MACHINATIONS, DealMachinations, TruckersPlot, plotted
from astrodrome.games.galaxy_trucker.preparation import ManShips, PrepareFlight, TakeOff, TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.roads_after import (
    ClearJunk,
    FileCard,
    ShootLeader,
    SpreadPsychosis,
    ThrowJunk,
    ThrowOwnJunk,
    TurnShips,
    WearComponents,
)
from astrodrome.games.galaxy_trucker.roads_cards import (
    Compete,
    HurlDebris,
    LoadPlanets,
    RollForEnemy,
    ShootLanders,
    TruckerVotes,
)
from astrodrome.games.galaxy_trucker.roads_setup import SHUFFLE_ROADS, DrawRoads, ShuffleRoads, SurpriseTruckers
from astrodrome.games.galaxy_trucker.settlement import SettleFlight
from astrodrome.games.galaxy_trucker.setup import BOX_COMPONENTS, BoxComponents, SetUpFlight
from astrodrome.games.galaxy_trucker.sleepers import TruckerWakes
from astrodrome.games.galaxy_trucker.specialists import TruckerChoosesSpecialist, TruckerSendsDiplomat
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.state_fields import FIELDS
from astrodrome.games.galaxy_trucker.stowing import TruckerStows
from astrodrome.games.galaxy_trucker.strength import TruckerDeclares
from astrodrome.games.galaxy_trucker.tolls import LoseDaysOwed, TruckerPays, TruckerQuarantines
from astrodrome.games.galaxy_trucker.union import ClaimForUnion, TruckerHandsGoods, TruckerPaysUnion
from astrodrome.games.galaxy_trucker.view import knowledge, mine_view, public_view
from astrodrome.games.galaxy_trucker.yard import BuildShips, TruckerBuilds, TruckersBuild
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
    """Figures a page shows or draws by: columns of the common grid, spaces of track and reserve, what goods bring."""

    grid: int
    track: int
    reserve: int
    goods: tuple[ValuePreview, ...]


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
    figures = FiguresPreview(WIDTH, TRACK, RESERVE, tuple(values))
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
            components += [g.box.starting[seat], *[row[1] // 4 for row in g.aside[seat]]]  # GX-273: set aside
    cards = g.used + g.unplayed + [card for level in g.stock + g.machinations for card in level]
    in_flight = bool(g.deck or g.revealed)
    if len(g.accounts) <= g.flight:  # settled cards are among the used ones
        cards += g.deck + g.revealed if in_flight else [card for pile in g.piles for card in pile] + plotted(g)
    holds = [aboard(g, seat) for seat in range(g.seats)]
    gone = [row[4] for aside in g.aside for row in aside]
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
    tasks=(
        BeginFlight,
        BlowParcel,
        BoxComponents,
        BuildShips,
        CheckShip,
        CheckShips,
        ClaimForUnion,
        ClearJunk,
        CloseDepot,
        CloseYard,
        CollectReward,
        CompareShips,
        Compete,
        CrossOpenSpace,
        DealMachinations,
        DrawRoads,
        DoNothing,
        EarnCredits,
        EndCard,
        EndGame,
        EndRace,
        EnemyAttacks,
        FightEnemy,
        FileCard,
        GainGoods,
        HurlDebris,
        JamTraffic,
        JoinCrew,
        LeavePlanets,
        LoadPlanets,
        LoseBoosted,
        LoseCabins,
        LoseDays,
        LoseDaysOwed,
        LoseDaysTogether,
        ManShips,
        NextCard,
        OpenDepot,
        PartHalves,
        OweDays,
        PiratesShoot,
        PlayCard,
        Poach,
        PrepareFlight,
        PunishShips,
        PunishWeakest,
        RecallHalves,
        ResumeTest,
        ReturnShips,
        RevealCard,
        RollAgain,
        RollForEnemy,
        RollForLine,
        Sabotage,
        SellJunk,
        SendHalf,
        SetUpFlight,
        SettleFlight,
        ShootLanders,
        ShootLeader,
        ShowNumber,
        ShuffleRoads,
        SpreadPsychosis,
        SpringAmbush,
        StrayInStardust,
        SufferDefeat,
        SufferEpidemic,
        Surge,
        SurpriseTruckers,
        TakeHitchhikers,
        TakeOff,
        ThrowJunk,
        ThrowOwnJunk,
        TruckerAims,
        TruckerBoardsAlien,
        TruckerBoosts,
        TruckerBuilds,
        TruckerBurns,
        TruckerCharges,
        TruckerChoosesFront,
        TruckerChoosesSpecialist,
        TruckerConfirms,
        TruckerDeclares,
        TruckerDefends,
        TruckerDrops,
        TruckerForgoes,
        TruckerGuesses,
        TruckerHandsGoods,
        TruckerHelps,
        TruckerHoldsParcel,
        TruckerKeepsPart,
        TruckerLands,
        TruckerLoosens,
        TruckerLosesCrew,
        TruckerLosesGoods,
        TruckerMayGiveUp,
        TruckerMayJump,
        TruckerMounts,
        TruckerNamesShip,
        TruckerOutbids,
        TruckerPays,
        TruckerPaysUnion,
        TruckerPoints,
        TruckerPowersHalf,
        TruckerQuarantines,
        TruckerRepairs,
        TruckerSendsDiplomat,
        TruckerSetsNumber,
        TruckerSettles,
        TruckerSpendsCell,
        TruckerStops,
        TruckerStows,
        TruckerTakesAbandoned,
        TruckerTakesFromDepot,
        TruckerTakesJunk,
        TruckerTakesNumber,
        TruckerTakesReward,
        TruckerTestsSystem,
        TruckerVotes,
        TruckerWakes,
        TruckersBid,
        TruckersBuild,
        TruckersPlot,
        TruckersTakeNumbers,
        TurnShips,
        VentRage,
        WearComponents,
        WeighShips,
    ),
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
