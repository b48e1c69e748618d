"""Positions for the rule tests: a rally set up at some step in a line or two, and played by short words.

Each franchise is a `f(...)`; what is not said is ordinary. Cards, Upgrades and Boosts are named as in the tables,
several with spaces between: `hand="1-01 1-18"`. Versions go in the order shield, line, planet.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar, cast

from astrodrome.games.celerium.content.options import Options
from astrodrome.games.celerium.content.vocabulary import BOOSTS, COLOURS, LINES, Boost, Colour, Kind, Line, Part, Side
from astrodrome.games.celerium.preparation.boosts import FRANCHISES_BOOST
from astrodrome.games.celerium.preparation.market import HoldMarket
from astrodrome.games.celerium.preparation.prerace_check import CheckHangars
from astrodrome.games.celerium.preparation.purchase import SellCards
from astrodrome.games.celerium.preparation.race_lines import FRANCHISES_PICK_LINE
from astrodrome.games.celerium.race.race_turns import RunRace
from astrodrome.games.celerium.records.actions import END_TURN, PASS_TURN, Advance, Play, Repeat
from astrodrome.games.celerium.rounds import EndGame, EndRound, PlayRound
from astrodrome.games.celerium.scoring.boost_controls import TurnControlCard
from astrodrome.games.celerium.scoring.race_points import ScoreRace
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.equipment import EquipVehicles
from astrodrome.games.celerium.track.placement import PlaceVehicles
from astrodrome.games.celerium.track.planet import RevealPlanet
from astrodrome.games.celerium.views.table_view import MineView, PublicView
from astrodrome.kernel.agenda import Task, answer, settle
from astrodrome.kernel.chance import ScriptedChance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.saving import save_state
from astrodrome.kernel.seats import Seat

E = TypeVar("E", bound=Event)
Rally: TypeAlias = Game[Celerium, Options]
Script: TypeAlias = Mapping[str, list[int]]

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


class Table:
    """A rally in progress, and short ways to play it."""

    def __init__(self, game: Rally) -> None:
        self.game = game
        self.g = game.state

    def do(self, *actions: Action) -> tuple[Event, ...]:
        """Let whoever is asked first do something, one action after another; return what happened.

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


def told(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Pick the events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def why(refusal: Refusal | None) -> tuple[str, str] | None:
    """Return the rule and the key of a refusal."""
    return None if refusal is None else (refusal.rule, refusal.key)


def start(
    seats: int = 2, options: Mapping[str, Json] | None = None, script: Script | None = None, seed: int = 0
) -> Table:
    """Begin a real game, as `SPEC.new` does, with scripted draws."""
    checked = SPEC.read_options(seats, options or {})
    return Table(opened(SPEC.begin(seats, checked, ScriptedChance(dict(script or {}), seed)), checked))


def opened(state: Celerium, options: Options) -> Rally:
    """Settle a state up to its first question."""
    state.listening = True
    settle(state)
    game = Game(SPEC, state.seats, options, 0, state, [])
    game.opening = tuple(state.events)
    state.listening, state.events = False, []
    return game


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
) -> Table:
    """Set a rally up at a step of a round.

    A lone franchise gets an opponent, in solo the Rival. `deck`: event cards on top of their decks, the first drawn
    first. `wheel`: its position from 1. `control`: the Control card that will be turned up.
    """
    solo = bool(options and "solo" in str(options.get("modules")))
    if len(franchises) == 1:
        franchises = (*franchises, RIVAL)
    seats = 1 if solo else len(franchises)
    checked = SPEC.read_options(seats, options or {})
    g = SPEC.begin(seats, checked, ScriptedChance({}))
    settle(g)
    g.chance = ScriptedChance(dict(script or {}))
    g.round, g.first, g.wheel, g.answers = round, first, wheel - 1, [None] * seats
    g.open = None
    put_board(g, planet, market, deck, control)
    for seat, one in enumerate(franchises):
        put_franchise(g, seat, one)
    put_versions(g, franchises)
    rest = [PlayRound(number) for number in range(round + 1, g.races() + 1)]
    g.agenda = []
    g.then(*round_from(step), *rest, EndGame())
    return Table(opened(g, checked))


def round_from(step: str) -> list[Task[Celerium]]:
    """Return the tasks of a round from a step on."""
    tasks: list[Task[Celerium]] = [RevealPlanet(), HoldMarket(), EquipVehicles(), SellCards(), FRANCHISES_BOOST]
    tasks += [FRANCHISES_PICK_LINE, CheckHangars(), PlaceVehicles(), RunRace(), TurnControlCard()]
    return [*tasks[STEPS.index(step) :], ScoreRace(), EndRound()]


def put_board(g: Celerium, planet: str, market: str | None, deck: str, control: str) -> None:
    """Turn up the planet, lay the market, stack the decks."""
    names = [row.name for row in g.tables.box.planets]
    here = names.index(planet)
    others = [at for at in range(len(names)) if at != here]
    g.planets_seen, g.planets = (here,), tuple(others[: g.races() - g.round])
    g.planets_out = tuple(others[g.races() - g.round :])
    cards = [row.name for row in g.tables.box.controls]
    g.control_deck = tuple([at for at, name in enumerate(cards) if name != control] + [cards.index(control)])
    if market is not None:
        g.upgrade_deck = (*g.upgrade_deck, *g.market)
        g.market = [take_upgrade(g, name) for name in market.split()]
    for name in reversed(deck.split()):
        card = g.tables.cards.index[name]
        take_card(g, card)
        level = g.tables.cards.level[card]
        g.decks[level] = (*g.decks[level], card)


def put_franchise(g: Celerium, seat: Seat, one: Franchise) -> None:
    """Fill in a board."""
    card, side = one.face.split()
    g.face[seat] = [(row.card, row.side) for row in g.tables.box.pilots].index((int(card), cast("Side", side)))
    g.pilot_card[seat] = int(card) - 1
    if one.colour:
        g.starbot[seat] = COLOURS.index(cast("Colour", one.colour))
    g.score[seat], g.actions[seat], g.energy[seat] = one.score, one.actions, one.energy
    g.line[seat] = None if one.line is None else LINES.index(one.line)
    g.px2[seat], g.keep_line[seat], g.boosted[seat] = one.px2, one.keep_line, one.boosted
    g.square += [one.pilot, one.starbot]
    hand = [g.tables.cards.index[name] for name in one.hand.split()]
    for held in hand:
        take_card(g, held)
    g.hands[seat] = tuple(sorted(hand))
    g.installed[2 * seat] = take_upgrade(g, one.on_pilot) if one.on_pilot else None
    g.installed[2 * seat + 1] = take_upgrade(g, one.on_starbot) if one.on_starbot else None
    g.hangar[seat] = tuple([take_upgrade(g, name) for name in one.hangar.split()])
    g.workshop[seat] = tuple([take_upgrade(g, name) for name in one.workshop.split()])
    g.workshop_left[seat] = (0,) * len(g.workshop[seat])
    for name in one.boosts.split():
        g.active[3 * seat + BOOSTS.index(cast("Boost", name))] = True
    g.shielded[seat] = "shield" in one.boosts


def take_card(g: Celerium, card: int) -> None:
    """Take a card out of its deck."""
    level = g.tables.cards.level[card]
    pile = list(g.decks[level])
    pile.remove(card)
    g.decks[level] = tuple(pile)


def take_upgrade(g: Celerium, name: str) -> int:
    """Take an Upgrade out of the deck, or of the market if no other is left."""
    upgrade = g.tables.upgrades.index[name]
    if upgrade in g.upgrade_deck:
        pile = list(g.upgrade_deck)
        pile.remove(upgrade)
        g.upgrade_deck = tuple(pile)
    else:
        g.market.remove(upgrade)
    return upgrade


def put_versions(g: Celerium, franchises: Iterable[Franchise]) -> None:
    """Give the franchises the Boosts they are said to have, the others what is left, and stack the supply."""
    for boost, tokens in enumerate(g.tables.versions):
        left = list(tokens)
        for one in franchises:
            if one.versions is not None:
                left.remove(one.versions[boost])
        for seat, one in enumerate(franchises):
            g.versions[3 * seat + boost] = left.pop(0) if one.versions is None else one.versions[boost]
        g.supply[boost] = tuple(left)
