"""Options and content: what goes together, what is refused and why, and tables other than ours."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from astrodrome.games.celestia.content.card_names import names_of
from astrodrome.games.celestia.content.cards import CARDS, KIND, MODULE_OF
from astrodrome.games.celestia.content.cities import CardRow, CityRow, Content, TreasureRow, check_content, our_content
from astrodrome.games.celestia.content.options import Options, check_options, deck_of
from astrodrome.games.celestia.content.preview import preview
from astrodrome.games.celestia.content.tables import tables
from astrodrome.games.celestia.records.actions import FLY_ON
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Outcome
from tests.celestia.games import flown
from tests.celestia.table import start

OURS = our_content()


def json_of(content: Content) -> Json:
    """Return a table as it is given in options."""
    return plain(content)


def refused(content: Content, place: str) -> None:
    """Check that a table is refused at a place."""
    with pytest.raises(OptionError) as caught:
        check_content(content)
    assert caught.value.field.startswith(place)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize(("one", "two"), list(combinations(SPEC.modules, 2)))
def test_every_pair_of_modules_is_played_or_refused_with_its_rule(seats: int, one: str, two: str) -> None:
    options: dict[str, Json] = {"modules": [one, two]}
    pair = {one, two}
    if ("two" in pair and seats != 2) or (seats == 2 and "ext2" in pair):
        with pytest.raises(OptionError, match=r"CS-183|CS-420"):
            SPEC.new(seats, options)
        return
    game = flown(seats, options, 60)
    assert pair <= set(game.options.modules)


def test_all_modules_together_can_be_played_to_the_end() -> None:
    everything: list[Json] = [module for module in SPEC.modules if module != "two"]
    game = flown(4, {"modules": everything}, 5000)
    assert isinstance(game.outcome, Outcome)


def test_options_are_written_out_in_full_and_read_back() -> None:
    for seats, given in ((2, {}), (4, {"modules": ["instructor", "ext1"]})):
        options = SPEC.read_options(seats, given)  # type: ignore[arg-type]  # plain JSON
        assert SPEC.read_options(seats, SPEC.options_json(options)) == options
    assert SPEC.read_options(4, {"modules": ["instructor", "ext1"]}).modules == ("ext1", "instructor")
    assert SPEC.read_options(2, {}).modules == ("two",)


def test_a_module_named_twice_is_refused() -> None:
    with pytest.raises(OptionError, match="twice"):
        SPEC.new(3, {"modules": ["ext1", "ext1"]})


def test_an_unknown_module_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(OptionError, match="boscalumia"):
        SPEC.new(3, {"modules": ["ext3"]})


def test_beginners_leave_out_power_cards_and_spyglasses() -> None:
    options = check_options(3, Options(modules=("beginner",)))
    assert (options.power_cards, options.spyglasses) == (False, False)


def test_our_table_holds_every_card_and_names_house_content() -> None:
    assert [row.card for row in OURS.cards] != []
    assert {row.card for row in OURS.cards} == set(CARDS)
    assert len(MODULE_OF) == len(CARDS)
    assert names_of([1] * len(CARDS)) == CARDS
    house = {row.card for row in OURS.cards if row.house}
    assert house == {card for card in CARDS if MODULE_OF[KIND[card]] in ("ext1", "ext2")}
    assert [row.value for row in OURS.cities if row.house] == [1, 2, 4, 6, 9, 12]


def test_our_table_can_be_given_back_as_content() -> None:
    assert SPEC.our_content is not None
    ours = SPEC.our_content()
    assert ours == OURS
    plain_game, given = SPEC.new(3, {}, 2), SPEC.new(3, {"content": json_of(OURS)}, 2)
    assert given.digest() == plain_game.digest()


def short_route() -> Content:
    """Return a table of three cities, few treasures and dice without blanks."""
    cities = (
        CityRow(value=3, dice=0, treasures=(TreasureRow(3, 4),)),
        CityRow(value=7, dice=1, treasures=(TreasureRow(7, 3), TreasureRow(9, 1)), spyglasses=2, forgotten=True),
        CityRow(value=30, dice=5, treasures=(TreasureRow(30, 2),)),
    )
    return Content(cities, OURS.cards, ("fog", "pirates"))


def test_another_table_is_played_by_its_own_figures() -> None:
    game = SPEC.new(3, {"content": json_of(short_route()), "modules": ["boscalumia"]}, 4)
    g = game.state
    assert [len(pile) for pile in g.piles] == [4, 6, 2]
    assert len(g.step.dice) == 1
    assert set(g.step.dice) <= {1, 4}
    assert g.tables.beside_forgotten == 1
    assert game.log.options["content"] == json_of(short_route())
    again = SPEC.load(game.save())
    assert again.digest() == game.digest()


def test_a_table_with_several_spyglasses_in_a_city_counts_them_all() -> None:
    table = tables(short_route())
    assert table.spyglass[1] is not None
    assert table.treasure_copies[table.spyglass[1]] == 2
    assert table.face[table.spyglass[1]].points == 2


@pytest.mark.parametrize(
    ("content", "place"),
    [
        (replace(OURS, cities=OURS.cities[:1]), "content.cities"),
        (replace(OURS, cities=OURS.cities[::-1]), "content.cities"),
        (replace(OURS, cities=(replace(OURS.cities[0], value=0), *OURS.cities[1:])), "content.cities"),
        (replace(OURS, cities=tuple(replace(row, forgotten=True) for row in OURS.cities)), "content.cities"),
        (replace(OURS, cities=(replace(OURS.cities[0], dice=6), *OURS.cities[1:])), "content.cities[0].dice"),
        (replace(OURS, cities=(replace(OURS.cities[0], dice=-1), *OURS.cities[1:])), "content.cities[0].dice"),
        (replace(OURS, cities=(*OURS.cities[:8], replace(OURS.cities[8], spyglasses=-1))), "content.cities[8].spy"),
        (replace(OURS, cities=(*OURS.cities[:8], replace(OURS.cities[8], treasures=()))), "content.cities[8].trea"),
        (
            replace(OURS, cities=(*OURS.cities[:8], replace(OURS.cities[8], treasures=(TreasureRow(-1, 1),)))),
            "content.cities[8].trea",
        ),
        (
            replace(OURS, cities=(*OURS.cities[:8], replace(OURS.cities[8], treasures=(TreasureRow(5, 0),)))),
            "content.cities[8].trea",
        ),
        (
            replace(OURS, cities=(*OURS.cities[:8], replace(OURS.cities[8], treasures=(TreasureRow(5, 1),) * 2))),
            "content.cities[8].trea",
        ),
        (replace(OURS, cards=OURS.cards[1:]), "content.cards"),
        (replace(OURS, cards=(*OURS.cards, OURS.cards[0])), "content.cards"),
        (replace(OURS, cards=(replace(OURS.cards[0], copies=-1), *OURS.cards[1:])), "content.cards[0]"),
        (replace(OURS, cards=(replace(OURS.cards[0], two=100), *OURS.cards[1:])), "content.cards[0]"),
        (replace(OURS, die=()), "content.die"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_where_it_is_wrong(content: Content, place: str) -> None:
    refused(content, place)


def test_the_table_must_fit_the_modules_and_the_players() -> None:
    lost = replace(OURS, cities=tuple(replace(row, forgotten=False) for row in OURS.cities))
    with pytest.raises(OptionError, match="CS-366"):
        SPEC.new(3, {"content": json_of(lost), "modules": ["boscalumia"]})
    few = replace(OURS, cards=tuple(CardRow(card, 1) for card in CARDS))
    with pytest.raises(OptionError, match="CS-025"):
        SPEC.new(6, {"content": json_of(few)})
    dealt = 6 * 6
    base = sum(deck_of(Options(content=few)))
    enough = replace(few, cards=(replace(few.cards[0], copies=1 + dealt - base), *few.cards[1:]))
    assert SPEC.new(6, {"content": json_of(enough)}).state.seats == 6
    short = replace(few, cards=(replace(few.cards[0], copies=dealt - base), *few.cards[1:]))
    with pytest.raises(OptionError, match=f"{dealt} cards, the deck has {dealt - 1}"):
        SPEC.new(6, {"content": json_of(short)})


def test_a_city_of_one_spyglass_only_is_no_treasure_row() -> None:
    refused(replace(OURS, cities=(CityRow(1, 0, ()), *OURS.cities[1:])), "content.cities[0]")


def test_the_preview_tells_the_figures_of_a_set_up() -> None:
    base = preview(4, check_options(4, Options()))
    assert (base.deck, base.hand) == (84, 6)
    assert sum(card.copies for card in base.cards) == 84
    assert [city.treasures for city in base.cities] == [11, 11, 10, 10, 9, 9, 6, 6, 6]
    assert sum(city.spyglasses for city in base.cities) == 4
    two = preview(2, check_options(2, Options()))
    assert (two.deck, two.hand, {city.treasures for city in two.cities}) == (64, 8, {5})
    beginners = preview(3, check_options(3, Options(modules=("beginner",))))
    assert (beginners.deck, sum(city.spyglasses for city in beginners.cities)) == (76, 0)
    assert sum(deck_of(check_options(3, Options(modules=("ext1",))))) == 110
    assert [city.house for city in base.cities] == [row.house for row in OURS.cities]
    assert {card.card for card in preview(3, check_options(3, Options(modules=("ext1",)))).cards if card.house}


def test_the_view_says_what_is_played() -> None:
    table = start(4, modules=["beginner", "xmas"])
    assert table.public.modules == ("beginner", "xmas")
    assert table.public.goal == 5
    assert start(4).public.goal == 50
    assert FLY_ON not in table.can(table.asked[0])
