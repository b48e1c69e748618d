"""Positions for the rule tests: a yard or a flight set up in a line or two, and short ways to play it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias, TypeVar, cast

from astrodrome.games.galaxy_trucker.box.options import Flight, Module, Options
from astrodrome.games.galaxy_trucker.content.rows import (
    CardRow,
    Family,
    Missile,
    Projectile,
    Road,
    Side,
    Specialist,
    our_content,
)
from astrodrome.games.galaxy_trucker.notation.ships import place_of
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.games.galaxy_trucker.views.table_view import MineView, PublicView
from astrodrome.kernel.agenda import answer
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.positions.notation import NONE, Given, joined
from astrodrome.kernel.records import Action, Event
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.saving import save_state
from astrodrome.kernel.seats import Seat
from tests.galaxy_trucker.drawing import DIRECTIONS, at, content_with, read

E = TypeVar("E", bound=Event)
Play: TypeAlias = Game[Trucker, Options]

PLAIN: Final = """
 .  g  .
 c  S  b
 .  e  .
"""
"""A small ship without mistakes: cannon strength 1, engine strength 1, four humans, two cells."""

NOTHING: Final = CardRow("T-00", 1, "abandoned_ship", crew=99, credits=1, days=1)
"""A card that nobody can take: nothing happens."""

QUIET: Final = "I-05"
"""A card that is never reached: it keeps a flight going after the card that is tested."""
QUIET_TOO: Final = "I-04"
"""The same, where that card is the one that is tested."""


@dataclass(frozen=True)
class Ship:
    """A ship for a flight: its drawing, its place on the track, and what differs from a full load."""

    drawing: str = PLAIN
    place: int | None = None
    cells: int | None = None
    goods: Mapping[tuple[int, int], str] = field(default_factory=dict)
    crew: Mapping[tuple[int, int], str] = field(default_factory=dict)
    lost: int = 0
    credits: int = 0
    specialist: Specialist | None = None
    hyper: int = 0
    facts: str = ""
    """More facts of its trucker, as a position says them: `loans=1 front=left`."""

    def told(self) -> str:
        """Return the facts of its trucker that every moment has."""
        words = [f"credits={self.credits}", self.facts]
        words += [] if self.specialist is None else [f"specialist={self.specialist}"]
        return " ".join([*words, f"misses={self.hyper}" if self.hyper else ""])


ship = Ship


class Table:
    """A game in progress, and short ways to play it."""

    def __init__(self, game: Play) -> None:
        self.game = game
        self.opening = game.opening

    @property
    def g(self) -> Trucker:
        """The state of the game."""
        return self.game.state

    def play(self, *actions: Action, seat: Seat | None = None) -> tuple[Event, ...]:
        """Give answers one after the other, each by the seat asked first, and tell what happened.

        Each is also played in a copy that nobody listens to, as search does: it must go the same way without a word.
        """
        events: list[Event] = []
        for action in actions:
            silent, who = self.g.copy(), self.game.asked[0] if seat is None else seat
            events += self.game.play(who, action)
            answer(silent, who, action)
            assert silent.events == []
            assert save_state(SPEC, silent) == save_state(SPEC, self.g)
        return tuple(events)

    def refuse(self, action: Action, seat: Seat | None = None) -> str | None:
        """Return the rule that refuses an action, or None."""
        refusal = self.refusal(action, seat)
        return None if refusal is None else refusal.rule

    def refusal(self, action: Action, seat: Seat | None = None) -> Refusal | None:
        """Return what the rules say against an action."""
        return self.game.refuse(self.game.asked[0] if seat is None else seat, action)

    @property
    def asks(self) -> str | None:
        """The name of the question that is open, and None when the game is over."""
        return self.game.situation.decision

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        return self.game.asked

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the seat asked first may do."""
        return self.game.legal(self.game.asked[0])

    @property
    def public(self) -> PublicView:
        """What everybody sees."""
        return cast("PublicView", self.game.view(None).public)

    def mine(self, seat: Seat) -> MineView:
        """What only one player sees."""
        return cast("MineView", self.game.view(seat).mine)

    def has(self, seat: Seat, column: int, row: int) -> bool:
        """Tell whether a ship has a component on a square."""
        return self.g.ships[seat][at(column, row)] != 0

    def lost(self, seat: Seat) -> int:
        """Return how many components a player has lost."""
        return len(self.g.lost_components[seat])


def rolls(*totals: int) -> dict[str, list[int]]:
    """Return a script of dice that show these totals, two dice each."""
    return {"die": [face for total in totals for face in (min(6, total - 1) - 1, total - min(6, total - 1) - 1)]}


def start(seats: int = 2, **options: object) -> Table:
    """Begin a real game; `seed` is among the options."""
    seed = options.pop("seed", 0)
    assert isinstance(seed, int)
    return Table(SPEC.new(seats, cast("dict[str, Json]", options), seed))


def edit(table: Table, key: str, change: Callable[[list[str]], list[str]]) -> None:
    """Set up the position of a table again with the parts of one clause changed; what is hidden is dealt again."""
    head, *others = table.game.position().split("; ")
    clauses = dict([clause.split(" ", 1) for clause in others])
    clauses.pop("tail", None)
    clauses[key] = " | ".join(change(clauses.get(key, "").split(" | ")))
    table.game = SPEC.position("; ".join([head, *[f"{name} {words}" for name, words in clauses.items()]]))


def tell(table: Table, seat: Seat, facts: str) -> None:
    """Change facts of a trucker in the position of a table."""

    def told(parts: list[str]) -> list[str]:
        names = [word.split("=")[0] for word in facts.split()]
        kept = [word for word in parts[seat].split() if word != NONE and word.split("=")[0] not in names]
        return [" ".join([*kept, facts]) if one == seat else part for one, part in enumerate(parts)]

    edit(table, "truckers", told)


def mount(table: Table, seat: Seat, component: str) -> None:
    """Put a component that lies face down on a ship, such as `B053@7.8`."""
    edit(table, "ships", lambda parts: [f"{part} {component}" if n == seat else part for n, part in enumerate(parts)])


def without(part: str, *names: str) -> str:
    """Return the facts of a trucker without some."""
    return " ".join([word for word in part.split() if word.split("=")[0] not in names]) or NONE


def give(table: Table, seat: Seat, name: str) -> None:
    """Put a component that lies face down into a builder's hand, as if just taken."""
    edit(table, "truckers", lambda parts: [without(part, "movable", "kept", "made", "seen") for part in parts])
    tell(table, seat, f"hand={name}")


def card(family: Family, *shots: str, **figures: object) -> CardRow:
    """Make up a card; shots are written `large front`."""
    projectiles = [Projectile(cast("Missile", kind), cast("Side", side)) for kind, side in map(str.split, shots)]
    return replace(CardRow("T-01", 1, family, projectiles=tuple(projectiles)), **figures)  # type: ignore[arg-type]  # any figure


class Scene:
    """Ships as drawn, and the box and options that they need."""

    def __init__(
        self,
        ships: Sequence[Ship | str],
        flight: str,
        modules: Sequence[Module],
        cards: tuple[CardRow, ...],
        roads: Sequence[Road],
        handicap: tuple[tuple[int, ...], ...] | None,
        spare: str = "",
        police_time: int = 0,
        seed: int = 0,
    ) -> None:
        fleet = [Ship(one) if isinstance(one, str) else one for one in ships]
        self.seed = seed
        self.fleet = fleet if len(fleet) > 1 else [*fleet, Ship()]
        drawn = [read(one.drawing) for one in self.fleet]
        unused = [part for part in read(spare) if part.row.kind != "starting_cabin"] if spare else []
        content, names = content_with([part for parts in [*drawn, unused] for part in parts], cards, modules)
        self.options = Options(
            modules=tuple(modules),
            flights=(cast("Flight", flight),),
            roads=(len(roads),) if roads else (),
            handicap=handicap,
            police_time=police_time,
            content=content,
        )
        self.parts = [[(names.pop(0) or "S", part) for part in parts] for parts in drawn]
        self.clauses: dict[str, Given] = {}
        if roads:
            self.clauses["roads"] = " ".join(
                [next(row.name for row in content.roads if row.road == one) for one in roads]
            )

    def ships(self, in_yard: bool) -> str:
        """Return the clause of the ships."""
        return joined(
            [
                [
                    f"{name}@{place_of(part.square)}{DIRECTIONS[part.turns]}{'' if in_yard else loads[part.square]}"
                    for name, part in parts
                ]
                for parts, loads in zip(self.parts, map(self.loads, range(len(self.fleet))), strict=True)
            ]
        )

    def loads(self, seat: Seat) -> dict[int, str]:
        """Return what differs from a full load, by square."""
        one = self.fleet[seat]
        crew = {at(*square): who or "0" for square, who in one.crew.items()}
        goods = {at(*square): letters.replace(" ", "") for square, letters in one.goods.items()}
        spare = 0 if one.cells is None else sum([part.row.cells for _, part in self.parts[seat]]) - one.cells
        loads: dict[int, str] = {}
        for _, part in self.parts[seat]:
            gone = min(spare, part.row.cells)
            spare -= gone
            cells = str(part.row.cells - gone) if part.row.cells and one.cells is not None else ""
            load = crew.get(part.square, cells) + goods.get(part.square, "")
            loads[part.square] = f"+{load}" if load else ""
        return loads

    def position(self, script: Mapping[str, list[int]], **clauses: Given) -> Table:
        """Set up the position with these clauses too; `script` are chosen draws by their name."""
        draws = [" ".join([name, *map(str, values)]) for name, values in script.items() if values]
        if draws:
            clauses["script"] = draws
        return Table(SPEC.position("", self.seed, self.options, **self.clauses, **clauses))


def build(
    *ships: Ship | str,
    flight: str = "III",
    modules: Sequence[Module] = (),
    roads: Sequence[Road] = (),
    handicap: tuple[tuple[int, ...], ...] | None = None,
    **clauses: Given,
) -> Trucker:
    """Lay out ships that are being built; a lone ship gets a rival."""
    scene = Scene(ships, flight, modules, (), roads, handicap)
    facts = [one.told() for one in scene.fleet]
    return scene.position({}, building=0, ships=scene.ships(in_yard=True), truckers=facts, **clauses).g


def fly(
    *ships: Ship | str,
    card: str | CardRow = NOTHING,
    dice: Sequence[int] = (),
    after: Sequence[str] = (QUIET,),
    flight: str = "III",
    modules: Sequence[Module] = (),
    roads: Sequence[Road] = (),
    handicap: tuple[tuple[int, ...], ...] | None = None,
    spare: str = "",
    police_time: int = 0,
    seed: int = 0,
    **clauses: Given,
) -> Table:
    """Set up a flight in which a card has just been revealed, ships in seat order a few spaces apart.

    `dice` are totals of two dice; `after` are the cards still to come. Players in seat order have put machinations in.
    `spare` draws components that are in the box and on no ship; they are named after those of the ships, T0, T1 …
    """
    own = (card,) if isinstance(card, CardRow) else ()
    scene = Scene(ships, flight, modules, own, roads, handicap, spare, police_time, seed)
    first = card.name if isinstance(card, CardRow) else card
    coming = [name if name != first else QUIET_TOO for name in after]  # no card is there twice
    facts = [
        f"place={-10 * seat if one.place is None else one.place} lost={one.lost} {one.told()}"
        for seat, one in enumerate(scene.fleet)
    ]
    if "machinations" in modules:
        evil = [row.name for row in our_content().machinations]
        plots = [name for name in (first, *coming) if name in evil]
        seats = range(len(scene.fleet))
        clauses |= {
            "machinations": [NONE for _ in seats],
            "plots": [plots[n] if n < len(plots) else NONE for n in seats],
        }
    deck = " ".join(coming) or NONE
    script = rolls(*dice)
    clauses |= {"ships": scene.ships(in_yard=False), "truckers": facts, "card": first, "deck": deck}
    return scene.position(script, **clauses)


def check(
    *ships: Ship | str,
    flight: str = "III",
    modules: Sequence[Module] = (),
    numbers: Sequence[int] = (),
    roads: Sequence[Road] = (),
    dice: Sequence[int] = (),
    handicap: tuple[tuple[int, ...], ...] | None = None,
    **clauses: Given,
) -> Table:
    """Set up the check before take-off."""
    scene = Scene(ships, flight, modules, (), roads, handicap)
    facts = [f"number={numbers[seat] if numbers else seat + 1} {one.told()}" for seat, one in enumerate(scene.fleet)]
    return scene.position(rolls(*dice), check=NONE, ships=scene.ships(in_yard=True), truckers=facts, **clauses)


def cards_of(family: Family) -> list[CardRow]:
    """Return our cards of a family."""
    return [row for row in our_content().cards if row.family == family]
