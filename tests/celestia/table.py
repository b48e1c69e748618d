"""Positions for the rule tests: a step set up in a line or two and played by short words.

Cards: `c l h p` are Compass, Lightning rod, Foghorn and Cannon, `C L H P` the improved ones, `?c ?l ?h ?p` Help, `t`
Turbo; the others go by a word (`route`, `ejection`, `boat-fog` …). Dice: `f l b p` and `.` for a blank. A treasure is
`city:points`, a Spyglass `city:S`. Players are seats 0, 1, 2 …, clockwise; seat 0 is captain unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, TypeVar, cast

from astrodrome.games.celestia.content.cards import BLANK, CARDS, COLOURS, FACES, Card
from astrodrome.games.celestia.content.cities import Treasure, our_content
from astrodrome.games.celestia.content.edition import edition_of
from astrodrome.games.celestia.content.options import Options
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records.flight_events import CaptaincyPassed, VoyageBegan
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.views.table_view import MineView, PublicView
from astrodrome.kernel.agenda import answer
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.positions.notation import Given
from astrodrome.kernel.records import PASS, Action, Event, Offer
from astrodrome.kernel.saving import save_state
from astrodrome.kernel.seats import Seat, Seats
from tests.contract.events import of_kind

E = TypeVar("E", bound=Event)
O = TypeVar("O", bound=Offer)  # noqa: E741  (the letter of an offer)
Voyage: TypeAlias = Game[Celestia, Options]

SHORT: Final[dict[str, Card]] = {
    **dict(zip(["c", "l", "h", "p"], CARDS[0:4], strict=True)),
    **dict(zip(["C", "L", "H", "P"], CARDS[4:8], strict=True)),
    **dict(zip(["?c", "?l", "?h", "?p"], CARDS[8:12], strict=True)),
    "t": "turbo",
    "route": "alternative-route",
    "spell": "bad-spell",
    "boat-fog": "lifeboat-fog",
    "boat-lightning": "lifeboat-lightning",
    "boat-birds": "lifeboat-birds",
    "boat-pirates": "lifeboat-pirates",
    "need": "urgent-need",
    "gear": "new-gear",
    "hook": "grappling-hook",
}
LONG: Final = {card: word for word, card in SHORT.items()}
FACE: Final = dict(zip(".flbp", FACES, strict=True))
LIMIT: Final = 200
USUAL: Final[dict[str, Action]] = {
    "PassengerAnnounces": a.STAY,
    "FormerCaptainChooses": a.STAY,
    "CaptainMayStop": a.FLY_ON,
    "PilotMayGetOff": a.FLY_ON,
    "CaptainMayPrepare": a.KEEP_CREW,
    "HelmChoosesHeading": a.HEAD_ON,
    "DrawerMayInstruct": a.TAKE_TOP,
    "PlayersChooseBonus": a.DRAW_CARD,
}
"""What `on` answers; elsewhere the first thing that is listed, which in a window is to pass."""


def card(word: str) -> Card:
    """Return the name of a card."""
    name = SHORT.get(word, word)
    assert name in CARDS, f"no card is called {word!r}"
    return name


def cards(words: str) -> tuple[Card, ...]:
    """Return the names of some cards, in the order of the card table."""
    return tuple(sorted([card(word) for word in words.split()], key=CARDS.index))


def play(word: str) -> a.Play:
    """Return playing a card."""
    return a.Play(card(word))


def row(word: str) -> a.TakeLifeboat:
    """Return taking the lifeboat with a card."""
    return a.TakeLifeboat(card(word))


def helping(words: str) -> a.PlaceHelp:
    """Return placing Help cards."""
    return a.PlaceHelp(cards(words))


def treasure(word: str) -> Treasure:
    """Read a treasure: `4:9`, or `4:S` for a Spyglass."""
    city, points = word.split(":")
    return Treasure(int(city), 2 if points == "S" else int(points), points == "S")


def pick(word: str) -> a.ChooseTreasure:
    """Return choosing a treasure."""
    return a.ChooseTreasure(treasure(word))


def name(seat: Seat) -> a.ChoosePlayer:
    """Return naming a player."""
    return a.ChoosePlayer(seat)


class Table:
    """A game in progress, and short ways to play it and look at it."""

    def __init__(self, game: Voyage) -> None:
        self.game = game
        self.g = game.state
        self.events: list[Event] = list(game.opening)

    @property
    def decision(self) -> str | None:
        """The name of the open question, None when the game is over."""
        return self.game.situation.decision

    @property
    def asked(self) -> Seats:
        """Who is asked, in order."""
        return self.game.asked

    def do(self, seat: Seat, *actions: Action) -> tuple[Event, ...]:
        """Let a seat act, once or several times, and return what happened."""
        events: list[Event] = []
        for action in actions:
            refusal = self.game.refuse(seat, action)
            assert refusal is None, f"refused by {refusal}"
            silent = self.g.copy()
            answer(silent, seat, action)
            events += self.game.play(seat, action)
            assert silent.events == [], "search makes no events"
            assert save_state(SPEC, silent) == save_state(SPEC, self.g), "unheard, the game goes another way"
            self.look()
        self.events += events
        return tuple(events)

    def look(self) -> None:
        """Look at everything there is to see: at no moment may a view or a prompt fail."""
        for seat in range(self.g.seats):
            self.game.view(seat), self.game.prompt(seat), self.game.knowledge(seat)

    def act(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        """In a window, let one seat act while all others pass."""
        for other in self.asked:
            if other != seat:
                self.do(other, PASS)
        return self.do(seat, action)

    def on(self, decision: str, later: bool = False) -> Table:
        """Go on as usual until a question is open: stay, fly on, pass, else do what is listed first.

        It is a question of this step, or of a later one where that is said.
        """
        before = len(of_kind(self.events, CaptaincyPassed)) + len(of_kind(self.events, VoyageBegan))
        for _ in range(LIMIT):
            if self.decision == decision:
                return self
            self.usual()
            step = len(of_kind(self.events, CaptaincyPassed)) + len(of_kind(self.events, VoyageBegan))
            assert later or step == before, f"the step ended before {decision}"
        raise AssertionError(f"{decision} is not reached, but {self.decision}")

    def let(self, seat: Seat, *actions: Action) -> tuple[Event, ...]:
        """Go on as usual until a seat may act, and let it; in a window all others pass."""
        events: list[Event] = []
        voyage = self.g.voyage
        for action in actions:
            while seat not in self.asked or self.why(seat, action) is not None:
                self.usual()
                assert self.g.voyage == voyage, f"the voyage ended before {action}"
            events += self.act(seat, action)
        return tuple(events)

    def usual(self) -> None:
        """Give one usual answer."""
        assert self.decision is not None, "the game is over"
        seat = self.asked[0]
        legal = self.game.legal(seat)
        usual = USUAL.get(self.decision, legal[0])
        self.do(seat, usual if usual in legal else legal[0])

    def end_step(self) -> Table:
        """Go on as usual until the aircraft has moved, the next round or voyage begins, or the game is over."""
        before = self.g.place, len(of_kind(self.events, CaptaincyPassed)), len(of_kind(self.events, VoyageBegan))
        for _ in range(LIMIT):
            now = self.g.place, len(of_kind(self.events, CaptaincyPassed)), len(of_kind(self.events, VoyageBegan))
            if self.decision is None or now != before:
                return self
            self.usual()
        raise AssertionError(f"the step does not end: {self.decision}")

    def why(self, seat: Seat, action: Action) -> str | None:
        """Return the rule that refuses an action, None where it is allowed."""
        refusal = self.game.refuse(seat, action)
        return None if refusal is None else refusal.rule

    def can(self, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do."""
        return self.game.legal(seat)

    def offer(self, seat: Seat, kind: type[O]) -> O:
        """Return what a seat is offered."""
        prompt = self.game.prompt(seat)
        assert prompt is not None
        assert isinstance(prompt.offer, kind)
        return prompt.offer

    def hand(self, seat: Seat) -> str:
        """Return a hand as words."""
        return " ".join([LONG.get(one, one) for one in self.mine(seat).hand])

    def owns(self, seat: Seat) -> list[str]:
        """Return a player's treasures as words."""
        return [f"{one.city}:{'S' if one.spyglass else one.points}" for one in self.mine(seat).treasures]

    def aboard(self) -> list[Seat]:
        """Return who is aboard the aircraft."""
        return [seat for seat in range(self.g.seats) if self.g.pawns[seat]]

    def left(self, city: int) -> int:
        """Return how many treasures a city has left."""
        return len(self.g.piles[self.g.tables.index_of[city]])

    @property
    def city(self) -> int | None:
        """The value of the city where the aircraft stands; None in the empty space."""
        return self.g.tables.value[self.g.place] if self.g.place < self.g.tables.cities else None

    @property
    def boat_city(self) -> int:
        """The value of the city where the lifeboat stands."""
        return self.g.tables.value[self.g.lifeboat.place]

    @property
    def dice(self) -> str:
        """The dice as letters."""
        return "".join([".flbp"[face] for face in self.g.step.dice])

    @property
    def discard(self) -> str:
        """The discard pile as words."""
        return " ".join([LONG.get(one, one) for one in self.public.discard])

    @property
    def public(self) -> PublicView:
        """What everybody sees."""
        return cast("PublicView", self.game.view(None).public)

    def mine(self, seat: Seat) -> MineView:
        """What only one player sees."""
        return cast("MineView", self.game.view(seat).mine)


def start(seats: int = 3, seed: int = 0, **options: Json) -> Table:
    """Begin a real game."""
    return Table(SPEC.new(seats, options, seed))


def fly(
    *hands: str,
    at: int = 1,
    captain: Seat = 0,
    dice: str = "",
    modules: str = "",
    ashore: Sequence[Seat] = (),
    holds: Mapping[Seat, str] | None = None,
    piles: Mapping[int, str | int] | None = None,
    discard: str = "",
    deck: str = "",
    colours: str = "",
    pilot: Seat | None = None,
    boat: str = "boat-fog",
    boat_at: int | None = None,
    down: bool = False,
    pawns: str = "",
    gifts: str = "",
    lit: str = "",
    characters: str = "",
    keeper: Seat | None = None,
    script: Mapping[str, list[int]] | None = None,
    seed: int = 0,
    **options: Json,
) -> Table:
    """Set up a step of a voyage that is about to begin, with given hands.

    `dice` are the faces thrown from now on, re-rolls included. `holds`: treasures by seat; `piles`: by city, how many
    are left or which, the top one first. `deck`: its top cards. `down`: the aircraft has crashed, the lifeboat flies
    on alone. `keeper` holds all cards that are named nowhere, so that the deck has no more than its top cards. `pawns`,
    `gifts`, `lit` and `characters` are clauses of the position.
    """
    if modules:
        options["modules"] = list(modules.split())
    if "ext1" in modules:
        options["colours"] = list(colours.split() or COLOURS[: len(hands) * (3 if "two" in modules else 1)])
    if len(hands) == 2 and "two" not in str(options):
        options["two"] = False  # two players fly by the base rules unless they say otherwise
    clauses: dict[str, Given] = {"at": at or "space", "captain": captain}
    if holds:
        clauses["treasures"] = [holds.get(seat, "") for seat in range(len(hands))]
    if piles:
        left = [piles.get(city.value, "?") for city in our_content().cities]
        clauses["piles"] = [f"{what}?" if isinstance(what, int) else what for what in left]
    if pilot is not None:
        clauses["lifeboat"] = f"{pilot} {card(boat)} {(at if boat_at is None else boat_at) or 'space'}"
    if down:
        clauses["down"] = ""
    said = {
        "ashore": " ".join(map(str, ashore)),
        "pawns": pawns,
        "gifts": gifts,
        "lit": lit,
        "characters": characters,
        "discard": named(discard),
    }
    clauses |= {key: words for key, words in said.items() if words}
    if keeper is None:
        clauses |= {"hands": [named(hand) for hand in hands], "deck": f"{named(deck)} ?"}
    else:
        out = len(" ".join([*hands, deck, discard, boat if pilot is not None else ""]).split())
        rest = sum(edition_of(SPEC.read_options(len(hands), options)).copies) - out
        kept = [f"{named(hand)} {rest}?" if seat == keeper else named(hand) for seat, hand in enumerate(hands)]
        clauses |= {"hands": kept, "deck": named(deck)}
    faces = [FACES.index(face) for face in our_content().die]
    draws = {"dice": [faces.index(FACES.index(FACE[letter])) for letter in dice], **(script or {})}
    clauses["script"] = [" ".join([name, *map(str, values), "..."]) for name, values in draws.items()]
    return Table(SPEC.position("", seed, options, **clauses))


def named(words: str) -> str:
    """Return cards by their names in the table."""
    return " ".join([card(word) for word in words.split()])


def blanks(g: Celestia) -> int:
    """Return how many dice are blank."""
    return g.step.dice.count(BLANK)
