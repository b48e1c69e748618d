"""`astrodrome bench`: the engine's speed at each of its borders, optionally compiled and beside its peers."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Final, TypeVar

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.cli.speed.engines import Engine, Row
from astrodrome.cli.speed.measuring import BESIDE, COPIES, OWN, Advance, at_a_stretch, in_turns, length_of
from astrodrome.cli.speed.peers import (
    OTHERS,
    YARDSTICKS,
    check_sources,
    compiled_engine,
    compiled_folder,
    own_engine,
    peer,
    peers_installed,
)
from astrodrome.cli.speed.tables import AGAINST, as_table, ratios
from astrodrome.games import MODULES, game
from astrodrome.kernel.fields import Json
from astrodrome.selfplay.benchmark import is_compiled, machine

Made = TypeVar("Made")

OF_PEERS: Final = 7.5
"""How many measurements peers take after our games."""


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"the games (default: {', '.join(MODULES)})")
    parser.add_argument("--compiled", action="store_true", help="also measure the compiled engine")
    parser.add_argument(
        "--peers",
        action="store_true",
        help="also measure our compiled engine, Catanatron, OpenSpiel, RLCard and PettingZoo, and print ratios",
    )
    parser.add_argument(
        "--seconds", type=float, default=5.0, metavar="T", help="seconds for each measurement (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print a JSON object")
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Measure, and print tables or JSON."""
    if not 0 < args.seconds <= 120:
        raise BadArguments(f"--seconds: expected more than 0 and at most 120, found {args.seconds}")
    names = args.games or list(MODULES)
    for name in names:
        game(name)  # says which games there are
    check_sources(args.compiled, args.peers)
    bench = Bench(args)
    rows = bench.measured(names)
    result: dict[str, Json] = {**machine(), "seconds": args.seconds, "rows": [*rows]}
    print(json.dumps(result) if args.json else as_table(rows))
    if not args.json and args.peers:
        print("\n" + ratios(rows))
    for sentence in bench.failed:
        sys.stderr.write(f"astrodrome: {sentence}\n")
    return FAILED if bench.failed else DONE


class Bench:
    """One run: what is measured of our engines and of their peers. What fails costs nothing but its own figures."""

    def __init__(self, args: Namespace) -> None:
        self.failed: Final[list[str]] = []
        """What could not be measured, in sentences."""
        self._seconds: Final[float] = args.seconds
        self._quiet: Final[bool] = args.quiet
        self._advanced = 0.0
        both = (args.compiled or args.peers) and not is_compiled()
        self._python: Final = self._prepared("installing the peers", peers_installed) if args.peers else None
        self._compiled: Final = self._prepared("compiling the engine", compiled_folder) if both else None

    def measured(self, names: Sequence[str]) -> list[Row]:
        """Measure the games and return the rows of all engines."""
        with ExitStack() as stack:
            peers = self._peers({name: (script,) for name, script in YARDSTICKS.items()}, stack)
            length = length_of(len(names), 2 if self._compiled else 1, peers) + (OF_PEERS if self._python else 0.0)
            progress = Progress(round(length * self._seconds), "s of measuring", self._quiet)
            stack.callback(progress.close)

            def advance(seconds: float) -> None:
                self._advanced += seconds
                progress(round(self._advanced))

            rows = [row for name in names for row in self._game(name, peers, advance)]
            for engine in peers.values():
                at_a_stretch(engine, COPIES, self._seconds, advance)
            rows[:0] = [engine.row() for engine in peers.values()]
            for other in OTHERS:
                with ExitStack() as one:
                    for engine in self._peers({"": other}, one).values():
                        at_a_stretch(engine, BESIDE, self._seconds, advance)
                        rows.append(engine.row())
        return rows

    def _game(self, name: str, peers: Mapping[str, Engine], advance: Advance) -> list[Row]:
        """Measure one of our games, our two engines in turns."""
        with ExitStack() as stack:
            makes = [partial(own_engine, name)]
            if self._compiled:
                makes.append(partial(compiled_engine, name, self._compiled))
            engines = [engine for make in makes if (engine := self._started(make, stack))]
            for engine in engines:
                at_a_stretch(engine, OWN, self._seconds, advance)
            for border, against in AGAINST.items():
                in_turns(border, engines, peers.get(against), self._seconds, advance)
            return [engine.row() for engine in engines]

    def _peers(self, scripts: Mapping[str, tuple[str, ...]], stack: ExitStack) -> dict[str, Engine]:
        """Start peers, if they are wanted and installed; scripts and engines both by name."""
        if self._python is None:
            return {}
        makes = {name: partial(peer, self._python, *script) for name, script in scripts.items()}
        return {name: engine for name, make in makes.items() if (engine := self._started(make, stack))}

    def _started(self, make: Callable[[], Engine], stack: ExitStack) -> Engine | None:
        """Start an engine, which ends with the stack; None if it fails."""
        engine = self._tried(make)
        if engine:
            stack.callback(self._ended, engine)
        return engine

    def _ended(self, engine: Engine) -> None:
        engine.close()
        if engine.failure:
            self.failed.append(engine.failure)

    def _prepared(self, doing: str, step: Callable[[], str]) -> str | None:
        """Return what a step returns that takes minutes the first time; say so first."""
        if not self._quiet:
            sys.stderr.write(f"{doing}, where that was not done: a few minutes the first time\n")
            sys.stderr.flush()
        return self._tried(step)

    def _tried(self, make: Callable[[], Made]) -> Made | None:
        try:
            return make()
        except BadArguments as error:  # everything else is measured all the same
            self.failed.append(str(error))
            return None
