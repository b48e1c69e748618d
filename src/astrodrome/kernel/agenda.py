"""The agenda: what remains to be done, as a stack of small tasks.

A task is popped before it runs; to continue it pushes itself or other tasks. A decision is a task that asks seats. The
game settles by carrying out tasks until a seat must be asked, or nothing is left. Tasks hold no secret, so the agenda
is public; a task is its class name and its arguments, so it can be saved as JSON at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Generic, Self, TypeVar

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.mypyc_support import mypyc_attr, override
from astrodrome.kernel.records import Action, Event, Offer
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats

S = TypeVar("S", bound="State")
Opt = TypeVar("Opt")  # the options of a game

AUTOMATIC_TASKS: Final = 10_000
"""No rule needs this many tasks without asking a seat: a longer run is an endless loop."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Task(Generic[S]):
    """One thing to do. Subclasses are verbs; they name their constructor's arguments in `args`."""

    args: ClassVar[tuple[str, ...]] = ()

    def asks(self, g: S) -> Seats:
        """Return the seats that must be asked before this is done; a plain task asks nobody."""
        return ()

    def run(self, g: S) -> None:
        """Carry out the task on a state; it has already been taken off the agenda."""
        raise NotImplementedError

    @override
    def __repr__(self) -> str:
        """Show the task as its call."""
        given = ", ".join([repr(getattr(self, name)) for name in self.args])
        return f"{type(self).__name__}({given})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Task[S]):
    """A task that asks. Subclasses say who decides (`PassengerAnnounces`)."""

    takes: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that answer it."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rule lines behind the question."""
    tolerant: ClassVar[bool] = False
    """Whether an answer to an earlier decision number is still accepted (building in real time)."""
    sealed: ClassVar[bool] = False
    """Whether an answer is hidden from the other seats until all have answered."""
    veiled: ClassVar[bool] = False
    """Whether it may be a secret that a seat has no choice: the others must not see how soon it answers."""

    @override
    def run(self, g: S) -> None:
        """Do what follows when no seat is left to ask; by default nothing."""

    def waiting(self, g: S) -> Seats:
        """Return the seats that everybody at the table may know to be asked."""
        return self.asks(g)

    def candidates(self, g: S, seat: Seat) -> Sequence[Action]:
        """Return the actions that `legal` filters, in a fixed order; `refuse` sorts out the illegal ones."""
        raise NotImplementedError

    def refuse(self, g: S, seat: Seat, action: Action) -> Refusal | None:
        """Return why an action is not allowed, or None if it is."""
        raise NotImplementedError

    def answer(self, g: S, seat: Seat, action: Action) -> None:
        """Carry out an action that was not refused; the decision has already been taken off the agenda."""
        raise NotImplementedError

    def legal(self, g: S, seat: Seat) -> Sequence[Action]:
        """Return what a seat may do: everything if `complete`, else a bounded list of sensible proposals."""
        return [action for action in self.candidates(g, seat) if self.refuse(g, seat, action) is None]

    def complete(self, g: S, seat: Seat) -> bool:
        """Return whether `legal` lists everything that is allowed."""
        return True

    def offer(self, g: S, seat: Seat) -> Offer | None:
        """Return the choices as the page shows them, built only from what the seat may see."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that a game consists of: its data, the agenda, chance. Subclasses add the pieces of one game."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        """How many places there are at the table."""
        self.chance = chance
        """Where every die, shuffle and draw comes from."""
        self.agenda: list[Task[Self]] = []
        """What remains to be done; the next task is the last item."""
        self.number = 0
        """The number of the open decision, or of the last one: it counts decisions, not answers."""
        self.answers: list[Action | None] = [None] * seats
        """The sealed answer of each seat, until all are opened."""
        self.asked: Seats = ()
        """The seats that may act now, in order."""
        self.open: Task[Self] | None = None
        """The task that asks: a question that continues is the same task and keeps its number."""
        self.listening = False
        """Whether events are recorded; search runs without them."""
        self.events: list[Event] = []
        """What happened since `listening` was set."""

    def copy(self) -> Self:
        """Return an equal and independent game, with the same future."""
        raise NotImplementedError

    def copy_kernel_to(self, twin: Self) -> None:
        """Copy the fields that every game has. A copy does not record events."""
        twin.agenda = self.agenda.copy()
        twin.number = self.number
        twin.answers = self.answers.copy()
        twin.asked = self.asked
        twin.open = self.open

    def then(self, *tasks: Task[Self]) -> None:
        """Put tasks on the agenda; the first of them runs next."""
        if len(tasks) == 1:
            self.agenda.append(tasks[0])
        else:
            self.agenda.extend(tasks[::-1])

    def abandon(self, mark: type[Task[Self]]) -> None:
        """Drop tasks that the rules make moot, down to the nearest task of class `mark`, which stays."""
        while self.agenda and not isinstance(self.agenda[-1], mark):
            self.agenda.pop()
        assert self.agenda, f"nothing on the agenda is a {mark.__name__}, so all of it was abandoned"

    def emit(self, event: Event) -> None:
        """Record what happened. Callers check `listening` first, so that search makes no events."""
        self.events.append(event)


def settle(g: State) -> None:
    """Run tasks until a seat must be asked, or nothing is left."""
    agenda = g.agenda
    for _ in range(AUTOMATIC_TASKS):
        if not agenda:
            g.open = None
            g.asked = ()
            return
        top = agenda[-1]
        asked = top.asks(g)
        if asked:
            if top is not g.open:
                g.open = top
                g.number += 1
            g.asked = asked
            return
        agenda.pop()
        g.open = None
        top.run(g)
    raise AssertionError(f"the agenda goes round in circles: {agenda[-12:]}")


def question(g: State) -> Decision[State]:
    """Return the open decision."""
    top = g.agenda[-1]
    assert isinstance(top, Decision), f"nobody is asked: {top}"
    return top


def answer(g: State, seat: Seat, action: Action) -> None:
    """Carry out an action that is known to be legal, and settle."""
    agenda = g.agenda
    top = agenda.pop()
    assert isinstance(top, Decision), f"nobody is asked: {top}"
    top.answer(g, seat, action)
    if not agenda or agenda[-1] is not top:
        g.open = None
    elif len(g.asked) > 1 and seat < g.seats and g.answers[seat] is action:
        asked = g.asked  # under a seal nothing has changed but who is left to ask
        g.asked = asked[1:] if asked[0] == seat else tuple([other for other in asked if other != seat])
        return
    settle(g)


def advance(g: State) -> int:
    """Play forced answers until a seat has a choice or the game is over; return how many were played."""
    played = 0
    while g.asked:
        decision = question(g)
        seat = g.asked[0]
        if not decision.complete(g, seat):
            break
        actions = decision.legal(g, seat)
        if len(actions) > 1:
            break
        answer(g, seat, actions[0])
        played += 1
    return played
