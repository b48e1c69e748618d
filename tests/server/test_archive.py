"""Looking after a database of either kind: lists, retention, carrying tables elsewhere, tables whose rules are gone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from astrodrome.kernel.log import Log
from astrodrome.server.notices.contacts import ADD_NOTICE, ContactBook, ContactRefused
from astrodrome.server.notices.held import HeldNotice, HeldNotices
from astrodrome.server.operations.backup import back_up, open_archive, restore
from astrodrome.server.operations.upkeep import Upkeep, close_outdated
from astrodrome.server.protocol.messages import Close
from astrodrome.server.store.archive import DAY_MS, PARTS, PEOPLE, Archive
from astrodrome.server.store.statements import Query, Statement
from astrodrome.server.store.store import Aside, Beginning, Pass, Sand, SeatRow, TableRow
from astrodrome.server.support.clock import LoopClock
from tests.server.auction.spec import SPEC
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run

NOW = 1_800_000_000_000


def row(name: str, age_days: int = 0, version: str = "1", game: str = "auction", status: str = "waiting") -> TableRow:
    header = Log(game, version, 2, SPEC.options_json(SPEC.read_options(2, {})), 7).to_json()
    return TableRow(name * 16, game, header, 0, 0, NOW - age_days * DAY_MS, status, None)  # type: ignore[arg-type]


def seats(name: str) -> tuple[SeatRow, ...]:
    return SeatRow(0, "person", f"Ada {name}", None, name.encode() * 8), SeatRow(1, "bot", "", "hard", None)


def looking_after(database: str, test: Callable[[Archive], Awaitable[None]]) -> None:
    async def opened() -> None:
        archive = await open_archive(database)
        try:
            await test(archive)
        finally:
            await archive.store.close()

    asyncio.run(asyncio.wait_for(opened(), 30))


async def full_table(archive: Archive, name: str) -> TableRow:
    """Make a table of which everything is kept that can be."""
    made, store = row(name), archive.store
    await store.create(made, seats(name), Beginning(keys=((0, b"key"),)))
    await store.start(made.id, 5)
    await store.append(made.id, 1, b'{"seat":0,"time":1}', "running", Aside(stand_in=True, times=b"{}"))
    await store.append(made.id, 2, b'{"seat":1,"time":2}', "over")
    await store.keep_sand(made.id, Sand(1, 500))
    await store.add_pass(Pass(name.encode() * 4, made.id, (0, 1), NOW))
    await store.say(made.id, 1, b"hello")
    await store.record(made.id, b"recording")
    await store.write(Statement(ADD_NOTICE, (made.id, 0, "contact", "contact", 1)))
    await HeldNotices(store).hold(HeldNotice("contact", made.id, 0, "turn", NOW))
    return made


async def rows_of(archive: Archive, table: str) -> list[list[list[object]]]:
    """Return every row that is kept of a table."""
    keys = {"tables": "id"}
    asked = [Query(f"select {c} from {p} where {keys.get(p, 'table_id')} = ?", (table,)) for p, c in PARTS.items()]
    return [
        [[bytes(v) if isinstance(v, memoryview) else v for v in each] for each in part]
        for part in await archive.store.look(*asked)
    ]


def test_tables_are_listed_the_latest_first(database: str) -> None:
    async def test(archive: Archive) -> None:
        for name, age in (("a", 3), ("b", 1), ("c", 2)):
            await archive.store.create(row(name, age), seats(name))
        await archive.store.start("c" * 16, NOW)
        await archive.store.append("c" * 16, 1, b'{"seat":0,"time":%d}' % (NOW + 5), "running")
        found = await archive.latest()
        assert [table.id[0] for table in found] == ["b", "c", "a"]
        assert [table.id[0] for table in await archive.latest(most=1)] == ["b"]
        (running,) = await archive.latest("running")
        assert (running.id[0], running.entries, running.touched, running.rules_version) == ("c", 1, NOW + 5, "1")
        assert [table.id[0] for table in await archive.everything()] == ["a", "b", "c"]
        assert await archive.find("d" * 16) is None

    looking_after(database, test)


def test_old_tables_are_forgotten_with_everything_and_others_are_not(database: str) -> None:
    async def test(archive: Archive) -> None:
        old = await full_table(archive, "a")
        await archive.store.create(row("b", 40), seats("b"))
        await archive.store.create(row("c", 40), seats("c"))
        await archive.store.start("c" * 16, NOW - 40 * DAY_MS)
        await archive.store.append("c" * 16, 1, b'{"seat":0,"time":%d}' % (NOW - DAY_MS), "running")
        assert await archive.prune(30, NOW) == ["b" * 16]
        assert await archive.prune(30, NOW + 60 * DAY_MS) == ["a" * 16, "c" * 16]
        assert await rows_of(archive, old.id) == [[] for _ in PARTS]
        assert await archive.everything() == []

    looking_after(database, test)


def test_a_table_is_carried_elsewhere_whole_and_once(database: str, tmp_path: Path) -> None:
    async def test(archive: Archive) -> None:
        made = await full_table(archive, "a")
        other = await open_archive(str(tmp_path / "other.sqlite"))
        assert await archive.carry(made.id, other.store)
        assert not await archive.carry(made.id, other.store)
        there = await rows_of(other, made.id)
        assert all(there), "a table of which everything is kept leaves no part empty"
        assert there == await rows_of(archive, made.id)
        await archive.forget(made.id)
        assert await other.carry(made.id, archive.store)
        assert await rows_of(archive, made.id) == there
        await other.store.close()

    looking_after(database, test)


def test_people_are_told_and_left_alone_after_a_move(database: str, tmp_path: Path) -> None:
    async def test(archive: Archive) -> None:
        made, book = row("a"), ContactBook(archive.store)
        await archive.store.create(made, seats("a"))
        await book.key("push", b"first")
        mail = await book.add("mail", "ada@example.org", "fr", b"mail", NOW)
        browser = await book.add("push", "{}", "fr", b"push", NOW)
        for contact in (mail, browser):
            await book.confirm(contact)
            await book.follow(contact, made.id, (0,), wanted=True)
        await book.add("mail", "eve@example.org", "fr", b"eve", NOW)
        await book.stops.stop("eve@example.org", NOW, "code")
        code = await book.code(mail, "stop")
        await back_up(database, tmp_path / "backup.sqlite")
        for own, told in ((None, {mail.id, browser.id}), (b"second", {mail.id})):
            place = str(tmp_path / f"moved-{len(told)}.sqlite")
            moved = await open_archive(place)
            there = ContactBook(moved.store)
            if own is not None:
                await there.key("push", own)
            await restore(tmp_path / "backup.sqlite", place)
            assert {contact.id for contact in await there.of_seat(made.id, 0)} == told
            assert await there.by_code(code, "stop") is not None, "links in mails go on"
            assert await there.key("push", b"third") == (own or b"first")
            with pytest.raises(ContactRefused):
                await there.add("mail", "eve@example.org", "fr", b"again", NOW)
            await moved.store.close()

    looking_after(database, test)


def test_every_part_of_the_database_is_carried(tmp_path: Path) -> None:
    async def test(archive: Archive) -> None:
        (found,) = await archive.store.look(Query("select name, sql from sqlite_master where type = 'table'"))
        assert {str(name) for name, _ in found} - {"nodes"} == {*PARTS, *PEOPLE}
        for part, columns in (*PARTS.items(), *PEOPLE.items()):
            (names,) = await archive.store.look(Query("select name from pragma_table_info(?)", (part,)))
            assert {str(each[0]) for each in names} - {"node"} == set(columns.split(", ")), part

    looking_after(str(tmp_path / "tables.sqlite"), test)


def test_tables_whose_rules_are_gone_are_closed_and_keep_their_logs(database: str) -> None:
    async def test(archive: Archive) -> None:
        store = archive.store
        for name, version, game in (("a", "1", "auction"), ("b", "0", "auction"), ("c", "1", "chess")):
            await store.create(row(name, version=version, game=game), seats(name))
        await store.start("b" * 16, 5)
        await store.append("b" * 16, 1, b"{}", "running")
        done = await full_table(archive, "d")
        old = replace(done, id="e" * 16, status="over", header=row("e", version="0").header)
        await store.create(old, seats("e"))
        assert await close_outdated(archive, (SPEC,)) == ["b" * 16, "c" * 16]
        found = {table.id[0]: (table.status, table.entries) for table in await archive.everything()}
        assert found == {
            "a": ("waiting", 0),
            "b": ("stopped", 1),
            "c": ("stopped", 0),
            "d": ("over", 2),
            "e": ("over", 0),
        }
        assert await close_outdated(archive, (SPEC,)) == []

    looking_after(database, test)


def test_those_who_come_to_a_table_whose_rules_are_gone_are_told(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path)
        async with serving(config) as server:
            table = await server.table("pp")
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
                await client.until("entry")
                await client.play({"do": "Bid", "amount": 1}, 0, 1)
        newer = replace(SPEC, rules_version="2")
        async with serving(replace(config, games=(newer,))) as server:
            while (await server.app.state.rooms.services.store.load(table.id)).table.status != "stopped":
                await asyncio.sleep(0.01)
            async with server.client(table.id) as client:
                told = await client.hello(*table.tokens)
                assert (told["type"], told["code"]) == ("error", "gone")
                assert "rules version 1" in told["message"]
                assert told["why"]["args"]["made"] == "1"
                assert await client.closed() == Close.GONE
            answer = await server.http.get(f"/api/tables/{table.id}")
            assert (answer.status_code, answer.json()["code"]) == (410, "broken")
            assert "its log is kept" in answer.json()["message"]
            kept = await server.app.state.rooms.services.store.load(table.id)
            assert len(kept.entries) == 1

    run(test())


def test_a_server_among_others_closes_only_what_it_is_asked_for(tmp_path: Path) -> None:
    async def test(archive: Archive) -> None:
        await archive.store.create(row("b", version="0"), seats("b"))
        among = Upkeep(archive.store, (SPEC,), 0, alone=False, clock=LoopClock())
        among.begin()
        await asyncio.sleep(0.05)
        await among.close()
        found = await archive.find("b" * 16)
        assert found is not None
        assert found.status == "waiting"

    looking_after(str(tmp_path / "tables.sqlite"), test)


def test_a_server_forgets_old_tables_by_itself(tmp_path: Path) -> None:
    async def test() -> None:
        config = config_for(tmp_path, keep_days=30)
        archive = await open_archive(config.database)
        await archive.store.create(row("b", 3000), seats("b"))
        await archive.store.close()
        async with serving(config) as server:
            table = await server.table("pp")
            store = server.app.state.rooms.services.store
            while await store.load("b" * 16) is not None:
                await asyncio.sleep(0.01)
            assert await store.load(table.id) is not None

    run(test())


@pytest.mark.parametrize("header", [b"", b"[]", b"{}", b"\xff", json.dumps({"rules_version": 3}).encode()])
def test_a_header_that_cannot_be_read_stops_no_list(tmp_path: Path, header: bytes) -> None:
    async def test(archive: Archive) -> None:
        await archive.store.create(replace(row("a"), header=header), ())
        (found,) = await archive.everything()
        assert found.rules_version in ("", "3")

    looking_after(str(tmp_path / "tables.sqlite"), test)
