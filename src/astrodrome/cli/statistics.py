"""`astrodrome statistics`: what happened in a finished game, counted."""

from __future__ import annotations

import csv
import json
import sys
from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.files import read_bytes
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.tallies.statistics import Statistics, statistics

COLUMNS = ("game", "seat", "tally", "name", "count", "expected")


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="the log of a finished game")
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--csv", action="store_true", help="print one line of CSV for each count")
    forms.add_argument("--json", action="store_true", help="print everything as JSON")


def run(args: Namespace) -> int:
    """Print the statistics of a log."""
    try:
        found = statistics(read_bytes(args.file))
    except AstrodromeError as error:
        raise BadArguments(f"{args.file}: {error}") from None
    if args.json:
        print(json.dumps(plain(found), ensure_ascii=False))
    elif args.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows_of(found))
    else:
        print("\n".join(lines_of(found)))
    return DONE


def rows_of(found: Statistics) -> list[list[object]]:
    """Return a row for each count; `expected` is empty where there is no such figure."""
    return [
        [found.game, tally.seat, tally.name, one.name, one.count, "" if one.expected is None else one.expected / 100]
        for tally in found.tallies
        for one in tally.counts
    ]


def lines_of(found: Statistics) -> list[str]:
    """Return statistics in lines: one for each seat and kind; what could be expected is in brackets."""
    lines: list[str] = []
    for tally in found.tallies:
        counts = [
            f"{one.name} {one.count}" + ("" if one.expected is None else f" ({one.expected / 100:.1f})")
            for one in tally.counts
            if one.count or one.expected
        ]
        lines.append(f"seat {tally.seat}, {tally.name}: {', '.join(counts)}")
    for seat, time in enumerate(found.time_ms):
        if time is not None:
            lines.append(f"seat {seat}, time: {time / 1000:.0f} s for {found.answers[seat]} answers")
    return lines
