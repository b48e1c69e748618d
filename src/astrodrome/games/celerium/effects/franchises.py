"""CONTROL, DAMAGE, DRAIN, LAST: attacks on a franchise (CM-271, CM-278, CM-281)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.effect_codes import EnergyOption
from astrodrome.games.celerium.content.vocabulary import BOOST_TYPES, BOOSTS
from astrodrome.games.celerium.effects.base import Effect, FranchiseUses, opponents, refuse_opponent
from astrodrome.games.celerium.records.actions import NAMED_BOOSTS, OPPONENTS, NameBoost, NameOpponent
from astrodrome.games.celerium.records.offers import ControlOffer, OpponentOffer
from astrodrome.games.celerium.scoring.boost_controls import CheckBoosts
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import attack, option_of
from astrodrome.games.celerium.track.tokens import (
    DamageUpgrade,
    DrainEnergy,
    GiveLastAtMarket,
    sound_upgrades,
    workshop_left,
)
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class Control(Effect):
    """Have officials check an opponent's active Boosts in the middle of the race (CM-186, CM-271)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        if option_of(g, card, part).any_boost:
            g.then(FranchiseNamesBoost(seat, card, part))
        else:
            g.then(FranchiseNamesOpponent(seat, card, part))


def control(g: Celerium, seat: Seat, card: int, part: int, target: Seat, boosts: tuple[int, ...]) -> None:
    """Attack with a surprise control; without an active Boost of the type nothing is hit (CM-193)."""
    hit = [boost for boost in boosts if g.is_active(target, boost)]
    attack(g, seat, card, part, [target] if hit else [], [CheckBoosts(target, boosts, True)], tuple(hit))


class Damage(Effect):
    """Put a Workshop token on an opponent's installed Upgrade (CM-164, CM-281)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Refuse without a token in the supply (CM-013)."""
        return None if workshop_left(g) else Refusal("CM-013", "no-workshop-left")

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseNamesOpponent(seat, card, part))


class Drain(Effect):
    """Take energy from an opponent (CM-278)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseNamesOpponent(seat, card, part))


class LastAtMarket(Effect):
    """Force an opponent to be last at the next market (CM-183)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseNamesOpponent(seat, card, part))


class FranchiseNamesOpponent(FranchiseUses):
    """Choose the franchise that an option hits (CM-271, CM-278, CM-281)."""

    takes = (NameOpponent,)
    rules = ("CM-271", "CM-281")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [OPPONENTS[other] for other in opponents(g, seat)]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse the player's own franchise; a vain choice is allowed (CM-283)."""
        assert isinstance(action, NameOpponent)
        return refuse_opponent(g, seat, action.seat)

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        assert isinstance(action, NameOpponent)
        option, target = self.option(g), action.seat
        if option.code.name == "CONTROL":
            boosts = tuple(range(BOOST_TYPES)) if option.boost is None else (option.boost,)
            control(g, seat, self.card, self.part, target, boosts)
        elif option.code.name == "DAMAGE":
            hit = [target] if sound_upgrades(g, target) else []
            attack(g, seat, self.card, self.part, hit, [DamageUpgrade(target)])
        elif option.code.name == "DRAIN":
            hit = [target] if g.energy[target] else []
            attack(g, seat, self.card, self.part, hit, [DrainEnergy(target, option.most)])
        else:
            hit = [target] if g.market.last != target else []
            attack(g, seat, self.card, self.part, hit, [GiveLastAtMarket(target)])

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        option = self.option(g)
        boost = None if option.boost is None else BOOSTS[option.boost]
        return OpponentOffer(option.code.name, option.most, boost, tuple(opponents(g, seat)))


class FranchiseNamesBoost(FranchiseUses):
    """Choose an opponent and the type of Boost that is checked (CM-271)."""

    takes = (NameBoost,)
    rules = ("CM-271",)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [name for other in opponents(g, seat) for name in NAMED_BOOSTS[other]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse the player's own franchise; a Boost that is not active may be named in vain (CM-283)."""
        assert isinstance(action, NameBoost)
        return refuse_opponent(g, seat, action.seat)

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        assert isinstance(action, NameBoost)
        control(g, seat, self.card, self.part, action.seat, (BOOSTS.index(action.boost),))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        return ControlOffer(tuple(opponents(g, seat)))
