"""`astrodrome serve`: a server for others, with limits, structured logs and pages for whoever runs it."""

from __future__ import annotations

import logging
import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.cli.hosting import DATABASE, add_database

if TYPE_CHECKING:
    from astrodrome.server.config import Config, Network
    from astrodrome.server.limits import Limits

BUS: Final = "ASTRODROME_BUS"
LEVELS: Final = ("debug", "info", "warning", "error")


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add = parser.add_argument
    add("--host", default="127.0.0.1", metavar="H", help="the address to listen at; 0.0.0.0 or :: is every one")
    add("--port", type=int, default=8765, metavar="P")
    add_database(parser)
    add("--bus", metavar="URL", help=f"the Redis that carries hints between nodes; default: ${BUS}, else the database")
    add("--node-address", metavar="URL", help="where other nodes on the same database reach this one; default: its own")
    add("--name", action="append", default=[], metavar="NAME", help="a name visitors call the server by; repeat it")
    add("--proxy", action="append", default=[], metavar="ADDRESS", help="a proxy that is believed for whom it asks")
    add("--metrics-from", action="append", default=[], metavar="NET", help="who reads /metrics; default: this machine")
    add("--drain", type=float, default=0.0, metavar="S", help="seconds to play on after SIGTERM, readiness off (0)")
    add("--keep-days", type=int, default=0, metavar="D", help="forget tables without a move for so long; 0: never")
    add("--workers", type=int, default=0, metavar="N", help="processes that think for bots; 0: cores less one")
    add("--log-level", choices=LEVELS, default="info")
    limits = parser.add_argument_group("limits (0: none)")
    limits.add_argument("--address-sockets", type=int, metavar="N", help="sockets of one address")
    limits.add_argument("--address-tables", type=int, metavar="N", help="tables one address may make in an hour")
    limits.add_argument("--address-requests", type=float, metavar="R", help="requests a second of one address")
    limits.add_argument("--address-messages", type=float, metavar="R", help="messages a second of one address")
    limits.add_argument("--table-messages", type=float, metavar="R", help="messages a second of one table")
    limits.add_argument("--table-sockets", type=int, metavar="N", help="sockets at one table")


def run(args: Namespace) -> int:
    """Serve until stopped."""
    from astrodrome.server.logs import write_json  # noqa: PLC0415 - other commands need no server
    from astrodrome.server.main import CannotStart, serve  # noqa: PLC0415

    config = read_config(args)
    write_json(args.log_level)
    logger = logging.getLogger("astrodrome.serve")
    try:
        serve(config, host=args.host, port=args.port, say=logger.info)
    except CannotStart as error:
        sys.stderr.write(f"{error}\n")
        return FAILED
    return DONE


def read_node_address(given: str | None) -> str | None:
    """Check where other nodes reach this one: nodes speak plain HTTP among themselves, on a network of their own."""
    if given is None:
        return None
    try:
        place = urlsplit(given)
        fits = place.scheme == "http" and bool(place.hostname) and bool(place.port) and place.path in ("", "/")
    except ValueError:
        fits = False
    if not fits:
        raise BadArguments(f"--node-address: expected http://HOST:PORT, found {given!r}")
    return given.rstrip("/")


def read_config(args: Namespace) -> Config:
    """Return the settings that were given; BadArguments says what was expected."""
    from astrodrome.server.main import local_config  # noqa: PLC0415

    if not 0 <= args.port < 65536:
        raise BadArguments(f"--port: expected 0 to 65535, found {args.port}")
    if not 0 <= args.drain <= 3600:
        raise BadArguments(f"--drain: expected 0 to 3600 seconds, found {args.drain:g}")
    if not 0 <= args.workers <= 256:
        raise BadArguments(f"--workers: expected 0 to 256, found {args.workers}")
    if not 0 <= args.keep_days <= 36_500:
        raise BadArguments(f"--keep-days: expected 0 to 36500, found {args.keep_days}")
    base = local_config(args.database or os.environ.get(DATABASE), host=args.host)
    for proxy in args.proxy:
        _network("--proxy", proxy)
    heard = tuple(_network("--metrics-from", text) for text in args.metrics_from)
    return replace(
        base,
        hosts=tuple(args.name) or base.hosts,
        # A server behind a proxy listens at its own machine, and is for others all the same.
        notices_inside=base.notices_inside and not args.proxy and not args.name,
        proxies=tuple(args.proxy),
        metrics_from=heard or base.metrics_from,
        bus=args.bus or os.environ.get(BUS) or None,
        node_address=read_node_address(args.node_address),
        drain_s=args.drain,
        keep_days=args.keep_days,
        workers=args.workers,
        limits=read_limits(args),
    )


def read_limits(args: Namespace) -> Limits:
    """Return the limits of a server for others, as changed by the arguments."""
    from astrodrome.server.limits import HOSTED  # noqa: PLC0415

    given: dict[str, int | float | None] = {}
    for name in ("address_sockets", "address_tables", "address_requests", "address_messages", "table_messages"):
        given[name] = getattr(args, name)
    given["sockets"] = args.table_sockets
    for name, value in given.items():
        if value is not None and not 0 <= value <= 1_000_000:
            raise BadArguments(f"--{name.replace('_', '-')}: expected 0 to 1000000, found {value:g}")
    changed = {name: value for name, value in given.items() if value is not None}
    if changed.get("sockets") == 0:
        changed["sockets"] = 1_000_000
    return replace(HOSTED, **changed)  # type: ignore[arg-type]  # whole numbers where whole numbers are asked for


def _network(option: str, text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadArguments(f"{option}: expected an address such as 192.0.2.7 or 10.0.0.0/8; {error}") from None
