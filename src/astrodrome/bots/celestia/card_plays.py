"""When to play which card: every play has a purpose, weighed by what is at stake in this step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from astrodrome.bots.celestia.odds import own_odds
from astrodrome.bots.celestia.outlook import Outlook
from astrodrome.games.celestia.content.cards import (
    ALTERNATIVE_ROUTE,
    BAD_SPELL,
    BANDIT,
    BLACK,
    BLUE,
    EJECTION,
    GRAPPLING_HOOK,
    HELP,
    JETPACK,
    KIND,
    MOORING,
    NEW_GEAR,
    PURPLE,
    RED,
    SPY,
    URGENT_NEED,
)
from astrodrome.games.celestia.records.actions import PlaceHelp, Play, TakeLifeboat, UsePower, UseSpyglass
from astrodrome.games.celestia.state.event_costs import CANNOT, ability, needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import AIRCRAFT, CRASH, LEAVES, SUCCESS
from astrodrome.kernel.records import PASS, Action
from astrodrome.kernel.seats import Seat

AT_STAKE: Final = 4.0
"""How many points must hang on a card of rescue."""
HIGH: Final = 9.0
"""So much must be ahead of the others before they are worth a card."""
ROUGH: Final = 3
"""A leg of so many dice is a rough one."""
POOR: Final = 0.25
"""A hand that meets a rough leg no more often than this is exchanged."""

Purpose = Callable[[Celestia, Seat, Outlook], bool]


def rescues(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether a seat aboard has enough to lose for a card of rescue."""
    return g.is_aboard(seat) and view.ahead >= AT_STAKE


def lands(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether the treasure below is worth the Jetpack."""
    return view.here >= AT_STAKE / 2


def turns_crash(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether a second roll may save a seat from an announced crash."""
    return g.step.declaration == CRASH and rescues(g, seat, view)


def harms(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether a seat ashore gains by what befalls the others."""
    return not g.is_aboard(seat) and view.ahead + view.spite >= HIGH


def spoils(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether blanks rolled again may undo a declared success of others."""
    return g.step.declaration == SUCCESS and harms(g, seat, view)


def holds_back(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether the others are kept from a far better city."""
    return harms(g, seat, view) and view.ahead - view.here + view.spite >= AT_STAKE


def puts_ashore(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether success is declared and a rival would be kept from a far better city."""
    return g.step.declaration == SUCCESS and view.ahead - view.here + view.spite >= AT_STAKE


def comes_back(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether the next city, which is now certain, is far better than the treasure just taken."""
    return g.step.announced[seat] == LEAVES and view.ahead - view.here >= AT_STAKE


def helm_fails(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether the seat is captain and its hand does not do."""
    return seat == g.helm() and ability(g, seat) == CANNOT


def renews(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether a hand of some size would hardly carry the seat over a rough leg."""
    return g.hand_size[seat] > ROUGH and own_odds(g, seat, ROUGH)[0] < POOR


def looks(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether a passenger is to fly with somebody whose hand it should know."""
    return g.step.vessel == AIRCRAFT and g.is_passenger(seat) and g.tables.dice[g.step.destination] >= ROUGH


def always(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return that a card should be played wherever it may be."""
    return True


PURPOSES: Final[dict[int, Purpose]] = {
    JETPACK: lands,
    ALTERNATIVE_ROUTE: turns_crash,
    EJECTION: puts_ashore,
    BAD_SPELL: spoils,
    BANDIT: harms,
    MOORING: holds_back,
    URGENT_NEED: helm_fails,
    NEW_GEAR: renews,
    SPY: looks,
    GRAPPLING_HOOK: comes_back,
}
"""What each card is played for, where it may be played; a card that is not listed is played at once."""


def steps_in(g: Celestia, seat: Seat, view: Outlook) -> bool:
    """Return whether the seat's character should use its power now."""
    colour = g.characters.colour[seat]
    if colour == BLACK:
        return g.is_aboard(seat) and g.tables.dice[g.step.destination] >= ROUGH
    if colour == PURPLE or not rescues(g, seat, view):
        return False
    if colour == BLUE:
        return ability(g, seat) != CANNOT
    if colour == RED:
        cheapest = min([g.tables.points[n] for n, count in enumerate(g.treasures[seat]) if count])
        return view.ahead - cheapest >= HIGH
    return True


def helps(action: PlaceHelp, short: Sequence[int]) -> bool:
    """Return whether every Help card offered answers a symbol that is rolled."""
    given = [0, 0, 0, 0]
    for card in action.cards:
        given[KIND[card] - HELP] += 1
    return all([count <= need for count, need in zip(given, short, strict=True)])


def serves(g: Celestia, seat: Seat, action: Action, view: Outlook) -> bool:
    """Return whether a play serves its purpose now."""
    if isinstance(action, Play):
        return PURPOSES.get(KIND[action.card], always)(g, seat, view)
    if isinstance(action, UseSpyglass):
        return rescues(g, seat, view)
    if isinstance(action, UsePower):
        return steps_in(g, seat, view)
    if isinstance(action, PlaceHelp):
        return rescues(g, seat, view) and helps(action, needs(g))
    return isinstance(action, TakeLifeboat) and helm_fails(g, seat, view)


def reaction(
    g: Celestia,
    seat: Seat,
    legal: Sequence[Action],
    view: Outlook,
    serving: Callable[[Celestia, Seat, Action, Outlook], bool] = serves,
) -> Action:
    """Return a play that serves its purpose (as `serving` has it), the largest help first; else pass."""
    found = [action for action in legal if serving(g, seat, action, view)]
    if not found:
        return PASS
    return max(found, key=lambda action: len(action.cards) if isinstance(action, PlaceHelp) else 0)
