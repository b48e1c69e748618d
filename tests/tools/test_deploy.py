"""What is in `deploy/` says nothing that the program does not take, and names nothing that is not there."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from argparse import ArgumentParser
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types, and only shapes are looked at here

from astrodrome.cli.hosting import DATABASE
from astrodrome.cli.main import COMMANDS
from astrodrome.cli.serve import BUS, LIMITS, add_arguments, read_config
from astrodrome.server.http_api.health_routes import PATHS
from astrodrome.server.main import PORT
from astrodrome.server.support.config import Config
from tests.tools.test_run import pins

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
CONTAINER = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNIT = (DEPLOY / "astrodrome.service").read_text(encoding="utf-8")


def config(*arguments: str) -> Config:
    """Read the arguments of a server as the program does."""
    parser = ArgumentParser()
    add_arguments(parser)
    assert arguments[0] == "serve"
    return read_config(parser.parse_args(arguments[1:]))


def lines(instruction: str) -> list[str]:
    """Return what follows an instruction of the Containerfile, each time."""
    return re.findall(rf"^\s*{instruction} (.*)$", CONTAINER, re.MULTILINE)


def test_the_container_starts_a_server_that_the_program_knows() -> None:
    (command,), (entry,) = lines("CMD")[-1:], lines("ENTRYPOINT")
    assert json.loads(entry) == ["astrodrome"]
    assert config(*json.loads(command)).hosts == ()
    assert lines("EXPOSE") == [str(PORT)]
    assert f"{DATABASE}=/data/tables.sqlite" in lines("ENV")[0]
    health = json.loads(re.findall(r"HEALTHCHECK .*? CMD (\[.*\])", CONTAINER)[0])
    assert f"http://127.0.0.1:{PORT}{PATHS[0]}" in health[-1]


def test_the_container_copies_what_is_there() -> None:
    sources = [line.split()[0] for line in lines("COPY") if not line.startswith("--from")]
    assert sources == [".", "requirements/serve.txt"]
    assert all((ROOT / source).exists() for source in sources)
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8")
    assert ignored == (ROOT / ".containerignore").read_text(encoding="utf-8")
    for needed in ("src", "web", "docs", "tools", "hatch_build.py", "requirements"):
        assert needed not in ignored.splitlines()


def test_what_a_server_installs_is_pinned_to_what_was_tested() -> None:
    served, tested = pins("serve.txt"), pins("test.txt")
    assert {"asyncpg", "redis", "starlette", "uvicorn", "websockets"} <= set(served)
    assert {name: tested.get(name) for name in served} == served


@pytest.mark.parametrize("name", ["one", "two"])
def test_the_nodes_of_the_compose_file_are_servers(name: str) -> None:
    node = COMPOSE["services"][name]
    found = config(*[re.sub(r"\$\{\w+.*\}", "play.example", word) for word in node["command"]])
    assert (found.node_address, found.hosts) == (f"http://{name}:{PORT}", ("play.example",))
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert found.proxies == (subnet,)
    assert set(node["environment"]) == {DATABASE, BUS}
    assert "@database/" in node["environment"][DATABASE]
    assert node["environment"][BUS].startswith("redis://bus:")
    assert float(node["stop_grace_period"].removesuffix("s")) >= found.drain_s + 30
    assert set(node["depends_on"]) <= set(COMPOSE["services"])
    assert (ROOT / node["build"]["dockerfile"]).is_file()


def test_the_proxy_spreads_visitors_over_the_nodes() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f"reverse_proxy one:{PORT} two:{PORT}" in caddy
    assert "health_uri /readyz" in caddy
    assert "respond /metrics 404" in caddy
    assert caddy.count("{") == caddy.count("}")


def test_the_unit_starts_a_server_that_the_program_knows() -> None:
    (command,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    program, *arguments = shlex.split(command.replace("$ASTRODROME_ARGUMENTS", "--name play.example --keep-days 365"))
    assert program.endswith("/astrodrome")
    found = config(*arguments)
    assert (found.proxies, found.hosts, found.keep_days) == (("127.0.0.1",), ("play.example",), 365)
    assert f"Environment={DATABASE}=/var/lib/astrodrome/tables.sqlite" in UNIT


def test_systemd_finds_nothing_to_say_about_the_unit(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "astrodrome.service"
    unit.write_text(re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT, flags=re.MULTILINE))
    done = subprocess.run([analyze, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_pages_of_hosts_name_only_commands_and_arguments_there_are() -> None:
    parser = ArgumentParser()
    add_arguments(parser)
    known = {option for action in parser._actions for option in action.option_strings}
    pages = sorted((ROOT / "docs" / "hosting").glob("*.md"))
    assert len(pages) == 8
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for command in re.findall(r"(?:^|/|`)astrodrome ([a-z]+)\b", text, re.MULTILINE):
            assert command in COMMANDS or command == "astrodrome", (page.name, command)
        for shown in re.findall(r"astrodrome serve ((?:--[a-z-]+[^`\n]*)+)", text):
            assert set(re.findall(r"--[a-z-]+", shown)) <= known, (page.name, shown)
    told = (ROOT / "docs" / "hosting" / "running.md").read_text(encoding="utf-8")
    assert all(f"`{option}`" in told for option in known - {"-h", "--help"})


def test_the_page_of_hosts_has_the_limits_of_the_server() -> None:
    told, limits = (ROOT / "docs" / "hosting" / "running.md").read_text(encoding="utf-8"), config("serve").limits
    shown = dict(re.findall(r"^\| `--([a-z-]+)` \|.*\| (\d+) \|$", told, re.MULTILINE))
    scale = {"free_mb": 20, "database_mb": 20}
    assert shown == {
        name.replace("_", "-"): str(int(getattr(limits, field)) >> scale.get(name, 0)) for name, field in LIMITS.items()
    }
    assert f"bursts of {limits.address_burst} |" in told
    assert f"bursts of {limits.address_bytes_burst >> 20} MB |" in told
