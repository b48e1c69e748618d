"""Building with components: take, place, return, set aside (GB-017 to GB-030, GB-035).

A builder has at most one *free* component: the one in hand or, with an empty hand, the one placed last, which may still
be moved (GB-027). Placing, returning and setting aside all mean that one.
"""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.box.box import EMPTY
from astrodrome.games.galaxy_trucker.content.figures import RESERVE
from astrodrome.games.galaxy_trucker.geometry.hull import ALL
from astrodrome.games.galaxy_trucker.records.actions import Place, TakeFaceUp, TakeOrdered, TakeReserve
from astrodrome.games.galaxy_trucker.records.yard_events import (
    ComponentPlaced,
    ComponentReturned,
    ComponentSeen,
    ComponentSetAside,
    ComponentTaken,
    OrderReturned,
)
from astrodrome.games.galaxy_trucker.ship.fitting import refuse_fit
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

LIES_THERE: Final = Refusal("GB-027", "lies-there-already")


def refuse_change(g: Trucker, seat: Seat) -> Refusal | None:
    """Refuse every change of a ship that is finished (GB-034, GB-042)."""
    number = g.number_tiles[seat]
    return None if number is None else Refusal("GB-042", "ship-finished", (("number", number),))


def refuse_take(g: Trucker, seat: Seat) -> Refusal | None:
    """Refuse to take a component into a hand that holds one (GB-018)."""
    if g.hand[seat] is not None:
        return Refusal("GB-018", "hand-full")
    return refuse_change(g, seat)


def take(g: Trucker, seat: Seat, component: int, seen: bool, kept: bool) -> None:
    """Take a component into the hand; the one placed last is fixed from now on (GB-027)."""
    g.hand[seat] = component
    g.hand_is_public[seat] = seen
    g.from_reserve[seat] = kept
    if g.roads is not None:
        g.roads.hand_is_custom[seat] = False
    g.movable_square[seat] = None


def refuse_take_face_down(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse where nothing lies face down."""
    if not g.face_down_components:
        return Refusal("GB-019", "heap-empty")
    return refuse_take(g, seat)


def take_face_down(g: Trucker, seat: Seat, action: Action) -> None:
    """Take a component unseen; its taker sees it, the others only that it is gone (GB-020)."""
    component = g.face_down_components.pop()
    take(g, seat, component, seen=False, kept=False)
    if g.listening:
        g.emit(ComponentTaken(seat, "heap", None))
        g.emit(ComponentSeen((seat,), *g.box.face(component)))


def refuse_take_face_up(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse a component that does not lie face up: somebody may have been quicker (GB-022)."""
    assert isinstance(action, TakeFaceUp)
    component = g.box.number.get(action.component)
    if component is None or component not in g.face_up:
        return Refusal("GB-022", "not-face-up", (("component", action.component),))
    return refuse_take(g, seat)


def take_face_up(g: Trucker, seat: Seat, action: Action) -> None:
    """Take a component that all can see."""
    assert isinstance(action, TakeFaceUp)
    component = g.box.number[action.component]
    g.face_up.remove(component)
    take(g, seat, component, seen=True, kept=False)
    if g.listening:
        g.emit(ComponentTaken(seat, "face-up", action.component))


def refuse_take_reserve(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse a component that was not set aside by this builder."""
    assert isinstance(action, TakeReserve)
    component = g.box.number.get(action.component)
    if component is None or component not in g.reserve[seat]:
        return Refusal("GB-029", "not-in-reserve", (("component", action.component),))
    return refuse_take(g, seat)


def take_reserve(g: Trucker, seat: Seat, action: Action) -> None:
    """Take a component from the reserve; it can never go back to the warehouse (GB-029)."""
    assert isinstance(action, TakeReserve)
    component = g.box.number[action.component]
    g.reserve[seat].remove(component)
    take(g, seat, component, seen=True, kept=True)
    if g.listening:
        g.emit(ComponentTaken(seat, "reserve", action.component))


def custom_components(g: Trucker, seat: Seat) -> list[int]:
    """Return the components that were made to a builder's order and are not used yet (GX-474)."""
    return [] if g.roads is None else g.roads.custom_components[seat]


def refuse_take_ordered(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse a component that was not made to this builder's order."""
    assert isinstance(action, TakeOrdered)
    component = g.box.number.get(action.component)
    if component is None or component not in custom_components(g, seat):
        return Refusal("GX-474", "not-ordered", (("component", action.component),))
    return refuse_take(g, seat)


def take_ordered(g: Trucker, seat: Seat, action: Action) -> None:
    """Take a component from the own pile; the others have not seen it (GX-474)."""
    assert isinstance(action, TakeOrdered)
    component = g.box.number[action.component]
    assert g.roads is not None, "components are made to order by a rough road"
    g.roads.custom_components[seat].remove(component)
    take(g, seat, component, seen=False, kept=False)
    g.roads.hand_is_custom[seat] = True
    if g.listening:
        g.emit(ComponentTaken(seat, "order", None))
        g.emit(ComponentSeen((seat,), *g.box.face(component)))


def free_component(g: Trucker, seat: Seat) -> int | None:
    """Return the component that a builder may still put somewhere: in hand, or placed last (GB-018, GB-027)."""
    square = g.movable_square[seat]
    return g.hand[seat] if square is None else g.ships[seat][square] // 4


def pick_up(g: Trucker, seat: Seat) -> int:
    """Take the free component from where it is."""
    square = g.movable_square[seat]
    component = g.hand[seat] if square is None else g.detach(seat, square)
    assert component is not None, "nothing is free"
    g.movable_square[seat] = None
    g.hand[seat] = None
    return component


def refuse_free(g: Trucker, seat: Seat, rule: str) -> Refusal | None:
    """Refuse where there is nothing to put anywhere."""
    if free_component(g, seat) is None:
        return Refusal(rule, "hand-empty")
    return refuse_change(g, seat)


def refuse_place(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse a square off the ship shape or taken; under the strict option, a mistake (GB-025, GB-035, GB-056)."""
    assert isinstance(action, Place)
    refusal = refuse_free(g, seat, "GB-025")
    if refusal is not None:
        return refusal
    square = action.square
    if square not in g.board.squares or not 0 <= action.turns < 4:
        return Refusal("GB-056", "off-the-ship")
    code = 4 * (free_component(g, seat) or 0) + action.turns
    if g.ships[seat][square] == code:
        return LIES_THERE
    if g.ships[seat][square] and g.movable_square[seat] != square:
        return Refusal("GB-056", "square-taken")
    return refuse_fit(g, seat, square, code) if g.options.has("strict") else None


def place(g: Trucker, seat: Seat, action: Action) -> None:
    """Put the free component on the ship; it can be moved until the next one is taken (GB-025, GB-027)."""
    assert isinstance(action, Place)
    component, square = g.hand[seat], g.movable_square[seat]
    if square is not None:
        component = move(g, seat, square, action.square, action.turns)
    else:
        assert component is not None, "nothing is free"
        g.attach(seat, action.square, 4 * component + action.turns)
    g.hand[seat] = None
    g.movable_square[seat] = action.square
    if g.listening:
        column, row = g.board.column_number(action.square), g.board.row_number(action.square)
        g.emit(ComponentPlaced(seat, *g.box.face(component), action.square, action.turns, column, row))


def move(g: Trucker, seat: Seat, square: int, to: int, turns: int) -> int:
    """Move a component to a square, turned; return its number. It is `detach` and `attach`, in one new row."""
    row = g.ships[seat].copy()  # replaced, never changed: see `put`
    code = row[square]
    turned = code - code % 4 + turns
    row[square] = EMPTY
    row[to] = turned
    g.ships[seat] = row
    if g.roads is None:
        before, after = g.box.planes[code], g.box.planes[turned]
    else:
        before, after = g.planes_on(seat, square, code), g.planes_on(seat, to, turned)
    g.hulls[seat] += (after << to) - (before << square)
    return code // 4


def refuse_return(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse to return what has lain in the reserve (GB-029)."""
    refusal = refuse_free(g, seat, "GB-023")
    if refusal is None and g.from_reserve[seat]:
        return Refusal("GB-029", "kept-components-stay")
    return refusal


def return_component(g: Trucker, seat: Seat, action: Action) -> None:
    """Put the free component back into the warehouse, face up for good (GB-023, GB-024)."""
    put_away(g, seat, pick_up(g, seat))


def put_away(g: Trucker, seat: Seat, component: int) -> None:
    """Lay a component face up in the warehouse; one that was made to order goes back to its pile (GB-023, GX-474)."""
    roads = g.roads
    if roads is not None and roads.hand_is_custom[seat]:
        roads.custom_components[seat].append(component)
        roads.hand_is_custom[seat] = False
        if g.listening:
            g.emit(OrderReturned(seat))
        return
    g.face_up.append(component)
    if g.listening:
        g.emit(ComponentReturned(seat, *g.box.face(component)))


def refuse_set_aside(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse a third component in the reserve; an introductory flight has none (GB-028, GB-183)."""
    refusal = refuse_free(g, seat, "GB-028")
    if refusal is not None:
        return refusal
    if g.intro:
        return Refusal("GB-183", "intro-no-reserve")
    if len(g.reserve[seat]) == RESERVE:
        return Refusal("GB-028", "reserve-full", (("spaces", RESERVE),))
    return None


def set_aside(g: Trucker, seat: Seat, action: Action) -> None:
    """Lay the free component on the reserve, face up."""
    component = pick_up(g, seat)
    g.reserve[seat].append(component)
    g.from_reserve[seat] = False
    if g.roads is not None:
        g.roads.hand_is_custom[seat] = False
    if g.listening:
        g.emit(ComponentSetAside(seat, *g.box.face(component)))


def has_built(g: Trucker, seat: Seat) -> bool:
    """Return whether a builder has added at least one component to the ship (GB-031)."""
    return (g.hulls[seat] & ALL).bit_count() > 1
