"""A game as everything outside the engine uses it: a state with its spec, its log and its decision number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, cast

from astrodrome.kernel import agenda
from astrodrome.kernel.agenda import Decision, Opt, S
from astrodrome.kernel.chance import Chance, ScriptedChance, check_seed
from astrodrome.kernel.errors import BadAction, BadSeat, BrokenGame, NoLog, OptionError, Refused, excerpt
from astrodrome.kernel.log import Entry, Item, Log, Undo, effective
from astrodrome.kernel.records import Action, Event, Outcome, Prompt, Situation, View
from astrodrome.kernel.refusal import NO_SUCH_SEAT, NOT_AN_ANSWER, NOT_ASKED, OVER, STALE, Refusal
from astrodrome.kernel.saving import digest_of, save_game
from astrodrome.kernel.seats import CLOCK, Seat, Seats

if TYPE_CHECKING:
    from astrodrome.kernel.spec import Spec

MOST_LISTED: Final = 300
"""No decision lists more actions than this; with more, `legal` returns proposals."""
Given: TypeAlias = tuple[Seat, Action, int | None]
"""An answer that is not yet written as an entry of the log: who gave it, what it is, and the table's time."""


class Game(Generic[S, Opt]):
    """One game in progress."""

    def __init__(
        self,
        spec: Spec[S, Opt],
        seats: int,
        options: Opt,
        seed: int,
        state: S,
        items: list[Item | Given] | None,
        answered: dict[Seat, int] | None = None,
        start: str = "",
    ) -> None:
        self.spec: Final = spec
        """The rules it is played by."""
        self.seats: Final = seats
        """How many places there are at the table."""
        self.options: Final = options
        """The settings it was started with, checked and complete."""
        self.seed: Final = seed
        """The seed of its chance; never shown to a seat."""
        self.state: S = state
        """The state of the game; only the engine reads it."""
        self.start: Final = start
        """The position it began at, for study; empty if it began at the beginning. Such a game has no fair dice."""
        self.opening: tuple[Event, ...] = ()
        """What happened before the first question."""
        # Answers wait here as they were given; they become entries when somebody reads the log.
        self._items = items
        # How many answers of each seat count after undos. A game without a log stops counting.
        self._answered: dict[Seat, int] = {} if answered is None else answered
        self._fault: str | None = None
        # The states before each answer, where `keep_states` was called.
        self._states: list[S] | None = None
        # The last list that `legal` returned, and for whom: what comes from it was judged, and is not judged again.
        self._listed: tuple[Action, ...] = ()
        self._listed_for: Seat | None = None
        self._listed_at: Seats = ()

    @property
    def asked(self) -> Seats:
        """The seats that may act now, in order; empty when the game is over."""
        if self._fault is not None:
            self._must_be_whole()
        return self.state.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        self._must_be_whole()
        return not self.state.agenda

    @property
    def number(self) -> int:
        """The number of the open decision; it counts decisions, not answers."""
        return self.state.number

    @property
    def decision(self) -> Decision[S]:
        """The open decision."""
        self._must_be_whole()
        return cast("Decision[S]", agenda.question(self.state))

    @property
    def situation(self) -> Situation:
        """What everybody at the table may know of the open question."""
        if self.over:
            return Situation(None, self.number, ())
        decision = self.decision
        return Situation(type(decision).__name__, self.number, decision.waiting(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.spec.outcome(self.state) if self.over else None

    @property
    def log(self) -> Log:
        """The game as header and entries; a dealt copy has none."""
        items = tuple(self._past())
        options = self.spec.options_json(self.options)
        spec = self.spec
        return Log(spec.name, spec.rules_version, self.seats, options, self.seed, items, position=self.start)

    def _past(self) -> list[Item]:
        """Return the log so far, after writing what was answered since it was last read."""
        items = self._items
        if items is None:
            raise NoLog("a dealt copy has no log: its past is one of many that the seat considers possible")
        encode = self.spec.codec.encode_action
        for place in range(len(items) - 1, -1, -1):
            item = items[place]
            if not isinstance(item, tuple):
                break  # everything before it was written then
            seat, action, time = item
            items[place] = Entry(seat, encode(action), time)
        return cast("list[Item]", items)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do now, in a fixed order: everything if `complete`, else some proposals."""
        state = self.state
        asked = state.asked
        if self._fault is not None or type(seat) is not int or seat not in asked:
            self._must_exist(seat, or_clock=True)
            return ()
        listed = tuple(agenda.question(state).legal(state, seat))
        self._listed, self._listed_for, self._listed_at = listed, seat, asked
        return listed

    def complete(self, seat: Seat) -> bool:
        """Return whether `legal` lists everything that the seat may do."""
        self._must_exist(seat, or_clock=True)
        return self.decision.complete(self.state, seat) if seat in self.asked else True

    def prompt(self, seat: Seat) -> Prompt | None:
        """Return the question put to a seat, or None if it is not asked."""
        self._must_exist(seat, or_clock=True)
        if seat not in self.asked:
            return None
        decision = self.decision
        offer = decision.offer(self.state, seat)
        return Prompt(type(decision).__name__, self.number, self._answered.get(seat, 0), decision.rules, offer)

    def refuse(self, seat: Seat, action: Action, number: int | None = None) -> Refusal | None:
        """Return why an action would be refused, or None. `number` is that of the decision it answers.

        Raises BadAction if it is not an action, or if the value of a field does not have its type.
        """
        self._must_be_whole()
        if not isinstance(action, Action):
            raise BadAction(f"expected an action of {self.spec.name}, found {excerpt(action)}")
        self.spec.check_action(action)
        refusal = self._refusal(seat, action, number)
        return None if refusal is None else refusal.spoken_with(self.spec.words)

    def _refusal(self, seat: Seat, action: Action, number: int | None) -> Refusal | None:
        if type(seat) is not int or not (0 <= seat < self.seats or seat == CLOCK):
            return NO_SUCH_SEAT
        if self.over:
            return OVER
        decision = self.decision
        if number is not None and number != self.number and not (decision.tolerant and number < self.number):
            return STALE
        if seat not in self.asked:
            return NOT_ASKED
        if not isinstance(action, decision.takes):
            return NOT_AN_ANSWER
        return decision.refuse(self.state, seat, action)

    def play(
        self, seat: Seat, action: Action, number: int | None = None, time: int | None = None, events: bool = True
    ) -> tuple[Event, ...]:
        """Carry out an action and return what happened; raises Refused and changes nothing if the rules refuse it.

        `number` is that of the decision it answers; by default the open one. Without `events` none are made and none
        returned, which is faster. If the rules raise, the state is inconsistent: from then on everything but `log` and
        `copy` raises BrokenGame.
        """
        state = self.state
        open_now = number is None or number == state.number
        if open_now and seat == self._listed_for and type(seat) is int and self._listed_at is state.asked:
            for one in self._listed:
                if one is action:  # `legal` has just listed this very object for the seat: the rules have judged it
                    return self.play_judged(seat, action, time, events)
        refusal = self.refuse(seat, action, number)
        if refusal is not None:
            raise Refused(refusal)
        return self.play_judged(seat, action, time, events)

    def play_judged(
        self, seat: Seat, action: Action, time: int | None = None, events: bool = True
    ) -> tuple[Event, ...]:
        """Carry out an action that `refuse` has just accepted, and return what happened, without `events` nothing.

        It is not checked again.
        """
        if self._fault is not None:
            self._must_be_whole()
        state = self.state
        if isinstance(state.chance, ScriptedChance) and state.chance.is_chosen():
            agenda.answer(state.copy(), seat, action)  # a ScriptError must leave the game as it is
        if events:
            state.listening = True
            state.events = []
        self._listed_for = None
        if self._states is not None:
            self._states.append(state.copy())
        try:
            agenda.answer(state, seat, action)
        except BaseException as error:  # an interrupt leaves the state inconsistent as well
            self._fault = type(error).__name__
            raise
        if self._items is not None:
            self._items.append((seat, action, time))
            self._answered[seat] = self._answered.get(seat, 0) + 1
        if not events:
            return ()
        happened = tuple(state.events)
        state.listening = False
        state.events = []
        return happened

    def advance(self) -> int:
        """Play forced answers until a seat has a choice or the game is over; return how many were played."""
        played = 0
        while self.asked:
            seat = self.asked[0]
            actions = self.legal(seat)
            if len(actions) != 1 or not self.complete(seat):
                break
            self.play(seat, actions[0])
            played += 1
        return played

    def undo(self, to: int, time: int | None = None, there: S | None = None) -> None:
        """Go back to the moment after `to` answers. The undo is added to the log; nothing is removed from it.

        `there` is the state at that moment, if the caller has kept it; without it the answers are played again. In a
        dealt copy it takes `keep_states`.
        """
        self._must_be_whole()
        if self._states is not None:
            self._go_back(self._states, to)
            return
        items: list[Item] = [*self._past(), Undo(to, time)]
        if there is None:
            answers = sum(isinstance(step, Entry) for step in effective(tuple(self._past())))
            if not answers:
                nothing = "nothing was answered yet, so there is nothing to undo"
                raise OptionError("to", f"{nothing}, found {excerpt(to)}")
            if type(to) is not int or not 0 <= to < answers:
                raise OptionError("to", f"expected 0 to {answers - 1}, found {excerpt(to)}")
            again = self._begun()
            again.replay_items(items)
            self.state = again.state
        else:
            undos = self.state.chance.undos + 1
            self.state = there.copy()
            self.state.chance.rekey(undos)
        self._items = list(items)
        self._listed_for = None
        self.count_answers()

    def _begun(self) -> Game[S, Opt]:
        """Return this game as it began."""
        if self.start:
            return self.spec.position(self.start, self.seed, self.options)
        return begin(self.spec, self.seats, self.options, self.seed)

    def keep_states(self) -> None:
        """Keep a copy before each answer from now on: `undo(n)` then returns to n answers from here, with other luck.

        Only for dealt copies, which have no log.
        """
        if self._items is not None:
            raise NoLog("only a dealt copy keeps its states: this game has a log, and is undone by it")
        self._states = []

    def _go_back(self, states: list[S], to: int) -> None:
        if type(to) is not int or not 0 <= to < len(states):
            raise OptionError("to", f"expected a number below the {len(states)} answers so far, found {excerpt(to)}")
        undos = self.state.chance.undos + 1
        self.state = states[to]
        self.state.chance.rekey(undos)
        del states[to:]
        self._listed_for = None

    def count_answers(self) -> None:
        """Count the answers of each seat that were not undone: after an undo, or after reading a log."""
        self._answered = {}
        for step in effective(tuple(self._past())):
            if isinstance(step, Entry):
                self._answered[step.seat] = self._answered.get(step.seat, 0) + 1

    def replay_items(self, items: list[Item]) -> None:
        """Carry out the items of a log on a game that has just begun."""
        for step in effective(tuple(items)):
            if isinstance(step, Entry):
                self.play(step.seat, self.spec.codec.decode_action(step.action))
            else:
                self.state.chance.rekey(step)
        self._items = list(items)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat sees, or a spectator (None)."""
        self._must_be_whole()
        if seat is None:
            return View(self.spec.public(self.state), None)
        mine = self.mine(seat)
        return View(self.spec.public(self.state), mine)

    def mine(self, seat: Seat) -> object:
        """Return what a seat alone sees: the private half of its view."""
        self._must_exist(seat)
        return self.spec.mine(self.state, seat)

    def knowledge(self, seat: Seat) -> object:
        """Return what a seat has legitimately seen and the table no longer shows (for bots and research)."""
        self._must_exist(seat)
        return self.spec.knowledge(self.state, seat)

    def copy(self) -> Game[S, Opt]:
        """Return an equal and independent game with the same future."""
        items = None if self._items is None else list(self._items)
        answered = self._answered if items is None else dict(self._answered)
        twin = Game(self.spec, self.seats, self.options, self.seed, self.state.copy(), items, answered, self.start)
        twin.opening = self.opening
        twin._fault = self._fault
        return twin

    def determinise(self, seat: Seat, seed: int, recall: float = 1.0) -> Game[S, Opt]:
        """Return a game that the seat could be in: all it cannot know is dealt again, and the future is reseeded.

        `recall`, from 0 to 1, is how much of what it has seen it still knows; what is forgotten is dealt again too.
        """
        self._must_exist(seat)
        if not 0.0 <= recall <= 1.0:
            raise OptionError("recall", f"expected 0 to 1, found {excerpt(recall)}")
        state = self.spec.determinise(self.state, seat, Chance(check_seed(seed)), recall)
        return Game(self.spec, self.seats, self.options, seed, state, None, dict(self._answered))

    def save(self, log: bool = True) -> bytes:
        """Return the complete game as JSON bytes, at any moment; without the log it is smaller.

        A dealt copy has no log and is saved without one.
        """
        self._must_be_whole()
        return save_game(self, log and self._items is not None)

    def position(self, hidden: bool = True) -> str:
        """Return the game as it stands as a text, which `Spec.position` reads; PositionError if it cannot be left open.

        The text contains everything, the future draws too. Without `hidden` what nobody can see is left open: it is
        dealt again whenever the text is read.
        """
        self._must_be_whole()
        return self.spec.position_of(self, hidden)

    def digest(self) -> str:
        """Return a fingerprint of the complete state."""
        self._must_be_whole()
        return digest_of(self)

    def _must_be_whole(self) -> None:
        if self._fault is not None:
            raise BrokenGame(
                f"the rules of {self.spec.name} raised {self._fault} in the middle of an answer,"
                " so this game is half done; replay its log to go on from before that answer"
            )

    def _must_exist(self, seat: Seat, or_clock: bool = False) -> None:
        self._must_be_whole()
        if type(seat) is not int or not (0 <= seat < self.seats or (or_clock and seat == CLOCK)):
            raise BadSeat(f"expected a seat from 0 to {self.seats - 1}, found {excerpt(seat)}")


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose rules the type checker does not know: rooms, tools and tests treat all games alike."""


def begin(spec: Spec[S, Opt], seats: int, options: Opt, seed: int) -> Game[S, Opt]:
    """Start a game with checked options; what happens before the first question is its `opening`."""
    state = spec.begin(seats, options, Chance(seed))
    state.listening = True
    agenda.settle(state)
    game = Game(spec, seats, options, seed, state, [])
    game.opening = tuple(state.events)
    state.listening = False
    state.events = []
    return game
