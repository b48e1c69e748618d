"""A bot for somebody who is away, who left for good, or whom the others remove."""

from __future__ import annotations

import pytest

from astrodrome.server.protocol.terms import Terms, ThinkingTime
from astrodrome.server.room.proposals import PATIENCE_S
from tests.server.fakes import House, Visitor, rooms
from tests.server.test_rooms import run, seated


@pytest.mark.rule("AD-015")
def test_the_others_may_let_a_bot_play_for_somebody_who_left() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("ppp", rounds=9, beat_ms=100, terms=Terms(away_s=0))
        first, second, third = await seated(house, table, 3)
        assert (await first.ask("propose", seat=0, wish="replace", about=2))["rule"] == "AD-015"
        await third.go()
        assert (await first.ask("propose", seat=0, wish="replace", about=2))["key"] == "table-just-left"
        await house.clock.turn(29)
        assert (await first.ask("propose", seat=0, wish="replace", about=2))["rule"] == "AD-015", "a line may drop"
        await house.clock.turn(500)
        assert house.store.entries[table] == [], "only by vote"
        assert (await first.ask("propose", seat=0, wish="replace", about=2))["type"] == "ok"
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.clock.turn(1)
        assert len(house.store.entries[table]) == 1
        back = Visitor(first.room, (2,))
        assert not (await back.come())["seats"][2]["stand_in"], "who comes back has the seat back"

    run(test())


@pytest.mark.rule("AD-021")
def test_somebody_leaves_a_running_game_for_good_and_a_bot_plays_on() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        terms = Terms(thinking=ThinkingTime(base_s=40))
        table = await house.table("pp", rounds=2, beat_ms=100, terms=terms)
        first, second = await seated(house, table, 2)
        phone = Visitor(first.room, (1,))
        await phone.come()
        assert (await second.ask("leave", seat=1))["rule"] == "AD-006", "not by mistake"
        await first.ask("propose", seat=0, wish="pause")
        first.heard(), second.heard(), phone.heard()
        assert (await second.ask("leave", seat=0, for_good=True))["rule"] == "AD-008"
        assert (await second.ask("leave", seat=1, for_good=True))["type"] == "ok"
        told = [message for message in first.heard() if message["type"] in ("seats", "room")]
        seats = [message for message in told if message["type"] == "seats"][-1]["seats"]
        assert [(seat["kind"], seat["bot"]) for seat in seats] == [("person", None), ("bot", "normal")]
        assert seats[1]["name"] == house.store.seats[table][1].name != ""
        state = rooms(told)[-1]
        assert (state["paused"], [time["seat"] for time in state["times"]]) == (True, [0]), "nobody waits for them"
        assert [message["type"] for message in phone.heard()][:1] == ["seat-lost"]
        assert (await phone.bid(1))["type"] != "ok"
        assert first.room.table.seating.tokens.held_by(("token 1",)) is None
        await first.ask("resume", seat=0)
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 1, "the bot has answered"
        await house.again()
        back = Visitor(await house.room(table), (0,))
        assert (await back.come())["seats"][1]["kind"] == "bot", "a restart gives nothing back"

    run(test())


@pytest.mark.rule("AD-021", "AD-014")
def test_a_request_to_go_back_does_not_wait_for_somebody_who_left_for_good() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("ppp", rounds=9)
        first, second, third = await seated(house, table, 3)
        await first.bid(1)
        await second.bid(1)
        assert (await first.ask("propose", seat=0, wish="undo"))["type"] == "ok"
        await second.ask("consent", seat=1, proposal=1, agree=True)
        entries = len(house.store.entries[table])
        assert (await third.ask("leave", seat=2, for_good=True))["type"] == "ok"
        state = rooms(first.heard())[-1]
        assert (state["request"], state["settled"]["agreed"]) == (None, True)
        assert len(house.store.entries[table]) > entries

    run(test())


@pytest.mark.rule("AD-022")
def test_somebody_is_removed_only_if_every_other_person_agrees() -> None:
    async def test() -> None:
        house = House(away_s=600.0)
        table = await house.table("pppp", rounds=9, beat_ms=100)
        first, second, third, fourth = await seated(house, table, 4)
        for about in (0, 9, None):
            assert (await first.ask("propose", seat=0, wish="remove", about=about))["rule"] == "AD-022", about
        await third.go()
        assert (await first.ask("propose", seat=0, wish="remove", about=3))["type"] == "ok"
        assert rooms(fourth.heard())[-1]["proposal"]["missing"] == [1, 2], "also those who are away"
        assert (await fourth.ask("consent", seat=3, proposal=1, agree=False))["rule"] == "AD-012"
        await second.ask("consent", seat=1, proposal=1, agree=True)
        await house.clock.turn(PATIENCE_S + 1)
        assert house.store.seats[table][3].kind == "person"
        third = Visitor(first.room, (2,))
        await third.come()
        await first.ask("propose", seat=0, wish="remove", about=3)
        await third.ask("consent", seat=2, proposal=2, agree=True)
        await second.go()
        assert house.store.seats[table][3].kind == "person", "who goes has not agreed"
        second = Visitor(first.room, (1,))
        await second.come()
        await second.ask("consent", seat=1, proposal=2, agree=True)
        lost = [message for message in fourth.heard() if message["type"] == "seat-lost"]
        assert [(message["seat"], message["reason"]) for message in lost] == [(3, "removed")]
        assert house.store.seats[table][3].kind == "bot"
        assert (await fourth.ask("undo", seat=3))["rule"] == "AD-008"
        two = await seated(house, await house.table("ppb", rounds=9), 2)
        assert (await two[0].ask("propose", seat=0, wish="remove", about=1))["rule"] == "AD-022", "one against one"

    run(test())


@pytest.mark.rule("AD-015")
def test_with_a_time_for_each_question_a_bot_is_agreed_on_only_when_that_time_is_out() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        day = ThinkingTime(base_s=86_400, each="question")
        table = await house.table("pp", rounds=9, beat_ms=100, terms=Terms(thinking=day))
        first, second = await seated(house, table, 2)
        await second.go()
        wish = {"seat": 0, "wish": "replace", "about": 1}
        await house.clock.turn(31)
        assert (await first.ask("propose", **wish))["key"] == "table-has-time"
        await first.bid(2)
        await house.clock.turn(86_300)
        assert (await first.ask("propose", **wish))["rule"] == "AD-015"
        assert len(house.store.entries[table]) == 1, "no bot has answered"
        back = Visitor(first.room, (1,))
        await back.come()
        await back.go()
        await house.clock.turn(100)
        assert len(house.store.entries[table]) == 2, "the time is out: a bot has answered this question"
        assert (await first.ask("propose", **wish))["type"] == "ok"
        assert first.room.table.seating.presence.stood_in == {1}
        await back.come()
        await back.go()
        await house.clock.turn(31)
        assert (await first.ask("propose", **wish))["key"] == "table-has-time", "who was here has their time again"

    run(test())


def test_a_table_may_wish_for_a_bot_sooner() -> None:
    async def test() -> None:
        house = House(away_s=60.0)
        table = await house.table("pp", rounds=2, beat_ms=100, terms=Terms(away_s=30))
        first, second = await seated(house, table, 2)
        await second.go()
        await house.clock.turn(29)
        assert house.store.entries[table] == []
        await house.clock.turn(2)
        assert len(house.store.entries[table]) == 1
        assert first.room.table.seats_changed().seats[1].substituted == 0, "that would tell of secret answers"
        await first.bid(1)
        await house.clock.turn(1)
        await first.bid(1)
        assert first.status == "over"
        told = [message for message in first.told if message["type"] == "seats"][-1]
        assert [seat["substituted"] for seat in told["seats"]] == [0, 2]
        await house.again()
        assert (await house.room(table)).table.summary(None).seats[1].substituted == 2

    run(test())
