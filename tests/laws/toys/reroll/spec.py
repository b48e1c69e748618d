"""The re-roll toy's spec, and how the laws treat it."""

from __future__ import annotations

from pathlib import Path

from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.records import Action, Line, Offer, Outcome, Pass, Prompt, View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import Spec
from tests.laws.subject import Hooks, Setting
from tests.laws.toys import dealing
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll.rules import STORM, STORMS, TASKS, WIND, WINDS, Reroll, Step


def check(seats: int, options: r.Options) -> r.Options:
    """Return options that can be played."""
    if not 1 <= options.rounds <= 3:
        raise OptionError("rounds", f"expected 1 to 3, found {options.rounds}")
    return options


def blank(seats: int, options: r.Options, chance: Chance) -> Reroll:
    """Return a toy to be filled from a save."""
    return Reroll(seats, chance, options.rounds, options.gale)


def begin(seats: int, options: r.Options, chance: Chance) -> Reroll:
    """Return a toy with three cards for each seat."""
    return begin_with(blank(seats, options, chance), Step())


def begin_with(g: Reroll, first: Task[Reroll]) -> Reroll:
    """Deal, and put a first task on the agenda."""
    g.deck = [WIND] * WINDS + [STORM] * STORMS
    g.chance.shuffle("deck", g.deck)
    for seat in range(g.seats):
        g.hands[seat] = [g.deck.pop() for _ in range(3)]
    g.then(first)
    return g


def public(g: Reroll) -> r.Public:
    """Show what everybody sees."""
    return r.Public(
        captain=g.captain,
        dice=g.dice,
        declared=g.declared,
        stake=g.stake,
        scores=tuple(g.scores),
        hands=tuple(len(hand) for hand in g.hands),
        peeked=tuple(card is not None for card in g.peeked),
        deck=len(g.deck),
        discard=tuple(g.discard),
    )


def mine(g: Reroll, seat: Seat) -> r.Mine:
    """Show a seat its cards."""
    return r.Mine(tuple(g.hands[seat]))


def knowledge(g: Reroll, seat: Seat) -> int | None:
    """Return the last card of the deck where the seat has looked at it."""
    return g.peeked[seat]


def determinise(g: Reroll, seat: Seat, chance: Chance, recall: float) -> Reroll:
    """Deal again the other hands and the deck, but for the card the seat has seen."""
    twin = g.copy()
    recalled = twin.peeked[seat] is not None and dealing.recalls(chance, recall)
    known = [twin.deck.pop(0)] if recalled else []
    others = [hand for other, hand in enumerate(twin.hands) if other != seat]
    dealing.redeal(chance, [*others, twin.deck])
    twin.deck = known + twin.deck
    twin.peeked = [None if card is None else twin.deck[0] for card in twin.peeked]
    twin.chance = chance
    dealing.redeal_answers(twin, seat, chance)
    return twin


def outcome(g: Reroll) -> Outcome:
    """Rank by points."""
    return dealing.ranked(g.scores, [(Line("points", score),) for score in g.scores])


def census(g: Reroll) -> tuple[int, ...]:
    """Count winds and storms wherever they lie."""
    cards = [*g.deck, *g.discard, *[card for hand in g.hands for card in hand]]
    return (cards.count(WIND) + g.stake, cards.count(STORM))


FIELDS = (
    Field("steps", PUBLIC, "int"),
    Field("captain", PUBLIC, "int"),
    Field("dice", PUBLIC, "int"),
    Field("declared", PUBLIC, "bool | None"),
    Field("stake", PUBLIC, "int"),
    Field("scores", PUBLIC, "list[int]"),
    Field("hands", OF_A_SEAT, "list[list[int]]"),
    Field("deck", HIDDEN, "list[int]"),
    Field("discard", PUBLIC, "list[int]"),
    Field("peeked", OF_A_SEAT, "list[int | None]"),
)

SPEC: Spec[Reroll, r.Options] = Spec(
    name="toy-reroll",
    rules_version="1",
    seats=range(2, 5),
    modules=("gale",),
    folder=Path(__file__).parent.parent,
    options=r.Options,
    content=r.Content,
    actions=(Pass, *r.ACTIONS),
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


def scramble(g: Reroll, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange hidden cards one pair at a time; what the seat has peeked at stays unless it is forgotten."""
    first = 1 if g.peeked[seat] is not None and not forget else 0
    places = [(hand, i) for other, hand in enumerate(g.hands) if other != seat for i in range(len(hand))]
    places += [(g.deck, i) for i in range(first, len(g.deck))]
    dealing.exchange(chance, places)
    g.peeked = [None if card is None else g.deck[0] for card in g.peeked]


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    offer: Offer | None = prompt.offer
    if isinstance(offer, r.DeclareOffer):
        return r.BRAVE if offer.payable and chance.below("brave", 4) else r.TURN_BACK
    assert isinstance(offer, r.StormOffer)
    return r.PLAY_STORM if offer.storms and chance.below("storm", 2) else Pass()


HOOKS = Hooks(
    settings=tuple(
        Setting(f"{seats}-{rounds}{'-gale' if gale else ''}", seats, {"rounds": rounds, "gale": gale})
        for seats, rounds, gale in [(2, 3, False), (3, 2, True), (4, 2, False), (2, 1, True)]
    ),
    scramble=scramble,
    compose=compose,
    longest=4 * 3 * (1 + 4 * (STORMS + 1) * 2),
)
