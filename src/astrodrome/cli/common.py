"""Arguments that several commands take, said once."""

from __future__ import annotations

from argparse import ArgumentParser

from astrodrome.games import GAMES


def add_game(parser: ArgumentParser) -> None:
    """Describe the argument that names the game."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join([spec.name for spec in GAMES])}")


def add_seed(parser: ArgumentParser) -> None:
    """Describe the argument from which all chance follows."""
    parser.add_argument(
        "--seed",
        type=int,
        default=0,
        metavar="S",
        help="all chance follows from it, so that the same seed gives the same games; default: %(default)s",
    )


def add_options(parser: ArgumentParser) -> None:
    """Describe the arguments that set a game up."""
    parser.add_argument(
        "--options",
        metavar="JSON",
        help="""settings of the game, such as '{"modules": []}', as its page lists them; default: the game's own""",
    )
    parser.add_argument(
        "--content", metavar="FILE", help="a table of cards or tiles (.toml or .json); default: the game's own"
    )


def add_jobs(parser: ArgumentParser) -> None:
    """Describe the argument that says on how many cores is played."""
    parser.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="J",
        help="worker processes, which change nothing but the time it takes; default: %(default)s",
    )


def add_json(parser: ArgumentParser) -> None:
    """Describe the argument that asks for JSON."""
    parser.add_argument("--json", action="store_true", help="print one JSON object; default: lines for people")
