"""Data sets of games: written by `astrodrome simulate --out FOLDER`, read here.

    import astrodrome as ad
    for record in ad.dataset.read("games/"):
        print(record.index, record.scores, len(record.log.entries))

A data set is a folder: `dataset.json` says what was played, each `part-NNNNNN.bin` holds the games of one stretch. How
a part is written is described in docs/dataset.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from astrodrome.games import game
from astrodrome.kernel.errors import AstrodromeError, WrongRulesVersion, system_words
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log
from astrodrome.kernel.records import Action
from astrodrome.kernel.seats import Seat
from astrodrome.selfplay.packing import Corrupt, Packed, unpack

HEAD: Final = "dataset.json"
FORMAT: Final = 1
PLACES: Final = 8


class CorruptDataset(AstrodromeError):
    """A data set cannot be read; the message names the file and what is wrong."""


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of a game: the game before it, who answered, and what."""

    game: AnyGame
    """The game before the answer. It goes on with the iteration: copy what is to be kept."""
    seat: Seat
    action: Action
    """What was answered."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game of a data set."""

    dataset: Dataset
    index: int
    """Its number in the plan."""
    packed: Packed

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat scored."""
        return self.packed.scores

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; a shared win has several."""
        return self.packed.winners

    @property
    def digest(self) -> str:
        """The fingerprint of the final state."""
        return self.packed.digest

    @property
    def log(self) -> Log:
        """The game as a log, which `ad.replay` takes."""
        playing = self.dataset.begin(self.packed.seed)
        for step in self._walk(playing):
            playing.play(step.seat, step.action, events=False)
        return playing.log

    def steps(self) -> Iterator[Step]:
        """Go through the game answer by answer, for learning from it."""
        playing = self.dataset.begin(self.packed.seed)
        for step in self._walk(playing):
            yield step
            playing.play(step.seat, step.action, events=False)
        if playing.digest() != self.digest:
            raise CorruptDataset(f"{self.dataset.folder}: game {self.index} does not end as it was written")

    def _walk(self, playing: AnyGame) -> Iterator[Step]:
        for move in self.packed.moves:
            code, given = (move, None) if isinstance(move, int) else move
            place, number = code % PLACES, code // PLACES
            if place >= len(playing.asked):
                raise CorruptDataset(f"{self.dataset.folder}: game {self.index} asks nobody at place {place}")
            seat = playing.asked[place]
            if given is not None:
                yield Step(playing, seat, playing.spec.codec.decode_action(given))
                continue
            legal = playing.legal(seat)
            if not 1 <= number <= len(legal):
                raise CorruptDataset(f"{self.dataset.folder}: game {self.index} has no answer {number}")
            yield Step(playing, seat, legal[number - 1])


@dataclass(frozen=True, slots=True)
class Dataset:
    """A folder of games that were all set up alike."""

    folder: Path
    game: str
    rules_version: str
    """The version of the rules they were played under."""
    seats: int
    options: Mapping[str, Json]
    """The settings of every game."""
    bots: tuple[str, ...]
    """Who played, by seat in turn."""
    seed: int
    games: int
    """How many games the plan has."""

    def begin(self, seed: int) -> AnyGame:
        """Return a game of this kind at its start."""
        return game(self.game).new(self.seats, self.options, seed)

    def parts(self) -> list[Path]:
        """Return the files of games that are there, in order."""
        return sorted(self.folder.glob("part-*.bin"))

    def __iter__(self) -> Iterator[Record]:
        for path in self.parts():
            try:
                packed = unpack(path.read_bytes(), self.seats)
            except (OSError, Corrupt) as error:
                raise CorruptDataset(f"{path}: {system_words(error)}") from None
            for one in packed:
                yield Record(self, one.index, one)


def read(folder: str | Path) -> Dataset:
    """Return a data set; CorruptDataset says what is wrong, WrongRulesVersion that its rules are not ours."""
    path = Path(folder)
    try:
        body = json.loads((path / HEAD).read_text(encoding="utf-8"))
        plan = body["plan"]
        found = Dataset(
            path,
            plan["game"],
            plan["rules_version"],
            plan["seats"],
            plan["options"],
            tuple(plan["bots"]),
            plan["seed"],
            body["games"],
        )
    except OSError as error:
        raise CorruptDataset(f"{path / HEAD}: {system_words(error)}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise CorruptDataset(f"{path / HEAD}: {type(error).__name__}: {error}") from None
    if body.get("format") != FORMAT:
        raise CorruptDataset(f"{path / HEAD}: format: expected {FORMAT}, found {body.get('format')!r:.20}")
    ours = game(found.game).rules_version
    if ours != found.rules_version:
        raise WrongRulesVersion(f"{path}: played by {found.game} rules version {found.rules_version}, this is {ours}")
    return found
