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
    g = raced(3, {}, 60).state
    g.hands[0] = (*g.hands[0], g.event_decks[0][0])
    g.event_decks[0] = g.event_decks[0][1:]
    g.cards_played.append(g.event_decks[1][0])
    g.event_decks[1] = g.event_decks[1][1:]
    g.event_discards[2] = (*g.event_discards[2], g.event_decks[2][0])
    g.event_decks[2] = g.event_decks[2][1:]
    for index in range(4):
        upgrade, g.market.deck = g.market.deck[0], g.market.deck[1:]
        if index == 0:
            g.market.on_sale.append(upgrade)
        elif index == 1:
            g.hangar[0] = (*g.hangar[0], upgrade)
        elif index == 2:
            g.workshop[0] = (*g.workshop[0], upgrade)
        else:
            free = g.installed_upgrade.index(None)
            g.installed_upgrade[free] = upgrade
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
