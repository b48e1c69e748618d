"""The architect: builds by what was learned of ships, with an eye on the room to grow, the time, and the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.bots.galaxy_trucker.figures import figures
from astrodrome.bots.galaxy_trucker.frontier import Frontier
from astrodrome.bots.galaxy_trucker.ship_values import MOST, ShipValue
from astrodrome.bots.sums import plain_sum
from astrodrome.games.galaxy_trucker.records.actions import (
    PLACES,
    RETURN,
    TAKE_FACE_DOWN,
    Finish,
    LookAtPile,
    PutPileBack,
    TakeFaceUp,
    TakeOrdered,
    TurnHourglass,
)
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

LOOKING: Final = 6
"""With fewer turns left nobody looks at cards."""
BEGUN: Final = 0.2
"""Cards are looked at when this share of the squares is filled: until then any good component is taken."""
NOWHERE: Final = -9.0
"""What a component brings that fits nowhere."""
CELLS: Final = 0.3
USERS: Final = 0.12
"""How many cells, and components that use them, a square still to be filled brings on average."""


class Plan:
    """How an architect weighs what is not part of a ship's value yet."""

    def __init__(
        self,
        room: float = 3.2,
        fade: float = 0.85,
        keep: float = -1.0,
        patience: float = 0.3,
        adapt: float = 0.5,
        fill: float = 0.75,
        soon: float = 0.03,
        far: float = 0.3,
        early: int = 5,
        taper: float = 5.0,
        sample: int = 10,
        looks: int = 3,
    ) -> None:
        self.room: Final = room
        """What room to grow is worth, in credits …"""
        self.fade: Final = fade
        """… and which share of that a grown ship no longer heeds."""
        self.keep: Final = keep
        """A component that brings less goes back; below 0, for what others may be joined to it later."""
        self.taper: Final = taper
        """With fewer squares left than this, a component must bring the more by itself."""
        self.patience: Final = patience
        """Up to so much more is asked while there is time …"""
        self.adapt: Final = adapt
        """… and this share of what draws are likely to bring in the turns left."""
        self.fill: Final = fill
        """The share of the squares left that are thought to be filled."""
        self.soon: Final = soon
        """The share of exposed connectors that each square to be filled closes …"""
        self.far: Final = far
        """… and the share that counts in any case."""
        self.early: Final = early
        """How many turns are left when a ship is finished: those in front find more."""
        self.sample: Final = sample
        """How many draws are imagined before one is made."""
        self.looks: Final = looks
        """How many piles are looked at."""


class Found:
    """The best place for a component, and what the ship gains by it there."""

    def __init__(self, gain: float, square: int, turns: int) -> None:
        self.gain: Final = gain
        self.square: Final = square
        self.turns: Final = turns


class Site:
    """A ship that is being built, and what each component would bring to it."""

    def __init__(self, g: Trucker, seat: Seat, value: ShipValue, plan: Plan, turns: int) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.value: Final = value
        self.plan: Final = plan
        self.frontier: Final = Frontier(g, seat)
        self.ship: Final = g.ships[seat]
        self.hull: Final = g.hulls[seat]
        size = sum([1 for code in self.ship if code])
        self.grown: Final = size / len(g.board.squares)
        self.fillable: Final = len(self.frontier.fillable())
        self.left: Final = min(MOST, int(plan.fill * self.fillable), turns // 2)
        """How many squares are likely to be filled."""
        self.now: Final = self.worth(self.ship, self.hull, self.left)
        self.places: dict[int, Found | None] = {}

    def is_of(self, g: Trucker, seat: Seat, value: ShipValue) -> bool:
        """Return whether this is still the ship of a seat."""
        return self.seat == seat and self.value is value and self.ship == g.ships[seat] and self.g.board is g.board

    def worth(self, ship: Sequence[int], hull: int, left: int) -> float:
        """Return what a ship is worth with so many squares still to be filled."""
        plan = self.plan
        found = figures(self.g.box, self.g.board, ship, hull, int(CELLS * left), int(USERS * left))
        return self.value.worth(found, left, max(plan.far, 1.0 - plan.soon * left))

    def best(self, component: int) -> Found | None:
        """Return the best place for a component without a mistake, or None."""
        if component in self.places:
            return self.places[component]
        plan, planes = self.plan, self.g.box.planes
        best: Found | None = None
        room = plan.room * (1.0 - self.grown * plan.fade)
        for square in self.frontier.around:
            fits = self.frontier.fits(square)
            for turns in range(4):
                code = 4 * component + turns
                if code in fits:
                    ship = self.ship.copy()
                    ship[square] = code
                    gain = self.worth(ship, self.hull + (planes[code] << square), max(0, self.left - 1)) - self.now
                    gain += room * self.frontier.room_after(square, code)
                    if best is None or gain > best.gain:
                        best = Found(gain, square, turns)
        self.places[component] = best
        return best

    def gain(self, component: int) -> float:
        """Return what a component brings at its best place."""
        best = self.best(component)
        return NOWHERE if best is None else best.gain

    def asked(self, g: Trucker, turns: int) -> float:
        """Return what a component must bring to be placed, with so many turns to go."""
        plan = self.plan
        room, draws = max(1, self.fillable), turns / 2
        asked = plan.keep * min(1.0, room / plan.taper)
        asked += plan.patience * min(1.0, max(0.0, (draws - room) / room))
        if draws <= plan.fill * room:
            return asked
        gains = sorted([self.gain(one) for one in g.face_down_components[-2 * plan.sample :]])
        if gains:
            usual = gains[int(len(gains) * (1.0 - plan.fill * room / draws))]
            asked += plan.adapt * max(0.0, usual - asked)
        return asked


class Architect:
    """Builds ships for one seat, and remembers what fits where until the ship changes."""

    def __init__(self) -> None:
        self._site: Site | None = None

    def build(
        self, g: Trucker, seat: Seat, value: ShipValue, plan: Plan, turns_left: int, legal: Sequence[Action]
    ) -> Action:
        """Return the next move in the yard, from a world that was dealt for the seat: ships are the same in all."""
        turns = max(0, turns_left - plan.early)
        site = self._site
        if site is None or not site.is_of(g, seat, value):
            site = self._site = Site(g, seat, value, plan, turns)
        asked = site.asked(g, turns)
        held = g.hand[seat]
        if held is not None:
            best = site.best(held)
            if best is not None and (best.gain >= asked or RETURN not in legal):
                return PLACES[best.square][best.turns]
            return RETURN if RETURN in legal else legal[0]
        if turns > LOOKING and site.grown > BEGUN and len(g.piles_seen[seat]) < plan.looks:
            for action in legal:
                if isinstance(action, LookAtPile) and action.pile not in g.piles_seen[seat]:
                    return action
        if turns_left <= max(2, plan.early) or not site.frontier.around:
            return finish(legal)
        return take(g, site, asked, legal)


def take(g: Trucker, site: Site, asked: float, legal: Sequence[Action]) -> Action:
    """Take the component face up that helps most, if a drawn one is not likely to help more."""
    number = g.box.number
    best: Action | None = None
    most = asked
    for action in legal:
        if isinstance(action, TakeFaceUp | TakeOrdered):
            gain = site.gain(number[action.component])
            if gain > most:
                best, most = action, gain
    if TAKE_FACE_DOWN in legal:
        drawn = g.face_down_components[-site.plan.sample :]
        hopes = [gain for one in drawn if (gain := site.gain(one)) >= asked]
        if best is None:
            if any([site.frontier.fits(spot) for spot in site.frontier.around]):
                return TAKE_FACE_DOWN
        elif plain_sum(hopes) > most * max(1, len(drawn)):
            return TAKE_FACE_DOWN
    return finish(legal) if best is None else best


def finish(legal: Sequence[Action]) -> Action:
    """Take the lowest number tile that is free; put the cards back first, and turn the hourglass where it waits."""
    for wish in (Finish, PutPileBack, TurnHourglass):
        for action in legal:
            if isinstance(action, wish):
                return action
    return legal[0]
