"""`astrodrome tables`: list, show, close, export and delete the tables of a database."""

from __future__ import annotations

import asyncio
import json
import sys
import time
import zlib
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.hosting import add_database, database_of, write_out

if TYPE_CHECKING:
    from astrodrome.server.store.archive import Archive, Entered

STATUSES: Final = ("waiting", "running", "over", "stopped")


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    jobs = parser.add_subparsers(dest="job", metavar="JOB", required=True)
    listing = jobs.add_parser("list", help="list the newest tables")
    listing.add_argument("--status", choices=STATUSES, default="", help="only tables with this status")
    listing.add_argument("--most", type=int, default=50, metavar="N", help="how many at most (default: %(default)s)")
    listing.add_argument("--json", action="store_true", help="print a JSON object per line")
    showing = jobs.add_parser("show", help="show a table")
    closing = jobs.add_parser("close", help="close a table for good; its log is kept")
    exporting = jobs.add_parser("export", help="write the log of a table, or its recording")
    exporting.add_argument("--recording", action="store_true", help="write what everybody saw of a finished game")
    exporting.add_argument("--output", metavar="FILE", help="the file to write (default: standard output)")
    for job in (showing, closing, exporting):
        job.add_argument("table", metavar="TABLE", help="the id of a table")
    pruning = jobs.add_parser("prune", help="delete tables without activity")
    pruning.add_argument(
        "--keep-days", type=int, required=True, metavar="D", help="keep tables with activity in the last D days"
    )
    for job in (listing, showing, closing, exporting, pruning):
        add_database(job)


def run(args: Namespace) -> int:
    """Run the command."""
    jobs: dict[str, Callable[[Archive, Namespace], Awaitable[int]]] = {
        "list": _list,
        "show": _show,
        "close": _close,
        "export": _export,
        "prune": _prune,
    }
    return asyncio.run(_with_archive(jobs[args.job], args))


async def _with_archive(job: Callable[[Archive, Namespace], Awaitable[int]], args: Namespace) -> int:
    from astrodrome.server.operations.backup import open_archive  # noqa: PLC0415 - other commands need no server

    archive = await open_archive(database_of(args, existing=True))
    try:
        return await job(archive, args)
    finally:
        await archive.store.close()


async def _list(archive: Archive, args: Namespace) -> int:
    if not 1 <= args.most <= 100_000:
        raise BadArguments(f"--most: expected 1 to 100000, found {args.most}")
    found = await archive.latest(args.status, args.most)
    for table in found:
        if args.json:
            print(json.dumps(facts(table)))
        else:
            print(f"{table.id}  {table.game:16} {table.status:8} {table.entries:5} entries  {day(table.touched)}")
    return DONE


async def _show(archive: Archive, args: Namespace) -> int:
    table = await _found(archive, args.table)
    kept = await archive.store.load(table.id)
    seats = [] if kept is None else [{"seat": s.seat, "kind": s.kind, "name": s.name, "bot": s.bot} for s in kept.seats]
    recorded = await archive.store.recording(table.id) is not None
    print(json.dumps({**facts(table), "recorded": recorded, "seats": seats}, ensure_ascii=False, indent=2))
    return DONE


async def _close(archive: Archive, args: Namespace) -> int:
    table = await _found(archive, args.table)
    if table.status in ("over", "stopped"):
        sys.stderr.write(f"astrodrome: the table is already {table.status}\n")
        return FAILED
    await archive.store.stop_table(table.id)
    print(f"closed {table.id}; its log is kept")
    return DONE


async def _export(archive: Archive, args: Namespace) -> int:
    from astrodrome.server.store.archive import log_of  # noqa: PLC0415

    table = await _found(archive, args.table)
    if args.recording:
        packed = await archive.store.recording(table.id)
        if packed is None:
            sys.stderr.write("astrodrome: this table has no recording; a game is recorded when it is over\n")
            return FAILED
        write_out(zlib.decompress(packed), args.output)
        return DONE
    kept = await archive.store.load(table.id)
    assert kept is not None, "it was found a moment ago"
    write_out(log_of(kept), args.output)
    return DONE


async def _prune(archive: Archive, args: Namespace) -> int:
    if not 1 <= args.keep_days <= 36_500:
        raise BadArguments(f"--keep-days: expected 1 to 36500, found {args.keep_days}")
    gone = await archive.prune(args.keep_days, time.time_ns() // 1_000_000)
    print(f"deleted {len(gone)} tables without activity for {args.keep_days} days")
    return DONE


async def _found(archive: Archive, table: str) -> Entered:
    found = await archive.find(table)
    if found is None:
        raise BadArguments(f"there is no table {table!r:.40} in this database")
    return found


def facts(table: Entered) -> dict[str, object]:
    """Return what a list shows of a table; it contains no secret of the game."""
    return {
        "table": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "status": table.status,
        "entries": table.entries,
        "created": day(table.created),
        "touched": day(table.touched),
    }


def day(ms: int) -> str:
    """Return a moment as people write it.

    >>> day(1_700_000_000_000)
    '2023-11-14 22:13'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
