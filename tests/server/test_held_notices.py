"""Notices that wait for the end of quiet hours, as the database keeps them."""

from __future__ import annotations

import asyncio

from astrodrome.server.notices.contacts import ContactBook
from astrodrome.server.notices.held import KEPT_MS, HeldNotice, HeldNotices
from astrodrome.server.notices.quiet import HOUR_MS, QuietHours
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.sql_store import SqlStore

DUE = 1_800_000_000_000


def test_a_notice_waits_is_taken_by_one_and_forgotten_later(database: str) -> None:
    async def test() -> None:
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        held = HeldNotices(store)
        turn, early = HeldNotice("ada", "T", 1, "turn", DUE), HeldNotice("ada", "T", 1, "early", DUE + 5)
        for one in (HeldNotice("ada", "T", 1, "turn", DUE - 9), turn, early):
            await held.hold(one)
        assert await held.due(DUE - 1, 0) == []
        assert await held.due(DUE + 9, 0) == [turn, early], "a later one takes the place of the first"
        assert await held.due(DUE + 9, 1) == [early]
        assert not await held.told_early("ada", "T", 1, DUE + HOUR_MS)
        assert sorted(await asyncio.gather(*[held.take(early) for _ in range(3)])) == [False, False, True]
        assert await held.told_early("ada", "T", 1, DUE + HOUR_MS)
        assert not await held.told_early("ada", "T", 1, DUE + KEPT_MS), "of another question"
        await held.clean(DUE + KEPT_MS)
        assert await held.due(DUE + 9, 0) == []
        await store.close()

    asyncio.run(test())


def test_how_far_people_were_reminded_and_quiet_hours_are_kept(database: str) -> None:
    async def test() -> None:
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        held, book = HeldNotices(store), ContactBook(store)
        assert await held.reminded() is None
        for until in (5, DUE):
            await held.keep_reminded(until)
        assert await held.reminded() == DUE
        made = await book.add("push", "{}", "fr", b"token", 1000)
        night = QuietHours(1320, 480, "Europe/Paris")
        await book.set_quiet(made, night)
        found = await book.find(b"token")
        assert found is not None
        assert found.quiet == night
        await store.close()

    asyncio.run(test())
