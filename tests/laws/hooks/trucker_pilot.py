"""Galaxy Trucker under the laws: a trucker who builds without mistakes and flies as long as it holds."""

from __future__ import annotations

from astrodrome.bots.galaxy_trucker.builder import Yard, build
from astrodrome.bots.galaxy_trucker.component_values import HASTY
from astrodrome.games.galaxy_trucker.geometry.hull_queries import mistakes
from astrodrome.games.galaxy_trucker.records import actions as a
from astrodrome.games.galaxy_trucker.records import offers as o
from astrodrome.games.galaxy_trucker.ship.bodies import halves_flown
from astrodrome.games.galaxy_trucker.ship.fitting import fit_mistakes, hull_without_loose
from astrodrome.games.galaxy_trucker.ship.module_effects import outlets
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.yard.components import free_component
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import TIME_UP, Action
from astrodrome.kernel.seats import CLOCK, Seat
from tests.laws.hooks.trucker_choices import pick

WANTED = (
    *("cannon_single", "cannon_double", "engine_single", "engine_double", "battery", "cabin"),
    *("stasis_chamber", "accelerator", "cannon_booster", "furnace", "life_support_cyan", "shield_booster"),
)


def able(game: AnyGame, seat: Seat, chance: Chance) -> Action:
    """Build a ship without mistakes, then fly it as long as it holds."""
    if seat == CLOCK:
        return TIME_UP
    decision = type(game.decision).__name__
    if decision in ("TruckersBuild", "TruckerBuilds"):
        if halves_flown(game.state) is not None and chance.below("whim", 24):
            return build_halves(game, seat)
        return build_ably(game.state, seat, list(game.legal(seat)), chance)
    actions = list(game.legal(seat))
    if decision == "TruckerMayGiveUp" and chance.below("give-up", 24):
        return a.FLY_ON
    if decision == "TruckerPaysUnion" and len(actions) > 1:
        return actions[0]
    if decision in ("TruckersBid", "TruckerOutbids", "TruckerPays", "TruckerHoldsParcel") and len(actions) > 1:
        actions = [action for action in actions if not isinstance(action, a.TakeLoan) or chance.below("loan", 4) == 0]
    if decision == "TruckerStows" or (decision == "TruckerBoardsAlien" and halves_flown(game.state) is not None):
        return actions[0]
    if decision == "TruckerDeclares" and chance.below("power", 4):
        return actions[-1]
    return pick(chance, actions)


def build_halves(game: AnyGame, seat: Seat) -> Action:
    """Build as a hasty bot does: halves put together at random have no humans, and hardly ever fly."""
    legal, prompt = list(game.legal(seat)), game.prompt(seat)
    assert prompt is not None
    assert isinstance(prompt.offer, o.BuildOffer)
    return build(Yard(game.state, seat, None, HASTY), legal)


def build_ably(g: Trucker, seat: Seat, actions: list[Action], chance: Chance) -> Action:
    """Take, weld where it fits, return what does not fit; now and then look at cards or turn the glass; then finish."""
    others = [action for action in actions if not isinstance(action, a.Finish | a.LeaveYard)]
    if g.number_tiles[seat] is not None or (others and chance.below("whim", 24) == 0):
        return pick(chance, others)
    hand = g.hand[seat]
    if hand is not None:
        dull = g.box.kinds[hand] not in WANTED and not g.from_reserve[seat] and chance.below("dull", 3) == 0
        return (None if dull else weld(g, seat, chance)) or (
            a.RETURN if not g.from_reserve[seat] else pick(chance, actions)
        )
    built = len([square for square in g.board.squares if g.ships[seat][square]])
    orders = [action for action in others if isinstance(action, a.TakeOrdered)]
    if orders and chance.below("order", 2):
        return pick(chance, orders)
    takes = [action for action in others if isinstance(action, a.TakeFaceDown | a.TakeFaceUp)]
    if not takes or 10 * built > 9 * len(g.board.squares) or chance.below("finish", 80) == 0:
        return pick(chance, [action for action in actions if isinstance(action, a.Finish)])
    cannons = [take for take in takes if isinstance(take, a.TakeFaceUp) and "cannon" in kind_of(g, take)]
    if cannons and chance.below("cannon", 2):
        return pick(chance, cannons)
    return takes[0] if chance.below("unseen", 3) else pick(chance, takes)


def kind_of(g: Trucker, take: a.TakeFaceUp) -> str:
    """Return what a component is."""
    return g.box.kinds[g.box.number[take.component]]


def weld(g: Trucker, seat: Seat, chance: Chance) -> Action | None:
    """Look for a square where the component in hand makes no mistake."""
    hull = hull_without_loose(g, seat)
    roots = g.board.roots(hull)
    free = outlets(g, seat)
    before = mistakes(hull, roots, free)
    component = free_component(g, seat)
    assert component is not None
    squares = [square for square in g.board.squares if not hull >> square & 1]
    chance.shuffle("squares", squares)
    for turns in range(4):  # unturned first: cannons then point forward
        for square in squares:
            if not fit_mistakes(hull, before, roots, square, g.box.planes[4 * component + turns], free):
                return a.Place(square, turns)
    return None
