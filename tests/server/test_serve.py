"""`astrodrome serve` as a host calls it: its arguments, its log lines, its pages, and a game through it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

from astrodrome.cli.errors import BadArguments
from astrodrome.cli.hosting import DATABASE
from astrodrome.cli.main import main
from astrodrome.cli.serve import add_arguments, read_config
from astrodrome.server.support.config import LOCAL_HOSTS, Config
from astrodrome.server.support.limits import HOSTED
from tests.server.fakes import Message
from tests.server.test_whole_game import bot_of_the_document, choose


def config(*arguments: str) -> Config:
    parser = ArgumentParser()
    add_arguments(parser)
    return read_config(parser.parse_args(arguments))


def test_without_arguments_it_is_a_server_of_this_machine_with_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE, "/srv/tables.sqlite")
    found = config()
    assert (found.database, found.hosts, found.proxies, found.limits) == ("/srv/tables.sqlite", LOCAL_HOSTS, (), HOSTED)
    assert not found.test_seeds


def test_arguments_become_settings() -> None:
    found = config(
        *("--host", "0.0.0.0", "--database", "x.sqlite", "--name", "play.example", "--name", "club.example"),
        *("--proxy", "10.0.0.1", "--metrics-from", "10.0.0.0/8", "--drain", "2.5", "--workers", "3"),
        *("--address-tables", "5", "--table-sockets", "9", "--address-messages", "0"),
    )
    assert (found.database, found.hosts) == ("x.sqlite", ("play.example", "club.example"))
    assert (found.proxies, found.metrics_from) == (("10.0.0.1",), (ip_network("10.0.0.0/8"),))
    assert (found.drain_s, found.workers, found.notices_inside) == (2.5, 3, False)
    limits = found.limits
    assert (limits.address_tables, limits.sockets, limits.address_messages) == (5, 9, 0)
    assert limits.address_sockets == HOSTED.address_sockets


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--port", "70000"), "--port: expected 0 to 65535"),
        (("--proxy", "my proxy"), "--proxy: expected an address"),
        (("--metrics-from", "10.0.0.1/8"), "--metrics-from: expected an address"),
        (("--drain", "-1"), "--drain: expected 0 to 3600"),
        (("--workers", "1000"), "--workers: expected 0 to 256"),
        (("--address-tables", "-1"), "--address-tables: expected 0 to"),
    ],
)
def test_what_cannot_be_meant_is_told(arguments: tuple[str, ...], says: str) -> None:
    with pytest.raises(BadArguments, match=says):
        config(*arguments)


def test_a_server_that_cannot_start_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    database = f"postgres-like://me:secret@nowhere/{tmp_path}"
    assert main(["serve", "--port", "0", "--database", database]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "secret" not in said


class Hosted:
    """A server process, and what it wrote."""

    def __init__(self, process: subprocess.Popen[str], address: str, first: list[str]) -> None:
        self.process = process
        self.address = address
        self.lines = first

    def stop(self) -> list[Message]:
        """Stop it as a host does; return all its log lines."""
        self.process.send_signal(signal.SIGTERM)
        _, rest = self.process.communicate(timeout=30)
        return [json.loads(line) for line in (*self.lines, *rest.splitlines())]


@contextmanager
def hosted(folder: Path, *arguments: str) -> Iterator[Hosted]:
    """Run `astrodrome serve` in a process of its own."""
    command = [sys.executable, "-m", "astrodrome", "serve", "--port", "0", *arguments]
    env = {**os.environ, DATABASE: str(folder / "tables.sqlite")}
    process = subprocess.Popen(command, env=env, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    try:
        assert process.stderr is not None
        lines: list[str] = []
        while not lines or " is at http://" not in lines[-1]:
            lines.append(process.stderr.readline())
            assert lines[-1], "".join(lines)
        yield Hosted(process, lines[-1].split("http://")[1].split("/")[0], lines)
    finally:
        process.kill()
        process.wait()


def test_a_game_is_played_through_it_and_its_lines_tell_no_secret(tmp_path: Path) -> None:
    async def play(address: str) -> list[str]:
        async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=30) as http:
            assert (await http.get("/readyz")).text == "ready\n"
            seats = [{"kind": "person", "name": "Grace Hopper"}, {"kind": "bot", "bot": "easy"}]
            table = {"game": "memoracers", "seats": seats, "pace_ms": 5, "beat_ms": 0}
            made = (await http.post("/api/tables", json=table)).json()
            token = made["seats"][0]["token"]
            await bot_of_the_document()(address, made["table"], token, choose)
            replay = (await http.get(f"/api/tables/{made['table']}/replay")).json()
            metrics = (await http.get("/metrics")).text
            assert 'astrodrome_tables{status="over"} 1' in metrics
            tiles = json.dumps(replay["steps"][0]["public"])
            return [token, "Grace", replay["log"]["seed"], tiles]

    with hosted(tmp_path, "--log-level", "debug") as server:
        secrets = asyncio.run(asyncio.wait_for(play(server.address), 90))
        lines = server.stop()
    assert {"table over", "stopping: every table is closed"} <= {line["message"] for line in lines}
    text = json.dumps(lines, ensure_ascii=False)
    assert not [secret for secret in secrets if secret in text]


@pytest.mark.parametrize(
    "address", ["https://10.0.0.5:8000", "10.0.0.5:8000", "http://10.0.0.5", "http://a:b", "http://a:1/x"]
)
def test_other_nodes_are_told_an_address_they_can_speak_to(address: str) -> None:
    with pytest.raises(BadArguments, match="expected http://HOST:PORT"):
        config("--node-address", address)
    assert config("--node-address", "http://10.0.0.5:8000/").node_address == "http://10.0.0.5:8000"
