"""`astrodrome study GAME`: the same games with our content and with yours, compared in a table and in plots."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from astrodrome.bots.levels import names
from astrodrome.cli.errors import BadArguments
from astrodrome.cli.files import read_options
from astrodrome.cli.outputs import check_output, write_output
from astrodrome.research.content_changes import Change, changes, changes_table, checked_tables, our_tables
from astrodrome.research.studies import Result, Variant, study
from astrodrome.research.study_pages import table, write

BOT = "normal"
GAMES = 200


def run(args: Namespace) -> int:
    """Play every variant, print the figures, and write the page."""
    name, bot, games = args.study, args.bot or BOT, args.games or GAMES
    if bot not in names(name):
        raise BadArguments(f"--bot: expected one of {', '.join(names(name))}, found {bot!r:.40}")
    options = read_options(args.options, None)
    variants = [Variant("ours", name, args.seats, options)]
    changed: list[Change] = []
    for path in args.content or ():
        own = read_options(args.options, path)
        variants.append(Variant(Path(path).stem, name, args.seats, own))
        changed += changes(our_tables(name), checked_tables(name, args.seats, own))
    page = check_output("--page", args.page, ".md")
    results = study(variants, games, (bot,), args.seed, args.jobs)
    sys.stdout.write(table(results) + "\n")
    if changed:
        sys.stdout.write("\n" + changes_table(changed) + "\n")
    return write_output("--page", page, lambda place: write_study(place, results, bot, args.seed, changed))


def write_study(page: Path, results: list[Result], bot: str, seed: int, changed: list[Change]) -> None:
    """Write the page of a study, with its plots beside it."""
    first = results[0]
    words = [
        f"{first.variant.seats} `{bot}` bots play {first.length.count} games of each variant with the same seeds (seed",
        f"{seed}). To measure luck, a better bot plays duels against a weaker one, each deal from both seats.",
    ]
    if changed:
        words += ["", changes_table(changed)]
    closing = ["Where two intervals do not overlap, the difference is unlikely to be chance."]
    if changed:
        closing += [
            "What the tables change is marked in the plots of uses; the line shows an equal share for each seat."
        ]
    title = f"Study: {first.variant.game}, {' and '.join([one.variant.name for one in results])}"
    write(page, title, words, results, closing, changed)
