"""The agenda: order, guards, abandoning, and a loop that is a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from astrodrome.kernel import agenda
from astrodrome.kernel.agenda import AUTOMATIC_TASKS, Decision, State, Task, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import PASS, TIME_UP, Action, Event, Pass
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat, Seats


class Diary(State):
    """A state that writes down what happens to it."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats, Chance(0))
        self.done: list[str] = []

    def copy(self) -> Diary:
        twin = Diary(self.seats)
        self.copy_kernel_to(twin)
        twin.done = self.done.copy()
        return twin


class Note(Task[Diary]):
    """Writes a word."""

    args: ClassVar[tuple[str, ...]] = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def run(self, g: Diary) -> None:
        g.done.append(self.word)


class Chapter(Task[Diary]):
    """Puts two notes on the agenda, before what was there."""

    def run(self, g: Diary) -> None:
        g.then(Note("first"), Note("second"))


class Mark(Task[Diary]):
    """Something to abandon down to."""

    def run(self, g: Diary) -> None:
        g.done.append("mark")


class Crash(Task[Diary]):
    """Makes everything above the mark moot."""

    def run(self, g: Diary) -> None:
        g.abandon(Mark)


class Circle(Task[Diary]):
    """Puts itself back for ever."""

    def run(self, g: Diary) -> None:
        g.then(self)


class Asks(Decision[Diary]):
    """Asks some seats, as long as the diary does not say enough."""

    takes: ClassVar[tuple[type[Action], ...]] = (Pass,)

    def __init__(self, *seats: Seat, again: bool = False) -> None:
        self.seats = seats
        self.again = again

    def asks(self, g: Diary) -> Seats:
        return () if "enough" in g.done else self.seats

    def candidates(self, g: Diary, seat: Seat) -> Sequence[Action]:
        return (PASS,)

    def refuse(self, g: Diary, seat: Seat, action: Action) -> Refusal | None:
        return None

    def answer(self, g: Diary, seat: Seat, action: Action) -> None:
        g.done.append(f"answer {seat}")
        if self.again:
            g.then(self)


def settled(*tasks: Task[Diary]) -> Diary:
    g = Diary()
    g.then(*tasks)
    settle(g)
    return g


def test_the_first_of_several_tasks_is_done_first() -> None:
    assert settled(Note("a"), Note("b"), Note("c")).done == ["a", "b", "c"]


def test_what_a_task_puts_on_the_agenda_comes_before_the_rest() -> None:
    assert settled(Note("before"), Chapter(), Note("after")).done == ["before", "first", "second", "after"]


def test_nothing_left_means_nobody_is_asked() -> None:
    g = settled(Note("a"))
    assert (g.agenda, g.asked, g.open, g.number) == ([], (), None, 0)


def test_a_question_stops_the_agenda_until_it_is_answered() -> None:
    g = settled(Note("a"), Asks(1), Note("b"))
    assert (g.done, g.asked, g.number) == (["a"], (1,), 1)
    agenda.answer(g, 1, PASS)
    assert (g.done, g.asked) == (["a", "answer 1", "b"], ())


def test_a_question_whose_guard_fails_is_not_asked() -> None:
    g = settled(Note("enough"), Asks(0), Note("b"))
    assert (g.done, g.asked, g.number) == (["enough", "b"], (), 0)


def test_a_question_queued_earlier_looks_again_when_it_surfaces() -> None:
    g = settled(Asks(0), Note("enough"), Asks(1), Note("end"))
    agenda.answer(g, 0, PASS)
    assert (g.done, g.asked) == (["answer 0", "enough", "end"], ())


def test_numbers_count_decisions_not_answers() -> None:
    g = settled(Asks(0, 1, again=True))
    for seat in (0, 1, 1, 0):
        agenda.answer(g, seat, PASS)
        assert g.number == 1, "a decision that goes on keeps its number"
    g.agenda.clear()
    g.then(Asks(0), Asks(0), Asks(1))
    settle(g)
    assert g.number == 2
    agenda.answer(g, 0, PASS)
    assert g.number == 3, "two questions alike are two decisions"
    agenda.answer(g, 0, PASS)
    assert g.number == 4


def test_the_same_task_put_back_after_another_question_is_a_new_decision() -> None:
    first, second = Asks(0), Asks(1)
    g = settled(first, second, first)
    assert g.number == 1
    agenda.answer(g, 0, PASS)
    agenda.answer(g, 1, PASS)
    assert (g.asked, g.number) == ((0,), 3)


def test_abandoning_drops_down_to_the_nearest_mark_which_stays() -> None:
    assert settled(Crash(), Note("moot"), Asks(0), Mark(), Note("after"), Mark()).done == ["mark", "after", "mark"]


def test_abandoning_what_is_not_there_is_a_sentence() -> None:
    with pytest.raises(AssertionError, match="nothing on the agenda is a Mark"):
        settled(Crash(), Note("a"))


def test_a_loop_is_a_sentence_and_not_a_hang() -> None:
    with pytest.raises(AssertionError, match=r"the agenda goes round in circles: \[Note\('under'\), Circle\(\)\]"):
        settled(Circle(), Note("under"))


def test_many_tasks_in_a_row_are_no_loop() -> None:
    assert len(settled(*[Note("a") for _ in range(AUTOMATIC_TASKS - 1)]).done) == AUTOMATIC_TASKS - 1


def test_advance_plays_what_is_forced_and_stops_at_the_end() -> None:
    g = settled(Asks(0), Asks(1), Note("end"))
    assert agenda.advance(g) == 2
    assert g.done == ["answer 0", "answer 1", "end"]
    assert agenda.advance(g) == 0


class Unsure(Asks):
    """Lists some of what can be done, or several things."""

    def __init__(self, *actions: Action) -> None:
        super().__init__(0)
        self.actions = actions

    def candidates(self, g: Diary, seat: Seat) -> Sequence[Action]:
        return self.actions

    def complete(self, g: Diary, seat: Seat) -> bool:
        return len(self.actions) > 1


def test_advance_stops_where_there_is_a_choice_or_the_list_is_not_whole() -> None:
    assert agenda.advance(settled(Asks(0), Unsure(PASS, TIME_UP))) == 1
    assert agenda.advance(settled(Asks(0), Unsure(PASS))) == 1


def test_a_task_is_shown_as_its_call() -> None:
    assert repr(Note("a")) == "Note('a')"
    assert repr(Circle()) == "Circle()"


def test_nobody_is_asked_when_the_top_is_no_decision() -> None:
    g = Diary()
    g.then(Note("a"))
    with pytest.raises(AssertionError, match="nobody is asked"):
        agenda.question(g)
    with pytest.raises(AssertionError, match="nobody is asked"):
        agenda.answer(g, 0, PASS)


def test_a_copy_has_its_own_agenda_and_is_not_listened_to() -> None:
    g = settled(Asks(0), Note("b"))
    g.listening = True
    g.emit(Event())
    twin = g.copy()
    assert (twin.listening, twin.events, twin.number, twin.asked) == (False, [], 1, (0,))
    agenda.answer(twin, 0, PASS)
    assert (len(g.agenda), g.done, g.number) == (2, [], 1)


def test_what_a_class_must_write_itself() -> None:
    plain_task: Task[Diary] = Task()
    plain_decision: Decision[Diary] = Decision()
    g = Diary()
    assert plain_task.asks(g) == ()
    for call in (
        lambda: plain_task.run(g),
        lambda: State(1, Chance(0)).copy(),
        lambda: plain_decision.candidates(g, 0),
        lambda: plain_decision.refuse(g, 0, PASS),
        lambda: plain_decision.answer(g, 0, PASS),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert plain_decision.run(g) is None  # a question that falls away does nothing
    assert plain_decision.complete(g, 0)
    assert plain_decision.offer(g, 0) is None
