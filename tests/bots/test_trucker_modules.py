"""Bots of Galaxy Trucker where modules ask: they weigh what a thing costs, and strike where it hurts others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astrodrome.bots.galaxy_trucker.board_view import UNKNOWN, BoardView, Part, imagined, kind_of, seen
from astrodrome.bots.galaxy_trucker.flyer import Cockpit, fly
from astrodrome.bots.galaxy_trucker.payments import POLICE, gamble
from astrodrome.games.galaxy_trucker.box.boards import BOARDS
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Family, Good, our_content
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    Bid,
    BidOffer,
    DepotOffer,
    MountOffer,
    Point,
    PointOffer,
    TakeFromDepot,
)
from astrodrome.games.galaxy_trucker.modules.halves.records import HalfOffer, HalfPrice, PowerHalf
from astrodrome.games.galaxy_trucker.modules.machinations.records import (
    DECLINE,
    AuctionOffer,
    BidOpenly,
    ChooseMachination,
    HandOver,
    HelpOffer,
    Loosen,
    LoosenOffer,
    MachinationOffer,
    NameOffer,
    NameShip,
    ParcelOffer,
    Pay,
    QuarantineOffer,
    Scrap,
    SystemOffer,
    TollOffer,
)
from astrodrome.games.galaxy_trucker.modules.roads.records import Drop, DropOffer, PayUnion, UnionOffer, Vote, VoteOffer
from astrodrome.games.galaxy_trucker.records.actions import (
    GIVE_UP,
    PLACES,
    TAKE_LOAN,
    TAKE_OPPORTUNITY,
    Land,
    LoseCrew,
    SpendCell,
)
from astrodrome.games.galaxy_trucker.records.offers import (
    BatteryChoice,
    CabinChoice,
    OpportunityOffer,
    PlanetChoice,
    PlanetOffer,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.views.table_view import PublicView
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS, Action
from tests.galaxy_trucker.drawing import at

OURS = our_content()
HOME = at(7, 7)
OWN = {HOME: Part("starting_cabin", 0), at(7, 6): Part("cannon_single", 0), at(7, 8): Part("engine_single", 0)}
THEIRS = {HOME: Part("starting_cabin", 0), at(8, 7): Part("battery", 0), at(6, 7): Part("structural", 0)}
TABLE = BoardView(1, BOARDS["III"], (0, 1, 2), (5, 5, 2), (THEIRS, OWN, THEIRS), {"B001": "battery"})
COCKPIT = Cockpit(crew=6, humans=5, cells=3, card=None, view=TABLE)


def card_of(family: Family) -> CardRow:
    """Return a card of a family."""
    return next(row for row in (*OURS.cards, *OURS.bonus, *OURS.machinations) if row.family == family)


def in_play(family: Family) -> Cockpit:
    """Return the cockpit while a card is resolved."""
    return replace(COCKPIT, card=card_of(family))


@pytest.mark.parametrize(
    ("offer", "legal", "expected"),
    [
        (TollOffer(2, 2, 5, 2, 0, 0, 0), [Pay(2), DECLINE], Pay(2)),
        (TollOffer(9, 9, 9, 2, 0, 0, 0), [Pay(9), DECLINE], DECLINE),
        (TollOffer(4, 4, 1, 0, 0, 2, 3), [DECLINE, TAKE_LOAN], TAKE_LOAN),
        (TollOffer(3, 3, 1, 3, 0, 0, 3), [DECLINE, TAKE_LOAN], DECLINE),
        (TollOffer(3, 1, 9, 0, 1, 0, 0), [Pay(3), Pay(2), Pay(1), DECLINE], DECLINE),
        (TollOffer(6, 1, 9, 0, 1, 0, 0), [Pay(6), Pay(3), Pay(2), Pay(1), DECLINE], Pay(2)),
        (TollOffer(6, 1, 0, 0, 1, 0, 3), [DECLINE, TAKE_LOAN], TAKE_LOAN),
    ],
)
def test_what_is_cheaper_than_not_paying_is_paid(offer: TollOffer, legal: list[Action], expected: Action) -> None:
    assert fly(COCKPIT, offer, legal) == expected


def test_an_alien_goes_rather_than_three_days() -> None:
    cabins = (CabinChoice(3, "purple"), CabinChoice(4, "cyan"))
    legal = [DECLINE, LoseCrew(3), LoseCrew(4)]
    assert fly(COCKPIT, QuarantineOffer(cabins, 3), legal) == LoseCrew(4)
    assert fly(COCKPIT, QuarantineOffer(cabins, 1), legal) == DECLINE


def test_bids_end_where_a_thing_costs_more_than_it_is_worth() -> None:
    legal = [PASS, *[BidOpenly(credits) for credits in range(1, 21)], TAKE_LOAN]
    for family in ("wormhole_auction", "junk_for_sale"):
        first = fly(in_play(family), AuctionOffer(0, None, 1, 20, (1, 0), 3), legal)
        assert first == BidOpenly(1)
        assert fly(in_play(family), AuctionOffer(18, 0, 19, 20, (1, 0), 3), legal) == PASS


def test_a_parcel_goes_to_the_poorest_while_that_is_cheap() -> None:
    legal = [PASS, HandOver(0), HandOver(2)]
    assert fly(COCKPIT, ParcelOffer((0, 2), 1, 5, 0), legal) == HandOver(2)
    assert fly(COCKPIT, ParcelOffer((0, 2), 4, 5, 0), legal) == PASS


def test_help_is_given_for_good_money() -> None:
    assert fly(COCKPIT, HelpOffer(2, 6, 1), [PASS, TAKE_OPPORTUNITY]) == TAKE_OPPORTUNITY
    assert fly(COCKPIT, HelpOffer(3, 2, 2), [PASS, TAKE_OPPORTUNITY]) == PASS


@pytest.mark.parametrize(
    ("offer", "legal", "expected"),
    [
        (UnionOffer(4, 2, 4), [PayUnion(4), PayUnion(3), PayUnion(2), GIVE_UP], PayUnion(4)),
        (UnionOffer(14, 14, 14), [PayUnion(14), GIVE_UP], GIVE_UP),
        (UnionOffer(4, None, None, 2), [GIVE_UP, TAKE_LOAN], TAKE_LOAN),
    ],
)
def test_the_union_is_paid_while_the_finish_is_worth_it(
    offer: UnionOffer, legal: list[Action], expected: Action
) -> None:
    assert fly(COCKPIT, offer, legal) == expected


def test_machinations_that_help_the_one_who_knows_come_first() -> None:
    names = {family: card_of(family).name for family in ("stranded_ship", "power_surge")}
    legal = [ChooseMachination(names["power_surge"]), ChooseMachination(names["stranded_ship"])]
    offer = MachinationOffer(tuple(names.values()))
    assert fly(COCKPIT, offer, legal) == ChooseMachination(names["stranded_ship"])


def test_the_best_part_of_a_rival_is_loosened() -> None:
    legal = [Loosen(at(6, 7)), Loosen(at(8, 7))]
    assert fly(COCKPIT, LoosenOffer(2, (at(6, 7), at(8, 7))), legal) == Loosen(at(8, 7))


def test_the_ship_directly_ahead_is_named_else_the_next() -> None:
    assert fly(COCKPIT, NameOffer((0, 2), 3), [NameShip(0), NameShip(2)]) == NameShip(0)
    ahead = replace(COCKPIT, view=replace(TABLE, order=(1, 2, 0)))
    assert fly(ahead, NameOffer((2, 0), 3), [NameShip(2), NameShip(0)]) == NameShip(2)


def test_the_police_is_sent_where_others_have_something() -> None:
    legal = [Point(7, 6), Point(8, 7), Point(12, 12)]
    assert fly(COCKPIT, PointOffer((6, 8)), legal) == Point(8, 7)


def test_debris_is_wanted_from_where_the_guns_point() -> None:
    legal: list[Action] = [Vote("rear"), Vote("left"), Vote("front"), Vote("right")]
    assert fly(COCKPIT, VoteOffer(("front", "right", "rear", "left"), ()), legal) == Vote("front")


def test_cells_pay_for_a_test_and_then_the_least_useful_goes() -> None:
    batteries = (BatteryChoice(3, 1), BatteryChoice(4, 2))
    legal: list[Action] = [SpendCell(3), SpendCell(4), Scrap((HOME,)), Scrap((at(7, 6),))]
    assert fly(COCKPIT, SystemOffer(1, 2, (HOME,), batteries), legal) == SpendCell(4)
    assert fly(COCKPIT, SystemOffer(1, 2, (HOME,), ()), legal[2:]) == Scrap((at(7, 6),))


def test_something_is_dropped_only_where_the_ship_would_be_left_behind() -> None:
    legal: list[Action] = [PASS, Drop(at(7, 6)), Drop(at(7, 8))]
    stuck = DropOffer((at(7, 6), at(7, 8)), 0)
    assert fly(in_play("open_space"), stuck, legal) == Drop(at(7, 6))
    assert fly(in_play("combat_zone"), stuck, legal) == PASS
    assert fly(in_play("open_space"), DropOffer((at(7, 6),), 2), legal) == PASS
    assert fly(in_play("open_space"), stuck, [PASS, Drop(at(7, 8))]) == PASS


def test_the_cheaper_half_shoots() -> None:
    offer = HalfOffer((HalfPrice("left", 1), HalfPrice("right", 0)))
    assert fly(COCKPIT, offer, [PowerHalf("left"), PowerHalf("right")]) == PowerHalf("right")


def test_what_the_ship_lacks_is_taken_and_put_where_nothing_is() -> None:
    assert fly(COCKPIT, DepotOffer(()), [PASS, TakeFromDepot("B001")]) == TakeFromDepot("B001")
    poor = replace(COCKPIT, view=replace(TABLE, depot={"B143": "structural"}))
    assert fly(poor, DepotOffer(()), [PASS, TakeFromDepot("B143")]) == PASS
    free, taken = PLACES[at(8, 8)][0], PLACES[HOME][0]
    assert fly(COCKPIT, MountOffer("B001", ()), [taken, PLACES[at(7, 6)][0], free]) == free


def test_secret_bids_stay_small_and_differ() -> None:
    bids = {gamble(BidOffer(40), [Bid(credits) for credits in range(41)], Chance(seed)) for seed in range(30)}
    assert bids == {Bid(credits) for credits in range(POLICE + 1)}
    assert gamble(BidOffer(1), [Bid(0), Bid(1)], Chance(1)) == Bid(0)
    assert gamble(HelpOffer(2, 6, 1), [PASS], Chance(1)) is None


def test_infected_goods_and_locals_keep_a_ship_in_space() -> None:
    goods: tuple[Good, ...] = ("green", "green", "blue", "blue")
    legal: list[Action] = [PASS, Land(0)]
    offer = PlanetOffer((PlanetChoice(0, goods, None),), 2)
    assert fly(COCKPIT, offer, legal) == Land(0)
    assert fly(replace(COCKPIT, roads=frozenset({"infected-goods"})), offer, legal) == PASS
    locals_too = replace(COCKPIT, roads=frozenset({"paranoid-locals", "explosive-goods"}))
    assert fly(locals_too, offer, legal) == PASS
    assert fly(locals_too, PlanetOffer((PlanetChoice(0, ("red",) * 4, None),), 2), legal) == Land(0)


def test_competition_and_cabins_make_an_opportunity_dear() -> None:
    offer, legal = OpportunityOffer(2, 5, (), 1), [PASS, TAKE_OPPORTUNITY]
    assert fly(COCKPIT, offer, legal) == TAKE_OPPORTUNITY
    dear = replace(COCKPIT, roads=frozenset({"stiff-competition", "personalised-cabins"}))
    assert fly(dear, offer, legal) == PASS


def test_a_view_and_a_game_show_the_same_table() -> None:
    game = SPEC.new(2, {"modules": ["technologies"]}, 3)
    public = game.view(0).public
    assert isinstance(public, PublicView)
    assert seen(public, 0) == imagined(game.state, 0)
    assert kind_of("nobody knows it") == UNKNOWN
