"""Leases: a table has one owner, an old owner cannot write, and a node that stops signing loses what it had."""

from __future__ import annotations

import asyncio

import pytest

from astrodrome.server.store.sql_store import SqlStore
from astrodrome.server.store.statements import Query
from astrodrome.server.store.store import Conflict, Peer, Sand, SeatRow, Store
from tests.server.test_store import TABLE, kept, with_store

A = Peer("a", "http://127.0.0.1:1", "secret of a")
B = Peer("b", "http://127.0.0.1:2", "secret of b")
LONG = 60_000


def test_a_table_has_one_owner_until_it_is_let_go(database: str) -> None:
    async def test(store: Store) -> None:
        await store.enlist(A, LONG)
        await store.enlist(B, LONG)
        assert await store.claim("nowhere", A.id) is None
        assert await store.claim(TABLE.id, A.id) == 1
        assert await store.claim(TABLE.id, B.id) == A
        assert await store.held(A.id) == {TABLE.id: 1}
        await store.release(TABLE.id, 1)
        assert await store.held(A.id) == {}
        assert await store.claim(TABLE.id, B.id) == 2
        await store.release(TABLE.id, 1)  # of an owner that is none any more
        assert await store.held(B.id) == {TABLE.id: 2}
        assert (await kept(store)).lease == 2

    with_store(database, test)


def test_of_many_who_claim_at_once_one_gets_the_table(database: str) -> None:
    async def test(store: Store) -> None:
        nodes = [Peer(f"node {number}", "", "") for number in range(8)]
        for node in nodes:
            await store.enlist(node, LONG)
        got = await asyncio.gather(*[store.claim(TABLE.id, node.id) for node in nodes])
        assert sorted(each for each in got if isinstance(each, int)) == [1]
        owners = {each for each in got if isinstance(each, Peer)}
        assert owners == {nodes[got.index(1)]}

    with_store(database, test)


def test_an_owner_that_stops_signing_loses_its_tables(database: str) -> None:
    async def test(store: Store) -> None:
        await store.enlist(A, LONG)
        await store.enlist(B, LONG)
        assert await store.claim(TABLE.id, A.id) == 1
        assert await store.beat(A, 60)  # from now on for a moment only
        await asyncio.sleep(0.1)
        assert await store.roster() == (B,)
        assert await store.claim(TABLE.id, B.id) == 2
        assert not await store.beat(A, LONG), "it is told that it had run out"
        assert await store.roster() == (A, B)
        assert await store.claim(TABLE.id, A.id) == B

    with_store(database, test)


def test_who_leaves_lets_go_of_everything(database: str) -> None:
    async def test(store: Store) -> None:
        await store.enlist(A, LONG)
        await store.claim(TABLE.id, A.id)
        await store.leave(A.id)
        assert await store.roster() == ()
        assert await store.claim(TABLE.id, B.id) == 2

    with_store(database, test)


def test_an_old_owner_changes_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        old = await store.claim(TABLE.id, A.id)
        assert isinstance(old, int)
        await store.under(old).append(TABLE.id, 1, b"one", "running")
        await store.release(TABLE.id, old)
        new = await store.claim(TABLE.id, B.id)
        assert isinstance(new, int)
        before = await kept(store)
        returning = store.under(old)
        seat = SeatRow(2, "person", "Eve", None, b"hash")
        for change in (
            returning.append(TABLE.id, 2, b"two", "running"),
            returning.append(TABLE.id, 2, b"two", "over"),
            returning.take_seat(TABLE.id, seat),
            returning.keep_sand(TABLE.id, Sand(1, 2)),
            returning.keep_room(TABLE.id, paused=True, times=None),
            returning.say(TABLE.id, 1, b"hello"),
            returning.stop_table(TABLE.id),
        ):
            with pytest.raises(Conflict):
                await change
        assert await kept(store) == before
        await store.under(new).append(TABLE.id, 2, b"two", "running")
        assert (await kept(store)).entries == (b"one", b"two")

    with_store(database, test)


def test_no_append_slips_in_between_a_claim_and_what_is_then_read(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        entries = 0
        for turn in range(20):
            mine = await store.claim(TABLE.id, f"node {turn}")
            assert isinstance(mine, int)

            async def write(lease: int, first: int) -> int:
                written = 0
                while True:
                    try:
                        await store.under(lease).append(TABLE.id, first + written + 1, b"%d" % lease, "running")
                    except Conflict:
                        return written
                    written += 1

            writing = asyncio.create_task(write(mine, entries))
            await asyncio.sleep(0.005)
            # Nobody has signed for the owner, so the next one gets the table in the middle of it all.
            thief = await store.claim(TABLE.id, f"thief {turn}")
            assert thief == mine + 1
            seen = len((await kept(store)).entries)
            entries += await writing
            assert seen == entries == len((await kept(store)).entries)

    with_store(database, test)


def test_whoever_stops_a_table_from_outside_takes_it_from_its_owner(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        await store.enlist(A, LONG)
        lease = await store.claim(TABLE.id, A.id)
        assert isinstance(lease, int)
        await store.stop_table(TABLE.id)
        with pytest.raises(Conflict):
            await store.under(lease).append(TABLE.id, 1, b"one", "running")
        assert (await kept(store)).table.status == "stopped"
        assert await store.held(A.id) == {}

    with_store(database, test)


def test_an_entry_says_under_which_lease_it_was_added(database: str) -> None:
    async def test(store: Store) -> None:
        await store.start(TABLE.id, 5)
        await store.append(TABLE.id, 1, b"one", "running")
        lease = await store.claim(TABLE.id, A.id)
        assert isinstance(lease, int)
        await store.under(lease).append(TABLE.id, 2, b"two", "running")
        assert isinstance(store, SqlStore)
        (rows,) = await store._look(Query("select lease from entries order by entry"))
        assert [row[0] for row in rows] == [None, lease]

    with_store(database, test)
