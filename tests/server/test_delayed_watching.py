"""Watching: some time later where the table wishes so; and notices to an address outside."""

from __future__ import annotations

import asyncio
import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.protocol.messages import Close
from astrodrome.server.protocol.terms import Terms, ThinkingTime
from astrodrome.server.room.mailbox import Attach
from astrodrome.server.support.webhook_addresses import BadAddress, check_address, resolve_outside
from astrodrome.server.support.webhooks import WebhookSender
from tests.laws.toys.rush.spec import SPEC as RUSH
from tests.server.fakes import House, Message, Visitor
from tests.server.harness import Server
from tests.server.test_lobby_and_rematch import made, serve
from tests.server.test_rooms import run, seated

HOOK = "http://127.0.0.1:9/hook"


def entries(messages: list[Message]) -> list[int]:
    return [message["entry"] for message in messages if message["type"] == "entry"]


def test_watchers_see_the_table_later_and_the_end_at_once() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=2, terms=Terms(delay_s=30)), 2)
        watcher = Visitor(first.room, ())
        welcome = await watcher.come(since=0)
        assert (welcome["status"], welcome["public"], welcome["past"]) == ("waiting", None, [])
        await house.clock.turn(29)
        assert entries(watcher.heard()) == []
        await house.clock.turn(2)
        assert entries(watcher.heard()) == [0]
        await first.bid(1)
        await second.bid(2, seat=1)
        assert entries(watcher.heard()) == []
        late = Visitor(first.room, ())
        welcome = await late.come(since=0)
        assert (welcome["entry"], welcome["public"]["scores"], len(welcome["past"])) == (0, [0, 0], 1)
        assert "outcome" not in str(late.heard())
        await house.clock.turn(31)
        assert entries(watcher.heard()) == entries(late.heard()) == [1, 2]
        await first.bid(1)
        await second.bid(2, seat=1)
        assert first.status == "over"
        assert entries(watcher.heard()) == [3, 4], "when it is over nothing is kept back"

    run(test())


def test_a_restart_does_not_show_watchers_the_present() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=3, terms=Terms(delay_s=30, thinking=ThinkingTime(120)))
        first, second = await seated(house, table, 2)
        await first.bid(1)
        await second.bid(2, seat=1)
        await house.again()
        room = await house.room(table)
        early = Visitor(room, ())
        await room.mailbox.call(Attach(early.connection, None))
        assert (early.heard(), early.closed) == ([], Close.AGAIN), "it stands at the present moment"
        first = Visitor(room, (0,))
        assert (await first.come())["room"]["times"], "players see the clocks"
        await first.bid(1)
        await house.clock.turn(29)
        watcher = Visitor(room, ())
        await house.clock.turn(2)
        welcome = await watcher.come()
        assert (welcome["status"], welcome["room"]["times"]) == ("running", []), "clocks tell whose turn it is"

    run(test())


def test_whoever_looks_from_outside_learns_no_more_than_delayed_watchers() -> None:
    async def test() -> None:
        house = House()
        table = await house.table("pp", rounds=2, terms=Terms(delay_s=30))
        first, second = await seated(house, table, 2)
        assert first.room.last_public_entry() is None, "watchers have not seen the start yet"
        await house.clock.turn(31)
        await first.bid(1)
        await second.bid(2, seat=1)
        assert (first.room.table.entry, first.room.last_public_entry()) == (2, 0)
        await house.clock.turn(31)
        assert first.room.last_public_entry() == 2
        await first.bid(1)
        await house.again()
        room = await house.room(table)
        assert room.last_public_entry() is None, "nobody is let in yet, for it stands at the present moment"
        await house.clock.turn(31)
        assert room.last_public_entry() is not None

    run(test())


def test_the_summary_of_a_table_tells_no_entry_that_delayed_watchers_have_not_seen(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pb", delay_s=60)
        async with server.client(table.id) as ada:
            await ada.hello(table.tokens[0])
            assert (await ada.play({"do": "Bid", "amount": 1}, 0, 1))["type"] == "ok"
            assert (await server.room(table.id)).table.entry, "players have seen the first answers"
            assert (await server.http.get(f"/api/tables/{table.id}")).json()["entry"] is None

    serve(tmp_path, test)


def test_a_face_that_a_player_shows_reaches_delayed_watchers_as_late_as_the_game() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("pp", rounds=2, terms=Terms(delay_s=30)), 2)
        watcher = Visitor(first.room, ())
        await house.clock.turn(31)
        await watcher.come()
        await first.ask("react", seat=0, face="laugh")
        assert "reacted" in [message["type"] for message in second.heard()]
        assert "reacted" not in [message["type"] for message in watcher.heard()]
        await house.clock.turn(31)
        assert "reacted" in [message["type"] for message in watcher.heard()]

    run(test())


def test_a_table_tells_its_address_whose_turn_it_is_once() -> None:
    async def test() -> None:
        house = House()
        first, second = await seated(house, await house.table("ppb", rounds=2, terms=Terms(webhook=HOOK)), 2)
        assert [(address, body["seat"]) for address, body in house.webhooks.sent] == [(HOOK, 0), (HOOK, 1)]
        assert "card" not in str(house.webhooks.sent)
        await first.bid(1)
        assert len(house.webhooks.sent) == 2
        await second.bid(1, seat=1)
        await house.clock.turn(1)
        assert [body["seat"] for _, body in house.webhooks.sent] == [0, 1, 0, 1]
        welcome = await Visitor(first.room, ()).come()
        assert welcome["terms"]["webhook"] is None
        assert HOOK not in str(welcome)

    run(test())


def test_an_address_is_told_of_the_seats_and_not_of_the_clock() -> None:
    async def test() -> None:
        house = House(RUSH)
        first, _ = await seated(house, await house.table("pp", terms=Terms(webhook=HOOK)), 2)
        assert CLOCK in first.room.table.game.situation.waiting
        assert (first.room.mailbox.open, first.status) == (True, "running")
        assert [body["seat"] for _, body in house.webhooks.sent] == [0, 1]

    run(test())


@pytest.mark.parametrize(
    "address", ["", "ftp://a.example/", "https://", "//a.example", "http://u:p@a.example/", "http://a b/", "http://[x"]
)
def test_an_address_that_is_none_is_said_to_be_none(address: str) -> None:
    with pytest.raises(BadAddress, match="expected"):
        check_address(address)


def test_a_server_for_others_knocks_at_no_door_behind_it() -> None:
    assert resolve_outside("127.0.0.1", 80, inside=True) == "127.0.0.1"
    for host in ("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "0.0.0.0"):
        with pytest.raises(BadAddress, match="not reached"):
            resolve_outside(host, 80, inside=False)


class Hook(BaseHTTPRequestHandler):
    """Notes what is posted to it."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, json.loads(body)))  # type: ignore[attr-defined]  # set by the test
        self.send_response(302)
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name is the library's
        pass


def test_a_notice_arrives_and_is_not_followed() -> None:
    listener = HTTPServer(("127.0.0.1", 0), Hook)
    listener.heard = []  # type: ignore[attr-defined]  # for the handler
    thread = Thread(target=listener.serve_forever, daemon=True)
    thread.start()

    async def test() -> None:
        messenger = WebhookSender(inside=True)
        messenger.send(f"http://127.0.0.1:{listener.server_port}/hook?key=1", {"seat": 0})
        messenger.send("http://127.0.0.1:1/nobody", {"seat": 0})
        WebhookSender(inside=False).send(f"http://127.0.0.1:{listener.server_port}/inside", {"seat": 0})
        await messenger.close()

    asyncio.run(asyncio.wait_for(test(), 20))
    listener.shutdown()
    listener.server_close()
    assert listener.heard == [("/hook?key=1", {"seat": 0})]  # type: ignore[attr-defined]  # see above


def test_a_bad_address_is_refused_with_the_table(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        body = {"game": "auction", "seats": [{"kind": "person"}], "terms": {"webhook": "javascript:alert(1)"}}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["field"]) == (422, "terms.webhook")

    serve(tmp_path, test)
