"""Several nodes over one PostgreSQL: any of them serves any table, one owns it, and another takes over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace

import pytest
from websockets.exceptions import InvalidStatus

from astrodrome.games import GAMES
from astrodrome.server.nodes.leases import Nodes
from astrodrome.server.protocol.messages import Close
from astrodrome.server.room.rooms import Rooms
from astrodrome.server.store.store import Conflict, Peer, StoreError
from astrodrome.server.support.config import Config
from astrodrome.server.support.limits import Limits
from astrodrome.server.support.packed import Packed
from tests.server.auction.spec import SPEC
from tests.server.fakes import BOTS, Message
from tests.server.harness import Client, Made, Server, serving
from tests.server.test_daily import ChristmasEve, flown, landed, path

BID = {"do": "Bid", "amount": 1}


@pytest.fixture(params=["redis", "postgres"])
def config(request: pytest.FixtureRequest, postgres: str) -> Config:
    """The settings of a node, with each kind of bus in turn."""
    bus = request.getfixturevalue("redis_server") if request.param == "redis" else None
    base = Config(postgres, (SPEC,), bots=lambda _: BOTS, test_seeds=True)
    return replace(base, bus=bus, node_address="here", lease_s=1.0)


@pytest.fixture
def quiet(postgres: str) -> Config:
    """The settings of a node whose hints all get lost: there is nothing at the address of its bus."""
    base = Config(postgres, (SPEC,), bots=lambda _: BOTS, test_seeds=True)
    return replace(base, bus="redis://127.0.0.1:1/0", node_address="here", lease_s=1.0)


@asynccontextmanager
async def nodes(config: Config, count: int = 2) -> AsyncIterator[list[Server]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(config)) for _ in range(count)]


def run(config: Config, test: Callable[[Server, Server], Awaitable[None]]) -> None:
    async def with_nodes() -> None:
        async with nodes(config) as (first, second):
            await test(first, second)

    asyncio.run(asyncio.wait_for(with_nodes(), 30))


def rooms_at(server: Server) -> Rooms:
    rooms: Rooms = server.app.state.rooms
    return rooms


def node_of(server: Server) -> Nodes:
    found: Nodes = server.app.state.nodes
    return found


async def meet(server: Server, made: Made, seat: int, stack: AsyncExitStack, since: int | None = None) -> Client:
    client = await stack.enter_async_context(server.client(made.id))
    welcome = await client.hello(made.tokens[seat], since=since)
    assert welcome["type"] == "welcome", welcome
    return client


async def bid(client: Client, seat: int) -> Message:
    """Answer the next question that a seat is asked."""
    while True:
        asked = [json.loads(text).get("prompts", {}) for text in client.heard[-20:]]
        numbers = [prompts[str(seat)]["number"] for prompts in asked if str(seat) in prompts]
        if numbers and numbers[-1] > client.answered:
            reply = await client.play(BID, seat, numbers[-1])
            client.answered = numbers[-1] if reply["type"] == "ok" else client.answered
            return reply
        await client.next()


async def until(holds: Callable[[], object], seconds: float = 8.0) -> None:
    for _ in range(int(seconds / 0.02)):
        if holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to that")


def test_people_at_different_nodes_play_at_one_table(config: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp", rounds=2)
        async with AsyncExitStack() as stack:
            ada = await meet(a, made, 0, stack)
            bob = await meet(b, made, 1, stack)
            assert (await bid(ada, 0))["type"] == "ok"
            while (await bob.until("entry"))["entry"] < 1:
                pass
            assert (await bid(bob, 1))["type"] == "ok"
            assert [len(rooms_at(each).in_memory()) for each in (a, b)] == [1, 0]
        looked = [(await each.http.get(f"/api/tables/{made.id}")).json() for each in (a, b)]
        assert looked[0]["entry"] == looked[1]["entry"] == 2
        assert looked[0]["game"] == "auction"

    run(config, test)


def test_a_node_whose_memory_is_full_says_so(quiet: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made, more = await a.table("pp"), await a.table("pp")
        async with AsyncExitStack() as stack:
            await meet(a, made, 0, stack)
            full = await a.http.get(f"/api/tables/{more.id}")
            assert (full.status_code, full.json()["code"]) == (503, "full")
            line = await stack.enter_async_context(a.client(more.id))
            assert (await line.hello(more.tokens[0]))["code"] == "full"
            assert await line.closed() == Close.FULL
            await meet(b, more, 0, stack)

    run(replace(quiet, limits=Limits(rooms=1)), test)


def test_a_seat_taken_through_another_node_is_taken(config: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("po")
        await a.room(made.id)
        joined = await b.http.post(f"/api/tables/{made.id}/join", json={"name": "Bob"})
        assert joined.status_code == 201, joined.text
        again = await a.http.post(f"/api/tables/{made.id}/join", json={"name": "Eve"})
        assert again.status_code == 409
        bad = await b.http.post(
            f"/api/tables/{made.id}/join", content=b"{", headers={"content-type": "application/json"}
        )
        assert bad.status_code == 400
        assert (await b.http.get(f"/api/tables/{'x' * 16}")).status_code == 404

    run(config, test)


def test_what_the_owner_of_a_table_knows_is_asked_through_any_node(quiet: Config) -> None:
    async def test() -> None:
        config = replace(quiet, games=(SPEC, *GAMES))
        async with serving(config, clock=ChristmasEve()) as a, serving(config, clock=ChristmasEve()) as b:
            made = await a.table("pp")
            await a.room(made.id)
            wanted = {"tokens": [made.tokens[0]], "contact": "x"}
            followed = await b.http.post(f"/api/tables/{made.id}/notices", json=wanted)
            assert (followed.status_code, followed.json()["code"]) == (404, "no-contact")
            a.app.state.reviews.find = lambda _: Packed(b"{}")
            shown = await b.http.get(f"/api/tables/{made.id}/review?depth=8")
            assert (shown.status_code, shown.json()) == (200, {})
            table = await landed(a, "memoracers", flown("memoracers"))
            await a.room(table)
            results = [await each.http.get(f"/api{path('memoracers', table)}") for each in (a, b)]
            assert [each.status_code for each in results] == [200, 200]
            assert results[0].json() == results[1].json()

    asyncio.run(asyncio.wait_for(test(), 30))


def test_a_node_that_stops_hands_its_tables_over_at_once(config: Config) -> None:
    async def test() -> None:
        patient = replace(config, lease_s=600.0)
        async with serving(patient) as b:
            async with serving(patient) as a:
                made = await a.table("pp", rounds=3)
                async with AsyncExitStack() as stack:
                    ada = await meet(a, made, 0, stack)
                    bob = await meet(b, made, 1, stack)
                    assert (await bid(ada, 0))["type"] == "ok"
                    a.uvicorn.should_exit = True
                    assert await bob.closed() == 1012
            async with AsyncExitStack() as stack:
                bob = await meet(b, made, 1, stack, since=0)
                assert (await bid(bob, 1))["type"] == "ok"

    asyncio.run(asyncio.wait_for(test(), 30))


def test_a_node_that_is_cut_off_gives_up_and_cannot_write_when_it_is_back(config: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp", rounds=3)
        async with AsyncExitStack() as stack:
            ada = await meet(a, made, 0, stack)
            bob = await meet(b, made, 1, stack)
            assert (await bid(ada, 0))["type"] == "ok"
            old = await a.room(made.id)
            store, away = rooms_at(a).services.store, True

            async def no_beat(node: Peer, lasts_ms: int) -> bool:
                if away:
                    raise StoreError("cut off")
                return False

            beat = store.beat
            store.beat = no_beat  # type: ignore[method-assign]
            assert await ada.closed() == 1012
            assert await bob.closed() == 1012
        async with AsyncExitStack() as stack:
            await until(lambda: not node_of(b).peers)
            bob = await meet(b, made, 1, stack, since=0)
            assert (await bid(bob, 1))["type"] == "ok"
            away, store.beat = False, beat  # type: ignore[method-assign]
            with pytest.raises(Conflict):
                await old.services.store.append(made.id, 3, b"{}", "running")
            await until(lambda: node_of(a).signed)
            ada = await meet(a, made, 0, stack, since=0)  # and is carried to the new owner
            assert (await bid(ada, 0))["type"] == "ok"
            assert not rooms_at(a).in_memory()

    run(config, test)


def test_a_hint_that_a_table_was_taken_empties_the_old_room(config: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp")
        async with AsyncExitStack() as stack:
            ada = await meet(a, made, 0, stack)
            await until(lambda: node_of(a).bus.up and node_of(b).bus.up)
            await rooms_at(b).services.store.release(made.id, 1)  # as if the owner had run out
            assert await rooms_at(b).find(made.id) is not None
            assert await ada.closed() == 1012
            assert not rooms_at(a).in_memory()

    run(config, test)


def test_without_any_hint_an_old_owner_still_cannot_write(quiet: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp", rounds=2)
        async with AsyncExitStack() as stack:
            ada = await meet(a, made, 0, stack)
            await meet(a, made, 1, stack)
            number = (await ada.until("entry"))["prompts"]["0"]["number"]
            await rooms_at(b).services.store.release(made.id, 1)
            there = await rooms_at(b).find(made.id)
            assert there is not None
            await ada.send({"type": "play", "id": 1, "seat": 0, "number": number, "action": BID})
            assert await ada.closed() == 1012
            assert not any('"type":"ok"' in text for text in ada.heard)
        kept = await rooms_at(b).services.store.load(made.id)
        assert kept is not None
        assert kept.entries == ()

    run(quiet, test)


@pytest.mark.parametrize("hints", [True, False])
def test_a_key_given_out_at_another_node_holds(hints: bool, quiet: Config, redis_server: str) -> None:
    config = replace(quiet, bus=redis_server) if hints else quiet

    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp")
        async with AsyncExitStack() as stack:
            await meet(a, made, 0, stack)
            given = await b.http.post(f"/api/tables/{made.id}/pass", json={"tokens": [made.tokens[1]]})
            assert given.status_code == 201, given.text
            used = await b.http.post("/api/continue", json={"code": given.json()["code"]})
            assert used.status_code == 201, used.text
            token = used.json()["seats"][0]["token"]
            for server in (a, b):
                other = await stack.enter_async_context(server.client(made.id))
                welcome = await other.hello(token)
                assert welcome["yours"] == [1], welcome

    run(config, test)


def test_the_lobby_shows_the_tables_of_all_nodes(config: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        body = {"game": "auction", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "hard"}], "options": {}}
        answer = await a.http.post("/api/tables", json={**body, "terms": {"public": True}})
        made = Made(answer.json()["table"], [seat["token"] for seat in answer.json()["seats"]])
        async with AsyncExitStack() as stack:
            client = await meet(a, made, 0, stack)
            await client.until("entry")
            await until(lambda: node_of(b).peers)
            shown = (await b.http.get("/api/tables")).json()["tables"]
            assert [(table["table"], table["status"]) for table in shown] == [(made.id, "running")]

    run(config, test)


def test_nobody_from_outside_passes_for_a_node(config: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp")
        for secret in ("", "guess", node_of(b).me.secret):
            wrong = {"x-astrodrome-node": secret, "x-astrodrome-client": "1.2.3.4", "x-astrodrome-host": "localhost"}
            answer = await a.http.get(f"/api/tables/{made.id}", headers=wrong)
            assert answer.status_code == 403
            assert node_of(a).me.secret not in answer.text
            with pytest.raises(InvalidStatus):
                async with a.client(made.id, **wrong):
                    pass
        right = {"x-astrodrome-node": node_of(a).me.secret, "x-astrodrome-host": "localhost"}
        assert (await a.http.get(f"/api/tables/{made.id}", headers=right)).status_code == 200

    run(config, test)


def test_a_node_passes_on_to_one_that_is_gone_and_says_so(quiet: Config) -> None:
    async def test(a: Server, b: Server) -> None:
        made = await a.table("pp")
        await a.room(made.id)
        store = rooms_at(b).services.store
        gone = replace(node_of(a).me, id="gone", address="http://127.0.0.1:1")
        await store.enlist(gone, 60_000)
        await store.release(made.id, 1)
        assert isinstance(await store.claim(made.id, gone.id), int)
        try:
            answer = await b.http.get(f"/api/tables/{made.id}")
            assert answer.status_code == 503
            async with b.client(made.id) as client:
                assert await client.closed() == 1012
        finally:
            await store.leave(gone.id)
        assert (await b.http.get(f"/api/tables/{made.id}")).status_code == 200

    run(quiet, test)
