"""Letting devices of the same network in: from the command line, from the page, and not without being asked."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from astrodrome.server import main
from astrodrome.server.http_api.lan_routes import at_this_machine
from astrodrome.server.operations import lan
from astrodrome.server.support import machine_addresses as addresses
from astrodrome.server.support.machine_addresses import machine_addresses
from astrodrome.server.support.webhook_addresses import BadAddress
from tests.server.harness import Server, config_for, serving
from tests.server.test_rooms import run

NEIGHBOUR = "127.0.0.2"
"""Stands for an address of the machine in its network: a server at 127.0.0.1 does not answer there."""


def port_of(server: Server) -> str:
    """Return the port of a server."""
    return server.address.partition(":")[2]


async def reached(server: Server, address: str = NEIGHBOUR) -> bool:
    """Whether the page's interface answers at an address under that name."""
    async with httpx.AsyncClient(trust_env=False) as guest:
        try:
            return (await guest.get(f"http://{address}:{port_of(server)}/api/games")).status_code == 200
        except httpx.ConnectError:
            return False


async def switched(server: Server, opened: bool) -> httpx.Response:
    """Use the page's switch."""
    return await server.http.post("/api/lan", json={"open": opened})


def test_the_switch_lets_the_network_in_and_shuts_it_out_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            server.app.state.lan.find = lambda: [NEIGHBOUR]
            assert (await server.http.get("/api/lan")).json() == {"possible": True, "addresses": []}
            assert not await reached(server)

            answer = await switched(server, True)
            assert answer.json() == {"possible": True, "addresses": [f"http://{NEIGHBOUR}:{port_of(server)}"]}
            assert await reached(server)
            assert (await switched(server, True)).status_code == 200  # a second time changes nothing
            assert await reached(server, "127.0.0.1")

            assert (await switched(server, False)).json() == {"possible": True, "addresses": []}
            assert not await reached(server)
            assert await reached(server, "127.0.0.1")
            for _ in range(5):
                await switched(server, True)
                await switched(server, False)
            assert len(server.uvicorn.servers) == 2  # its own, and the last one of the network

    run(test())


def test_only_addresses_of_the_machine_become_names_of_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="open")) as server:
            server.app.state.lan.find = lambda: [NEIGHBOUR]
            await switched(server, True)
            for name, status in ((f"{NEIGHBOUR}:{port_of(server)}", 200), ("evil.example", 403)):
                answer = await server.http.get(
                    f"http://{NEIGHBOUR}:{port_of(server)}/api/games", headers={"Host": name}
                )
                assert answer.status_code == status

    run(test())


def test_a_machine_that_changes_its_network_is_found_at_the_new_address_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            door = server.app.state.lan
            door.find = lambda: [NEIGHBOUR]
            await door.open()
            door.find = lambda: ["127.0.0.3"]
            await door.open()
            assert door.addresses == (f"http://127.0.0.3:{port_of(server)}",)
            assert not await reached(server)
            assert await reached(server, "127.0.0.3")

    run(test())


def test_without_a_network_nothing_is_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            server.app.state.lan.find = list
            answer = await switched(server, True)
            assert (answer.status_code, answer.json()["code"]) == (409, "no-network")

    run(test())


def test_an_address_that_cannot_be_used_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            server.app.state.lan.find = lambda: ["192.0.2.77", NEIGHBOUR]
            assert (await switched(server, True)).json()["addresses"] == [f"http://{NEIGHBOUR}:{port_of(server)}"]

    run(test())


def test_a_server_for_others_has_no_such_switch(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            assert (await server.http.get("/api/lan")).json() == {"possible": False, "addresses": []}
            answer = await switched(server, True)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-here")

    run(test())


@pytest.mark.parametrize(
    ("client", "here"), [(("127.0.0.1", 5), True), (("::1", 5), True), (("192.168.1.7", 5), False), (None, False)]
)
def test_guests_cannot_use_the_switch(client: tuple[str, int] | None, here: bool) -> None:
    assert at_this_machine(Request({"type": "http", "client": client, "headers": []})) is here


def test_a_page_of_another_site_cannot_use_the_switch(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            server.app.state.lan.find = lambda: [NEIGHBOUR]
            answer = await server.http.post("/api/lan", json={"open": True}, headers={"Origin": "http://evil.example"})
            assert answer.status_code == 403
            assert not await reached(server)

    run(test())


@pytest.mark.parametrize("body", [{}, {"open": 1}, {"open": True, "port": 80}, []])
def test_a_switch_that_is_none_is_refused(tmp_path: Path, body: object) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            assert (await server.http.post("/api/lan", json=body)).status_code in (400, 422)
            assert server.app.state.lan.addresses == ()

    run(test())


def test_once_others_were_let_in_notices_stay_outside_the_own_network(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            resolver = server.app.state.rooms.services.webhooks.resolver
            assert await resolver.resolve("127.0.0.1", 80) == "127.0.0.1"
            server.app.state.lan.find = lambda: [NEIGHBOUR]
            await switched(server, True)
            await switched(server, False)
            with pytest.raises(BadAddress):
                await resolver.resolve("127.0.0.1", 80)

    run(test())


def test_the_addresses_of_a_machine_are_none_of_its_loopback() -> None:
    found = machine_addresses()
    assert len(set(found)) == len(found)
    for address in found:
        assert not address.startswith(("127.", "::1", "fe80:"))
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET, socket.SOCK_STREAM) as probe:
            probe.bind((address, 0))  # an address of another machine cannot be bound


def test_a_server_at_every_address_names_addresses_that_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "machine_addresses", lambda: ["192.168.1.20", "10.0.0.2", "fd12::20"])
    assert main.reached_at("::", 80)[2] == "http://[fd12::20]:80/"
    assert main.reached_at("0.0.0.0", 80) == ["http://192.168.1.20:80/", "http://10.0.0.2:80/"]
    assert main.reached_at("::1", 80) == ["http://[::1]:80/"]
    assert main.reached_at("127.0.0.1", 80) == ["http://127.0.0.1:80/"]
    monkeypatch.setattr(main, "machine_addresses", list)
    assert main.reached_at("0.0.0.0", 80) == ["http://127.0.0.1:80/"]


def test_of_ipv6_only_addresses_are_named_that_last_and_lead_here_from_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rows = {
        "fe80000000000000000000fffe000001": ("20", "80"),  # of the cable alone
        "00000000000000000000000000000001": ("10", "80"),
        "fd120000000000000000000000000020": ("00", "80"),
        "20010db8000000000000000000000099": ("00", "01"),  # temporary
        "20010db8000000000000000000000098": ("00", "a0"),  # deprecated
        "20010db8000000000000000000000020": ("00", "80"),
    }
    listed = tmp_path / "if_inet6"
    listed.write_text("".join(f"{digits} 02 40 {scope} {flags} eth0\n" for digits, (scope, flags) in rows.items()))
    monkeypatch.setattr(addresses, "INTERFACES_6", listed)
    assert [one for one in machine_addresses() if ":" in one] == ["fd12::20", "2001:db8::20"]


def test_a_server_is_reached_at_an_ipv6_address_under_that_name(tmp_path: Path) -> None:
    if not socket.has_ipv6 or not addresses.INTERFACES_6.exists():
        pytest.skip("this machine has no IPv6")

    async def test() -> None:
        async with serving(config_for(tmp_path, lan="on request")) as server:
            server.app.state.lan.find = lambda: ["::1"]
            assert not await reached(server, "[::1]")
            assert (await switched(server, True)).json()["addresses"] == [f"http://[::1]:{port_of(server)}"]
            assert await reached(server, "[::1]")
            await switched(server, False)
            assert not await reached(server, "[::1]")

    run(test())


def test_the_notice_says_where_and_what_is_open() -> None:
    plain = lan.notice(("http://192.168.1.20:80", "http://10.0.0.2:80"), codes=False)
    assert plain == f"On this network: http://192.168.1.20:80/ or http://10.0.0.2:80/\n{lan.OPENS}"
    assert lan.notice(("http://192.168.1.20:80",), codes=True).count("\n") > 10  # the code is drawn below
    assert "this machine only" in lan.notice((), codes=True)
