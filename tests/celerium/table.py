"""Positions for the rule tests: a rally set up at some step in a line or two, and played by short words.

Each franchise is a `f(...)`; what is not said is ordinary. Cards, Upgrades and Boosts are named as in the tables,
several with spaces between: `hand="1-01 1-18"`. Versions go in the order shield, line, planet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypedDict, TypeVar, Unpack, cast

from astrodrome.games.celerium.content.options import Options
from astrodrome.games.celerium.content.rows import our_box
from astrodrome.games.celerium.content.vocabulary import Kind, Line, Part
from astrodrome.games.celerium.records.actions import END_TURN, PASS_TURN, Advance, Play, Repeat
from astrodrome.games.celerium.records.offers import Standing
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.views.table_view import MineView, PublicView
from astrodrome.kernel.agenda import answer
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.positions.notation import Given
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.saving import save_state
from astrodrome.kernel.seats import Seat

E = TypeVar("E", bound=Event)
Rally: TypeAlias = Game[Celerium, Options]
Script: TypeAlias = Mapping[str, list[int]]

SCORES: Final = Standing(behind=True, zone=None, in_zone=True, missed=0)
"""A Starbot behind its Pilot."""
VAIN: Final = Standing(behind=False, zone=None, in_zone=True, missed=1)
"""A Starbot beside its Pilot or ahead."""
STEPS: Final = ("planet", "market", "equipment", "purchase", "boosts", "line", "check", "placement", "race", "control")


@dataclass(frozen=True)
class Franchise:
    """A franchise in the middle of a rally."""

    pilot: int = 12
    starbot: int = 10
    line: Line | None = "blue"
    hand: str = ""
    score: int = 0
    actions: int = 8
    energy: int = 6
    face: str = "1 recto"
    colour: str = ""
    on_pilot: str = ""
    on_starbot: str = ""
    hangar: str = ""
    workshop: str = ""
    boosts: str = ""
    versions: tuple[int, int, int] | None = None
    px2: bool = True
    keep_line: bool = False
    boosted: int = 0
    damaged: str = ""
    shot: str = ""
    at_market: str = ""
    plays: int | None = None


f = Franchise
CHAINS: Final[dict[str, Json]] = {
    "content": {
        "track": [
            {"square": square, "zone": "grey" if square < 22 else "pink", "double_move": square in (9, 15, 19, 24)}
            for square in range(4, 29)
        ]
    }
}
"""Options with a track whose double-move squares lie so that repeats of several lengths can follow one another."""
RIVAL: Final = Franchise(line="green", energy=0, actions=0)


class Clauses(TypedDict, total=False):
    """Clauses of a position that `rally` passes on as they are."""

    turn: int
    passes: int
    meteors: str
    seen: str
    laid: str
    discards: list[str]
    supply: list[str]


class Table:
    """A rally in progress, and short ways to play it."""

    def __init__(self, game: Rally) -> None:
        self.game = game
        self.g = game.state

    def do(self, *actions: Action) -> tuple[Event, ...]:
        """Let the seat that is asked first do something, one action after another; return what happened.

        Each is also played in a copy that nobody listens to, as search does: it must go the same way without a word.
        """
        events: list[Event] = []
        for action in actions:
            silent, who = self.game.state.copy(), self.game.asked[0]
            events += self.game.play(who, action)
            answer(silent, who, action)
            assert silent.events == []
            assert save_state(SPEC, silent) == save_state(SPEC, self.game.state)
        return tuple(events)

    def play(self, card: str, part: Part, *then: Action) -> tuple[Event, ...]:
        """Use a part of a card, and answer what it asks."""
        return self.do(Play(card, part), *then)

    def move(self, card: str, vehicle: Kind, squares: int, *then: Action) -> tuple[Event, ...]:
        """Use the movement of a card, and end the turn if the other part could be used."""
        events = self.play(card, "move", Advance(vehicle, squares), *then)
        return events + self.end_turn()

    def end_turn(self) -> tuple[Event, ...]:
        """Leave the other part of the card unused, if it is offered."""
        return self.do(END_TURN) if self.asks == "FranchiseGoesOn" else ()

    def passes(self, count: int = 1) -> tuple[Event, ...]:
        """Pass, so many franchises one after another."""
        return self.do(*[PASS_TURN] * count)

    def repeat(self, squares: int) -> tuple[Event, ...]:
        """Advance again."""
        return self.do(Repeat(squares))

    def refuse(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """Return what the rules say against an action of the franchise that is asked."""
        return self.game.refuse(self.game.asked[0] if seat is None else seat, action)

    @property
    def asks(self) -> str | None:
        """The question that is open."""
        return self.game.situation.decision

    def legal(self) -> tuple[Action, ...]:
        """Return what the franchise that is asked may do."""
        return self.game.legal(self.game.asked[0])

    def offer(self) -> object:
        """Return what the franchise that is asked is shown."""
        prompt = self.game.prompt(self.game.asked[0])
        assert prompt is not None
        return prompt.offer

    def squares(self, seat: Seat) -> tuple[int, int]:
        """Return where a franchise's Pilot and Starbot stand."""
        return self.g.square[2 * seat], self.g.square[2 * seat + 1]

    def names(self, upgrades: Iterable[int | None]) -> list[str]:
        """Return Upgrades by name."""
        return [self.g.tables.upgrades.name[upgrade] for upgrade in upgrades if upgrade is not None]

    def hand(self, seat: Seat) -> list[str]:
        """Return the cards of a hand by name."""
        return [self.g.tables.cards.name[card] for card in self.g.hands[seat]]

    @property
    def public(self) -> PublicView:
        """What everybody sees."""
        return cast("PublicView", self.game.view(None).public)

    def mine(self, seat: Seat) -> MineView:
        """What only one franchise sees."""
        return cast("MineView", self.game.view(seat).mine)


def why(refusal: Refusal | None) -> tuple[str, str] | None:
    """Return the rule and the key of a refusal."""
    return None if refusal is None else (refusal.rule, refusal.key)


def start(
    seats: int = 2, options: Mapping[str, Json] | None = None, script: Script | None = None, seed: int = 0
) -> Table:
    """Begin a game, with scripted draws."""
    clauses: dict[str, Given] = {"seats": seats, **scripted(script)}
    return Table(SPEC.position("", seed, options, **clauses))


def scripted(script: Script | None) -> dict[str, Given]:
    """Return the clause of chosen draws, which fair ones follow."""
    draws = [" ".join([name, *map(str, values), "..."]) for name, values in (script or {}).items()]
    return {"script": draws} if draws else {}


def rally(
    *franchises: Franchise,
    step: str = "race",
    planet: str = "Abeir-Toril",
    wheel: int = 1,
    first: Seat = 0,
    round: int = 1,  # noqa: A002 - the rulebook's word
    market: str | None = None,
    deck: str = "",
    control: str = "C-12",
    options: Mapping[str, Json] | None = None,
    script: Script | None = None,
    **more: Unpack[Clauses],
) -> Table:
    """Set a rally up at a step of a round.

    A lone franchise gets an opponent, in solo the Rival. `deck`: event cards on top of their decks, the first drawn
    first. `wheel`: its position from 1. `control`: the Control card that will be turned up. `more`: other clauses.
    """
    solo = bool(options and "solo" in str(options.get("modules")))
    if len(franchises) == 1:
        franchises = (*franchises, RIVAL)
    clauses: dict[str, Given] = {"seats": 1 if solo else len(franchises), "round": round, "step": step}
    clauses |= {"first": first, "wheel": wheel, "control": control, **scripted(script)}
    clauses |= cast("dict[str, Given]", more)
    if step != "planet":
        clauses["planets"] = planet
    if market is not None:
        clauses["market"] = market
    if deck:
        clauses["deck"] = deck
    clauses["franchises"] = [facts_of(one) for one in franchises]
    return Table(SPEC.position("", 0, options, **clauses))


def all_cards(level: int) -> list[str]:
    """Return the event cards of a level by name, each as often as the box has it."""
    return [row.name for row in our_box().events if row.level == level for _ in range(row.copies)]


def facts_of(one: Franchise) -> str:
    """Return a franchise as words."""
    clauses: dict[str, object] = {"pilot": one.pilot, "starbot": one.starbot, "line": one.line or "-"}
    clauses |= {"score": one.score, "actions": one.actions, "energy": one.energy, "face": one.face.replace(" ", "-")}
    clauses |= {"px2": int(one.px2), "keep-line": int(one.keep_line), "boosted": one.boosted}
    lists = {"hand": one.hand, "hangar": one.hangar, "workshop": one.workshop, "boosts": one.boosts}
    lists |= {"on-pilot": one.on_pilot, "on-starbot": one.on_starbot, "colour": one.colour}
    lists |= {"damaged": one.damaged, "shot": one.shot, "at-market": one.at_market}
    clauses |= {key: ",".join(words.split()) for key, words in lists.items() if words}
    if one.versions is not None:
        clauses["versions"] = ",".join(map(str, one.versions))
    if one.plays is not None:
        clauses["plays"] = one.plays
    return " ".join([f"{key}={value}" for key, value in clauses.items()])
