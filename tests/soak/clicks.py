"""How many answers a person must click in a game, before and after the table answers what is no choice.

`python -m tests.soak.clicks [GAMES]` plays fixed seeds. The person is seat 0: a fixed bot chooses for it, as for all
others. Building a ship is left out: it is all choice. Four counts of the same games:

- asked: every question that the rules put to the person;
- page: as the page did it before, which passed by itself in a window without a playable card;
- table: the table answers where the person has no choice (AD-023), or has just passed (AD-026);
- orders: the person also gives standing orders with an answer (AD-024): who flies on does so until a ship leaves the
  flight, cells come from the battery that was named first, and a card that was passed on is kept back for the voyage,
  except after a crash was announced.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from astrodrome import game as spec_of
from astrodrome.bots import levels
from astrodrome.bots.dealer import ask
from astrodrome.kernel.codec import plain
from astrodrome.kernel.decision import Window
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK
from astrodrome.kernel.standing_orders import sole_answer
from astrodrome.server.table.seat_orders import Pattern, SeatOrders, TableOrders, read_orders

GAMES: Final = 20
PERSON: Final = 0
ALL: Final = ("ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor")
CASES: Final[dict[str, tuple[str, int, dict[str, Json]]]] = {
    "Celestia, all modules, 2 seats": ("celestia", 2, {"modules": [one for one in ALL if one != "ext2"]}),
    "Celestia, all modules, 4 seats": ("celestia", 4, {"modules": list(ALL)}),
    "Galaxy Trucker, class II, 3 seats": ("galaxy-trucker", 3, {"flights": ["II"]}),
    "Galaxy Trucker, class II, New Technologies, 4 seats": (
        "galaxy-trucker",
        4,
        {"flights": ["II"], "modules": ["technologies"]},
    ),
}
PAGE_ANSWERED: Final = ("DrawerMayInstruct",)
"""What the page answered by itself beside windows, where nothing could be chosen."""
QUIET: Final = ("GiveUp", "Jump")
"""What a person sets aside who answers otherwise."""
ALARMS: Final = ("PlayersAfterCrash", "PlayersAtFall")
"""The windows in which nobody keeps a card back in advance."""


@dataclass
class Clicks:
    """Clicks of the person, over all games."""

    asked: int = 0
    page: int = 0
    table: int = 0
    orders: int = 0
    games: int = 0
    left: Counter[str] = field(default_factory=Counter)
    """The questions that are still clicked, with orders."""

    def told(self) -> str:
        """Return the figures for each game as a line."""
        a, p, t, o = (count / self.games for count in (self.asked, self.page, self.table, self.orders))
        return f"asked {a:.1f}, page {p:.1f}, table {t:.1f}, orders {o:.1f} ({1 - o / p:.0%} fewer than the page)"


def play(case: str, seed: int, clicks: Clicks, with_orders: bool) -> None:
    """Play one game and count. With orders, what they answer is what is played: a card kept back stays in the hand."""
    name, seats, options = CASES[case]
    game = spec_of(name).new(seats, options, seed)
    bots = [levels.make("normal", seed=100 * seed + seat, game=name) for seat in range(seats)]
    orders, nth = TableOrders(), 0
    while not game.over:
        seat = game.asked[0]
        nth += 1
        wish = game.legal(seat)[0] if seat == CLOCK else ask(game, seat, bots[seat], 1000 * seed + nth)
        if seat == PERSON and not building(game):
            wish = count(game, wish, orders, clicks, with_orders)
        game = game.copy()  # as the table does: what was found out about orders holds for the game as it stood
        game.play(seat, wish)
        orders.of.update(orders.ended(game))
    clicks.games += not with_orders


def building(game: AnyGame) -> bool:
    """Return whether ships are being built."""
    return type(game.decision).__name__ in ("TruckerBuilds", "TruckersBuild")


def count(game: AnyGame, wish: Action, orders: TableOrders, clicks: Clicks, with_orders: bool) -> Action:
    """Count one question to the person and return the answer."""
    name, answer = type(game.decision).__name__, orders.answer(game, PERSON)
    if not with_orders:
        clicks.asked += 1
        quiet = isinstance(game.decision, Window) or name in PAGE_ANSWERED
        clicks.page += not (quiet and sole_answer(game, PERSON) is not None)
        clicks.table += answer is None
    elif answer is None:
        clicks.orders += 1
        clicks.left[name] += 1
        orders.of[PERSON] = give_orders(game, wish, orders.seat(PERSON))
    else:
        wish = answer
    orders.note(game, PERSON, wish)
    return wish


def give_orders(game: AnyGame, wish: Action, before: SeatOrders) -> SeatOrders:
    """Return the orders that the person gives with an answer, in the same click."""
    spec = game.spec.orders
    assert spec is not None, "both games have orders"
    known = dict(spec.actions)
    aside = [(order.action, order.until) for order in before.aside]
    for action in game.legal(PERSON):
        kind, pattern = type(action).__name__, pattern_of(action)
        if action == wish or type(action) not in known or (type(wish) in known and kind != "SpendCell"):
            continue
        if kind in QUIET:
            aside.append(({"do": kind}, "together"))
        elif kind == "SpendCell":
            aside.append((pattern, "flight"))
        elif isinstance(game.decision, Window) and type(game.decision).__name__ not in ALARMS:
            aside.append((pattern, "voyage"))
    given = read_orders(game, False, aside)
    assert isinstance(given, SeatOrders), "the games know these orders"
    return given


def pattern_of(action: Action) -> Pattern:
    """Return an action by its fields, as the page names what is set aside."""
    data = plain(action)
    assert isinstance(data, dict), "an action is written as an object"
    return {name: value for name, value in data.items() if isinstance(value, str | int | None)}


def measure(case: str, games: int = GAMES) -> Clicks:
    """Count the clicks of a case over its fixed seeds."""
    clicks = Clicks()
    for seed in range(games):
        play(case, seed, clicks, with_orders=False)
        play(case, seed, clicks, with_orders=True)
    return clicks


def main() -> int:
    """Count them all."""
    for case in CASES:
        clicks = measure(case, int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
        sys.stdout.write(f"{case}: {clicks.told()}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
