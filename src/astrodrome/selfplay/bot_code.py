"""Which code a bot had: fingerprints that show whether a bot has changed since its games were kept.

The fingerprint of a bot in a file covers the file and every module beside it that it imports, directly or through
another. What it reads without importing it (weights, tables) is not covered. The fingerprint of one of our bots is the
version of the package, the sources of the bots that play the game and the weights of our nets; `random` follows from
the rules alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.machinery import all_suffixes
from pathlib import Path
from typing import Final

import astrodrome.bots
from astrodrome.bots.levels import RANDOM, names
from astrodrome.kernel.errors import AstrodromeError, UnknownBot, excerpt, system_words

SUFFIX: Final = ".py"
"""How the path of a bot in a file ends."""
STAND_IN: Final = "normal"
"""Who plays on for a bot that has failed, where the game has one of that name."""
IMPORTERS: Final = ("import_module", "__import__")


class ChangedBot(AstrodromeError):
    """A bot has changed while its games were played."""


def is_file(name: str) -> bool:
    """Return whether the name of a bot is the path of a file; UnknownBot where it is no name at all."""
    if not isinstance(name, str):
        raise UnknownBot(f"expected a bot's name such as 'normal', or the path of a file, found {excerpt(name)}")
    return name.endswith(SUFFIX)


def code_of(bots: Sequence[str], game: str) -> dict[str, str]:
    """Return the fingerprints of some bots of a game by name; of the stand-in too, where a file may fail."""
    every = [*bots, *[STAND_IN for name in bots if is_file(name) and STAND_IN in names(game)]]
    return {name: _mark(name, game) for name in sorted(set(every)) if not _is_random(name)}


def check_code(code: Mapping[str, str], game: str) -> None:
    """Raise ChangedBot where a bot no longer has the fingerprint in `code`."""
    changed = [name for name, mark in code.items() if _now(name, game) != mark]
    if changed:
        raise ChangedBot(
            f"{' and '.join(changed)} changed while games were played: these stop here, "
            "and only those that were finished before count"
        )


def changed_since(kept: object, code: Mapping[str, str]) -> list[str]:
    """Return the bots whose fingerprint in `code` is not the one that was kept with games."""
    before = kept if isinstance(kept, dict) else {}
    return [name for name, mark in code.items() if before.get(name) != mark]


def refusal(place: Path, changed: Sequence[str]) -> str:
    """Return why games cannot be gone on with after their bots have changed, and what to do."""
    return (
        f"{place} holds games that {' and '.join(changed)} played with other code than now: "
        "name another place to play them again, or delete this one"
    )


def fingerprint(path: str) -> str:
    """Return the fingerprint of a bot in a file and of what it imports beside it; UnknownBot where it is not there."""
    start = Path(path).resolve()
    hashed = blake2b(digest_size=16)
    waiting, seen = [start], {start}
    while waiting:
        file = waiting.pop()
        try:
            data = file.read_bytes()
        except OSError as error:
            raise UnknownBot(f"{path} cannot be read as a bot: {file}: {system_words(error)}") from None
        hashed.update(f"{file.relative_to(start.parent)}\0{len(data)}\0".encode())
        hashed.update(data)
        for name in _imported(data) if file.suffix == SUFFIX else ():
            for found in _beside(start.parent, name):
                if found not in seen:
                    seen.add(found)
                    waiting.append(found)
    return hashed.hexdigest()


def _mark(name: str, game: str) -> str:
    return fingerprint(name) if is_file(name) else _ours(game)


def _now(name: str, game: str) -> str | None:
    try:
        return _mark(name, game)
    except UnknownBot:
        return None


def _beside(folder: Path, name: str) -> Iterator[Path]:
    """Give the files of the module or package of a name in a folder; nothing where it lies elsewhere."""
    for suffix in all_suffixes():
        if (folder / f"{name}{suffix}").is_file():
            yield folder / f"{name}{suffix}"
    if (folder / name).is_dir():
        yield from sorted(file for file in (folder / name).rglob("*") if file.suffix in all_suffixes())


@lru_cache(maxsize=256)
def _imported(data: bytes) -> tuple[str, ...]:
    """Return the first names of all modules that a source imports, wherever in it; none where it is no Python."""
    try:
        tree = ast.parse(data)
    except (SyntaxError, ValueError):
        return ()
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update([alias.name for alias in node.names])
        elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
            found.add(node.module)
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in IMPORTERS:
                found.update([str(one.value) for one in node.args[:1] if isinstance(one, ast.Constant)])
    return tuple(sorted({name.partition(".")[0] for name in found} - {""}))


def _is_random(name: str) -> bool:
    return name == RANDOM or name.endswith(f"/{RANDOM}")


@cache
def _ours(game: str) -> str:
    """Return the fingerprint of our bots of a game: it stays the same while the process lives, as its modules do."""
    folder = Path(astrodrome.bots.__file__).parent
    hashed = blake2b(digest_size=16)
    own = folder / game.replace("-", "_")
    sources = [*folder.glob("*.py"), *[one for one in own.rglob("*") if "__pycache__" not in one.parts]]
    for file in sorted([*sources, *(folder / "weights").glob("*.npz")]):
        if file.is_file() and file.suffix not in (".so", ".pyd"):
            hashed.update(f"{file.relative_to(folder)}\0".encode())
            hashed.update(file.read_bytes())
    return f"{astrodrome.__version__} {hashed.hexdigest()}"
