"""Self-play: many games between bots, on one core or several, always the same for the same seed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make
from astrodrome.bots.random_bot import RandomBot
from astrodrome.games import game
from astrodrome.kernel.agenda import State, answer, question
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.seats import CLOCK


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: a game, its seats and options, the bots (given to the seats in turn), a seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)

    def bot_at(self, seat: int) -> str:
        """Return the name of the bot in a seat."""
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: answers with a choice, forced answers, scores, winners and the final digest."""

    decisions: int
    forced: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str


def derive(seed: int, *path: int | str) -> int:
    """Return a seed for one game or bot of many, told apart by its path."""
    text = ":".join([str(seed), *map(str, path)])
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "little")


def play_one(plan: Plan, index: int) -> Played:
    """Play one game of a plan to its end."""
    spec = game(plan.game)
    playing = spec.new(plan.seats, plan.options, derive(plan.seed, "game", index))
    if all(name == "random" or name.endswith("/random") for name in plan.bots):
        decisions, forced = random_playout(playing.state, derive(plan.seed, "bot", index))
        playing = Game(spec, plan.seats, playing.options, playing.seed, playing.state, None)
    else:
        decisions, forced = _play_bots(plan, index, playing)
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    return Played(decisions, forced, outcome.scores, outcome.winners, playing.digest())


def random_playout(g: State, seed: int) -> tuple[int, int]:
    """Play a state to its end at random; return how many answers had a choice, and how many were forced."""
    bot = RandomBot(seed)
    decisions = forced = 0
    while g.asked:
        seat = g.asked[0]
        legal = question(g).legal(g, seat)
        if len(legal) == 1:
            forced += 1
            answer(g, seat, legal[0])
        else:
            decisions += 1
            answer(g, seat, bot.pick(legal))
    return decisions, forced


def _play_bots(plan: Plan, index: int, playing: AnyGame) -> tuple[int, int]:
    seeds = [derive(plan.seed, "bot", index, seat) for seat in range(plan.seats)]
    bots = [make(plan.bot_at(seat), seeds[seat], plan.game) for seat in range(plan.seats)]
    budgets = [budget(plan.bot_at(seat), plan.game) for seat in range(plan.seats)]
    decisions = forced = 0
    while playing.asked:
        seat = playing.asked[0]
        legal = playing.legal(seat)
        if len(legal) == 1 or seat == CLOCK:
            forced += 1
            playing.play(seat, legal[0])
        else:
            decisions += 1
            thought = derive(seeds[seat], playing.number)
            playing.play(seat, ask(playing, seat, bots[seat], thought, budgets[seat]))
    return decisions, forced


def play_range(plan: Plan, indices: Sequence[int]) -> list[Played]:
    """Play some games of a plan; this is what a worker process does."""
    return [play_one(plan, index) for index in indices]


def play_many(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play the games of a plan, giving each back in order as it is known."""
    if jobs <= 1:
        for index in range(games):
            yield play_one(plan, index)
        return
    size = max(1, min(50, games // (jobs * 4)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            for done in pool.map(play_range, [plan] * len(chunks), chunks):
                yield from done
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


class Tally:
    """The result of many games, as it grows."""

    def __init__(self, plan: Plan, games: int) -> None:
        self.plan = plan
        self.games = games
        self.played: list[Played] = []
        self.seconds = 0.0

    def run(self, jobs: int, progress: Callable[[int], None]) -> None:
        """Play all games; an interrupt leaves what is finished so far."""
        began = perf_counter()
        try:
            for one in play_many(self.plan, self.games, jobs):
                self.played.append(one)
                self.seconds = perf_counter() - began
                progress(len(self.played))
        finally:
            self.seconds = perf_counter() - began

    def summary(self) -> dict[str, Json]:
        """Return the figures as one JSON object."""
        played, seats = self.played, self.plan.seats
        count = len(played)
        decisions = sum(one.decisions for one in played)
        lengths = [one.decisions + one.forced for one in played]
        wins = [sum(1 / len(one.winners) for one in played if seat in one.winners) for seat in range(seats)]
        means = [sum(one.scores[seat] for one in played) / count if count else 0.0 for seat in range(seats)]
        digest = blake2b("".join(one.digest for one in played).encode(), digest_size=16).hexdigest()
        length: dict[str, Json] = {"min": min(lengths, default=0), "max": max(lengths, default=0)}
        length["mean"] = round(sum(lengths) / count, 3) if count else 0.0
        return {
            "game": self.plan.game,
            "seats": seats,
            "games": self.games,
            "finished": count,
            "decisions": decisions,
            "forced": sum(one.forced for one in played),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
            "wins": [round(share, 3) for share in wins],
            "mean_scores": [round(mean, 3) for mean in means],
            "length": length,
            "seed": self.plan.seed,
            "digest": digest,
        }
