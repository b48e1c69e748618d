"""Step phase 1: discovering the events (CS-038 to CS-046)."""

from __future__ import annotations

import pytest

from astrodrome.games.celestia.records.actions import LEAVE, STAY
from astrodrome.games.celestia.records.flight_events import DiceRolled
from astrodrome.games.celestia.records.offers import AnnounceOffer
from astrodrome.kernel.codec import to_json
from tests.celestia.table import fly, play
from tests.contract.events import of_kind


@pytest.mark.rule("CS-038")
@pytest.mark.parametrize(("at", "dice"), [(1, 2), (2, 2), (4, 2), (6, 3), (9, 3), (12, 3), (15, 4), (20, 4)])
def test_the_dice_are_those_of_the_city_to_be_reached(at: int, dice: int) -> None:
    assert len(fly("", "", "", at=at).g.step.dice) == dice


@pytest.mark.rule("CS-039")
def test_everybody_sees_every_die() -> None:
    table = fly("", "", "", ashore=(2,), dice="fp")
    assert of_kind(table.events, DiceRolled) == [DiceRolled(0, "aircraft", ("fog", "pirates"), 2)]
    for seat in (0, 1, 2, None):
        assert b'"dice":["fog","pirates"]' in to_json(table.game.view(seat))


@pytest.mark.rule("CS-040")
def test_nobody_announces_before_the_roll() -> None:
    table = fly("", "bandit", "", modules="ext1", dice="fff")
    assert (table.decision, table.dice) == ("PlayersBeforeRoll", "")
    table.on("PassengerAnnounces")
    assert table.dice == "ff"


@pytest.mark.rule("CS-041")
def test_the_captain_lays_nothing_before_the_last_passenger_has_announced() -> None:
    table = fly("c c", "", "", dice="ff")
    for passenger in (1, 2):
        assert table.asked == (passenger,)
        assert table.hand(0) == "c c"
        table.do(passenger, STAY)
    assert table.on("PlayersAfterAnnouncements").why(0, play("c")) == "CS-041"


@pytest.mark.rule("CS-042")
def test_a_captain_with_passengers_must_roll() -> None:
    table = fly("", "", "", ashore=(2,), at=9)
    assert table.decision == "PassengerAnnounces"
    assert len(table.g.step.dice) == 3


@pytest.mark.rule("CS-043", "CS-045")
def test_a_passenger_is_told_how_many_cards_of_any_kind_the_captain_holds() -> None:
    table = fly("c t jetpack ?c", "c", "", modules="ext1", holds={0: "4:4 6:6"}).on("PassengerAnnounces")
    assert table.offer(1, AnnounceOffer).captain_cards == 4


@pytest.mark.rule("CS-044")
def test_a_passenger_is_not_told_which_cards_the_captain_holds() -> None:
    one, two = (fly(hand, "c", "l", dice="fl", deck="c l h p") for hand in ("c l h", "p p t"))
    assert to_json(one.game.prompt(1)) == to_json(two.game.prompt(1))
    assert to_json(one.game.view(1)) == to_json(two.game.view(1))


@pytest.mark.rule("CS-046")
def test_every_hand_size_is_shown_to_everybody() -> None:
    table = fly("c c", "l", "h h h", dice="..")
    assert [seat.hand for seat in table.public.seats] == [2, 1, 3]
    table.do(1, LEAVE)
    assert [seat.hand for seat in table.public.seats] == [2, 1, 3]
