"""A toy whose values are known: the figures of a review agree with them within their intervals."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from astrodrome.bots.search_policy import PlainPolicy
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.reviews.records import UNIT, Answer, Review
from astrodrome.reviews.review import review_by
from tests.reviews.urn import CARDS, DIE, SAFE_POINTS, SPEC, Dare, Keep, Safe, Swap

DEPTH: Final = 40
CARD_FACES: Final = range(1, CARDS + 1)


def share(mine: int, other: int) -> Fraction:
    """Return the share of the win."""
    return Fraction(1 if mine > other else 0) if mine != other else Fraction(1, 2)


def mean(values: list[Fraction]) -> Fraction:
    """Return the mean."""
    return sum(values, Fraction()) / len(values)


def worth_of(action: Action, card: int, points: int) -> Fraction:
    """Return the true value of an answer to the seat that gives it, when everybody plays on at random.

    Seat 1 keeps or swaps with equal chance, so that against seat 0, who does not know the card, both mean any card.
    """
    if isinstance(action, Safe):
        return mean([share(SAFE_POINTS, one) for one in CARD_FACES])
    if isinstance(action, Dare):
        return mean([share(die, one) for die in range(1, DIE + 1) for one in CARD_FACES])
    if isinstance(action, Keep):
        return share(card, points)
    return mean([share(one, points) for one in CARD_FACES])


def played(seed: int) -> AnyGame:
    """Play the toy in one of four ways."""
    game = SPEC.new(2, {}, seed)
    game.play(0, (Safe(), Dare())[seed % 2])
    game.play(1, (Keep(), Swap())[seed // 2 % 2])
    return game


def action_of(answer: Answer) -> Action:
    """Return an answer as an action."""
    return SPEC.codec.decode_action(answer.action)


def reviewed(seed: int) -> tuple[AnyGame, Review]:
    """Play the toy and review it."""
    game = played(seed)
    return game, review_by(SPEC, PlainPolicy(), game.log, DEPTH, seed)


def test_figures_agree_with_the_truth_within_their_intervals() -> None:
    hits: list[bool] = []
    for seed in range(100):
        game, found = reviewed(seed)
        for moment in found.moments:
            assert moment.verdict is not None
            for answer in moment.verdict.answers:
                truth = worth_of(action_of(answer), game.state.card, game.state.points[0]) * UNIT
                hits.append(answer.worth.low - 1 <= truth <= answer.worth.high + 1)
    assert len(hits) == 400
    assert sum(hits) >= 380, f"{sum(hits)} of {len(hits)}"


def test_what_a_decision_cost_is_known_too() -> None:
    hits: list[bool] = []
    for seed in range(100):
        game, found = reviewed(seed)
        for moment in found.moments:
            verdict = moment.verdict
            assert verdict is not None
            values = [worth_of(action_of(one), game.state.card, game.state.points[0]) for one in verdict.answers]
            truth = (values[0] - values[verdict.done]) * UNIT
            hits.append(verdict.cost.low - 1 <= truth <= verdict.cost.high + 1)
    assert sum(hits) >= 190, f"{sum(hits)} of {len(hits)}"


def test_the_account_adds_up_and_luck_is_what_the_die_did() -> None:
    for seed in range(40):
        game, found = reviewed(seed)
        for seat, account in enumerate(found.accounts):
            added = account.start + account.luck + account.revealed + account.own + account.others
            assert added == account.result, f"the account of seat {seat}, seed {seed}"
            assert account.result == share(game.state.points[seat], game.state.points[1 - seat]) * UNIT
        if seed % 2 == 0 and seed // 2 % 2 == 0:
            assert [account.luck for account in found.accounts] == [0, 0], "nothing was rolled"
        if seed % 4 == 1 and game.state.points[0] == DIE:
            assert found.accounts[0].luck > 0, "a six is luck"


def test_the_same_log_seed_and_depth_give_the_same_review() -> None:
    assert reviewed(5)[1] == reviewed(5)[1]
    log = played(5).log
    assert review_by(SPEC, PlainPolicy(), log, DEPTH, 1) != review_by(SPEC, PlainPolicy(), log, DEPTH, 2)


def test_a_seat_is_judged_by_what_it_knew() -> None:
    """Seat 0 does not see the card: whatever it is, the verdict on its decision is the same."""
    verdicts = []
    for card in CARD_FACES:
        game = SPEC.new(2, {}, 3)
        game.state.card = card
        twin = SPEC.position(game.position())
        twin.play(0, Dare())
        twin.play(1, Keep())
        verdicts.append(review_by(SPEC, PlainPolicy(), twin.log, DEPTH, 3).moments[0].verdict)
    assert verdicts == [verdicts[0]] * CARDS
