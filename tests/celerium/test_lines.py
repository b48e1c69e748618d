"""Chapter 10: race line and Px2."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.records.actions import PICKS, PickLine
from astrodrome.games.celerium.records.offers import LineOffer
from astrodrome.games.celerium.records.preparation_events import FranchiseReady, LinePicked
from astrodrome.kernel.refusal import Refusal
from tests.celerium.table import Table, f, rally, why
from tests.contract.events import of_kind

SAME = Refusal("CM-106", "same-line", (("line", "blue"),))


def picked(table: Table) -> set[tuple[str, bool]]:
    """Return the picks a franchise may make."""
    return {(action.line, action.px2) for action in table.legal() if isinstance(action, PickLine)}


@pytest.mark.rule("CM-103")
def test_one_line_serves_both_vehicles() -> None:
    table = rally(f(line=None, face="2 recto", colour="red"), f(line=None), step="line")
    table.do(PickLine("green"), PickLine("green"))
    assert table.public.franchises[0].line == "green"
    assert table.squares(0) == (10 - 2, 9 - 2)


@pytest.mark.rule("CM-104")
def test_lines_are_picked_at_once_in_secret_and_shown_together() -> None:
    table = rally(f(line=None), f(line=None), step="line")
    assert list(table.game.asked) == [0, 1]
    assert table.game.play(1, PickLine("yellow")) == (FranchiseReady(1),)
    assert [one.line for one in table.public.franchises] == [None, None]
    assert (table.mine(1).chosen_line, table.mine(0).chosen_line) == ("yellow", None)
    events = table.game.play(0, PickLine("blue"))
    assert of_kind(events, LinePicked) == [LinePicked(0, "blue", False), LinePicked(1, "yellow", False)]
    assert [one.line for one in table.public.franchises] == ["blue", "yellow"]


@pytest.mark.rule("CM-105")
def test_several_franchises_may_pick_one_line() -> None:
    table = rally(f(line=None), f(line=None), f(line=None), step="line")
    table.do(*[PickLine("green")] * 3)
    assert table.g.line == [1, 1, 1]


@pytest.mark.rule("CM-106")
def test_the_line_of_the_last_race_is_refused() -> None:
    table = rally(f(line="blue"), f(line="green"), step="line", round=2)
    assert table.refuse(PickLine("blue")) == SAME
    assert picked(table) == {("green", False), ("yellow", False)}
    assert table.game.refuse(1, PickLine("blue")) is None


@pytest.mark.rule("CM-107")
def test_a_keep_line_token_opens_all_three_lines() -> None:
    table = rally(f(line="blue", keep_line=True), f(), step="line", round=2)
    assert picked(table) == {("blue", False), ("green", False), ("yellow", False)}


@pytest.mark.rule("CM-108")
@pytest.mark.parametrize("pick", [PickLine("blue"), PickLine("green")])
def test_the_keep_line_token_goes_back_whether_used_or_not(pick: PickLine) -> None:
    table = rally(f(line="blue", keep_line=True), f(line="green"), step="line", round=2)
    table.do(pick, PickLine("blue"))
    assert table.g.has_keep_line == [False, False]
    assert table.public.supply.keep_line == 2


@pytest.mark.rule("CM-109")
def test_a_line_used_two_races_ago_is_free_again() -> None:
    table = rally(f(line="blue"), f(line="blue"), step="line", round=2)
    table.do(PickLine("green"), PickLine("green"))
    table.passes(2)
    while table.asks != "FranchisesPickLine":
        table.do(table.legal()[0])
    assert table.g.round == 3
    assert {line for line, _ in picked(table)} == {"blue", "yellow"}


@pytest.mark.rule("CM-110")
def test_px2_is_declared_together_with_the_line() -> None:
    table = rally(f(line=None), f(line=None, px2=False), step="line", planet="Cendrelune")
    assert ("blue", True) in picked(table)
    assert ("blue", False) in picked(table)
    events = table.do(PickLine("blue", True), PickLine("blue"))
    assert of_kind(events, LinePicked) == [LinePicked(0, "blue", True), LinePicked(1, "blue", False)]


@pytest.mark.rule("CM-111")
def test_px2_doubles_the_pilot_once_in_the_game() -> None:
    table = rally(f(line=None, face="2 recto"), f(line=None), step="line", planet="Cendrelune")
    table.do(PickLine("blue", True), PickLine("green"))
    assert table.squares(0)[0] == 18
    assert table.public.franchises[0].doubling
    assert table.g.has_px2 == [False, True]
    table.passes(2)
    assert table.g.has_px2 == [False, True]
    assert table.g.doubles_pilot == [False, False]
    later = rally(f(line=None, px2=False), f(line=None), step="line", planet="Cendrelune")
    assert why(later.refuse(PickLine("blue", True))) == ("CM-111", "px2-spent")


@pytest.mark.rule("CM-112")
@pytest.mark.parametrize("px2", [True, False])
def test_a_px2_line_leaves_the_starbot_as_it_is(px2: bool) -> None:
    table = rally(f(line=None, colour="white"), f(line=None), step="line", planet="Cendrelune")
    table.do(PickLine("blue", px2), PickLine("blue"))
    assert table.squares(0)[1] == 8


@pytest.mark.rule("CM-113")
@pytest.mark.parametrize("token", [True, False])
def test_without_the_token_a_px2_line_is_worth_nothing_to_the_pilot_either(token: bool) -> None:
    table = rally(f(line=None, face="2 recto", px2=token), f(line=None), step="line", planet="Cendrelune")
    table.do(PickLine("blue"), PickLine("blue"))
    assert table.squares(0)[0] == 9
    assert table.g.has_px2[0] is token


@pytest.mark.rule("CM-114")
def test_px2_needs_the_mark() -> None:
    table = rally(f(line=None), f(line=None), step="line", planet="Cendrelune")
    assert table.refuse(PickLine("green", True)) == Refusal("CM-114", "no-px2-mark", (("line", "green"),))
    plain = rally(f(line=None), f(line=None), step="line")
    assert all(plain.refuse(PickLine(line, True)) for line in ("blue", "green", "yellow"))


def test_the_offer_shows_where_each_pick_would_start() -> None:
    table = rally(f(line="green", face="2 recto", colour="white"), f(), step="line", planet="Cendrelune")
    offer = table.offer()
    assert isinstance(offer, LineOffer)
    rows = [(c.line, c.px2, c.pilot, c.starbot, why(c.refusal)) for c in offer.picks]
    assert rows == [
        ("blue", False, 9, 8, None),
        ("blue", True, 18, 8, None),
        ("green", False, 9, 7, ("CM-106", "same-line")),
        ("green", True, 19, 7, ("CM-106", "same-line")),
        ("yellow", False, 10, 7, None),
        ("yellow", True, 19, 7, ("CM-114", "no-px2-mark")),
    ]
    assert [c.standing.behind for c in offer.picks] == [c.starbot < c.pilot for c in offer.picks]
    assert [(p.line, p.px2) for p in PICKS] == [(c.line, c.px2) for c in offer.picks]
