"""Dealing again what a franchise cannot know, or no longer recalls.

Hands and decks are dealt from all cards of a level that the franchise does not see. That a reshuffled discard pile
cannot contain cards that were in a hand at that moment is not used: nobody at a table keeps such an account.
"""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, LEVELS
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.views.boost_beliefs import after_sighting, left_over, possible_hands
from astrodrome.kernel.agenda import question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Sealed, Window
from astrodrome.kernel.seats import Seat


def determinise(g: Celerium, seat: Seat, chance: Chance, recall: float) -> Celerium:
    """Return a rally the franchise could be in: piles, hands, versions and sealed choices of others are dealt again."""
    world = g.copy()
    world.chance = chance
    planets = shuffled(chance, (*g.planets.pile, *g.planets.removed))
    world.planets = g.planets.dealt(planets, len(g.planets.pile))
    world.market = g.market.copy()
    world.market.deck = shuffled(chance, g.market.deck)
    world.control = g.control.shuffled(shuffled(chance, g.control.deck))
    deal_cards(world, seat, chance)
    forget_sightings(world, chance, recall)
    for boost in range(BOOST_TYPES):
        deal_boosts(world, seat, boost, chance)
    deal_answers(world, seat, chance)
    return world


def shuffled(chance: Chance, things: Sequence[int]) -> tuple[int, ...]:
    """Return things in random order."""
    pile = list(things)
    chance.shuffle("redeal", pile)
    return tuple(pile)


def deal_cards(world: Celerium, seat: Seat, chance: Chance) -> None:
    """Deal the unseen cards of each level to the other hands, which keep their sizes, and to the deck (CM-082)."""
    levels = world.tables.cards.level
    hands = [list(hand) if other == seat else [] for other, hand in enumerate(world.hands)]
    for level in range(LEVELS):
        unseen = list(world.event_decks[level])
        sizes = [0] * len(hands)
        for other, hand in enumerate(world.hands):
            if other != seat:
                cards = [card for card in hand if levels[card] == level]
                sizes[other] = len(cards)
                unseen += cards
        chance.shuffle("redeal", unseen)
        for other, size in enumerate(sizes):
            hands[other] += [unseen.pop() for _ in range(size)]
        world.event_decks[level] = tuple(unseen)
    world.hands = [tuple(sorted(hand)) for hand in hands]


def forget_sightings(world: Celerium, chance: Chance, recall: float) -> None:
    """Drop versions that have slipped the mind: `recall` is the share kept over each round since they were shown."""
    if recall == 1.0:
        return
    for index, when in enumerate(world.seen.round):
        kept = 1000
        for _ in range(world.round - when):
            kept = kept * int(recall * 1000) // 1000
        if chance.below("recall", 1000) >= kept:
            world.seen.version[index] = None


def deal_boosts(world: Celerium, seat: Seat, boost: int, chance: Chance) -> None:
    """Choose versions of a type that fit all that the franchise has seen, by their exact weight."""
    tokens = world.tables.versions[boost]
    weights = possible_hands(tokens, world.franchises)
    for slot, version, lost in zip(world.seen.slot, world.seen.version, world.seen.lost, strict=True):
        if slot % BOOST_TYPES == boost:
            weights = after_sighting(weights, tokens, slot // BOOST_TYPES, version, lost)
    own = world.boost_versions[BOOST_TYPES * seat + boost]
    fitting = [(held, weight) for held, weight in weights.items() if held[seat] == own]
    pick = chance.below("redeal", sum([weight for _, weight in fitting]))
    chosen = 0
    while pick >= fitting[chosen][1]:
        pick -= fitting[chosen][1]
        chosen += 1
    held = fitting[chosen][0]
    for other, version in enumerate(held):
        world.boost_versions[BOOST_TYPES * other + boost] = version
    rest = [version for version, count in left_over(tokens, held).items() for _ in range(count)]
    world.boost_supply[boost] = shuffled(chance, rest)


def deal_answers(world: Celerium, seat: Seat, chance: Chance) -> None:
    """Give others sealed choices they could have made; in a window nobody knows who has answered."""
    if not world.agenda:
        return
    decision = question(world)
    if not isinstance(decision, Sealed):
        return
    for other, given in enumerate(world.answers):
        if other != seat and given is not None:
            world.answers[other] = None
            if not isinstance(decision, Window):
                could = decision.legal(world, other)
                world.answers[other] = could[chance.below("guess", len(could))]
    settle(world)
