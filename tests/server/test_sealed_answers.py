"""Answers under a seal: nothing changes for those who are still asked, so nothing of theirs is worked out again."""

from __future__ import annotations

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.table import seat_orders
from astrodrome.server.table.pending_entry import Answer, is_sealed, judge
from astrodrome.server.table.seat_orders import SeatOrders, TableOrders
from astrodrome.server.table.snapshot import Snapshot, take_snapshot
from tests.laws.play import Moment, walk
from tests.laws.registry import every_setting
from tests.server.fakes import House
from tests.server.test_rooms import run, seated


def contents(snapshot: Snapshot) -> dict[str, object]:
    """Return what is written in a snapshot."""
    mine, prompts = ({seat: bytes(one) for seat, one in each.items()} for each in (snapshot.mine, snapshot.prompts))
    return {"public": bytes(snapshot.public), "situation": bytes(snapshot.situation), "mine": mine, "prompts": prompts}


def after(moment: Moment) -> AnyGame:
    """Return the game after the answer about to be given."""
    game = judge(moment.game, Answer(moment.seat, moment.action))
    assert isinstance(game, type(moment.game))
    game.play_judged(moment.seat, moment.action)
    return game


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_what_is_kept_under_a_seal_is_what_would_be_worked_out(spec: AnySpec) -> None:
    sealed = 0
    for case in every_setting():
        if case.subject.spec.name != spec.name:
            continue
        for moment in walk(case):
            people, game = range(moment.game.seats), moment.game
            if len(game.asked) < 2 or not game.decision.sealed:
                continue
            then = after(moment)
            if not is_sealed(game, then, moment.seat):
                continue
            sealed += 1
            kept = take_snapshot(then, people, take_snapshot(game, people), moment.seat)
            assert contents(kept) == contents(take_snapshot(then, people)), f"{case}, answer {moment.nth}"
            known = TableOrders()
            answers = {seat: known.answer(game, seat) for seat in people}
            known.go_on(game, then, moment.seat)
            answers[moment.seat] = None
            assert {seat: TableOrders().answer(then, seat) for seat in people} == answers
            assert {seat: known.answer(then, seat) for seat in people} == answers
    has_seals = any(getattr(task, "sealed", False) for task in spec.tasks)
    assert bool(sealed) == has_seals, f"{sealed} answers went under a seal"


def test_only_the_seat_that_answers_is_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        people = await seated(house, await house.table("ppp", rounds=2), 3)
        table = people[0].room.table
        for seat in (0, 1):
            before = table.snapshot
            await people[seat].bid(1, seat=seat)
            assert before.mine[2] is table.snapshot.mine[2]
            assert before.prompts[2] is table.snapshot.prompts[2]
            assert b'"bid":1' in bytes(table.snapshot.mine[seat])
            assert seat not in table.snapshot.prompts
        before = table.snapshot
        await people[2].bid(1, seat=2)
        assert set(table.snapshot.prompts) == {0, 1, 2}, "the next round is asked of all"
        assert bytes(before.prompts[2]) != bytes(table.snapshot.prompts[2])
        assert bytes(before.mine[0]) != bytes(table.snapshot.mine[0])

    run(test())


def test_an_answer_of_the_table_is_worked_out_once_for_a_game_and_its_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(game: AnyGame, seat: int, _: object) -> Action | None:
        asked.append(seat)
        return None

    async def test() -> None:
        house = House()
        people = await seated(house, await house.table("ppp", rounds=2), 3)
        table = people[0].room.table
        monkeypatch.setattr(seat_orders, "sole_answer", noted)
        await people[0].bid(1, seat=0)
        await people[1].bid(1, seat=1)
        people[0].room.runner.follow()
        assert asked == [], "nothing has changed for those who are asked"
        table.orders.of[2] = SeatOrders()
        people[0].room.runner.follow()
        people[0].room.runner.follow()
        assert asked == [2], "other orders, other answers"
        await people[2].bid(1, seat=2)
        assert asked == [2, 0, 1, 2], "a new question"

    run(test())
