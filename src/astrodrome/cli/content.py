"""`astrodrome content`: a game's own tables of cards and tiles, to be changed and played with `--content`."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from astrodrome.cli.common import add_game
from astrodrome.cli.errors import DONE
from astrodrome.cli.files import read_table
from astrodrome.cli.outputs import check_output, write_output
from astrodrome.games import game
from astrodrome.research.content_changes import changes, changes_table, checked_tables, our_tables


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add_game(parser)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write them to this file (default: print them)")
    parser.add_argument(
        "--changes", metavar="FILE", help="print instead what your table (.toml or .json) changes, row by row"
    )


def run(args: Namespace) -> int:
    """Print or write a game's tables, or what a table changes in them."""
    ours = our_tables(args.game)
    if args.changes is not None:
        theirs = checked_tables(args.game, game(args.game).seats[0], {"content": read_table(args.changes)})
        found = changes(ours, theirs)
        sys.stdout.write(changes_table(found) + "\n" if found else "No row differs.\n")
        return DONE
    path = check_output("--out", args.out, ".json")
    text = as_lines(ours)
    if path is None:
        sys.stdout.write(text)
    return write_output("--out", path, lambda place: place.write_text(text, encoding="utf-8"))


def as_lines(tables: object) -> str:
    """Return tables as JSON with a line for each row, which is easy to read and to change."""
    assert isinstance(tables, dict), "tables have names"
    parts = []
    for name, table in tables.items():
        rows = table if isinstance(table, list) else None
        body = ",\n".join([f"    {json.dumps(row, ensure_ascii=False)}" for row in rows]) if rows else ""
        shown = f"[\n{body}\n  ]" if rows else json.dumps(table, ensure_ascii=False)
        parts.append(f"  {json.dumps(name)}: {shown}")
    return "{\n" + ",\n".join(parts) + "\n}\n"
