"""`astrodrome games`: list the games."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from astrodrome.bots.levels import names
from astrodrome.cli.errors import DONE
from astrodrome.games import MODULES, game
from astrodrome.kernel.spec import AnySpec


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--json", action="store_true", help="print a JSON object")


def run(args: Namespace) -> int:
    """List the games with their seats, modules and bots."""
    if args.json:
        print(json.dumps([_facts(game(name)) for name in MODULES]))
        return DONE
    for spec in [game(name) for name in MODULES]:
        seats = f"{spec.seats[0]}-{spec.seats[-1]} seats"
        print(f"{spec.name:16} {seats:10} rules version {spec.rules_version}; modules: {', '.join(spec.modules)}")
    return DONE


def _facts(spec: AnySpec) -> dict[str, object]:
    return {
        "name": spec.name,
        "rules_version": spec.rules_version,
        "seats": list(spec.seats),
        "modules": list(spec.modules),
        "bots": list(names(spec.name)),
    }
