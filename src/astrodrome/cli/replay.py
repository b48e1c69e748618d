"""`astrodrome replay`: print, inspect or verify a log."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.files import read_bytes
from astrodrome.game_logs.narration import result, tell
from astrodrome.game_logs.parsing import draw_faults, replay
from astrodrome.games import game
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.log import Log
from astrodrome.kernel.seed_draw import SeedDraw


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="a log, as the page or `astrodrome tables export` writes it")
    parser.add_argument("--verify", action="store_true", help="only check that the log replays; exit status 1 if not")
    parser.add_argument("--at", type=int, metavar="N", help="print the view after N entries as JSON")
    parser.add_argument(
        "--position", action="store_true", help="print the position at the end, or after N entries with --at, as text"
    )
    parser.add_argument("--seat", type=int, metavar="S", help="what this seat sees, from 0 (default: a spectator)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language (default: %(default)s)")


def run(args: Namespace) -> int:
    """Print a log, show a moment of it, or verify it."""
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
            playing = replay(log, args.at)
            if not args.position:
                print(json.dumps(plain(playing.view(args.seat)), ensure_ascii=False, indent=2))
                return DONE
        else:
            playing = replay(log)
        if args.position:
            print(playing.position())
            return DONE
    except AstrodromeError as error:
        raise BadArguments(f"{args.file}: {error}") from None
    print("\n".join([*tell(spec, log, args.seat, args.lang), *result(playing, args.lang)]))
    return DONE


def _verify(data: bytes) -> int:
    try:
        log = Log.from_json(data)
        playing = replay(log)
    except AstrodromeError as error:
        sys.stderr.write(f"astrodrome: the log does not replay: {error}\n")
        return FAILED
    wrong = [] if log.draw is None else draw_faults(log)
    if wrong:
        sys.stderr.write(f"astrodrome: the draw of the seed is wrong: {'; '.join(wrong)}\n")
        return FAILED
    state = "finished" if playing.over else "still running"
    print(f"verified: {len(playing.log.entries)} entries, {state}, digest {playing.digest()}")
    print("dice: the game began at a position, and claims no fair dice" if log.position else _dice(log.draw))
    return DONE


def _dice(draw: SeedDraw | None) -> str:
    """Say what a log shows of its seed, and no more: anyone can write a log with any promise in it."""
    if draw is None:
        return "dice: the log does not say how its seed was drawn"
    seats = ", ".join(str(share.seat) for share in draw.shares)
    numbers = f"and the numbers of seats {seats}" if seats else "alone: no seat gave a number"
    again = f"; round {draw.round}, earlier ones given up by seats {list(draw.given_up)}" if draw.round > 1 else ""
    return (
        f"dice: the seed fits the secret of table {draw.table} {numbers}{again}; the draw is fair if you saw the "
        f"promise {draw.promise[:16]}… and the commitments before the start"
    )
