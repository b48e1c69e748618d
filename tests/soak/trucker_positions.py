"""Positions in the middle of trucker flights that are rich in modules: ships full of technologies on rough roads."""

from __future__ import annotations

from typing import Final, cast

from astrodrome.games.galaxy_trucker.box.options import Flight, Module, Options
from astrodrome.games.galaxy_trucker.cards.journey import NEXT_CARD
from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS, PILES
from astrodrome.games.galaxy_trucker.content.rows import GOODS, ROADS, Family, Kind
from astrodrome.games.galaxy_trucker.flight.boarding import TruckerBoardsAlien
from astrodrome.games.galaxy_trucker.game.flight_setup import SetUpFlight
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME
from astrodrome.games.galaxy_trucker.game.preparation import fill_ship
from astrodrome.games.galaxy_trucker.game.settlement import SETTLE_FLIGHT
from astrodrome.games.galaxy_trucker.geometry.grid import FRONT, STEP, put
from astrodrome.games.galaxy_trucker.geometry.hull_queries import mistakes
from astrodrome.games.galaxy_trucker.modules.roads.drawing import bind, numb_column, roll_dead_column
from astrodrome.games.galaxy_trucker.modules.technologies.hyperspace_halves import SendHalf
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES, humans
from astrodrome.games.galaxy_trucker.ship.headings import headings_of
from astrodrome.games.galaxy_trucker.ship.module_effects import outlets
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.seats import Seat

FLIGHTS: Final[tuple[Flight, ...]] = ("I", "II", "III", "IA", "IIA", "IIA", "IIIA", "intro")
RARE: Final[tuple[Kind, ...]] = (
    *("accelerator", "stasis_chamber", "life_support_cyan", "cannon_booster", "shield_booster"),
    *("furnace", "luxury_cabin", "cannon_bidirectional", "engine_cannon", "battery_hold", "mixed_hold"),
)
COMMON: Final[tuple[Kind, ...]] = (
    *("cabin", "cabin", "battery", "battery", "engine_single", "engine_single", "engine_single", "engine_double"),
    *("engine_double", "cannon_single"),
    *("cannon_double", "hold", "special_hold", "shield", "life_support_purple", "life_support_brown"),
)
PAIRS: Final[tuple[tuple[Kind, tuple[Kind, ...]], ...]] = (
    ("accelerator", ("engine_single", "engine_double")),
    ("battery", ("cabin",)),
    ("life_support_cyan", ("cabin",)),
    ("cannon_booster", ("cannon_single", "cannon_double", "cannon_bidirectional")),
    ("stasis_chamber", ("cabin",)),
)
"""What works only beside something else, and beside what."""
IDLE_ROADS: Final = (ROADS.index("nasty-surprise"), ROADS.index("made-to-order"))
"""Cards that act in building alone."""
TANGLED: Final = tuple(
    [ROADS.index(road) for road in ("stiff-competition", "deja-vu", "cosmic-psychosis", "union-ship")]
)
"""Rough roads that meet hyperspace, or act in the middle of a card."""
EVENTFUL: Final[tuple[Family, ...]] = (
    *("abandoned_ship", "abandoned_station", "combat_zone", "open_space", "junkyard", "star_depot", "sabotage"),
    *("pirates", "slavers"),
)
"""Families of cards in which ships count, claim or change."""


def position(seed: int) -> AnyGame:
    """Return a flight in its middle."""
    chance = Chance(seed)
    seats = 2 + chance.below("seats", 4)
    flight = FLIGHTS[chance.below("flight", len(FLIGHTS))]
    roads = draw_roads(chance)
    options = Options(
        modules=modules(chance, seats),
        flights=(flight,),
        roads=(len(roads),) if roads else (),
        handicap=handicap(chance, seats, len(roads)) if roads and chance.below("handicap", 3) == 0 else None,
    )
    g = SPEC.begin(seats, SPEC.read_options(seats, SPEC.options_json(options)), Chance(seed))
    g.agenda = []
    SetUpFlight().run(g)
    if g.roads is not None:
        g.roads.cards = roads
        bind(g)
    if g.board.any_front:
        headings_of(g).fronts = [FRONT] * seats
    for seat in range(seats):
        g.number_tiles[seat] = seat + 1
        g.flying[seat] = True
        build(g, seat, chance)
    if g.roads is not None:
        g.roads.dead_column = roll_dead_column(g) if ROADS.index("dead-zone") in roads else None
        numb_column(g)
    lay_cards(g, chance)
    for seat in range(seats):
        g.position[seat] = 12 - 3 * seat - chance.below("place", 3)
        g.credits[seat] = chance.below("credits", 30)
        man(g, seat, chance)
        send_away(g, seat, chance)
    g.then(NEXT_CARD, SETTLE_FLIGHT, END_GAME)
    settle(g)
    return Game(SPEC, seats, g.options, seed, g, [])


def draw(chance: Chance, pool: list[int], count: int) -> list[int]:
    """Return some of a pool, each once."""
    left = pool.copy()
    chance.shuffle("draw", left)
    return left[:count]


def draw_roads(chance: Chance) -> list[int]:
    """Return the rough roads in force: often one that reaches into hyperspace or the middle of a card, and others."""
    others = [road for road in range(len(ROADS)) if road not in (*IDLE_ROADS, *TANGLED)]
    tangled = draw(chance, list(TANGLED), chance.below("tangled", 3))
    return [*tangled, *draw(chance, others, chance.below("roads", 4))]


def modules(chance: Chance, seats: int) -> tuple[Module, ...]:
    """Return the modules that are on: as a rule most of them."""
    found: list[Module] = ["technologies"] if seats == 5 or chance.below("technologies", 8) else []
    found += [one for one in cast("tuple[Module, ...]", ("bonus-cards", "machinations")) if chance.below(one, 3)]
    if seats == 5:
        found.append("fifth-wheel")
    elif seats == 4 and chance.below("four", 2):
        found.append("four-as-five")
    return tuple(found)


def handicap(chance: Chance, seats: int, roads: int) -> tuple[tuple[int, ...], ...]:
    """Return which cards bind which ship."""
    return tuple([tuple([card for card in range(1, roads + 1) if chance.below("bind", 2)]) for _ in range(seats)])


def build(g: Trucker, seat: Seat, chance: Chance) -> None:
    """Weld components on at random as long as the ship has no mistake, the rare kinds as often as the common ones."""
    squares = g.board.squares
    if g.board.start is None:
        for half in g.board.half_squares:
            weld(g, seat, chance, "cabin", half)
    for kind, partners in PAIRS if g.box.technologies else ():
        for _ in range(3):
            weld(g, seat, chance, partners[chance.below("partner", len(partners))], squares)
            beside = [at for at in squares if g.box.kinds[g.ships[seat][at] // 4] in partners and g.ships[seat][at]]
            around = sorted({at + step for at in beside for step in STEP} & set(squares))
            weld(g, seat, chance, kind, [at for at in around if not g.ships[seat][at]])
    for _ in range(100 if g.board.level > 1 else 50):
        kinds = RARE if g.box.technologies and chance.below("rare", 2) else COMMON
        weld(g, seat, chance, kinds[chance.below("kind", len(kinds))], squares)


def weld(g: Trucker, seat: Seat, chance: Chance, kind: Kind, squares: list[int]) -> None:
    """Put a component of a kind on a square where it fits, if one of some tries finds one."""
    there = [component for component in g.face_down_components if g.box.kinds[component] == kind]
    ship = g.ships[seat]
    free = [square for square in squares if not ship[square]]
    near = [square for square in free if any([ship[square + step] for step in STEP])] or free
    if not there or not near:
        return
    component = there[chance.below("component", len(there))]
    for _ in range(8):
        square, turns = near[chance.below("square", len(near))], chance.below("turns", 4)
        hull = g.hulls[seat] + (g.box.planes[4 * component + turns] << square)
        if mistakes(hull, g.board.roots(hull), outlets(g, seat)).none:
            g.attach(seat, square, 4 * component + turns)
            g.face_down_components.remove(component)
            return


def man(g: Trucker, seat: Seat, chance: Chance) -> None:
    """Fill a ship, let aliens and their skills aboard, then take away some of everything."""
    fill_ship(g, seat)
    for colour in range(3 if g.box.technologies else 2):
        cabins = TruckerBoardsAlien(seat, colour).cabins(g)
        if cabins and not g.intro:
            put(g.crew, seat, cabins[chance.below("cabin", len(cabins))], ALIEN_CODES[colour])
    technologies = g.technologies
    free = [card for card in range(5) if technologies is not None and card not in technologies.specialists]
    if technologies is not None and ALIEN_CODES[2] in g.crew[seat] and free:
        technologies.specialists[seat] = free[chance.below("specialist", len(free))]
    for square in g.board.squares:
        if 1 < g.crew[seat][square] <= CABIN_HUMANS or (g.crew[seat][square] == 1 and humans(g, seat) > 1):
            put(g.crew, seat, square, g.crew[seat][square] - chance.below("human", 2))
        put(g.cells, seat, square, max(g.cells[seat][square] - chance.below("cell", 2), 0))
        if technologies is not None and technologies.sleepers[seat][square]:
            put(technologies.sleepers, seat, square, chance.below("sleeper", technologies.sleepers[seat][square] + 1))
        load(g, seat, square, chance)


def load(g: Trucker, seat: Seat, square: int, chance: Chance) -> None:
    """Put goods into a hold."""
    component = g.ships[seat][square] // 4
    if g.roads is not None and g.roads.dead_squares[seat] >> square & 1:
        return
    for space in range(g.box.ordinary[component] + g.box.special[component]):
        colour = chance.below("good", len(GOODS)) if space < g.box.special[component] else 1 + chance.below("good", 3)
        if chance.below("empty", 2) and g.goods_in_bank[colour]:
            g.goods_in_bank[colour] -= 1
            put(g.goods, seat, square, g.goods[seat][square] + (1 << 3 * colour))


def lay_cards(g: Trucker, chance: Chance) -> None:
    """Lay out a short deck; with machinations each player has one in it, with Tough Trip some cards are extra."""
    ordinary = [card for card in range(len(g.box.cards)) if card not in g.box.machinations]
    cards = draw(chance, [card for card in ordinary if g.box.cards[card].family in EVENTFUL], 3)
    cards += draw(chance, [card for card in ordinary if card not in cards], 2)
    chance.shuffle("cards", cards)
    machinations = g.machinations
    if machinations is not None:
        plots = draw(chance, g.box.machinations, g.seats)
        machinations.plots = [*plots]
        machinations.hands = [[] for _ in range(g.seats)]
        machinations.unplayed = [card for card in g.box.machinations if card not in plots]
        machinations.loans, machinations.borrowed = [0] * g.seats, [0] * g.seats
    else:
        plots = []
    g.deck = draw(chance, [*cards, *plots], len(cards) + len(plots))
    g.piles = [[] for _ in range(PILES - 1)] + [cards[:3], cards[3:]]
    g.undealt_cards = [[card for card in stock if card not in cards] for stock in g.undealt_cards]


def send_away(g: Trucker, seat: Seat, chance: Chance) -> None:
    """Let some ships, or halves, be in hyperspace already."""
    if g.technologies is None or chance.below("away", 5):
        return
    if halves_flown(g) is not None:
        SendHalf(seat, chance.below("half", 2), False).run(g)
    else:
        g.technologies.cards_to_miss[seat] = 1 + chance.below("cards", 2)
