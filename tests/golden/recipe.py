"""How a golden game was first played. Its transcript holds the answers; a recipe only makes new ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from tests.laws.play import Case, Policy, able, finished
from tests.laws.registry import SUBJECTS
from tests.laws.subject import Setting

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Recipe:
    """A golden game: its name, which is its file's, and how to play it."""

    name: str
    game: str
    seats: int
    options: dict[str, Json] = field(default_factory=dict)
    seed: int = 1
    policy: Policy = able

    @property
    def path(self) -> Path:
        """Where its transcript lies."""
        return FOLDER / f"{self.name}.txt"

    def play(self) -> AnyGame:
        """Play it from the beginning."""
        subject = next(subject for subject in SUBJECTS if subject.spec.name == self.game)
        return finished(Case(subject, Setting(self.name, self.seats, self.options), self.seed, self.policy))


@dataclass(frozen=True)
class Count:
    """A position of a golden game, and how deep to count the lines of play from it."""

    name: str
    after: int
    depth: int
