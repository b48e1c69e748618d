"""Facts about Galaxy Trucker: its components and cards by name, its squares, its piles."""

from __future__ import annotations

from math import ceil
from typing import Final

from astrodrome.games.galaxy_trucker.box.boards import BOARDS, Board
from astrodrome.games.galaxy_trucker.box.box import Box
from astrodrome.games.galaxy_trucker.box.options import Options
from astrodrome.games.galaxy_trucker.content.figures import DICE, OPEN_PILES, PILE_CARDS, PILES, TOUGH_CARDS
from astrodrome.games.galaxy_trucker.content.rows import GOODS, SPECIALISTS
from astrodrome.games.galaxy_trucker.game.registry import MODULE_ACTIONS
from astrodrome.games.galaxy_trucker.geometry.grid import SQUARES
from astrodrome.games.galaxy_trucker.state.game_state import Trucker, box_for
from astrodrome.games.galaxy_trucker.views.ship_view import built_view, hull_views
from astrodrome.kernel.seats import Seat
from astrodrome.research.spaces.facts import Facts

HALVES: Final = 2
PLANETS: Final = 8
OFFERS_COMPONENTS: Final = ("star_depot", "junk_for_sale")
"""The cards that lay out components for sale."""
TWICE: Final = 2
"""How often a line or a square of a card is chosen at most, which is so with five players (GX-510, GX-522)."""


FIXED: Final = frozenset({"PublicView.modules", "PublicView.building", "PublicView.flights", "StockView.good"})
"""Settings."""
EXPANSION: Final = frozenset(
    [
        *[f"PublicView.{name}" for name in ("extra", "specialists", "boxed", "roads", "dead", "again", "second_pass")],
        *[f"PublicView.{name}" for name in ("depot", "used_up", "loans")],
        *[f"ShipView.{name}" for name in ("hyper", "sitting_out", "specialist", "boosted", "facing", "front")],
        *[f"ShipView.{name}" for name in ("ordered", "junk", "loans", "machinations", "halves")],
        *[f"MineView.{name}" for name in ("ordered", "secret", "machinations", "plot")],
        "ComponentView.sleepers",
    ]
)
"""What only the Big Expansion has."""


def facts(seats: int, options: Options) -> Facts:
    """Return the facts of a game."""
    box = box_for(options)
    return Facts(
        room={**common_room(seats, options, box), **module_room(seats, options, box)},
        names=names_of(box),
        values=values_of(box),
        derived=frozenset({"ShipView.built", "ShipView.explosive"}),
        fixed=FIXED if options.expanded else FIXED | EXPANSION,
        by_seat=frozenset({"PublicView.ships", "PublicView.accounts[]"}),
        seat_numbers=frozenset({"PublicView.order[]", "PublicView.losers[]", "RoadView.bound[]", "PileView.reader"}),
        kept={hull_views: ship_as_it_is, built_view: ship_as_it_is},
        listed={} if options.expanded else dict.fromkeys(MODULE_ACTIONS, ()),
    )


def ship_as_it_is(g: Trucker, seat: Seat) -> tuple[object, ...]:
    """Return all that a ship's components and figures depend on in the base game; nothing where modules add to it."""
    if g.expanded:
        return ()
    return (g.board, g.hulls[seat], g.ships[seat], g.crew[seat], g.cells[seat], g.goods[seat])


def boards_of(options: Options) -> list[Board]:
    """Return the boards that are flown; the introductory flight uses that of class I."""
    return [BOARDS["I" if name == "intro" else name] for name in options.flights]


def largest_pile(options: Options, box: Box) -> int:
    """Return how many cards lie in the largest of the piles that are dealt (GB-014, GB-183)."""
    starred = [ceil(len(box.starred) / PILES)] if "intro" in options.flights else []
    return max(starred + [sum(PILE_CARDS[board.level - 1]) for board in boards_of(options)])


def common_room(seats: int, options: Options, box: Box) -> dict[str, int]:
    """Return the room of lists that every game has. With foresight the order of a pile is known too (GB-184)."""
    room = {
        "PublicView.flights": len(options.flights),
        "PublicView.piles": PILES,
        "PublicView.order": seats,
        "PublicView.losers": seats,
        "PublicView.dice": DICE,
        "PublicView.bank": len(GOODS),
        "PublicView.ships": seats,
        "ShipView.components": max([len(board.squares) for board in boards_of(options)]),
        "ShipView.looked": OPEN_PILES,
        "PublicView.accounts": len(options.flights),
        "PublicView.accounts[]": seats,
        "Knowledge.piles": OPEN_PILES,
    }
    if options.has("foresight"):
        pile = largest_pile(options, box)
        room |= {"MineView.cards": pile, "KnownPile.cards": pile}
    return room


def module_room(seats: int, options: Options, box: Box) -> dict[str, int]:
    """Return the room of lists that modules bring; none where the module is off."""
    halves = [side for board in boards_of(options) for side in board.half_squares]
    roads = options.level_of_roads
    choices = [len(card.courses) + len(card.stops) for card in box.cards]
    plots = seats if options.has("machinations") else 0
    flight = PILES * largest_pile(options, box) + max(TOUGH_CARDS) + plots
    room = {
        "PublicView.specialists": len(SPECIALISTS) if box.technologies else 0,
        "ShipView.boosted": box.kinds.count("cannon_booster"),
        "ShipView.halves": HALVES if halves else 0,
        "HalfView.away": max([len(side) for side in halves], default=0),
        "PublicView.roads": roads,
        "RoadView.bound": seats,
        "PublicView.again": flight if roads else 0,
        "PublicView.used_up": TWICE * max(choices),
    }
    if not roads:
        room |= {"PublicView.extra": 0, "ShipView.junk": 0, "MineView.ordered": 0}
    if not plots:
        room["MineView.machinations"] = 0
    if not any([card.family in OFFERS_COMPONENTS for card in box.cards]):
        room["PublicView.depot"] = 0
    return room


def names_of(box: Box) -> dict[str, tuple[str, ...]]:
    """Return the words of every text: boards, components, cards, and cards of Rough Roads, as the box lists them."""
    components = tuple(box.names[1:])
    cards = tuple([card.name for card in box.cards])
    return {
        "PublicView.board": tuple(BOARDS),
        "RoadView.card": tuple([road.name for road in box.roads]),
        **dict.fromkeys(
            [
                "PublicView.face_up",
                "PublicView.depot",
                "ComponentView.component",
                "ShipView.hand",
                "ShipView.reserve",
                "ShipView.lost",
                "ShipView.junk",
                "MineView.hand",
                "MineView.ordered",
            ],
            components,
        ),
        **dict.fromkeys(
            [
                "PublicView.card",
                "PublicView.revealed",
                "PublicView.extra",
                "PublicView.used",
                "PublicView.again[]",
                "MineView.cards",
                "MineView.cards[]",
                "MineView.machinations",
                "MineView.plot",
                "KnownPile.cards",
                "KnownPile.cards[]",
            ],
            cards,
        ),
    }


def values_of(box: Box) -> dict[str, tuple[int | str, ...]]:
    """Return the values that the numbers and words of actions may take."""
    components = tuple(box.names[1:])
    squares = tuple(range(SQUARES))
    return {
        "TakeFaceUp.component": components,
        "TakeReserve.component": components,
        "Place.square": squares,
        "Place.turns": (0, 1, 2, 3),
        "LookAtPile.pile": tuple(range(OPEN_PILES)),
        "Finish.number": tuple(range(1, 9)),
        "Remove.square": squares,
        "BoardAlien.square": squares,
        "SpendCell.square": squares,
        "LoseCrew.square": squares,
        "LoseGood.square": squares,
        "Land.planet": tuple(range(PLANETS)),
    }
