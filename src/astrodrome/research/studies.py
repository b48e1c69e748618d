"""Studies: change an option or a content table, let bots play, and see what it does to the game.

from astrodrome.research.studies import Variant, study
few = Variant("8 shields", "memoracers", seats=4, options={"shields": 8})
ours = Variant("ours", "memoracers", seats=4)
for result in study([ours, few], games=200, bots=("normal",), seed=1):
    print(result.variant.name, result.length.text(1), result.lead_changes.text(2))
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from itertools import pairwise
from typing import Final, TypeAlias, cast

from astrodrome.games import game
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK
from astrodrome.research.boards import standing
from astrodrome.research.content_changes import our_tables
from astrodrome.research.intervals import Estimate, estimate
from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.players import seat_player
from astrodrome.selfplay.simulation import derive

Row: TypeAlias = dict[str, Json]
"""A row of a content table: a card, a tile, a component."""

LUCK_BOTS: Final = ("normal", "easy")
"""The better and the weaker bot by which luck is measured."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to set a game up, with a name for tables and plots."""

    name: str
    game: str
    seats: int
    options: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Seen:
    """What was seen of one game: answers, how often the lead changed hands, win shares by seat, uses of each thing."""

    length: int
    lead_changes: int
    shares: tuple[float, ...]
    uses: Mapping[str, int]
    winning_uses: Mapping[str, int]
    """Those of the seats that won."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a variant is like, with 95% intervals over its games."""

    variant: Variant
    length: Estimate
    """Answers in a game."""
    lead_changes: Estimate
    """How often another seat took the lead."""
    first_seat: Estimate
    """The share of wins of seat 0, over the equal share: 1 is fair."""
    luck: Estimate
    """Twice the share of games that a weaker bot wins against a better one: 0 is all skill, 1 a toss of a coin."""
    uses: Mapping[str, float]
    """How often each thing is used in a game."""
    winning: Mapping[str, float]
    """The share of its uses that were the winner's."""


def changed(name: str, edit: Callable[[dict[str, Json]], None]) -> Json:
    """Return a game's own content, changed: `edit` is given its tables by name, as JSON data. For option `content`."""
    tables = our_tables(name)
    edit(tables)
    return tables


def rows(tables: Mapping[str, Json], name: str) -> list[Row]:
    """Return the rows of a table of a game's content, to be changed in place.

    >>> def harder(tables):
    ...     for card in rows(tables, "cards"):
    ...         card["strength"] += 1 if card["strength"] else 0
    >>> rows(changed("galaxy-trucker", harder), "cards")[0]["strength"]
    7
    """
    known = [
        one for one, held in tables.items() if isinstance(held, list) and all([isinstance(row, dict) for row in held])
    ]
    if name not in known:
        raise OptionError("content", f"expected one of the tables {', '.join(known)}, found {name!r:.40}")
    return cast("list[Row]", tables[name])


def study(
    variants: Sequence[Variant], games: int, bots: Sequence[str], seed: int, jobs: int = 1, luck: bool = True
) -> list[Result]:
    """Play so many games of each variant with these bots and return what it is like; all get the same seeds.

    Without `luck` the duels that measure it are not played.
    """
    for variant in variants:
        game(variant.game).new(variant.seats, variant.options)  # says what is wrong before anything is played
    work = [(variant, tuple(bots), seed, index) for variant in variants for index in range(games)]
    duels = [(variant, seed, index) for variant in variants if luck for index in range(games // 2)]
    if jobs <= 1:
        seen, lucky = [watch(*one) for one in work], [upset(*one) for one in duels]
    else:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            seen = list(pool.map(_watch, work, chunksize=8))
            lucky = list(pool.map(_upset, duels, chunksize=4))
    half = games // 2
    return [
        summed(variant, seen[place * games : (place + 1) * games], lucky[place * half : (place + 1) * half])
        for place, variant in enumerate(variants)
    ]


def _watch(work: tuple[Variant, tuple[str, ...], int, int]) -> Seen:
    return watch(*work)


def _upset(work: tuple[Variant, int, int]) -> float:
    return upset(*work)


def watch(variant: Variant, bots: tuple[str, ...], seed: int, index: int) -> Seen:
    """Play one game of a variant between bots, given to the seats in turn, and return what was seen."""
    playing = game(variant.game).new(variant.seats, variant.options, derive(seed, "study", index))
    uses: list[Counter[str]] = [Counter() for _ in range(variant.seats)]
    leads: list[int] = []
    length = _play(playing, bots, derive(seed, "bots", index), uses, leads)
    outcome = playing.outcome
    assert outcome is not None, "a game that asks nobody is over"
    won = outcome.winners
    shares = tuple([1 / len(won) if seat in won else 0.0 for seat in range(variant.seats)])
    every: Counter[str] = sum(uses, Counter())
    winning: Counter[str] = sum([uses[seat] for seat in won], Counter())
    changes = sum(before != after for before, after in pairwise(leads))
    return Seen(length, changes, shares, every, winning)


def _play(playing: AnyGame, bots: Sequence[str], seed: int, uses: list[Counter[str]], leads: list[int]) -> int:
    seeds = [derive(seed, seat) for seat in range(playing.seats)]
    players = [
        seat_player(bots[seat % len(bots)], playing.spec.name, seeds[seat], Limits()) for seat in range(playing.seats)
    ]
    length = 0
    while playing.asked:
        seat = playing.asked[0]
        legal = playing.legal(seat)
        forced = len(legal) == 1 or seat == CLOCK
        action = legal[0] if forced else players[seat].decide(playing, seat, derive(seeds[seat], playing.number))
        if seat != CLOCK:
            uses[seat][label(action)] += 1
        playing.play(seat, action, events=False)
        length += 1
        points = standing(playing)
        best = max(points)
        if points.count(best) == 1 and (not leads or leads[-1] != points.index(best)):
            leads.append(points.index(best))
    for player in players:
        player.leave(True)
    return length


def upset(variant: Variant, seed: int, index: int) -> float:
    """Play one deal twice between a better and a weaker bot, seats exchanged; twice the weaker one's share of wins."""
    share = 0.0
    for bots in (LUCK_BOTS, LUCK_BOTS[::-1]):
        duel = Variant(variant.name, variant.game, 2, variant.options)
        shares = watch(duel, bots, derive(seed, "luck"), index).shares
        share += shares[bots.index(LUCK_BOTS[1])]
    return share


def label(action: Action) -> str:
    """Return what an action uses: its kind, and its words, such as a card's name.

    >>> from astrodrome.games.celestia.records.actions import PLAY
    >>> label(PLAY[0])
    'Play compass'
    """
    words = [getattr(action, one.name) for one in fields(action)]
    return " ".join([type(action).__name__, *[word for word in words if isinstance(word, str)]])


def summed(variant: Variant, seen: Sequence[Seen], lucky: Sequence[float]) -> Result:
    """Return the figures of a variant from what was seen and the shares of lucky wins."""
    uses: Counter[str] = Counter()
    winning: Counter[str] = Counter()
    for one in seen:
        uses.update(one.uses)
        winning.update(one.winning_uses)
    return Result(
        variant,
        length=estimate([float(one.length) for one in seen], most=None),
        lead_changes=estimate([float(one.lead_changes) for one in seen], most=None),
        first_seat=estimate([one.shares[0] * variant.seats for one in seen], most=variant.seats),
        luck=estimate(lucky, most=2.0),
        uses={name: count / len(seen) for name, count in sorted(uses.items())},
        winning={name: winning[name] / count for name, count in sorted(uses.items())},
    )
