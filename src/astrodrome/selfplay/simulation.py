"""Self-play: many games between bots, on one core or several, always the same for the same seed."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from time import perf_counter
from typing import Final

from astrodrome.games import game
from astrodrome.kernel.agenda import State, settle
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame, Game
from astrodrome.kernel.playout import PLACE_BITS, play_out, play_out_noted
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.spec import AnySpec
from astrodrome.selfplay.bot_code import check_code
from astrodrome.selfplay.bot_file import Fault, Limits
from astrodrome.selfplay.placing import placing
from astrodrome.selfplay.players import Player, seat_player

FAULTS_TOLD: Final = 20
"""How many faults a summary describes; the others are only counted."""

AHEAD: Final = 3
"""How many stretches per worker are given out at a time."""
MOST_AT_ONCE: Final = 50
"""How many games a worker plays at most before it reports."""
REPORTS: Final = 1000
"""How often workers report at least, given as many games, where bots think and a game may take minutes."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: a game, its seats and options, the bots (given to the seats in turn), a seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    code: Mapping[str, str] = field(default_factory=dict)
    """The fingerprints of the bots (`code_of`), where games are to be refused once a bot has changed."""

    def bot_at(self, seat: int) -> str:
        """Return the name of the bot in a seat."""
        return self.bots[seat % len(self.bots)]


Move = int | tuple[int, Action]
"""An answer: (place in the legal list + 1) * 8 + place among the asked; or that place, and an action not listed."""


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game: answers with a choice, forced answers, scores, winners, the final digest, ranks, faults.

    `moves` are the answers, where they were asked for.
    """

    decisions: int
    forced: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str
    ranks: tuple[int, ...] = ()
    faults: tuple[Fault, ...] = ()
    moves: tuple[Move, ...] = ()

    @property
    def failed(self) -> tuple[Seat, ...]:
        """The seats that a stand-in played to the end, because the bot in a file failed."""
        return tuple([fault.seat for fault in self.faults])


def derive(seed: int, *path: int | str) -> int:
    """Return a seed for one game or bot of many, different for each path."""
    text = ":".join([str(seed), *map(str, path)])
    return int.from_bytes(blake2b(text.encode(), digest_size=16).digest(), "little")


def game_seed(plan: Plan, index: int) -> int:
    """Return the seed of one game of a plan."""
    return derive(plan.seed, "game", index)


def only_random(plan: Plan) -> bool:
    """Return whether nobody thinks in the games of a plan, which makes them very short."""
    return all(name == "random" or name.endswith("/random") for name in plan.bots)


def play_one(plan: Plan, index: int, noted: bool = False) -> Played:
    """Play one game of a plan to its end, its moves noted or not."""
    spec, seed = game(plan.game), game_seed(plan, index)
    moves: list[Move] | None = [] if noted else None
    if only_random(plan):
        options = spec.read_options(plan.seats, plan.options) if plan.options else _plain_options(spec, plan.seats)
        state = spec.begin(plan.seats, options, Chance(seed))
        settle(state)
        counts = _play_random(state, derive(plan.seed, "bot", index), moves)
        return _played(Game(spec, plan.seats, options, seed, state, None), counts, (), moves)
    playing = spec.new(plan.seats, plan.options, seed)
    seeds = [derive(plan.seed, "bot", index, seat) for seat in range(plan.seats)]
    players = [seat_player(plan.bot_at(seat), plan.game, seeds[seat], plan.limits) for seat in range(plan.seats)]
    played = play_players(playing, players, seeds, moves)
    check_code(plan.code, plan.game)
    return played


@cache
def _plain_options(spec: AnySpec, seats: int) -> object:
    """Return the options of a game that was given none; the same for every game of a plan."""
    return spec.read_options(seats, {})


def _play_random(g: State, seed: int, moves: list[Move] | None) -> tuple[int, int]:
    if moves is None:
        return play_out(g, Chance(seed))
    noted: list[int] = []
    counts = play_out_noted(g, Chance(seed), noted)
    moves.extend(noted)
    return counts


def play_players(
    playing: AnyGame, players: Sequence[Player], seeds: Sequence[int], moves: list[Move] | None = None
) -> Played:
    """Play a game between players to its end; each decision gets a seed derived from that of its seat."""
    decisions = forced = 0
    well = False
    try:
        while playing.asked:
            seat = playing.asked[0]
            legal = playing.legal(seat)
            if len(legal) == 1 or seat == CLOCK:
                forced += 1
                action = legal[0]
            else:
                decisions += 1
                action = players[seat].decide(playing, seat, derive(seeds[seat], playing.number))
            if moves is not None:
                moves.append((legal.index(action) + 1) << PLACE_BITS if action in legal else (0, action))
            playing.play(seat, action, events=False)
        well = True
    finally:
        for player in players:
            player.leave(well)
    faults = tuple([fault for player in players for fault in player.faults])
    return _played(playing, (decisions, forced), faults, moves)


def _played(playing: AnyGame, counts: tuple[int, int], faults: tuple[Fault, ...], moves: list[Move] | None) -> Played:
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    return Played(
        decisions=counts[0],
        forced=counts[1],
        scores=outcome.scores,
        winners=outcome.winners,
        digest=playing.digest(),
        ranks=outcome.ranks,
        faults=faults,
        moves=tuple(moves or ()),
    )


def play_range(plan: Plan, indices: Sequence[int], noted: bool = False) -> list[Played]:
    """Play the games of a plan with these indices, their moves noted or not; this is what a worker process does."""
    return [play_one(plan, index, noted) for index in indices]


def play_many(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play the games of a plan, giving each back in order as it is known."""
    if jobs <= 1:
        for index in range(games):
            yield play_one(plan, index)
        return
    size = max(1, min(MOST_AT_ONCE, games // (jobs * 4 if only_random(plan) else REPORTS)))
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
        self.take(play_many(self.plan, self.games, jobs), progress)

    def take(self, source: Iterator[Played], progress: Callable[[int], None]) -> None:
        """Take in games, in order, as they are played; an interrupt leaves what is finished so far."""
        began = perf_counter()
        try:
            for one in source:
                self.played.append(one)
                self.seconds = perf_counter() - began
                progress(len(self.played))
        finally:
            self.seconds = perf_counter() - began

    def summary(self) -> dict[str, Json]:
        """Return the figures as one JSON object; faults of bots in files are included if there were any."""
        played, seats = self.played, self.plan.seats
        count = len(played)
        decisions = sum(one.decisions for one in played)
        lengths = [one.decisions + one.forced for one in played]
        shares = [placing(one.ranks, one.winners, one.failed).shares for one in played]
        wins = [sum(share[seat] for share in shares) for seat in range(seats)]
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
            **faults_json(self.plan, played),
        }


def faults_json(plan: Plan, played: Sequence[Played]) -> dict[str, Json]:
    """Return how bots in files failed; nothing if none did.

    By file and kind, by file (in how many games a stand-in played for it), and the first faults in words.
    """
    reported = [(index, fault) for index, one in enumerate(played) for fault in one.faults]
    if not reported:
        return {}
    counts: dict[str, Json] = {}
    for _, fault in reported:
        key = f"{fault.bot}: {fault.kind}"
        before = counts.get(key, 0)
        assert isinstance(before, int)
        counts[key] = before + 1
    games = [bot for one in played for bot in sorted({fault.bot for fault in one.faults})]
    stand_ins: dict[str, Json] = {bot: games.count(bot) for bot in sorted(set(games))}
    words: list[Json] = [
        f"game {index} (seed {game_seed(plan, index)}): {fault.sentence()}" for index, fault in reported[:FAULTS_TOLD]
    ]
    return {"faults": {"counts": counts, "stand_ins": stand_ins, "first": words}}
