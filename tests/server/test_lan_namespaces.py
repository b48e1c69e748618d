"""Two machines on one network, made of network namespaces: a game is joined by the printed address, or not at all."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOST, GUEST = "10.77.1.1", "10.77.1.2"
HOST_6, GUEST_6 = "fd77:1::1", "fd77:1::2"
CALL = """
import json, sys, urllib.request
address, body = sys.argv[1:]
request = urllib.request.Request(address, body.encode() or None, {"Content-Type": "application/json"})
opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
try:
    with opener.open(request, timeout=20) as answer:
        print(answer.status, answer.read().decode())
except urllib.error.HTTPError as error:
    print(error.code, error.read().decode())
except urllib.error.URLError as error:
    print("unreachable", error.reason)
"""


@dataclass(frozen=True)
class Machines:
    """The names of two namespaces that a cable joins."""

    host: str
    guest: str

    def call(self, machine: str, address: str, body: object = None) -> tuple[str, str]:
        """Send a request from a machine; its status, or "unreachable", and what came back."""
        text = "" if body is None else json.dumps(body)
        command = ["ip", "netns", "exec", machine, sys.executable, "-c", CALL, address, text]
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
        status, _, rest = said.strip().partition(" ")
        return status, rest


def ip(*arguments: str) -> None:
    """Run `ip`; an error where it cannot do it."""
    subprocess.run(["ip", *arguments], check=True, capture_output=True, timeout=30)


@pytest.fixture
def machines() -> Iterator[Machines]:
    """Make two namespaces with a cable between them; only the administrator of a Linux machine can."""
    if sys.platform != "linux" or os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("network namespaces need Linux, root and iproute2")
    made = Machines(f"astrodrome-a{os.getpid()}", f"astrodrome-b{os.getpid()}")
    ends = {made.host: (f"va{os.getpid()}", HOST, HOST_6), made.guest: (f"vb{os.getpid()}", GUEST, GUEST_6)}
    try:
        for name in ends:
            ip("netns", "add", name)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"no network namespaces here: {error.stderr.decode().strip()}")
    try:
        ip("link", "add", ends[made.host][0], "type", "veth", "peer", "name", ends[made.guest][0])
        for name, (end, address, address_6) in ends.items():
            ip("link", "set", end, "netns", name)
            ip("-n", name, "address", "add", f"{address}/24", "dev", end)
            ip("-n", name, "address", "add", f"{address_6}/64", "dev", end, "nodad")
            ip("-n", name, "link", "set", end, "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield made
    finally:
        for name in ends:
            ip("netns", "delete", name)


@contextmanager
def playing(machine: str, folder: Path, *arguments: str) -> Iterator[list[str]]:
    """Run `astrodrome play` on a machine; the lines it has said once it is up."""
    command = [sys.executable, "-m", "astrodrome", "play", "--no-open", "--port", "8765", *arguments]
    process = subprocess.Popen(
        ["ip", "netns", "exec", machine, *command, "--database", str(folder / "tables.sqlite")],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(2 if arguments else 1)]
        yield said
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_a_friend_on_the_same_network_joins_by_the_printed_address(machines: Machines, tmp_path: Path) -> None:
    with playing(machines.host, tmp_path, "--lan") as said:
        found = re.search(r"http://[0-9.]+:\d+/", said[1])
        assert found, said
        address = found.group()
        assert address == f"http://{HOST}:8765/"
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
        status, made = machines.call(
            machines.host, "http://127.0.0.1:8765/api/tables", {"game": "memoracers", "seats": seats}
        )
        assert status == "201", made
        table = json.loads(made)["table"]
        status, taken = machines.call(machines.guest, f"{address}api/tables/{table}/join", {"name": "Brice"})
        assert (status, json.loads(taken)["seat"]) == ("201", 1), taken
        # The friend sees the address, and cannot touch the switch.
        assert json.loads(machines.call(machines.guest, f"{address}api/lan")[1]) == {
            "possible": False,
            "addresses": [address.rstrip("/"), f"http://[{HOST_6}]:8765"],
        }
        assert f"http://[{HOST_6}]:8765/" in said[1]
        assert "fe80" not in said[1], "an address of the cable alone cannot be opened elsewhere"
        assert machines.call(machines.guest, f"http://[{HOST_6}]:8765/api/tables/{table}")[0] == "200"
        assert machines.call(machines.guest, f"{address}api/lan", {"open": False})[0] == "403"


def test_without_being_asked_the_server_is_not_there_for_the_network(machines: Machines, tmp_path: Path) -> None:
    with playing(machines.host, tmp_path) as said:
        assert said[0].startswith("Astrodrome is at http://127.0.0.1:8765/")
        assert machines.call(machines.host, "http://127.0.0.1:8765/api/games")[0] == "200"
        assert machines.call(machines.guest, f"http://{HOST}:8765/api/games")[0] == "unreachable"
