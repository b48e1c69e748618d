"""`astrodrome bench`: the engine's speed, beside its peers' if asked for."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from importlib.metadata import version

from astrodrome.benchmark import is_compiled, machine, measure
from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.peers import measure_compiled, measure_peers
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import GAMES
from astrodrome.kernel.fields import Json


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--compiled", action="store_true", help="also measure the engine compiled")
    parser.add_argument(
        "--peers", action="store_true", help="also measure Catanatron, RLCard, OpenSpiel, PettingZoo, and us compiled"
    )
    parser.add_argument("--seconds", type=float, default=5.0, metavar="T", help="how long each figure is measured")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_quiet(parser)


def run(args: Namespace) -> int:
    """Measure, and print a table or JSON."""
    if not 0 < args.seconds <= 120:
        raise BadArguments(f"--seconds: expected more than 0 and at most 120, found {args.seconds}")
    progress = Progress(len(GAMES) + args.peers, "measurements", args.quiet)
    own = "Astrodrome, compiled" if is_compiled() else "Astrodrome"
    rows: list[dict[str, Json]] = []
    try:
        for done, spec in enumerate(GAMES, 1):
            seats = min(4, spec.seats[-1])
            speeds = measure(spec, seats, args.seconds)
            rows.append(
                {"peer": own, **asdict(speeds), "version": version("astrodrome"), "game": f"{spec.name}, {seats} seats"}
            )
            progress(done)
        if (args.compiled or args.peers) and not is_compiled():
            rows += measure_compiled(args.seconds)
        if args.peers:
            rows += measure_peers(args.seconds)
    finally:
        progress.close()
    result: dict[str, Json] = {**machine(), "seconds": args.seconds, "rows": [*rows]}
    print(json.dumps(result) if args.json else as_table(rows))
    return DONE


def as_table(rows: list[dict[str, Json]]) -> str:
    """Return the figures as a Markdown table."""
    columns = ("peer", "version", "game", "choices", "games", "copies", "iterations")
    heads = ("engine", "version", "game", "choices/s", "games/s", "copies/s", "search iterations/s")
    lines = ["| " + " | ".join(heads) + " |", "|" + "---|" * len(heads)]
    lines += ["| " + " | ".join([_cell(row.get(name)) for name in columns]) + " |" for row in rows]
    return "\n".join(lines)


def _cell(value: Json) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if isinstance(value, int | float) else str(value)
