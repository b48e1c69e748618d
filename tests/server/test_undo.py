"""Games in which answers were taken back: the log keeps all of it, and everything that reads a log reads them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from astrodrome.cli.main import main as command
from astrodrome.game_logs.narration import tell
from astrodrome.game_logs.parsing import replay
from astrodrome.games import GAMES
from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.log import Entry, Log, Undo
from astrodrome.kernel.records import Event
from astrodrome.kernel.seed_draw import faults
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol.bodies import Fork
from astrodrome.server.table import forks
from astrodrome.server.table.rebuild import rebuild
from astrodrome.server.table.recording import decompress, record
from tests.server.auction.spec import SPEC
from tests.server.fakes import Message
from tests.server.harness import Client, Server, config_for, serving
from tests.server.test_lobby_and_rematch import made, serve
from tests.server.test_replay_routes import ask
from tools.corpus import kept, play

OPTIONS: dict[str, dict[str, object]] = {"galaxy-trucker": {"flights": ["I"], "turns": 4}}
"""Shorter games, where there are any."""
UNDOS = 6


@pytest.fixture(scope="module", params=GAMES, ids=lambda spec: str(spec.name))
def undone(request: pytest.FixtureRequest) -> AnyGame:
    """A finished game of each kind, with some ways back in it."""
    spec: AnySpec = request.param
    games = (play(spec, 2, OPTIONS.get(spec.name, {}), seed, UNDOS) for seed in range(11, 50))
    return next(game for game in games if sum(isinstance(item, Undo) for item in game.log.entries) >= 2)


def moments(items: tuple[Entry | Undo, ...]) -> list[int]:
    """Return for every item the entry whose table it leaves behind: its own, or that of the moment it goes back to."""
    line: list[int] = []
    same = [0]
    for entry, item in enumerate(items, start=1):
        if isinstance(item, Entry):
            line.append(entry)
            same.append(entry)
        else:
            del line[item.to :]
            same.append(line[-1] if line else 0)
    return same


def test_the_log_keeps_every_answer_and_every_way_back(undone: AnyGame) -> None:
    items = undone.log.entries
    assert 2 <= sum(isinstance(item, Undo) for item in items) <= UNDOS
    read = Log.from_json(undone.log.to_json())
    assert read == undone.log
    again = replay(read)
    assert (again.digest(), again.outcome) == (undone.digest(), undone.outcome)
    for upto, item in enumerate(items, start=1):
        if isinstance(item, Undo):
            after, before = replay(read, upto), replay(read, moments(items)[upto])
            assert after.view(0) == before.view(0), "the table is as it was"
            assert after.number == before.number


def test_the_recording_shows_every_entry_and_where_the_table_went_back(undone: AnyGame) -> None:
    items = undone.log.entries
    shown: dict[str, Any] = json.loads(decompress(record(undone.spec, kept(undone))))
    assert len(shown["steps"]) == len(items) + 1
    assert Log.from_json(json.dumps(shown["log"])) == undone.log
    for step, item, same in zip(shown["steps"][1:], items, moments(items)[1:], strict=True):
        assert (step["undo"], step["action"]) == ((item.to, None) if isinstance(item, Undo) else (None, item.action))
        if isinstance(item, Undo):
            then = shown["steps"][same]
            assert (step["public"], step["mine"], step["situation"]) == (
                then["public"],
                then["mine"],
                then["situation"],
            )
            assert step["events"] == []


def test_one_plays_on_from_any_moment_around_a_way_back(undone: AnyGame) -> None:
    table = kept(undone)
    for entry in [at for at, item in enumerate(undone.log.entries, start=1) if isinstance(item, Undo)]:
        for moment in (entry - 1, entry, entry + 1):
            then = replay(undone.log, moment)
            for hidden in ("kept", "dealt"):
                wish = Fork(entry=moment, seat=1, hidden=hidden)
                fork, _ = forks.fork(undone.spec, table, wish, 0)
                game = rebuild(undone.spec, fork).game
                assert game.view(1) == then.view(1)
                assert hidden == "dealt" or game.digest() == then.digest()


def test_the_command_line_reads_and_verifies_it(
    undone: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(undone.log.to_json())
    assert command(["replay", str(file), "--verify"]) == 0
    verified = capsys.readouterr().out
    assert undone.digest() in verified
    assert command(["replay", str(file)]) == 0
    assert capsys.readouterr().out.strip()
    body = json.loads(undone.log.to_json())
    at = next(at for at, item in enumerate(body["entries"]) if "undo" in item)
    del body["entries"][at]  # a hole where the table went back
    file.write_bytes(to_bytes(body))
    if command(["replay", str(file), "--verify"]) == 0:
        assert undone.digest() not in capsys.readouterr().out, "it is another game"


def test_whatever_reads_the_log_plays_every_answer_once(undone: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play_one = Game.play_judged

    def counting(game: AnyGame, seat: int, *answer: Any, **more: Any) -> tuple[Event, ...]:  # noqa: ANN401 - passed on
        played.append(seat)
        return play_one(game, seat, *answer, **more)

    monkeypatch.setattr(Game, "play_judged", counting)
    answers = [item.seat for item in undone.log.entries if isinstance(item, Entry)]
    assert rebuild(undone.spec, kept(undone)).game.digest() == undone.digest()
    assert played == answers
    record(undone.spec, kept(undone))
    assert played == answers * 2
    tell(undone.spec, undone.log, None, "en")
    assert played == answers * 3


async def take_back(client: Client, seat: int) -> Message:
    """Take the last answer of a seat back; return the entry."""
    await client.send({"type": "undo", "id": 900, "seat": seat})
    return await client.until("entry")


def test_a_game_taken_back_at_a_real_table_is_kept_told_given_out_and_taken_in(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        table = await made(server, "pp")
        promised = (await server.http.get(f"/api/tables/{table.id}")).json()["commitment"]
        async with server.client(table.id) as first, server.client(table.id) as second:
            await first.hello(table.tokens[0])
            await second.hello(table.tokens[1])
            number = (await first.until("entry"))["prompts"]["0"]["number"]
            await first.play({"do": "Bid", "amount": 3}, 0, number)
            assert (await take_back(first, 0))["undo"] == 0
            await first.play({"do": "Bid", "amount": 1}, 0, number)
            await second.play({"do": "Bid", "amount": 2}, 1, number)
            await first.play({"do": "Bid", "amount": 0}, 0, number + 1)
            await second.play({"do": "Bid", "amount": 0}, 1, number + 1)
        path = f"/api/tables/{table.id}"
        replayed = (await server.http.get(f"{path}/replay")).json()
        assert [step["undo"] for step in replayed["steps"]] == [None, None, 0, None, None, None, None]
        assert replayed["outcome"]["scores"] == [0, 2], "what was taken back does not count"
        log = Log.from_json(json.dumps(replayed["log"]))
        assert log.draw is not None
        assert (log.draw.promise, faults(log.draw, log.seed, log.seats)) == (promised, [])
        file = (await server.http.get(f"{path}/log")).json()
        assert [sorted(item) for item in file["entries"]][1] == ["time", "undo"]
        assert SPEC.replay(Log.from_json(json.dumps(file))).outcome is not None
        again = await ask(server, "/api/logs", file)
        taken = (await server.http.get(f"/api/tables/{again['table']}/replay")).json()
        assert taken["steps"] == replayed["steps"]
        for entry, scores in ((1, [0, 0]), (2, [0, 0]), (4, [0, 2])):
            fork = await ask(server, f"{path}/fork", {"entry": entry, "seat": 0, "hidden": "kept", "bot": "hard"})
            assert (await server.room(fork["table"])).table.game.state.scores == scores
        kept_ids.extend([table.id, again["table"]])
        told.append(replayed["steps"])

    kept_ids: list[str] = []
    told: list[object] = []
    serve(tmp_path, test)

    async def later() -> None:
        async with serving(config_for(tmp_path)) as server:
            for table in kept_ids:
                assert (await server.http.get(f"/api/tables/{table}/replay")).json()["steps"] == told[0]
                assert (await server.room(table)).table.status == "over"

    asyncio.run(asyncio.wait_for(later(), 30))
