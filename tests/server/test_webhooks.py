"""Notices to addresses outside: what hosts may be told, how long one may take, and what a name may do there."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest

from astrodrome import server
from astrodrome.server.protocol.terms import Terms
from astrodrome.server.support import webhook_dns, webhooks
from astrodrome.server.support.webhook_addresses import BadAddress, resolve_outside
from astrodrome.server.support.webhook_dns import DOUBTED_S, LOOK_UPS, HostResolver
from astrodrome.server.support.webhooks import MOST_TO_A_HOST, MOST_WAITING, WebhookSender
from tests.server.fakes import House
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run, seated

HOOK = "http://127.0.0.1:9/hook"


@pytest.mark.parametrize(
    "number",
    [
        "::ffff:127.0.0.1",  # mapped
        "::ffff:0:127.0.0.1",  # translated
        "::127.0.0.1",  # compatible
        "64:ff9b::7f00:1",  # NAT64
        "64:ff9b::a00:1",
        "64:ff9b:1::7f00:1",
        "2002:7f00:1::1",  # 6to4
        "2002:c0a8:101::",
        "2001:0:7f00:1::1",  # Teredo
        "2001:0:808:808:8000:63bf:80ff:fffe",
        "2600::5efe:127.0.0.1",  # ISATAP
        "2600::200:5efe:10.0.0.1",
        "fec0::1",
        "fd00::1",
        "ff0e::1",
        "224.0.1.1",
        "240.0.0.1",
        "100.64.0.1",
    ],
)
def test_a_private_host_is_known_in_every_spelling(number: str) -> None:
    with pytest.raises(BadAddress, match="not reached"):
        resolve_outside(number, 80, inside=False)


@pytest.mark.parametrize("number", ["192.0.43.7", "2600::1", "64:ff9b::c000:2b07", "2002:c000:2b07::1"])
def test_a_public_host_may_be_told_in_every_spelling(number: str) -> None:
    assert resolve_outside(number, 80, inside=False) == number


@contextmanager
def dripping() -> Iterator[str]:
    """A host that takes a notice and answers a byte at a time, for ever, without a line's end; its address."""
    listener = socket.create_server(("127.0.0.1", 0))
    over = Event()

    def drip(line: socket.socket) -> None:
        with line, suppress(OSError):
            while not over.wait(0.01):
                line.sendall(b"H")

    def accept() -> None:
        with suppress(OSError):
            while True:
                Thread(target=drip, args=(listener.accept()[0],), daemon=True).start()

    Thread(target=accept, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/"
    finally:
        over.set()
        listener.close()


def test_a_host_that_drips_its_answer_is_left_at_the_deadline(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        messenger = WebhookSender(inside=True, deadline_s=0.1)
        messenger.send(hook, {"seat": 0})
        await asyncio.wait_for(messenger.close(), 10)
        assert "TimeoutError" in caplog.text

    with dripping() as hook:
        asyncio.run(test())


def test_one_host_has_a_few_notices_under_way_and_leaves_room_for_others(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        messenger = WebhookSender(inside=True, deadline_s=60)
        for _ in range(MOST_TO_A_HOST + 20):
            messenger.send(hook, {"seat": 0})
        while len(messenger._tasks) > MOST_TO_A_HOST:
            await asyncio.sleep(0.001)
        assert caplog.text.count("BadAddress") == 20
        for task in messenger._tasks:
            task.cancel()
        await messenger.close()

    with dripping() as hook:
        asyncio.run(asyncio.wait_for(test(), 20))


def test_a_name_that_is_slow_to_look_up_keeps_no_other_host_from_its_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    free, asked = Event(), []

    def look_up(host: str, port: int, inside: bool) -> str:
        asked.append(host)
        if host == "slow.example":
            free.wait(30)
        return "127.0.0.1"

    monkeypatch.setattr(webhook_dns, "resolve_outside", look_up)

    async def test() -> None:
        told = asyncio.Event()

        async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            told.set()
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            await writer.drain()
            writer.close()

        host = await asyncio.start_server(hear, "127.0.0.1", 0)
        messenger = WebhookSender(inside=True, deadline_s=60)
        for path in range(LOOK_UPS):
            messenger.send(f"http://slow.example/{path}", {"seat": 0})
        messenger.send(f"http://quick.example:{host.sockets[0].getsockname()[1]}/", {"seat": 0})
        try:
            await asyncio.wait_for(told.wait(), 10)
            assert asked.count("slow.example") == 1
        finally:
            free.set()
            for task in messenger._tasks:
                task.cancel()
            await messenger.close()
            host.close()

    asyncio.run(test())


@pytest.mark.parametrize("slow", [False, True])
def test_a_name_that_was_not_found_in_time_is_looked_up_again_after_a_minute(
    slow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, asked, time = Event(), [], 0.0

    def look_up(host: str, port: int, inside: bool) -> str:
        asked.append(host)
        if slow:
            free.wait(30)
        raise BadAddress("no such host")

    monkeypatch.setattr(webhook_dns, "resolve_outside", look_up)

    async def test() -> None:
        nonlocal time
        names = HostResolver(inside=True, now=lambda: time)
        first = asyncio.create_task(names.resolve("bad.example", 80))
        while not asked:
            await asyncio.sleep(0.001)
        if slow:
            first.cancel()
        with pytest.raises((BadAddress, asyncio.CancelledError)):
            await first
        free.set()
        while names._under_way:
            await asyncio.sleep(0.001)
        with pytest.raises(BadAddress, match="a moment ago"):
            await names.resolve("bad.example", 80)
        time = DOUBTED_S
        with pytest.raises(BadAddress, match="no such host"):
            await names.resolve("bad.example", 80)
        assert len(asked) == 2
        names.close()

    asyncio.run(test())


def test_a_cold_table_opens_while_hosts_drip_and_the_default_threads_are_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            made = await server.table("pp")
            messenger = server.app.state.rooms.services.webhooks
            for _ in range(MOST_WAITING):
                messenger.send(hook, {"seat": 0})
            free = Event()
            taken = [asyncio.create_task(asyncio.to_thread(free.wait)) for _ in range(64)]
            try:
                answer = await asyncio.wait_for(server.http.get(f"/api/tables/{made.id}"), 10)
                assert answer.status_code == 200
                async with server.client(made.id) as client:
                    assert (await client.hello(made.tokens[0]))["type"] == "welcome"
            finally:
                free.set()
                await asyncio.gather(*taken)
            for task in messenger._tasks:
                task.cancel()

    with dripping() as hook:
        asyncio.run(asyncio.wait_for(test(), 60))


def test_no_code_of_a_running_server_uses_the_threads_that_everything_shares() -> None:
    folder = Path(server.__file__).parent
    starts_or_stops = {"backup.py", "sqlite.py", "sqlite_writer.py"}
    for file in folder.rglob("*.py"):
        shared = re.findall(r"to_thread\(|run_in_executor\(None|\.getaddrinfo\(", file.read_text(encoding="utf-8"))
        if file.name == "webhook_addresses.py":
            assert shared == [".getaddrinfo("], "called in the messenger's own threads"
        else:
            assert not shared or file.name in starts_or_stops, file.name


def test_a_name_calls_nobody_and_marks_nothing_up_in_a_notice() -> None:
    notice = webhooks.turn_notice("table", "celestia", 0, "@everyone <@1> [x](http://e.x) *a*")
    for text in (str(notice["content"]), str(notice["name"])):
        for call in ("@everyone", "<@", "](", "http://", "*a*"):
            assert call not in text.replace("\\*", ""), call
        assert "everyone" in text
    assert notice["allowed_mentions"] == {"parse": []}


def test_a_table_tells_its_address_a_name_without_its_call() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", terms=Terms(webhook=HOOK))
        house.store.seats[table][0] = replace(house.store.seats[table][0], name="@here")
        await seated(house, table, 2)
        assert "@here" not in str(house.webhooks.sent)
        assert "allowed_mentions" in house.webhooks.sent[0][1]

    run(test())
