"""Chapter 19: the settlement."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.records.actions import GIVE_UP
from astrodrome.games.galaxy_trucker.records.flight_events import FlightSettled
from tests.contract.events import of_kind
from tests.galaxy_trucker.table import Ship, fly, ship

NEAT = ". x:0030 . \n x:0300 S x:0003 \n . x:3000 ."
"""No exposed connector."""


def finish(*ships: Ship, flight: str = "I", give_up: int = 0) -> list[FlightSettled]:
    """Let all ships finish, but for so many in front who give up; return the accounts by seat."""
    table = fly(*ships, after=("I-20",) if give_up else (), flight=flight)
    events = [*table.opening, *table.play(*[GIVE_UP] * give_up)]
    while table.asks:
        events += table.play(table.legal[0])
    return of_kind(events, FlightSettled)


@pytest.mark.rule("GB-173", "GB-E14")
def test_the_settlement_of_the_example() -> None:
    second = ship(". h:0030 . \n h:0300 S x:0003 \n . x:3000 .", goods={(7, 6): "Y Y", (6, 7): "G"}, lost=7)
    _, account = finish(ship("S"), second)
    assert (account.finish, account.beauty, account.goods, account.losses) == (3, 2, 8, 5)
    assert account.credits == 8


@pytest.mark.rule("GB-174")
@pytest.mark.parametrize(
    ("flight", "rewards"), [("I", [4, 3, 2, 1]), ("II", [8, 6, 4, 2]), ("III", [12, 9, 6, 3]), ("IIIA", [12, 9, 6, 3])]
)
def test_the_finish_is_rewarded_by_flight_order(flight: str, rewards: list[int]) -> None:
    accounts = finish(ship(place=1), ship(place=9), ship(place=5), ship(place=3), flight=flight)
    assert [accounts[seat].finish for seat in (1, 2, 3, 0)] == rewards


@pytest.mark.rule("GB-175")
def test_places_are_counted_among_those_who_finish() -> None:
    accounts = finish(ship(place=9), ship(place=5), ship(place=3), give_up=1)
    assert [account.finish for account in accounts] == [0, 4, 3]


@pytest.mark.rule("GB-176")
@pytest.mark.parametrize(("flight", "bonus"), [("I", 2), ("II", 4), ("III", 6)])
def test_the_fewest_exposed_connectors_win_the_bonus(flight: str, bonus: int) -> None:
    accounts = finish(ship("S"), ship(NEAT), ship("S x"), flight=flight)
    assert [account.beauty for account in accounts] == [0, bonus, 0]


@pytest.mark.rule("GB-176")
def test_every_tied_player_gets_the_full_bonus() -> None:
    accounts = finish(ship(NEAT), ship("S"), ship(NEAT), flight="II")
    assert [account.beauty for account in accounts] == [4, 0, 4]


@pytest.mark.rule("GB-176")
def test_only_finishers_are_compared() -> None:
    accounts = finish(ship(NEAT), ship("S"), ship("S x"), give_up=1)
    assert [account.beauty for account in accounts] == [0, 2, 0]


@pytest.mark.rule("GB-177")
def test_finishers_sell_all_goods_at_full_value() -> None:
    accounts = finish(ship("r S h3", goods={(6, 7): "R", (8, 7): "Y G B"}), ship("S"))
    assert accounts[0].goods == 10


@pytest.mark.rule("GB-178", "GB-E08")
@pytest.mark.parametrize(
    ("flight", "lost", "paid"),
    [("I", 3, 3), ("I", 5, 5), ("I", 6, 5), ("II", 8, 8), ("II", 11, 8), ("III", 11, 11), ("III", 12, 11)],
)
def test_lost_components_cost_a_credit_each_up_to_the_insurance(flight: str, lost: int, paid: int) -> None:
    accounts = finish(ship("S", lost=lost, credits=30), ship("S"), flight=flight)
    assert accounts[0].losses == paid


@pytest.mark.rule("GB-179", "GB-E08")
@pytest.mark.parametrize("lost", [1, 11, 20])
def test_class_iiia_is_not_insured(lost: int) -> None:
    accounts = finish(ship("S", lost=lost, credits=30), ship("S"), flight="IIIA")
    assert accounts[0].losses == lost


@pytest.mark.rule("GB-180")
def test_credits_earned_in_the_same_flight_pay_the_losses() -> None:
    accounts = finish(ship(NEAT, lost=5), ship("S"))
    assert (accounts[0].finish + accounts[0].beauty, accounts[0].losses, accounts[0].credits) == (6, 5, 1)


@pytest.mark.rule("GB-006", "GB-180")
def test_what_cannot_be_paid_is_forgiven() -> None:
    accounts = finish(ship("S", place=-15, lost=5), ship(NEAT), ship(NEAT), ship(NEAT))
    assert (accounts[0].finish, accounts[0].losses, accounts[0].credits) == (3, 3, 0)
    assert [account.finish for account in accounts] == [3, 4, 2, 1]


@pytest.mark.rule("GB-006", "GB-178")
@pytest.mark.parametrize(
    ("lost", "credits_", "paid"),
    [(3, 30, 3), (11, 30, 5), (11, 0, 4), (5, 0, 4)],
    ids=["all", "insured", "both", "poor"],
)
def test_an_account_says_how_many_components_were_charged_and_what_they_cost(
    lost: int, credits_: int, paid: int
) -> None:
    account, _ = finish(ship("S", lost=lost, credits=credits_), ship(NEAT, place=-5))
    assert (account.lost, account.price, account.losses) == (lost, min(lost, 5), paid)


@pytest.mark.rule("GB-173")
def test_the_accounts_stay_on_the_table() -> None:
    table = fly(ship(NEAT, lost=1), ship("S"), after=(), flight="I")
    account = table.public.accounts[0][0]
    assert (account.cards, account.finish, account.beauty, account.goods, account.losses) == (0, 4, 2, 0, -1)
