"""Paired play-outs: the better answer is found, honestly, within the budget, and not by mere noise."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from astrodrome.bots import ask, play_outs
from astrodrome.bots.play_outs import WORLDS, PlayOuts, better_half
from astrodrome.bots.search_policy import MOST_STEPS, PlainPolicy
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from tests.bots.cups import CARDS, SPEC, Cups, Enter, GoOn, Guess, Say, covered
from tests.laws.toys.duel.spec import SPEC as DUEL
from tests.laws.toys.hull.spec import SPEC as HULL
from tests.laws.toys.reroll.spec import SPEC as REROLL

BLUE, RED = Guess("blue"), Guess("red")


class Gambler(PlainPolicy[Cups]):
    """Thinks one answer likely, and is glad of a win."""

    def __init__(self, likely: Action = BLUE) -> None:
        super().__init__()
        self.likely = likely
        self.played = 0

    def best_first(self, g: Cups, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return [self.likely, *[action for action in legal if action != self.likely]]

    def value(self, g: Cups, seat: Seat) -> float:
        self.played += 1
        return float(g.won is (seat == 0))


class Diary(Gambler):
    """Looks at two answers, and writes down the world and the luck that each was played out with."""

    def __init__(self, *answers: Action) -> None:
        super().__init__(answers[0])
        self.answers = answers
        self.cards: list[int] = []
        self.drawn: list[int] = []

    def best_first(self, g: Cups, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return self.answers

    def quick(self, g: Cups, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        self.drawn.append(chance.below("quick", 1 << 30))
        return legal[0]

    def value(self, g: Cups, seat: Seat) -> float:
        self.cards.append(g.card)
        return super().value(g, seat)


class Noise(Gambler):
    """Looks at two answers, and finds every result worth a roll of dice."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = Chance(seed)

    def best_first(self, g: Cups, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return (BLUE, RED)

    def value(self, g: Cups, seat: Seat) -> float:
        return self.chance.below("value", 1000) / 1000


@pytest.mark.parametrize("seed", range(5))
def test_the_odds_decide_and_not_the_card_that_lies_there(seed: int) -> None:
    wishes = [ask(covered(card), 0, PlayOuts(Gambler(), seed), seed, 200) for card in range(len(CARDS))]
    assert wishes == [RED] * len(CARDS)


def test_doubt_keeps_the_likely_answer() -> None:
    assert ask(SPEC.new(2), 0, PlayOuts(Gambler(), 1, doubt=99.0), 1, 200) == BLUE
    assert ask(SPEC.new(2), 0, PlayOuts(Gambler(RED), 1), 1, 200) == RED


def test_what_did_no_better_than_the_likely_answer_is_not_chosen() -> None:
    class Even(Gambler):
        def value(self, g: Cups, seat: Seat) -> float:
            return 0.5

    for likely in (BLUE, RED, GoOn()):
        assert ask(SPEC.new(2), 0, PlayOuts(Even(likely), 1), 1, 60) == likely


@pytest.mark.parametrize(("budget", "played"), [(0, 0), (7, 0), (8, 8), (9, 8), (12, 12), (13, 12), (40, 40)])
def test_a_budget_is_a_number_of_play_outs(budget: int, played: int) -> None:
    policy = Gambler()
    assert ask(SPEC.new(2), 0, PlayOuts(policy, 1), 1, budget) in (BLUE, RED)
    assert policy.played == played


def test_a_small_budget_looks_at_fewer_answers_and_not_at_fewer_worlds() -> None:
    """One lucky world is not enough to change the mind; in four worlds of two answers the better one may be found."""
    for budget, found in ((2 * WORLDS - 1, {BLUE}), (2 * WORLDS, {BLUE, RED})):
        assert {ask(SPEC.new(2), 0, PlayOuts(Gambler(), seed), seed, budget) for seed in range(20)} == found


def test_noise_seldom_changes_the_mind() -> None:
    """An answer must lead by a standard error: noise alone leads by that in about one case of six, not of two."""
    changed = [ask(SPEC.new(2), 0, PlayOuts(Noise(seed), seed), seed, 40) == RED for seed in range(300)]
    assert 0.08 < sum(changed) / len(changed) < 0.25


def test_answers_are_played_out_in_the_same_worlds() -> None:
    policy = Diary(BLUE, RED)
    ask(SPEC.new(2), 0, PlayOuts(policy, 1), 1, 40)
    assert len(policy.cards) == 40
    assert policy.cards[::2] == policy.cards[1::2]
    assert set(policy.cards) == set(range(len(CARDS)))


def test_guesses_about_others_have_the_same_luck_for_all_answers() -> None:
    policy = Diary(Say(0), Say(1))
    game = SPEC.new(2, {"open": True})
    game.play(0, GoOn())
    assert ask(game, 1, PlayOuts(policy, 1), 1, 8) is not None
    assert len(policy.drawn) == 8
    assert policy.drawn[::2] == policy.drawn[1::2]
    assert len(set(policy.drawn)) == 4


def test_a_play_out_stops_at_the_horizon() -> None:
    class Near(Diary):
        def horizon(self, start: Cups, g: Cups) -> bool:
            assert start.number < g.number
            return True

    policy = Near(GoOn(), RED)
    ask(SPEC.new(2), 0, PlayOuts(policy, 1), 1, 8)
    assert len(policy.cards) == 8
    assert not policy.drawn


def test_a_play_out_goes_on_to_the_end_or_to_where_it_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind the first answer stand two more: what the rival says, and a door."""
    for most, answers in ((MOST_STEPS, 2), (1, 1), (0, 0)):
        monkeypatch.setattr(play_outs, "MOST_STEPS", most)
        policy = Diary(GoOn(), RED)
        ask(SPEC.new(2), 0, PlayOuts(policy, 1), 1, 8)
        assert len(policy.cards) == 8
        assert len(policy.drawn) == 4 * answers


@pytest.mark.parametrize("seed", range(3))
def test_the_same_seed_thinks_the_same(seed: int) -> None:
    diaries = [Diary(GoOn(), RED) for _ in range(2)]
    chosen = [ask(SPEC.new(2), 0, PlayOuts(policy, seed), seed, 40) for policy in diaries]
    assert chosen[0] == chosen[1]
    assert (diaries[0].cards, diaries[0].drawn) == (diaries[1].cards, diaries[1].drawn)
    other = Diary(GoOn(), RED)
    ask(SPEC.new(2), 0, PlayOuts(other, seed + 1), seed, 40)
    assert other.cards == diaries[0].cards
    assert other.drawn != diaries[0].drawn


class Choosy(PlainPolicy[State]):
    """Is asked for a guess only where there is a choice."""

    def quick(self, g: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
        assert len(legal) > 1
        return super().quick(g, seat, legal, chance)


def test_the_game_that_is_thought_about_stays_as_it_is() -> None:
    for spec in (DUEL, HULL, REROLL):
        game = spec.new(2, seed=3)
        seat, before = game.asked[0], game.digest()
        assert ask(game, seat, PlayOuts(Choosy(), 4), 5, 40) in game.legal(seat)
        assert game.digest() == before


def test_of_the_answers_the_better_half_and_the_likely_one_are_left() -> None:
    doors: list[Action] = [Enter(door) for door in range(5)]
    gains: dict[Action, list[float]] = {door: [float(at)] for at, door in enumerate(doors)}
    assert better_half(doors, gains, doors[0]) == [doors[0], *doors[2:]]
    assert better_half(doors[:2], gains, doors[0]) == doors[:2]
    assert better_half([doors[4], doors[0]], gains, doors[4]) == [doors[4], doors[0]]
    assert better_half([doors[0], *doors[3:]], gains, doors[0]) == [doors[0], *doors[3:]]
