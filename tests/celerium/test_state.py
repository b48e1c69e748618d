"""The state as a whole: the pieces counted, every question saved, what copies share."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.rows import (
    our_box,
)
from astrodrome.games.celerium.records import (
    actions as a,
)
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.views.census import (
    census,
)
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from tests.celerium.games import SETTINGS, choice, raced
from tests.celerium.table import f, rally

BOX = our_box()


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_every_question_of_a_game_can_be_saved_and_asked_again(seats: int, options: dict[str, Json]) -> None:
    game, chance = SPEC.new(seats, options, 8), Chance(8)
    seen: set[str | None] = set()
    while not game.over:
        if game.situation.decision not in seen:
            seen.add(game.situation.decision)
            again = SPEC.load(game.save(log=False))
            assert again.digest() == game.digest(), game.situation.decision
            assert (again.asked, again.number) == (game.asked, game.number)
        game.play(*choice(game, chance))
    assert len(seen) > 10


def test_small_things_need_not_be_said() -> None:
    assert SPEC.codec.decode_action({"do": "PickLine", "line": "blue"}) == a.PickLine("blue", False)
    assert SPEC.codec.decode_action({"do": "React", "card": "1-18", "part": "first"}) == a.React("1-18", "first", None)


PIECES = (
    *[row.copies for row in BOX.events],
    *[row.copies for row in BOX.upgrades],
    *[1] * 12,
    *[1] * 12,
    *[2] * 9,
)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
@pytest.mark.parametrize("answers", [0, 1, 50, 9999])
def test_every_piece_is_somewhere_once(seats: int, options: dict[str, Json], answers: int) -> None:
    assert census(raced(seats, options, answers).state) == PIECES


@pytest.mark.parametrize(
    "place",
    ["hands", "cards_played", "event_discards", "market", "hangar", "workshop", "installed_upgrade", "boost_supply"],
)
def test_a_piece_that_is_lost_is_noticed(place: str) -> None:
    one = f(hand="1-01", hangar="battery-green", workshop="all-terrain", on_pilot="twin-blue-green")
    # every kind of place holds a piece
    g = rally(one, f(), f(), round=2, market="battery-blue", laid="2-01", discards=["-", "-", "3-01"]).g
    assert census(g) == PIECES
    lost: dict[str, object] = {"installed_upgrade": [None] * 6, "cards_played": []}
    if place == "market":
        g.market = g.market.copy()
        g.market.on_sale = []
    else:
        setattr(g, place, lost.get(place, [()] * 3))
    assert census(g) != PIECES


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_copies_share_the_tables_of_the_box(seats: int, options: dict[str, Json]) -> None:
    game = raced(seats, options, 30)
    assert game.copy().state.tables is game.state.tables
