"""How often each power, card or kind of answer could be used and was, by level.

from astrodrome.research.usage import table, usage
print(table(usage("celestia", seats=3, bots=("easy", "normal"), games=20, seed=1)))
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from typing import Final, TypeAlias, cast

from astrodrome.games import game
from astrodrome.games.celestia.content.cards import COLOURS
from astrodrome.games.celestia.records.actions import UsePower
from astrodrome.games.celestia.state.game_state import Celestia
from astrodrome.games.galaxy_trucker.modules.bonus.records import TakeFromDepot
from astrodrome.games.galaxy_trucker.records.actions import TakeFaceUp, TakeOrdered
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.research.studies import label
from astrodrome.selfplay.bot_file import Limits
from astrodrome.selfplay.players import seat_player
from astrodrome.selfplay.simulation import derive

Work: TypeAlias = tuple[str, int, Mapping[str, Json], str, int, int]
"""Game, seats, options, bot, seed, which game."""
Counts: TypeAlias = tuple[Counter[str], Counter[str]]
"""How often each thing could be used, and was."""

NOTHING: Final = "–"
OFTEN: Final = 20
"""What a bot could use so often and never did is worth a look."""


@dataclass(frozen=True, slots=True)
class Usage:
    """What one bot could use and used, by thing."""

    bot: str
    could: Mapping[str, int]
    """In how many answers with a choice it was among the legal actions."""
    used: Mapping[str, int]


def usage(
    name: str,
    seats: int,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Json] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Usage]:
    """Play games with each of the `bots` in all seats, the same deals for each; count what it could use and used.

    `progress` gets the games done.
    """
    given = options or {}
    game(name).new(seats, given)  # says what is wrong before anything is played
    work = [(name, seats, given, bot, seed, index) for bot in bots for index in range(games)]
    seen: list[Counts] = []
    for one in watched(work, jobs):
        seen.append(one)
        progress(len(seen))
    return [summed(bot, seen[place * games : (place + 1) * games]) for place, bot in enumerate(bots)]


def watched(work: Sequence[Work], jobs: int) -> Iterator[Counts]:
    """Give the counts of some games in order, played in so many processes."""
    if jobs <= 1:
        yield from map(watch, work)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(watch, work)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def summed(bot: str, seen: Sequence[Counts]) -> Usage:
    """Return the counts of all games of a bot."""
    could: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for one, other in seen:
        could.update(one)
        used.update(other)
    return Usage(bot, could, used)


def watch(work: Work) -> Counts:
    """Play one game and count; answers without a choice do not count."""
    name, seats, options, bot, seed, index = work
    playing = game(name).new(seats, options, derive(seed, "usage", index))
    seeds = [derive(seed, "usage bots", index, seat) for seat in range(seats)]
    players = [seat_player(bot, name, seeds[seat], Limits()) for seat in range(seats)]
    could: Counter[str] = Counter()
    used: Counter[str] = Counter()
    while playing.asked:
        seat = playing.asked[0]
        legal = playing.legal(seat)
        action = legal[0]
        if len(legal) > 1 and seat != CLOCK:
            action = players[seat].decide(playing, seat, derive(seeds[seat], playing.number))
            mine = thing(playing, seat, action)
            could.update({mine, *[thing(playing, seat, one) for one in legal]})
            used[mine] += 1
        playing.play(seat, action, events=False)
    for player in players:
        player.leave(True)
    return could, used


def thing(playing: AnyGame, seat: Seat, action: Action) -> str:
    """Return what an action uses: its kind and words, what it switches on, whose power it is, which kind of part."""
    if isinstance(action, UsePower):
        colour = cast("Celestia", playing.state).characters.colour[seat]
        assert colour is not None, "a power belongs to a character"
        return f"{label(action)} {COLOURS[colour]}"
    if isinstance(action, TakeFaceUp | TakeFromDepot | TakeOrdered):
        box = cast("Trucker", playing.state).box
        return f"{type(action).__name__} {box.kinds[box.number[action.component]]}"
    switched = [one.name for one in fields(action) if getattr(action, one.name) is True]
    return " ".join([label(action), *switched])


def table(found: Sequence[Usage]) -> str:
    """Return the counts as a Markdown table, a row for each thing and a column for each bot."""
    things = sorted({one for each in found for one in each.could})
    heads = ["used, of how often it could be", *[each.bot for each in found]]
    lines = ["| " + " | ".join(heads) + " |", "|---|" + "---:|" * len(found)]
    lines += ["| " + " | ".join([one, *[share_text(each, one) for each in found]]) + " |" for one in things]
    return "\n".join(lines)


def never(found: Sequence[Usage]) -> str:
    """Return what each bot could use often and never did, a line for each."""
    lines = []
    for each in found:
        unused = sorted([one for one, could in each.could.items() if could >= OFTEN and not each.used.get(one, 0)])
        lines.append(f"Never used by {each.bot}, of {OFTEN} chances or more: {', '.join(unused) or 'nothing'}.")
    return "\n".join(lines)


def share_text(counts: Usage, name: str) -> str:
    """Return the share of one thing in words.

    >>> share_text(Usage("easy", {"Play spy": 8}, {}), "Play spy")
    '0 of 8'
    """
    could = counts.could.get(name, 0)
    return f"{counts.used.get(name, 0)} of {could}" if could else NOTHING
