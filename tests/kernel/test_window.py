"""Sealed answers and the reaction window: asked at once, opened at once, dropped unseen."""

from __future__ import annotations

import pytest

from astrodrome.kernel import agenda
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance, ScriptedChance
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.decision import Sealed, Window
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.records import PASS, Action, Event, is_visible
from tests.laws.toys.duel import records as d
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.reroll import records as r
from tests.laws.toys.reroll import spec as toy
from tests.laws.toys.reroll.rules import STORM, WIND, Reroll, RollDice, Step, StepEnds, Storms

HANDS = [[WIND, WIND, WIND], [STORM, WIND], [STORM, WIND]]


def table(hands: list[list[int]] = HANDS, dice: tuple[int, ...] = (1, 1, 1)) -> Game[Reroll, r.Options]:
    """Set up the re-roll toy with chosen hands and dice; seat 0 is captain."""
    game = toy.SPEC.new(len(hands), {"rounds": 1}, 5)
    g = toy.blank(len(hands), game.options, ScriptedChance({"dice": [value - 1 for value in dice]}))
    g.hands = [hand.copy() for hand in hands]
    g.deck = [WIND] * (12 - sum(hand.count(WIND) for hand in hands))
    g.deck += [STORM] * (4 - sum(hand.count(STORM) for hand in hands))
    g.then(Step())
    agenda.settle(g)
    return Game(toy.SPEC, len(hands), game.options, 5, g, [])


def declared(game: Game[Reroll, r.Options], action: Action = r.BRAVE) -> Game[Reroll, r.Options]:
    game.play(0, action)
    assert isinstance(game.decision, Storms)
    return game


def names(events: tuple[Event, ...]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_a_window_asks_all_who_may_be_able_whether_or_not_they_hold_anything() -> None:
    game = declared(table())
    assert game.asked == (0, 1, 2)
    assert game.legal(0) == (PASS,)
    assert game.legal(1) == (PASS, r.PLAY_STORM)
    assert game.situation.waiting == (0, 1, 2)


def test_nobody_sees_who_has_answered_a_window() -> None:
    game = declared(table())
    before = to_json(game.situation)
    assert game.play(1, PASS) == ()
    assert game.asked == (0, 2)
    assert to_json(game.situation) == before


def test_a_window_closes_when_all_have_passed() -> None:
    game = declared(table())
    number = game.number
    game.play(2, PASS)
    game.play(0, PASS)
    events = game.play(1, PASS)
    assert names(events)[0] == "Arrived"
    assert game.number == number + 1
    assert game.state.answers == [None, None, None], "answers are wiped once they are open"


def test_the_first_in_turn_order_acts_and_later_wishes_are_dropped_unseen() -> None:
    game = declared(table())
    game.play(2, r.PLAY_STORM)
    game.play(1, r.PLAY_STORM)
    events = game.play(0, PASS)
    assert events[0] == r.StormPlayed(1)
    assert names(events) == ["StormPlayed", "DiceRolled"]
    assert game.state.hands[2] == [STORM, WIND], "a dropped wish costs nothing"


def test_a_storm_voids_the_declaration_and_comes_back_to_the_window() -> None:
    game = declared(table(dice=(1, 2)))
    assert (game.state.declared, game.state.stake) == (True, 1)
    for seat, action in ((0, PASS), (1, PASS), (2, r.PLAY_STORM)):
        game.play(seat, action)
    assert (game.state.declared, game.state.stake, game.state.dice) == (None, 0, 2)
    assert [type(task).__name__ for task in game.state.agenda] == ["StepEnds", "CarryOut", "Storms", "CaptainDeclares"]
    declared(game, r.TURN_BACK)
    assert game.asked == (0, 1, 2), "a fresh window asks everybody again"


def test_each_window_is_a_decision_of_its_own() -> None:
    game = declared(table())
    numbers = [game.number]
    for _ in range(2):
        for seat in game.asked:
            game.play(seat, game.legal(seat)[-1])
        declared(game, r.TURN_BACK)
        numbers.append(game.number)
    assert numbers == [2, 4, 6]


def test_a_window_that_no_card_could_use_is_not_opened() -> None:
    game = table([[WIND], [STORM]])
    game.state.discard = [STORM] * 4
    game.play(0, r.BRAVE)
    assert not isinstance(game.decision, Storms)


def test_a_seat_without_cards_is_not_asked_since_all_can_see_that() -> None:
    game = declared(table([[WIND, WIND], [], [WIND]]))
    assert game.asked == (0, 2)


def test_turn_order_begins_with_the_captain() -> None:
    game = table()
    game.state.captain = 2
    game.state.hands[0] = [STORM]
    agenda.settle(game.state)
    game.play(2, r.TURN_BACK)
    assert game.asked == (2, 0, 1)
    for seat in (1, 0, 2):
        game.play(seat, game.legal(seat)[-1])
    assert game.state.discard == [STORM]
    assert game.state.hands[2] == [WIND], "seat 2 is first after itself, so its storm is the one that counts"


def test_sealed_answers_show_who_is_ready_and_nothing_else() -> None:
    game = DUEL.new(3, seed=4)
    assert [*game.situation.waiting] == [0, 1, 2]
    assert game.play(1, d.Bid(2)) == ()
    assert [*game.situation.waiting] == [0, 2]
    assert game.number == 1
    assert game.play(2, d.Bid(0)) == ()
    events = game.play(0, d.Bid(2))
    assert events == (d.BidsOpened((2, 2, 0)),)
    assert (game.asked, game.state.lives) == ((0,), [2, 4, 4])


def test_a_sealed_answer_is_kept_in_the_state_and_not_in_the_task() -> None:
    game = DUEL.new(2, seed=4)
    game.play(0, d.Bid(1))
    assert game.state.answers == [d.Bid(1), None]
    assert repr(game.state.agenda) == "[DuelEnds(), FightersBid()]"


def test_a_private_event_reaches_its_seats_alone() -> None:
    event = r.CardShown((1,), 0)
    assert [is_visible(event, seat) for seat in (0, 1, None)] == [False, True, False]
    assert is_visible(r.CardDrawn(1), None)


def test_without_a_listener_no_event_is_made() -> None:
    game: AnyGame = DUEL.new(2, seed=4)
    state = game.state.copy()
    for seat in (0, 1):
        agenda.answer(state, seat, d.Bid(0))
    assert state.events == []


def test_what_a_sealed_decision_and_a_window_must_write_themselves() -> None:
    g = State(1, Chance(0))
    bare: Window[State] = Window()
    for call in (
        lambda: bare.entitled(g),
        lambda: bare.plays(g, 0),
        lambda: bare.refuse_play(g, 0, r.BRAVE),
        lambda: bare.act(g, 0, r.BRAVE),
        lambda: bare.fresh(g),
        lambda: Sealed[State]().open_all(g),
    ):
        with pytest.raises(NotImplementedError):
            call()
    assert bare.refuse(g, 0, PASS) is None


def test_a_window_may_be_the_last_of_its_kind() -> None:
    class LastStorms(Storms):
        def fresh(self, g: Reroll) -> None:
            return None

    game = table()
    game.state.agenda = [StepEnds(), RollDice(), LastStorms()]
    agenda.settle(game.state)
    for seat in game.asked:
        game.play(seat, game.legal(seat)[-1])
    assert game.state.discard == [STORM]
