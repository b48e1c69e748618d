"""Voyages flown in the engine beforehand, to find the seed and the answers that lead to what a test wants to see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from astrodrome import action_from_json
from astrodrome.bots.worker import decide
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import PASS, Action
from astrodrome.server.room.autopilot import bot_seed
from tests.celestia.table import Voyage

EVERYTHING: tuple[Json, ...] = ("ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor")
SEEDS = 400
LONGEST = (30, 60, 110, 260)
"""Answers before the wanted moment: short ones are looked for first."""
ALL = ("red", "blue", "green", "yellow", "black", "purple")

Moment = Callable[[Voyage], bool]


@dataclass(frozen=True)
class Found:
    """A table and the answers after which it is at the wanted moment."""

    seats: int
    options: dict[str, Json]
    seed: int
    answers: tuple[tuple[int, Action], ...] = field(repr=False)

    def start(self) -> Voyage:
        """Return the game before the first answer."""
        return SPEC.new(self.seats, self.options, self.seed)

    def game(self) -> Voyage:
        """Return the game at that moment."""
        game = self.start()
        for seat, action in self.answers:
            game.play(seat, action)
        return game


def can(*wanted: Action) -> Moment:
    """Want a moment at which the first seat may do all this."""
    return lambda game: 0 in game.asked and set(wanted) <= set(game.legal(0))


def can_do(kind: type[Action], seat: int = 0) -> Moment:
    """Want a moment at which a seat may do something of a kind."""
    return lambda game: seat in game.asked and any(isinstance(action, kind) for action in game.legal(seat))


def asked(decision: str) -> Moment:
    """Want a moment at which the first seat is asked a question."""
    return lambda game: game.situation.decision == decision and 0 in game.asked


def both(*moments: Moment) -> Moment:
    """Want all of this at once."""
    return lambda game: all(moment(game) for moment in moments)


def options_of(seats: int, modules: Sequence[Json], **more: Json) -> dict[str, Json]:
    """Return options as the page makes them: everybody wears the colour of the seat."""
    colours: list[Json] = list(ALL[:seats])
    return {"modules": list(modules), "colours": colours, "two": False if seats == 2 else None, **more}


def bold(game: Voyage, seat: int, chance: Chance, stays: int) -> Action:
    """Return an answer of somebody who mostly flies on and passes, and otherwise does anything."""
    legal = game.legal(seat)
    for usual, of in ((a.STAY, stays), (a.FLY_ON, stays), (PASS, 4), (a.DECLARE_SUCCESS, 9)):
        if usual in legal and chance.below("usual", of):
            return usual
    return legal[chance.below("any", len(legal))]


def quiet(game: Voyage) -> list[tuple[int, Action]]:
    """Return how all others decline where several are asked at once: then the first seat alone is waited for."""
    others = [seat for seat in game.asked if seat]
    return [(seat, no) for seat in others for no in (PASS, a.DRAW_CARD) if no in game.legal(seat)]


def find(
    moment: Moment,
    seats: int = 4,
    modules: Sequence[Json] = EVERYTHING,
    stays: int = 8,
    after: Sequence[int] = LONGEST,
    seeds: Sequence[int] = range(SEEDS),
    **more: Json,
) -> Found:
    """Return the first short way to a moment; `stays`: once in so many times a passenger leaves or does otherwise."""
    options = options_of(seats, modules, **more)
    for longest in after:
        for seed in seeds:
            game, chance = SPEC.new(seats, options, seed), Chance(seed)
            answers: list[tuple[int, Action]] = []
            while not game.over and len(answers) <= longest:
                if moment(game):
                    return Found(seats, options, seed, (*answers, *quiet(game)))
                seat = game.asked[0]
                answers.append((seat, bold(game, seat, chance, stays)))
                game.play(*answers[-1])
    raise AssertionError(f"the moment is not reached in {len(seeds)} games of {after[-1]} answers")


def by_bots(moment: Moment, seats: int, modules: Sequence[Json], seeds: Sequence[int], **more: Json) -> Found:
    """Return the way to a moment in one of these games between normal bots: it looks like a game people would play."""
    options = options_of(seats, modules, **more)
    for seed in seeds:
        game = SPEC.new(seats, options, seed)
        answers: list[tuple[int, Action]] = []
        while not game.over and not moment(game):
            seat = game.asked[0]
            thought = decide(SPEC.name, game.save(log=False), seat, "normal", bot_seed(seed, seat))
            answers.append((seat, action_from_json(SPEC, thought)))
            game.play(*answers[-1])
        if moment(game):
            return Found(seats, options, seed, (*answers, *quiet(game)))
    raise AssertionError(f"the moment is not reached in the games {seeds}")
