"""Bonus cards: the six of them, bureaucracy, police, billiards (GX-484 to GX-510, GX-562, GX-563)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.content.rows import Content, Stop
from astrodrome.games.galaxy_trucker.content.validation import check_content
from astrodrome.games.galaxy_trucker.modules.bids import LISTED
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    Aim,
    AimOffer,
    Bid,
    BidOffer,
    BidsOpened,
    CourseAimed,
    DieOffer,
    Guess,
    NumberSet,
    NumberShown,
    Point,
    PointOffer,
    SetNumber,
)
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of
from astrodrome.games.galaxy_trucker.records.actions import KeepPart
from astrodrome.games.galaxy_trucker.records.flight_events import DiceRolled
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.records import TIME_UP
from astrodrome.kernel.seats import CLOCK
from tests.contract.events import of_kind
from tests.galaxy_trucker.expansion.bonus_flight import OURS, ROWS, bonus
from tests.galaxy_trucker.expansion.positions import FIVE
from tests.galaxy_trucker.table import ship, start
from tests.laws.hooks.trucker_pilot import able


@pytest.mark.rule("GX-484", "GX-562", "GX-487")
def test_six_cards_two_of_each_level_none_twice() -> None:
    assert [(row.name, row.level, row.family) for row in OURS.bonus] == [
        ("BC-1", 1, "bureaucracy"),
        ("BC-2", 2, "robotic_police"),
        ("BC-3", 3, "space_billiards"),
        ("BC-4", 1, "junkyard"),
        ("BC-5", 2, "star_depot"),
        ("BC-6", 3, "junkyard"),
    ]


@pytest.mark.rule("GX-485", "GX-486")
def test_bonus_cards_are_mixed_with_those_of_their_level() -> None:
    table = start(modules=["bonus-cards"])
    assert [len(level) for level in table.g.box.levels] == [22, 22, 22]
    assert sum(len(pile) for pile in table.g.piles) == 8
    assert len(start().g.box.cards) == 60


@pytest.mark.rule("GX-563")
def test_house_figures_are_marked() -> None:
    assert [row.name for row in OURS.bonus if row.house] == ["BC-3", "BC-4", "BC-6"]
    assert [len(course) for course in ROWS["BC-3"].courses] == [3, 3, 3, 3]
    assert ROWS["BC-4"].stops[1] == Stop(takes_cells=1, days=2)
    assert ROWS["BC-6"].stops[1] == Stop(takes_crew=1, cells=3)


# BC-1


@pytest.mark.rule("GX-488", "GX-489")
def test_bc_1_the_rearmost_sets_a_number_and_the_others_guess() -> None:
    table = bonus("BC-1", "S", "S", "S")
    assert (table.asks, table.asked, len(table.legal)) == ("TruckerSetsNumber", (2,), 6)
    prompt = table.game.prompt(2)
    assert prompt is not None
    assert prompt.offer == DieOffer((1, 2, 3, 4, 5, 6), ())
    assert table.refuse(SetNumber(7)) == "GX-488"
    events = table.play(SetNumber(4))
    assert of_kind(events, NumberSet) == [NumberSet(2)]
    assert (table.mine(2).secret, table.mine(0).secret) == (4, None)
    assert (table.asks, table.asked) == ("TruckerGuesses", (0,))
    assert table.refuse(Guess(0)) == "GX-489"
    table.play(Guess(3))
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == DieOffer((1, 2, 3, 4, 5, 6), (3,))
    assert table.refuse(Guess(3)) is None


@pytest.mark.rule("GX-490", "GX-491", "GX-492")
def test_wrong_guesses_cost_days_right_ones_bring_credits() -> None:
    table = bonus("BC-1", ship("S", place=0), ship("S", place=-1), ship("S", place=-2), ship("S", place=-20))
    events = table.play(SetNumber(2), Guess(2), Guess(5), Guess(1))
    assert of_kind(events, NumberShown) == [NumberShown(2)]
    assert table.g.position == [0, -3, -4, -20]
    assert table.g.credits == [3, 0, 0, 0]


@pytest.mark.rule("GX-493")
def test_the_rearmost_neither_moves_nor_gains() -> None:
    table = bonus("BC-1", "S", "S")
    table.play(SetNumber(1), Guess(2))
    assert (table.g.position[1], table.g.credits[1]) == (-10, 0)


@pytest.mark.rule("GX-488")
def test_the_number_is_dealt_anew_for_those_who_do_not_know_it() -> None:
    table = bonus("BC-1", "S", "S")
    table.play(SetNumber(4))
    found = {bonus_of(SPEC.determinise(table.g, 0, Chance(seed), 1.0)).secrets[1] for seed in range(40)}
    assert found == {1, 2, 3, 4, 5, 6}
    assert bonus_of(SPEC.determinise(table.g, 1, Chance(1), 1.0)).secrets[1] == 4


# BC-2


@pytest.mark.rule("GX-494")
def test_a_bid_is_dealt_anew_for_those_who_do_not_know_it() -> None:
    rich = ship("S", credits=2)
    table = bonus("BC-2", rich, rich)
    table.play(Bid(1), seat=0)
    assert {SPEC.determinise(table.g, 1, Chance(seed), 1.0).answers[0] for seed in range(40)} == {
        Bid(0),
        Bid(1),
        Bid(2),
    }
    assert SPEC.determinise(table.g, 0, Chance(1), 1.0).answers[0] == Bid(1)


@pytest.mark.rule("GX-494")
def test_only_so_many_bids_of_a_fortune_are_listed_and_every_other_is_taken() -> None:
    table = bonus("BC-2", ship("S", credits=99_999), ship("S", credits=LISTED - 1))
    assert len(table.game.legal(0)) == LISTED
    assert not table.game.complete(0)
    assert table.game.complete(1), "the listed bids are all that this seat has"
    table.play(Bid(99_999), seat=0)


@pytest.mark.rule("GX-494", "GX-495", "GX-496")
def test_bc_2_the_highest_bid_pays_of_several_the_rearmost() -> None:
    rich = ship("S", credits=5)
    table = bonus("BC-2", rich, rich, rich)
    assert (table.asks, table.asked) == ("TruckersBid", (0, 1, 2))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == BidOffer(5)
    assert table.refuse(Bid(6), seat=0) == "GX-494"
    assert table.refuse(Bid(-1), seat=0) == "GX-494"
    table.play(Bid(3), seat=1)
    assert table.g.credits == [5, 5, 5]
    table.play(Bid(1), seat=0)
    events = table.play(Bid(3), seat=2)
    assert of_kind(events, BidsOpened) == [BidsOpened(2, 3, (1, 3, 3))]
    assert (table.g.credits, table.asks, table.asked) == ([5, 5, 2], "TruckerPoints", (2,))


@pytest.mark.rule("GX-497", "GX-498")
def test_the_winner_names_coordinates_without_a_seven() -> None:
    table = bonus("BC-2", "S", "S")
    table.play(Bid(0), Bid(0))
    assert (table.asked, len(table.legal)) == ((1,), 100)
    assert table.refuse(Point(7, 6)) == "GX-497"
    assert table.refuse(Point(6, 13)) == "GX-497"
    prompt = table.game.prompt(1)
    assert prompt is not None
    assert prompt.offer == PointOffer((2, 3, 4, 5, 6, 8, 9, 10, 11, 12))
    table.play(Point(2, 2))
    assert [table.lost(seat) for seat in range(2)] == [0, 0]


@pytest.mark.rule("GX-499", "GX-500", "GX-026")
def test_everybody_gives_up_what_lies_there() -> None:
    table = bonus("BC-2", ship("c . \n x S", crew={}), "c . \n x S")
    table.play(Bid(0), Bid(0))
    events = table.play(Point(6, 6))
    assert [(event.seat, event.cause) for event in of_kind(events, ComponentLost)] == [(1, "given-up"), (0, "given-up")]
    assert [one.figures.crew for one in table.public.ships] == [2, 2]
    chain = bonus("BC-2", "x x \n . x S", "S")
    chain.play(Bid(0), Bid(0))
    assert chain.asked == (1,)
    chain.play(Point(6, 6))
    assert chain.asks == "TruckerKeepsPart"
    events = chain.play(KeepPart(1))
    assert [event.cause for event in of_kind(events, ComponentLost)] == ["fallen"]


@pytest.mark.rule("GX-501", "GX-E31")
def test_on_class_ia_the_middle_is_not_protected() -> None:
    one = ship("S x", facts="front=front")
    table = bonus("BC-2", one, one, flight="IA")
    table.play(Bid(0), Bid(0), Point(6, 8))
    assert [table.has(seat, 7, 7) for seat in range(2)] == [False, False]


@pytest.mark.rule("GX-502")
def test_a_time_limit_is_a_setting_of_the_table() -> None:
    assert SPEC.read_options(2, {}).police_time == 0
    with pytest.raises(OptionError, match=r"\(GX-502\)"):
        SPEC.read_options(2, {"police_time": -1})
    table = bonus("BC-2", ship("S", credits=4), "S", police_time=30)
    table.play(Bid(4), seat=0)
    table.play(Bid(0), seat=1)
    assert table.game.asked == (0, CLOCK)
    assert table.refuse(TIME_UP, seat=0) == "GX-502"
    assert table.game.legal(CLOCK) == (TIME_UP,)
    table.play(TIME_UP, seat=CLOCK)
    assert (table.g.credits[0], table.lost(0), table.lost(1)) == (0, 0, 0)


# BC-3


@pytest.mark.rule("GX-503", "GX-504", "GX-505")
def test_bc_3_a_line_is_sent_at_an_opponent_and_the_chooser_rolls() -> None:
    table = bonus("BC-3", "S", "x S x", "S", dice=(6, 2, 2))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, AimOffer)
    assert (len(prompt.offer.courses), prompt.offer.targets) == (4, (1, 2))
    events = table.play(Aim(0, 1))
    assert [(event.seat, event.aim, event.side) for event in of_kind(events, DiceRolled)] == [
        (0, "large", "front"),
        (0, "small", "left"),
        (0, "small", "right"),
    ]
    assert (table.lost(1), table.asked) == (1, (1,))
    assert of_kind(events, CourseAimed) == [CourseAimed(0, 1, 1)]


@pytest.mark.rule("GX-506", "GX-508")
def test_a_used_line_and_the_own_ship_are_refused() -> None:
    table = bonus("BC-3", "S", "S", "S", dice=(2, 2, 2))
    assert table.refuse(Aim(0, 0)) == "GX-508"
    assert table.refuse(Aim(4, 1)) == "GX-506"
    table.play(Aim(0, 1))
    assert table.refuse(Aim(0, 0)) == "GX-506"


@pytest.mark.rule("GX-507", "GX-509")
def test_one_ship_may_face_several_lines_and_the_card_ends_with_the_last_choice() -> None:
    table = bonus("BC-3", "S", "S", "S", dice=[2] * 9)
    table.play(Aim(0, 2), Aim(1, 2))
    assert table.asked == (2,)
    table.play(Aim(2, 0))
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-510")
def test_with_five_one_line_may_be_used_twice_less_its_first_large_meteor() -> None:
    table = bonus("BC-3", *["S"] * 5, dice=[2] * 14, modules=(*FIVE, "bonus-cards"))
    table.play(Aim(3, 1))
    events = table.play(Aim(3, 0))
    assert [event.aim for event in of_kind(events, DiceRolled)] == ["small", "large"]
    assert table.refuse(Aim(3, 0)) == "GX-506"
    table.play(Aim(0, 1))
    assert table.refuse(Aim(0, 1)) == "GX-506"


@pytest.mark.rule("GX-484")
def test_whole_games_with_bonus_cards_come_to_an_end() -> None:
    for seed in range(3):
        options = {"flights": ["II", "III"], "modules": ["technologies", "bonus-cards"], "turns": 40}
        game, chance = SPEC.new(3, options, seed), Chance(seed)  # type: ignore[arg-type]  # JSON
        while not game.over:
            seat = game.asked[0]
            game.play(seat, able(game, seat, chance))
        assert game.outcome is not None


def test_a_bonus_table_is_checked() -> None:
    for rows, says in (
        ((replace(OURS.bonus[0], name="I-01"),), r"bonus\[0\].name"),
        ((replace(OURS.bonus[0], credits=0),), r"bonus\[0\].credits"),
        ((replace(OURS.bonus[2], courses=()),), r"bonus\[0\].courses"),
    ):
        with pytest.raises(OptionError, match=says):
            check_content(Content(OURS.components, OURS.cards, (), (), rows))
    with pytest.raises(OptionError, match="the module needs cards of its own"):
        SPEC.new(2, {"modules": ["bonus-cards"], "content": plain(Content(OURS.components, OURS.cards))})
