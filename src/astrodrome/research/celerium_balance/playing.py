"""Playing the games of the study, on one core or several, in pieces that are kept as they are finished."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import permutations
from pathlib import Path
from typing import Final, cast

from astrodrome.bots.celerium.policy import weigh
from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make
from astrodrome.games.celerium.content.vocabulary import COLOURS
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.state.game_state import Celerium
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.research.celerium_balance.counting import Counts, GameCount, add
from astrodrome.selfplay.bot_code import code_of
from astrodrome.selfplay.simulation import derive

PIECE: Final = 50
"""Games of one piece of work."""
SMALL_PIECE: Final = 4
"""The same where a bot thinks long."""
THUMB: Final = "thumb"
"""The owner who never slips. A test holds that what a seat cannot know weighs nothing with it, so no world need be
dealt for it, which makes the study three times faster."""


@dataclass(frozen=True, slots=True)
class Study:
    """What is played: seats, options, the bot of every seat, the first seed."""

    seats: int = 4
    bot: str = THUMB
    seed: int = 1
    options: Mapping[str, Json] = field(default_factory=dict)

    @property
    def piece(self) -> int:
        """How many games are played before they are kept."""
        return PIECE if self.bot == THUMB else SMALL_PIECE

    def described(self) -> dict[str, Json]:
        """Return it as JSON."""
        return {
            "seats": self.seats,
            "bot": self.bot,
            "seed": self.seed,
            "options": dict(self.options),
            "rules_version": SPEC.rules_version,
            "code": dict(code_of([self.bot], SPEC.name)),
        }


def choice(game: AnyGame, seat: Seat, legal: Sequence[Action], study: Study, seed: int) -> Action:
    """Return what the bot of the study does."""
    if study.bot == THUMB:
        chance = Chance((seed + game.number * 1_000_003) % (1 << 64))
        worth = weigh(cast("Celerium", game.state), seat, legal, chance)
        return legal[worth.index(max(worth))]
    bot = make(study.bot, seed, SPEC.name)
    return ask(game, seat, bot, derive(seed, game.number), budget(study.bot, SPEC.name))


def colours(seats: int, index: int) -> list[Json]:
    """Return the colours of the seats: every order of the four in turn, which separates seat from Starbot."""
    orders = list(permutations(COLOURS))
    return [*orders[index % len(orders)][:seats]]


def play_one(study: Study, index: int) -> Counts:
    """Play and count one game."""
    options: dict[str, Json] = {"colours": colours(study.seats, index), **study.options}
    game = SPEC.new(study.seats, options, derive(study.seed, "game", index))
    seeds = [derive(study.seed, "bot", index, seat) % (1 << 64) for seat in range(study.seats)]
    count = GameCount(game)
    while game.asked:
        seat = game.asked[0]
        legal, decision = game.legal(seat), game.situation.decision
        action = legal[0] if len(legal) == 1 else choice(game, seat, legal, study, seeds[seat])
        count.hear(game.play(seat, action), decision)
    return count.finish()


def play_piece(study: Study, piece: int, games: int) -> Counts:
    """Play one piece of the work."""
    total: Counts = {}
    for index in range(piece * study.piece, min(games, (piece + 1) * study.piece)):
        add(total, play_one(study, index))
    return total


class Results:
    """What is counted so far, in a file that can be taken up again."""

    def __init__(self, path: Path, study: Study) -> None:
        self.path = path
        self.study = study
        self.pieces: list[int] = []
        self.counts: Counts = {}
        if path.exists():
            kept = json.loads(path.read_text(encoding="utf-8"))
            if kept["study"] != json.loads(json.dumps(study.described())):
                raise AstrodromeError(
                    f"{path} holds another study: expected the same settings, rules version and code of the bot; "
                    "name another file to play it again"
                )
            self.pieces, self.counts = kept["pieces"], kept["counts"]

    def take(self, piece: int, counts: Counts) -> None:
        """Add a finished piece and keep it."""
        add(self.counts, counts)
        self.pieces.append(piece)
        kept = {"study": self.study.described(), "pieces": self.pieces, "counts": self.counts}
        fresh = self.path.with_suffix(".part")
        fresh.write_text(json.dumps(kept, indent=0, sort_keys=True), encoding="utf-8")
        fresh.replace(self.path)


def run(study: Study, games: int, jobs: int, path: Path, progress: Callable[[int], None]) -> Counts:
    """Play what is not counted yet; an interrupt loses only the pieces under way."""
    results = Results(path, study)
    left = [piece for piece in range(-(-games // study.piece)) if piece not in results.pieces]
    if jobs <= 1:
        for piece in left:
            results.take(piece, play_piece(study, piece, games))
            progress(int(results.counts["games"]))
        return results.counts
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        done = pool.map(play_piece, [study] * len(left), left, [games] * len(left))
        for piece, counts in zip(left, done, strict=True):
            results.take(piece, counts)
            progress(int(results.counts["games"]))
    return results.counts
