"""Self-play at scale: stretches of games on worker processes or on Ray, each kept on disk as soon as it is played.

The games of a plan are cut into stretches of fixed size. A stretch is one file, written beside and then put in place,
so that a kill leaves only complete stretches; the same command plays those that are missing. Who plays a stretch,
and when, changes nothing in it.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, cast

from astrodrome.games import game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.fields import Json
from astrodrome.selfplay.bot_code import changed_since, check_code, code_of, is_file, refusal
from astrodrome.selfplay.bot_file import Fault
from astrodrome.selfplay.dataset import FORMAT, HEAD
from astrodrome.selfplay.packing import Corrupt, Packed, PackedMove, pack, unpack
from astrodrome.selfplay.simulation import AHEAD, Plan, Played, game_seed, play_one

STRETCH: Final = 250
NOT_NOTED: Final[dict[str, Json]] = {"code": {}}
"""What the head of a data set from before it noted the code of its bots leaves out; `random` has none."""


class OtherPlan(AstrodromeError):
    """A folder holds the games of another plan, or is no data set."""


@dataclass(frozen=True, slots=True)
class DatasetFolder:
    """The folder of a plan: which stretches there are, and which are played."""

    plan: Plan
    games: int
    folder: Path

    def head(self) -> dict[str, Json]:
        """Return what makes two plans the same: everything but how many games are played."""
        spec = game(self.plan.game)
        limits: dict[str, Json] = {}
        if any([is_file(name) for name in self.plan.bots]):
            limits = {"bot_seconds": self.plan.limits.seconds, "bot_memory": self.plan.limits.memory_mb}
        return {
            "game": self.plan.game,
            "rules_version": spec.rules_version,
            "seats": self.plan.seats,
            "options": spec.options_json(spec.read_options(self.plan.seats, self.plan.options)),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "stretch": STRETCH,
            "code": dict(self.plan.code),
            **limits,
        }

    def open(self) -> None:
        """Make the folder, or check that it is this plan's; what a kill left half written is cleared away."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / HEAD
        if path.exists():
            try:
                found = json.loads(path.read_text(encoding="utf-8"))["plan"]
            except (ValueError, KeyError, TypeError):
                raise OtherPlan(f"{path} cannot be read as the head of a data set") from None
            self._compare(found)
        elif any(self.folder.iterdir()):
            raise OtherPlan(f"{self.folder} is not empty and is no data set")
        for torn in self.folder.glob("*.new"):
            torn.unlink()
        body: dict[str, Json] = {"format": FORMAT, "plan": self.head(), "games": self.games}
        put(path, json.dumps(body, indent=2).encode() + b"\n")

    def _compare(self, found: dict[str, Json]) -> None:
        different = [name for name, value in self.head().items() if found.get(name, NOT_NOTED.get(name)) != value]
        if different == ["code"]:
            raise OtherPlan(refusal(self.folder, changed_since(found.get("code"), self.plan.code)))
        if different:
            raise OtherPlan(
                f"{self.folder} holds games of another plan: it differs in {', '.join(different)}; name another folder"
            )

    def stretches(self) -> list[range]:
        """Return the stretches of the plan."""
        return [range(start, min(start + STRETCH, self.games)) for start in range(0, self.games, STRETCH)]

    def part(self, stretch: range) -> Path:
        """Return the file of a stretch; a shorter last one has a separate file."""
        return self.folder / f"part-{stretch.start // STRETCH:06}.bin"

    def played(self, stretch: range) -> list[Packed] | None:
        """Return the games of a stretch that was played; None where it was not, or was the shorter end of a plan."""
        path = self.part(stretch)
        if not path.exists():
            return None
        try:
            found = unpack(path.read_bytes(), self.plan.seats)
        except Corrupt as error:
            raise OtherPlan(f"{path}: {error}") from None
        return found if [one.index for one in found] == list(stretch) else None


def put(path: Path, data: bytes) -> None:
    """Write a file atomically: it is there completely or not at all."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def play_stretch(plan: Plan, stretch: range) -> bytes:
    """Play the games of a stretch and return them packed; this is what a worker does, wherever it is."""
    check_code(plan.code, plan.game)
    return pack([packed(plan, index, play_one(plan, index, noted=True)) for index in stretch])


def packed(plan: Plan, index: int, one: Played) -> Packed:
    """Return a played game as it is packed."""
    moves: tuple[PackedMove, ...] = tuple(
        [move if isinstance(move, int) else (move[0], plain(move[1])) for move in one.moves]
    )
    faults = tuple([cast("Json", asdict(fault)) for fault in one.faults])
    return Packed(
        index=index,
        seed=game_seed(plan, index),
        decisions=one.decisions,
        forced=one.forced,
        scores=one.scores,
        ranks=one.ranks,
        winners=one.winners,
        digest=one.digest,
        faults=faults,
        moves=moves,
    )


def unpacked(one: Packed) -> Played:
    """Return a packed game as the figures of a simulation, without its moves."""
    faults = tuple([Fault(**cast("dict[str, str]", fault)) for fault in one.faults])  # type: ignore[arg-type]  # as written
    return Played(one.decisions, one.forced, one.scores, one.winners, one.digest, one.ranks, faults)


def play_dataset(folder: DatasetFolder, jobs: int, cluster: str | None = None) -> Iterator[Played]:
    """Play what is missing of a plan, and give back every game in order: from the disk, or as it is played.

    With the address of a Ray cluster its workers play, else processes of this machine. Wherever it is, a worker whose
    bots have other code than those of the plan plays nothing: ChangedBot.
    """
    plan = replace(folder.plan, code=code_of(folder.plan.bots, folder.plan.game))
    folder = replace(folder, plan=plan)
    folder.open()
    missing = [stretch for stretch in folder.stretches() if folder.played(stretch) is None]
    if cluster is not None:
        from astrodrome.selfplay.cluster import play_on_ray  # noqa: PLC0415 - Ray is an extra

        source = play_on_ray(play_stretch, folder.plan, missing, jobs, cluster)
    else:
        source = play_here(folder.plan, missing, jobs)
    waiting = iter(folder.stretches())
    for stretch, data in source:
        put(folder.part(stretch), data)
        yield from _ready(folder, waiting, stretch)
    yield from _ready(folder, waiting, None)


def _ready(folder: DatasetFolder, waiting: Iterator[range], upto: range | None) -> Iterator[Played]:
    """Give back the games of all stretches up to one that was just played; without one, all the others."""
    for stretch in waiting:
        for one in folder.played(stretch) or []:
            yield unpacked(one)
        if stretch == upto:
            return


def play_here(plan: Plan, stretches: list[range], jobs: int) -> Iterator[tuple[range, bytes]]:
    """Play stretches on this machine, giving them back in order."""
    if jobs <= 1:
        for stretch in stretches:
            yield stretch, play_stretch(plan, stretch)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            asked: list[tuple[range, Future[bytes]]] = []
            for stretch in stretches:
                asked.append((stretch, pool.submit(play_stretch, plan, stretch)))
                if len(asked) >= jobs * AHEAD:
                    wait([asked[0][1]], return_when=FIRST_COMPLETED)
                    first, done = asked.pop(0)
                    yield first, done.result()
            for first, done in asked:
                yield first, done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
