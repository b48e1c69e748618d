"""Games of the Big Expansion for the tests: boxes and steady hands that bring a moment about at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from playwright.sync_api import Page

from astrodrome.games.galaxy_trucker.box.options import Options
from astrodrome.games.galaxy_trucker.content.rows import CardRow, ComponentRow, Content, Kind, Projectile, our_content
from astrodrome.games.galaxy_trucker.modules.bonus.records import StopAt, TakeFromDepot
from astrodrome.games.galaxy_trucker.modules.technologies.records import ChooseSpecialist
from astrodrome.games.galaxy_trucker.records.actions import RETURN, TAKE_FACE_DOWN, BoardAlien, Finish, Place, Shoot
from astrodrome.games.galaxy_trucker.records.offers import BuildOffer
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.codec import plain, to_json
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.records import Action, Prompt
from tests.web.server import Message, Server, Table

Flying = Game[Trucker, Options]
MOST_SEEDS = 40
TURNS = 40
COPIES = 80
"""Of a bonus card that is to come up at once."""
PARTS = 14
"""Components after which a steady hand finishes its ship."""
EVERYTHING = ["technologies", "bonus-cards"]
Turns = tuple[int, ...]
ANYHOW = (0, 1, 2, 3)
EAGER = (BoardAlien, ChooseSpecialist, StopAt, TakeFromDepot, Shoot)

# Answers for all seats, each as soon as it is asked; a new line in time, since a line may not say everything at once.
PLAY = """({ table, tokens, answers, spare }) => new Promise((done, failed) => {
  let next = 0;
  const open = () => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    let waiting = false, said = 0, prompts = {};
    const close = (then) => { socket.onclose = null; socket.close(); then(next); };
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", tokens }));
    socket.onclose = () => failed(new Error("the line was closed"));
    socket.onmessage = ({ data }) => {
      const heard = JSON.parse(data);
      if (heard.type === "refused" || heard.type === "error") failed(new Error(`${next}: ${data.slice(0, 300)}`));
      if (heard.type === "ok") waiting = false;
      if (heard.prompts) prompts = heard.prompts;
      const [seat, action] = answers[next] ?? [];
      if (waiting) return;
      if (next >= answers.length) close(done);
      else if (said >= spare) close(open);
      else if (prompts[seat]) {
        waiting = true;
        const play = { type: "play", id: next, seat: Number(seat), number: prompts[seat].number, action };
        prompts = {};
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
class Way:
    """A game of people only, and the answers after which its first seat is asked what a test is about."""

    seats: int
    seed: int
    options: str
    answers: tuple[tuple[int, Message], ...] = field(repr=False)
    offer: Message = field(repr=False)
    public: Message = field(repr=False)


def stacked(content: Content, *names: str) -> Content:
    """Return a box with the cards of the first level replaced by these, in turn; bonus cards outnumber what is left."""
    box = our_content()
    shown = [card for name in names for card in box.cards if card.name == name]
    bonus = [card for name in names for card in box.bonus if card.name == name]
    cards = [
        replace(shown[index % len(shown)], name=card.name, star=card.star) if shown and card.level == 1 else card
        for index, card in enumerate(content.cards)
    ]
    more = [replace(card, name=f"{card.name}/{copy}", level=1) for card in bonus for copy in range(COPIES)]
    return replace(content, cards=tuple(cards), bonus=(*content.bonus, *more))


def refitted(*names: str) -> Content:
    """Return the box with every second component of the warehouse made like one of these, in turn."""
    box = our_content()
    shown = [next(row for row in (*box.components, *box.technologies) if row.name == name) for name in names]
    new = {row.name for row in box.technologies}
    rows: list[ComponentRow] = []
    more: list[ComponentRow] = []
    for index, row in enumerate(box.components):
        other = shown[index // 2 % len(shown)]
        if row.colour is not None or index % 2:
            rows.append(row)
        else:
            (more if other.name in new else rows).append(replace(other, name=row.name, house=False))
    return replace(box, components=tuple(rows), technologies=(*box.technologies, *more))


def plotted(family: str) -> Content:
    """Return the box with every machination made like the one of a family."""
    box = our_content()
    shown = next(card for card in box.machinations if card.family == family)
    return replace(box, machinations=tuple(replace(shown, name=card.name) for card in box.machinations))


def broadside() -> Content:
    """Return a box of double cannons, batteries and cabins that fit anywhere, and of large meteors from the left."""
    box = our_content()
    kinds: tuple[Kind, ...] = ("cannon_double", "battery", "cabin", "engine_single")
    shown = [next(row for row in box.components if row.kind == kind) for kind in kinds]
    sides = ((0, 3, 3, 3), (3, 3, 3, 3), (3, 3, 3, 3), (3, 3, 0, 3))
    rows = [
        row if row.colour else replace(shown[at % 4], name=row.name, sides=sides[at % 4])
        for at, row in enumerate(box.components)
    ]
    meteors = (Projectile("large", "left"),) * 4
    cards = [CardRow(card.name, card.level, "meteor_swarm", projectiles=meteors, star=card.star) for card in box.cards]
    return replace(box, components=tuple(rows), cards=tuple(cards))


def game(*cards: str, content: Content | None = None, **options: object) -> str:
    """Return the options of a short game: one flight of class I, these cards, this box."""
    box = content or our_content()
    box = stacked(box, *cards) if cards else box
    chosen: dict[str, object] = {"flights": ["I"], "turns": TURNS, **options}
    if cards or content:
        chosen["content"] = plain(box)
    return json.dumps(chosen)


def build(prompt: Prompt, parts: int, turns: Turns) -> Action:
    """Return what a steady builder does: take unseen, place where it fits, finish a ship of some size."""
    offer = prompt.offer
    assert isinstance(offer, BuildOffer)
    if offer.component is not None and offer.loose is None:
        for choice in offer.squares:
            for turn in [choice.turns[at] for at in turns]:
                if turn.refusal is None and not turn.mistakes:
                    return Place(choice.square, turn.turns)
        return RETURN
    numbers = [choice.number for choice in offer.numbers if choice.refusal is None]
    return Finish(numbers[0]) if (parts >= PARTS or offer.face_down is not None) and numbers else TAKE_FACE_DOWN


def steady(flying: Flying, seat: int, turns: Turns) -> Action:
    """Return what a steady hand answers: a sound ship, an eager yes to what modules offer, else what comes first."""
    prompt = flying.prompt(seat)
    assert prompt is not None
    if isinstance(prompt.offer, BuildOffer):
        return build(prompt, sum(code != 0 for code in flying.state.ships[seat]), turns)
    legal = flying.legal(seat)
    return next((action for action in legal if isinstance(action, EAGER)), legal[0])


def flown(
    decision: str, options: str, more: Callable[[Message], bool], seats: int, turns: Turns, seed: int
) -> Way | None:
    """Fly one game up to a question to the first seat; None where it does not come."""
    chosen: dict[str, Json] = json.loads(options)
    flying = SPEC.new(seats, chosen, seed)
    answers: list[tuple[int, Message]] = []
    while not flying.over:
        seat = flying.asked[-1] if flying.situation.decision == decision else flying.asked[0]
        prompt = flying.prompt(seat)
        if seat == 0 and prompt is not None and prompt.decision == decision:
            offer: Message = json.loads(to_json(prompt.offer))
            if more(offer):
                public: Message = json.loads(to_json(flying.view(None).public))
                return Way(seats, seed, options, tuple(answers), offer, public)
        action = steady(flying, seat, turns)
        answers.append((seat, json.loads(to_json(action))))
        flying.play(seat, action)
    return None


def always(_: Message) -> bool:
    """Want any offer."""
    return True


@cache
def way(
    decision: str, options: str, more: Callable[[Message], bool] = always, seats: int = 2, turns: Turns = ANYHOW
) -> Way:
    """Return the way to a question in the first game that has it; builders prefer `turns` of components, in order."""
    for seed in range(MOST_SEEDS):
        found = flown(decision, options, more, seats, turns, seed)
        if found:
            return found
    raise AssertionError(f"{decision} is not asked in {MOST_SEEDS} games")


def table_on(server: Server, page: Page, on: Way) -> Table:
    """Make the table of a way and go it; the page is only used to speak with the server."""
    options: dict[str, Any] = json.loads(on.options)  # options of any form; the server reads them
    table = server.table("p" * on.seats, seed=on.seed, game="galaxy-trucker", **options)
    answer(server, page, table, on.answers)
    return table


def answer(server: Server, page: Page, table: Table, answers: tuple[tuple[int, Message], ...]) -> None:
    """Give answers for any seats without showing them."""
    page.goto(f"{server.base}/licences")
    given = {"table": table.id, "tokens": list(table.tokens.values()), "answers": [list(a) for a in answers]}
    page.evaluate(PLAY, {**given, "spare": SPARE})
