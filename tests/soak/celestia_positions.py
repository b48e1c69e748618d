"""Positions in the middle of Celestia voyages that are rich in modules: lifeboats out, gifts laid, hooks in hand."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import GRAPPLING_HOOK, KINDS, LIFEBOAT, MODULES, URGENT_NEED
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.lifeboat_record import Lifeboat
from astrodrome.games.celestia.voyage.ending import END_GAME
from astrodrome.games.celestia.voyage.rounds import FLY_ROUND
from astrodrome.kernel.agenda import settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.seats import Seat

RARE: Final = (GRAPPLING_HOOK, *range(LIFEBOAT, URGENT_NEED))
BOATS: Final = range(LIFEBOAT, URGENT_NEED)
MOST_TREASURES: Final = 6


def position(seed: int) -> AnyGame:
    """Return a voyage in its middle."""
    chance = Chance(seed)
    seats = 2 + chance.below("seats", 5)
    options = settings(chance, seats)
    g = SPEC.begin(seats, SPEC.read_options(seats, options), Chance(seed))
    g.agenda = []
    for seat in range(seats):
        trade(g, seat, chance)
        enrich(g, seat, chance)
    g.voyage, g.flying = 1, True
    g.place = chance.below("place", g.tables.cities - 1)
    g.pawns = [g.edition.crew if chance.below("ashore", 5) else 0 for _ in range(seats)]
    g.pawns[g.captain] = g.edition.crew
    launch(g, chance)
    wrap(g, chance)
    g.then(FLY_ROUND, END_GAME)
    settle(g)
    return Game(SPEC, seats, g.edition.options, seed, g, [])


def settings(chance: Chance, seats: int) -> dict[str, Json]:
    """Return options with most modules on; two players with lifeboats fly by the base rules (CS-420)."""
    wanted: list[Json] = [one for one in MODULES if one not in ("two", "beginner") and chance.below(one, 5)]
    return {"modules": wanted, "two": False} if "ext2" in wanted else {"modules": wanted}


def trade(g: Celestia, seat: Seat, chance: Chance) -> None:
    """Exchange some cards of a hand for rare ones of the deck."""
    for kind in RARE:
        if kind in g.deck and chance.below("rare", 2):
            held = [one for one in range(KINDS) if g.hands[seat][one] and one not in RARE]
            if held:
                given = held[chance.below("given", len(held))]
                g.hands[seat][given] -= 1
                g.hands[seat][kind] += 1
                g.deck[g.deck.index(kind)] = given


def enrich(g: Celestia, seat: Seat, chance: Chance) -> None:
    """Give treasures, so that the end and the gifts are near."""
    for _ in range(chance.below("treasures", MOST_TREASURES + 1)):
        city = chance.below("city", g.tables.cities)
        if len(g.piles[city]) > 1:
            g.treasures[seat][g.piles[city].pop()] += 1
            g.treasures_by_city[seat][city] += 1


def launch(g: Celestia, chance: Chance) -> None:
    """Let somebody who is aboard be in the lifeboat instead, where there is one."""
    aboard = [seat for seat in range(g.seats) if g.pawns[seat] and seat != g.captain]
    boats = [kind for kind in BOATS if kind in g.deck]
    if g.edition.crew == 1 and aboard and boats and chance.below("boat", 2):
        pilot = aboard[chance.below("pilot", len(aboard))]
        g.pawns[pilot] = 0
        card = boats[chance.below("card", len(boats))]
        g.deck.remove(card)
        g.lifeboat = Lifeboat(pilot, chance.below("boat-place", g.place + 1), card)


def wrap(g: Celestia, chance: Chance) -> None:
    """Lay out some gifts, where they are played with."""
    for city, pile in enumerate(g.piles):
        if g.edition.options.has("xmas") and len(pile) > 1 and not chance.below("gift", 3):
            g.gifts = g.gifts.with_waiting([*g.gifts.waiting, g.piles[city].pop()])
