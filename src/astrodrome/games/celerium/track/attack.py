"""Attacks and the answers to them: Shield, Reaction or nothing (CM-099 to CM-102, CM-157 to CM-163)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.content.figures import SHIELD_PRICE
from astrodrome.games.celerium.content.vocabulary import BOOSTS, LEVELS, PARTS
from astrodrome.games.celerium.records.actions import USE_SHIELD, React, UseShield
from astrodrome.games.celerium.records.offers import AnswerOffer, ReactionChoice
from astrodrome.games.celerium.records.race_events import AttackDodged, AttackLaunched, ControlBlocked, ShieldUsed
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.decision import Window
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

NOTHING_TO_BLOCK: Final = tuple([Refusal("CM-272", "nothing-to-block", (("boost", boost),)) for boost in BOOSTS])
NO_SHIELD: Final = Refusal("CM-099", "no-shield")


def option_of(g: Celerium, card: int, part: int) -> EnergyOption:
    """Return an energy option of a card; part 1 is the first, part 2 the second."""
    return g.tables.cards.option[card][part - 1]


def attack(
    g: Celerium,
    seat: Seat,
    card: int,
    part: int,
    targets: list[Seat],
    effects: Sequence[Task[Celerium]],
    boosts: tuple[int, ...] = (),
) -> None:
    """Let the targets answer, then let the effects strike those who did not avoid them (CM-161).

    `targets`: the franchises that the attack would change anything for; `boosts`: those a surprise control would check.
    """
    g.avoided_attack = []
    g.blocked_boost = None
    ordered = [target for target in g.turn_order() if target in targets]
    if g.listening:
        g.emit(AttackLaunched(seat, tuple(ordered), len(ordered)))
    g.then(TargetsAnswer(seat, card, part, tuple(ordered), boosts), *effects)


class TargetsAnswer(Window[Celerium]):
    """The targets of an attack answer before it takes effect, in turn order, once each (CM-161, CM-Q29)."""

    args = ("attacker", "card", "part", "targets", "boosts")
    takes = (Pass, UseShield, React)
    rules = ("CM-161", "CM-099", "CM-158")

    def __init__(self, attacker: Seat, card: int, part: int, targets: Seats, boosts: tuple[int, ...]) -> None:
        self.attacker = attacker
        self.card = card
        self.part = part
        self.targets = targets
        self.boosts = boosts

    @override
    def entitled(self, g: Celerium) -> Seats:
        """Return the targets who could have an answer, as far as everybody can see."""
        return tuple([target for target in self.targets if self.could_answer(g, target)])

    def could_answer(self, g: Celerium, seat: Seat) -> bool:
        """Return whether energy, Shield and the levels of the cards held make an answer possible (CM-163)."""
        if g.is_rival(seat):
            return False  # CM-265
        energy = g.energy[seat]
        if energy >= SHIELD_PRICE and g.shield_protects[seat] and not option_of(g, self.card, self.part).unstoppable:
            return True
        cards = g.tables.cards
        held = [False] * LEVELS
        for card in g.hands[seat]:
            held[cards.level[card]] = True
        for level in range(LEVELS):
            dodge = cards.cheapest_dodge[level]
            block = cards.cheapest_block[level] if self.boosts else None
            if held[level] and ((dodge is not None and dodge <= energy) or (block is not None and block <= energy)):
                return True
        return False

    @override
    def plays(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        reactions = g.tables.cards.reactions
        return [USE_SHIELD, *[react for card in sorted(set(g.hands[seat])) for react in reactions[card]]]

    @override
    def refuse_play(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a Shield that does not protect, or a Reaction that does not help."""
        if isinstance(action, React):
            return self.refuse_reaction(g, seat, action)
        if not g.shield_protects[seat]:
            return NO_SHIELD
        if option_of(g, self.card, self.part).unstoppable:
            return Refusal("CM-101", "unstoppable")
        return refuse_energy(g, seat, SHIELD_PRICE)

    def refuse_reaction(self, g: Celerium, seat: Seat, action: React) -> Refusal | None:
        """Refuse a card that is not held or no Reaction, a block without a control, a price too high."""
        card = g.tables.cards.index.get(action.card)
        if card is None or card not in g.hands[seat]:
            return Refusal("CM-158", "not-in-hand")
        if action not in g.tables.cards.reactions[card]:
            return Refusal("CM-158", "no-reaction")
        if action.boost is not None:
            boost = BOOSTS.index(action.boost)
            if boost not in self.boosts or not g.is_active(seat, boost):
                return NOTHING_TO_BLOCK[boost]
        return refuse_energy(g, seat, option_of(g, card, PARTS.index(action.part)).cost)

    @override
    def act(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Pay, and avoid the attack or keep one Boost out of the control (CM-099, CM-158, CM-272)."""
        if not isinstance(action, React):
            g.energy[seat] -= SHIELD_PRICE
            g.avoided_attack.append(seat)
            if g.listening:
                g.emit(ShieldUsed(seat))
            return
        card = g.tables.cards.index[action.card]
        g.energy[seat] -= option_of(g, card, PARTS.index(action.part)).cost
        lay_card(g, seat, card)
        if action.boost is None:
            g.avoided_attack.append(seat)
            if g.listening:
                g.emit(AttackDodged(seat, action.card))
        else:
            g.blocked_boost = BOOSTS.index(action.boost)
            if g.listening:
                g.emit(ControlBlocked(seat, action.card, action.boost))

    @override
    def fresh(self, g: Celerium) -> Decision[Celerium] | None:
        """Return the window of the targets after the one who acts: those before have given their one answer."""
        acting = [seat for seat in self.entitled(g) if not isinstance(g.answers[seat], Pass)]
        later = self.targets[self.targets.index(acting[0]) + 1 :]
        return TargetsAnswer(self.attacker, self.card, self.part, later, self.boosts)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        return answer_offer(g, self, seat)


def answer_offer(g: Celerium, window: TargetsAnswer, seat: Seat) -> AnswerOffer:
    """Return what a target may answer."""
    cards = g.tables.cards
    reactions = [
        ReactionChoice(
            react.card,
            react.part,
            react.boost,
            option_of(g, card, PARTS.index(react.part)).cost,
            window.refuse_reaction(g, seat, react),
        )
        for card in sorted(set(g.hands[seat]))
        for react in cards.reactions[card]
    ]
    shield = window.refuse_play(g, seat, USE_SHIELD)
    name, part = cards.name[window.card], PARTS[window.part]
    return AnswerOffer(window.attacker, name, part, SHIELD_PRICE, shield, tuple(reactions), g.energy[seat])


def refuse_energy(g: Celerium, seat: Seat, price: int) -> Refusal | None:
    """Refuse a price above what the gauge shows (CM-037)."""
    if g.energy[seat] < price:
        return Refusal("CM-037", "few-energy", (("price", price), ("energy", g.energy[seat])))
    return None


def lay_card(g: Celerium, seat: Seat, card: int) -> None:
    """Lay a card of the hand face up; at the end of the round it is discarded (CM-137, CM-138)."""
    hand = list(g.hands[seat])
    hand.remove(card)
    g.hands[seat] = tuple(hand)
    g.cards_played.append(card)
    g.cards_played_by.append(seat)
