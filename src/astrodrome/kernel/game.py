"""A game at the border: a state with its spec, its log and its decision number. Everything outside talks to this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, cast

from astrodrome.kernel import agenda
from astrodrome.kernel.agenda import Decision, Opt, S
from astrodrome.kernel.chance import SEED_BITS, Chance
from astrodrome.kernel.errors import BadAction, BadSeat, CorruptLog, NoLog, OptionError, Refused, shown
from astrodrome.kernel.log import Entry, Item, Log, Undo
from astrodrome.kernel.records import Action, Event, Outcome, Prompt, Situation, View
from astrodrome.kernel.refusal import NO_SUCH_SEAT, NOT_AN_ANSWER, NOT_ASKED, OVER, STALE, Refusal
from astrodrome.kernel.saving import digest_of, save_game
from astrodrome.kernel.seats import CLOCK, Seat, Seats

if TYPE_CHECKING:
    from astrodrome.kernel.spec import Spec

MOST_LISTED: Final = 300
"""No decision lists more actions than this; beyond it there are proposals."""


class Game(Generic[S, Opt]):
    """One game in progress."""

    def __init__(
        self, spec: Spec[S, Opt], seats: int, options: Opt, seed: int, state: S, items: list[Item] | None
    ) -> None:
        self.spec: Final = spec
        """The rules it is played by."""
        self.seats: Final = seats
        """How many places there are at the table."""
        self.options: Final = options
        """The settings it was started with, checked and complete."""
        self.seed: Final = seed
        """What its chance began with; never shown to a seat."""
        self.state: S = state
        """The whole of it; nothing outside the engine looks at this."""
        self.opening: tuple[Event, ...] = ()
        """What happened before anybody was asked."""
        self._items = items

    @property
    def asked(self) -> Seats:
        """The seats that may act now, in order; empty when the game is over."""
        return self.state.asked

    @property
    def over(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.state.agenda

    @property
    def number(self) -> int:
        """The number of the decision that is open; it counts decisions, not answers."""
        return self.state.number

    @property
    def decision(self) -> Decision[S]:
        """The decision that is open."""
        return cast("Decision[S]", agenda.question(self.state))

    @property
    def situation(self) -> Situation:
        """What the whole table may know of the question that is open."""
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
        if self._items is None:
            raise NoLog("a dealt copy has no log: its past is one of many that the seat holds possible")
        options = self.spec.options_json(self.options)
        return Log(self.spec.name, self.spec.rules_version, self.seats, options, self.seed, tuple(self._items))

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do now, in a fixed order: all of it where `complete`, else bounded proposals."""
        self._must_exist(seat, or_clock=True)
        return tuple(self.decision.legal(self.state, seat)) if seat in self.asked else ()

    def complete(self, seat: Seat) -> bool:
        """Tell whether `legal` lists everything that the seat may do."""
        self._must_exist(seat, or_clock=True)
        return self.decision.complete(self.state, seat) if seat in self.asked else True

    def prompt(self, seat: Seat) -> Prompt | None:
        """Return the question put to a seat, or None where it is not asked."""
        self._must_exist(seat, or_clock=True)
        if seat not in self.asked:
            return None
        decision = self.decision
        return Prompt(type(decision).__name__, self.number, decision.rules, decision.offer(self.state, seat))

    def refuse(self, seat: Seat, action: Action, number: int | None = None) -> Refusal | None:
        """Return why an action would be refused, or None. `number` names the decision that is answered.

        BadAction where it is no action, or where one of its fields holds what its type does not allow.
        """
        if not isinstance(action, Action):
            raise BadAction(f"expected an action of {self.spec.name}, found {shown(action)}")
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

    def play(self, seat: Seat, action: Action, number: int | None = None, time: int | None = None) -> tuple[Event, ...]:
        """Carry out an action and return what happened; raises Refused and changes nothing where the rules say no.

        `number` names the decision that is answered; without it the one that is open is meant.
        """
        refusal = self.refuse(seat, action, number)
        if refusal is not None:
            raise Refused(refusal)
        entry = Entry(seat, self.spec.codec.encode_action(action), time)
        events = self._listen(seat, action)
        if self._items is not None:
            self._items.append(entry)
        return events

    def _listen(self, seat: Seat, action: Action) -> tuple[Event, ...]:
        state = self.state
        state.heard = True
        state.told = []
        agenda.answer(state, seat, action)
        events = tuple(state.told)
        state.heard = False
        state.told = []
        return events

    def advance(self) -> int:
        """Play forced answers until a seat has two choices or the game is over; return how many were played."""
        played = 0
        while self.asked:
            seat = self.asked[0]
            actions = self.legal(seat)
            if len(actions) != 1 or not self.complete(seat):
                break
            self.play(seat, actions[0])
            played += 1
        return played

    def undo(self, to: int, time: int | None = None) -> None:
        """Go back to the moment after `to` answers. It is an entry in the log, not a hole in it."""
        past = _effective(self.log.entries)
        answers = sum(isinstance(step, Entry) for step in past)
        if type(to) is not int or not 0 <= to < answers:
            raise OptionError("to", f"expected 0 to {answers - 1}, found {shown(to)}")
        items: list[Item] = [*self.log.entries, Undo(to, time)]
        again = begin(self.spec, self.seats, self.options, self.seed)
        again.replay_items(items)
        self.state = again.state
        self._items = items

    def replay_items(self, items: list[Item]) -> None:
        """Carry out the items of a log on a game that has just begun."""
        for step in _effective(tuple(items)):
            if isinstance(step, Entry):
                self.play(step.seat, self.spec.codec.decode_action(step.action))
            else:
                self.state.chance.rekey(step)
        self._items = list(items)

    def view(self, seat: Seat | None) -> View:
        """Return what a seat sees, or a spectator (None)."""
        if seat is None:
            return View(self.spec.public(self.state), None)
        self._must_exist(seat)
        return View(self.spec.public(self.state), self.spec.mine(self.state, seat))

    def knowledge(self, seat: Seat) -> object:
        """Return what a seat has legitimately seen and the table no longer shows (for bots and research)."""
        self._must_exist(seat)
        return self.spec.knowledge(self.state, seat)

    def copy(self) -> Game[S, Opt]:
        """Return an equal and independent game with the same future."""
        items = None if self._items is None else list(self._items)
        twin = Game(self.spec, self.seats, self.options, self.seed, self.state.copy(), items)
        twin.opening = self.opening
        return twin

    def determinise(self, seat: Seat, seed: int, recall: float = 1.0) -> Game[S, Opt]:
        """Return a game that the seat could be in: all it cannot know is dealt anew, and the future is reseeded.

        `recall`, from 0 to 1, is how much of what it has seen it still knows; what is forgotten is dealt anew too.
        """
        self._must_exist(seat)
        if not 0.0 <= recall <= 1.0:
            raise OptionError("recall", f"expected 0 to 1, found {shown(recall)}")
        state = self.spec.determinise(self.state, seat, Chance(check_seed(seed)), recall)
        return Game(self.spec, self.seats, self.options, seed, state, None)

    def save(self, log: bool = True) -> bytes:
        """Return the whole game as JSON bytes, in the middle of anything; without the log it is smaller."""
        return save_game(self, log)

    def digest(self) -> str:
        """Return a fingerprint of the whole state."""
        return digest_of(self)

    def _must_exist(self, seat: Seat, or_clock: bool = False) -> None:
        if type(seat) is not int or not (0 <= seat < self.seats or (or_clock and seat == CLOCK)):
            raise BadSeat(f"expected a seat from 0 to {self.seats - 1}, found {shown(seat)}")


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose rules are not known statically: rooms, tools and tests treat all games alike."""


def check_seed(seed: int) -> int:
    """Return a seed that fits; OptionError says what was expected."""
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise OptionError("seed", f"expected a whole number from 0 to 2**{SEED_BITS} - 1, found {shown(seed)}")
    return seed


def begin(spec: Spec[S, Opt], seats: int, options: Opt, seed: int) -> Game[S, Opt]:
    """Start a game with checked options; what happens before the first question is its `opening`."""
    state = spec.begin(seats, options, Chance(seed))
    state.heard = True
    agenda.settle(state)
    game = Game(spec, seats, options, seed, state, [])
    game.opening = tuple(state.told)
    state.heard = False
    state.told = []
    return game


def _effective(items: tuple[Item, ...]) -> list[Entry | int]:
    """Return the answers that still count, with a number wherever chance was re-keyed by the nth undo.

    CorruptLog says where an undo goes back to a moment that was never left.
    """
    steps: list[Entry | int] = []
    undos = 0
    for item in items:
        if isinstance(item, Entry):
            steps.append(item)
            continue
        undos += 1
        kept: list[Entry | int] = []
        answers = 0
        for step in steps:
            if isinstance(step, Entry):
                if answers == item.to:
                    break
                answers += 1
            kept.append(step)
        else:
            raise CorruptLog(f"undo {undos}: expected a number below the {answers} answers so far, found {item.to}")
        steps = [*kept, undos]
    return steps
