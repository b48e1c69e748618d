"""Dealing again what a trucker cannot know, or no longer recalls: face-down components, hands, cards not seen."""

from __future__ import annotations

from typing import TypeAlias

from astrodrome.games.galaxy_trucker.content.figures import DIE_SIDES, LEVELS, PILES
from astrodrome.games.galaxy_trucker.game.preparation import shuffle_deck
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import add_plots
from astrodrome.games.galaxy_trucker.modules.machinations.state import Machinations
from astrodrome.games.galaxy_trucker.records.actions import TakeLoan
from astrodrome.games.galaxy_trucker.ship.module_effects import is_extra
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import question
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.seats import Seat

Slot: TypeAlias = tuple[int, int]
"""A place in a pile: which pile, and where in it."""


def determinise(g: Trucker, seat: Seat, chance: Chance, recall: float) -> Trucker:
    """Return a game the trucker could be in."""
    world = g.copy()
    world.chance = chance
    deal_components(world, seat, chance)
    machinations, roads, bonus = world.machinations, world.roads, world.bonus
    if machinations is not None:
        deal_machinations(world, machinations, seat, chance)
    if roads is None or not roads.second_pass:  # every card has been seen by then
        deal_cards(world, recalled_piles(world, seat, chance, recall), chance)
    if roads is not None and roads.pile:
        chance.shuffle("roads", roads.pile)
    for other in range(world.seats):
        if bonus is not None and other != seat and bonus.secrets[other] is not None:
            bonus.secrets[other] = 1 + chance.below("number", DIE_SIDES)
        if other != seat and world.answers[other] is not None:
            could = question(world).legal(world, other)  # under seal: a bid, a machination (GX-333, GX-494)
            kept = [action for action in could if not isinstance(action, TakeLoan)]
            world.answers[other] = kept[chance.below("bid", len(kept))]
    return world


def deal_machinations(world: Trucker, machinations: Machinations, seat: Seat, chance: Chance) -> None:
    """Mix what others hold, what they have put into the flight and what nobody was dealt (GX-331, GX-332, GX-334).

    A machination that was revealed is somebody's, and nobody knows whose; with foresight all do (GX-345, GX-349).
    """
    others = [other for other in range(world.seats) if other != seat]
    roads = world.roads
    shown = world.revealed + (world.deck if roads is not None and roads.second_pass else [])
    plots = {other: plot for other in others if (plot := machinations.plots[other]) is not None}
    pool = machinations.unplayed + [card for other in others for card in machinations.hands[other]]
    pool += [plot for plot in plots.values() if plot not in shown]
    chance.shuffle("machinations", pool)
    dealt = [plot if plot in shown else pool.pop() for plot in plots.values()]
    if not world.options.has("foresight"):
        chance.shuffle("machinations", dealt)
    for other, plot in zip(plots, dealt, strict=True):
        machinations.plots[other] = plot
    for other in others:
        machinations.hands[other] = sorted([pool.pop() for _ in machinations.hands[other]])
    machinations.unplayed = sorted(pool)


def deal_components(world: Trucker, seat: Seat, chance: Chance) -> None:
    """Mix the heap with what others hold unseen and what was removed unseen (GB-019, GB-020, GX-041)."""
    unseen = [
        other
        for other in range(world.seats)
        if other != seat and world.hand[other] is not None and not world.hand_is_public[other]
    ]
    orders = [other for other in range(world.seats) if other != seat]
    technologies, roads = world.technologies, world.roads
    pool = world.face_down_components.copy()
    if technologies is not None:
        pool += technologies.boxed
    if roads is not None:
        pool += [component for other in orders for component in roads.custom_components[other]]
    pool += [hand for other in unseen if (hand := world.hand[other]) is not None]
    chance.shuffle("warehouse", pool)
    for other in unseen:
        world.hand[other] = pool.pop()
    if roads is not None:
        for other in orders:
            roads.custom_components[other] = [pool.pop() for _ in roads.custom_components[other]]
    if technologies is not None:
        technologies.boxed = sorted([pool.pop() for _ in technologies.boxed])
    world.face_down_components = pool


def recalled_piles(world: Trucker, seat: Seat, chance: Chance, recall: float) -> list[int]:
    """Return the piles that were looked at and not forgotten; the one in hand is seen, not recalled."""
    return [
        pile
        for pile in world.piles_seen[seat]
        if pile == world.pile_in_view[seat] or recall == 1.0 or chance.below("recall", 1000) < int(recall * 1000)
    ]


def deal_cards(world: Trucker, recalled: list[int], chance: Chance) -> None:
    """Deal the unknown piles again, level by level, so that they hold what has been revealed; then the deck."""
    foresight = world.options.has("foresight")
    dealt = [card for pile in world.piles for card in pile]
    revealed = [card for card in world.revealed if card in dealt]  # neither machinations nor those a position names
    shown = len(revealed) if foresight else 0
    slots = unknown_slots(world, recalled, shown)
    shuffle_levels(world, slots, chance)
    certain = [card for pile in recalled for card in world.piles[pile]]
    for level in range(LEVELS):
        here = [(pile, i) for pile, i in slots if level_of(world, world.piles[pile][i]) == level]
        must = [] if foresight else [c for c in revealed if level_of(world, c) == level and c not in certain]
        pool = [world.piles[pile][i] for pile, i in here if world.piles[pile][i] not in must]
        if not world.intro:  # GB-183: all know which cards an introductory flight has
            pool += world.undealt_cards[level]
        chance.shuffle("cards", pool)
        for places, known in parted(world, here, must):
            dealt = known + [pool.pop() for _ in range(len(places) - len(known))]
            chance.shuffle("cards", dealt)
            for (pile, i), card in zip(places, dealt, strict=True):
                world.piles[pile][i] = card
        if not world.intro:
            world.undealt_cards[level] = sorted(pool)
    if world.deck:
        deal_deck(world, chance)


def parted(world: Trucker, here: list[Slot], must: list[int]) -> list[tuple[list[Slot], list[int]]]:
    """Part places, and cards that lie in them, into those of the flight and those in addition: all know which is which.

    GX-573: an extra card is known for one when it is revealed.
    """
    if len(world.piles) <= PILES:
        return [(here, must)]
    extra = [is_extra(world, card) for card in must]
    parts: list[tuple[list[Slot], list[int]]] = []
    for more in (False, True):
        places = [slot for slot in here if (slot[0] >= PILES) == more]
        parts.append((places, [card for card, so in zip(must, extra, strict=True) if so == more]))
    return parts


def unknown_slots(world: Trucker, recalled: list[int], shown: int) -> list[tuple[int, int]]:
    """Return the places in piles whose cards are not known; with foresight the first `shown` are revealed."""
    slots: list[tuple[int, int]] = []
    passed = 0
    for pile, cards in enumerate(world.piles):
        for i in range(len(cards)):
            if pile not in recalled and passed >= shown:
                slots.append((pile, i))
            passed += 1
    return slots


def shuffle_levels(world: Trucker, slots: list[tuple[int, int]], chance: Chance) -> None:
    """Mix the unknown cards of each pile: nobody knows which level lies where in it."""
    for pile, cards in enumerate(world.piles):
        places = [i for at, i in slots if at == pile]
        mixed = [cards[i] for i in places]
        chance.shuffle("pile", mixed)
        for i, card in zip(places, mixed, strict=True):
            cards[i] = card


def level_of(world: Trucker, card: int) -> int:
    """Return the level of a card as an index of tables."""
    return world.box.cards[card].level - 1


def deal_deck(world: Trucker, chance: Chance) -> None:
    """Make the deck of what the piles hold and has not been revealed (GB-075, GB-184)."""
    left = [card for pile in reversed(world.piles) for card in reversed(pile) if card not in world.revealed]
    world.deck = left
    if not world.options.has("foresight"):
        shuffle_deck(world, chance)
    if world.machinations is not None:
        add_plots(world, chance)
