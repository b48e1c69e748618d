"""The duel toy's spec, and how the laws treat it."""

from __future__ import annotations

from pathlib import Path

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import HIDDEN, OF_A_SEAT, PUBLIC, Field
from astrodrome.kernel.records import Action, Line, Outcome, Prompt, View
from astrodrome.kernel.seats import Seat
from astrodrome.kernel.spec import Spec
from tests.laws.subject import Hooks, Setting
from tests.laws.toys import dealing
from tests.laws.toys.duel import records as r
from tests.laws.toys.duel.rules import KINDS, TASKS, Duel, DuelEnds, FightersBid


def check(seats: int, options: r.Options) -> r.Options:
    """Return options that can be played."""
    if not 3 <= options.lives <= 9:
        raise OptionError("lives", f"expected 3 to 9, found {options.lives}")
    if not 1 <= options.turns <= 40:
        raise OptionError("turns", f"expected 1 to 40, found {options.turns}")
    return options


def blank(seats: int, options: r.Options, chance: Chance) -> Duel:
    """Return a toy to be filled from a save."""
    return Duel(seats, chance, options.lives, options.turns)


def begin(seats: int, options: r.Options, chance: Chance) -> Duel:
    """Return a toy with two cards for each fighter."""
    g = blank(seats, options, chance)
    g.deck = [kind for kind in range(KINDS) for _ in range(5)]
    chance.shuffle("deck", g.deck)
    for seat in range(seats):
        g.hands[seat] = [g.deck.pop() for _ in range(2)]
    g.then(FightersBid(), DuelEnds())
    return g


def public(g: Duel) -> r.Public:
    """Show what everybody sees."""
    hands = tuple(len(hand) for hand in g.hands)
    return r.Public(tuple(g.lives), hands, len(g.deck), tuple(g.discard), g.turns)


def mine(g: Duel, seat: Seat) -> r.Mine:
    """Show a fighter its cards."""
    return r.Mine(tuple(g.hands[seat]))


def knowledge(g: Duel, seat: Seat) -> None:
    """Nothing is seen that the table does not go on showing."""


def determinise(g: Duel, seat: Seat, chance: Chance, recall: float) -> Duel:
    """Deal again the deck and the other hands."""
    twin = g.copy()
    dealing.redeal(chance, [*[hand for other, hand in enumerate(twin.hands) if other != seat], twin.deck])
    twin.chance = chance
    dealing.redeal_answers(twin, seat, chance)
    return twin


def outcome(g: Duel) -> Outcome:
    """Rank by lives."""
    return dealing.ranked(g.lives, [(Line("lives", lives),) for lives in g.lives])


def census(g: Duel) -> tuple[int, ...]:
    """Count each kind of card wherever it lies."""
    cards = [*g.deck, *g.discard, *[card for hand in g.hands for card in hand]]
    return tuple(cards.count(kind) for kind in range(KINDS))


FIELDS = (
    Field("lives", PUBLIC, "list[int]"),
    Field("turns", PUBLIC, "int"),
    Field("hands", OF_A_SEAT, "list[list[int]]"),
    Field("deck", HIDDEN, "list[int]"),
    Field("discard", PUBLIC, "list[int]"),
)

SPEC: Spec[Duel, r.Options] = Spec(
    name="toy-duel",
    rules_version="1",
    seats=range(2, 5),
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


def scramble(g: Duel, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange hidden cards one pair at a time."""
    places = [(hand, i) for other, hand in enumerate(g.hands) if other != seat for i in range(len(hand))]
    dealing.exchange(chance, places + [(g.deck, i) for i in range(len(g.deck))])


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    offer = prompt.offer
    if isinstance(offer, r.BidOffer):
        return r.Bid(chance.below("bid", offer.most + 1))
    if isinstance(offer, r.DefendOffer):
        pick = chance.below("defend", len(offer.cards) + 1)
        return r.SUFFER if pick == 0 else r.Defend(offer.cards[pick - 1])
    assert isinstance(offer, r.TurnOffer)
    targets = [choice.target for choice in offer.targets if choice.refusal is None]
    choices = [r.REST, *[r.Strike(target) for target in targets], *[r.Volley(card) for card in offer.cards]]
    return choices[chance.below("turn", len(choices))]


HOOKS = Hooks(
    settings=(
        Setting("2", 2),
        Setting("3-short", 3, {"turns": 6}),
        Setting("4-frail", 4, {"lives": 3, "turns": 20}),
    ),
    scramble=scramble,
    compose=compose,
    longest=400,
)
