"""Chapter 1: the frame of a game."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.game.outcome import outcome
from astrodrome.games.galaxy_trucker.game.registry import EVENTS
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, Finish
from astrodrome.games.galaxy_trucker.records.flight_events import CardRevealed, FlightSettled, GameEnded
from astrodrome.games.galaxy_trucker.records.yard_events import (
    BuildingEnded,
    FlightBegan,
    RocketPlaced,
    ShipChecked,
    ShipManned,
)
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.records import Event
from tests.contract.events import of_kind
from tests.galaxy_trucker.table import Table, check, fly, ship, start, tell


def finish_all(table: Table) -> tuple[Event, ...]:
    """Let everybody finish with the starting cabin alone."""
    events: list[Event] = []
    while table.asks == "TruckerBuilds":
        events += table.play(Finish(table.asked[0] + 1))
    return tuple(events)


def whole_game(table: Table) -> tuple[Event, ...]:
    """Play a game in which nobody builds and all give up before the first card of each flight."""
    events: list[Event] = list(table.opening)
    while table.asks:
        events += finish_all(table)
        while table.asks == "TruckerMayGiveUp":
            events += table.play(GIVE_UP)
    return tuple(events)


@pytest.mark.rule("GB-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_for_two_to_four(seats: int) -> None:
    assert start(seats).g.seats == seats


@pytest.mark.rule("GB-001")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_any_other_number_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 5"):
        SPEC.new(seats)


@pytest.mark.rule("GB-001")
def test_five_players_need_a_module() -> None:
    with pytest.raises(OptionError, match="five players need the modules fifth-wheel and technologies"):
        SPEC.new(5)


@pytest.mark.rule("GB-002")
def test_a_standard_game_is_three_flights_of_rising_class() -> None:
    flights = of_kind(whole_game(start()), FlightBegan)
    assert [(event.flight, event.name) for event in flights] == [(1, "I"), (2, "II"), (3, "III")]


@pytest.mark.rule("GB-003")
def test_the_phases_of_a_flight_follow_one_another() -> None:
    table = start(flights=["I"])
    events = [*table.opening, *finish_all(table), *table.play(FLY_ON, FLY_ON)]
    while table.asks:
        events += table.play(table.legal[0])
    wanted = (FlightBegan, BuildingEnded, ShipChecked, ShipManned, RocketPlaced, CardRevealed, FlightSettled, GameEnded)
    kinds = [type(event) for event in events]
    assert [kinds.index(kind) for kind in wanted] == sorted([kinds.index(kind) for kind in wanted])


@pytest.mark.rule("GB-003")
def test_the_view_names_the_phase() -> None:
    table = start(flights=["I"])
    seen = [table.public.phase]
    finish_all(table)
    seen.append(table.public.phase)
    table.play(GIVE_UP, GIVE_UP)
    assert [*seen, table.public.phase] == ["building", "flight", "over"]
    assert check("S e<:0003").public.phase == "check"
    assert check("S c p").public.phase == "preparation"


@pytest.mark.rule("GB-004")
def test_credits_are_kept_and_everything_else_goes_back_between_flights() -> None:
    table = start(flights=["I", "I"])
    finish_all(table)
    tell(table, 0, "credits=7 lost=1")
    tell(table, 1, "credits=3")
    table.play(GIVE_UP, GIVE_UP)
    assert table.public.flight == 2
    assert [one.credits for one in table.public.ships] == [6, 3]
    assert table.public.face_down == 140
    assert table.public.face_up == ()
    for one in table.public.ships:
        assert (one.figures.components, one.figures.crew, one.figures.cells, one.figures.goods) == (1, 0, 0, 0)
        assert (one.lost, one.reserve) == ((), ())


@pytest.mark.rule("GB-004")
def test_the_components_are_mixed_again() -> None:
    table = start(flights=["I", "I"])
    before = table.g.face_down_components.copy()
    finish_all(table)
    table.play(GIVE_UP, GIVE_UP)
    assert table.g.face_down_components != before
    assert sorted(table.g.face_down_components) == sorted(before)


@pytest.mark.rule("GB-005")
def test_players_start_with_nothing() -> None:
    assert [one.credits for one in start(4).public.ships] == [0, 0, 0, 0]


@pytest.mark.rule("GB-006")
def test_who_cannot_pay_in_full_pays_what_there_is() -> None:
    table = fly(ship(lost=4, credits=1), ship(), after=(), flight="I")
    settled = of_kind(table.opening, FlightSettled)
    assert (settled[0].finish, settled[0].beauty, settled[0].losses) == (4, 2, 4)
    table = fly(ship(lost=4, credits=3), ship(), flight="I")
    settled = of_kind(table.play(GIVE_UP, GIVE_UP), FlightSettled)
    assert (settled[0].losses, settled[0].credits) == (3, 0)


@pytest.mark.rule("GB-007")
@pytest.mark.parametrize(
    ("credits", "winners", "ranks"), [((5, 9, 2), (1,), (2, 1, 3)), ((4, 4, 0), (0, 1), (1, 1, 3))]
)
def test_the_most_credits_win_and_level_players_share(
    credits: tuple[int, ...], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    table = fly(*[ship(credits=amount) for amount in credits])
    events = table.play(GIVE_UP, GIVE_UP, GIVE_UP)
    assert of_kind(events, GameEnded)[0].winners == winners
    result = table.game.outcome
    assert result is not None
    assert (result.winners, result.ranks, result.scores) == (winners, ranks, credits)


@pytest.mark.rule("GB-007", "GB-173")
def test_the_account_of_each_player_adds_up_to_the_credits() -> None:
    table = fly(ship(lost=3), ship(), after=(), flight="I")
    result = outcome(table.g)
    assert [sum(line.value for line in lines) for lines in result.breakdown] == list(result.scores)
    assert [line.key for line in result.breakdown[0]] == ["cards", "finish", "best-looking", "goods", "losses"]
    assert [line.value for line in result.breakdown[0]] == [0, 4, 2, 0, -3]


@pytest.mark.rule("GB-008")
def test_who_has_a_credit_has_won_a_little() -> None:
    table = fly(ship(credits=5), ship(credits=1), ship(credits=0))
    ended = of_kind(table.play(GIVE_UP, GIVE_UP, GIVE_UP), GameEnded)[0]
    assert ended.little == (0, 1)
    assert ended.winners == (0,)


@pytest.mark.rule("GB-009")
def test_ships_and_what_they_carry_are_public() -> None:
    table = fly(ship("c S h b", goods={(8, 7): "Y B"}, lost=1, credits=4), ship())
    seen = table.public.ships[0]
    assert (seen.credits, len(seen.lost), seen.place) == (4, 1, 0)
    assert [(part.humans, part.cells, part.goods) for part in seen.components] == [
        (2, 0, ()),
        (2, 0, ()),
        (0, 0, ("yellow", "blue")),
        (0, 2, ()),
    ]
    assert table.game.view(None).public == table.game.view(1).public


def test_every_event_is_listed_once() -> None:
    assert len(set(EVENTS)) == len(EVENTS)
