"""The pre-race check of Hangars and Workshops (CM-116 to CM-119)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.celerium.content.figures import STORED_UPGRADES
from astrodrome.games.celerium.records.actions import DiscardUpgrade
from astrodrome.games.celerium.records.offers import DiscardOffer
from astrodrome.games.celerium.records.preparation_events import UpgradeDiscarded
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.decision import SeatDecision
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class CheckHangars(Task[Celerium]):
    """Look once per round at what every franchise stores (CM-118)."""

    @override
    def run(self, g: Celerium) -> None:
        """Ask in turn order; the Rival stores nothing beyond a repair (CM-287)."""
        g.then(*[FranchiseDiscards(seat) for seat in g.turn_order() if not g.is_rival(seat)])


class FranchiseDiscards(SeatDecision[Celerium]):
    """Discard one stored Upgrade, until only as many as allowed remain (CM-116, CM-117)."""

    takes = (DiscardUpgrade,)
    rules = ("CM-116", "CM-117")

    @override
    def asks(self, g: Celerium) -> Seats:
        """Ask a franchise that stores too many; installed Upgrades do not count."""
        stored = len(g.hangar[self.seat]) + len(g.workshop[self.seat])
        return (self.seat,) if stored > STORED_UPGRADES else ()

    @override
    def candidates(self, g: Celerium, seat: Seat) -> Sequence[Action]:
        upgrades = g.tables.upgrades
        hangar = [upgrades.from_hangar[upgrade] for upgrade in sorted(set(g.hangar[seat]))]
        return [*hangar, *[upgrades.from_workshop[upgrade] for upgrade in sorted(set(g.workshop[seat]))]]

    @override
    def refuse(self, g: Celerium, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, DiscardUpgrade)
        stored = g.hangar[seat] if action.store == "hangar" else g.workshop[seat]
        if g.tables.upgrades.index.get(action.upgrade) not in stored:
            return Refusal("CM-117", "not-stored", (("store", action.store),))
        return None

    @override
    def answer(self, g: Celerium, seat: Seat, action: Action) -> None:
        """Discard it; the Workshop token of one under repair goes back to the supply (CM-119)."""
        assert isinstance(action, DiscardUpgrade)
        upgrade = g.tables.upgrades.index[action.upgrade]
        if action.store == "hangar":
            place = g.hangar[seat].index(upgrade)
            g.hangar[seat] = without(g.hangar[seat], place)
        else:
            place = g.workshop[seat].index(upgrade)
            g.workshop[seat] = without(g.workshop[seat], place)
            g.workshop_origin[seat] = without(g.workshop_origin[seat], place)
        g.market = g.market.discarding(upgrade)
        if g.listening:
            g.emit(UpgradeDiscarded(seat, action.upgrade, g.tables.upgrades.family[upgrade]))
        g.then(self)

    @override
    def offer(self, g: Celerium, seat: Seat) -> Offer:
        """Show what is stored, and how many must go."""
        rows = g.tables.box.upgrades
        hangar = tuple([rows[upgrade] for upgrade in g.hangar[seat]])
        workshop = tuple([rows[upgrade] for upgrade in g.workshop[seat]])
        return DiscardOffer(hangar, workshop, len(hangar) + len(workshop) - STORED_UPGRADES)


def without(stored: tuple[int, ...], place: int) -> tuple[int, ...]:
    """Return a store less what lies at one place."""
    return stored[:place] + stored[place + 1 :]
