"""Folders of games that were played: what another machine played is added, and how long everything took is noted.

Each file is a line that says what its games are, and then a line of JSON for each deal, with its number.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from astrodrome.bots.levels import names
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.selfplay.bot_code import changed_since, code_of, refusal

TIMES: Final = "seconds.json"
"""How long each file took, beside the files: the seconds and processes of each run."""
Run = tuple[float, int]
"""How many seconds a run took, with how many processes."""


class OtherGames(AstrodromeError):
    """A file holds other games than those asked for, or none."""


def add_folder(folder: Path, other: Path) -> int:
    """Add the games of another folder to those of a folder; return how many deals are new."""
    paths = sorted(other.glob("*.jsonl"))
    if not paths:
        raise OtherGames(f"{other} holds no results: expected files such as memoracers-2-base-easy-random.jsonl")
    new = sum([_add_file(folder / path.name, path) for path in paths])
    times, more = _times(folder), _times(other)
    _write_times(folder, {name: {**more.get(name, {}), **times.get(name, {})} for name in {*times, *more}})
    return new


def number_of(line: Mapping[str, Any]) -> int:
    """Return the number of the deal that a line of a file is about."""
    number = line["number"] if "number" in line else line["block"]["number"]
    return int(number)


def read_lines(path: Path, head: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the lines of a file in the order of their deals, none where it is empty or not there.

    A line cut off by a kill is left out. OtherGames says what differs from the `head` that the file should have.
    """
    if not path.is_file() or not path.stat().st_size:
        return []
    lines = path.read_text(encoding="utf-8").split("\n")
    try:
        given = json.loads(lines[0])
        if given != head:
            changed = changed_since(given.get("code"), head["code"])
            others = sorted(name for name in head if given.get(name) != head[name] and name != "code")
            if others:
                raise OtherGames(f"{path} holds other games: it differs in {', '.join(others)}; name another folder")
            raise OtherGames(refusal(path, changed))
        return _in_order(json.loads(line) for line in lines[1:-1])
    except (ValueError, TypeError, KeyError, AttributeError):
        raise OtherGames(f"{path} holds no results that can be read: name another folder") from None


def write_lines(path: Path, head: Mapping[str, Any], lines: Iterable[Mapping[str, Any]]) -> None:
    """Write a file, in place of the one that is there: its head, which says what it is about, and its lines."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text("\n".join([*[line_of(one) for one in (head, *lines)], ""]), encoding="utf-8")
    fresh.replace(path)


def line_of(body: Mapping[str, Any]) -> str:
    """Return a line of a file."""
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False)


def add_time(folder: Path, name: str, seconds: float, jobs: int) -> None:
    """Note how many seconds a run took, in so many processes (`jobs`), for the file of a name in a folder."""
    times = _times(folder)
    times.setdefault(name, {})[uuid4().hex] = (round(seconds, 1), jobs)
    _write_times(folder, times)


def time_of(folder: Path, names: Iterable[str]) -> dict[int, float]:
    """Return the seconds that some files of a folder took, by the number of processes."""
    times = _times(folder)
    found: defaultdict[int, float] = defaultdict(float)
    for name in names:
        for seconds, jobs in times.get(name, {}).values():
            found[jobs] += seconds
    return dict(found)


def time_in_words(seconds: Mapping[int, float]) -> str:
    """Return `seconds` by the number of processes in words, those of most processes first.

    >>> time_in_words({1: 20.0, 16: 5520.0})
    '1 h 32 min on 16 cores and 1 min on one core'
    """
    parts = []
    for jobs, took in sorted(seconds.items(), reverse=True):
        minutes = max(1, round(took / 60))
        words = f"{minutes // 60} h {minutes % 60} min" if minutes >= 60 else f"{minutes} min"
        parts.append(f"{words} on {f'{jobs} cores' if jobs > 1 else 'one core'}")
    return " and ".join(parts) or "no time"


def _add_file(own: Path, other: Path) -> int:
    """Add the lines of another file with the same head, played by the bots of today; return how many are new."""
    try:
        head = json.loads(other.read_text(encoding="utf-8").split("\n", 1)[0])
    except ValueError:
        head = None
    if not isinstance(head, dict) or not {"game", "code"} <= head.keys():
        raise OtherGames(f"{other} is not a file of results")
    bots = [name for name in head["code"] if name in names(head["game"])]
    if changed := changed_since(head["code"], code_of(bots, head["game"])):
        raise OtherGames(refusal(other, changed))
    theirs, ours = read_lines(other, head), read_lines(own, head)
    lines = _in_order([*theirs, *ours])
    write_lines(own, head, lines)
    return len(lines) - len(ours)


def _in_order(lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for _, line in sorted({number_of(line): line for line in lines}.items())]


def _times(folder: Path) -> dict[str, dict[str, Run]]:
    found: dict[str, Any] = {}
    with suppress(OSError, ValueError):  # a file that is lost or torn costs its times, and no results
        found = json.loads((folder / TIMES).read_text(encoding="utf-8"))
    return {name: runs for name, runs in found.items() if isinstance(runs, dict)}  # in older files: a number


def _write_times(folder: Path, times: Mapping[str, Mapping[str, Run]]) -> None:
    path = folder / TIMES
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(times, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(path)
