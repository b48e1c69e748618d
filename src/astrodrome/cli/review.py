"""`astrodrome review`: what each decision of a finished game was worth, and what luck did."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import DONE, BadArguments
from astrodrome.cli.files import read_bytes
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.fields import Json
from astrodrome.reviews.records import UNIT, Moment, Review, Saving
from astrodrome.reviews.review import STANDARD_DEPTH, review


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("file", metavar="FILE", help="the log of a finished game")
    parser.add_argument(
        "--depth",
        type=int,
        default=STANDARD_DEPTH,
        metavar="N",
        help="in how many worlds each value is played out (default: %(default)s)",
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="deals these worlds (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that share the work (default: 1)")
    parser.add_argument("--json", action="store_true", help="print the complete review as JSON")


def run(args: Namespace) -> int:
    """Print the review of a log."""
    if args.jobs < 1:
        raise BadArguments(f"--jobs: expected at least 1, found {args.jobs}")
    try:
        found = review(read_bytes(args.file), args.depth, args.seed, args.jobs, _tell)
    except AstrodromeError as error:
        raise BadArguments(f"{args.file}: {error}") from None
    if sys.stderr.isatty():
        sys.stderr.write("\n")
    if args.json:
        print(json.dumps(plain(found), ensure_ascii=False))
    else:
        print("\n".join(lines_of(found)))
    return DONE


def _tell(done: int, of: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{done} of {of} decisions judged")


def lines_of(found: Review) -> list[str]:
    """Return a review in lines: an account per seat in percent, then the costliest decisions."""
    lines = ["seat   start    luck  revealed     own  others  result"]
    for seat, account in enumerate(found.accounts):
        parts = (account.luck, account.revealed, account.own, account.others)
        changes = [f"{100 * part / UNIT:+.1f}" for part in parts]
        start, result = f"{100 * account.start / UNIT:.1f}", f"{100 * account.result / UNIT:.1f}"
        luck, revealed, own, others = changes
        lines.append(f"{seat:>4} {start:>7} {luck:>7} {revealed:>9} {own:>7} {others:>7} {result:>7}")
    for seat in range(len(found.accounts)):
        lines += [line_of(seat, moment) for moment in found.costliest(seat)]
        lines += [saving_line(saving) for saving in found.savings if saving.seat == seat]
    return lines


def line_of(seat: int, moment: Moment) -> str:
    """Return a decision that cost something as a line."""
    verdict = moment.verdict
    assert verdict is not None, "a decision without a verdict cost nothing that is known"
    done, best = verdict.answers[verdict.done], verdict.answers[0]
    chances = f"{100 * best.worth.value / UNIT:.0f} % → {100 * done.worth.value / UNIT:.0f} %"
    line = f"seat {seat}, answer {moment.at + 1}: {words_of(done.action)}, {chances}; better: {words_of(best.action)}"
    seen = [f"{one.effect} in lane {one.lane}, {one.ahead} ahead, shown in round {one.round}" for one in verdict.seen]
    return f"{line}; seen before: {', '.join(seen)}" if seen else line


def saving_line(saving: Saving) -> str:
    """Return what another place in the yard would have saved as a line."""
    part = f"{saving.kind} at {saving.column}, {saving.row}"
    if (saving.to_column, saving.to_row) == (saving.column, saving.row):
        better = f"turned {90 * saving.turns} degrees"
    else:
        better = f"at {saving.to_column}, {saving.to_row}" + (
            f", swapped with {saving.swapped}" if saving.swapped else ""
        )
    saved = f"{saving.credits} credits and {saving.components} components with the same dice"
    return f"seat {saving.seat}, flight {saving.flight}: {part}, {better}, would have saved {saved}"


def words_of(action: Json) -> str:
    """Return an answer in short: its name and its fields."""
    assert isinstance(action, dict), "an action is an object"
    fields = [f"{key}={json.dumps(value)}" for key, value in action.items() if key != "do"]
    return " ".join([str(action["do"]), *fields])
