"""Combat zone and sabotage: the weakest ship suffers (GB-155 to GB-163)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from astrodrome.games.galaxy_trucker.content import CardRow, Value, ZoneLine
from astrodrome.games.galaxy_trucker.crew import TruckerLosesCrew, crew_size
from astrodrome.games.galaxy_trucker.dice import roll
from astrodrome.games.galaxy_trucker.figures import SABOTAGE_ATTEMPTS
from astrodrome.games.galaxy_trucker.flight_events import NothingHappened, SabotageMissed, WeakestFound
from astrodrome.games.galaxy_trucker.goods import TruckerLosesGoods
from astrodrome.games.galaxy_trucker.grid import WIDTH
from astrodrome.games.galaxy_trucker.hits import barrage
from astrodrome.games.galaxy_trucker.losses import destroy
from astrodrome.games.galaxy_trucker.movement import lose_days
from astrodrome.games.galaxy_trucker.state import Trucker
from astrodrome.games.galaxy_trucker.strength import TruckerDeclares
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.seats import Seat


def is_alone(g: Trucker) -> bool:
    """Tell whether there is nobody to compare with (GB-163)."""
    if len(g.order()) > 1:
        return False
    if g.heard:
        g.tell(NothingHappened())
    return True


def weakest(g: Trucker, strengths: Sequence[int]) -> Seat:
    """Return the ship with the lowest value, `strengths` being in flight order; in a tie the foremost (GB-157)."""
    return g.order()[list(strengths).index(min(strengths))]


def play_combat_zone(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the tasks of a combat zone: its lines from top to bottom, each completely (GB-155)."""
    return [] if is_alone(g) else [CompareShips(line) for line in range(len(card.lines))]


class CompareShips(Task[Trucker]):
    """All players declare the value of a line in flight order; then the lowest suffers (GB-156)."""

    args = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line

    def run(self, g: Trucker) -> None:
        """Ask all; the order is that of this moment, after what earlier lines did (GB-159)."""
        value: Value = g.card.lines[self.line].least
        g.then(*[TruckerDeclares(seat, value) for seat in g.order()], PunishWeakest(self.line))


class PunishWeakest(Task[Trucker]):
    """The ship with the lowest value suffers the penalty of the line (GB-156, GB-157)."""

    args = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line

    def run(self, g: Trucker) -> None:
        """Find it and make it suffer."""
        line = g.card.lines[self.line]
        strengths = [strength for seat in g.order() if (strength := g.strength[seat]) is not None]
        seat = weakest(g, strengths)
        if g.heard:
            g.tell(WeakestFound(seat, line.least))
        punish(g, seat, line)


def punish(g: Trucker, seat: Seat, line: ZoneLine) -> None:
    """Take days, crew or goods, or shoot; the owner rolls (GB-160, GB-161)."""
    if line.days:
        lose_days(g, seat, line.days)
    elif line.takes_crew:
        g.then(TruckerLosesCrew(seat, line.takes_crew))
    elif line.takes_goods:
        g.then(TruckerLosesGoods(seat, line.takes_goods))
    else:
        g.then(*barrage((seat,), line.projectiles))


def play_sabotage(g: Trucker, card: CardRow) -> list[Task[Trucker]]:
    """Return the task of the card."""
    return [] if is_alone(g) else [SABOTAGE]


class Sabotage(Task[Trucker]):
    """The ship with the fewest crew is struck; its owner rolls column and row, three times at most (GB-162)."""

    def run(self, g: Trucker) -> None:
        """Roll until a component is found."""
        seat = weakest(g, [crew_size(g, seat) for seat in g.order()])
        if g.heard:
            g.tell(WeakestFound(seat, "crew"))
        for _ in range(SABOTAGE_ATTEMPTS):
            square = roll_square(g, seat)
            if square is not None and g.ships[seat][square]:
                destroy(g, seat, square)
                return
        if g.heard:
            g.tell(SabotageMissed(seat))


def roll_square(g: Trucker, seat: Seat) -> int | None:
    """Roll two dice for the column, then two for the row (GB-162)."""
    column = g.board.columns[roll(g, seat, "column", None)]
    row = g.board.rows[roll(g, seat, "row", None)]
    return None if column is None or row is None else row * WIDTH + column


SABOTAGE: Final = Sabotage()
