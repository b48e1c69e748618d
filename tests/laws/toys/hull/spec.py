"""The hull toy's spec, and how the laws treat it."""

from __future__ import annotations

from pathlib import Path

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import HIDDEN, PUBLIC, Field
from astrodrome.kernel.records import Action, Line, Outcome, Prompt, View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import Spec
from tests.laws.subject import Hooks, Setting
from tests.laws.toys import dealing
from tests.laws.toys.hull import records as r
from tests.laws.toys.hull.rules import CABINS, COLUMNS, PARTS, PLAN, TASKS, Hull, RockComes

CREW = 2


def check(seats: int, options: r.Options) -> r.Options:
    """Return options that can be played."""
    if not 1 <= options.hits <= 12:
        raise OptionError("hits", f"expected 1 to 12, found {options.hits}")
    return options


def blank(seats: int, options: r.Options, chance: Chance) -> Hull:
    """Return a toy to be filled from a save."""
    return Hull(seats, chance)


def begin(seats: int, options: r.Options, chance: Chance) -> Hull:
    """Return a toy with whole ships and a shuffled pile of rocks, three for each column."""
    g = blank(seats, options, chance)
    g.parts = [[mark == "#" for mark in PLAN] for _ in range(seats)]
    g.crew = [[CREW if part in CABINS else 0 for part in range(PARTS)] for _ in range(seats)]
    g.hits = options.hits
    g.rocks = [rock % COLUMNS for rock in range(COLUMNS * 3)]
    chance.shuffle("rocks", g.rocks)
    g.then(RockComes())
    return g


def public(g: Hull) -> r.Public:
    """Show what everybody sees."""
    return r.Public(tuple(map(tuple, g.parts)), tuple(map(tuple, g.crew)), g.hits, tuple(g.came))


def mine(g: Hull, seat: Seat) -> r.Mine:
    """Show nothing: a ship has no secrets."""
    return r.Mine()


def knowledge(g: Hull, seat: Seat) -> None:
    """Nothing is seen that the table does not go on showing."""


def determinise(g: Hull, seat: Seat, chance: Chance, recall: float) -> Hull:
    """Shuffle the rocks that have not come."""
    twin = g.copy()
    chance.shuffle("rocks", twin.rocks)
    twin.chance = chance
    return twin


def outcome(g: Hull) -> Outcome:
    """Rank by crew and parts together."""
    scores = [sum(crew) + sum(parts) for crew, parts in zip(g.crew, g.parts, strict=True)]
    lines = [(Line("crew", sum(g.crew[s])), Line("parts", sum(g.parts[s]))) for s in range(g.seats)]
    return dealing.ranked(scores, lines)


def census(g: Hull) -> tuple[int, ...]:
    """Count the rocks, and each ship's crew, aboard or lost."""
    return (len(g.rocks) + len(g.came), *(sum(g.crew[seat]) + g.lost[seat] for seat in range(g.seats)))


FIELDS = (
    Field("parts", PUBLIC, "list[list[bool]]"),
    Field("crew", PUBLIC, "list[list[int]]"),
    Field("rocks", HIDDEN, "list[int]"),
    Field("came", PUBLIC, "list[int]"),
    Field("hits", PUBLIC, "int"),
    Field("lost", PUBLIC, "list[int]"),
)

SPEC: Spec[Hull, r.Options] = Spec(
    name="toy-hull",
    rules_version="1",
    seats=range(1, 5),
    modules=(),
    folder=Path(__file__).parent.parent,
    options=r.Options,
    content=r.Content,
    actions=r.ACTIONS,
    events=r.EVENTS,
    offers=r.OFFERS,
    tasks=TASKS,
    fields=FIELDS,
    check=check,
    blank=blank,
    begin=begin,
    public=public,
    mine=mine,
    knowledge=knowledge,
    determinise=determinise,
    outcome=outcome,
    preview=dealing.no_preview,
    census=census,
)


def scramble(g: Hull, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange the rocks that have not come, pair by pair."""
    dealing.exchange(chance, [(g.rocks, i) for i in range(len(g.rocks))])


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    offer = prompt.offer
    if isinstance(offer, r.PieceOffer):
        return r.KeepPiece(offer.pieces[chance.below("piece", len(offer.pieces))][0])
    assert isinstance(offer, r.CrewOffer)
    return r.GiveCrew(offer.cabins[chance.below("cabin", len(offer.cabins))])


HOOKS = Hooks(
    settings=(Setting("1-long", 1, {"hits": 12}), Setting("2", 2), Setting("4", 4, {"hits": 8})),
    scramble=scramble,
    compose=compose,
    longest=4 * 12 * 2,
)
