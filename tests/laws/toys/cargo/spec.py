"""The cargo toy's spec, and how the laws treat it."""

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
from tests.laws.toys.cargo import records as r
from tests.laws.toys.cargo.rules import TASKS, Cargo, ReachPlanet


def check(seats: int, options: r.Options) -> r.Options:
    """Return options that can be played."""
    if not 1 <= options.planets <= 4:
        raise OptionError("planets", f"expected 1 to 4, found {options.planets}")
    return options


def blank(seats: int, options: r.Options, chance: Chance) -> Cargo:
    """Return a toy to be filled from a save."""
    return Cargo(seats, chance, options.large)


def begin(seats: int, options: r.Options, chance: Chance) -> Cargo:
    """Return a toy with a full bag."""
    g = blank(seats, options, chance)
    g.bag = [1] * 12 + [2] * 10 + [3] * 8 + [4] * 6
    chance.shuffle("bag", g.bag)
    g.then(*[ReachPlanet(seat) for _ in range(options.planets) for seat in range(seats)])
    return g


def public(g: Cargo) -> r.Public:
    """Show what everybody sees; goods left behind are counted by colour."""
    left = tuple(g.left.count(good) for good in (1, 2, 3, 4))
    return r.Public(tuple(map(tuple, g.holds)), tuple(g.offered), len(g.bag), left)


def mine(g: Cargo, seat: Seat) -> r.Mine:
    """Show nothing: a trader has no secrets."""
    return r.Mine()


def knowledge(g: Cargo, seat: Seat) -> None:
    """Nothing is seen that the table does not go on showing."""


def determinise(g: Cargo, seat: Seat, chance: Chance, recall: float) -> Cargo:
    """Shuffle the bag."""
    twin = g.copy()
    chance.shuffle("bag", twin.bag)
    twin.chance = chance
    return twin


def outcome(g: Cargo) -> Outcome:
    """Rank by the worth of the goods aboard."""
    scores = [sum(good for hold in ship for good in hold) for ship in g.holds]
    return dealing.ranked(scores, [(Line("goods", score),) for score in scores])


def census(g: Cargo) -> tuple[int, ...]:
    """Count each colour wherever it lies."""
    goods = [*g.bag, *g.offered, *g.left, *[good for ship in g.holds for hold in ship for good in hold]]
    return tuple(goods.count(good) for good in (1, 2, 3, 4))


FIELDS = (
    Field("holds", PUBLIC, "list[list[tuple[int, ...]]]"),
    Field("offered", PUBLIC, "list[int]"),
    Field("bag", HIDDEN, "list[int]"),
    Field("left", PUBLIC, "list[int]"),
)

SPEC: Spec[Cargo, r.Options] = Spec(
    name="toy-cargo",
    rules_version="1",
    seats=range(1, 4),
    modules=("large",),
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


def scramble(g: Cargo, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange goods in the bag, pair by pair."""
    dealing.exchange(chance, [(g.bag, i) for i in range(len(g.bag))])


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Put each offered good into a hold that may take it and has room, or leave it."""
    offer = prompt.offer
    assert isinstance(offer, r.ArrangeOffer)
    holds: list[tuple[int, ...]] = [() for _ in offer.room]
    for choice in offer.goods:
        hold = choice.holds[chance.below("hold", len(choice.holds))]
        if len(holds[hold]) < offer.room[hold] and chance.below("take", 4):
            holds[hold] = (*holds[hold], choice.good)
    return r.Arrange(tuple(holds))


HOOKS = Hooks(
    settings=(Setting("1", 1), Setting("2-large", 2, {"large": True}), Setting("3", 3, {"planets": 4})),
    scramble=scramble,
    compose=compose,
    longest=12,
)
