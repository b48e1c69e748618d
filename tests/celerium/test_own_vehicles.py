"""Chapter 25: effects that move, place or exchange one's own vehicles."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import (
    USE_SHIELD,
    Advance,
    AimAt,
    FallBack,
    PlaceBeside,
    Play,
    Repeat,
)
from astrodrome.games.celerium.records.offers import BackOffer, Landing, PlaceChoice, PlaceOffer, VehicleReach
from astrodrome.games.celerium.records.race_events import (
    MeteorStopped,
    VehicleFellBack,
    VehicleSlotted,
    VehiclesSwapped,
)
from astrodrome.kernel.agenda import answer
from astrodrome.kernel.records import PASS
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import CHAINS, SCORES, VAIN, f, rally, why
from tests.contract.events import of_kind


@pytest.mark.rule("CM-273")
def test_adv_is_an_advance_in_every_respect() -> None:
    table = rally(f(hand="1-17", pilot=13), f(), options=CHAINS)
    table.do(Play("1-17", "second"))
    advances = [Advance(kind, n) for kind in ("pilot", "starbot") for n in (1, 2)]
    assert table.legal() == tuple(advances)
    table.do(Advance("pilot", 2), Repeat(2))
    assert (table.squares(0)[0], table.g.actions[0], table.g.energy[0]) == (17, 8, 4)
    stopped = rally(f(hand="1-17", pilot=13), f(), options=CHAINS, meteors="14")
    events = stopped.do(Play("1-17", "second"), Advance("pilot", 2))
    assert of_kind(events, MeteorStopped) == [MeteorStopped(0, "pilot", 14)]


@pytest.mark.rule("CM-273")
def test_adv_needs_a_vehicle_that_can_advance() -> None:
    table = rally(f(hand="1-17", pilot=28, starbot=28), f())
    assert table.refuse(Play("1-17", "second")) == Refusal("CM-142", "none-can-advance")
    shot = rally(f(hand="1-17", pilot=28, shot="starbot"), f())
    assert why(shot.refuse(Play("1-17", "second"))) == ("CM-142", "none-can-advance")


@pytest.mark.rule("CM-274")
def test_back_moves_an_own_vehicle_back() -> None:
    table = rally(f(hand="2-10", pilot=18, starbot=5), f())
    table.do(Play("2-10", "second"))
    back = [FallBack("pilot", 1), FallBack("pilot", 2), FallBack("pilot", 3), FallBack("starbot", 1)]
    assert table.legal() == tuple(back)
    assert table.refuse(FallBack("starbot", 2)) == Refusal("CM-127", "start-of-track", (("first", 4), ("left", 1)))
    assert table.refuse(FallBack("pilot", 4)) == Refusal("CM-274", "squares-back", (("most", 3), ("squares", 4)))
    assert why(table.refuse(FallBack("pilot", 0))) == ("CM-274", "squares-back")
    events = table.do(FallBack("pilot", 3))
    assert of_kind(events, VehicleFellBack) == [VehicleFellBack(0, "pilot", 18, 15)]
    assert table.asks == "FranchiseGoesOn"  # the double-move square does nothing


@pytest.mark.rule("CM-274")
def test_a_meteor_stops_a_vehicle_that_falls_back() -> None:
    table = rally(f(hand="2-10", pilot=18), f(), meteors="17")
    table.do(Play("2-10", "second"))
    pilot = (Landing(1, 17, True, 0, SCORES), Landing(2, 17, True, 0, SCORES), Landing(3, 17, True, 0, SCORES))
    starbot = tuple([Landing(n, 10 - n, False, 0, SCORES) for n in (1, 2, 3)])
    assert table.offer() == BackOffer((VehicleReach("pilot", pilot, None), VehicleReach("starbot", starbot, None)))
    events = table.do(FallBack("pilot", 3))
    assert of_kind(events, MeteorStopped) == [MeteorStopped(0, "pilot", 17)]


@pytest.mark.rule("CM-274")
def test_back_needs_a_vehicle_beyond_the_first_square() -> None:
    table = rally(f(hand="1-08", pilot=4, starbot=4), f())
    assert table.refuse(Play("1-08", "second")) == Refusal("CM-274", "none-can-go-back")
    one = rally(f(hand="1-08", pilot=4, starbot=5), f())
    one.do(Play("1-08", "second"))
    offer = one.offer()
    assert isinstance(offer, BackOffer)
    assert why(offer.vehicles[0].refusal) == ("CM-127", "start-of-track")
    assert offer.vehicles[1].landings == (Landing(1, 4, False, 0, VAIN),)


@pytest.mark.rule("CM-275")
def test_behind_puts_the_starbot_one_square_behind_a_vehicle_in_reach() -> None:
    table = rally(f(hand="1-17", pilot=13, starbot=10), f(pilot=7, starbot=14), f(pilot=6, starbot=11))
    table.do(Play("1-17", "first"))
    assert table.offer() == PlaceOffer(
        "BEHIND",
        (PlaceChoice("starbot", 0, "pilot", 12), PlaceChoice("starbot", 1, "pilot", 6)),
    )
    assert table.legal() == (PlaceBeside("starbot", 0, "pilot"), PlaceBeside("starbot", 1, "pilot"))
    out = Refusal("CM-275", "out-of-range", (("reach", 3),))
    assert table.refuse(PlaceBeside("starbot", 1, "starbot")) == out
    assert table.refuse(PlaceBeside("starbot", 2, "pilot")) == out
    for wrong in (PlaceBeside("pilot", 1, "pilot"), PlaceBeside("starbot", 0, "starbot")):
        assert table.refuse(wrong) == Refusal("CM-275", "starbot-behind-another")
    assert table.refuse(PlaceBeside("starbot", 5, "pilot")) == Refusal("CM-281", "no-franchise")
    events = table.do(PlaceBeside("starbot", 1, "pilot"))
    assert of_kind(events, VehicleSlotted) == [VehicleSlotted(0, "starbot", 6)]


@pytest.mark.rule("CM-275")
def test_ahead_puts_a_vehicle_one_square_in_front_of_an_opposing_one() -> None:
    table = rally(f(hand="2-10", pilot=13, starbot=10), f(pilot=13, starbot=16), f(pilot=17, starbot=9))
    table.do(Play("2-10", "first"))
    assert table.legal() == (
        PlaceBeside("pilot", 1, "pilot"),  # level
        PlaceBeside("pilot", 1, "starbot"),  # three ahead
        PlaceBeside("starbot", 1, "pilot"),
    )
    assert table.refuse(PlaceBeside("pilot", 0, "starbot")) == Refusal("CM-275", "opposing-vehicle")
    assert why(table.refuse(PlaceBeside("starbot", 2, "starbot"))) == ("CM-275", "out-of-range")
    table.do(PlaceBeside("pilot", 1, "starbot"))
    assert table.squares(0) == (17, 10)


@pytest.mark.rule("CM-276")
def test_a_placement_needs_another_square_of_the_track() -> None:
    table = rally(f(hand="2-10", pilot=28, starbot=27), f(pilot=28, starbot=4))
    assert table.refuse(Play("2-10", "first")) == Refusal("CM-283", "nothing-in-range")
    low = rally(f(hand="1-17", pilot=20, starbot=5), f(pilot=4, starbot=6), f(pilot=8, starbot=20))
    low.do(Play("1-17", "first"))
    assert low.refuse(PlaceBeside("starbot", 1, "pilot")) == Refusal("CM-276", "no-such-place", (("square", 3),))
    assert low.refuse(PlaceBeside("starbot", 1, "starbot")) == Refusal("CM-276", "no-such-place", (("square", 5),))


@pytest.mark.rule("CM-276")
def test_a_placement_triggers_nothing_on_the_track() -> None:
    table = rally(f(hand="1-17", pilot=20, starbot=10), f(pilot=10, starbot=4), meteors="9")
    table.do(Play("1-17", "first"), PlaceBeside("starbot", 1, "pilot"))
    assert (table.squares(0)[1], table.g.held_by_meteor[1]) == (9, False)
    assert table.asks == "FranchiseGoesOn"  # square 9 doubles moves, not placements


@pytest.mark.rule("CM-277")
def test_swap_own_exchanges_the_own_vehicles() -> None:
    table = rally(f(hand="3-05", pilot=20, starbot=11), f())
    events = table.do(Play("3-05", "second"))
    assert table.squares(0) == (11, 20)
    assert of_kind(events, VehiclesSwapped) == [VehiclesSwapped(0, "pilot", 11, 0, "starbot", 20)]
    level = rally(f(hand="3-05", pilot=11, starbot=11), f())
    assert level.refuse(Play("3-05", "second")) == Refusal("CM-276", "no-such-place", (("square", 11),))


@pytest.mark.rule("CM-277")
def test_swap_exchanges_with_an_opposing_vehicle_ahead_unless_avoided() -> None:
    table = rally(f(hand="3-14", pilot=12, starbot=10), f(pilot=13, starbot=12, energy=0), f(pilot=16, starbot=10))
    table.do(Play("3-14", "first"))
    assert table.legal() == (
        PlaceBeside("pilot", 1, "pilot"),
        PlaceBeside("starbot", 1, "pilot"),
        PlaceBeside("starbot", 1, "starbot"),
    )
    assert why(table.refuse(PlaceBeside("pilot", 1, "starbot"))) == ("CM-275", "out-of-range")
    events = table.do(PlaceBeside("starbot", 1, "pilot"))
    assert of_kind(events, VehiclesSwapped) == [VehiclesSwapped(0, "starbot", 13, 1, "pilot", 10)]
    avoided = rally(f(hand="3-14", pilot=12, starbot=10), f(pilot=13, boosts="shield"))
    avoided.do(Play("3-14", "first"), PlaceBeside("starbot", 1, "pilot"), USE_SHIELD)
    assert avoided.g.square == [12, 10, 13, 10]


@pytest.mark.rule("CM-280")
def test_a_shot_vehicle_cannot_be_moved_by_its_owner_but_by_opponents() -> None:
    table = rally(f(hand="1-17 3-05 1-08", pilot=12, starbot=10, shot="starbot"), f(hand="1-20", pilot=13))
    assert why(table.refuse(Play("1-17", "first"))) == ("CM-283", "nothing-in-range")
    assert table.refuse(Play("3-05", "second")) == Refusal("CM-280", "shot", (("vehicle", "starbot"),))
    table.do(Play("1-08", "second"))
    assert why(table.refuse(FallBack("starbot", 1))) == ("CM-280", "shot")
    assert table.legal() == (FallBack("pilot", 1),)
    attacked = rally(f(hand="1-18", shot="starbot"), f(hand="1-20", pilot=13), turn=1)
    attacked.do(Play("1-20", "first"), AimAt(0, "starbot"), PASS)
    assert attacked.squares(0) == (12, 8)


def test_swapping_without_a_listener_makes_no_events() -> None:
    table = rally(f(hand="3-05", pilot=20, starbot=11), f())
    answer(table.g, 0, Play("3-05", "second"))
    assert table.squares(0) == (11, 20)
    assert table.g.events == []
