"""The coach at the table: who gets it, that it is marked, and that the table goes on meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from astrodrome.games import game as spec_of
from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.protocol.terms import Terms, ThinkingTime
from astrodrome.server.room import coach_requests
from astrodrome.server.table import daily
from astrodrome.server.untrusted_input.check_jobs import CoachAsked, CoachFound, coach_answers
from astrodrome.server.untrusted_input.checks import busy
from tests.server.fakes import House
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run, seated

TOLD = (
    b'{"answers":[{"action":{"do":"Bid","amount":3},"worth":{"value":6,"low":5,"high":7},"gain":1},'
    b'{"action":{"do":"Bid","amount":1},"worth":{"value":2,"low":1,"high":3},"gain":null}],"worlds":48,'
    b'"costs":[{"value":0,"low":0,"high":0},{"value":4,"low":2,"high":6}],"fact":null}'
)
COACHED = Terms(coach=True)


@pytest.fixture(autouse=True)
def _every_game_has_a_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach_requests, "has_coach", lambda _: True)


@pytest.mark.rule("AD-028")
def test_who_practises_alone_against_bots_is_told_what_answers_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        asked: list[tuple[str, int, bytes]] = []

        async def coach(who: str, wanted: CoachAsked) -> bytes:
            asked.append((who, wanted.seat, wanted.action))
            return TOLD

        monkeypatch.setattr(house.rooms.services.checks, "coach", coach)
        table = await house.table("pbb", rounds=9, beat_ms=60_000, terms=COACHED)
        (first,) = await seated(house, table, 1)
        first.connection.address = "192.0.2.1"
        number = first.room.table.game.number
        await first.request("coach", seat=0, number=number, action={"do": "Bid", "amount": 1})
        await house.clock.turn(1)
        told = first.last("coached")
        assert (told["seat"], told["number"], told["worlds"]) == (0, number, 48)
        assert [answer["action"]["amount"] for answer in told["answers"]] == [3, 1]
        assert [cost["low"] for cost in told["costs"]] == [0, 2]
        assert asked == [("192.0.2.1", 0, b'{"do": "Bid", "amount": 1}')]
        assert first.room.table.game.number == number, "the coach plays nothing"

    run(test())


@pytest.mark.rule("AD-028")
def test_a_question_without_an_answer_of_the_coach_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()

        async def coach(who: str, wanted: CoachAsked) -> bytes:
            return b""

        monkeypatch.setattr(house.rooms.services.checks, "coach", coach)
        (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000, terms=COACHED), 1)
        await first.request("coach", seat=0, number=first.room.table.game.number)
        await house.clock.turn(1)
        assert first.last("coached")["answers"] == []

    run(test())


def test_a_coach_without_time_says_so_and_one_who_cannot_judge_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        refusals = [busy(), rejection(422, "too-much-work", "too-much-work")]

        async def coach(who: str, wanted: CoachAsked) -> bytes:
            raise refusals.pop(0)

        monkeypatch.setattr(house.rooms.services.checks, "coach", coach)
        (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000, terms=COACHED), 1)
        number = first.room.table.game.number
        told = await first.ask("coach", seat=0, number=number)
        assert (told["type"], told["code"], told["why"]["key"]) == ("error", "busy", "trouble.coach-busy")
        assert (await first.ask("coach", seat=0, number=number))["answers"] == []

    run(test())


def test_of_questions_that_wait_the_last_is_kept_and_one_is_thought_about(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        house = House()
        asked: list[bytes] = []
        go_on = asyncio.Event()

        async def coach(who: str, wanted: CoachAsked) -> bytes:
            asked.append(wanted.action)
            await go_on.wait()
            return TOLD

        monkeypatch.setattr(house.rooms.services.checks, "coach", coach)
        (first,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000, terms=COACHED), 1)
        number = first.room.table.game.number
        for amount in (1, 2, 3, 1, 4):
            await first.request("coach", seat=0, number=number, action={"do": "Bid", "amount": amount})
        assert [msgspec.json.decode(action)["amount"] for action in asked] == [1]
        passed_over = [one["code"] for one in first.heard() if one["type"] == "error"]
        assert passed_over == ["busy", "busy"], "2 and 3; 1 is answered with the first"
        go_on.set()
        await house.clock.turn(1)
        assert [msgspec.json.decode(action)["amount"] for action in asked] == [1, 4]
        assert len([one for one in first.heard() if one["type"] == "coached"]) == 3

    run(test())


@pytest.mark.rule("AD-028")
def test_the_coach_is_refused_among_people_with_a_clock_in_the_lobby_and_where_nobody_wanted_it() -> None:
    async def test() -> None:
        house = House()
        clock = ThinkingTime(base_s=300)
        for kinds, terms in (
            ("pb", Terms()),
            ("pb", Terms(coach=True, public=True)),
            ("pb", Terms(coach=True, thinking=clock)),
            ("ppb", COACHED),
        ):
            first, *_ = await seated(
                house, await house.table(kinds, rounds=9, beat_ms=60_000, terms=terms), kinds.count("p")
            )
            number = first.room.table.game.number
            assert (await first.ask("coach", seat=0, number=number))["rule"] == "AD-028", (kinds, terms)
        (alone,) = await seated(house, await house.table("pb", rounds=9, beat_ms=60_000, terms=COACHED), 1)
        number = alone.room.table.game.number
        assert (await alone.ask("coach", seat=1, number=number))["rule"] == "AD-008", "nor for another's seat"
        assert (await alone.ask("coach", seat=0, number=number + 1))["rule"] == "AD-010"

    run(test())


@pytest.mark.rule("AD-028")
def test_a_daily_flight_has_no_coach() -> None:
    async def test() -> None:
        house = House()
        seed = daily.seed_of("auction", daily.today(house.clock.wall_ms()), daily.EDITION)
        table = await house.table("pb", rounds=9, beat_ms=60_000, seed=seed, terms=COACHED)
        (first,) = await seated(house, table, 1)
        assert (await first.ask("coach", seat=0, number=first.room.table.game.number))["rule"] == "AD-028"

    run(test())


@pytest.mark.rule("AD-028")
def test_a_table_is_made_with_a_coach_only_for_one_person_against_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    games = (spec_of("celestia"), spec_of("memoracers"))
    person, bot = {"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "easy"}

    async def test() -> None:
        async with serving(config_for(tmp_path, games=games)) as server:

            async def made(seats: list[dict[str, str]], game: str = "celestia", **terms: object) -> int:
                body = {"game": game, "seats": seats, "terms": {"coach": True, **terms}}
                answer = await server.http.post("/api/tables", json=body)
                assert answer.status_code == 201 or answer.json()["field"] == "terms.coach", answer.text
                return answer.status_code

            assert await made([person, bot]) == 201
            assert await made([person, person]) == 422
            assert await made([person, {"kind": "open"}]) == 422
            assert await made([bot, bot]) == 422
            assert await made([person, bot], public=True) == 422
            assert await made([person, bot], thinking={"base_s": 300}) == 422
            assert await made([person, bot], game="memoracers") == 422
            listed = (await server.http.get("/api/games")).json()["games"]
            assert {one["name"]: one["coach"] for one in listed} == {"celestia": True, "memoracers": False}

    asyncio.run(asyncio.wait_for(test(), 60))


def test_a_thought_that_is_no_answer_is_left_out() -> None:
    spec = spec_of("celestia")
    game = spec.new(2, {}, 3)
    seat = game.asked[0]

    def told(action: bytes) -> bytes:
        body = msgspec.msgpack.encode(CoachAsked("celestia", game.save(log=False), seat, action))
        found = coach_answers({"celestia": spec}, body)
        assert isinstance(found, CoachFound)
        return found.body

    plain = told(b"null")
    assert plain == told(b"[1]") == told(b'{"do":"Nothing"}') == told(b'{"do":"TakeTreasure"}')
    assert len(msgspec.json.decode(plain)["answers"]) >= 2
