"""PUSH-P, PUSH-S, PUSH-PS, PUSH-LEAD, PUSH-ONE, SHOT: attacks on vehicles (CM-270, CM-281)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.effect_codes import PUSHED, EnergyOption
from astrodrome.games.celerium.content.figures import FIRST_SQUARE
from astrodrome.games.celerium.content.vocabulary import KINDS, VEHICLES
from astrodrome.games.celerium.effects.base import Effect, FranchiseUses, opponents, refuse_opponent
from astrodrome.games.celerium.records.actions import AIMS, AimAt
from astrodrome.games.celerium.records.offers import AimChoice, AimOffer
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.games.celerium.track.attack import attack, option_of
from astrodrome.games.celerium.track.movement import PushBack
from astrodrome.games.celerium.track.tokens import LayShot, shots_left
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


class PushByLine(Effect):
    """Push back every opposing vehicle of a kind whose franchise is on a line (CM-155, CM-270)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        """Attack them all; with nobody on the line nothing happens (CM-283)."""
        option = option_of(g, card, part)
        there = [other for other in opponents(g, seat) if g.line[other] == option.line]
        hit = [VEHICLES * other + kind for other in there for kind in PUSHED[option.code.name]]
        push(g, seat, card, part, hit, option.most)


def push(g: Celerium, seat: Seat, card: int, part: int, hit: list[int], squares: int) -> None:
    """Attack vehicles; one on the first square cannot go back, so that its franchise is not hit (CM-127)."""
    targets = [vehicle // VEHICLES for vehicle in hit if g.square[vehicle] > FIRST_SQUARE]
    attack(g, seat, card, part, targets, [PushBack(vehicle, squares) for vehicle in hit])


class PushLeader(Effect):
    """Push back the most advanced opposing vehicle (CM-270)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseAims(seat, card, part))


class PushOne(Effect):
    """Push back one opposing vehicle of the player's choice (CM-270)."""

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseAims(seat, card, part))


class Shot(Effect):
    """Put a Shot token on an opposing vehicle of a kind (CM-177, CM-281)."""

    @override
    def refuse(self, g: Celerium, seat: Seat, option: EnergyOption) -> Refusal | None:
        """Refuse without a token in the supply, or with every vehicle of the kind shot already (CM-013, CM-284)."""
        if not shots_left(g):
            return Refusal("CM-013", "no-shot-left")
        assert option.kind is not None
        for other in opponents(g, seat):
            if not g.carries_shot[VEHICLES * other + option.kind]:
                return None
        return Refusal("CM-284", "all-shot", (("vehicle", KINDS[option.kind]),))

    @override
    def launch(self, g: Celerium, seat: Seat, card: int, part: int) -> None:
        g.then(FranchiseAims(seat, card, part))


def refuse_aim(g: Celerium, seat: Seat, option: EnergyOption, vehicle: int) -> Refusal | None:
    """Return why an opposing vehicle cannot be the target of an option."""
    kind = KINDS[vehicle % VEHICLES]
    if option.code.name == "PUSH-LEAD":
        leading = max([g.square[VEHICLES * other + at] for other in opponents(g, seat) for at in range(VEHICLES)])
        return Refusal("CM-270", "not-leading", (("square", leading),)) if g.square[vehicle] < leading else None
    if option.code.name == "PUSH-ONE":
        return None
    if vehicle % VEHICLES != option.kind:
        return Refusal("CM-281", "not-that-kind", (("vehicle", kind),))
    return Refusal("CM-284", "shot-already", (("vehicle", kind),)) if g.carries_shot[vehicle] else None


class FranchiseAims(FranchiseUses):
    """Choose the opposing vehicle that an option hits (CM-270, CM-281)."""

    takes = (AimAt,)
    rules = ("CM-270", "CM-281")

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return [aim for other in opponents(g, seat) for aim in AIMS[other]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, AimAt)
        refusal = refuse_opponent(g, seat, action.seat)
        if refusal is not None:
            return refusal
        return refuse_aim(g, seat, self.option(g), VEHICLES * action.seat + KINDS.index(action.vehicle))

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        assert isinstance(action, AimAt)
        option = self.option(g)
        vehicle = VEHICLES * action.seat + KINDS.index(action.vehicle)
        if option.code.name == "SHOT":
            attack(g, seat, self.card, self.part, [action.seat], [LayShot(vehicle)])
        else:
            push(g, seat, self.card, self.part, [vehicle], option.most)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        choices = [
            AimChoice(other, kind, self.refuse(g, seat, aim))
            for other in opponents(g, seat)
            for kind, aim in zip(KINDS, AIMS[other], strict=True)
        ]
        option = self.option(g)
        return AimOffer(option.code.name, option.most, tuple(choices))
