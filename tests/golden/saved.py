"""Saves that were made once and are kept: a game of every golden recipe and of every law setting, saved half way.

They hold what a change of the code's shape must not touch: how a state is saved, its digest, and where the game leads.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from astrodrome.games import GAMES
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Entry, Log
from astrodrome.kernel.spec import AnySpec
from tests.golden.recipe import FOLDER
from tests.golden.recipes import RECIPES
from tests.golden.transcript import read
from tests.laws.play import finished
from tests.laws.registry import every_setting

SAVES: Final = FOLDER / "saves"
NAMES: Final = FOLDER / "names.json"


@dataclass(frozen=True)
class Saved:
    """One game: its log, its save (without the log) and digest half way, and its digest at the end."""

    name: str
    log: str
    save: str
    digest: str
    end: str

    @property
    def half(self) -> int:
        """After how many answers it was saved."""
        return len(Log.from_json(self.log).entries) // 2


def saved(name: str, game: AnyGame) -> Saved:
    """Save a finished game half way."""
    log = game.log
    half = game.spec.replay(log, len(log.entries) // 2)
    return Saved(name, log.to_json().decode(), half.save(log=False).decode(), half.digest(), game.digest())


def play_on(half: AnyGame, one: Saved) -> AnyGame:
    """Play what remains of a game that was loaded half way."""
    for item in Log.from_json(one.log).entries[one.half :]:
        assert isinstance(item, Entry), "nobody goes back in these games"
        half.play(item.seat, half.spec.codec.decode_action(item.action))
    return half


def names_of(spec: AnySpec) -> list[str]:
    """Return the names of the games that are saved: golden games, and one for each law setting."""
    golden = [f"golden-{recipe.name}" for recipe in RECIPES if recipe.game == spec.name]
    return golden + [f"law-{case.setting.name}" for case in every_setting() if case.subject.spec.name == spec.name]


def play_all(spec: AnySpec) -> list[Saved]:
    """Play every game that is saved."""
    scripts = {
        recipe.name: read(recipe.path.read_text(encoding="utf-8")) for recipe in RECIPES if recipe.game == spec.name
    }
    cases = [case for case in every_setting() if case.subject.spec.name == spec.name]
    return [
        *[saved(f"golden-{name}", script.after(len(script.answers))) for name, script in scripts.items()],
        *[saved(f"law-{case.setting.name}", finished(case)) for case in cases],
    ]


def file_of(spec: AnySpec) -> Path:
    """Return where the saves of a game are kept."""
    return SAVES / f"{spec.name}-halfway.json.gz"


def write_saves(spec: AnySpec) -> int:
    """Play a game again and keep its saves; return how many there are."""
    found = play_all(spec)
    SAVES.mkdir(exist_ok=True)
    text = json.dumps([asdict(one) for one in found], ensure_ascii=False)
    file_of(spec).write_bytes(gzip.compress(text.encode(), mtime=0))
    return len(found)


def read_saves(spec: AnySpec) -> list[Saved]:
    """Return the saves that are kept of a game; none where it is new."""
    if not file_of(spec).exists():
        return []
    return [Saved(**one) for one in json.loads(gzip.decompress(file_of(spec).read_bytes()))]


def kinds(records: Sequence[type[object]]) -> list[str]:
    """Return the names under which kinds of records are saved and sent, in their order."""
    return [kind.__name__ for kind in records]


def saved_names() -> dict[str, dict[str, list[str]]]:
    """Return, for every game, what saves, logs and action ids are made of: names, and their order."""
    return {
        spec.name: {
            "actions": kinds(spec.actions),
            "events": kinds(spec.events),
            "offers": kinds(spec.offers),
            "tasks": sorted(kinds(spec.tasks)),
            "fields": [field.name for field in spec.fields],
        }
        for spec in GAMES
    }
