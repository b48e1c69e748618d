"""What a builder may do now, as a list and as an offer."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.geometry.hull_queries import mistakes
from astrodrome.games.galaxy_trucker.records.actions import (
    FINISHES,
    LEAVE_YARD,
    LOOKS,
    PLACES,
    PUT_PILE_BACK,
    RETURN,
    SET_ASIDE,
    TAKE_FACE_DOWN,
    TURN_HOURGLASS,
    TakeOrdered,
    TakeReserve,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    BuildOffer,
    ComponentChoice,
    NumberChoice,
    PileChoice,
    SquareChoice,
    TurnChoice,
)
from astrodrome.games.galaxy_trucker.ship.fitting import faulty_sides, fit_mistakes, hull_without_loose
from astrodrome.games.galaxy_trucker.ship.module_effects import outlets
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.card_piles import refuse_look, refuse_looking, refuse_put_back
from astrodrome.games.galaxy_trucker.yard.components import (
    LIES_THERE,
    custom_components,
    free_component,
    refuse_return,
    refuse_set_aside,
    refuse_take_face_down,
    refuse_take_face_up,
    refuse_take_ordered,
    refuse_take_reserve,
)
from astrodrome.games.galaxy_trucker.yard.finishing import free_numbers, refuse_finish, refuse_leave
from astrodrome.games.galaxy_trucker.yard.hourglass import refuse_turn_hourglass
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat


def listed(g: Trucker, seat: Seat) -> list[Action]:
    """Return every building action that would not be refused."""
    actions: list[Action] = []
    if g.number_tiles[seat] is None:
        if g.hand[seat] is None:
            list_takes(g, seat, actions)
        list_puts(g, seat, actions)
    if refuse_looking(g, seat) is None:
        actions += [look for look in LOOKS if look.pile not in g.pile_in_view]
    if g.pile_in_view[seat] is not None:
        actions.append(PUT_PILE_BACK)
    if refuse_turn_hourglass(g, seat, TURN_HOURGLASS) is None:
        actions.append(TURN_HOURGLASS)
    if g.number_tiles[seat] is None:
        if g.hand[seat] is None:
            actions += [FINISHES[number] for number in free_numbers(g)]
        actions.append(LEAVE_YARD)
    return actions


def list_takes(g: Trucker, seat: Seat, actions: list[Action]) -> None:
    """List what an empty hand can take."""
    if g.face_down_components:
        actions.append(TAKE_FACE_DOWN)
    takes = g.box.takes
    actions += [takes[component] for component in g.face_up]
    if g.reserve[seat]:
        actions += [TakeReserve(g.box.names[component]) for component in g.reserve[seat]]
    if g.roads is not None:
        actions += [TakeOrdered(g.box.names[component]) for component in custom_components(g, seat)]


def list_puts(g: Trucker, seat: Seat, actions: list[Action]) -> None:
    """List where the free component can go."""
    component = free_component(g, seat)
    if component is None:
        return
    if g.options.has("strict"):
        for choice in square_choices(g, seat):
            actions += [PLACES[choice.square][turn.turns] for turn in choice.turns if turn.refusal is None]
    else:
        ship = g.ships[seat]
        for square in g.board.squares:
            if not ship[square]:
                actions += PLACES[square]
            elif square == g.movable_square[seat]:  # it may be turned, but not to where it lies
                turns = ship[square] % 4
                actions += PLACES[square][:turns] + PLACES[square][turns + 1 :]
    if not g.from_reserve[seat]:
        actions.append(RETURN)
    if refuse_set_aside(g, seat, SET_ASIDE) is None:
        actions.append(SET_ASIDE)


def finished_may_act(g: Trucker, seat: Seat) -> bool:
    """Return whether a builder who has finished may do something: look at cards, turn the glass (GB-034, GB-039)."""
    if g.pile_in_view[seat] is not None or refuse_turn_hourglass(g, seat, TURN_HOURGLASS) is None:
        return True
    if refuse_looking(g, seat) is not None:
        return False
    return len([pile for pile in g.pile_in_view if pile is not None]) < len(LOOKS)


def build_offer(g: Trucker, seat: Seat) -> BuildOffer:
    """Return all that a builder can choose from, with the reason for what cannot be chosen."""
    component = free_component(g, seat)
    names = g.box.names
    takes = [g.box.takes[up] for up in g.face_up]
    reserve = [TakeReserve(names[kept]) for kept in g.reserve[seat]]
    orders = [TakeOrdered(names[made]) for made in custom_components(g, seat)]
    finishes = [FINISHES[number] for number in range(1, g.seats + 1)]
    return BuildOffer(
        component=None if component is None else names[component],
        loose=g.movable_square[seat],
        face_down=refuse_take_face_down(g, seat, TAKE_FACE_DOWN),
        face_up=tuple([ComponentChoice(take.component, refuse_take_face_up(g, seat, take)) for take in takes]),
        reserve=tuple([ComponentChoice(take.component, refuse_take_reserve(g, seat, take)) for take in reserve]),
        squares=square_choices(g, seat),
        return_component=refuse_return(g, seat, RETURN),
        set_aside=refuse_set_aside(g, seat, SET_ASIDE),
        piles=tuple([PileChoice(look.pile, refuse_look(g, seat, look)) for look in LOOKS]),
        put_back=refuse_put_back(g, seat, PUT_PILE_BACK),
        hourglass=refuse_turn_hourglass(g, seat, TURN_HOURGLASS),
        numbers=tuple([NumberChoice(finish.number, refuse_finish(g, seat, finish)) for finish in finishes]),
        leave=refuse_leave(g, seat, LEAVE_YARD),
        ordered=tuple([ComponentChoice(take.component, refuse_take_ordered(g, seat, take)) for take in orders]),
    )


def square_choices(g: Trucker, seat: Seat) -> tuple[SquareChoice, ...]:
    """Return each square where the free component can go, with the mistakes of each rotation (GB-025, GB-059)."""
    component = free_component(g, seat)
    if component is None or g.number_tiles[seat] is not None:
        return ()
    hull = hull_without_loose(g, seat)
    roots = g.board.roots(hull)
    free = outlets(g, seat)
    before = mistakes(hull, roots, free)
    strict = g.options.has("strict")
    choices: list[SquareChoice] = []
    for square in g.board.squares:
        if hull >> square & 1:
            continue
        turns: list[TurnChoice] = []
        for turn in range(4):
            code = 4 * component + turn
            found = fit_mistakes(hull, before, roots, square, g.box.planes[code], free)
            sides = faulty_sides(hull, before, roots, square, g.box.planes[code], free) if found else ()
            refusal = found[0] if strict and found else None
            if g.ships[seat][square] == code:
                refusal = LIES_THERE
            turns.append(TurnChoice(turn, tuple(found), refusal, sides))
        choices.append(SquareChoice(square, tuple(turns)))
    return tuple(choices)
