"""Special tokens: Workshop, Meteor, Shot, Keep-line and market tokens (CM-164 to CM-185)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.figures import KEEP_LINE_TOKENS, METEOR_TOKENS, SHOT_TOKENS, WORKSHOP_TOKENS
from astrodrome.games.celerium.content.vocabulary import KINDS, STARBOT, VEHICLES
from astrodrome.games.celerium.records.actions import DAMAGES, TakeDamage
from astrodrome.games.celerium.records.offers import DamageOffer
from astrodrome.games.celerium.records.race_events import (
    EnergyDrained,
    LastAtMarketGiven,
    UpgradeDamaged,
    UpgradeRepaired,
    UpgradeSentToWorkshop,
    VehicleShot,
)
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision, SeatTask
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat


def meteors_left(g: Celerium) -> int:
    """Return the Meteor tokens in the supply (CM-011)."""
    return METEOR_TOKENS - len(g.meteors)


def shots_left(g: Celerium) -> int:
    """Return the Shot tokens in the supply (CM-011)."""
    return SHOT_TOKENS - sum(g.carries_shot)


def workshop_left(g: Celerium) -> int:
    """Return the Workshop tokens in the supply: the others lie on damaged Upgrades, wherever these are (CM-011)."""
    return WORKSHOP_TOKENS - sum(g.upgrade_damaged) - sum([len(workshop) for workshop in g.workshop])


def keep_line_left(g: Celerium) -> int:
    """Return the Keep-line tokens in the supply (CM-011)."""
    return KEEP_LINE_TOKENS - sum(g.has_keep_line)


def sound_upgrades(g: Celerium, seat: Seat) -> list[int]:
    """Return the kinds of vehicle whose installed Upgrade is not damaged (CM-165)."""
    pilot = VEHICLES * seat
    return [
        kind
        for kind in range(VEHICLES)
        if g.installed_upgrade[pilot + kind] is not None and not g.upgrade_damaged[pilot + kind]
    ]


class DamageUpgrade(SeatTask[Celerium]):
    """An attack damages an Upgrade of a franchise, which chooses it if it has two (CM-164, CM-165)."""

    @override
    def run(self, g: Celerium) -> None:
        """Ask the franchise, unless it avoided the attack; the Rival loses its Starbot's first (CM-286)."""
        sound = sound_upgrades(g, self.seat)
        if self.seat in g.avoided_attack or not sound:
            return
        if g.is_rival(self.seat):
            damage(g, self.seat, STARBOT if STARBOT in sound else sound[0])
        else:
            g.then(FranchiseTakesDamage(self.seat))


class FranchiseTakesDamage(SeatDecision[Celerium]):
    """Choose the installed Upgrade that gets the Workshop token (CM-164)."""

    takes = (TakeDamage,)
    rules = ("CM-164",)

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        return DAMAGES

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a vehicle without an Upgrade that could be damaged."""
        assert isinstance(action, TakeDamage)
        if KINDS.index(action.vehicle) not in sound_upgrades(g, seat):
            return Refusal("CM-164", "no-upgrade-there", (("vehicle", action.vehicle),))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        assert isinstance(action, TakeDamage)
        damage(g, seat, KINDS.index(action.vehicle))

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        return DamageOffer(tuple([KINDS[kind] for kind in sound_upgrades(g, seat)]))


def damage(g: Celerium, seat: Seat, kind: int) -> None:
    """Put a Workshop token on an installed Upgrade, which works on for now (CM-164, CM-166)."""
    vehicle = VEHICLES * seat + kind
    upgrade = g.installed_upgrade[vehicle]
    assert upgrade is not None, "only an installed Upgrade is damaged"
    g.upgrade_damaged[vehicle] = True
    if g.listening:
        upgrades = g.tables.upgrades
        g.emit(UpgradeDamaged(seat, KINDS[kind], upgrades.name[upgrade], upgrades.family[upgrade]))


def move_workshops(g: Celerium) -> None:
    """At the end of a round take damaged Upgrades off, and bring back those repaired in it (CM-167, CM-168)."""
    for seat in range(g.franchises):
        repaired, left = g.workshop[seat], g.workshop_origin[seat]
        g.workshop[seat] = ()
        g.workshop_origin[seat] = ()
        for kind in range(VEHICLES):
            if g.upgrade_damaged[VEHICLES * seat + kind]:
                send_to_workshop(g, seat, kind)
        for upgrade, kind in zip(repaired, left, strict=True):
            bring_back(g, seat, upgrade, kind)


def send_to_workshop(g: Celerium, seat: Seat, kind: int) -> None:
    """Take a damaged Upgrade off its vehicle, until the end of the next round (CM-167)."""
    vehicle = VEHICLES * seat + kind
    upgrade = g.installed_upgrade[vehicle]
    assert upgrade is not None, "only an installed Upgrade is damaged"
    g.installed_upgrade[vehicle] = None
    g.upgrade_damaged[vehicle] = False
    g.workshop[seat] = (*g.workshop[seat], upgrade)
    g.workshop_origin[seat] = (*g.workshop_origin[seat], kind)
    if g.listening:
        upgrades = g.tables.upgrades
        g.emit(UpgradeSentToWorkshop(seat, KINDS[kind], upgrades.name[upgrade], upgrades.family[upgrade]))


def bring_back(g: Celerium, seat: Seat, upgrade: int, kind: int) -> None:
    """Put a repaired Upgrade into the Hangar; the Rival's goes where it was, or away (CM-168, CM-287)."""
    vehicle = VEHICLES * seat + kind
    if not g.is_rival(seat):
        g.hangar[seat] = (*g.hangar[seat], upgrade)
    elif g.installed_upgrade[vehicle] is None:
        g.installed_upgrade[vehicle] = upgrade
    else:
        g.market = g.market.discarding(upgrade)
    if g.listening:
        g.emit(UpgradeRepaired(seat, g.tables.upgrades.name[upgrade], g.tables.upgrades.family[upgrade]))


class LayShot(Task[Celerium]):
    """An attack puts a Shot token on a vehicle (CM-177)."""

    args = ("vehicle",)

    def __init__(self, vehicle: int) -> None:
        self.vehicle = vehicle

    @override
    def run(self, g: Celerium) -> None:
        """Block it for its owner's next turn, unless the attack was avoided."""
        seat = self.vehicle // VEHICLES
        if seat not in g.avoided_attack:
            g.carries_shot[self.vehicle] = True
            if g.listening:
                g.emit(VehicleShot(seat, KINDS[self.vehicle % VEHICLES]))


class DrainEnergy(Task[Celerium]):
    """An attack takes energy from a franchise, never below 0 (CM-278)."""

    args = ("seat", "most")

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most

    @override
    def run(self, g: Celerium) -> None:
        """Lower the gauge, unless the attack was avoided."""
        if self.seat not in g.avoided_attack:
            lost = min(self.most, g.energy[self.seat])
            g.energy[self.seat] -= lost
            if g.listening:
                g.emit(EnergyDrained(self.seat, lost))


class GiveLastAtMarket(SeatTask[Celerium]):
    """An attack gives a franchise the Last-at-market token, taken from the franchise that had it (CM-183)."""

    @override
    def run(self, g: Celerium) -> None:
        """Move the token, unless the attack was avoided; a First-at-market token goes back for it (CM-184)."""
        if self.seat in g.avoided_attack:
            return
        g.market = g.market.with_last(self.seat)
        if g.listening:
            g.emit(LastAtMarketGiven(self.seat))
