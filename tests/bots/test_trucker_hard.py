"""The hard trucker: which taste it builds by, what it thinks about, and that it thinks honestly."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest

from astrodrome.bots import ask, make
from astrodrome.bots.galaxy_trucker import trucker
from astrodrome.bots.galaxy_trucker.builder import Yard
from astrodrome.bots.galaxy_trucker.component_values import (
    ALL_CAREFUL,
    ALL_HASTY,
    BRISK,
    BY_CLASS,
    CAREFUL,
    HASTY,
    SKILLED,
    THOROUGH,
    Taste,
    Tastes,
)
from astrodrome.bots.galaxy_trucker.levels import LEVELS
from astrodrome.bots.galaxy_trucker.policy import TOO_MANY, WIDEST, SearchingTrucker
from astrodrome.bots.levels import budget
from astrodrome.bots.play_outs import WORLDS
from astrodrome.bots.protocol import Think
from astrodrome.games.galaxy_trucker.modules.bonus.records import BidOffer, DieOffer
from astrodrome.games.galaxy_trucker.modules.machinations.records import AuctionOffer, MachinationOffer
from astrodrome.games.galaxy_trucker.records.offers import BuildOffer
from astrodrome.games.galaxy_trucker.spec import SPEC
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Offer, Prompt, View
from tests.bots.yard import asking, built, crew_of, play_until

GAME: Final = SPEC.name
CLASS_I: Final[dict[str, Json]] = {"flights": ["I"]}
CLASS_II: Final[dict[str, Json]] = {"flights": ["II"]}


class Noting:
    """Stands for the search or the driver, and notes that it was asked."""

    asked = False

    def choose(self, view: View, prompt: Prompt, legal: Sequence[Action], think: Think) -> Action:
        self.asked = True
        return legal[0]


def thinks(game: AnyGame, offer: Offer | None = None, answers: int | None = None) -> bool:
    """Tell whether the hard trucker searches what is asked, or would with another offer or number of answers."""
    seat = game.asked[0]
    prompt, legal = game.prompt(seat), game.legal(seat)
    assert prompt is not None
    bot, search, driver = SearchingTrucker(1), Noting(), Noting()
    bot._search, bot._driver = search, driver
    many = legal if answers is None else [legal[at % len(legal)] for at in range(answers)]
    bot.choose(game.view(seat), replace(prompt, offer=offer or prompt.offer), many, Think(game, seat, 1, 0))
    assert search.asked is not driver.asked
    return search.asked


@pytest.fixture(scope="module")
def flying() -> AnyGame:
    """Return a game of class II before its first card."""
    return built(CLASS_II, 6)


IN_FLIGHT = (
    "TruckerLands",
    "TruckerDeclares",
    "TruckerLosesCrew",
    "TruckerSpendsCell",
    "TruckerStows",
    "TruckerDefends",
    "TruckerTakesAbandoned",
)


@pytest.mark.parametrize("decision", IN_FLIGHT)
def test_what_a_flight_asks_is_thought_about(decision: str) -> None:
    for seed in range(40):
        game = play_until(built(CLASS_II, seed), lambda game: not game.asked or asking(decision)(game))
        if game.asked:
            assert thinks(game, answers=TOO_MANY)
            return
    raise AssertionError(f"no flight asked {decision}")


@pytest.mark.parametrize(
    "offer",
    [MachinationOffer(("PM-1", "PM-2")), DieOffer((1, 2, 3), ()), BidOffer(4)],
    ids=lambda one: type(one).__name__,
)
def test_what_others_answer_without_knowing_is_answered_at_once(offer: Offer, flying: AnyGame) -> None:
    assert not thinks(flying, offer)


def test_an_open_auction_is_thought_about(flying: AnyGame) -> None:
    assert thinks(flying, AuctionOffer(2, 1, 3, 9, (0, 1), 0))


def test_a_ship_is_built_without_a_search() -> None:
    game = SPEC.new(2, CLASS_II, 5)
    prompt = game.prompt(game.asked[0])
    assert prompt is not None
    assert isinstance(prompt.offer, BuildOffer)
    assert not thinks(game)


def test_of_too_many_answers_the_likely_one_is_given_at_once(flying: AnyGame) -> None:
    game = play_until(flying.copy(), asking("TruckerLands", "TruckerDeclares"))
    assert thinks(game, answers=TOO_MANY)
    assert not thinks(game, answers=TOO_MANY + 1)


def test_what_it_answers_at_once_does_not_slip(flying: AnyGame) -> None:
    game = play_until(flying.copy(), asking("TruckerLands"))
    seat = game.asked[0]
    prompt, many = game.prompt(seat), game.legal(seat) * TOO_MANY
    assert prompt is not None
    bots = [SearchingTrucker(seed) for seed in range(20)]
    assert len({bot.choose(game.view(seat), prompt, many, Think(game, seat, 1, 0)) for bot in bots}) == 1


@pytest.mark.parametrize(
    ("humans", "modules", "searches"), [(4, [], False), (3, [], True), (3, ["machinations"], False)]
)
def test_giving_up_is_thought_about_where_few_are_aboard(humans: int, modules: list[Json], searches: bool) -> None:
    game = built({**CLASS_I, "modules": modules})
    seat = game.asked[0]
    game.state.crew[seat] = crew_of(game.state, seat, humans)
    assert thinks(game) is searches


@pytest.mark.parametrize(
    ("tastes", "level", "expanded", "in_turns", "taste"),
    [
        (BY_CLASS, 1, False, True, BRISK),
        (BY_CLASS, 2, False, True, SKILLED),
        (BY_CLASS, 3, False, True, SKILLED),
        (BY_CLASS, 1, True, True, THOROUGH),
        (BY_CLASS, 3, False, False, CAREFUL),
        (ALL_CAREFUL, 3, False, True, CAREFUL),
        (ALL_CAREFUL, 3, True, True, THOROUGH),
        (ALL_HASTY, 3, True, True, HASTY),
    ],
)
def test_each_yard_has_its_taste(tastes: Tastes, level: int, expanded: bool, in_turns: bool, taste: Taste) -> None:
    assert tastes.of(level, expanded, in_turns) is taste


@pytest.mark.parametrize(
    ("options", "taste"),
    [
        (CLASS_I, BRISK),
        (CLASS_II, SKILLED),
        ({**CLASS_II, "building": "realtime"}, CAREFUL),
        ({**CLASS_II, "modules": ["machinations"]}, THOROUGH),
    ],
)
def test_the_hard_level_builds_by_the_taste_of_its_yard(
    options: dict[str, Json], taste: Taste, monkeypatch: pytest.MonkeyPatch
) -> None:
    tastes: list[Taste] = []

    def build(yard: Yard, legal: Sequence[Action]) -> Action:
        tastes.append(yard.taste)
        return legal[0]

    monkeypatch.setattr(trucker, "build", build)
    game = play_until(SPEC.new(2, options, 5), asking("TruckerBuilds", "TruckersBuild"))
    ask(game, game.asked[0], make("hard", 1, GAME), 1, 0)
    assert tastes == [taste]


def test_the_hard_level_builds_with_patience() -> None:
    """Its ship of class II takes more turns than the one that a careful builder makes of the same heap."""
    games = [SPEC.new(2, CLASS_II, 5) for _ in range(2)]
    for game, level in zip(games, ("normal", "hard"), strict=True):
        play_until(game, lambda game: not asking("TruckerBuilds")(game), level)
    careful, skilled = [min(game.state.turns_taken) for game in games]
    assert skilled > careful


def test_the_hard_level_can_play_out_as_many_answers_as_it_looks_at() -> None:
    assert [name for name, level in LEVELS.items() if level.iterations is not None] == ["hard", "expert"]
    assert budget("hard", GAME) >= WORLDS * WIDEST


@pytest.fixture(scope="module", params=[(), ("machinations",)], ids=["base", "plots"])
def asked_in_flight(request: pytest.FixtureRequest) -> list[AnyGame]:
    """Return some moments of a flight at which the hard trucker has a choice to think about."""
    moments: list[AnyGame] = []

    def gather(game: AnyGame) -> bool:
        if asking(*IN_FLIGHT)(game) and 1 < len(game.legal(game.asked[0])) <= TOO_MANY:
            moments.append(game.copy())
        return len(moments) == 4

    play_until(built({**CLASS_I, "modules": list(request.param)}, 4), gather)
    return moments


def test_the_same_seed_thinks_the_same_and_changes_nothing(asked_in_flight: list[AnyGame]) -> None:
    for game in asked_in_flight:
        seat, before = game.asked[0], game.digest()
        wishes = {ask(game, seat, make("hard", 3, GAME), 6, budget("hard", GAME)) for _ in range(2)}
        assert len(wishes) == 1
        assert game.digest() == before


class Elsewhere(Think):
    """Has worlds dealt in another game that the seat cannot tell from its own."""

    def __init__(self, game: AnyGame, like: AnyGame) -> None:
        super().__init__(game, game.asked[0], 6, budget("hard", GAME))
        self.like = Think(like, self.seat, 6, 0)

    def deal(self, recall: float = 1.0) -> AnyGame:
        return self.like.deal(recall)


def test_what_a_trucker_cannot_know_weighs_nothing(asked_in_flight: list[AnyGame]) -> None:
    """Given the same worlds to think in, it does the same in all games that its seat could be in."""
    for game in asked_in_flight:
        seat = game.asked[0]
        games = [game, *[game.determinise(seat, seed) for seed in range(2)]]
        assert len({one.digest() for one in games}) == len(games), "the cards to come are others"
        wishes = set()
        for one in games:
            prompt, bot = one.prompt(seat), make("hard", 3, GAME)
            assert prompt is not None
            wishes.add(bot.choose(one.view(seat), prompt, one.legal(seat), Elsewhere(one, game)))
        assert len(wishes) == 1
