"""Arguments that several commands share."""

from __future__ import annotations

from argparse import ArgumentParser

from astrodrome.games import MODULES


def add_game(parser: ArgumentParser) -> None:
    """Describe the argument that names the game."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(MODULES)}")


def add_seed(parser: ArgumentParser) -> None:
    """Describe the argument for the seed."""
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="seed of all chance: the same seed gives the same games (default: %(default)s)",
    )


def add_options(parser: ArgumentParser) -> None:
    """Describe the arguments that set a game up."""
    parser.add_argument(
        "--options",
        metavar="JSON",
        help="""options as JSON, such as '{"modules": []}', listed in docs/games (default: the game's own)""",
    )
    parser.add_argument(
        "--content", metavar="FILE", help="your own table of cards or tiles, .toml or .json (default: the game's own)"
    )


def add_jobs(parser: ArgumentParser) -> None:
    """Describe the argument for the number of processes."""
    parser.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="J",
        help="worker processes; results do not depend on it (default: %(default)s)",
    )


def add_json(parser: ArgumentParser) -> None:
    """Describe the argument that asks for JSON."""
    parser.add_argument("--json", action="store_true", help="print a JSON object (default: text)")
