"""Dealing again what a player cannot know: cards, treasures, and what the others know and have chosen in secret."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celestia.content.cards import KINDS
from astrodrome.games.celestia.content.figures import GOAL, TOKEN_POINTS
from astrodrome.games.celestia.state.event_costs import needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.step_record import CRASH
from astrodrome.games.celestia.treasures.matryoshburg import PLAYERS_CHOOSE_BONUS
from astrodrome.games.celestia.views.dealing_cards import deal_cards
from astrodrome.games.celestia.views.dealing_treasures import deal_treasures
from astrodrome.kernel.agenda import question, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import Window
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat

DEALS: Final = 12
"""How often treasures are dealt at most until nobody has hidden the end of the game."""


def determinise(g: Celestia, seat: Seat, chance: Chance, recall: float) -> Celestia:
    """Return a game that the player could be in; `recall` is the share of what was seen that is still remembered."""
    world = g.copy()
    world.chance = chance
    if recall < 1.0:
        forget(world, seat, chance, recall)
    deal_cards(world, seat, chance)
    for _ in range(DEALS):
        deal_treasures(world, seat, chance)
        if not somebody_hid_the_end(world):
            break
    for other in range(world.seats):
        if other != seat:
            guess_memory(world, seat, other, chance)
            guess_choice(world, other, chance)
    settle(world)
    return world


def somebody_hid_the_end(world: Celestia) -> bool:
    """Return whether a player would have had to announce the end at the last check, but did not (CS-112)."""
    if world.edition.beginner or world.ending.count_begun:
        return False
    tables = world.tables
    for other, checked in enumerate(world.ending.treasures_at_check):
        points = TOKEN_POINTS * checked[-1]
        for city, count in enumerate(checked[:-1]):
            owned = [tables.points[t] for t in tables.treasures_of[city] for _ in range(world.treasures[other][t])]
            points += sum(sorted(owned)[:count])  # the others of this city may have been taken since
        if points >= GOAL:
            return True
    return False


def forget(world: Celestia, seat: Seat, chance: Chance, recall: float) -> None:
    """Drop some of what a player has seen, each thing by itself."""
    kept = int(recall * 1000)
    world.memory.cards_spied[seat] = [still_known(known, chance, kept) for known in world.memory.cards_spied[seat]]
    world.memory.routes_known = [still_known(known, chance, kept) for known in world.memory.routes_known]
    world.memory.help_known = [still_known(known, chance, kept) for known in world.memory.help_known]
    stands = tuple(needs(world)) if world.step.declaration == CRASH else None  # the word is still on the table
    for other, lacking in enumerate(world.memory.shortages):
        world.memory.shortages[other] = [
            lacks for lacks in lacking if lacks == stands or chance.below("recall", 1000) < kept
        ]
    for city, looked in enumerate(world.memory.piles[seat] if world.memory.piles else ()):
        world.memory.piles[seat][city] = tuple([treasure for treasure in looked if chance.below("recall", 1000) < kept])
        if not world.memory.piles[seat][city]:
            world.memory.takers_since[seat][city] = ()


def still_known(count: int, chance: Chance, kept: int) -> int:
    """Return how many of some like things are still remembered."""
    return sum([chance.below("recall", 1000) < kept for _ in range(count)])


def guess_memory(world: Celestia, seat: Seat, other: Seat, chance: Chance) -> None:
    """Give another player something to remember in the new deal: as much as before, but of what lies there now."""
    spied = world.memory.cards_spied[other] = world.memory.cards_spied[other].copy()
    for target in range(world.seats) if spied else ():
        known = sum(spied[target * KINDS : (target + 1) * KINDS])
        if target in (seat, other) or not known:
            continue  # what was seen of this seat's own hand is no secret to it
        hand = [kind for kind in range(KINDS) for _ in range(world.hands[target][kind])]
        hand += world.help_placed[target]
        chance.shuffle("guess-memory", hand)
        row = [0] * KINDS
        for kind in hand[:known]:
            row[kind] += 1
        spied[target * KINDS : (target + 1) * KINDS] = row
    for city, looked in enumerate(world.memory.piles[other] if world.memory.piles else ()):
        if looked:
            pile = world.piles[city].copy()
            chance.shuffle("guess-memory", pile)
            world.memory.piles[other][city] = tuple(sorted(pile[: len(looked)]))


def guess_choice(world: Celestia, other: Seat, chance: Chance) -> None:
    """Replace another player's sealed choice: in a window nobody knows who has answered, at Matryoshburg all do."""
    if world.answers[other] is not None:
        window = isinstance(question(world), Window)
        world.answers[other] = None if window else guess_bonus(world, other, chance)
    if world.bonus_chosen[other] is not None:
        world.bonus_chosen[other] = guess_bonus(world, other, chance)


def guess_bonus(world: Celestia, other: Seat, chance: Chance) -> Action:
    """Return a bonus that a player could have chosen."""
    could = PLAYERS_CHOOSE_BONUS.legal(world, other)
    return could[chance.below("guess-bonus", len(could))]
