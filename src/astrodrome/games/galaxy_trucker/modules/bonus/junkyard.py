"""Junkyard: squares with a price and a reward (GX-511 to GX-524)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.content.figures import CABIN_HUMANS, SLEEPERS
from astrodrome.games.galaxy_trucker.content.rows import CardRow, Stop
from astrodrome.games.galaxy_trucker.flight.hits import barrage
from astrodrome.games.galaxy_trucker.flight.income import EarnCredits
from astrodrome.games.galaxy_trucker.flight.losing_crew import losing_crew
from astrodrome.games.galaxy_trucker.flight.movement import gain_days
from astrodrome.games.galaxy_trucker.geometry.grid import put, squares_of
from astrodrome.games.galaxy_trucker.geometry.hull import BATTERY, CABIN, LUXURY, STASIS, plane
from astrodrome.games.galaxy_trucker.modules.bonus.records import (
    ArrangeCells,
    Berth,
    BerthOffer,
    CellsArranged,
    Charge,
    ChargeOffer,
    CrewSettled,
    JunkyardOffer,
    SettleCrew,
    StopAt,
    StopChoice,
    StoppedAt,
)
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of, open_again
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.flight_events import PlayerPassed
from astrodrome.games.galaxy_trucker.records.offers import BatteryChoice, ChamberChoice
from astrodrome.games.galaxy_trucker.ship.crew import ALIEN_CODES, NAMES, crew_size, humans, supported
from astrodrome.games.galaxy_trucker.ship.energy import TruckerSpendsCell, cells_aboard
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision, RacerTask
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import PASS, Action, Offer, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_junkyard(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: each may stop in flight order (GX-512)."""
    return [TruckerStops(seat) for seat in g.order()]


class TruckerStops(RacerDecision):
    """Stop on a square that is free and payable, or pass (GX-512, GX-515)."""

    takes = (StopAt, Pass)
    rules = ("GX-512", "GX-513", "GX-515")

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who could stop somewhere."""
        stops = [stop for stop in range(len(g.card.stops)) if self.refuse(g, self.seat, StopAt(stop)) is None]
        return (self.seat,) if stops else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [PASS, *[StopAt(stop) for stop in range(len(g.card.stops))]]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        assert isinstance(action, StopAt)
        count = len(g.card.stops)
        if not 0 <= action.stop < count:
            return Refusal("GX-512", "no-such-stop", (("stops", count),))
        if action.stop not in open_again(g, count):
            return Refusal("GX-512", "stop-taken")
        stop = g.card.stops[action.stop]
        short = crew_size(g, seat) < stop.takes_crew or cells_aboard(g, seat) < stop.takes_cells
        return Refusal("GX-515", "price-not-payable") if short else None

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Pay at once, then collect at once (GX-513, GX-514)."""
        bonus = bonus_of(g)
        if isinstance(action, Pass):
            if g.listening:
                g.emit(PlayerPassed(seat))
            return
        assert isinstance(action, StopAt)
        fewer = bonus.chosen_places.count(action.stop)
        bonus.chosen_places.append(action.stop)
        g.times_taken += 1
        if g.listening:
            g.emit(StoppedAt(seat, action.stop + 1))
        stop = g.card.stops[action.stop]
        price: list[Task[Trucker]] = losing_crew(g, seat, stop.takes_crew) if stop.takes_crew else []
        if stop.takes_cells:
            price.append(TruckerSpendsCell(seat, stop.takes_cells, False))
        g.then(*price, *barrage((seat,), stop.projectiles), CollectReward(seat, action.stop, fewer))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        stops = [
            StopChoice(stop, row, bonus_of(g).chosen_places.count(stop), self.refuse(g, seat, StopAt(stop)))
            for stop, row in enumerate(g.card.stops)
        ]
        return JunkyardOffer(tuple(stops))


class CollectReward(RacerTask):
    """The reward of a square; each of its parts is less by one for who comes second (GX-514, GX-520, GX-523)."""

    args = ("seat", "stop", "fewer")

    def __init__(self, seat: Seat, stop: int, fewer: int) -> None:
        self.seat = seat
        self.stop = stop
        self.fewer = fewer

    @override
    def run_in_race(self, g: Trucker) -> None:
        stop: Stop = g.card.stops[self.stop]
        astronauts, cells, earned, days = [
            max(part - self.fewer, 0) for part in (stop.humans, stop.cells, stop.credits, stop.days)
        ]
        tasks: list[Task[Trucker]] = [TruckerSettles(self.seat, astronauts)] if astronauts else []
        if cells:
            tasks.append(TruckerCharges(self.seat, cells))
        if earned:
            tasks.append(EarnCredits(self.seat, earned))
        if days:
            gain_days(g, self.seat, days)
        g.then(*tasks)


def ordinary_cabins(g: Trucker, seat: Seat) -> list[int]:
    """Return the cabins that may be filled again: not the luxury ones (GX-516)."""
    hull = g.hulls[seat]
    return squares_of(plane(hull, CABIN) & ~plane(hull, LUXURY))


def asleep_aboard(g: Trucker, seat: Seat) -> int:
    """Return how many sleep in the stasis chambers of a ship."""
    return 0 if g.technologies is None else sum(g.technologies.sleepers[seat])


class TruckerSettles(RacerDecision):
    """Astronauts come aboard: arrange the crew in one go; who does not fit is lost (GX-516, GX-517, GX-519)."""

    args = ("seat", "gained")
    takes = (SettleCrew,)
    rules = ("GX-516", "GX-517", "GX-519")

    def __init__(self, seat: Seat, gained: int) -> None:
        self.seat = seat
        self.gained = gained

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who has somewhere to put them."""
        return (self.seat,) if ordinary_cabins(g, self.seat) or plane(g.hulls[self.seat], STASIS) else ()

    @override
    def complete(self, g: Trucker, seat: Seat) -> bool:
        """Never: arrangements are proposed, not listed."""
        return False

    def proposed(self, g: Trucker, chambers: bool) -> SettleCrew:
        """Return the crew as it is, the new ones in free places: cabins first, then chambers."""
        left, berths = self.gained, list[Berth]()
        for square in ordinary_cabins(g, self.seat):
            code = g.crew[self.seat][square]
            if code > CABIN_HUMANS:
                berths.append(Berth(square, 0, NAMES[code]))
                continue
            more = min(left, CABIN_HUMANS - code)
            left -= more
            if code + more:
                berths.append(Berth(square, code + more))
        for square in squares_of(plane(g.hulls[self.seat], STASIS)):
            there = technologies_of(g).sleepers[self.seat][square]
            more = min(left, SLEEPERS - there) if chambers else 0
            left -= more
            if there + more:
                berths.append(Berth(square, there + more))
        return SettleCrew(tuple(berths))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        found = [self.proposed(g, True), self.proposed(g, False)]
        return found[:1] if found[0] == found[1] else found

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a berth that does not exist or is too small, and anybody woken, lost or made up on the way."""
        assert isinstance(action, SettleCrew)
        squares = [berth.square for berth in action.berths]
        cabins, chambers = ordinary_cabins(g, seat), squares_of(plane(g.hulls[seat], STASIS))
        if len(set(squares)) != len(squares) or not set(squares) <= {*cabins, *chambers}:
            return Refusal("GX-516", "no-such-berth")
        for berth in action.berths:
            room = SLEEPERS if berth.square in chambers else 0 if berth.alien else CABIN_HUMANS
            if not 0 <= berth.humans <= room or (berth.alien is not None and not self.suits(g, berth)):
                return Refusal("GX-516", "no-such-berth")
        aliens = sorted([berth.alien for berth in action.berths if berth.alien is not None])
        aboard = sorted([NAMES[code] for square in cabins if (code := g.crew[seat][square]) > CABIN_HUMANS])
        awake = sum([berth.humans for berth in action.berths if berth.square in cabins])
        asleep = sum([berth.humans for berth in action.berths if berth.square in chambers])
        were_awake = sum([code for square in cabins if (code := g.crew[seat][square]) <= CABIN_HUMANS])
        were_asleep = asleep_aboard(g, seat)
        kept = aliens == aboard and asleep >= were_asleep and awake >= were_awake
        if not kept or awake + asleep > were_awake + were_asleep + self.gained:
            return Refusal("GX-517", "crew-not-as-it-is")
        return None

    def suits(self, g: Trucker, berth: Berth) -> bool:
        """Return whether an alien could live there: joined to its life support (GB-068)."""
        colours = [colour for colour, code in enumerate(ALIEN_CODES) if NAMES[code] == berth.alien]
        return bool(colours) and supported(g, self.seat, colours[0]) >> berth.square & 1 == 1

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, SettleCrew)
        before = humans(g, seat) + asleep_aboard(g, seat)
        for square in ordinary_cabins(g, seat):
            put(g.crew, seat, square, 0)
        chambers = squares_of(plane(g.hulls[seat], STASIS))
        for square in chambers:
            put(technologies_of(g).sleepers, seat, square, 0)
        codes = {name: code for code, name in NAMES.items()}
        for berth in action.berths:
            if berth.square in chambers:
                put(technologies_of(g).sleepers, seat, berth.square, berth.humans)
            else:
                put(g.crew, seat, berth.square, berth.humans if berth.alien is None else codes[berth.alien])
        after = humans(g, seat) + asleep_aboard(g, seat)
        if g.listening:
            g.emit(CrewSettled(seat, before + self.gained - after))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        chambers = [
            ChamberChoice(square, technologies_of(g).sleepers[seat][square])
            for square in squares_of(plane(g.hulls[seat], STASIS))
        ]
        return BerthOffer(
            gained=self.gained,
            cabins=tuple(ordinary_cabins(g, seat)),
            cabin_room=CABIN_HUMANS,
            chambers=tuple(chambers),
            chamber_room=SLEEPERS,
            proposed=self.proposed(g, True).berths,
        )


class TruckerCharges(RacerDecision):
    """Cells come aboard: arrange all cells in one go; what does not fit is lost (GX-518, GX-519)."""

    args = ("seat", "gained")
    takes = (ArrangeCells,)
    rules = ("GX-518", "GX-519")

    def __init__(self, seat: Seat, gained: int) -> None:
        self.seat = seat
        self.gained = gained

    def room(self, g: Trucker) -> dict[int, int]:
        """Return how many cells each battery takes."""
        squares = squares_of(plane(g.hulls[self.seat], BATTERY))
        return {square: g.box.cells[g.ships[self.seat][square] // 4] for square in squares}

    def total(self, g: Trucker) -> int:
        """Return how many cells are to be arranged: no more than there is room for."""
        return min(cells_aboard(g, self.seat) + self.gained, sum(self.room(g).values()))

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask a player who has a battery."""
        return (self.seat,) if self.room(g) else ()

    @override
    def complete(self, g: Trucker, seat: Seat) -> bool:
        """Never: arrangements are proposed, not listed."""
        return False

    def proposed(self, g: Trucker, backwards: bool) -> ArrangeCells:
        """Return the cells as they lie, the new ones in free places from the front, or from the rear."""
        room, charges = self.room(g), dict[int, int]()
        left = self.total(g) - cells_aboard(g, self.seat)
        for square in reversed(room) if backwards else room:
            more = min(left, room[square] - g.cells[self.seat][square])
            left -= more
            charges[square] = g.cells[self.seat][square] + more
        return ArrangeCells(tuple([Charge(square, charges[square]) for square in room if charges[square]]))

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        found = [self.proposed(g, False), self.proposed(g, True)]
        return found[:1] if found[0] == found[1] else found

    @override
    def legal(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return self.candidates(g, seat)

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a battery that does not exist or is too small, and more cells than there are."""
        assert isinstance(action, ArrangeCells)
        room = self.room(g)
        squares = [charge.square for charge in action.charges]
        fits = len(set(squares)) == len(squares) and set(squares) <= set(room)
        if not fits or any([not 0 <= charge.cells <= room[charge.square] for charge in action.charges]):
            return Refusal("GX-518", "battery-too-small")
        wanted, total = sum([charge.cells for charge in action.charges]), self.total(g)
        return None if wanted == total else Refusal("GX-518", "cells-not-as-many", (("cells", total),))

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        assert isinstance(action, ArrangeCells)
        for square in self.room(g):
            put(g.cells, seat, square, 0)
        for charge in action.charges:
            put(g.cells, seat, charge.square, charge.cells)
        if g.listening:
            g.emit(CellsArranged(seat, cells_aboard(g, seat)))

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        batteries = [BatteryChoice(square, cells) for square, cells in self.room(g).items()]
        return ChargeOffer(self.total(g), tuple(batteries), self.proposed(g, False).charges)
