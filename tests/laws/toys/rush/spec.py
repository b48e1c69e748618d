"""The rush toy's spec, and how the laws treat it."""

from __future__ import annotations

from pathlib import Path

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.records import TIME_UP, Action, ClockOffer, Line, Outcome, Prompt, TimeUp, View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import Spec
from tests.laws.subject import Hooks, Setting
from tests.laws.toys import dealing
from tests.laws.toys.rush import records as r
from tests.laws.toys.rush.rules import TASKS, BuildersBuild, Rush


def check(seats: int, options: r.Options) -> r.Options:
    """Return options that can be played."""
    if not 1 <= options.tiles <= 20:
        raise OptionError("tiles", f"expected 1 to 20, found {options.tiles}")
    return options


def blank(seats: int, options: r.Options, chance: Chance) -> Rush:
    """Return a toy to be filled from a save."""
    return Rush(seats, chance, options.tiles)


def begin(seats: int, options: r.Options, chance: Chance) -> Rush:
    """Return a toy with its tiles shuffled face down."""
    g = blank(seats, options, chance)
    tiles = list(range(1, options.tiles + 1))
    chance.shuffle("tiles", tiles)
    g.pool = [*tiles]
    g.then(BuildersBuild())
    return g


def public(g: Rush) -> r.Public:
    """Show what everybody sees: face-down tiles are all alike."""
    places, hands = shown(g.pool, g.face_up), shown(g.hand, g.hand_up)
    return r.Public(places, hands, tuple(g.kept), tuple(g.done), g.turned)


def shown(tiles: list[int | None], up: list[bool]) -> tuple[int | None, ...]:
    """Show tiles from above."""
    return tuple(None if tile is None else tile if up[i] else 0 for i, tile in enumerate(tiles))


def mine(g: Rush, seat: Seat) -> r.Mine:
    """Show a builder the tile in its hand."""
    return r.Mine(g.hand[seat])


def knowledge(g: Rush, seat: Seat) -> None:
    """Nothing is seen that the table does not go on showing."""


def hidden(g: Rush, seat: Seat) -> list[tuple[list[int | None], int]]:
    """Return the places that hold a tile this builder cannot see."""
    table = [(g.pool, i) for i, tile in enumerate(g.pool) if tile is not None and not g.face_up[i]]
    return table + [(g.hand, i) for i, t in enumerate(g.hand) if t is not None and i != seat and not g.hand_up[i]]


def determinise(g: Rush, seat: Seat, chance: Chance, recall: float) -> Rush:
    """Deal again the tiles that lie face down or in other hands."""
    twin = g.copy()
    places = hidden(twin, seat)
    tiles = [pile[i] for pile, i in places]
    chance.shuffle("redeal", tiles)
    for (pile, i), tile in zip(places, tiles, strict=True):
        pile[i] = tile
    twin.chance = chance
    return twin


def outcome(g: Rush) -> Outcome:
    """Rank by the sum of the tiles built."""
    scores = [sum(tiles) for tiles in g.kept]
    return dealing.ranked(scores, [(Line("tiles", score),) for score in scores])


def census(g: Rush) -> tuple[int, ...]:
    """List every tile wherever it lies."""
    tiles = [*g.pool, *g.hand, *[tile for kept in g.kept for tile in kept]]
    return tuple(sorted(tile for tile in tiles if tile is not None))


FIELDS = (
    Field("pool", HIDDEN, "list[int | None]"),
    Field("face_up", PUBLIC, "list[bool]"),
    Field("hand", OF_A_SEAT, "list[int | None]"),
    Field("hand_up", PUBLIC, "list[bool]"),
    Field("kept", PUBLIC, "list[tuple[int, ...]]"),
    Field("done", PUBLIC, "list[bool]"),
    Field("turned", PUBLIC, "int"),
)

SPEC: Spec[Rush, r.Options] = Spec(
    name="toy-rush",
    rules_version="1",
    seats=range(1, 5),
    modules=(),
    folder=Path(__file__).parent.parent,
    options=r.Options,
    content=r.Content,
    actions=(*r.ACTIONS, TimeUp),
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


def scramble(g: Rush, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange, pair by pair, what the builder cannot see."""
    places = [(g.pool, i) for i in range(len(g.pool)) if g.pool[i] and not g.face_up[i]]
    places += [(g.hand, other) for other in range(g.seats) if other != seat and g.hand[other] and not g.hand_up[other]]
    for _ in range(2 * len(places)):
        (a, i), (b, j) = (places[chance.below("place", len(places))] for _ in range(2))
        a[i], b[j] = b[j], a[i]


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone; the clock has an offer of its own."""
    offer = prompt.offer
    if isinstance(offer, ClockOffer):
        return TIME_UP
    assert isinstance(offer, r.BuildOffer)
    if offer.holding:
        return r.KEEP if chance.below("keep", 2) else r.PUT_BACK
    open_places = [choice.place for choice in offer.places if choice.refusal is None]
    if not open_places or chance.below("finish", 12) == 0:
        return r.FINISH
    return r.Grab(open_places[chance.below("grab", len(open_places))])


HOOKS = Hooks(
    settings=(Setting("1", 1, {"tiles": 4}), Setting("2", 2), Setting("4-few", 4, {"tiles": 3})),
    scramble=scramble,
    compose=compose,
    longest=4000,
)
