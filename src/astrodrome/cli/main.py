"""The commands and how they end."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from astrodrome.cli import (
    arena,
    backup,
    bench,
    bot,
    content,
    games,
    levels,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    statistics,
    study,
    tables,
)
from astrodrome.cli.errors import BAD_ARGUMENTS, FAILED, INTERRUPTED, BadArguments
from astrodrome.kernel.errors import AstrodromeError, system_words
from astrodrome.kernel.mypyc_support import override

COMMANDS: Final[dict[str, tuple[str, Callable[[ArgumentParser], None], Callable[..., int]]]] = {
    "play": ("start the server on this machine and open the page (the default)", play.add_arguments, play.run),
    "serve": ("start a server for other people: limits, metrics, structured logs", serve.add_arguments, serve.run),
    "tables": ("list, show, close, export or delete the tables of a database", tables.add_arguments, tables.run),
    "backup": ("copy a database to a file, even while people play", backup.add_arguments, backup.run),
    "restore": ("read a backup into a database", backup.add_restore_arguments, backup.run_restore),
    "games": ("list the games", games.add_arguments, games.run),
    "simulate": ("let bots play many games, and print statistics", simulate.add_arguments, simulate.run),
    "arena": ("run a tournament of bots, and rate them", arena.add_arguments, arena.run),
    "levels": ("compare the levels of all games, and write the leaderboard", levels.add_arguments, levels.run),
    "bot": ("let a bot play at a live table", bot.add_arguments, bot.run),
    "content": ("print a game's tables of cards and tiles, to change them", content.add_arguments, content.run),
    "study": ("study a game's content tables over many games", study.add_arguments, study.run),
    "replay": ("print or verify the log of a game", replay.add_arguments, replay.run),
    "review": ("judge the decisions and the luck of a finished game", review.add_arguments, review.run),
    "statistics": ("count what happened in a finished game", statistics.add_arguments, statistics.run),
    "puzzles": ("find puzzles by self-play, and check them", puzzles.add_arguments, puzzles.run),
    "bench": ("measure the speed of the engine, optionally beside its peers", bench.add_arguments, bench.run),
    "rules": ("read the rules", rules.add_arguments, rules.run),
}


class _Parser(ArgumentParser):
    """A parser that raises BadArguments instead of exiting."""

    @override
    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message}; `{self.prog} --help` shows what is expected")


def build_parser() -> ArgumentParser:
    """Return the parser of all commands."""
    parser = _Parser(
        prog="astrodrome", description="Board games of ships and races: play them, host them, write bots for them."
    )
    parser.set_defaults(command="play")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, (line, describe, _) in COMMANDS.items():
        describe(commands.add_parser(name, help=line, description=f"{line[0].upper()}{line[1:]}."))
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; without a command, `play`."""
    given = list(sys.argv[1:] if argv is None else argv)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        given.insert(0, "play")
    try:
        args = build_parser().parse_args(given)
        return COMMANDS[args.command][2](args)
    except (BadArguments, AstrodromeError) as error:
        sys.stderr.write(f"astrodrome: {error}\n")
        return BAD_ARGUMENTS
    except BrokenPipeError:
        return BAD_ARGUMENTS
    except OSError as error:
        place = f"{error.filename}: " if error.filename is not None else ""
        sys.stderr.write(f"astrodrome: {place}{system_words(error)}\n")
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
