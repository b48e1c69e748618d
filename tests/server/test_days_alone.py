"""A table of one day per question with everybody gone, from a real server to a mailbox and a push service."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.statements import Query
from tests.server.fake_clock import FakeClock
from tests.server.harness import Made, Server
from tests.server.test_notices import WAIT_S, Browser, ask, code_in, days, house, play_a_round

HOUR_S = 3600
LOOKS_S = 60.0
"""Longer than a server waits between two looks for clocks that are out."""


async def gone(server: Server, made: Made, clock: FakeClock) -> None:
    """Wait until nobody is at the table, and the server has let go of it."""
    async with asyncio.timeout(WAIT_S):
        while server.app.state.rooms.known(made.id) is not None:
            await asyncio.sleep(0.02)
            await clock.turn(LOOKS_S)


async def answers(server: Server, made: Made) -> list[tuple[object, ...]]:
    """Return the answers that were given at a table, and whether a bot gave them; nobody comes to the table for it."""
    store = server.app.state.rooms.services.store
    assert isinstance(store, SqlStore)
    (rows,) = await store.look(Query("select stand_in from entries where table_id = ? order by entry", (made.id,)))
    return [tuple(row) for row in rows]


@pytest.mark.rule("AD-015")
def test_after_23_hours_nobody_has_answered_after_24_the_table_does_and_its_people_were_told(tmp_path: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with house(tmp_path, clock) as (server, sink, port):
            made, browser = await days(server), Browser(port)
            mail = await ask(server, "/notices", {"mail": "ada@example.org", "lang": "en"})
            push = await ask(server, "/notices", browser.body)
            await sink.next()
            await ask(server, "/notices/code", {"code": code_in(sink.mails[0], "confirm"), "what": "confirm"})
            for contact in (mail, push):
                wanted = {"tokens": [made.tokens[1]], "contact": contact["token"]}
                await ask(server, f"/tables/{made.id}/notices", wanted)
            await play_a_round(server, made)
            while len(sink.mails) < 2 or not sink.pushes:
                await sink.next()
            assert f"https://play.example/t/{made.id}" in sink.mails[1]
            assert browser.read(sink.pushes[0][1])["path"] == f"/t/{made.id}"
            asked_at = clock.now()
            await gone(server, made, clock)
            given = await answers(server, made)
            await clock.turn(asked_at + 19 * HOUR_S - clock.now())
            await clock.turn(LOOKS_S)
            await asyncio.sleep(0.2)
            assert (len(sink.mails), len(sink.pushes)) == (2, 1), "one message for a question"
            await clock.turn(asked_at + 23 * HOUR_S - clock.now())
            async with asyncio.timeout(WAIT_S):
                while len(sink.mails) < 3 or len(sink.pushes) < 2:
                    await clock.turn(LOOKS_S)
                    await asyncio.sleep(0.05)
            assert "nearly up" in sink.mails[2]
            assert browser.read(sink.pushes[1][1])["title"] == "Ton temps à auction est bientôt écoulé"
            assert await answers(server, made) == given, "after 23 hours no bot has answered"
            await clock.turn(HOUR_S)
            async with asyncio.timeout(WAIT_S):
                while len(await answers(server, made)) < len(given) + 2:
                    await clock.turn(LOOKS_S)
                    await asyncio.sleep(0.05)
                while len(sink.mails) < 4 or len(sink.pushes) < 3:
                    await sink.next()
            assert (await answers(server, made))[len(given) :] == [(1,), (1,)], "after 24 the table answers for both"
            last = browser.read(sink.pushes[2][1])
            assert (last["title"], last["tag"]) == ("À toi de jouer à auction", f"turn-{made.id}")

    asyncio.run(test())


def test_the_week_of_a_table_shows_its_people_who_answered_when(tmp_path: Path) -> None:
    async def test() -> None:
        clock = FakeClock()
        async with house(tmp_path, clock) as (server, _, _):
            made = await days(server)
            times = []
            for _ in range(2):
                times.append(clock.wall_ms())
                await play_a_round(server, made)
                await clock.turn(20 * HOUR_S)
            week = f"/tables/{made.id}/week"
            shown = await ask(server, week, {"tokens": [made.tokens[1]]}, 200)
            # Both bids of a round are secret until the second is there: it alone is an answer that all may know of.
            assert {(move["at"], move["seat"]) for move in shown["moves"]} <= {(at, s) for at in times for s in (0, 1)}
            assert {move["at"] for move in shown["moves"]} == set(times)
            await ask(server, week, {"tokens": ["nobody's"]}, 403)
            await clock.turn(8 * 24 * HOUR_S)
            moves = (await ask(server, week, {"tokens": [made.tokens[1]]}, 200))["moves"]
            assert all(move["at"] >= clock.wall_ms() - 7 * 24 * HOUR_S * 1000 for move in moves)

    asyncio.run(test())
