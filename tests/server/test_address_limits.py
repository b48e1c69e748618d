"""What one address, and one table, may ask for; and whose word about addresses is taken."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from astrodrome.server.protocol.messages import Close
from astrodrome.server.support.address_limits import MOST, WIDER, AddressLimits, rate_limit_key
from astrodrome.server.support.limits import HOSTED, Limits
from astrodrome.server.support.metrics import Metrics
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run


def test_an_address_may_have_so_many_sockets_and_a_place_is_free_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(address_sockets=2))) as server:
            table = await server.table("pp")
            async with server.client(table.id) as first:
                await first.hello()
                async with server.client(table.id) as second:
                    await second.hello()
                    async with server.client(table.id) as third:
                        told = await third.next()
                        assert (told["code"], told["message"][:4]) == ("full", "Too ")
                        assert await third.closed() == Close.FULL
                    await second.send({"type": "ping", "id": 4})
                    assert (await second.until("pong"))["id"] == 4
            while server.app.state.addresses.sockets:
                await asyncio.sleep(0.01)
            async with server.client(table.id) as again:
                assert (await again.hello())["type"] == "welcome"
            assert server.app.state.rooms.services.metrics.refusals.of("sockets") == 1

    run(test())


def test_an_address_may_make_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, limits=Limits(address_tables=3))) as server:
            for _ in range(3):
                await server.table("pp")
            body = {"game": "auction", "seats": [{"kind": "person"}]}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (429, "rate")
            assert answer.headers["retry-after"] == "1200"
            assert "20 minutes" in answer.json()["message"]
            assert (await server.http.get("/api/games")).status_code == 200

    run(test())


def test_an_address_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(address_requests=0.001, address_burst=5)
        async with serving(config_for(tmp_path, limits=limits)) as server:
            codes = [(await server.http.get("/api/games")).status_code for _ in range(7)]
            assert codes == [200] * 5 + [429] * 2
            assert (await server.http.get("/healthz")).status_code == 200
            refused = await server.http.get("/api/games")
            assert refused.json()["message"].startswith("Your address")
            assert "content-security-policy" in refused.headers

    run(test())


def test_messages_of_all_sockets_of_an_address_count_together(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(address_messages=2.0)
        async with serving(config_for(tmp_path, limits=limits)) as server:
            table = await server.table("pp")
            async with server.client(table.id) as first, server.client(table.id) as second:
                await first.hello()
                await second.hello()
                for _ in range(40):  # far more than come back while they are sent
                    await first.send({"type": "ping", "id": 1})
                await first.until("error")
                await second.send({"type": "ping", "id": 2})
                told = await second.until("error")
                assert told["code"] == "rate"
                assert "Your address" in told["message"]

    run(test())


def test_messages_of_all_sockets_of_a_table_count_together(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(table_messages=1.0)
        async with serving(config_for(tmp_path, limits=limits)) as server:
            table, other = await server.table("pp"), await server.table("pp")
            async with server.client(table.id) as first, server.client(table.id) as second:
                await first.hello()
                await second.hello()
                for _ in range(40):  # far more than come back while they are sent
                    await first.send({"type": "ping", "id": 1})
                await first.until("error")
                await second.send({"type": "ping", "id": 2})
                assert "This table" in (await second.until("error"))["message"]
                async with server.client(other.id) as elsewhere:
                    await elsewhere.hello()
                    await elsewhere.send({"type": "ping", "id": 3})
                    assert (await elsewhere.until("pong"))["id"] == 3

    run(test())


def test_a_proxy_is_believed_only_where_it_is_named(tmp_path: Path) -> None:
    async def ask(proxies: tuple[str, ...]) -> list[int]:
        limits = Limits(address_requests=0.001, address_burst=1)
        async with serving(config_for(tmp_path, limits=limits, proxies=proxies)) as server:
            headers = [{"x-forwarded-for": f"203.0.113.9, 198.51.100.{last}"} for last in (1, 2, 2)]
            return [(await server.http.get("/api/games", headers=each)).status_code for each in headers]

    async def test() -> None:
        assert await ask(()) == [200, 429, 429]
        assert await ask(("192.0.2.1",)) == [200, 429, 429]
        assert await ask(("127.0.0.1",)) == [200, 200, 429]

    run(test())


def test_addresses_are_forgotten_when_there_are_too_many_but_not_their_sockets() -> None:
    addresses = AddressLimits(Limits(address_tables=1, address_sockets=1), Metrics(), now=lambda: 0.0)
    assert addresses.open_socket("first") is None
    for number in range(MOST + 50):
        assert addresses.may_make_table(f"address {number}")
    assert len(addresses) == MOST
    assert addresses.open_socket("first") == "address-full"
    assert addresses.may_make_table("address 0")
    assert not addresses.may_make_table("address 0")


def test_all_networks_of_one_site_share_an_allowance() -> None:
    addresses = AddressLimits(Limits(address_tables=1, address_sockets=1), Metrics(), now=lambda: 0.0)
    networks = [rate_limit_key({"client": (f"2001:db8:1:{number:x}::7", 1)}) for number in range(30)]
    assert len(set(networks)) == 30
    assert [addresses.may_make_table(network) for network in networks].count(True) == WIDER
    assert [addresses.open_socket(network) for network in networks].count(None) == WIDER
    for network in networks:
        addresses.close_socket(network)
    assert addresses.open_socket(networks[0]) is None
    elsewhere = rate_limit_key({"client": ("2001:db8:2::7", 1)})
    assert addresses.may_make_table(elsewhere)
    assert addresses.sockets == 1


def test_a_hosted_server_has_every_limit_and_a_club_fits_into_them() -> None:
    limits = (HOSTED.address_sockets, HOSTED.address_tables, HOSTED.address_requests, HOSTED.address_messages)
    assert all(limits)
    assert HOSTED.table_messages
    assert all((HOSTED.all_sockets, HOSTED.rooms, HOSTED.free_bytes, HOSTED.address_bytes))
    assert HOSTED.address_sockets >= 60


def test_a_slow_hammer_is_closed_in_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(address_messages=1.0, faults=5)
        async with serving(config_for(tmp_path, limits=limits)) as server:
            table = await server.table("pp")
            async with server.client(table.id) as client:
                await client.hello()
                with suppress(ConnectionClosed):
                    for _ in range(40):
                        await client.send({"type": "ping", "id": 1})
                assert await client.closed() == Close.RATE

    run(test())
