"""Finding puzzles: bots play, and decisions with one clearly best answer are checked at ten times the depth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make, policy_of
from astrodrome.games import game as spec_of
from astrodrome.kernel.agenda import State
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.companions import companion_of
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.puzzles.recipes import Recipe, recipe_of
from astrodrome.puzzles.records import Option, Puzzle
from astrodrome.reviews.estimates import difference, mean_of
from astrodrome.reviews.judge import Judge
from astrodrome.reviews.moments import COMPANION, needs_no_thought, phases_of

DEPTH: Final = 12
"""In so many worlds answers are compared first."""
CHECKED: Final = 10
"""How many times as many other worlds check a puzzle."""
AGAIN: Final = "again"
"""The name of the worlds that check a puzzle."""
OTHERS: Final = "others"
"""The name of the worlds that check it once more: the best of many answers was also lucky in those that chose it."""
GLANCE: Final = 4
"""In so many worlds many answers are compared to find the few that are worth more."""
FEW: Final = 10
"""How many answers of a question are compared."""
MOST_ANSWERS: Final = 200
ALIKE: Final = 4_000
"""Answers that are so close to the best are right too, in millionths of the win."""
MOST_RIGHT: Final = 2
MOST_OF_MANY: Final = 4
"""How many answers of a question may be right; where there are many, up to a quarter of them, and four."""
MOST_PLAIN: Final = 3
"""How many puzzles of a game may be those whose answer the rule of thumb gives."""
LEVEL: Final = "normal"
"""Who plays: somebody who errs now and then, so that moments are various."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A question to a seat."""

    game: AnyGame
    seat: Seat
    at: int
    answers: Sequence[Action]


def puzzles_of(name: str, seed: int) -> list[Puzzle]:
    """Return the puzzles of one game between bots. The same seed gives the same puzzles anywhere."""
    recipe = recipe_of(name)
    if recipe is None:
        return []
    seats, options = recipe.settings[seed % len(recipe.settings)]
    game = spec_of(name).new(seats, options, seed)
    bots = [make(LEVEL, seed * 8 + seat, name) for seat in range(seats)]
    finder = Finder(game, recipe, seed)
    found: list[Puzzle] = []
    seen = -1
    while not game.over:
        if game.number != seen:
            seen = game.number
            found += finder.look(game)
        seat = game.asked[0]
        thought = Chance(seed, count=game.number * 16).word()
        action = game.legal(seat)[0] if seat == CLOCK else ask(game, seat, bots[seat], thought, budget(LEVEL, name))
        game.play(seat, action, events=False)
    return found


class Finder:
    """Looks for puzzles in one game."""

    def __init__(self, game: AnyGame, recipe: Recipe, seed: int) -> None:
        spec, policy = game.spec, policy_of(game.spec.name)
        self._policy: Final = policy
        self._seed: Final = seed
        self._recipe: Final = recipe
        self._plain = 0
        """How many puzzles were found whose answer the rule of thumb gives."""
        self._phases: Final = phases_of(spec)
        self._companion: Final = companion_of(spec, "astrodrome.bots", COMPANION)
        self._glance: Final = Judge(spec, policy, GLANCE, seed, "glance")
        self._first: Final = Judge(spec, policy, DEPTH, seed, "first")
        self._check: Final = Judge(spec, policy, DEPTH * CHECKED, seed, AGAIN)
        self._others: Final = Judge(spec, policy, DEPTH * CHECKED, seed, OTHERS)

    def look(self, game: AnyGame) -> list[Puzzle]:
        """Return the puzzles of an open question, one for each seat at most."""
        name = type(game.decision).__name__
        if name in self._phases:
            return []
        if self._recipe.shown is not None:
            game = self._recipe.shown(game)
        found: list[Puzzle] = []
        for seat in game.asked:
            if seat == CLOCK or not game.complete(seat):
                continue
            answers = game.legal(seat)
            if 2 <= len(answers) <= MOST_ANSWERS and self._recipe.theme_of(name, plain(answers[0])):
                puzzle = self._puzzle(Moment(game, seat, game.number, answers))
                found += [puzzle] if puzzle is not None else []
        return found

    def _puzzle(self, moment: Moment) -> Puzzle | None:
        game, seat, clear = moment.game, moment.seat, self._recipe.clear
        decision, companion = type(game.decision).__name__, self._companion
        for action in moment.answers:
            if companion is not None and needs_no_thought(companion, game, seat, action):
                return None
        answers = list(moment.answers)
        if len(answers) > FEW:
            answers = [action for action, _ in self._ranked(self._glance, moment, answers)[:FEW]]
        ranked = self._ranked(self._first, moment, answers)
        most = min(MOST_OF_MANY, max(MOST_RIGHT, len(moment.answers) // 4))
        if len(ranked) < 2 or (_cut(ranked, clear) or most + 1) > most:
            return None
        world = game.determinise(seat, self._seed)
        likely = self._policy.best_first(world.state, seat, moment.answers)[0]
        if likely == ranked[0][0]:
            self._plain += 1
            if self._plain > MOST_PLAIN or decision in self._recipe.dull:
                return None
        checked = self._ranked(self._check, moment, answers)
        right = _cut(checked, clear)
        theme = None if right is None else self._recipe.theme_of(decision, plain(checked[0][0]))
        if right is None or theme is None or right > most:
            return None
        margin = difference(checked[0][1], checked[right][1]).low
        if margin <= 0 or ranked[0][0] not in [one for one, _ in checked[:right]]:
            return None
        if not self._holds(moment, [one for one, _ in checked], right):
            return None
        return Puzzle(
            id=f"{self._seed}-{moment.at}-{seat}",
            theme=theme,
            seat=seat,
            decision=decision,
            position=world.position(),
            options=tuple([self._option(world, seat, one, worth) for one, worth in checked]),
            right=right,
            margin=margin,
            worlds=DEPTH * CHECKED,
            tricky=likely not in [one for one, _ in checked[:right]],
            fact=self._check.fact(world.state, seat),
        )

    def _holds(self, moment: Moment, answers: Sequence[Action], right: int) -> bool:
        """Return whether the right answers, which come first, all bring more than the others in other worlds too."""
        brought = {one: sum(worth) for one, worth in self._ranked(self._others, moment, answers)}
        if len(brought) < len(answers):
            return False
        return min([brought[one] for one in answers[:right]]) > max([brought[one] for one in answers[right:]])

    def _option(self, world: AnyGame, seat: Seat, action: Action, worth: list[int]) -> Option:
        """Return an answer with what it brings, and what it surely costs in a world of the seat."""
        judge = self._check
        return Option(plain(action), mean_of(worth), judge.gain(seat, action), judge.note(world.state, seat, action))

    def _ranked(self, judge: Judge, moment: Moment, answers: Sequence[Action]) -> list[tuple[Action, list[int]]]:
        """Return answers with their values in the same worlds, the best first."""
        worlds: list[State] = judge.deal(moment.game, moment.seat, moment.at)
        found = [(one, judge.play(worlds, moment.seat, moment.at, (moment.seat, one))) for one in answers]
        found = [(one, values) for one, values in found if len(values) == len(worlds)]
        return sorted(found, key=lambda one: -sum(one[1]))


def _cut(ranked: Sequence[tuple[Action, list[int]]], gap: int) -> int | None:
    """Return how many answers are right, if the next one is clearly worse; None if there is no such gap."""
    best = ranked[0][1]
    right = 1
    while right < len(ranked) and mean_of(best) - mean_of(ranked[right][1]) <= ALIKE:
        right += 1
    if right == len(ranked) or mean_of(best) - mean_of(ranked[right][1]) < gap:
        return None
    return right
