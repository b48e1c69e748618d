"""Space Billiards: everybody sends a line of meteors at somebody else (GX-503 to GX-510)."""

from __future__ import annotations

from collections.abc import Sequence

from astrodrome.games.galaxy_trucker.cards.combat import unless_alone
from astrodrome.games.galaxy_trucker.content.rows import SIDES, CardRow, Projectile
from astrodrome.games.galaxy_trucker.flight.hits import RollForLine
from astrodrome.games.galaxy_trucker.modules.bonus.records import Aim, AimOffer, CourseAimed, CourseChoice
from astrodrome.games.galaxy_trucker.modules.bonus.state import bonus_of, open_again
from astrodrome.games.galaxy_trucker.ship.racing import RacerDecision
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.mypyc_support import override
from astrodrome.kernel.records import Action, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


def play_billiards(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of the card: each chooses in flight order (GX-503, GX-509)."""
    return unless_alone(g, [TruckerAims(seat) for seat in g.order()])


class TruckerAims(RacerDecision):
    """Take a line that is free and an opponent, who faces it at once (GX-503, GX-504)."""

    takes = (Aim,)
    rules = ("GX-503", "GX-506", "GX-508")

    def targets(self, g: Trucker) -> list[Seat]:
        """Return the opponents (GX-507, GX-508)."""
        return [seat for seat in g.order() if seat != self.seat]

    @override
    def asks_in_race(self, g: Trucker) -> Seats:
        """Ask while there is a line and somebody to send it at."""
        free = open_again(g, len(g.card.courses))
        return (self.seat,) if free and self.targets(g) else ()

    @override
    def candidates(self, g: Trucker, seat: Seat) -> Sequence[Action]:
        return [Aim(course, target) for course in open_again(g, len(g.card.courses)) for target in self.targets(g)]

    @override
    def refuse(self, g: Trucker, seat: Seat, action: Action) -> Refusal | None:
        """Refuse a line that is used up or not there, and a target that is no opponent."""
        assert isinstance(action, Aim)
        count = len(g.card.courses)
        if not 0 <= action.course < count:
            return Refusal("GX-506", "no-such-course", (("courses", count),))
        if action.course not in open_again(g, count):
            return Refusal("GX-506", "course-taken")
        return None if action.target in self.targets(g) else Refusal("GX-508", "no-such-opponent")

    @override
    def answer(self, g: Trucker, seat: Seat, action: Action) -> None:
        """Send the meteors; who chose the line rolls (GX-505)."""
        assert isinstance(action, Aim)
        meteors = self.meteors(g, action.course)
        bonus_of(g).chosen_places.append(action.course)
        if g.listening:
            g.emit(CourseAimed(seat, action.course + 1, action.target))
        g.then(*[RollForLine((action.target,), one.kind, SIDES.index(one.side), seat) for one in meteors])

    def meteors(self, g: Trucker, course: int) -> list[Projectile]:
        """Return the meteors of a line; the second time its first large one is ignored (GX-510)."""
        meteors = list(g.card.courses[course])
        large = [one for one in meteors if one.kind == "large"]
        if course in bonus_of(g).chosen_places and large:
            meteors.remove(large[0])
        return meteors

    @override
    def offer(self, g: Trucker, seat: Seat) -> Offer:
        targets = self.targets(g)
        courses = [
            CourseChoice(
                course,
                tuple(self.meteors(g, course)),
                course in bonus_of(g).chosen_places,
                self.refuse(g, seat, Aim(course, targets[0])),
            )
            for course in range(len(g.card.courses))
        ]
        return AimOffer(tuple(courses), tuple(targets))
