"""The cargo toy's rules: one whole arrangement, checked as one action; the list of proposals is never all there is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.decision import SeatDecision, SeatTask
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat
from tests.laws.toys.cargo import records as r

RED: Final = 4
SHIELDED: Final = 2
HOLDS: Final = 3
PROPOSALS: Final = 32


class Cargo(State):
    """The whole toy."""

    def __init__(self, seats: int, chance: Chance, large: bool) -> None:
        super().__init__(seats, chance)
        self.room: Final[tuple[int, ...]] = (3, 3, 2) if large else (2, 2, 1)
        self.large: Final[bool] = large
        self.holds: list[list[tuple[int, ...]]] = [[()] * HOLDS for _ in range(seats)]
        self.offered: list[int] = []
        self.bag: list[int] = []
        self.left: list[int] = []

    def copy(self) -> Cargo:
        """Return an equal and independent toy."""
        twin = Cargo(self.seats, self.chance.copy(), self.large)
        self.copy_kernel_to(twin)
        twin.holds = [ship.copy() for ship in self.holds]
        twin.offered = self.offered.copy()
        twin.bag = self.bag.copy()
        twin.left = self.left.copy()
        return twin

    def at_hand(self, seat: Seat) -> list[int]:
        """Return the goods that can be arranged, the dearest first."""
        return sorted([*self.offered, *[good for hold in self.holds[seat] for good in hold]], reverse=True)

    def say(self, event: Event) -> None:
        """Tell an event where somebody listens."""
        if self.listening:
            self.emit(event)


class ReachPlanet(SeatTask[Cargo]):
    """A planet's goods come out of the bag."""

    args: ClassVar[tuple[str, ...]] = ("seat",)

    def run(self, g: Cargo) -> None:
        g.offered = [g.bag.pop() for _ in range(min(3, len(g.bag)))]
        g.say(r.PlanetReached(self.seat, tuple(g.offered)))
        g.then(TraderArranges(self.seat))


class TraderArranges(SeatDecision[Cargo]):
    """Put all goods at hand where they may lie, or leave them."""

    args: ClassVar[tuple[str, ...]] = ("seat",)
    takes: ClassVar[tuple[type[Action], ...]] = (r.Arrange,)
    rules: ClassVar[tuple[str, ...]] = ("TOY-501",)

    def complete(self, g: Cargo, seat: Seat) -> bool:
        return False

    def legal(self, g: Cargo, seat: Seat) -> Sequence[Action]:
        """Return the dearest arrangements first: all goods, then without the nth, then nothing at all."""
        goods = g.at_hand(seat)
        found: list[Action] = []
        for without in range(len(goods) + 1):
            plan = packed([good for i, good in enumerate(goods) if i + 1 != without], g.room)
            if plan not in found:
                found.append(plan)
        empty = r.Arrange(((),) * HOLDS)
        return [*found[: PROPOSALS - 1], *([] if empty in found else [empty])]

    def refuse(self, g: Cargo, seat: Seat, action: Action) -> Refusal | None:
        assert isinstance(action, r.Arrange)
        if len(action.holds) != HOLDS:
            return Refusal("TOY-501", "holds", (("holds", HOLDS),))
        goods = g.at_hand(seat)
        for hold, put in enumerate(action.holds):
            if len(put) > g.room[hold]:
                return Refusal("TOY-502", "full", (("hold", hold + 1), ("room", g.room[hold])))
            if RED in put and hold != SHIELDED:
                return Refusal("TOY-503", "red", (("hold", hold + 1),))
            for good in put:
                if good not in goods:
                    return Refusal("TOY-504", "not-at-hand", (("good", good),))
                goods.remove(good)
        return None

    def answer(self, g: Cargo, seat: Seat, action: Action) -> None:
        assert isinstance(action, r.Arrange)
        goods = g.at_hand(seat)
        for put in action.holds:
            for good in put:
                goods.remove(good)
        g.left.extend(goods)
        g.offered = []
        g.holds[seat] = list(action.holds)
        g.say(r.Arranged(seat, action.holds))

    def offer(self, g: Cargo, seat: Seat) -> Offer | None:
        goods = [r.GoodChoice(good, (SHIELDED,) if good == RED else (0, 1, 2)) for good in g.at_hand(seat)]
        return r.ArrangeOffer(tuple(goods), g.room)


def packed(goods: list[int], room: tuple[int, ...]) -> r.Arrange:
    """Return an arrangement that takes goods in order while there is room, red ones in the shielded hold only."""
    holds: list[tuple[int, ...]] = [()] * HOLDS
    for good in goods:
        for hold in (SHIELDED,) if good == RED else (0, 1, SHIELDED):
            if len(holds[hold]) < room[hold]:
                holds[hold] = (*holds[hold], good)
                break
    return r.Arrange(tuple(holds))


TASKS: Final = (ReachPlanet, TraderArranges)
