"""The arena: bots meet in every line-up, every deal is played once from every seat, and no kill loses one.

A *block* is one deal between the bots of one line-up, played as often as there are seats, each time with the bots moved
on by one seat. The luck of a deal and the advantage of a seat thus fall to every bot of the line-up alike.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Final, Literal

from astrodrome.games import game
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import Seat
from astrodrome.selfplay.bot_code import check_code
from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.placing import placing
from astrodrome.selfplay.players import seat_player
from astrodrome.selfplay.simulation import derive, play_players

Style = Literal["round-robin", "ladder", "pair"]
"""All line-ups, neighbours in rating, or two bots in every other seat."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: a game, its seats and options, the bots by name or path, about how many games, and a seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)
    style: Style = "round-robin"
    limits: Limits = field(default_factory=Limits)
    code: Mapping[str, str] = field(default_factory=dict)
    """The fingerprints of the bots (`code_of`), where games are to be refused once a bot has changed."""

    @property
    def turns(self) -> int:
        """How often a deal is played: once from every seat; a pair has the same seats again after two."""
        return 2 if self.style == "pair" else self.seats

    def to_json(self) -> dict[str, Json]:
        """Return what makes two contests the same: everything but how many games are played."""
        spec = game(self.game)
        return {
            "game": self.game,
            "rules_version": spec.rules_version,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": spec.options_json(spec.read_options(self.seats, self.options)),
            "style": self.style,
            "bot_seconds": self.limits.seconds,
            "bot_memory": self.limits.memory_mb,
            "code": dict(self.code),
        }


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the deals of a contest, for a machine that plays only these: the first of three is 1, 3."""

    part: int = 1
    parts: int = 1

    def has(self, deal: int) -> bool:
        """Return whether a deal is among them."""
        return deal % self.parts == self.part - 1


EVERYTHING: Final = Share()


@dataclass(frozen=True, slots=True)
class Block:
    """One deal of one line-up: the bots by their place in the contest's list, and the number of the deal."""

    number: int
    lineup: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Meeting:
    """One game of a block: which bot sat in each seat, the ranks and win shares of the seats, faults in words.

    In ranks and shares a seat whose bot failed is last (see `placing`); the scores are those of the game as it ended.
    """

    bots: tuple[int, ...]
    ranks: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    digest: str
    faults: tuple[str, ...] = ()
    failed: tuple[Seat, ...] = ()
    """The seats that a stand-in played to the end."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A block that was played."""

    block: Block
    meetings: tuple[Meeting, ...]


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return every way to fill a table: all different where there are enough bots, else each of them at least once."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [one for one in combinations_with_replacement(range(bots), seats) if len(set(one)) == bots]


def check(contest: Contest) -> None:
    """Raise OptionError where a contest cannot be held."""
    if len(contest.bots) < 2:
        raise OptionError("bots", f"expected two bots or more, found {len(contest.bots)}")
    if len(set(contest.bots)) != len(contest.bots):
        raise OptionError("bots", "a bot is named twice")
    if contest.seats < 2:
        raise OptionError("seats", f"expected two seats or more, found {contest.seats}")
    if contest.style == "pair" and (len(contest.bots) > 2 or contest.seats % 2):
        raise OptionError("bots", "a pair is two bots with as many seats each")
    game(contest.game).new(contest.seats, contest.options)


def round_robin(contest: Contest) -> list[Block]:
    """Return the blocks of a round-robin or pair: as many deals of every line-up as make up the games, at least one."""
    alternating = [(0, 1) * (contest.seats // 2)]
    every = alternating if contest.style == "pair" else lineups(len(contest.bots), contest.seats)
    deals = max(1, -(-contest.games // (len(every) * contest.turns)))
    return [Block(deal * len(every) + place, one) for deal in range(deals) for place, one in enumerate(every)]


def ladder_round(contest: Contest, order: Sequence[int], first: int) -> list[Block]:
    """Return one round of a ladder: neighbours in the present order meet, one deal each; `first` numbers its deal."""
    width = min(contest.seats, len(order))
    groups = [tuple(order[start : start + width]) for start in range(len(order) - width + 1)]
    lineup = [(group * contest.seats)[: contest.seats] for group in groups]
    return [Block(first + place, one) for place, one in enumerate(lineup)]


def play_block(contest: Contest, block: Block) -> Finished:
    """Play one deal once for each turn of the seats; this is what a worker process does."""
    spec, deal = game(contest.game), derive(contest.seed, "deal", block.number)
    meetings = []
    for turn in range(contest.turns):
        seated = block.lineup[turn:] + block.lineup[:turn]
        playing = spec.new(contest.seats, contest.options, deal)
        seeds = [derive(contest.seed, "bot", block.number, turn, seat) for seat in range(contest.seats)]
        players = [
            seat_player(contest.bots[bot], contest.game, seed, contest.limits)
            for bot, seed in zip(seated, seeds, strict=True)
        ]
        played = play_players(playing, players, seeds)
        place = placing(played.ranks, played.winners, played.failed)
        faults = tuple([f"deal {block.number} (seed {deal}): {fault.sentence()}" for fault in played.faults])
        meetings.append(Meeting(seated, place.ranks, place.shares, played.scores, played.digest, faults, played.failed))
    check_code(contest.code, contest.game)
    return Finished(block, tuple(meetings))


def play_blocks(contest: Contest, blocks: Sequence[Block], jobs: int) -> Iterator[Finished]:
    """Play blocks on some cores, giving each back in order."""
    if jobs <= 1:
        for block in blocks:
            yield play_block(contest, block)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(play_block, [contest] * len(blocks), blocks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
