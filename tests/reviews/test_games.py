"""Reviews of the four games: accounts that add up, and verdicts that hang on nothing a seat could not know."""

from __future__ import annotations

from hashlib import blake2b

import pytest

import astrodrome as ad
from astrodrome.bots.levels import policy_of
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.fields import Json
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import choices_of
from astrodrome.reviews.records import Review
from astrodrome.reviews.review import review
from astrodrome.reviews.verdicts import judge_seat
from tests.laws.registry import SUBJECTS
from tests.laws.worlds import scrambled

SETTINGS: list[tuple[str, int, dict[str, Json]]] = [
    ("memoracers", 2, {}),
    ("celestia", 3, {"modules": ["ext1", "ext2"]}),
    ("celerium", 2, {}),
    ("galaxy-trucker", 2, {"flights": ["I"]}),
]
NAMES = [name for name, _, _ in SETTINGS]
DIGESTS = {
    "memoracers": "ceb1afc2a21639e7",
    "celestia": "9bbd053a2b5e9602",
    "celerium": "50e8ec925bdc7678",
    "galaxy-trucker": "6f11dbe0d19f8054",
}
"""Of every figure of these reviews. They change with the rules, and with the policy that plays out: only with these."""


def finished(name: str, seats: int, options: dict[str, Json]) -> ad.Log:
    """Play a game to its end, anything that is legal."""
    game = ad.game(name).new(seats, options, 7)
    chance = Chance(7)
    while not game.over:
        legal = game.legal(game.asked[0])
        game.play(game.asked[0], legal[chance.below("action", len(legal))])
    return game.log


@pytest.fixture(scope="module", params=SETTINGS, ids=NAMES)
def log(request: pytest.FixtureRequest) -> ad.Log:
    """The log of a game."""
    return finished(*request.param)


@pytest.fixture(scope="module")
def found(log: ad.Log) -> Review:
    """A shallow review of it."""
    return review(log, depth=2, seed=1)


def test_the_account_adds_up_for_every_seat(found: Review) -> None:
    for account in found.accounts:
        added = account.start + account.luck + account.revealed + account.own + account.others
        assert added == account.result
    assert abs(sum([account.result for account in found.accounts]) - 1_000_000) <= 1


def test_every_moment_leads_to_the_next(found: Review) -> None:
    for moment, after in zip(found.moments, found.moments[1:], strict=False):
        for seat, value in enumerate(after.before):
            change = moment.decided[seat] + moment.luck[seat] + moment.revealed[seat]
            assert moment.before[seat] + change == value
        assert moment.at < after.at


def test_the_answer_that_was_given_is_among_those_compared(log: ad.Log, found: Review) -> None:
    entries = [entry for entry in log.entries if isinstance(entry, ad.Entry)]
    judged = [moment for moment in found.moments if moment.verdict is not None]
    assert judged
    for moment in judged:
        assert moment.verdict is not None
        assert moment.verdict.answers[moment.verdict.done].action == entries[moment.at].action
        assert moment.seats == (entries[moment.at].seat,)
        values = [answer.worth.value for answer in moment.verdict.answers]
        assert values == sorted(values, reverse=True)
        assert moment.verdict.cost.value == pytest.approx(values[0] - values[moment.verdict.done], abs=2)


def test_a_review_is_the_same_on_any_machine(log: ad.Log, found: Review) -> None:
    assert blake2b(to_json(found), digest_size=8).hexdigest() == DIGESTS[log.game]


def test_processes_share_the_work_and_change_nothing(log: ad.Log, found: Review) -> None:
    told: list[tuple[int, int]] = []
    if log.game != "memoracers":
        pytest.skip("one game is enough")
    assert review(log.to_json(), depth=2, seed=1, jobs=2, progress=lambda *now: told.append(now)) == found
    assert told[-1] == (len(found.moments), len(found.moments))


def test_a_seat_is_judged_by_what_it_knew(log: ad.Log) -> None:
    spec = ad.game(log.game)
    subject = next(one for one in SUBJECTS if one.spec is spec)
    judge = Judge(spec, policy_of(log.game), 3, 5)
    chance = Chance(3)
    choices = [choice for choice in choices_of(spec, log)[0] if not choice.seats]
    chance.shuffle("choices", choices)
    for choice in choices[:12]:
        known = judge_seat(judge, choice, choice.seat)
        choice.game = scrambled(subject, choice.game, choice.seat, chance, False)
        assert judge_seat(judge, choice, choice.seat) == known


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    game = ad.game("memoracers").new(2)
    with pytest.raises(ad.CorruptLog, match="not over"):
        review(game.log)


def test_the_depth_is_checked() -> None:
    with pytest.raises(ad.OptionError, match="depth: expected 2 to"):
        review(ad.game("memoracers").new(2).log, depth=1)


@pytest.mark.parametrize("jobs", [0, -2, True, "2"])
def test_the_number_of_processes_is_checked(jobs: int) -> None:
    with pytest.raises(ad.OptionError, match="jobs: expected at least 1"):
        review(ad.game("memoracers").new(2).log, jobs=jobs)


def test_passengers_of_celestia_are_told_the_odds_of_the_captain(log: ad.Log, found: Review) -> None:
    facts = {moment.decision: moment.verdict.fact for moment in found.moments if moment.verdict is not None}
    if log.game != "celestia":
        assert set(facts.values()) == {None}
        return
    told = facts["PassengerAnnounces"]
    assert told is not None
    assert told[0] == "captain"
    assert 0 <= told[1] <= 100
    assert {fact for decision, fact in facts.items() if decision != "PassengerAnnounces"} == {None}
