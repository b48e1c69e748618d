"""How the golden games were first played. Their transcripts hold the answers; this only makes new ones."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from tests.laws.play import Case, Policy, able, finished, odd, uniform
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
        """Play it anew."""
        subject = next(subject for subject in SUBJECTS if subject.spec.name == self.game)
        return finished(Case(subject, Setting(self.name, self.seats, self.options), self.seed, self.policy))


@dataclass(frozen=True)
class Count:
    """A position of a golden game, and how deep to count the lines of play from it."""

    name: str
    after: int
    depth: int


RECIPES: Final = (
    Recipe("memoracers-2-A", "memoracers", 2, {}, 5),
    Recipe("memoracers-3-kraken-madness", "memoracers", 3, {"modules": ["kraken-madness"], "circuit": "C"}, 4),
    Recipe(
        "memoracers-4-handicap",
        "memoracers",
        4,
        {"modules": ["handicap"], "grades": ["beginner", "expert", "amateur", "confirmed"], "circuit": "B"},
        3,
    ),
    Recipe("memoracers-5-D", "memoracers", 5, {"circuit": "D", "youngest": 3}, 2),
    Recipe("memoracers-1-solo", "memoracers", 1, {"circuit": "random"}, 8),
    Recipe("memoracers-2-championship", "memoracers", 2, {"modules": ["championship"]}, 6, odd),
    Recipe("galaxy-trucker-2-I", "galaxy-trucker", 2, {"flights": ["I"]}, 10),
    Recipe("galaxy-trucker-3-II-realtime", "galaxy-trucker", 3, {"flights": ["II"], "building": "realtime"}, 36),
    Recipe(
        "galaxy-trucker-4-III-foresight",
        "galaxy-trucker",
        4,
        {"flights": ["III"], "modules": ["foresight", "strict"]},
        33,
    ),
    Recipe("galaxy-trucker-2-IIIA-lenient", "galaxy-trucker", 2, {"flights": ["IIIA"], "modules": ["lenient"]}, 19),
    Recipe("galaxy-trucker-3-intro", "galaxy-trucker", 3, {"flights": ["intro"], "turns": 40}, 17),
    Recipe("celerium-2", "celerium", 2, {}, 21),
    Recipe("celerium-3-expert", "celerium", 3, {"modules": ["expert"], "first_to_last": True}, 22, uniform),
    Recipe("celerium-4", "celerium", 4, {"colours": ["green", "white", "red", "blue"]}, 23),
    Recipe("celerium-1-solo", "celerium", 1, {"difficulty": "hard"}, 24),
    Recipe("celestia-2-crews", "celestia", 2, {"modules": ["two", "ext1"]}, 31),
    Recipe("celestia-3-beginner", "celestia", 3, {"modules": ["beginner", "xmas"]}, 32),
    Recipe("celestia-4", "celestia", 4, {}, 33),
    Recipe(
        "celestia-5-everything",
        "celestia",
        5,
        {"modules": ["ext1", "ext2", "xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]},
        34,
        uniform,
    ),
    Recipe("toy-reroll", "toy-reroll", 3, {"gale": True}, 3, uniform),
    Recipe("toy-duel", "toy-duel", 3, {"lives": 3}, 2, uniform),
    Recipe("toy-rush", "toy-rush", 3, {"tiles": 12}, 9, uniform),
    Recipe("toy-hull", "toy-hull", 2, {"hits": 8}, 3, uniform),
    Recipe("toy-cargo", "toy-cargo", 2, {"large": True}, 1, odd),
)

COUNTS: Final = (
    Count("memoracers-2-A", 0, 4),
    Count("memoracers-2-A", 20, 3),
    Count("memoracers-1-solo", 0, 3),
    Count("memoracers-3-kraken-madness", 30, 2),
    Count("memoracers-2-championship", 0, 4),
    Count("galaxy-trucker-2-I", 0, 3),
    Count("galaxy-trucker-2-I", 60, 2),
    Count("celerium-2", 0, 4),
    Count("celerium-4", 24, 4),
    Count("celerium-1-solo", 40, 3),
    Count("celestia-4", 0, 14),
    Count("celestia-2-crews", 10, 14),
    Count("celestia-5-everything", 20, 12),
    Count("toy-reroll", 0, 9),
    Count("toy-duel", 0, 6),
    Count("toy-rush", 0, 4),
    Count("toy-hull", 0, 6),
    Count("toy-cargo", 0, 4),
)
