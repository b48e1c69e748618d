"""Luxury cabins and stasis chambers (GX-052 to GX-076)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import ZoneLine
from astrodrome.games.galaxy_trucker.modules.technologies.records import SleeperWoken, Wake, WakeOffer
from astrodrome.games.galaxy_trucker.modules.technologies.sleepers import TruckerWakes
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import FLY_ON, GIVE_UP, TAKE_OPPORTUNITY, LoseCrew
from astrodrome.games.galaxy_trucker.records.flight_events import ExtraPaid, FlightSettled, GaveUp
from astrodrome.games.galaxy_trucker.records.offers import ChamberChoice
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, TECH, tech
from tests.galaxy_trucker.table import Table, card, check, ship

EPIDEMIC = card("epidemic")
TAKE_TWO = card("abandoned_ship", crew=2, credits=4, days=1)
TAKE_ONE = card("abandoned_ship", crew=1, credits=1, days=1)
SLEEPY = ". Z . \n c S p \n . . ."


def wakes(table: Table) -> list[tuple[int, int]]:
    """Return the ways to wake somebody that are open."""
    return [(action.chamber, action.cabin) for action in table.legal if isinstance(action, Wake)]


@pytest.mark.rule("GX-052", "GX-053", "GX-061")
def test_a_luxury_cabin_has_one_human_and_a_stasis_chamber_four_sleepers() -> None:
    table = tech("L S Z", ship("S"))
    assert (table.g.crew[0][at(6, 7)], technologies_of(table.g).sleepers[0][at(8, 7)]) == (1, 4)
    assert table.g.crew[0][at(8, 7)] == 0
    assert [one.sleepers for one in table.public.ships[0].components] == [0, 0, 4]


@pytest.mark.rule("GX-054", "GX-156", "GX-064")
@pytest.mark.parametrize("home", ["L", "Z"])
@pytest.mark.parametrize("support", ["p", "n", "y"])
def test_no_alien_lives_in_a_luxury_cabin_or_a_stasis_chamber(home: str, support: str) -> None:
    assert check(f"S {home} {support}", modules=TECH).asks == "TruckerMayGiveUp"
    assert check(f"S c {support}", modules=TECH).asks == "TruckerBoardsAlien"


@pytest.mark.rule("GX-055", "GX-056", "GX-071")
def test_an_empty_luxury_cabin_stays_empty() -> None:
    table = tech("L S Z", ship("S"), card=TAKE_ONE)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)))
    assert table.asks == "TruckerMayGiveUp"  # there is no free place but the luxury cabin


@pytest.mark.rule("GX-056")
def test_nobody_can_be_woken_into_a_luxury_cabin() -> None:
    table = tech("L S Z", ship("S"), card=TAKE_TWO)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)))
    assert table.refuse(Wake(at(8, 7), at(6, 7))) == "GX-069"


@pytest.mark.rule("GX-057")
def test_the_guest_of_a_luxury_cabin_is_crew_and_can_pilot() -> None:
    table = tech("L S", ship("S"), card=TAKE_TWO)
    assert table.public.ships[0].figures.crew == 3
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(7, 7)), LoseCrew(at(7, 7)))
    assert (table.g.flying[0], table.g.crew[0][at(6, 7)]) == (True, 1)


@pytest.mark.rule("GX-058")
def test_an_epidemic_reaches_luxury_cabins() -> None:
    table = tech("L S", ship("S"), card=EPIDEMIC)
    assert (table.g.crew[0][at(6, 7)], table.g.crew[0][at(7, 7)]) == (0, 1)


@pytest.mark.rule("GX-059")
@pytest.mark.parametrize(("flight", "paid"), [("I", 2), ("II", 4), ("III", 6)])
def test_occupied_luxury_cabins_are_paid_for_at_the_finish(flight: str, paid: int) -> None:
    events = tech("L S L", ship("S"), card=CREWS, after=(), flight=flight).opening
    assert of_kind(events, ExtraPaid) == [ExtraPaid(0, "luxury", paid)]


@pytest.mark.rule("GX-059")
def test_an_empty_luxury_cabin_is_not_paid_for() -> None:
    empty = ship("L S L", crew={(6, 7): ""})
    assert of_kind(tech(empty, ship("S"), card=CREWS, after=()).opening, ExtraPaid) == [ExtraPaid(0, "luxury", 3)]


@pytest.mark.rule("GX-060")
def test_who_gives_up_gets_nothing_for_luxury_cabins() -> None:
    events = tech("L S", ship("S"), card=CREWS, after=("I-05",)).play(GIVE_UP, FLY_ON)
    assert of_kind(events, ExtraPaid) == []


@pytest.mark.rule("GX-062")
def test_sleepers_are_not_counted_as_crew() -> None:
    assert tech("S Z", ship("S c", place=-10), card=CREWS).g.position == [-1, -10]
    assert (
        tech("S Z", ship("S"), card=card("abandoned_station", crew=3, goods=("red",), days=1)).asks
        == "TruckerMayGiveUp"
    )


@pytest.mark.rule("GX-063")
def test_sleepers_cannot_be_paid_with() -> None:
    table = tech("c S Z", ship("S"), card=TAKE_TWO)
    table.play(TAKE_OPPORTUNITY)
    assert table.legal == (LoseCrew(at(6, 7)), LoseCrew(at(7, 7)))
    assert table.refuse(LoseCrew(at(8, 7))) == "GB-130"


@pytest.mark.rule("GX-064")
def test_a_stasis_chamber_is_no_cabin_in_an_epidemic() -> None:
    table = tech("S Z", ship("S"), card=EPIDEMIC)
    assert (table.g.crew[0][at(7, 7)], technologies_of(table.g).sleepers[0][at(8, 7)]) == (2, 4)


@pytest.mark.rule("GX-065", "GX-073", "GX-E02")
def test_sleepers_cannot_pilot_and_aliens_cannot_wake_them() -> None:
    crew = {(6, 7): "purple", (8, 7): "brown"}
    table = tech(ship("p c S c n \n . . Z . .", crew=crew), ship("S"), card=TAKE_TWO)
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(7, 7)), LoseCrew(at(7, 7)))
    assert [(event.seat, event.reason) for event in of_kind(events, GaveUp)] == [(0, "no-humans")]
    assert technologies_of(table.g).sleepers[0][at(7, 8)] == 4


@pytest.mark.rule("GX-066", "GX-070", "GX-E01")
def test_three_sleepers_wake_after_an_alien_and_a_human_were_given_up() -> None:
    crew = {(6, 7): "purple", (8, 7): "brown"}
    table = tech(ship("p c S c n \n . . Z . .", crew=crew), ship("S"), card=TAKE_TWO)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), LoseCrew(at(7, 7)))
    assert table.asks == "TruckerWakes"
    zed = at(7, 8)
    events = table.play(Wake(zed, at(7, 7)), Wake(zed, at(6, 7)), Wake(zed, at(6, 7)))
    assert len(of_kind(events, SleeperWoken)) == 3
    figures = table.public.ships[0].figures
    assert (figures.crew, figures.humans, technologies_of(table.g).sleepers[0][zed]) == (5, 4, 1)
    assert table.asks == "TruckerMayGiveUp"  # no free place is left


@pytest.mark.rule("GX-E03", "GX-072")
def test_a_loss_is_taken_in_full_before_anybody_can_be_woken() -> None:
    slavers = card("slavers", strength=9, takes_crew=5, credits=1, days=1)
    crew = {(8, 7): "brown"}
    table = tech(ship("c S c n \n . Z . .", crew=crew), ship("S"), card=slavers)
    assert next(event.reason for event in of_kind(table.opening, GaveUp)) == "no-humans"
    assert technologies_of(table.g).sleepers[0][at(7, 8)] == 4


@pytest.mark.rule("GX-066")
def test_a_destroyed_cabin_is_a_loss_of_crew_too() -> None:
    swarm = card("meteor_swarm", "large left")
    table = tech(ship("c S Z", crew={(7, 7): "1"}), ship("S"), card=swarm, dice=(7,))
    assert table.asks == "TruckerWakes"
    assert wakes(table) == [(at(8, 7), at(7, 7))]


@pytest.mark.rule("GX-066")
def test_an_epidemic_opens_the_chambers() -> None:
    table = tech("c S Z", ship("S"), card=EPIDEMIC)
    assert (table.asks, len(wakes(table))) == ("TruckerWakes", 2)


@pytest.mark.rule("GX-066")
def test_an_alien_without_life_support_is_a_loss_of_crew_too() -> None:
    swarm = card("meteor_swarm", "large left")
    table = tech(ship("p c S Z", crew={(6, 7): "purple"}), ship("S"), card=swarm, dice=(7,))
    assert table.asks == "TruckerWakes"


@pytest.mark.rule("GX-067")
def test_the_moment_to_wake_passes() -> None:
    table = tech(ship("c S Z", crew={(6, 7): "1"}), ship("S"), card=TAKE_ONE, after=("II-05", "I-05"))
    assert table.asks == "TruckerTakesAbandoned"  # a free place alone is no reason to wake anybody
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(7, 7)))
    assert table.asks == "TruckerWakes"
    table.play(PASS)
    assert (table.asks, table.g.lost_crew) == ("TruckerMayGiveUp", [False, False])
    assert TruckerWakes(0).asks(table.g) == ()


@pytest.mark.rule("GX-068", "GX-069")
def test_more_may_wake_than_were_lost_and_fill_cabins_left_empty_before() -> None:
    table = tech(ship("c S Z", crew={(6, 7): ""}), ship("S"), card=TAKE_ONE)
    table.play(TAKE_OPPORTUNITY)
    assert wakes(table) == [(at(8, 7), at(6, 7)), (at(8, 7), at(7, 7))]
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == WakeOffer((ChamberChoice(at(8, 7), 4, (at(6, 7), at(7, 7))),), (at(6, 7), at(7, 7)))
    table.play(*[Wake(at(8, 7), at(*square)) for square in ((6, 7), (6, 7), (7, 7))])
    assert table.public.ships[0].figures.humans == 4


@pytest.mark.rule("GX-066")
def test_nobody_wakes_where_nobody_sleeps() -> None:
    table = tech("c S Z", ship("S"), card=TAKE_ONE)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)))
    assert table.refuse(Wake(at(7, 7), at(6, 7))) == "GX-066"


@pytest.mark.rule("GX-074")
def test_who_is_awake_stays_awake() -> None:
    table = tech("c S Z", ship("S"), card=TAKE_ONE)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(6, 7)), Wake(at(8, 7), at(6, 7)))
    assert table.public.ships[0].figures.humans == 4
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-075", "GX-029")
def test_sleepers_are_lost_with_their_chamber_and_that_is_no_loss_of_crew() -> None:
    swarm = card("meteor_swarm", "large left")
    table = tech(ship("Z S Z", crew={(7, 7): "1"}), ship("S"), card=swarm, dice=(7,))
    assert (technologies_of(table.g).sleepers[0][at(6, 7)], table.asks) == (0, "TruckerMayGiveUp")


@pytest.mark.rule("GX-076")
def test_a_chamber_refills_cabins_it_is_not_joined_to() -> None:
    table = tech(ship("c x S x Z", crew={}), ship("S"), card=TAKE_ONE)
    table.play(TAKE_OPPORTUNITY, LoseCrew(at(5, 7)))
    assert wakes(table) == [(at(9, 7), at(5, 7))]


@pytest.mark.rule("GX-062")
def test_sleepers_do_not_count_on_a_combat_zone_line() -> None:
    line = card("combat_zone", lines=(ZoneLine("crew", takes_crew=1),))
    table = tech("S Z", ship("S", place=-10), card=line)
    assert table.asks == "TruckerWakes"
    assert of_kind(table.opening, FlightSettled) == []
