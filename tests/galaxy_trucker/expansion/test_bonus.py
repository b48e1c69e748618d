"""Bonus cards: bureaucracy, police, billiards, junkyards, the star depot (GX-484 to GX-533, GX-562, GX-563, GX-580)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from astrodrome.games.galaxy_trucker.actions import (
    BoardAlien,
    BoardHumans,
    KeepPart,
    LoseCrew,
    Place,
    Stowage,
    StowGoods,
)
from astrodrome.games.galaxy_trucker.content import Content, Stop, our_content
from astrodrome.games.galaxy_trucker.content_check import check_content
from astrodrome.games.galaxy_trucker.depot import OpenDepot
from astrodrome.games.galaxy_trucker.figures import CABIN_HUMANS, DEPOT_COMPONENTS, SLEEPERS
from astrodrome.games.galaxy_trucker.flight_events import CellSpent, DiceRolled, NothingHappened
from astrodrome.games.galaxy_trucker.module_actions import (
    Aim,
    ArrangeCells,
    Berth,
    Bid,
    Charge,
    ChooseSpecialist,
    Guess,
    Point,
    SetNumber,
    SettleCrew,
    StopAt,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.module_events import (
    BidsOpened,
    ComponentMounted,
    CrewSettled,
    DepotOpened,
    NumberSet,
    NumberShown,
)
from astrodrome.games.galaxy_trucker.module_offers import (
    AimOffer,
    BerthOffer,
    BidOffer,
    ChargeOffer,
    DepotOffer,
    DieOffer,
    JunkyardOffer,
    MountOffer,
    PointOffer,
)
from astrodrome.games.galaxy_trucker.options import Module
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.yard_events import ComponentLost
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.records import PASS, TIME_UP
from astrodrome.kernel.seats import CLOCK
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.helpers import FIVE
from tests.galaxy_trucker.table import Ship, Table, build, fly, ship, start, told
from tests.laws.hooks.trucker_pilot import able

OURS = our_content()
ROWS = {row.name: row for row in OURS.bonus}
BONUS: tuple[Module, ...] = ("technologies", "bonus-cards")


def bonus(
    name: str, *ships: Ship | str, dice: Sequence[int] = (), modules: Sequence[Module] = BONUS, flight: str = "III"
) -> Table:
    """Set up a flight in which a bonus card has just been revealed."""
    row = replace(ROWS[name], name="T-01")
    return fly(*ships, card=row, dice=dice, after=("I-05", "I-06"), modules=modules, flight=flight)


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
    assert table.refuse(SetNumber(7)) == "GX-488"
    events = table.play(SetNumber(4))
    assert told(events, NumberSet) == [NumberSet(2)]
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
    assert told(events, NumberShown) == [NumberShown(2)]
    assert table.g.place == [0, -3, -4, -20]
    assert table.g.credits == [3, 0, 0, 0]


@pytest.mark.rule("GX-493")
def test_the_rearmost_neither_moves_nor_gains() -> None:
    table = bonus("BC-1", "S", "S")
    table.play(SetNumber(1), Guess(2))
    assert (table.g.place[1], table.g.credits[1]) == (-10, 0)


@pytest.mark.rule("GX-488")
def test_the_number_is_dealt_anew_for_those_who_do_not_know_it() -> None:
    table = bonus("BC-1", "S", "S")
    table.play(SetNumber(4))
    found = {SPEC.determinise(table.g, 0, Chance(seed), 1.0).secrets[1] for seed in range(40)}
    assert found == {1, 2, 3, 4, 5, 6}
    assert SPEC.determinise(table.g, 1, Chance(1), 1.0).secrets[1] == 4


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
    assert told(events, BidsOpened) == [BidsOpened(2, 3, (1, 3, 3))]
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
    assert [(event.seat, event.cause) for event in told(events, ComponentLost)] == [(1, "given-up"), (0, "given-up")]
    assert [one.figures.crew for one in table.public.ships] == [2, 2]
    chain = bonus("BC-2", "x x \n . x S", "S")
    chain.play(Bid(0), Bid(0))
    assert chain.asked == (1,)
    chain.play(Point(6, 6))
    assert chain.asks == "TruckerKeepsPart"
    events = chain.play(KeepPart(1))
    assert [event.cause for event in told(events, ComponentLost)] == ["fallen"]


@pytest.mark.rule("GX-501", "GX-E31")
def test_on_class_ia_the_middle_is_not_protected() -> None:
    table = bonus("BC-2", "S x", "S x", flight="IA")
    table.g.fronts = [0, 0]
    table.play(Bid(0), Bid(0), Point(6, 8))
    assert [table.has(seat, 7, 7) for seat in range(2)] == [False, False]


@pytest.mark.rule("GX-502")
def test_a_time_limit_is_a_setting_of_the_table() -> None:
    assert SPEC.read_options(2, {}).police_time == 0
    table = bonus("BC-2", ship("S", credits=4), "S")
    object.__setattr__(table.g.options, "police_time", 30)
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
    assert [(event.seat, event.aim, event.side) for event in told(events, DiceRolled)] == [
        (0, "large", "front"),
        (0, "small", "left"),
        (0, "small", "right"),
    ]
    assert (table.lost(1), table.asked) == (1, (1,))


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
    assert [event.aim for event in told(events, DiceRolled)] == ["small", "large"]
    assert table.refuse(Aim(3, 0)) == "GX-506"
    table.play(Aim(0, 1))
    assert table.refuse(Aim(0, 1)) == "GX-506"


# BC-4, BC-6


@pytest.mark.rule("GX-511", "GX-512", "GX-514")
def test_bc_4_price_then_reward_before_the_next_decides() -> None:
    table = bonus("BC-4", ship("c S b", cells=0), "S b")
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, JunkyardOffer)
    assert len(prompt.offer.stops) == 4
    table.play(StopAt(0), LoseCrew(at(6, 7)))
    assert (table.asks, table.asked) == ("TruckerCharges", (0,))
    table.play(table.legal[0])
    assert (table.public.ships[0].figures.cells, table.public.ships[0].figures.crew, table.asked) == (2, 3, (1,))
    assert table.refuse(StopAt(0)) == "GX-512"
    table.play(PASS)
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-513", "GX-520", "GX-521")
def test_a_cell_for_days_and_meteors_for_credits() -> None:
    table = bonus("BC-4", ship("S b", place=0), ship("x S", place=-9), dice=(6, 2))
    events = table.play(StopAt(1))
    assert (len(told(events, CellSpent)), table.g.place[0]) == (1, 2)
    events = table.play(StopAt(2))
    assert [(event.aim, event.side) for event in told(events, DiceRolled)] == [("small", "front"), ("small", "left")]
    assert (table.g.credits[1], table.lost(1), table.g.place[1]) == (2, 1, -9)


@pytest.mark.rule("GX-515")
def test_who_cannot_pay_cannot_stop() -> None:
    table = bonus("BC-4", ship("S b", cells=0), "S")
    assert table.refuse(StopAt(1)) == "GX-515"
    assert [action for action in table.legal if isinstance(action, StopAt)] == [StopAt(0), StopAt(2), StopAt(3)]


@pytest.mark.rule("GX-516")
def test_bc_6_astronauts_go_into_cabins_and_chambers_never_luxury_cabins() -> None:
    one = ship("L c S Z", crew={(5, 7): "", (6, 7): "1"})
    table = bonus("BC-6", one, "S", dice=(2, 2))
    table.g.sleepers[0][at(8, 7)] = 1
    table.play(StopAt(0))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, BerthOffer)
    assert (prompt.offer.gained, prompt.offer.cabins) == (2, (at(6, 7), at(7, 7)))
    assert (prompt.offer.cabin_room, prompt.offer.chamber_room) == (CABIN_HUMANS, SLEEPERS)
    assert table.refuse(SettleCrew((Berth(at(5, 7), 1),))) == "GX-516"
    assert table.refuse(SettleCrew((Berth(at(6, 7), 3),))) == "GX-516"
    assert table.refuse(SettleCrew((Berth(at(6, 7), 1), Berth(at(6, 7), 1)))) == "GX-516"
    table.play(SettleCrew((Berth(at(6, 7), 2), Berth(at(7, 7), 2), Berth(at(8, 7), 2))))
    assert (table.public.ships[0].figures.humans, table.g.sleepers[0][at(8, 7)], table.g.credits[0]) == (4, 2, 3)


@pytest.mark.rule("GX-517")
def test_the_crew_may_be_rearranged_but_nobody_woken_lost_or_made_up() -> None:
    one = ship("p c c S Z", crew={(5, 7): "purple", (6, 7): ""})
    table = bonus("BC-6", one, "S", dice=(2, 2))
    table.play(StopAt(0))
    c5, c6, s, z = at(5, 7), at(6, 7), at(7, 7), at(8, 7)
    assert table.refuse(SettleCrew((Berth(c5, 0, "purple"), Berth(c6, 2), Berth(s, 2), Berth(z, 3)))) == "GX-517"
    assert table.refuse(SettleCrew((Berth(c6, 2), Berth(s, 2), Berth(z, 4)))) == "GX-517"
    assert table.refuse(SettleCrew((Berth(c6, 0, "purple"), Berth(s, 2), Berth(z, 4)))) == "GX-516"
    table.play(SettleCrew((Berth(c5, 0, "purple"), Berth(c6, 2), Berth(s, 1), Berth(z, 4))))
    assert (table.g.crew[0][c6], table.g.crew[0][s]) == (2, 1)


@pytest.mark.rule("GX-518")
def test_all_cells_may_be_rearranged() -> None:
    table = bonus("BC-4", ship("b S b c", cells=1), "S")
    table.play(StopAt(0), LoseCrew(at(9, 7)))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, ChargeOffer)
    assert prompt.offer.cells == 3
    assert table.refuse(ArrangeCells((Charge(at(6, 7), 3),))) == "GX-518"
    assert table.refuse(ArrangeCells((Charge(at(6, 7), 2),))) == "GX-518"
    table.play(ArrangeCells((Charge(at(6, 7), 2), Charge(at(8, 7), 1))))
    assert (table.g.cells[0][at(6, 7)], table.g.cells[0][at(8, 7)]) == (2, 1)


@pytest.mark.rule("GX-519")
def test_what_does_not_fit_is_lost() -> None:
    table = bonus("BC-6", "S", "S", dice=(2, 2))
    events = table.play(StopAt(0))
    events += table.play(table.legal[0])
    assert told(events, CrewSettled) == [CrewSettled(0, 2)]
    full = bonus("BC-4", "S b c", "S")
    full.play(StopAt(0), LoseCrew(at(9, 7)))
    full.play(full.legal[0])
    assert full.public.ships[0].figures.cells == 2


@pytest.mark.rule("GX-522", "GX-523", "GX-524")
def test_with_five_one_square_may_be_shared_for_less() -> None:
    table = bonus("BC-4", *["S b"] * 5, modules=(*FIVE, "bonus-cards"))
    table.play(StopAt(1), StopAt(1))
    assert table.refuse(StopAt(1)) == "GX-512"
    assert (table.g.place[0], table.g.place[1]) == (2, -9)
    table.play(StopAt(0))
    while table.asked == (2,):
        table.play(table.legal[0])
    assert table.refuse(StopAt(0)) == "GX-512"


@pytest.mark.rule("GX-E30", "GX-523")
def test_example_the_second_on_the_first_square() -> None:
    one = ship("S c", crew={(8, 7): ""})
    table = bonus("BC-6", *[one] * 5, dice=(2, 2, 2, 2), modules=(*FIVE, "bonus-cards"))
    table.play(StopAt(0))
    table.play(table.legal[0])
    events = table.play(StopAt(0))
    assert [event.seat for event in told(events, DiceRolled)] == [1, 1]
    table.play(table.legal[0])
    assert (table.g.credits[:2], [one.figures.humans for one in table.public.ships[:2]]) == ([3, 2], [4, 3])


# BC-5


def depot(*ships: Ship | str, offer: Sequence[str], modules: Sequence[Module] = BONUS) -> Table:
    """Open a star depot that offers certain components."""
    table = bonus("BC-5", *ships, modules=modules)
    g = table.g
    g.heap = sorted(g.heap + g.depot)
    g.depot = [g.box.number[name] for name in offer]
    g.heap = [component for component in g.heap if component not in g.depot]
    return table


@pytest.mark.rule("GX-525", "GX-580")
def test_bc_5_six_unused_components_are_shown() -> None:
    table = bonus("BC-5", "S", "S")
    (shown,) = told(table.opening, DepotOpened)
    assert (len(shown.components), table.public.depot) == (6, shown.components)
    g = build("S", modules=BONUS, cards=(replace(ROWS["BC-5"], name="T-01"),))
    g.heap = g.heap[:4]
    OpenDepot(DEPOT_COMPONENTS).run(g)
    assert (len(g.depot), g.heap) == (4, [])
    g.depot, g.heard = [], True
    OpenDepot(DEPOT_COMPONENTS).run(g)
    assert told(g.told, NothingHappened) == [NothingHappened()]


@pytest.mark.rule("GX-526", "GX-533")
def test_each_may_take_one_and_takers_lose_a_day() -> None:
    table = depot(ship("S", place=0), ship("S", place=-1), ship("S", place=-9), offer=["B049", "B050"])
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, DepotOffer)
    assert table.refuse(TakeFromDepot("B051")) == "GX-526"
    table.play(TakeFromDepot("B049"))
    assert table.asks == "TruckerMounts"
    table.play(table.legal[0], TakeFromDepot("B050"))
    table.play(table.legal[0])
    assert table.asks == "TruckerMayGiveUp"
    assert table.g.place == [-1, -2, -9]


@pytest.mark.rule("GX-526")
def test_nothing_need_be_taken() -> None:
    table = depot("S", "S", offer=["B049"])
    table.play(PASS, PASS)
    assert (table.g.place, table.g.depot) == ([0, -10], [])
    assert table.g.box.number["B049"] in table.g.face_up


@pytest.mark.rule("GX-527", "GX-529")
def test_a_component_may_replace_another_which_is_out_of_play() -> None:
    table = depot("x S", "S", offer=["B049"])
    table.play(TakeFromDepot("B049"))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert isinstance(prompt.offer, MountOffer)
    assert [choice.square for choice in prompt.offer.squares if choice.replaces] == [at(6, 7), at(7, 7)]
    place = next(action for action in table.legal if isinstance(action, Place) and action.square == at(6, 7))
    events = table.play(place)
    (mounted,) = told(events, ComponentMounted)
    assert mounted.replaced is not None
    assert (table.lost(0), len(table.g.scrapped)) == (0, 1)


@pytest.mark.rule("GX-528")
def test_the_ship_must_be_legal_afterwards() -> None:
    table = depot("x x S", "S", offer=["B001"])  # a battery with a single connector
    table.play(TakeFromDepot("B001"))
    squares = {action.square for action in table.legal if isinstance(action, Place)}
    assert at(6, 7) not in squares  # it would cut off what lies behind
    assert table.refuse(Place(at(6, 7), 0)) == "GX-528"
    ring = depot("S", "S", offer=["B049"])
    assert ring.refuse(Place(at(11, 9), 0)) is not None


@pytest.mark.rule("GX-528")
def test_what_fits_nowhere_cannot_be_taken() -> None:
    one = ship("x:0000 . \n . S", crew={})
    table = depot(one, "S", offer=["B049"])
    assert table.asked == (1,)  # the first ship is not in one piece, so nothing makes it legal


@pytest.mark.rule("GX-530")
@pytest.mark.parametrize(("name", "figures"), [("B001", (2, 4)), ("B046", (0, 6)), ("E02", (0, 5))])
def test_it_arrives_with_its_cells_or_crew(name: str, figures: tuple[int, int]) -> None:
    table = depot("c S", "S", offer=[name])
    table.play(TakeFromDepot(name))
    place = next(action for action in table.legal if isinstance(action, Place) and not table.g.ships[0][action.square])
    table.play(place)
    shown = table.public.ships[0].figures
    assert (shown.cells, shown.humans) == figures


@pytest.mark.rule("GX-530")
def test_a_stasis_chamber_brings_sleepers() -> None:
    table = depot("S", "S", offer=["E06"])
    table.play(TakeFromDepot("E06"))
    place = next(action for action in table.legal if isinstance(action, Place) and not table.g.ships[0][action.square])
    table.play(place)
    assert sum(table.g.sleepers[0]) == 4


@pytest.mark.rule("GX-531", "GX-532")
def test_an_alien_may_live_in_the_new_cabin_only() -> None:
    table = depot("c p S", "S", offer=["B046"])
    table.play(TakeFromDepot("B046"))
    beside = [a for a in table.legal if isinstance(a, Place) and a.square == at(6, 6)]
    table.play(beside[0])
    assert table.legal == (BoardHumans(), BoardAlien(at(6, 6)))
    table.play(BoardAlien(at(6, 6)))
    assert table.public.ships[0].figures.crew == 2 + 2 + 1
    full = depot(ship("c p S", crew={(5, 7): "purple"}), "S", offer=["B046"])
    full.play(TakeFromDepot("B046"))
    full.play(next(a for a in full.legal if isinstance(a, Place) and a.square == at(6, 6)))
    assert full.asks != "TruckerBoardsAlien"


@pytest.mark.rule("GX-531")
def test_a_cyan_alien_chooses_from_the_cards_that_are_left() -> None:
    one = ship("x y S", specialist="lawyer")
    table = depot(one, ship("S", specialist="manager"), offer=["B046"])
    table.play(TakeFromDepot("B046"))
    table.play(next(a for a in table.legal if isinstance(a, Place) and a.square == at(6, 6)))
    table.play(BoardAlien(at(6, 6)))
    assert table.asks == "TruckerChoosesSpecialist"
    assert table.refuse(ChooseSpecialist("manager")) == "GX-163"
    table.play(ChooseSpecialist("diplomat"))
    assert table.g.retired == [0]


@pytest.mark.rule("GX-529")
def test_goods_of_a_replaced_hold_may_be_stowed_elsewhere() -> None:
    table = depot(ship("h S h", goods={(6, 7): "B"}), "S", offer=["B046"])
    table.play(TakeFromDepot("B046"))
    table.play(next(a for a in table.legal if isinstance(a, Place) and a.square == at(6, 7)))
    assert table.asks == "TruckerStows"
    table.play(StowGoods((Stowage(at(8, 7), ("blue",)),)))
    assert table.public.ships[0].figures.goods == 1


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
