"""The generic search: it finds the known best move of a toy, honestly, within its budget, and touches nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from astrodrome.bots import ask
from astrodrome.bots.ismcts import Node, Search
from astrodrome.bots.protocol import Think
from astrodrome.bots.search_policy import PlainPolicy
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from tests.bots.cups import CARDS, SPEC, Cups, Enter, GoOn, Guess, covered
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.hull.spec import SPEC as HULL
from tests.laws.toys.reroll.spec import SPEC as REROLL

CLOSED = SPEC.new(2)
OPEN = SPEC.new(2, {"open": True})


class CountingThink(Think):
    """Counts the worlds that were dealt, and keeps them."""

    def __init__(self, game: AnyGame, seat: Seat, seed: int, budget: int) -> None:
        super().__init__(game, seat, seed, budget)
        self.worlds: list[AnyGame] = []

    def deal(self, recall: float = 1.0) -> AnyGame:
        self.worlds.append(super().deal(recall))
        return self.worlds[-1]


def search(seed: int = 1) -> Search:
    return Search(PlainPolicy(), seed)


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_decide_and_not_the_card_that_lies_there(seed: int) -> None:
    wishes = [ask(covered(card), 0, search(seed), seed, 200) for card in range(len(CARDS))]
    assert wishes == [Guess("red")] * len(CARDS)


@pytest.mark.parametrize("seed", range(5))
def test_a_good_move_after_next_makes_the_next_one_good(seed: int) -> None:
    game = OPEN.copy()
    assert ask(game, 0, search(seed), seed, 200) == GoOn()
    game.play(0, GoOn())
    game.play(1, game.legal(1)[seed % 2])
    assert ask(game, 0, search(seed), seed, 100) == Enter(2)


def test_the_same_seed_chooses_the_same() -> None:
    for spec in (DUEL, HULL, REROLL):
        game = spec.new(2, seed=3)
        seat = game.asked[0]
        assert ask(game, seat, search(4), 5, 40) == ask(game, seat, search(4), 5, 40)


def test_a_search_plays_whole_games_by_the_rules() -> None:
    for spec in (DUEL, HULL, REROLL):
        game = spec.new(2, seed=2)
        bots = [search(seat) for seat in range(2)]
        while game.asked:
            seat = game.asked[0]
            action = ask(game, seat, bots[seat], game.number, 6)
            assert action in game.legal(seat)
            game.play(seat, action)


@pytest.mark.parametrize("budget", [1, 7, 50])
def test_a_budget_is_a_number_of_worlds(budget: int) -> None:
    think = CountingThink(CLOSED, 0, 1, budget)
    prompt = CLOSED.prompt(0)
    assert prompt is not None
    assert search().choose(CLOSED.view(0), prompt, CLOSED.legal(0), think) in CLOSED.legal(0)
    assert len(think.worlds) == budget


def test_no_budget_is_no_thought_but_still_an_answer() -> None:
    assert ask(CLOSED, 0, search(), 1, 0) == CLOSED.legal(0)[0]


def test_the_game_that_is_thought_about_stays_as_it_is() -> None:
    for game in (CLOSED, OPEN, DUEL.new(3, seed=3), REROLL.new(2, seed=7)):
        seat = game.asked[0]
        before, legal, view = game.digest(), game.legal(seat), game.view(seat)
        ask(game, seat, search(), 1, 60)
        assert (game.digest(), game.legal(seat), game.view(seat)) == (before, legal, view)
        assert game.log.entries == ()


def test_worlds_share_nothing_with_each_other() -> None:
    think = Think(DUEL.new(2, seed=3), 0, 1, 0)
    first, second = think.deal(), think.deal()
    before = second.digest()
    while first.asked:
        first.play(first.asked[0], first.legal(first.asked[0])[0])
    assert second.digest() == before


def test_a_node_tries_everything_once_and_then_what_brings_most() -> None:
    node, actions = Node(), [Enter(door) for door in range(3)]
    tried: list[Action] = []
    for _ in range(30):
        action = node.select(actions)
        tried.append(action)
        node.learn(action, 1.0 if action == Enter(1) else 0.0)
    assert tried[:3] == actions
    assert tried.count(Enter(1)) > 15
    assert node.tries[Enter(1)] == tried.count(Enter(1))
    assert sum(node.tries.values()) == node.visits == 30


def test_a_node_widens_as_it_is_visited() -> None:
    node, actions = Node(), [Enter(door) for door in range(40)]
    for _ in range(9):
        node.learn(node.select(actions, widen=1.0), 0.5)
    assert set(node.tries) == set(actions[:3])


def test_rivals_are_played_by_the_policy_and_make_no_node() -> None:
    class Watched(PlainPolicy[Cups]):
        def __init__(self) -> None:
            super().__init__()
            self.ranked: set[Seat] = set()

        def best_first(self, g: Cups, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
            self.ranked.add(seat)
            return legal

    policy = Watched()
    ask(OPEN, 0, Search(policy, 1), 1, 80)
    assert policy.ranked == {0}
