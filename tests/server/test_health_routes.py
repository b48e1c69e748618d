"""The pages for hosts of a server: alive, ready, and figures without secrets and without end."""

from __future__ import annotations

import re
from ipaddress import ip_network
from pathlib import Path

import pytest

from astrodrome.server.http_api.health_routes import Readiness, may_read
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.metrics import Counter, Histogram, Metrics
from tests.server.harness import Server, config_for, serving
from tests.server.test_rooms import run

LINE = re.compile(r'^[a-z_]+(\{[a-z]+="[^"]*"\})? -?[0-9.e+]+(inf)?$', re.IGNORECASE)


async def figures(server: Server) -> dict[str, float]:
    answer = await server.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    assert all(LINE.match(line) for line in lines), lines
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def test_a_server_says_that_it_is_alive_and_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            assert (await server.http.get("/healthz")).text == "alive\n"
            assert (await server.http.get("/readyz")).text == "ready\n"
            assert (await figures(server))["astrodrome_ready"] == 1
            rooms = server.app.state.rooms

            async def refuse() -> None:
                raise StoreError("the disk is gone")

            server.app.state.readiness = Readiness(0.0)
            monkeypatch.setattr(rooms.services.store, "probe", refuse)
            gone = await server.http.get("/readyz")
            assert (gone.status_code, gone.text) == (503, "the database takes nothing\n")
            assert (await figures(server))["astrodrome_ready"] == 0
            monkeypatch.undo()
            rooms.draining = True
            going = await server.http.get("/readyz")
            assert (going.status_code, going.text) == (503, "the server is stopping\n")
            assert (await server.http.get("/healthz")).status_code == 200

    run(test())


def test_what_is_played_is_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            before = await figures(server)
            table = await server.table("pb", rounds=2)
            async with server.client(table.id) as client:
                welcome = await client.hello(table.tokens[0])
                prompts = welcome["prompts"]
                while True:
                    for prompt in prompts.values():
                        await client.play({"do": "Bid", "amount": 2}, 0, prompt["number"])
                    now = await figures(server)
                    assert now["astrodrome_sockets"] == 1
                    if now['astrodrome_tables{status="over"}']:
                        break
                    prompts = (await client.until("entry"))["prompts"]
            after = await figures(server)
            assert after["astrodrome_sockets"] == 0
            assert after['astrodrome_moves_total{by="person"}'] == 2
            assert after['astrodrome_moves_total{by="bot"}'] == 2
            assert after["astrodrome_append_seconds_count"] == 4
            assert after['astrodrome_append_seconds_bucket{le="+Inf"}'] == 4
            answered = 'astrodrome_http_answers_total{status="2xx"}'
            assert after[answered] > before[answered]
            assert set(after) == set(before), "what happens at tables makes no new series"

    run(test())


def test_faults_are_counted_by_kind(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("p", traps=True)
            async with server.client(table.id) as client:
                welcome = await client.hello(*table.tokens)
                (prompt,) = welcome["prompts"].values() or ({"number": 1},)
                await client.play({"do": "Explode"}, 0, prompt["number"])
            now = await figures(server)
            assert now['astrodrome_errors_total{kind="game"}'] == 1
            assert now['astrodrome_errors_total{kind="storage"}'] == 0

    run(test())


def test_figures_hold_no_name_table_or_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            table = await server.table("pp")
            async with server.client(table.id) as client:
                await client.hello(*table.tokens)
            text = (await server.http.get("/metrics")).text
            for secret in (table.id, *table.tokens, "127.0.0.1", "auction"):
                assert str(secret) not in text

    run(test())


def test_figures_are_told_to_this_machine_alone_and_not_through_a_proxy(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            for header in ("x-forwarded-for", "forwarded"):
                answer = await server.http.get("/metrics", headers={header: "127.0.0.1"})
                assert answer.status_code == 403, header
                assert "astrodrome_" not in answer.text
        async with serving(config_for(tmp_path, metrics_from=(ip_network("10.0.0.0/8"),))) as server:
            assert (await server.http.get("/metrics")).status_code == 403

    run(test())


@pytest.mark.parametrize(("host", "told"), [("10.1.2.3", True), ("11.1.2.3", False), ("::1", False), ("", False)])
def test_whoever_may_read_figures_is_known_by_address(host: str, told: bool) -> None:
    assert may_read({"type": "http", "client": (host, 1), "headers": []}, (ip_network("10.0.0.0/8"),)) == told


def test_whoever_looks_after_a_server_may_call_it_by_any_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path, hosts=("play.example",))) as server:
            for path, status in (("/healthz", 200), ("/readyz", 200), ("/metrics", 200), ("/api/games", 403)):
                assert (await server.http.get(path)).status_code == status, path
            named = await server.http.get("/api/games", headers={"host": "play.example"})
            assert named.status_code == 200

    run(test())


def test_a_histogram_counts_every_bound_and_all_below() -> None:
    histogram = Histogram((0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 3.0):
        histogram.note(seconds)
    assert list(histogram.lines("x"))[:3] == ['x_bucket{le="0.1"} 2', 'x_bucket{le="1"} 3', 'x_bucket{le="+Inf"} 4']
    assert histogram.count == 4


def test_a_series_that_is_not_of_the_list_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="no series"):
        Counter("by", ("person",)).add("table-7")


def test_every_figure_has_a_help_and_a_type() -> None:
    text = Metrics().text("1")
    named = set(re.findall(r"^([a-z_]+)[ {]", re.sub(r"^#.*$", "", text, flags=re.MULTILINE), re.MULTILINE))
    told = set(re.findall(r"^# TYPE ([a-z_]+) ", text, re.MULTILINE))
    assert {re.sub(r"_(bucket|sum|count)$", "", name) for name in named} == told
    assert set(re.findall(r"^# HELP ([a-z_]+) ", text, re.MULTILINE)) == told
