"""Holding a contest: block after block, each kept on disk before the next counts, so that a kill loses none."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final, TextIO, cast

from astrodrome.kernel.errors import AstrodromeError, system_words
from astrodrome.kernel.fields import Json
from astrodrome.research.arena import (
    EVERYTHING,
    Block,
    Contest,
    Finished,
    Meeting,
    Share,
    check,
    ladder_round,
    play_blocks,
    round_robin,
)
from astrodrome.research.ratings import plackett_luce, rate
from astrodrome.research.standings import Standings, order_of, standings
from astrodrome.selfplay.bot_code import ChangedBot, changed_since, code_of, refusal

FORMAT: Final = 3


class OtherContest(AstrodromeError):
    """A file of results belongs to another contest, or is none."""


class NotKept(Exception):
    """A finished block could not be written; the system's words say why."""


class Stopped(AstrodromeError):
    """A contest broke off: a bot changed, or its results could not be kept; `table` is what was finished before."""

    def __init__(self, words: str, table: Standings) -> None:
        super().__init__(words)
        self.table: Final = table


class Results:
    """A file of finished blocks, one JSON line each after a line that says which contest it is.

    Blocks may be missing among them, where another machine plays these.
    """

    def __init__(self, contest: Contest, path: Path | None) -> None:
        self.finished: list[Finished] = []
        """The blocks that were played."""
        self._file: TextIO | None = None
        if path is None:
            return
        head: dict[str, Json] = {"arena": FORMAT, **contest.to_json()}
        if path.exists() and path.stat().st_size:
            self.finished = _read(path, head)
        # A line cut off by a kill is dropped: the file is written again up to there.
        fresh = path.with_name(path.name + ".new")
        fresh.write_text("\n".join([_line(head), *map(_finished_line, self.finished), ""]), encoding="utf-8")
        fresh.replace(path)
        self._file = path.open("a", encoding="utf-8")

    def add(self, one: Finished) -> None:
        """Keep a block for good."""
        self.finished.append(one)
        if self._file is None:
            return
        try:
            self._file.write(_finished_line(one) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise NotKept(system_words(error)) from None

    def close(self) -> None:
        """Write nothing more."""
        if self._file is not None:
            with suppress(OSError):  # a failed write was reported when it happened
                self._file.close()


def hold(
    contest: Contest,
    jobs: int,
    path: Path | None,
    progress: Callable[[int, int], None],
    share: Share = EVERYTHING,
) -> Standings:
    """Play a contest to its end, or what its file lacks; `progress` gets games done and games in all.

    With a `share` only these deals are played, which a ladder cannot do. Stopped says that a bot changed meanwhile, or
    that the file could not be written on, and holds the table of what was finished before.
    """
    check(contest)
    contest = replace(contest, code=code_of(contest.bots, contest.game))
    if contest.style != "pair":
        plackett_luce()  # says what is missing before anything is played
    results = Results(contest, path)
    try:
        if contest.style == "ladder":
            assert share == EVERYTHING, "who meets in a ladder depends on all games before"
            _hold_ladder(contest, jobs, results, progress)
        else:
            _hold_round_robin(contest, jobs, results, progress, share)
    except KeyboardInterrupt:
        pass  # what is finished so far is reported as such
    except ChangedBot as changed:
        raise Stopped(str(changed), standings(contest, results.finished)) from None
    except NotKept as fault:
        raise Stopped(f"{path} cannot be written: {fault}", standings(contest, results.finished)) from None
    finally:
        results.close()
    return standings(contest, results.finished)


def _hold_round_robin(
    contest: Contest, jobs: int, results: Results, progress: Callable[[int, int], None], share: Share
) -> None:
    blocks = round_robin(contest)
    kept = {one.block.number for one in results.finished}
    missing = [block for block in blocks if block.number not in kept and share.has(block.number)]
    for one in play_blocks(contest, missing, jobs):
        results.add(one)
        progress(len(results.finished) * contest.turns, len(blocks) * contest.turns)


def kept(contest: Contest, path: Path) -> Standings:
    """Return the table of the games of a contest that a file holds; without the file, of none."""
    contest = replace(contest, code=code_of(contest.bots, contest.game))
    found = _read(path, {"arena": FORMAT, **contest.to_json()}) if path.is_file() and path.stat().st_size else []
    return standings(contest, found)


def _hold_ladder(contest: Contest, jobs: int, results: Results, progress: Callable[[int, int], None]) -> None:
    """Play rounds until the games are played: the order of each round follows from the rounds before it alone."""
    done = 0
    while done * contest.seats < contest.games:
        meetings = [meeting for one in results.finished[:done] for meeting in one.meetings]
        order = order_of(rate(len(contest.bots), meetings))
        blocks = ladder_round(contest, order, done)
        for one in play_blocks(contest, blocks[max(0, len(results.finished) - done) :], jobs):
            results.add(one)
            progress(len(results.finished) * contest.seats, contest.games)
        done += len(blocks)


def _line(body: dict[str, Json]) -> str:
    return json.dumps(body, separators=(",", ":"), ensure_ascii=False)


def _finished_line(one: Finished) -> str:
    return _line(cast("dict[str, Json]", asdict(one)))


def _read(path: Path, head: dict[str, Json]) -> list[Finished]:
    lines = path.read_text(encoding="utf-8").split("\n")
    try:
        given: object = json.loads(lines[0])
    except ValueError:
        given = None
    if not isinstance(given, dict) or "arena" not in given:
        raise OtherContest(f"{path} is not a results file of the arena: name another file")
    if given["arena"] != FORMAT:
        raise OtherContest(f"{path} has an older format, without the code of its bots: name another file")
    different = sorted(name for name in head if given.get(name) != head[name])
    if different == ["code"]:
        raise OtherContest(refusal(path, changed_since(given["code"], cast("Mapping[str, str]", head["code"]))))
    if different:
        raise OtherContest(
            f"{path} holds the results of another contest: it differs in {', '.join(different)}; name another file"
        )
    finished: list[Finished] = []
    for number, line in enumerate(lines[1:-1]):  # the last line has no end: it is empty, or was torn
        try:
            one = _block_from(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise OtherContest(f"{path}, line {number + 2}: this is not a finished block") from None
        finished.append(one)
    return sorted({one.block.number: one for one in finished}.values(), key=lambda one: one.block.number)


def _block_from(body: dict[str, Json]) -> Finished:
    block = cast("dict[str, Json]", body["block"])
    games = cast("Sequence[dict[str, list[Json]]]", body["meetings"])
    meetings = [
        Meeting(
            tuple(cast("list[int]", one["bots"])),
            tuple(cast("list[int]", one["ranks"])),
            tuple(cast("list[float]", one["shares"])),
            tuple(cast("list[int]", one["scores"])),
            str(one["digest"]),
            tuple(cast("list[str]", one["faults"])),
            tuple(cast("list[int]", one.get("failed", []))),
        )
        for one in games
    ]
    return Finished(Block(cast("int", block["number"]), tuple(cast("list[int]", block["lineup"]))), tuple(meetings))
