"""The commands and how they end."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from astrodrome.cli import arena, backup, bench, bot, games, play, replay, rules, serve, simulate, study, tables
from astrodrome.cli.errors import BAD_ARGUMENTS, INTERRUPTED, BadArguments
from astrodrome.kernel.errors import AstrodromeError

COMMANDS: Final[dict[str, tuple[str, Callable[[ArgumentParser], None], Callable[..., int]]]] = {
    "play": ("serve on this machine and open the page (the default)", play.add_arguments, play.run),
    "serve": ("serve for others: limits, metrics, structured logs", serve.add_arguments, serve.run),
    "tables": ("list, show, close, export or forget the tables of a database", tables.add_arguments, tables.run),
    "backup": ("copy a database to a file, also while it is played", backup.add_arguments, backup.run),
    "restore": ("read a backup into a database", backup.add_restore_arguments, backup.run_restore),
    "games": ("list what can be played", games.add_arguments, games.run),
    "simulate": ("play games between bots and count", simulate.add_arguments, simulate.run),
    "arena": ("let bots meet, and rate them", arena.add_arguments, arena.run),
    "bot": ("seat a bot in a file at a live table", bot.add_arguments, bot.run),
    "study": ("measure a game's tables over many games", study.add_arguments, study.run),
    "replay": ("tell, look at or verify a log", replay.add_arguments, replay.run),
    "bench": ("measure the engine's speed, beside its peers' if asked for", bench.add_arguments, bench.run),
    "rules": ("read the rules", rules.add_arguments, rules.run),
}


class _Parser(ArgumentParser):
    """Says what was wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise BadArguments(f"{message}; `{self.prog} --help` shows what is expected")


def build_parser() -> ArgumentParser:
    """Return the parser of all commands."""
    parser = _Parser(prog="astrodrome", description="Ship-and-race board games from their rulebooks.")
    parser.set_defaults(command="play")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, (line, describe, _) in COMMANDS.items():
        describe(commands.add_parser(name, help=line, description=line))
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
    except KeyboardInterrupt:
        return INTERRUPTED
