"""Step 3, equipment (CM-062 to CM-073)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.figures import INSTALL_PRICE, LEAST_ENERGY
from astrodrome.games.celerium.content.vocabulary import KINDS, PILOT, VEHICLES
from astrodrome.games.celerium.records.actions import END_EQUIPMENT, EndEquipment, Install
from astrodrome.games.celerium.records.offers import EquipmentOffer, InstallChoice
from astrodrome.games.celerium.records.preparation_events import UpgradeInstalled
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def power(g: Celerium, seat: Seat, kind: int, line: int) -> int:
    """Return a vehicle's power on a line: what its Upgrade shows, else what its card prints (CM-070, CM-120)."""
    upgrade = g.installed_upgrade[VEHICLES * seat + kind]
    if upgrade is not None:
        shown = g.tables.upgrades.value[upgrade][line]
        if shown is not None:
            return shown
    if kind == PILOT:
        face = g.pilot_face[seat]
        assert face is not None, "faces are chosen before the first round"
        return g.tables.pilot_power[face][line]
    return g.tables.starbot_power[g.starbot_colour[seat]][line]


class EquipVehicles(Task[Celerium]):
    """All franchises equip in turn order, each finishing before the next (CM-062)."""

    @override
    def run(self, g: Celerium) -> None:
        """Ask each of them; the Rival has installed its Upgrade at the market (CM-258)."""
        g.then(*[FranchiseEquips(seat) for seat in g.turn_order() if not g.is_rival(seat)])


class FranchiseEquips(SeatDecision[Celerium]):
    """Install an Upgrade of the Hangar, or be done (CM-063, CM-066)."""

    takes = (EndEquipment, Install)
    rules = ("CM-063", "CM-065")

    @override
    def asks(self, g: Celerium) -> Seats:
        """Ask the franchise; with an empty Hangar there is nothing to do."""
        return (self.seat,) if g.hangar[self.seat] else ()

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        installs = g.tables.upgrades.installs
        return [END_EQUIPMENT, *[install for upgrade in sorted(set(g.hangar[seat])) for install in installs[upgrade]]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        """Refuse an Upgrade that does not lie in the Hangar, or that cannot be paid (CM-036, CM-067)."""
        if not isinstance(action, Install):
            return None
        if g.tables.upgrades.index.get(action.upgrade) not in g.hangar[seat]:
            return Refusal("CM-067", "not-in-hangar")
        if g.actions[seat] < INSTALL_PRICE:
            return Refusal("CM-036", "few-actions", (("price", INSTALL_PRICE), ("actions", g.actions[seat])))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Install, and ask again until the franchise is done."""
        if isinstance(action, Install):
            g.actions[seat] -= INSTALL_PRICE
            install(g, seat, g.tables.upgrades.index[action.upgrade], KINDS.index(action.vehicle))
            g.then(self)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        """Show each Upgrade of the Hangar on either vehicle, with the gauge it would give."""
        rows, installs = g.tables.box.upgrades, g.tables.upgrades.installs
        choices = [
            InstallChoice(
                rows[upgrade], kind, INSTALL_PRICE, capacity_with(g, seat, upgrade, at), self.refuse(g, seat, i)
            )
            for upgrade in g.hangar[seat]
            for at, (kind, i) in enumerate(zip(KINDS, installs[upgrade], strict=True))
        ]
        return EquipmentOffer(tuple(choices), g.actions[seat], g.energy[seat])


def install(g: Celerium, seat: Seat, upgrade: int, kind: int) -> None:
    """Put an Upgrade on a vehicle; the one it replaces goes back to the Hangar, the gauge is set (CM-065, CM-072)."""
    vehicle = VEHICLES * seat + kind
    replaced = g.installed_upgrade[vehicle]
    hangar = list(g.hangar[seat])
    hangar.remove(upgrade)
    if replaced is not None:
        hangar.append(replaced)
    g.hangar[seat] = tuple(hangar)
    g.installed_upgrade[vehicle] = upgrade
    g.energy[seat] = g.capacity(seat)
    if g.listening:
        upgrades = g.tables.upgrades
        name, family = upgrades.name[upgrade], upgrades.family[upgrade]
        gone = None if replaced is None else upgrades.name[replaced]
        g.emit(UpgradeInstalled(seat, KINDS[kind], name, family, gone, g.energy[seat]))


def capacity_with(g: Celerium, seat: Seat, upgrade: int, kind: int) -> int:
    """Return the gauge that an installation would give (CM-071, CM-072)."""
    other = g.installed_upgrade[VEHICLES * seat + 1 - kind]
    energy = g.tables.upgrades.energy
    return max(LEAST_ENERGY, energy[upgrade] + (0 if other is None else energy[other]))
