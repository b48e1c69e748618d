"""`astrodrome simulate`: let bots play many games, and print statistics."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from astrodrome.cli.common import add_game, add_jobs, add_json, add_options, add_seed
from astrodrome.cli.errors import BAD_ARGUMENTS, DONE, FAILED, INTERRUPTED, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.limits import add_limits, read_limits
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import game
from astrodrome.kernel.errors import system_words
from astrodrome.kernel.fields import Json
from astrodrome.selfplay.bot_code import ChangedBot, code_of
from astrodrome.selfplay.players import check_name
from astrodrome.selfplay.simulation import Plan, Tally
from astrodrome.selfplay.stretches import DatasetFolder, play_dataset


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add_game(parser)
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="seats at a table (required)")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="how many games (default: %(default)s)")
    add_seed(parser)
    parser.add_argument(
        "--bot",
        default="random",
        metavar="NAME[,NAME…]",
        help="a name or the path of a file: one for all seats, or one per seat (default: %(default)s)",
    )
    add_options(parser)
    add_jobs(parser)
    parser.add_argument(
        "--out",
        metavar="FOLDER",
        help="keep the games as a data set, so that the same command can continue (default: keep nothing)",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help='play on Ray (extra "cluster") with J workers: "local", or the address of a cluster (default: no Ray)',
    )
    add_limits(parser)
    add_quiet(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    """Play the games and print statistics; after an interrupt, print what is finished so far."""
    plan = read_plan(args)
    tally = Tally(plan, args.games)
    progress = Progress(args.games, "games", args.quiet)
    status = DONE
    try:
        if args.out:
            tally.take(play_dataset(DatasetFolder(plan, args.games, Path(args.out)), args.jobs, args.cluster), progress)
        else:
            tally.run(args.jobs, progress)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except ChangedBot as changed:
        sys.stderr.write(f"astrodrome: {changed}\n")
        status = FAILED
    except ModuleNotFoundError as error:
        raise BadArguments(f"--cluster: {error.name} is not installed (pip install 'astrodrome[cluster]')") from None
    except OSError as error:
        sys.stderr.write(f"astrodrome: --out: cannot write to {args.out}: {system_words(error)}\n")
        if not tally.played:
            return BAD_ARGUMENTS
        status = FAILED
    finally:
        progress.close()
    summary = tally.summary()
    print(json.dumps(summary) if args.json else as_text(summary))
    return status


def read_plan(args: Namespace) -> Plan:
    """Return the plan that the arguments describe, or raise BadArguments."""
    for name, least in (("games", 1), ("jobs", 1), ("seed", 0)):
        if getattr(args, name) < least:
            raise BadArguments(f"--{name}: expected {least} or more, found {getattr(args, name)}")
    names = tuple(args.bot.split(","))
    options = read_options(args.options, args.content)
    plan = Plan(args.game, args.seats, names, args.seed, options, read_limits(args))
    game(plan.game).new(plan.seats, plan.options)  # says what is wrong before any worker starts
    if len(names) not in (1, args.seats):
        raise BadArguments(f"--bot: expected 1 or {args.seats} names, found {len(names)}")
    for name in names:
        check_name(name, plan.game, plan.limits)
    if args.cluster and not args.out:
        raise BadArguments("--cluster: expected --out FOLDER too, for the games")
    return replace(plan, code=code_of(names, plan.game))


def as_text(summary: dict[str, Json]) -> str:
    """Return the statistics as lines of text."""
    figures = {name: value for name, value in summary.items() if name != "faults"}
    lines = [f"{name.replace('_', ' '):22} {_plain(value)}" for name, value in figures.items()]
    faults = summary.get("faults")
    if isinstance(faults, dict):
        counts, stand_ins, first = faults["counts"], faults["stand_ins"], faults["first"]
        assert isinstance(counts, dict)
        assert isinstance(stand_ins, dict)
        assert isinstance(first, list)
        lines += [f"fault                  {key} in {_games(count)}" for key, count in counts.items()]
        lines += [f"  {words}" for words in first]
        for bot, count in stand_ins.items():
            lines.append(f"A stand-in finished {_games(count)} for {bot}, counted under wins as lost.")
    return "\n".join(lines)


def _games(count: Json) -> str:
    return f"{count} game" if count == 1 else f"{count} games"


def _plain(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{key} {item}" for key, item in value.items()])
    if isinstance(value, list):
        return "  ".join([str(item) for item in value])
    return str(value)
