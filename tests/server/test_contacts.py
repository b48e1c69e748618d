"""The contacts of people who are away, as the database keeps them: counted, limited, forgotten."""

from __future__ import annotations

import asyncio

import pytest

from astrodrome.server.notices import contacts, stops
from astrodrome.server.store.open_store import open_store
from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.store import SeatRow
from tests.server.test_store import SEATS, TABLE


def test_contacts_are_kept_counted_and_forgotten(database: str) -> None:
    async def test() -> None:
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        await store.create(TABLE, SEATS)
        book = contacts.ContactBook(store)
        made = await book.add("mail", "ada@example.org", "fr", b"token", 1000)
        await book.follow(made, TABLE.id, (0, 2), wanted=True)
        assert await book.of_seat(TABLE.id, 0) == (), "not before it is confirmed"
        await book.confirm(made)
        found = await book.find(b"token")
        assert found is not None
        assert await book.of_seat(TABLE.id, 2) == (found,)
        assert [await book.may_send(found, 5) for _ in range(contacts.MOST_A_DAY + 1)] == [True] * 60 + [False]
        assert await book.may_send(found, contacts.DAY_MS)
        assert await book.by_code(await book.code(found, "stop"), "stop") == found
        assert await book.by_code(await book.code(found, "stop"), "confirm") is None
        await book.follow(found, TABLE.id, (0,), wanted=False)
        assert await book.of_seat(TABLE.id, 0) == ()
        await book.drop(found)
        assert await book.find(b"token") is None
        await book.add("mail", "old@example.org", "en", b"old", 0)
        await book.add("mail", "new@example.org", "en", b"new", contacts.DAY_MS)
        assert await book.find(b"old") is None, "an address that nobody confirmed is forgotten after a day"
        assert await book.key("push", b"one") == await book.key("push", b"two") == b"one"
        await store.close()

    asyncio.run(test())


def test_ceilings_hold_for_requests_that_come_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(contacts, "MOST_SEATS", 2)
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        await store.create(TABLE, SEATS)
        book = contacts.ContactBook(store)
        adding = [book.add("mail", "ada@example.org", "en", b"%d" % at, 5) for at in range(8)]
        taken = await asyncio.gather(*adding, return_exceptions=True)
        made = [one for one in taken if isinstance(one, contacts.Contact)]
        assert len(made) == contacts.MOST_TRIES
        assert sum(isinstance(one, contacts.ContactsFull) for one in taken) == 8 - contacts.MOST_TRIES
        one = made[0]
        following = [book.follow(one, TABLE.id, (seat,), wanted=True) for seat in range(8)]
        followed = await asyncio.gather(*following, return_exceptions=True)
        assert sum(isinstance(each, contacts.ContactsFull) for each in followed) == 6
        seat = followed.index(None)
        await book.follow(one, TABLE.id, (seat,), wanted=True)
        await store.close()

    asyncio.run(test())


def test_refusals_have_a_ceiling_and_the_oldest_go(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(stops, "MOST_REFUSALS", 2)
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        book = contacts.ContactBook(store)
        for at in range(3):
            made = await book.add("mail", f"{at}@example.org", "en", b"%d" % at, at)
            await book.stops.stop(made.target, at, f"code {at}")
        await book.add("mail", "0@example.org", "en", b"again", 5)
        for at in (1, 2):
            with pytest.raises(contacts.ContactRefused):
                await book.add("mail", f"{at}@example.org", "en", b"again", 5)
        await store.close()

    asyncio.run(test())


def test_contacts_without_use_are_forgotten_and_a_full_server_says_so(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(contacts, "MOST_CONTACTS", 3)
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        await store.create(TABLE, SEATS)
        book = contacts.ContactBook(store)
        month = contacts.UNUSED_DAYS * contacts.DAY_MS
        made = [await book.add("push", f"{at}", "en", b"%d" % at, 0) for at in range(3)]
        await book.follow(made[1], TABLE.id, (0,), wanted=True)
        assert await book.may_send(made[2], 2 * contacts.DAY_MS)
        with pytest.raises(contacts.ContactsFull, match="contacts-full-here"):
            await book.add("push", "more", "en", b"more", month - 1)
        await book.add("push", "more", "en", b"more", month + contacts.DAY_MS)
        assert [await book.find(b"%d" % at) for at in range(3)] == [None, made[1], made[2]]
        await book.add("push", "later", "en", b"later", month + 2 * contacts.DAY_MS)
        assert await book.find(b"2") is None, "its last notice is a month old"
        await store.close()

    asyncio.run(test())


def test_notices_of_a_seat_go_with_its_owner(database: str) -> None:
    async def test() -> None:
        store = await open_store(database)
        assert isinstance(store, SqlStore)
        await store.create(TABLE, SEATS)
        book = contacts.ContactBook(store)
        made = await book.add("push", "{}", "fr", b"token", 1000)
        await book.follow(made, TABLE.id, (0, 2), wanted=True)
        await store.take_seat(TABLE.id, SeatRow(0, "bot", "", "hard", None), "person")
        assert await book.of_seat(TABLE.id, 0) == ()
        assert await book.of_seat(TABLE.id, 2) == (made,), "the notices of another seat stay"
        await store.take_seat(TABLE.id, SeatRow(0, "person", "Bob", None, b"bob"), "bot")
        await book.follow(made, TABLE.id, (0,), wanted=True)
        await store.revoke(TABLE.id, 0, b"new")
        assert await book.of_seat(TABLE.id, 0) == (), "another device that followed this seat is not told either"
        await store.close()

    asyncio.run(test())
