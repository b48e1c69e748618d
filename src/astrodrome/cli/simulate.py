"""`astrodrome simulate`: games between bots, counted."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path

from astrodrome.cli.common import add_game, add_jobs, add_json, add_options, add_seed
from astrodrome.cli.errors import DONE, INTERRUPTED, BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.limits import add_limits, read_limits
from astrodrome.cli.progress import Progress, add_quiet
from astrodrome.games import game
from astrodrome.kernel.fields import Json
from astrodrome.research.players import check_name
from astrodrome.research.selfplay import Shelf, play_shelf
from astrodrome.simulation import Plan, Tally


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add_game(parser)
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="seats of a table; required")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="how many games; default: %(default)s")
    add_seed(parser)
    parser.add_argument(
        "--bot",
        default="random",
        metavar="NAME[,NAME…]",
        help="one for all seats, or one per seat; a bot in a file by its path; default: %(default)s",
    )
    add_options(parser)
    add_jobs(parser)
    parser.add_argument(
        "--out",
        metavar="FOLDER",
        help="keep the games as a data set, from which the same command goes on; default: none is kept",
    )
    parser.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help='play on Ray (extra "cluster") with J workers: "local", or its address; default: on this machine',
    )
    add_limits(parser)
    add_quiet(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    """Play the games and print the figures; an interrupt reports what is finished so far."""
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
        raise BadArguments("--cluster: expected --out FOLDER too, where the games are kept as they come in")
    tally = Tally(plan, args.games)
    progress = Progress(args.games, "games", args.quiet)
    status = DONE
    try:
        if args.out:
            tally.take(play_shelf(Shelf(plan, args.games, Path(args.out)), args.jobs, args.cluster), progress)
        else:
            tally.run(args.jobs, progress)
    except KeyboardInterrupt:
        status = INTERRUPTED
    except ModuleNotFoundError as error:
        raise BadArguments(f"--cluster: {error.name} is not installed (pip install 'astrodrome[cluster]')") from None
    except OSError as error:
        raise BadArguments(f"--out: {error}") from None
    finally:
        progress.close()
    summary = tally.summary()
    print(json.dumps(summary) if args.json else as_text(summary))
    return status


def as_text(summary: dict[str, Json]) -> str:
    """Return the figures as lines that people read."""
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
            lines.append(f"A stand-in ended {_games(count)} for {bot}, counted under wins as lost by it.")
    return "\n".join(lines)


def _games(count: Json) -> str:
    return f"{count} game" if count == 1 else f"{count} games"


def _plain(value: Json) -> str:
    if isinstance(value, dict):
        return ", ".join([f"{key} {item}" for key, item in value.items()])
    if isinstance(value, list):
        return "  ".join([str(item) for item in value])
    return str(value)
