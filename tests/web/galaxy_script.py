"""Games of Galaxy Trucker known beforehand: what a seat answers when a bot thinks for it, the others being bots.

A game that is built in turns goes the same way at the server, so a table can be brought to any moment of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from playwright.sync_api import Page

from astrodrome.bots.worker import decide
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.fields import Json
from astrodrome.server.room.autopilot import bot_seed
from tests.web.server import Message, Server, Table

BOTS = {"p": "normal", "e": "easy", "n": "normal", "h": "hard"}
MOST_SEEDS = 60

# Answers for a seat over a socket of its own, as fast as the table asks.
# A new line in time, since a line may not say everything at once. The table never answers for the seat.
PLAY = """({ table, token, seat, actions, spare }) => new Promise((done, failed) => {
  let next = 0;
  const open = () => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let waiting = false, said = 0, prompt;
    const order = { type: "orders", id: 9999, seat, ask: true, aside: [] };
    const close = (then) => { socket.onclose = socket.onmessage = null; socket.close(); then(next); };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", tokens: [token] }));
    socket.onclose = () => failed(new Error("the line was closed"));
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(data);
      if (heard.type === "refused" || heard.type === "error") failed(new Error(`${next}: ${data.slice(0, 300)}`));
      if (heard.type === "welcome") { waiting = true; socket.send(JSON.stringify(order)); }
      if (heard.type === "ok") waiting = false;
      if (heard.prompts) prompt = heard.prompts[seat];
      if (waiting) return;
      if (next >= actions.length) close(done);
      else if (said >= spare) close(open);
      else if (prompt) {
        waiting = true;
        const play = { type: "play", id: next, seat, number: prompt.number, action: actions[next] };
        prompt = undefined;
        next += 1;
        said += 1;
        socket.send(JSON.stringify(play));
      }
    };
  };
  open();
})"""
SPARE = 30


@dataclass(frozen=True)
class Moment:
    """A question to the first seat, and what it answers."""

    decision: str
    offer: Message
    public: Message
    answer: Message


@lru_cache
def moments(kinds: str, seed: int, options: str) -> tuple[Moment, ...]:
    """Return all that the first seat is asked in a whole game built in turns; options are written as JSON."""
    chosen: dict[str, Json] = json.loads(options)
    game = SPEC.new(len(kinds), chosen, seed)
    found: list[Moment] = []
    while not game.over:
        seat = game.asked[0]
        answer = json.loads(decide(SPEC.name, game.save(log=False), seat, BOTS[kinds[seat]], bot_seed(seed, seat)))
        if seat == 0:
            prompt = game.prompt(0)
            assert prompt is not None
            public = json.loads(to_json(game.view(None).public))
            found.append(Moment(prompt.decision, json.loads(to_json(prompt.offer)), public, answer))
        game.play(seat, SPEC.codec.decode_action(answer))
    return tuple(found)


def led(
    kinds: str, seed: int, options: str, other: Callable[[Moment], Message | None], wanted: Callable[[Moment], bool]
) -> tuple[Message, ...] | None:
    """Return what the first seat answers up to a wanted moment where it answers otherwise than a bot would at times."""
    game = SPEC.new(len(kinds), json.loads(options), seed)
    given: list[Message] = []
    while not game.over:
        seat = game.asked[0]
        answer = json.loads(decide(SPEC.name, game.save(log=False), seat, BOTS[kinds[seat]], bot_seed(seed, seat)))
        if seat == 0:
            prompt = game.prompt(0)
            assert prompt is not None
            public = json.loads(to_json(game.view(None).public))
            moment = Moment(prompt.decision, json.loads(to_json(prompt.offer)), public, answer)
            if wanted(moment):
                return tuple(given)
            answer = other(moment) or answer
            given.append(answer)
        game.play(seat, SPEC.codec.decode_action(answer))
    return None


def script(kinds: str, seed: int, options: str) -> tuple[Message, ...]:
    """Return what the first seat answers in a whole game."""
    return tuple(moment.answer for moment in moments(kinds, seed, options))


@dataclass(frozen=True)
class Place:
    """A game and how many answers of the first seat lead to a moment of it."""

    kinds: str
    seed: int
    options: str
    answers: int

    @property
    def moment(self) -> Moment:
        """The moment itself."""
        return moments(self.kinds, self.seed, self.options)[self.answers]


def find(kinds: str, options: str, wanted: Callable[[Moment], bool], first: int = 0) -> Place:
    """Return the first moment of its kind, in the first game that has one."""
    for seed in range(first, first + MOST_SEEDS):
        for answers, moment in enumerate(moments(kinds, seed, options)):
            if wanted(moment):
                return Place(kinds, seed, options, answers)
    raise AssertionError(f"no such moment in {MOST_SEEDS} games of {kinds} with {options}")


def table_of(server: Server, place: Place) -> Table:
    """Make the table of a known game."""
    options: dict[str, Any] = json.loads(place.options)  # options of any form; the server reads them
    return server.table(place.kinds, seed=place.seed, game="galaxy-trucker", **options)


def table_at(server: Server, page: Page, place: Place) -> Table:
    """Make a table and bring it to a moment; the page is only used to speak with the server."""
    table = table_of(server, place)
    play(server, page, table, script(place.kinds, place.seed, place.options)[: place.answers])
    return table


def play(server: Server, page: Page, table: Table, actions: Sequence[Message], seat: int = 0) -> None:
    """Give answers for a seat without showing them."""
    page.goto(f"{server.base}/licences")
    said = {"seat": seat, "actions": list(actions), "spare": SPARE}
    page.evaluate(PLAY, {"table": table.id, "token": table.tokens[str(seat)], **said})
