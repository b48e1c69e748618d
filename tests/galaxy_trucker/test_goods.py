"""Chapter 12: goods and crew losses."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.figures import GOODS_TABLE
from astrodrome.games.galaxy_trucker.content.rows import GOODS, Good, ZoneLine
from astrodrome.games.galaxy_trucker.notation.ships import LETTERS
from astrodrome.games.galaxy_trucker.records.actions import (
    TAKE_OPPORTUNITY,
    Land,
    LoseCrew,
    LoseGood,
    SpendCell,
    Stowage,
    StowGoods,
)
from astrodrome.games.galaxy_trucker.records.flight_events import CellSpent, CrewLost, GaveUp, GoodLost, GoodsStowed
from astrodrome.games.galaxy_trucker.records.offers import CrewOffer, GoodChoice, HoldChoice, LoseGoodOffer, StowOffer
from astrodrome.games.galaxy_trucker.ship.goods import VALUES, aboard, counts, pack, unpack, worth
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import START, at
from tests.galaxy_trucker.table import Ship, Table, card, fly, ship

WORTH = {"red": 4, "yellow": 3, "green": 2, "blue": 1}


def goods(text: str) -> tuple[Good, ...]:
    return tuple([LETTERS[letter] for letter in text.split()])


def stow(**holds: str) -> StowGoods:
    """Write an arrangement: `c6r7="R B"` puts goods on column 6, row 7."""
    found = []
    for place, text in holds.items():
        column, row = place[1:].split("r")
        found.append(Stowage(at(int(column), int(row)), goods(text)))
    return StowGoods(tuple(found))


def gain(one: Ship | str, text: str) -> Table:
    """Let a ship land on a planet with some goods."""
    table = fly(one, ship(place=-30), card=card("planets", planets=(goods(text),), days=1))
    table.play(Land(0))
    return table


def lose(one: Ship | str, count: int) -> Table:
    """Let a ship lose goods to a combat zone, as the weakest in crew."""
    zone = card("combat_zone", lines=(ZoneLine("crew", takes_goods=count),))
    return fly(one, ship("c S c c", place=-30), card=zone)


def lose_crew(one: Ship | str, count: int) -> Table:
    """Let a ship lose crew to a combat zone, as the weakest in engines."""
    zone = card("combat_zone", lines=(ZoneLine("engines", takes_crew=count),))
    return fly(one, ship("S \n e", place=-30), card=zone)


@pytest.mark.rule("GB-123")
def test_what_goods_are_worth() -> None:
    assert dict(zip(GOODS, VALUES, strict=True)) == WORTH
    assert worth(counts(goods("R Y G B"))) == 10


@pytest.mark.rule("GB-124")
@pytest.mark.parametrize("good", ["Y", "G", "B"])
def test_an_ordinary_space_takes_one_good_that_is_not_red(good: str) -> None:
    table = gain("h S", f"{good} {good} {good}")
    assert table.refuse(stow(c6r7=f"{good} {good}")) is None
    assert table.refuse(stow(c6r7=f"{good} {good} {good}")) == "GB-124"


@pytest.mark.rule("GB-124")
def test_a_red_good_lies_only_in_a_special_space() -> None:
    table = gain("h S r", "R R")
    assert table.refuse(stow(c6r7="R")) == "GB-124"
    assert table.refuse(stow(c8r7="R")) is None
    assert table.refuse(stow(c8r7="R R")) == "GB-124"


@pytest.mark.rule("GB-124")
@pytest.mark.parametrize("good", ["R", "Y", "G", "B"])
def test_a_special_space_takes_any_good(good: str) -> None:
    assert gain("S r2", f"{good} {good}").refuse(stow(c8r7=f"{good} {good}")) is None


@pytest.mark.rule("GB-124")
@pytest.mark.parametrize("place", [START, at(8, 8), -1, 300])
def test_goods_lie_in_holds_only(place: int) -> None:
    assert gain("h S", "B").refuse(StowGoods((Stowage(place, ("blue",)),))) == "GB-124"


@pytest.mark.rule("GB-124")
def test_a_hold_is_named_once() -> None:
    table = gain("h S", "B B")
    assert table.refuse(StowGoods((Stowage(at(6, 7), ("blue",)), Stowage(at(6, 7), ("blue",))))) == "GB-124"


@pytest.mark.rule("GB-125")
def test_all_goods_aboard_may_be_rearranged_when_goods_are_gained() -> None:
    table = gain(ship("h S r", goods={(6, 7): "Y", (8, 7): "B"}), "R")
    events = table.play(stow(c6r7="Y B", c8r7="R"))
    assert of_kind(events, GoodsStowed)[0].worth == 8
    assert [part.goods for part in table.public.ships[0].components] == [("yellow", "blue"), (), ("red",)]


@pytest.mark.rule("GB-125")
def test_any_good_may_be_thrown_away_and_goes_to_the_bank() -> None:
    table = gain(ship("h S", goods={(6, 7): "B B"}), "Y")
    events = table.play(stow(c6r7="Y B"))
    assert of_kind(events, GoodsStowed)[0].thrown == ("blue",)
    assert [stock.left for stock in table.public.bank] == [12, 16, 13, 13]


@pytest.mark.rule("GB-125")
@pytest.mark.parametrize("text", ["Y Y", "R", "Y B B"])
def test_goods_that_are_not_there_cannot_be_stowed(text: str) -> None:
    table = gain(ship("r2 S h h", goods={(8, 7): "B"}), "Y")
    assert table.refuse(stow(c6r7="", c8r7=text, c9r7="")) in ("GB-125", "GB-124")
    assert table.refuse(stow(c6r7="R")) == "GB-125"


@pytest.mark.rule("GB-125")
def test_goods_without_room_are_lost() -> None:
    table = gain("S x", "R Y G")
    assert table.asks == "TruckerMayGiveUp"
    assert [stock.left for stock in table.public.bank] == [12, 17, 13, 14]


@pytest.mark.rule("GB-125")
def test_the_offer_shows_the_goods_and_where_each_may_lie() -> None:
    table = gain(ship("h S r", goods={(6, 7): "Y"}), "R B")
    prompt = table.game.prompt(0)
    assert prompt is not None
    both, special = (at(6, 7), at(8, 7)), (at(8, 7),)
    assert prompt.offer == StowOffer(
        (
            GoodChoice("red", 1, 1, special),
            GoodChoice("yellow", 1, 0, both),
            GoodChoice("green", 0, 0, both),
            GoodChoice("blue", 1, 1, both),
        ),
        (HoldChoice(at(6, 7), 2, 0, ("yellow",)), HoldChoice(at(8, 7), 0, 1, ())),
        (Stowage(at(6, 7), ("yellow", "blue")), Stowage(at(8, 7), ("red",))),
    )


@pytest.mark.rule("GB-124", "GB-125")
def test_proposals_are_allowed_and_the_most_valuable_comes_first() -> None:
    table = gain(ship("h3 S r h", goods={(6, 7): "B B B", (8, 7): "G"}), "R R Y Y")
    assert not table.game.complete(0)
    plans = table.legal
    assert 1 < len(plans) <= 32
    assert len(set(plans)) == len(plans)
    stowed = [[good for hold in plan.holds for good in hold.goods] for plan in plans if isinstance(plan, StowGoods)]
    values = [worth(counts(goods)) for goods in stowed]
    assert values[0] == max(values) == 4 + 3 + 3 + 2 + 1 + 1
    assert 0 in values
    assert 2 + 3 in values  # as it was: nothing of the new goods
    assert all(table.refuse(plan) is None for plan in plans)


@pytest.mark.rule("GB-125")
def test_there_are_never_more_than_32_proposals() -> None:
    full = ship("h3 h3 h3 S h3 h3 r2", goods={(4, 7): "B B B", (5, 7): "G"})
    plans = gain(full, "R R Y Y Y Y Y G G G G G G").legal
    assert 26 < len(plans) <= 32
    assert len(set(plans)) == len(plans)


@pytest.mark.rule("GB-126")
def test_goods_are_moved_at_no_other_time() -> None:
    table = fly(ship("h S h", goods={(6, 7): "Y"}), ship())
    assert table.refuse(stow(c8r7="Y")) == "AD-004"


@pytest.mark.rule("GB-127")
def test_the_most_valuable_goods_go_first() -> None:
    table = lose(ship("h S r", goods={(6, 7): "B Y", (8, 7): "R"}), 2)
    assert [event.good for event in of_kind(table.opening, GoodLost)] == ["red", "yellow"]
    assert aboard(table.g, 0) == [0, 0, 0, 1]


@pytest.mark.rule("GB-127")
def test_between_equal_goods_the_owner_chooses() -> None:
    table = lose(ship("h S h", goods={(6, 7): "Y B", (8, 7): "Y B"}), 1)
    assert (table.asks, table.legal) == ("TruckerLosesGoods", (LoseGood(at(6, 7)), LoseGood(at(8, 7))))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == LoseGoodOffer("yellow", (at(6, 7), at(8, 7)), 1)
    assert table.refuse(LoseGood(START)) == "GB-127"
    assert table.refuse(LoseGood(-1)) == "GB-127"
    table.play(LoseGood(at(8, 7)))
    assert [part.goods for part in table.public.ships[0].components] == [("yellow", "blue"), (), ("blue",)]


@pytest.mark.rule("GB-127")
def test_the_next_good_is_asked_for_anew() -> None:
    table = lose(ship("h S h h", goods={(6, 7): "Y", (8, 7): "Y", (9, 7): "G G"}), 1)
    table.play(LoseGood(at(6, 7)))
    assert table.asks == "TruckerMayGiveUp"
    table = lose(ship("h S h h", goods={(6, 7): "Y", (8, 7): "Y", (9, 7): "Y G"}), 2)
    table.play(LoseGood(at(6, 7)), LoseGood(at(9, 7)))
    assert aboard(table.g, 0) == [0, 1, 1, 0]


@pytest.mark.rule("GB-127")
def test_nobody_is_asked_where_all_equal_goods_go() -> None:
    table = lose(ship("h S h", goods={(6, 7): "Y", (8, 7): "Y B"}), 2)
    assert table.asks == "TruckerMayGiveUp"
    assert aboard(table.g, 0) == [0, 0, 0, 1]


@pytest.mark.rule("GB-128", "GB-E11")
def test_for_each_missing_good_a_cell_goes_instead() -> None:
    table = fly(ship("r S h b", goods={(6, 7): "R", (8, 7): "G"}), ship("c S c \n . e ."), card="II-16", dice=(2,) * 4)
    assert [event.good for event in of_kind(table.opening, GoodLost)] == ["red", "green"]
    assert of_kind(table.opening, CellSpent) == [CellSpent(0, at(9, 7), 1, True)]


@pytest.mark.rule("GB-128")
def test_the_owner_chooses_the_cells_and_when_they_run_out_nothing_more_happens() -> None:
    table = lose(ship("b S b"), 1)
    assert table.legal == (SpendCell(at(6, 7)), SpendCell(at(8, 7)))
    assert table.refuse(SpendCell(START)) == "GB-128"
    table.play(SpendCell(at(8, 7)))
    assert table.public.ships[0].figures.cells == 3
    table = lose(ship("b S b"), 9)
    assert table.public.ships[0].figures.cells == 0
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-128")
def test_no_more_cells_go_than_goods_are_missing() -> None:
    table = lose(ship("b S b"), 3)
    events = table.play(SpendCell(at(6, 7)), SpendCell(at(8, 7)), SpendCell(at(8, 7)))
    assert [spent.instead for spent in of_kind(events, CellSpent)] == [True] * 3
    assert (table.public.ships[0].figures.cells, table.asks) == (1, "TruckerMayGiveUp")
    one = lose(ship("b S b h", goods={(9, 7): "Y G"}), 3)
    one.play(SpendCell(at(6, 7)))
    assert (aboard(one.g, 0), one.public.ships[0].figures.cells, one.asks) == ([0] * 4, 3, "TruckerMayGiveUp")


def hoarder(left: int) -> Ship:
    """Return a ship that has taken all red goods but so many."""
    full = GOODS_TABLE["red"]["stock"] - left
    goods_aboard = {(5 + n, 8): " ".join(["R"] * min(4, full - 4 * n)) for n in range(-(-full // 4))}
    return ship(". . S . . \n r4 r4 r4 r4 r4", goods=goods_aboard, place=-30)


@pytest.mark.rule("GB-129")
def test_a_colour_that_has_run_out_is_not_replaced() -> None:
    table = fly("r2 S h", hoarder(1), card=card("planets", planets=(goods("R R B"),), days=1))
    table.play(Land(0))
    assert table.refuse(stow(c6r7="R R")) == "GB-125"
    table.play(stow(c6r7="R", c8r7="B"))
    assert table.public.bank[0].left == 0


@pytest.mark.rule("GB-129")
def test_nobody_is_asked_where_nothing_is_left() -> None:
    table = fly("r2 S h", hoarder(0), card=card("planets", planets=(goods("R"),), days=1))
    table.play(Land(0))
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GB-129")
def test_the_stock_is_that_of_the_box() -> None:
    assert [(stock.good, stock.left) for stock in fly(ship(), ship()).public.bank] == [
        ("red", 12),
        ("yellow", 17),
        ("green", 13),
        ("blue", 14),
    ]


@pytest.mark.rule("GB-130")
def test_the_owner_chooses_which_humans_or_aliens_go() -> None:
    table = lose_crew(ship("p c S c", crew={(6, 7): "purple"}), 2)
    assert table.legal == (LoseCrew(at(6, 7)), LoseCrew(at(7, 7)), LoseCrew(at(8, 7)))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, CrewOffer)
    assert [(cabin.square, cabin.member) for cabin in prompt.offer.cabins] == [
        (at(6, 7), "purple"),
        (at(7, 7), "human"),
        (at(8, 7), "human"),
    ]
    assert table.refuse(LoseCrew(at(5, 7))) == "GB-130"
    assert table.refuse(LoseCrew(-1)) == "GB-130"
    events = table.play(LoseCrew(at(6, 7)), LoseCrew(at(8, 7)))
    assert [event.member for event in of_kind(events, CrewLost)] == ["purple", "human"]
    assert [part.humans for part in table.public.ships[0].components] == [0, 0, 2, 1]
    assert table.public.ships[0].figures.crew == 3


@pytest.mark.rule("GB-130")
def test_nobody_is_asked_where_there_is_only_one_cabin() -> None:
    table = lose_crew("S", 1)
    assert table.asks == "TruckerMayGiveUp"
    assert table.public.ships[0].figures.crew == 1


@pytest.mark.rule("GB-131")
@pytest.mark.parametrize("count", [4, 5, 9])
def test_with_fewer_crew_than_demanded_all_are_lost(count: int) -> None:
    table = lose_crew("c S", count)
    assert len(of_kind(table.opening, CrewLost)) == 4
    assert table.public.ships[0].figures.crew == 0


@pytest.mark.rule("GB-132")
def test_a_ship_left_without_humans_gives_up_once_the_card_is_resolved() -> None:
    zone = card("combat_zone", lines=(ZoneLine("engines", takes_crew=9), ZoneLine("engines", days=5)))
    table = fly(ship("p c S", crew={(6, 7): "purple"}), ship("S \n e", place=-30), card=zone)
    kinds = [type(event).__name__ for event in table.opening]
    assert kinds.index("DaysLost") < kinds.index("GaveUp")
    assert of_kind(table.opening, GaveUp) == [GaveUp(0, "no-humans")]


@pytest.mark.rule("GB-132")
def test_an_alien_alone_does_not_fly() -> None:
    table = fly(ship("p c S", crew={(6, 7): "purple", (7, 7): "1"}), ship(place=-30), card="I-18")
    table.play(TAKE_OPPORTUNITY)
    assert table.public.ships[0].figures.crew == 0
    table = lose_crew(ship("p c S", crew={(6, 7): "purple", (7, 7): "1"}), 1)
    table.play(LoseCrew(START))
    assert not table.public.ships[0].flying


@pytest.mark.parametrize("text", ["", "R", "R R B B B", "Y G B", "B B B B"])
def test_holds_remember_what_was_put_into_them(text: str) -> None:
    assert unpack(pack(goods(text))) == goods(text)


@pytest.mark.rule("GB-088", "GB-128")
def test_nobody_is_asked_which_cells_go_when_all_of_them_must() -> None:
    table = lose("b S b", 4)
    assert (table.asks, table.public.ships[0].figures.cells) == ("TruckerMayGiveUp", 0)
    table = lose("b S b", 3)
    assert (table.asks, table.public.ships[0].figures.cells) == ("TruckerSpendsCell", 4)


@pytest.mark.rule("GB-127")
def test_nobody_is_asked_which_goods_go_when_all_of_a_colour_must() -> None:
    two = ship("h S h", goods={(6, 7): "G", (8, 7): "G B"})
    table = lose(two, 2)
    assert (table.asks, table.public.ships[0].figures.goods) == ("TruckerMayGiveUp", 1)
    assert lose(two, 1).asks == "TruckerLosesGoods"
