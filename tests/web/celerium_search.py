"""Rallies raced in the engine beforehand, to find the seed and the answers that lead to what a test wants to see."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache

from websockets.sync.client import ClientConnection, connect

from astrodrome import action_from_json
from astrodrome.bots.worker import decide
from astrodrome.games.celerium.content.options import Options
from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.records.actions import PASS_TURN
from astrodrome.games.celerium.records.offers import AnswerOffer, LineOffer, RaceOffer
from astrodrome.games.celerium.records.scoring_events import BoostChecked
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.records import Action, Offer
from astrodrome.server.room.autopilot import bot_seed
from tests.web.server import Message, Server, Table

SEEDS = 60
MOST = 260
SOON_S = 60.0
SPARE = 50
ORDER = 9999
"""The id of a standing order, which no answer has."""
"""Messages after which the racer takes a new line: a line may not say everything at once."""
BOTS = {"p": "easy", "r": "random", "e": "easy", "n": "normal"}

Rallying = Game[Celerium, Options]
Moment = Callable[[Rallying], bool]


@dataclass(frozen=True)
class Found:
    """A table and the answers of its first seat after which it is at the wanted moment; bots answer for the others."""

    kinds: str
    options: dict[str, Json]
    seed: int
    answers: tuple[tuple[int, Action], ...] = field(repr=False)


def thought(game: Rallying, seat: int, bot: str, seed: int) -> Action:
    """Return what a bot answers at a seat, as the server would ask it."""
    return action_from_json(SPEC, decide(SPEC.name, game.save(log=False), seat, bot, bot_seed(seed, seat)))


def raced(moment: Moment, kinds: str, options: dict[str, Json], seed: int) -> Found | None:
    """Race one rally up to a moment; None where it does not come."""
    game = SPEC.new(len(kinds), options, seed)
    answers: list[tuple[int, Action]] = []
    while not game.over and len(answers) < MOST:
        # Who chooses in secret with others is looked at when they have chosen, as the page will be.
        others = [seat for seat in game.asked if seat]
        for seat in others:
            game.play(seat, thought(game, seat, BOTS[kinds[seat]], seed))
        if others:
            continue
        if moment(game):
            return Found(kinds, options, seed, tuple(answers))
        answer = thought(game, 0, BOTS[kinds[0]], seed)
        answers.append((game.number, answer))
        game.play(0, answer)
    return None


def find(moment: Moment, kinds: str = "pr", seeds: Sequence[int] = range(SEEDS), **options: Json) -> Found:
    """Return the way to a moment in the first of these rallies that has it."""
    for seed in seeds:
        found = raced(moment, kinds, options, seed)
        if found:
            return found
    raise AssertionError(f"the moment is not reached in the rallies {seeds}")


def asked(decision: str) -> Moment:
    """Want a moment at which the first seat is asked a question."""
    return lambda game: game.situation.decision == decision and 0 in game.asked


def offer_of(game: Rallying) -> Offer | None:
    """Return what the first seat is offered."""
    prompt = game.prompt(0)
    return prompt.offer if prompt else None


def shielded(game: Rallying) -> bool:
    """Want an attack that a Shield can stop."""
    offer = offer_of(game)
    return isinstance(offer, AnswerOffer) and offer.shield is None


def reacting(game: Rallying) -> bool:
    """Want an attack that a card of the hand can answer."""
    offer = offer_of(game)
    return isinstance(offer, AnswerOffer) and any(one.refusal is None for one in offer.reactions)


def doubling(game: Rallying) -> bool:
    """Want a line on which the Px2 token may be spent."""
    offer = offer_of(game)
    return isinstance(offer, LineOffer) and any(one.px2 and one.refusal is None for one in offer.picks)


def surprising(game: Rallying) -> bool:
    """Want a card in hand by which an opponent's active Boost can be checked now, whatever its type."""
    offer = offer_of(game)
    if not isinstance(offer, RaceOffer):
        return False
    active = [name for name, on in zip(("shield", "line", "planet"), game.state.boost_active[3:6], strict=True) if on]
    return any(
        part.refusal is None and option_checks(game, choice.card, part.part, active)
        for choice in offer.cards
        for part in choice.parts
        if part.part != "move"
    )


def option_checks(game: Rallying, card: str, part: str, active: Sequence[str]) -> bool:
    """Tell whether an option of a card checks one of these Boosts."""
    rows = {row.name: row for row in game.state.tables.box.events}
    effect = rows[card].first if part == "first" else rows[card].second
    return any(f"CONTROL {boost}" in effect for boost in active)


def repairing(game: Rallying) -> bool:
    """Want the first seat in a race with an Upgrade in its workshop, which comes back when the round ends."""
    state = game.state
    return asked("FranchiseRaces")(game) and bool(state.workshop[0]) and state.round < state.races()


class Racer:
    """The first seat at a socket of its own, until it is handed to a browser."""

    def __init__(self, server: Server, table: Table) -> None:
        self._address = server.base.replace("http", "ws") + f"/api/tables/{table.id}/socket"
        self._token = table.tokens["0"]
        self._prompt: Message | None = None
        self._sent = 0
        self._line = ExitStack()
        self._socket = self._connect()

    def _connect(self) -> ClientConnection:
        self._socket = self._line.enter_context(connect(self._address, max_size=None))
        self._say({"type": "hello", "tokens": [self._token]})
        self._until(lambda message: message["type"] == "welcome")
        # Else the table itself answers what is no choice, sometimes sooner than we do.
        self._order(ask=True)
        return self._socket

    def _order(self, ask: bool) -> None:
        self._say({"type": "orders", "id": ORDER, "seat": 0, "ask": ask})
        self._until(lambda message: message["type"] == "ok")

    def play(self, number: int, action: Action) -> None:
        """Answer a question as soon as it is put."""
        if self._sent % SPARE == SPARE - 1:
            self._line.close()
            self._connect()
        while self._prompt is None or self._prompt["number"] != number:
            self._until(lambda message: "prompts" in message)
        self._sent += 1
        self._say({"type": "play", "id": self._sent, "seat": 0, "number": number, "action": plain(action)})
        missing = {"reply", "news"}
        while missing:
            message = self._hear()
            assert message["type"] not in ("refused", "error"), f"{action} was not taken: {message}"
            missing.discard("reply" if message["type"] == "ok" else "news" if "prompts" in message else "")

    def close(self) -> None:
        """Go away; who comes next is asked only what is a choice."""
        self._order(ask=False)
        self._line.close()

    def _say(self, message: Message) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self) -> Message:
        message: Message = json.loads(self._socket.recv(SOON_S))
        if "prompts" in message:
            self._prompt = message["prompts"].get("0")
        return message

    def _until(self, wanted: Callable[[Message], bool]) -> None:
        while not wanted(self._hear()):
            pass


def prepared(server: Server, found: Found, pace_ms: int = 0) -> Table:
    """Make the table of what was found, and play it up to the moment."""
    options: dict[str, object] = {**found.options}
    table = server.table(found.kinds, found.seed, pace_ms, 0, "celerium", **options)
    racer = Racer(server, table)
    for number, answer in found.answers:
        racer.play(number, answer)
    racer.close()
    return table


def controlled(game: Rallying) -> bool:
    """Want a pass of the first seat that ends the race, after which a Boost is shown at the control."""
    return bool(checks(game))


def failing(game: Rallying) -> bool:
    """Want such a pass after which the first Boost that is shown does not conform."""
    shown = checks(game)
    return bool(shown) and not shown[0].conforms


def checks(game: Rallying) -> list[BoostChecked]:
    """Return the Boosts that are shown at the control where a pass of the first seat ends the race."""
    if not asked("FranchiseRaces")(game):
        return []
    twin = SPEC.load(game.save(log=False))
    return [event for event in twin.play(0, PASS_TURN) if isinstance(event, BoostChecked)]


def with_damage() -> dict[str, Json]:
    """Return tables in which every card of level 1 can damage an Upgrade for 1 energy."""
    rows: list[Json] = []
    for row in our_box().events:
        told = plain(row)
        assert isinstance(told, dict)
        rows.append({**told, "energy": 1, "second": "DAMAGE"} if row.level == 1 else told)
    return {"events": rows}


@cache
def found(name: str) -> Found:
    """Return the way to one of the moments that tests and pictures share."""
    if name == "repair":
        return find(repairing, content=with_damage())
    return find(MOMENTS[name])


@cache
def whole_rally() -> Found:
    """Return a whole rally of four franchises."""
    return find(lambda game: game.state.round == game.state.races() and controlled(game), "pnen", range(4, 10))


MOMENTS: dict[str, Moment] = {
    "market": asked("FranchiseShops"),
    "equipment": asked("FranchiseEquips"),
    "cards": asked("FranchiseBuysCards"),
    "boosts": asked("FranchisesBoost"),
    "line": doubling,
    "race": asked("FranchiseRaces"),
    "other-half": asked("FranchiseGoesOn"),
    "reaction": reacting,
    "shield": shielded,
    "surprise": surprising,
    "control": lambda game: game.state.round == 1 and controlled(game),
    "control-fails": failing,
}
