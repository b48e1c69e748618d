"""Looking at the piles of cards while building (GB-016, GB-031 to GB-034)."""

from __future__ import annotations

from typing import Final

from astrodrome.games.galaxy_trucker.content.figures import OPEN_PILES
from astrodrome.games.galaxy_trucker.records.actions import LookAtPile
from astrodrome.games.galaxy_trucker.records.yard_events import PilePutBack, PileSeen, PileTaken
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown, has_founded
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.components import has_built
from astrodrome.kernel.records import Action
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

NO_CARDS_IN_INTRO: Final = Refusal("GB-183", "intro-no-cards")
HAND_FULL: Final = Refusal("GB-031", "look-with-empty-hand")
HALF_MISSING: Final = Refusal("GX-279", "look-after-both-halves")
NOTHING_BUILT: Final = Refusal("GB-031", "look-after-building")


def refuse_looking(g: Trucker, seat: Seat) -> Refusal | None:
    """Refuse to look at any card: with a component in hand, before one is added, in an introductory flight."""
    if g.intro:
        return NO_CARDS_IN_INTRO
    if g.hand[seat] is not None:
        return HAND_FULL
    if halves_flown(g) is not None:
        return None if has_founded(g, seat) else HALF_MISSING
    if not has_built(g, seat):
        return NOTHING_BUILT
    return None


def refuse_look(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse the secret pile, or one that somebody is looking at (GB-016, GB-032)."""
    assert isinstance(action, LookAtPile)
    if not 0 <= action.pile < OPEN_PILES:
        return Refusal("GB-016", "secret-pile", (("open", OPEN_PILES),))
    if action.pile in g.pile_in_view:
        holder = g.pile_in_view.index(action.pile)
        return Refusal("GB-032", "pile-taken", (("pile", action.pile + 1), ("seat", holder)))
    return refuse_looking(g, seat)


def look(g: Trucker, seat: Seat, action: Action) -> None:
    """Take a pile and see its cards; the component placed last is fixed from now on (GB-027, GB-031, GB-033)."""
    assert isinstance(action, LookAtPile)
    pile = action.pile
    g.movable_square[seat] = None
    g.pile_in_view[seat] = pile
    if pile not in g.piles_seen[seat]:
        g.piles_seen[seat].append(pile)
    if g.listening:
        g.emit(PileTaken(seat, pile + 1))
        g.emit(PileSeen((seat,), pile + 1, tuple([g.box.cards[card].name for card in g.piles[pile]])))


def refuse_put_back(g: Trucker, seat: Seat, action: Action) -> Refusal | None:
    """Refuse to put back what was not taken."""
    return Refusal("GB-031", "no-pile-taken") if g.pile_in_view[seat] is None else None


def put_back(g: Trucker, seat: Seat, action: Action) -> None:
    """Put the pile back, so that others can look at it."""
    pile = g.pile_in_view[seat]
    if pile is not None:
        g.pile_in_view[seat] = None
        if g.listening:
            g.emit(PilePutBack(seat, pile + 1))
