"""The standing orders of a table's people, and the answers that follow from them (AD-023 to AD-026).

An order sets actions aside for a while. Where a question then leaves one answer, the table gives it at the beat. What
an order is about is kept as public facts (`since`): when they are others, the order has ended.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

import msgspec

from astrodrome.kernel.codec import to_json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.spec import AnySpec
from astrodrome.kernel.standing_orders import sole_answer, stake
from astrodrome.server.protocol.messages import OrdersOfSeat
from astrodrome.server.protocol.requests import StandingOrder

Pattern: TypeAlias = dict[str, str | int | bool | None]
"""Actions by some of their fields, as they come from a page."""

NO_SUCH_ORDER: Final = Refusal("AD-024", "table-no-order")


class Order(msgspec.Struct, frozen=True):
    """Actions that a seat sets aside, by some of their fields, until a span of the game ends."""

    action: Pattern
    until: str
    since: tuple[int, ...]
    """The public facts of the span when the order was given."""


class SeatOrders(msgspec.Struct, frozen=True):
    """The orders of one seat. `ask`: the table never answers for it."""

    ask: bool = False
    aside: tuple[Order, ...] = ()


NONE: Final = SeatOrders()


class TableOrders:
    """The standing orders at one table."""

    def __init__(self, kept: bytes | None = None) -> None:
        self.of: dict[int, SeatOrders] = {}
        if kept is not None:
            self.of = msgspec.json.decode(kept, type=dict[int, SeatOrders])
        self._passed: dict[int, tuple[tuple[object, ...], frozenset[bytes]]] = {}
        """What each seat last passed on in a window: the public facts, and what it could have done."""
        self._game: AnyGame | None = None
        self._answers: dict[int, tuple[SeatOrders, Action | None]] = {}
        """What was found out about that game: what the table answers for a seat under these orders."""

    def seat(self, seat: int) -> SeatOrders:
        """Return the orders of a seat."""
        return self.of.get(seat, NONE)

    def messages(self, seats: Iterable[int]) -> dict[int, OrdersOfSeat]:
        """Compose the orders of these seats, as those who hold them may see them."""
        return {
            seat: OrdersOfSeat(
                self.seat(seat).ask, tuple(StandingOrder(order.action, order.until) for order in self.seat(seat).aside)
            )
            for seat in seats
        }

    def answer(self, game: AnyGame, seat: int) -> Action | None:
        """Return what the table answers for a seat at the beat; None: the seat is asked.

        Answers are kept for the game as it stands: play on in a copy, as a table does.
        """
        orders = self.seat(seat)
        if orders.ask:
            return None
        if game is not self._game:
            self._game, self._answers = game, {}
        known = self._answers.get(seat)
        if known is None or known[0] is not orders:
            answer = sole_answer(game, seat, [order.action for order in orders.aside])
            known = self._answers[seat] = orders, answer if answer is not None else self._passed_again(game, seat)
        return known[1]

    def go_on(self, before: AnyGame, after: AnyGame, seat: int) -> None:
        """Note that a seat has answered under a seal: what was found out about the others holds after it."""
        if self._game is before:
            self._game = after
            self._answers.pop(seat, None)

    def _passed_again(self, game: AnyGame, seat: int) -> Action | None:
        facts, plays = self._passed.get(seat, (None, frozenset[bytes]()))
        if facts is None or seat not in game.asked or facts != stake(game) or not game.complete(seat):
            return None
        legal = game.legal(seat)
        new = [action for action in legal if not isinstance(action, Pass) and to_json(action) not in plays]
        return None if new else next((action for action in legal if isinstance(action, Pass)), None)

    def note(self, game: AnyGame, seat: int, action: Action) -> None:
        """Note what a seat answers in the game as it was when it was asked: a pass stands until something changes."""
        facts = stake(game) if isinstance(action, Pass) else None
        if facts is not None and game.complete(seat):
            self._passed[seat] = facts, frozenset(to_json(one) for one in game.legal(seat))
        else:
            self._passed.pop(seat, None)

    def forget_passes(self) -> None:
        """Ask everybody again: the table has gone back."""
        self._passed.clear()

    def ended(self, game: AnyGame) -> dict[int, SeatOrders]:
        """Return the seats that have orders whose time is over, with those that are left to them."""
        if not any(orders.aside for orders in self.of.values()):
            return {}
        spec = game.spec.orders
        spans = {} if spec is None or game.over else spec.spans(game.state)
        changed = {}
        for seat, orders in self.of.items():
            left = tuple(order for order in orders.aside if spans.get(order.until) == order.since)
            if left != orders.aside:
                changed[seat] = SeatOrders(orders.ask, left)
        return changed

    def with_seat(self, seat: int, orders: SeatOrders) -> bytes:
        """Return what is to be kept when a seat has these orders."""
        return msgspec.json.encode({**self.of, seat: orders})


def read_orders(game: AnyGame, ask: bool, aside: Iterable[tuple[Pattern, str]]) -> SeatOrders | Refusal:
    """Return the orders that a seat gives now, in place of those it had; a Refusal where the game knows none such."""
    spans = {} if game.spec.orders is None or game.over else game.spec.orders.spans(game.state)
    given: list[Order] = []
    for action, until in aside:
        if until not in spans or not may_be_set_aside(game.spec, action, until):
            return NO_SUCH_ORDER
        order = Order(action, until, spans[until])
        if order not in given:
            given.append(order)
    return SeatOrders(ask, tuple(given))


def may_be_set_aside(spec: AnySpec, pattern: Pattern, until: str) -> bool:
    """Return whether a pattern means actions of a game that may be set aside for a span."""
    known = {} if spec.orders is None else {kind.__name__: (kind, spans) for kind, spans in spec.orders.actions}
    kind, spans = known.get(str(pattern.get("do")), (Action, ()))
    return until in spans and set(pattern) <= {"do", *kind.__dataclass_fields__}
