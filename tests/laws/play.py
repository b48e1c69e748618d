"""Ways to play a game without knowing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from astrodrome.kernel.chance import Chance
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from tests.laws.strange import accepted
from tests.laws.subject import Setting, Subject

Policy: TypeAlias = Callable[["Case", AnyGame, Chance], tuple[Seat, Action]]


def somebody(game: AnyGame, chance: Chance) -> Seat:
    """Pick one of the seats that are asked."""
    return game.asked[chance.below("seat", len(game.asked))]


def anything(game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Let somebody do anything that is listed."""
    seat = somebody(game, chance)
    actions = game.legal(seat)
    return seat, actions[chance.below("action", len(actions))]


def uniform(case: Case, game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Do anything that is listed."""
    return anything(game, chance)


def able(case: Case, game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Play as the game's hooks know how."""
    choose = case.subject.hooks.able
    if choose is None:
        return anything(game, chance)
    seat = somebody(game, chance)
    return seat, choose(game, seat, chance)


def first(case: Case, game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Do what is listed first, nearly always."""
    seat = somebody(game, chance)
    actions = game.legal(seat)
    return (seat, actions[0]) if chance.below("stray", 16) else anything(game, chance)


def last(case: Case, game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Let the last seat do what is listed last, nearly always: often the boldest thing there is."""
    seat = game.asked[-1]
    actions = game.legal(seat)
    return (seat, actions[-1]) if chance.below("stray", 16) else anything(game, chance)


def odd(case: Case, game: AnyGame, chance: Chance) -> tuple[Seat, Action]:
    """Where the list is not all there is, do something that is not in it."""
    seat = somebody(game, chance)
    if not game.complete(seat):
        action = accepted(game, seat, chance)
        if action is not None:
            return seat, action
    return anything(game, chance)


POLICIES: Final[tuple[Policy, ...]] = (able, uniform, odd, first, last)


@dataclass(frozen=True)
class Case:
    """One game for the laws: what, how set up, by which seed, played how."""

    subject: Subject
    setting: Setting
    seed: int
    policy: Policy

    def __str__(self) -> str:
        """Name the case in a report."""
        return f"{self.subject.spec.name}-{self.setting.name}-{self.policy.__name__}-{self.seed}"

    def start(self) -> AnyGame:
        """Start the game."""
        return self.subject.new(self.setting, self.seed)

    def chance(self, use: int = 0) -> Chance:
        """Return chance for the players and the laws, apart from the game's own."""
        return Chance(self.seed << 8 | use)


@dataclass(frozen=True)
class Moment:
    """A position on a walk: the game, and the answer about to be given to it."""

    game: AnyGame
    seat: Seat
    action: Action
    nth: int


def walk(case: Case) -> Iterator[Moment]:
    """Play a game to its end, stopping before every answer. No game takes more answers than its hooks say."""
    game = case.start()
    chance = case.chance()
    nth = 0
    while not game.over:
        assert game.asked, f"nobody is asked, and the game is not over: {game.state.agenda}"
        seat, action = case.policy(case, game, chance)
        yield Moment(game, seat, action, nth)
        game.play(seat, action)
        nth += 1
        assert nth <= case.subject.hooks.longest, f"no end after {nth} answers"


def finished(case: Case) -> AnyGame:
    """Play a game to its end."""
    game = case.start()
    for moment in walk(case):
        game = moment.game
    return game


def some(case: Case, every: int) -> Iterator[Moment]:
    """Walk, stopping only now and then: at the start, and before about one answer in `every`."""
    chance = case.chance(1)
    for moment in walk(case):
        if moment.nth == 0 or chance.below("stop", every) == 0:
            yield moment
