"""Two shapes of question that come back in every game: sealed answers, and the reaction window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from astrodrome.kernel.agenda import Decision, S
from astrodrome.kernel.compiling import mypyc_attr
from astrodrome.kernel.records import PASS, Action, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


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

    def asks(self, g: S) -> Seats:
        """Return the entitled seats that have not answered yet."""
        answers = g.answers
        return tuple([seat for seat in self.entitled(g) if answers[seat] is None])

    def answer(self, g: S, seat: Seat, action: Action) -> None:
        """Keep the answer under its seal and wait for the others."""
        g.answers[seat] = action
        g.agenda.append(self)

    def run(self, g: S) -> None:
        """Open the answers: everybody has given one."""
        self.open_all(g)
        g.answers = [None] * g.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[S]):
    """A moment at which several seats may act: asked at once, answered in secret.

    The first in turn order who wants to act acts; the other wishes are dropped unseen and a fresh window opens. When
    all have passed, it closes. Nobody sees who has answered, so that a quick answer tells nothing.
    """

    def plays(self, g: S, seat: Seat) -> Sequence[Action]:
        """Return what a seat could do here besides passing."""
        raise NotImplementedError

    def refuse_play(self, g: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why a play is not allowed, or None."""
        raise NotImplementedError

    def act(self, g: S, seat: Seat, action: Action) -> None:
        """Carry out a play, or put its tasks on the agenda."""
        raise NotImplementedError

    def fresh(self, g: S) -> Decision[S] | None:
        """Return the window that opens after a play, or None where the moment is over."""
        raise NotImplementedError

    def waiting(self, g: S) -> Seats:
        """Return all entitled seats: who has answered is nobody's business."""
        return self.entitled(g)

    def candidates(self, g: S, seat: Seat) -> Sequence[Action]:
        """Return passing first, then the plays."""
        return [PASS, *self.plays(g, seat)]

    def refuse(self, g: S, seat: Seat, action: Action) -> Refusal | None:
        """Return None for a pass, else what the rules say about the play."""
        return None if isinstance(action, Pass) else self.refuse_play(g, seat, action)

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
