"""Race turns and passing (CM-129 to CM-139), and paying for a part of a card (CM-140, CM-152 to CM-154)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.vocabulary import KINDS, MOVE, PARTS, VEHICLES
from astrodrome.games.celerium.effects.registry import EFFECTS
from astrodrome.games.celerium.preparation.rival import RivalRaces, rival_plays
from astrodrome.games.celerium.race.race_offers import go_on_offer, race_offer
from astrodrome.games.celerium.records.actions import END_TURN, PASS_TURN, EndTurn, PassTurn, Play
from astrodrome.games.celerium.records.race_events import CardPlayed, FranchisePassed, RaceEnded, ShotRemoved
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import lay_card, option_of, refuse_energy
from astrodrome.games.celerium.track.movement import FranchiseAdvances, can_advance
from astrodrome.kernel.agenda import Decision, Task
from astrodrome.kernel.decision import SeatDecision, SeatTask
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class RunRace(Task[Celerium]):
    """Turns from the First franchise, clockwise, until all pass in a row (CM-129, CM-132)."""

    @override
    def run(self, g: Celerium) -> None:
        g.passes_in_a_row = 0
        if g.rival is not None:
            g.rival.plays = rival_plays(g)
        g.then(RaceTurn(g.first_franchise), EndRace())


class RaceTurn(SeatTask[Celerium]):
    """One franchise's turn: a card or a pass (CM-130)."""

    @override
    def run(self, g: Celerium) -> None:
        """End the race after a full round of passes; else Meteors let go of the vehicles on turn (CM-132, CM-173)."""
        if g.passes_in_a_row == g.franchises:
            return
        g.held_by_meteor[VEHICLES * self.seat] = g.held_by_meteor[VEHICLES * self.seat + 1] = False
        turn = RivalRaces() if g.is_rival(self.seat) else FranchiseRaces(self.seat)
        g.then(turn, CloseTurn(self.seat))


class CloseTurn(SeatTask[Celerium]):
    """A turn is over: Shots that held in it are taken off, and the next franchise follows (CM-178)."""

    @override
    def run(self, g: Celerium) -> None:
        for vehicle in (VEHICLES * self.seat, VEHICLES * self.seat + 1):
            if g.carries_shot[vehicle]:
                g.carries_shot[vehicle] = False
                if g.listening:
                    g.emit(ShotRemoved(self.seat, KINDS[vehicle % VEHICLES]))
        g.then(RaceTurn((self.seat + 1) % g.franchises))


class EndRace(Task[Celerium]):
    """All have passed: Meteors and Shots go back to the supply before the control (CM-176, CM-178)."""

    @override
    def run(self, g: Celerium) -> None:
        g.meteors = []
        g.stopped_by_meteor = []
        g.carries_shot = [False] * len(g.carries_shot)
        g.held_by_meteor = [False] * len(g.held_by_meteor)
        if g.listening:
            g.emit(RaceEnded(g.round))


def refuse_part(g: Celerium, seat: Seat, card: int, part: int) -> Refusal | None:
    """Return why a part of a card cannot be used now (CM-036, CM-037, CM-142, CM-159, CM-283)."""
    if part == MOVE:
        price = g.tables.cards.actions[card]
        if g.actions[seat] < price:
            return Refusal("CM-036", "few-actions", (("price", price), ("actions", g.actions[seat])))
        return None if can_advance(g, seat) else Refusal("CM-142", "none-can-advance")
    option = option_of(g, card, part)
    if option.code.reaction:
        return Refusal("CM-159", "only-as-reaction")
    return refuse_energy(g, seat, option.cost) or EFFECTS[option.effect].refuse(g, seat, option)


def usable_parts(g: Celerium, seat: Seat, card: int, movable: bool) -> list[int]:
    """Return the parts of a card that `refuse_part` lets pass, without making refusals; a law holds it to that."""
    cards, energy = g.tables.cards, g.energy[seat]
    found = [MOVE] if movable and g.actions[seat] >= cards.actions[card] else []
    for part, option in enumerate(cards.option[card], MOVE + 1):
        payable = option.cost <= energy and not option.code.reaction
        if payable and EFFECTS[option.effect].refuse(g, seat, option) is None:
            found.append(part)
    return found


def use_part(g: Celerium, seat: Seat, card: int, part: int) -> None:
    """Pay for a part of a card and put it on the agenda (CM-140, CM-152)."""
    if g.listening:
        g.emit(CardPlayed(seat, g.tables.cards.name[card], PARTS[part]))
    if part == MOVE:
        g.actions[seat] -= g.tables.cards.actions[card]
        g.then(FranchiseAdvances(seat, g.tables.cards.squares[card]))
    else:
        option = option_of(g, card, part)
        g.energy[seat] -= option.cost
        EFFECTS[option.effect].launch(g, seat, card, part)


class FranchiseRaces(SeatDecision[Celerium]):
    """Play a card by one of its parts, or pass (CM-130, CM-135)."""

    takes = (PassTurn, Play)
    veiled = True
    rules = ("CM-130", "CM-135")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        plays = g.tables.cards.plays
        return [PASS_TURN, *[play for card in sorted(set(g.hands[seat])) for play in plays[card]]]

    @override
    def legal(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [PASS_TURN]
        plays, movable = g.tables.cards.plays, can_advance(g, seat)
        last: int | None = None
        for card in g.hands[seat]:
            if card != last:
                found += [plays[card][part] for part in usable_parts(g, seat, card, movable)]
            last = card
        return found

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a card that is not held, or a part that cannot be used (CM-130, CM-136)."""
        if not isinstance(action, Play):
            return None
        card = g.tables.cards.index.get(action.card)
        if card is None or card not in g.hands[seat]:
            return Refusal("CM-130", "not-in-hand")
        return refuse_part(g, seat, card, PARTS.index(action.part))

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Count the pass; or lay the card, use its part, and ask for the other one afterwards (CM-132, CM-285)."""
        if not isinstance(action, Play):
            g.passes_in_a_row += 1
            if g.listening:
                g.emit(FranchisePassed(seat))
            return
        g.passes_in_a_row = 0
        card, part = g.tables.cards.index[action.card], PARTS.index(action.part)
        lay_card(g, seat, card)
        g.then(FranchiseGoesOn(seat, card, part == MOVE))
        use_part(g, seat, card, part)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        """Show each card with the price of its parts, and where advances would end."""
        return race_offer(g, seat, [(card, refusals(g, seat, card)) for card in sorted(set(g.hands[seat]))])


def refusals(g: Celerium, seat: Seat, card: int) -> list[Refusal | None]:
    """Return what speaks against each part of a card."""
    return [refuse_part(g, seat, card, part) for part in range(len(PARTS))]


class FranchiseGoesOn(Decision[Celerium]):
    """One part of a card is done: use the other part too, or end the turn (CM-135, CM-285)."""

    args = ("seat", "card", "moved")
    takes = (EndTurn, Play)
    rules = ("CM-135", "CM-285")

    def __init__(self, seat: Seat, card: int, moved: bool) -> None:
        self.seat = seat
        self.card = card
        self.moved = moved

    def parts(self) -> range:
        """Return the parts that are left: both options after a movement, the movement after an option."""
        return range(MOVE + 1, len(PARTS)) if self.moved else range(MOVE, MOVE + 1)

    def used(self) -> Refusal:
        """Return why a part that is not left cannot be used: one movement, one option (CM-135, CM-152)."""
        return Refusal("CM-135", "moved-already") if self.moved else Refusal("CM-152", "one-option")

    @override
    def asks(self, g: Celerium) -> Seats:
        """Ask the player, if the other part can be used at all."""
        left = self.parts()
        for part in usable_parts(g, self.seat, self.card, can_advance(g, self.seat)):
            if part in left:
                return (self.seat,)
        return ()

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [END_TURN, *[g.tables.cards.plays[self.card][part] for part in self.parts()]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse another card, a part that was used, or one that cannot be used (CM-130, CM-135)."""
        if not isinstance(action, Play):
            return None
        if action.card != g.tables.cards.name[self.card]:
            return Refusal("CM-130", "one-card-a-turn")
        part = PARTS.index(action.part)
        return refuse_part(g, seat, self.card, part) if part in self.parts() else self.used()

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Use the other part; what is not used is lost with the card (CM-137, CM-154)."""
        if isinstance(action, Play):
            use_part(g, seat, self.card, PARTS.index(action.part))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        left = [
            refuse_part(g, seat, self.card, part) if part in self.parts() else self.used() for part in range(len(PARTS))
        ]
        return go_on_offer(g, seat, self.card, left)
