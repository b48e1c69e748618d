"""Ships of class IIA that jump whenever they can, under any cards: nothing is lost, and every half is somewhere."""

from __future__ import annotations

from typing import Final

import pytest

from astrodrome.games.galaxy_trucker.box.options import Module
from astrodrome.games.galaxy_trucker.content.rows import Road, our_content
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfJumped, HalfReturned
from astrodrome.games.galaxy_trucker.modules.halves.state import halves_of
from astrodrome.games.galaxy_trucker.modules.technologies.records import Jump
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import FlyOn
from astrodrome.games.galaxy_trucker.spec import census
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from tests.galaxy_trucker.table import Table, fly, ship

FLEET: Final = (
    "e j c c . c c j e \n . b h . * . b h . \n e x G . . . G x e",
    "e j c c . c c j e \n . b h . * . b h . \n . E j x . x j E .",
    "Z j c c . c c j s \n . e b . * . b e . \n g r c E . E c r G",
)
ROADS: Final[tuple[Road, ...]] = ("cosmic-psychosis", "union-ship", "deja-vu", "somersault", "explosive-goods")
CARDS: Final = 6


def launched(seed: int, chance: Chance) -> Table:
    """Set up a flight under random cards, now and then with a rough road."""
    names = [row.name for row in our_content().cards]
    chance.shuffle("cards", names)
    roads = ROADS[seed % len(ROADS) :][:1] if seed % 2 else ()
    fleet = [ship(drawing, credits=6) for drawing in FLEET[: 2 + seed % 2]]
    modules: tuple[Module, ...] = ("technologies",)
    return fly(*fleet, card=names[0], after=names[1:CARDS], flight="IIA", modules=modules, roads=roads, seed=seed)


def every_half_is_somewhere(g: Trucker) -> bool:
    """Tell whether what is aside belongs to halves that are away, and who is wholly away is not in the race."""
    for seat in range(g.seats):
        away = [half for half in halves_of(g).flying[seat] if halves_of(g).cards_to_miss[seat][half]]
        gone = {int(g.board.halves[1] >> row[0] & 1) for row in halves_of(g).parts_in_hyperspace[seat]}
        absent = g.flying[seat] and len(away) == len(halves_of(g).flying[seat])
        if not gone <= set(away) or absent != (g.flying[seat] and technologies_of(g).cards_to_miss[seat] > 0):
            return False
    return True


@pytest.mark.rule("GX-319", "GX-321", "GX-323")
@pytest.mark.parametrize("seed", range(8))
def test_many_jumps_lose_nothing(seed: int) -> None:
    chance = Chance(seed)
    table = launched(seed, chance)
    pieces, events = census(table.g), list(table.opening)
    while not table.game.over:
        legal = table.legal
        eager: list[Action] = [action for action in legal if isinstance(action, Jump | FlyOn)]
        choices = eager if eager and chance.below("eager", 5) else list(legal)
        events += table.play(choices[chance.below("answer", len(choices))])
        assert census(table.g) == pieces
        assert every_half_is_somewhere(table.g)
    assert any(isinstance(event, HalfJumped) for event in events)
    assert any(isinstance(event, HalfReturned) for event in events)
