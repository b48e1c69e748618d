"""`astrodrome play`: serve on this machine and open the page."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from astrodrome.cli.errors import BadArguments


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("--port", type=int, default=8765, metavar="P", help="the port (default: %(default)s)")
    parser.add_argument(
        "--database", metavar="PATH", help="the file for the tables (default: in the user's data folder)"
    )
    parser.add_argument(
        "--lan", action="store_true", help="let devices on the same network in; prints the address and its QR code"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--test-seeds", action="store_true", help="let clients choose the seed of a table (for tests)")


def run(args: Namespace) -> int:
    """Serve until interrupted."""
    from astrodrome.server.main import play  # noqa: PLC0415 - other commands need no server

    if not 0 <= args.port < 65536:
        raise BadArguments(f"--port: expected 0 to 65535, found {args.port}")
    return play(
        args.port,
        args.database,
        open_page=not args.no_open,
        test_seeds=args.test_seeds,
        lan="open" if args.lan else "on request",
    )
