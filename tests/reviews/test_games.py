"""Reviews of the four games: accounts that add up, and verdicts that hang on nothing a seat could not know."""

from __future__ import annotations

from dataclasses import replace
from hashlib import blake2b

import pytest

import astrodrome as ad
from astrodrome.bots.levels import policy_of
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.companions import companion_of
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import COMPANION, choices_of, needs_no_thought
from astrodrome.reviews.records import Review
from astrodrome.reviews.review import review
from astrodrome.reviews.verdicts import judge_seat
from tests.laws.registry import SUBJECTS
from tests.laws.worlds import scrambled
from tests.reviews.logs import SETTINGS, played

DIGESTS = {
    "memoracers": "ceb1afc2a21639e7",
    "memoracers, championship": "939397e3f146fcce",
    "memoracers, solo": "a9bd8cdec4b28581",
    "celestia": "9bbd053a2b5e9602",
    "celestia, crews": "388c7e54766db275",
    "celestia, small modules": "8693b8395c04434e",
    "celerium": "50e8ec925bdc7678",
    "celerium, expert": "b7023ebd8f65cacf",
    "celerium, solo": "9b425d3dfb5c0672",
    "galaxy-trucker": "6f11dbe0d19f8054",
    "galaxy-trucker, class II": "b214a2a30e81c992",
    "galaxy-trucker, Big Expansion": "10d8a1ed07c6aaf9",
}
"""Of every figure of these reviews. They change with the rules, and with the policy that plays out: only with these."""


@pytest.fixture(scope="module", params=SETTINGS)
def setting(request: pytest.FixtureRequest) -> str:
    """What is played."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def log(setting: str) -> ad.Log:
    """The log of a game."""
    return played(SETTINGS[setting])


@pytest.fixture(scope="module")
def found(log: ad.Log) -> Review:
    """A shallow review of it."""
    return review(log, depth=2, seed=1)


def test_the_account_adds_up_for_every_seat(found: Review) -> None:
    for account in found.accounts:
        added = account.start + account.luck + account.revealed + account.own + account.others
        assert added == account.result
    shared = sum([account.result for account in found.accounts])
    assert len(found.accounts) == 1 or abs(shared - 1_000_000) <= 1


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


def test_a_review_is_the_same_on_any_machine(setting: str, found: Review) -> None:
    assert blake2b(to_json(found), digest_size=8).hexdigest() == DIGESTS[setting]


def test_processes_share_the_work_and_change_nothing() -> None:
    told: list[tuple[int, int]] = []
    log = played(SETTINGS["memoracers"])
    found = review(log.to_json(), depth=2, seed=1, jobs=2, progress=lambda *now: told.append(now))
    assert found == review(log, depth=2, seed=1)
    assert told[-1] == (len(found.moments), len(found.moments))


def test_a_seat_is_judged_by_what_it_knew(log: ad.Log) -> None:
    """In twin worlds, which a seat cannot tell apart, every value for it is the same, and so is what is judged."""
    spec = ad.game(log.game)
    subject = next(one for one in SUBJECTS if one.spec is spec)
    companion = companion_of(spec, "astrodrome.bots", COMPANION)
    assert companion is not None
    judge = Judge(spec, policy_of(log.game), 3, 5)
    chance = Chance(3)
    choices = choices_of(spec, log)[0]
    chance.shuffle("choices", choices)
    for choice in choices[:8]:
        for seat in range(log.seats):
            twin = replace(choice, game=scrambled(subject, choice.game, seat, chance, False))
            assert judge_seat(judge, twin, seat) == judge_seat(judge, choice, seat), choice.decision
            if seat == choice.seat:
                obvious = [needs_no_thought(companion, one.game, seat, one.action) for one in (choice, twin)]
                assert obvious[0] == obvious[1], choice.decision


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
