"""Celestia under the laws: its settings, its secrets, and how a player answers from the offer."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from astrodrome.games.celestia.content.cards import ALTERNATIVE_ROUTE, CARDS, HELP, KINDS, TURBO, Card
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.records import offers as o
from astrodrome.games.celestia.spec import SPEC
from astrodrome.games.celestia.state.event_costs import CANNOT, ability, needs
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.celestia.state.memory import lacks_all
from astrodrome.games.celestia.state.step_record import CRASH
from astrodrome.games.celestia.treasures.matryoshburg import PLAYERS_CHOOSE_BONUS
from astrodrome.games.celestia.treasures.treasures import DrawerChoosesTreasure
from astrodrome.games.celestia.voyage.facing_events import CaptainLays, CoverEvents
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action, Prompt, View
from astrodrome.kernel.seats import Seat
from tests.laws.subject import Hooks, Setting

SWAPS = 24


def scramble(g: Celestia, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange hidden cards and treasures one pair at a time, as long as the seat could not tell."""
    # Copies of a state share these rows.
    g.hands, g.piles, g.treasures = ([row.copy() for row in rows] for rows in (g.hands, g.piles, g.treasures))
    others = [other for other in range(g.seats) if other != seat]
    for _ in range(0 if g.ending.count_begun else SWAPS):
        swap_cards(g, seat, others, chance, forget)
    for city in range(g.tables.cities):
        if not (g.memory.piles and g.memory.piles[seat][city]) or forget:
            swap_treasures(g, seat, others, city, chance)
    for other in others:
        change_fresh(g, other, chance)
        change_memory(g, seat, other, chance)
        if g.bonus_chosen[other] is not None:
            could = PLAYERS_CHOOSE_BONUS.legal(g, other)
            g.bonus_chosen[other] = could[chance.below("bonus", len(could))]
    if forget:
        g.memory.cards_spied[seat] = []
        g.treasures_discarded[seat] = (
            g.treasures_discarded[seat] if chance.below("gone", 2) else tuple(reversed(g.treasures_discarded[seat]))
        )
        if g.memory.piles:
            g.memory.piles[seat] = [()] * g.tables.cities
            g.memory.takers_since[seat] = [()] * g.tables.cities


def swap_cards(g: Celestia, seat: Seat, others: list[Seat], chance: Chance, forget: bool) -> None:
    """Exchange a card of another hand with one of a third hand, of the deck, or of the Help cards on the table."""
    holders = [other for other in others if g.hand_size[other]]
    if not holders:
        return
    one = holders[chance.below("holder", len(holders))]
    here = one_card(g.hands[one], chance)
    to = chance.below("to", 3)
    placed = [other for other in others if g.help_placed[other]]
    if to == 0 and g.deck:
        at = chance.below("at", len(g.deck))
        there, g.deck[at] = g.deck[at], here
        move(g, one, here, there)
        if not possible(g, seat, others, forget):
            g.deck[at] = there
            move(g, one, there, here)
    elif to == 1 and placed:
        two = placed[chance.below("placed", len(placed))]
        there = g.help_placed[two][0]
        if HELP <= here < TURBO:
            g.help_placed[two] = tuple(sorted([here, *g.help_placed[two][1:]]))
            move(g, one, here, there)
            if not possible(g, seat, others, forget):
                kept = list(g.help_placed[two])
                kept.remove(here)
                g.help_placed[two] = tuple(sorted([there, *kept]))
                move(g, one, there, here)
    else:
        two = holders[chance.below("holder", len(holders))]
        there = one_card(g.hands[two], chance)
        move(g, one, here, there)
        move(g, two, there, here)
        if not possible(g, seat, others, forget):
            move(g, one, there, here)
            move(g, two, here, there)


def one_card(hand: list[int], chance: Chance) -> int:
    """Draw a card of a hand."""
    held = [kind for kind in range(KINDS) for _ in range(hand[kind])]
    return held[chance.below("card", len(held))]


def move(g: Celestia, seat: Seat, out: int, into: int) -> None:
    """Exchange a card of a hand."""
    g.hands[seat][out] -= 1
    g.hands[seat][into] += 1


def possible(g: Celestia, seat: Seat, others: list[Seat], forget: bool) -> bool:
    """Tell whether the seat could be in this world: what it has seen still holds, and what captains declared."""
    paying = any(isinstance(task, CoverEvents | CaptainLays) for task in g.agenda)
    if paying and ability(g, g.helm()) == CANNOT:
        return False
    if (
        g.step.declaration == CRASH
        and g.step.dice
        and g.helm() != seat
        and not lacks_all(g.hands[g.helm()], crash_stands(g))
    ):
        return False
    if forget:
        return True
    for other in others:
        hand = g.hands[other]
        if not lacks_all(hand, g.memory.shortages[other]):
            return False
        if hand[ALTERNATIVE_ROUTE] < g.memory.routes_known[other] or sum(hand[HELP:TURBO]) < g.memory.help_known[other]:
            return False
        seen = g.memory.cards_spied[seat][other * KINDS : (other + 1) * KINDS]
        if any(known > hand[kind] + g.help_placed[other].count(kind) for kind, known in enumerate(seen)):
            return False
    return True


def crash_stands(g: Celestia) -> list[tuple[int, ...]]:
    """Return what the captain lacks by the crash announcement that lies on the table, if it is about these dice."""
    return [lacks for lacks in g.memory.shortages[g.helm()] if lacks == tuple(needs(g))]


def swap_treasures(g: Celestia, seat: Seat, others: list[Seat], city: int, chance: Chance) -> None:
    """Exchange treasures of one city between the pile, the other players, the gifts and the box."""
    top = g.agenda[-1] if g.agenda else None
    if isinstance(top, DrawerChoosesTreasure) and top.seat == seat and top.city == city:
        return
    box, gone, drawn = (
        list(g.treasures_in_box[city]),
        {t: list(g.treasures_discarded[t]) for t in others},
        {t: list(g.treasures_drawn[t]) for t in others},
    )
    owned = {t: [n for n in g.tables.treasures_of[city] for _ in range(g.treasures[t][n])] for t in others}
    rows = [g.piles[city], box, *gone.values(), *drawn.values()]
    if not g.ending.count_begun:
        g.gifts = g.gifts.with_waiting(g.gifts.waiting.copy())
        rows += [g.gifts.waiting, *owned.values()]
    places = [(row, at) for row in rows for at in range(len(row)) if g.tables.city_of[row[at]] == city]
    for _ in range(2 * len(places)):
        (x, i), (y, j) = (places[chance.below("place", len(places))] for _ in range(2))
        x[i], y[j] = y[j], x[i]
    g.treasures_in_box = [tuple(sorted(box)) if at == city else row for at, row in enumerate(g.treasures_in_box)]
    for t in others:
        g.treasures_discarded[t], g.treasures_drawn[t] = tuple(sorted(gone[t])), tuple(sorted(drawn[t]))
        for n in g.tables.treasures_of[city]:
            g.treasures[t][n] = owned[t].count(n)


def change_fresh(g: Celestia, other: Seat, chance: Chance) -> None:
    """Let the treasure taken in this step be another one of the same city, which its owner holds now."""
    fresh = g.newest_treasure[other]
    if fresh is not None:
        could = [n for n in g.tables.treasures_of[g.tables.city_of[fresh]] if g.treasures[other][n]]
        g.newest_treasure[other] = could[chance.below("fresh", len(could))]


def change_memory(g: Celestia, seat: Seat, other: Seat, chance: Chance) -> None:
    """Let another player have seen other cards of a third hand, and other treasures of the piles."""
    spied = g.memory.cards_spied[other] = g.memory.cards_spied[other].copy()
    for third in range(g.seats) if spied else ():
        if third not in (seat, other):
            known = sum(spied[third * KINDS : (third + 1) * KINDS])
            row = [0] * KINDS
            left = g.hands[third].copy()
            for _ in range(min(known, sum(left))):
                kind = one_card(left, chance)
                left[kind] -= 1
                row[kind] += 1
            spied[third * KINDS : (third + 1) * KINDS] = row
    for city, looked in enumerate(g.memory.piles[other] if g.memory.piles else ()):
        pile = sorted(g.piles[city]) if chance.below("sort", 2) else sorted(g.piles[city])[::-1]
        g.memory.piles[other][city] = tuple(pile[: len(looked)])


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    return COMPOSERS[type(prompt.offer)](prompt.offer, chance)


def compose_reaction(offer: o.ReactionOffer, chance: Chance) -> Action:
    could: list[Action] = [PASS]
    could += [a.Play(choice.card) for choice in offer.cards if choice.refusal is None]
    could += [a.TakeLifeboat(choice.card) for choice in offer.lifeboats if choice.refusal is None]
    could += [a.UseSpyglass(choice.city) for choice in offer.spyglasses if choice.refusal is None]
    if offer.power is not None and offer.power.refusal is None:
        could.append(a.USE_POWER)
    if offer.help and offer.help_refusal is None:
        could.append(a.PlaceHelp(some_cards(offer.help, chance)))
    return one_of(could, chance)


def compose_announcement(offer: o.AnnounceOffer, chance: Chance) -> Action:
    could: list[Action] = [a.STAY, a.STAY]
    if offer.leave is None:
        could.append(a.LEAVE)
    could += [a.TakeLifeboat(choice.card) for choice in offer.lifeboats if choice.refusal is None]
    return one_of(could, chance)


def compose_declaration(offer: o.DeclareOffer, chance: Chance) -> Action:
    could: list[Action] = [a.DECLARE_SUCCESS] if offer.success is None else []
    return one_of([*could, *([a.DECLARE_CRASH] if offer.crash is None else [])], chance)


def compose_bonus(offer: o.BonusOffer, chance: Chance) -> Action:
    could: list[Action] = [a.DRAW_CARD]
    if offer.cards:
        could.append(a.ExchangeCards(some_cards(offer.cards, chance)))
    could += [a.ExchangeTreasure(choice.treasure) for choice in offer.treasures if choice.refusal is None]
    return one_of(could, chance)


def compose_reroll(offer: o.RerollOffer, chance: Chance) -> Action:
    free = [die for die, choice in enumerate(offer.dice) if choice.refusal is None]
    sets = [which for count in range(len(free) + 1) for which in combinations(free, count)]
    return a.Reroll(sets[chance.below("dice", len(sets))])


def compose_naming(offer: o.PlayersOffer | o.GiftOffer, chance: Chance) -> Action:
    return one_of([a.ChoosePlayer(choice.seat) for choice in offer.players if choice.refusal is None], chance)


def compose_draw(offer: o.DrawOffer, chance: Chance) -> Action:
    return one_of([a.TAKE_TOP, *([a.Play("instructor")] if offer.instructor is None else [])], chance)


COMPOSERS: dict[type, Callable[..., Action]] = {
    o.StopOffer: lambda _, chance: one_of([a.STOP, a.FLY_ON, a.FLY_ON], chance),
    o.PrepareOffer: lambda _, chance: one_of([a.PREPARE, a.KEEP_CREW], chance),
    o.HeadingOffer: lambda offer, chance: one_of([a.Head(choice.to) for choice in offer.headings], chance),
    o.AnnounceOffer: compose_announcement,
    o.DeclareOffer: compose_declaration,
    o.LayOffer: lambda offer, chance: one_of([a.LayCards(cards) for cards in offer.payments], chance),
    o.RerollOffer: compose_reroll,
    o.PlayersOffer: compose_naming,
    o.GiftOffer: compose_naming,
    o.ReactionOffer: compose_reaction,
    o.DrawOffer: compose_draw,
    o.TreasureOffer: lambda offer, chance: one_of([a.ChooseTreasure(t) for t in offer.treasures], chance),
    o.BonusOffer: compose_bonus,
}


def one_of(could: list[Action], chance: Chance) -> Action:
    """Pick one of some actions."""
    return could[chance.below("which", len(could))]


def some_cards(cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """Pick at least one of some cards, in order."""
    count = 1 + chance.below("count", len(cards))
    picked = list(cards)
    chance.shuffle("cards", picked)
    return tuple(sorted(picked[:count], key=CARDS.index))


def combine(chance: Chance) -> Setting:
    """Draw seats and modules together; two players fly with either rules."""
    while True:
        seats = 2 + chance.below("seats", 5)
        modules: list[Json] = [module for module in SPEC.modules if module != "two" and chance.below(module, 2)]
        options: dict[str, Json] = {"modules": modules}
        if seats == 2 and chance.below("two", 2):
            options["two"] = False
        if chance.below("powers", 4) == 0:
            options["power_cards"] = False
        if chance.below("spyglasses", 4) == 0:
            options["spyglasses"] = False
        try:
            SPEC.read_options(seats, options)
        except OptionError:
            continue
        return Setting(f"{seats}-{'-'.join(map(str, modules)) or 'plain'}-combined", seats, options)


def settings() -> tuple[Setting, ...]:
    """List every seat count, every module alone, and all of them together."""
    alone = [module for module in SPEC.modules if module != "two"]
    everything: list[Json] = [module for module in alone if module != "beginner"]
    crews: list[Json] = [module for module in everything if module != "ext2"]
    return (
        *(Setting(f"{seats}", seats) for seats in SPEC.seats),
        *(Setting(f"{3 + n % 3}-{module}", 3 + n % 3, {"modules": [module]}) for n, module in enumerate(alone)),
        *(Setting(f"{seats}-everything", seats, {"modules": everything}) for seats in (4, 6)),
        Setting("2-base", 2, {"two": False}),
        Setting("2-everything-base", 2, {"modules": everything, "two": False}),
        Setting("2-crews", 2, {"modules": crews}),
        Setting("2-crews-beginner", 2, {"modules": ["beginner", "xmas", "boscalumia"]}),
    )


HOOKS = Hooks(
    settings=settings(),
    scramble=scramble,
    compose=compose,
    longest=20_000,
    combine=combine,
    # Who took a treasure from a pile is seen by all: only what was seen in it is a secret.
    known=("left",),
    # Everybody saw the hand, but the discard pile it went to was shuffled before the answer was over.
    swept=(("HandExchanged", "DeckReshuffled"),),
)
