"""What comes at the beat for people: answers of the table (AD-023), and their own clicks before the beat (AD-025).

All that is due at one moment is dealt with in the order of seats: what a seat hears of its own answer, before a window
closes or with it, tells nothing of the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from astrodrome.kernel.records import Action
from astrodrome.server.protocol.messages import Play, StandingAnswer
from astrodrome.server.protocol.record_json import raw
from astrodrome.server.room.connection import Connection
from astrodrome.server.room.question_hold import QuestionHold
from astrodrome.server.support.clock import Clock
from astrodrome.server.table.table import Table


@dataclass(frozen=True)
class Due:
    """What the table answers for a seat: to which decision, what, and when."""

    number: int
    action: Action
    at: float


@dataclass(frozen=True)
class Early:
    """A person's own answer that came before the beat."""

    connection: Connection
    message: Play


class StandingAnswers:
    """The answers of one table that wait for the beat."""

    def __init__(self, clock: Clock, hold: QuestionHold) -> None:
        self._clock = clock
        self._hold = hold
        self._due: dict[int, Due] = {}
        self._early: list[Early] = []
        self._asked: int | None = None
        self.beat_at = 0.0
        """When the beat of the open question comes."""

    def follow(self, number: int, answers: Mapping[int, Action], now: float, beat_at: float) -> None:
        """Let these answers to the open decision come at its beat; one that is late to be known, a beat from now."""
        if self._asked != number:
            self._asked, self.beat_at = number, beat_at
        at = self.beat_at if now <= self.beat_at else beat_at
        known = self._due
        self._due = {}
        for seat, action in answers.items():
            before = known.get(seat)
            same = before is not None and (before.number, before.action) == (number, action)
            self._due[seat] = before if same and before is not None else Due(number, action, at)

    def hold(self, connection: Connection, message: Play) -> None:
        """Keep a person's answer until the beat."""
        self._early.append(Early(connection, message))

    def moment(self) -> float | None:
        """Return when something is due next."""
        if not self._early and not self._due:
            return None
        return min([self.beat_at] * bool(self._early) + [due.at for due in self._due.values()], default=None)

    def announced(self) -> dict[int, StandingAnswer]:
        """Return what the table is about to answer, by seat; nothing while the last entry is shown."""
        if self._hold.left_ms():
            return {}
        now = self._clock.now()
        return {
            seat: StandingAnswer(raw(due.action), max(0, round((due.at - now) * 1000)))
            for seat, due in self._due.items()
        }

    def ready(self, now: float) -> list[Early | tuple[int, Due]]:
        """Return what is due, by seat, and wait for it no longer; a person's own answer takes the place of the table's.

        What then cannot be kept is due again when the table is next followed.
        """
        early = self._early if now >= self.beat_at else []
        clicked = {one.message.seat for one in early}
        found: list[tuple[int, Early | tuple[int, Due]]] = [(one.message.seat, one) for one in early]
        found += [(seat, (seat, due)) for seat, due in self._due.items() if now >= due.at and seat not in clicked]
        if early:
            self._early = []
        self._due = {seat: due for seat, due in self._due.items() if now < due.at}
        return [one for _, one in sorted(found, key=lambda one: one[0])]


def answers_for(table: Table) -> dict[int, Action]:
    """Return what the table answers for people now (AD-023, AD-024, AD-026).

    Programs answer for themselves. Where a choice may be a secret, people are answered for only while they are there:
    an answer in their absence would show that they had none.
    """
    game, seating, presence = table.game, table.seating, table.seating.presence
    asked = game.asked if table.status == "running" else ()
    if not asked:
        return {}
    veiled, found = game.decision.veiled, {}
    for seat in seating.people():
        if seat not in asked:
            continue
        away = seat in presence.programs or (veiled and seat not in presence.present)
        played = presence.played_for(seat)
        answer = None if away or played else table.orders.answer(game, seat)
        if answer is not None:
            found[seat] = answer
    return found
