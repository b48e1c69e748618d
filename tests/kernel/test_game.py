"""A game at the border: what everybody outside the engine talks to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import astrodrome as ad
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.errors import BadSeat, OptionError, system_words
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import PASS, TIME_UP, Situation
from astrodrome.kernel.seats import CLOCK
from tests.laws.play import anything
from tests.laws.toys.cargo.spec import SPEC as CARGO
from tests.laws.toys.hull.records import GiveCrew
from tests.laws.toys.hull.spec import SPEC as HULL
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll.spec import SPEC as REROLL
from tests.laws.toys.rush import records as b
from tests.laws.toys.rush.spec import SPEC as RUSH


def over(game: AnyGame, seed: int = 1) -> AnyGame:
    chance = Chance(seed)
    while not game.over:
        game.play(*anything(game, chance))
    return game


def test_a_new_game_asks_its_first_question_and_tells_what_came_before() -> None:
    game = REROLL.new(2, seed=7)
    assert (game.asked, game.number, game.over, game.outcome) == ((0,), 1, False, None)
    assert game.opening == (r.DiceRolled(game.state.dice),)
    assert game.situation == Situation("CaptainDeclares", 1, (0,))
    assert game.state.events == []
    assert game.log.entries == ()


def test_a_prompt_names_the_decision_its_number_and_rules_with_an_offer() -> None:
    game = REROLL.new(2, seed=7)
    prompt = game.prompt(0)
    assert prompt is not None
    assert (prompt.decision, prompt.number, prompt.question, prompt.rules) == ("CaptainDeclares", 1, 0, ("TOY-101",))
    assert isinstance(prompt.offer, r.DeclareOffer)
    assert game.prompt(1) is None


def questions(game: AnyGame) -> list[int | None]:
    """Return the count in the prompt of each seat; None where a seat is not asked."""
    prompts = [game.prompt(seat) for seat in range(game.seats)]
    return [None if prompt is None else prompt.question for prompt in prompts]


def test_a_prompt_counts_the_answers_of_its_seat_that_stand() -> None:
    game = REROLL.new(2, seed=7)
    counts = [0, 0]
    for _ in range(6):
        seat = game.asked[0]
        assert questions(game)[seat] == counts[seat]
        game.play(seat, game.legal(seat)[0])
        counts[seat] += 1
    assert counts[0] > 1, "the seat was asked more than once"
    before, asked = questions(game), game.asked[0]
    for same in (game.copy(), REROLL.load(game.save()), REROLL.replay(game.log), game.determinise(asked, 5)):
        assert questions(same) == before
    there = game.state.copy()
    game.play(asked, game.legal(asked)[0])
    game.undo(6)
    assert questions(game) == before
    game.play(asked, game.legal(asked)[0])
    game.undo(6, there=there)
    assert questions(game) == before


def test_playing_returns_the_events_and_writes_the_log() -> None:
    game = REROLL.new(2, seed=7)
    assert game.play(0, r.TURN_BACK, time=9) == (r.Declared(0, False),)
    (entry,) = game.log.entries
    assert entry == ad.Entry(0, {"do": "TurnBack"}, 9)


def test_an_answer_that_was_judged_is_played_without_being_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game, twin = REROLL.new(2, seed=7), REROLL.new(2, seed=7)
    twin.play(0, r.TURN_BACK, time=9)
    assert game.refuse(0, r.TURN_BACK) is None
    with monkeypatch.context() as patched:
        patched.setattr(type(game.decision), "refuse", None)
        assert game.play_judged(0, r.TURN_BACK, time=9) == (r.Declared(0, False),)
    assert (game.log, game.digest()) == (twin.log, twin.digest())


def test_a_game_that_is_over_asks_nobody_and_has_an_outcome() -> None:
    game = over(REROLL.new(3, seed=3))
    assert (game.asked, game.situation.decision, game.situation.waiting) == ((), None, ())
    assert game.outcome is not None
    assert len(game.outcome.scores) == 3
    assert game.legal(0) == ()
    assert game.complete(0)
    assert game.prompt(0) is None
    assert game.advance() == 0


SEATED: list[Callable[[AnyGame, Any], object]] = [
    lambda game, seat: game.legal(seat),
    lambda game, seat: game.complete(seat),
    lambda game, seat: game.prompt(seat),
    lambda game, seat: game.view(seat),
    lambda game, seat: game.knowledge(seat),
    lambda game, seat: game.determinise(seat, 1),
    lambda game, seat: game.mine(seat),
]


@pytest.mark.parametrize("seat", [-1, 2, 254, "0", True, 0.0])
@pytest.mark.parametrize("ask", range(len(SEATED)))
def test_a_seat_that_does_not_exist_is_named(ask: int, seat: object) -> None:
    with pytest.raises(BadSeat, match="expected a seat from 0 to 1, found"):
        SEATED[ask](RUSH.new(2), seat)


@pytest.mark.parametrize("ask", [3, 4, 5, 6])
def test_the_clock_sees_and_knows_nothing(ask: int) -> None:
    with pytest.raises(BadSeat):
        SEATED[ask](RUSH.new(2), CLOCK)


def test_the_clock_is_asked_where_the_rules_know_time() -> None:
    game = RUSH.new(2)
    assert game.asked == (0, 1, CLOCK)
    assert game.legal(CLOCK) == (TIME_UP,)
    prompt = game.prompt(CLOCK)
    assert prompt is not None
    assert prompt.decision == "BuildersBuild"
    assert REROLL.new(2).legal(CLOCK) == ()
    assert REROLL.new(2).prompt(CLOCK) is None


def test_a_spectator_sees_the_public_half_alone() -> None:
    game = REROLL.new(2, seed=7)
    assert game.view(None).mine is None
    assert game.view(None).public == game.view(0).public == game.view(1).public
    assert game.view(0).mine == r.Mine(tuple(game.state.hands[0]))


def test_what_a_seat_alone_sees_can_be_had_without_the_public_half() -> None:
    game = HULL.new(2, seed=1)
    assert [game.mine(seat) for seat in range(2)] == [game.view(seat).mine for seat in range(2)]


def test_a_game_without_a_module_in_a_package_has_no_companion_there() -> None:
    assert companion_of(REROLL, "astrodrome.bots") is None


def test_an_error_of_the_system_says_what_is_wrong_and_nothing_of_the_file() -> None:
    assert system_words(FileNotFoundError(2, "No such file", "/secret/place")) == "No such file"
    assert [system_words(error) for error in (ValueError("odd"), ValueError())] == ["odd", "ValueError"]


def test_knowledge_is_what_was_seen_before() -> None:
    game = REROLL.new(2, seed=7)
    assert game.knowledge(0) is None
    game.play(0, r.TURN_BACK)
    for seat in game.asked:
        game.play(seat, PASS)
    assert (game.knowledge(0), game.knowledge(1)) == (game.state.deck[0], None)


def test_an_event_takes_no_pace_of_the_table_unless_it_says_so() -> None:
    assert r.DiceRolled(1).steps() == 0


def test_a_list_that_is_not_whole_says_so() -> None:
    game = CARGO.new(1, seed=1)
    assert not game.complete(0)
    assert 0 < len(game.legal(0)) <= 32


def test_advance_plays_what_is_forced_and_logs_it() -> None:
    game = RUSH.new(1, {"tiles": 1})
    assert game.advance() == 0, "a builder has a choice"
    hull = HULL.new(1, {"hits": 1}, seed=2)
    hull.state.crew[0] = [0] * 15
    hull.state.crew[0][7] = 1
    assert hull.legal(0) == (GiveCrew(7),)
    assert hull.advance() == 1
    assert len(hull.log.entries) == 1
    assert hull.over


def test_advance_does_not_answer_from_proposals() -> None:
    game = CARGO.new(1, {"planets": 1}, seed=1)
    game.state.offered = []
    assert len(game.legal(0)) == 1
    assert game.advance() == 0


@pytest.mark.parametrize("seed", [-1, 1 << 128, "7", None, 1.5, True, pytest.param(10**6000, id="huge")])
def test_a_seed_that_does_not_fit_is_refused(seed: Any) -> None:  # noqa: ANN401 - also what is no number
    with pytest.raises(OptionError, match=r"seed: expected a whole number from 0 to 2\*\*128 - 1, found"):
        REROLL.new(2, seed=seed)
    with pytest.raises(OptionError, match="seed: expected"):
        REROLL.new(2).determinise(0, seed)


@pytest.mark.parametrize("recall", [-0.1, 1.1, float("nan")])
def test_recall_is_a_share(recall: float) -> None:
    with pytest.raises(OptionError, match="recall: expected 0 to 1, found"):
        REROLL.new(2).determinise(0, 1, recall)


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (1, {}, "seats: toy-reroll takes 2 to 4, found 1"),
        ("2", {}, "seats: toy-reroll takes 2 to 4, found '2'"),
        (True, {}, "seats: toy-reroll takes 2 to 4, found True"),
        (2, {"round": 2}, "round: expected one of rounds, gale, found 'round'"),
        (2, {"rounds": "2"}, "rounds: expected a whole number, found '2'"),
        (2, {"rounds": 0}, "rounds: expected 1 to 3, found 0"),
        (2, [1], r"options: expected an object, found \[1\]"),
        (2, "gale", "options: expected an object, found 'gale'"),
    ],
)
def test_options_that_cannot_be_taken_are_named(seats: Any, options: Any, says: str) -> None:  # noqa: ANN401 - also wrong ones
    with pytest.raises(OptionError, match=says):
        REROLL.new(seats, options)


def test_options_left_out_are_filled_in() -> None:
    assert REROLL.new(2).options == r.Options(2, False)
    assert REROLL.new(2, None).log.options == {"rounds": 2, "gale": False}


def test_a_copy_keeps_log_and_opening_and_goes_its_own_way() -> None:
    game = REROLL.new(2, seed=7)
    twin = game.copy()
    assert (twin.opening, twin.log, twin.digest()) == (game.opening, game.log, game.digest())
    twin.play(0, r.TURN_BACK)
    assert game.log.entries == ()


def test_a_dealt_copy_has_the_given_future_and_no_log() -> None:
    game = REROLL.new(2, seed=7)
    dealt = game.determinise(1, 99)
    assert dealt.seed == 99
    assert dealt.state.chance.seed == 99
    with pytest.raises(ad.NoLog):
        _ = dealt.log
    dealt.play(0, r.TURN_BACK)
    assert dealt.number == 2


def test_a_digest_tells_hidden_things_apart() -> None:
    game = REROLL.new(2, seed=7)
    twin = game.copy()
    twin.state.deck.reverse()
    assert twin.digest() != game.digest()
    rolled = game.copy()
    rolled.state.chance.word()
    assert rolled.digest() != game.digest(), "the future is part of the state"


def test_a_task_may_hold_plain_values_only() -> None:
    game = REROLL.new(2, seed=7)
    game.state.agenda[0].args = ("storms",)  # type: ignore[misc]  # a task that holds what it must not
    game.state.agenda[0].storms = [1]  # type: ignore[attr-defined]
    with pytest.raises(AssertionError, match="a task may not hold"):
        game.digest()


def test_a_refused_answer_tells_nothing_to_the_next_one() -> None:
    game = RUSH.new(2)
    with pytest.raises(ad.Refused):
        game.play(0, b.KEEP)
    with pytest.raises(ad.Refused):
        game.play(0, PASS)
    assert game.play(0, b.FINISH) == (b.Finished(0),)
