"""`astrodrome replay`: a log told, looked at, or verified."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.files import read_bytes
from astrodrome.games import game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.log import Log
from astrodrome.kernel.words import LANGUAGES
from astrodrome.reading import replay
from astrodrome.telling import result, tell


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--verify", action="store_true", help="only check that the log replays; status 1 if not")
    parser.add_argument("--at", type=int, metavar="N", help="print the view after N entries as JSON")
    parser.add_argument("--seat", type=int, metavar="S", help="as this seat sees it, from 0; without: a spectator")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")


def run(args: Namespace) -> int:
    """Tell a log, show one moment of it, or verify it."""
    data = read_bytes(args.file)
    if args.verify:
        return _verify(data)
    try:
        log = Log.from_json(data)
        spec = game(log.game)
        if args.seat is not None and not 0 <= args.seat < log.seats:
            raise BadArguments(f"--seat: expected 0 to {log.seats - 1}, found {args.seat}")
        if args.at is not None:
            if not 0 <= args.at <= len(log.entries):
                raise BadArguments(f"--at: expected 0 to {len(log.entries)}, found {args.at}")
            print(json.dumps(plain(replay(log, args.at).view(args.seat)), ensure_ascii=False, indent=2))
            return DONE
        playing = replay(log)
    except AstrodromeError as error:
        raise BadArguments(f"{args.file}: {error}") from None
    print("\n".join([*tell(spec, log, args.seat, args.lang), *result(playing, args.lang)]))
    return DONE


def _verify(data: bytes) -> int:
    try:
        playing = replay(data)
    except AstrodromeError as error:
        sys.stderr.write(f"astrodrome: the log does not replay: {error}\n")
        return FAILED
    state = "finished" if playing.over else "still running"
    print(f"verified: {len(playing.log.entries)} entries, {state}, digest {playing.digest()}")
    return DONE
