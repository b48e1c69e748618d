"""Cards that came in addition to those of the flight: all know them for such once they are revealed."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.box.options import Flight
from astrodrome.games.galaxy_trucker.content.figures import PILES
from astrodrome.games.galaxy_trucker.game.preparation import mix_deck
from astrodrome.games.galaxy_trucker.ship.module_effects import is_extra
from astrodrome.games.galaxy_trucker.views.determinise import determinise
from astrodrome.games.galaxy_trucker.views.table_view import public_view
from astrodrome.kernel.chance import Chance
from tests.galaxy_trucker.table import build, fly


@pytest.mark.rule("GX-573")
@pytest.mark.parametrize("flight", ["I", "III"])
def test_whether_a_revealed_card_is_extra_is_known_in_every_world(flight: Flight) -> None:
    g = build("S", flight=flight, roads=("tough-trip",))
    mix_deck(g)
    assert (len(g.piles), public_view(g).extra) == (PILES + 1, ())
    after, extra = ("III-07", "III-08", "5?"), "III-05 III-07 III-08"
    g = fly("S", flight=flight, roads=("tough-trip",), revealed="III-05 I-01", card="I-02", after=after, extra=extra).g
    some_extra, some_not = g.revealed[:2]
    assert public_view(g).extra == (g.box.cards[some_extra].name,)
    hidden = set()
    for seed in range(20):
        world = determinise(g, 0, Chance(seed), 1.0)
        assert (is_extra(world, some_extra), is_extra(world, some_not)) == (True, False)
        assert public_view(world).extra == public_view(g).extra
        hidden.add(tuple(sorted(world.piles[PILES])))
    assert len(hidden) > 1, "the other extra cards are not known"
