"""Base classes for tasks of every game: for one seat, with sealed answers, and the reaction window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from astrodrome.kernel.agenda import Decision, S, Task
from astrodrome.kernel.mypyc_support import mypyc_attr, override
from astrodrome.kernel.records import PASS, Action, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatTask(Task[S]):
    """One thing to do for `seat`. Subclasses with further `args` define their own constructor."""

    args: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(Decision[S]):
    """A question to `seat`. Subclasses with further `args` define their own constructor."""

    args: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @override
    def asks(self, g: S) -> Seats:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """All entitled seats answer in secret; the last answer opens them all.

    The choices wait in the state, never in the task. The table sees who is ready, not what was chosen.
    """

    sealed: ClassVar[bool] = True
    """An answer is hidden from the other seats until all have answered."""

    def entitled(self, g: S) -> Seats:
        """Return the seats that answer, known from public facts alone."""
        raise NotImplementedError

    def open_all(self, g: S) -> None:
        """Act on the answers in `g.answers`; they are wiped afterwards."""
        raise NotImplementedError

    @override
    def asks(self, g: S) -> Seats:
        """Return the entitled seats that have not answered yet."""
        answers = g.answers
        return tuple([seat for seat in self.entitled(g) if answers[seat] is None])

    @override
    def answer(self, g: S, seat: Seat, action: Action) -> None:
        """Keep the answer under its seal and wait for the others; the last one opens them all."""
        g.answers[seat] = action
        if len(g.asked) > 1:
            g.agenda.append(self)
        else:
            g.open = None  # what opens next is another question, even if it is this task again
            self.run(g)

    @override
    def run(self, g: S) -> None:
        """Open the answers: everybody has given one."""
        self.open_all(g)
        g.answers = [None] * g.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[S]):
    """A moment at which several seats may act: asked at once, answered in secret.

    The first in turn order who wants to act acts; the other wishes are dropped unseen and a fresh window opens. When
    all have passed, it closes. Nobody sees who has answered, so that a quick answer gives nothing away.
    """

    veiled: ClassVar[bool] = True
    """Whether a seat could play something follows from its hand, which is secret."""

    def plays(self, g: S, seat: Seat) -> Sequence[Action]:
        """Return what a seat could do here besides passing."""
        raise NotImplementedError

    def refuse_play(self, g: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why a play is not allowed, or None if it is."""
        raise NotImplementedError

    def act(self, g: S, seat: Seat, action: Action) -> None:
        """Carry out a play, or put its tasks on the agenda."""
        raise NotImplementedError

    def fresh(self, g: S) -> Decision[S] | None:
        """Return the window that opens after a play, or None if no further play is possible."""
        raise NotImplementedError

    @override
    def waiting(self, g: S) -> Seats:
        """Return all entitled seats, so that nobody sees who has answered."""
        return self.entitled(g)

    @override
    def candidates(self, g: S, seat: Seat) -> Sequence[Action]:
        """Return passing first, then the plays."""
        return [PASS, *self.plays(g, seat)]

    @override
    def refuse(self, g: S, seat: Seat, action: Action) -> Refusal | None:
        """Return None for a pass, else what the rules say about the play."""
        return None if isinstance(action, Pass) else self.refuse_play(g, seat, action)

    @override
    def open_all(self, g: S) -> None:
        """Let the first seat in turn order that wants to act do so; if none does, the window closes."""
        for seat in self.entitled(g):
            wish = g.answers[seat]
            if wish is not None and not isinstance(wish, Pass):
                again = self.fresh(g)
                if again is not None:
                    g.then(again)
                self.act(g, seat, wish)
                return
