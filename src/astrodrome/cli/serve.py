"""`astrodrome serve`: a server for other people, with limits, structured logs, health checks and metrics."""

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
    from astrodrome.server.support.config import Config, Network
    from astrodrome.server.support.limits import Limits
    from astrodrome.server.support.mail_server import MailServer

BUS: Final = "ASTRODROME_BUS"
SMTP: Final = "ASTRODROME_SMTP"
"""The variable for the mail server, whose address has a password in it."""
MOST: Final = 1_000_000
LIMITS: Final = {
    "address_sockets": "address_sockets",
    "address_tables": "address_tables",
    "address_requests": "address_requests",
    "address_bytes": "address_bytes",
    "address_messages": "address_messages",
    "all_sockets": "all_sockets",
    "table_messages": "table_messages",
    "table_sockets": "sockets",
    "tables_in_memory": "rooms",
    "free_mb": "free_bytes",
    "database_mb": "database_bytes",
}
"""The arguments that are limits, and what the server calls them."""
LEVELS: Final = ("debug", "info", "warning", "error")


def add_arguments(parser: ArgumentParser) -> None:
    """Describe the command's arguments."""
    add = parser.add_argument
    add(
        "--host",
        default="127.0.0.1",
        metavar="H",
        help="the address to listen on; 0.0.0.0 or :: for all (default: %(default)s)",
    )
    add("--port", type=int, default=8765, metavar="P", help="the port (default: %(default)s)")
    add_database(parser)
    add("--bus", metavar="URL", help=f"a Redis for the hints between nodes (default: ${BUS}, else the database)")
    add("--node-address", metavar="URL", help="where other nodes reach this one (default: where it listens)")
    add("--name", action="append", default=[], metavar="NAME", help="a host name of the server; repeat for more")
    add("--url", metavar="URL", help="the address at which people open the page, for links in mails and pictures")
    add("--mail-from", metavar="ADDRESS", help=f"send notices by mail from this address, through ${SMTP}")
    add("--proxy", action="append", default=[], metavar="ADDRESS", help="a proxy whose X-Forwarded-For is trusted")
    add(
        "--metrics-from",
        action="append",
        default=[],
        metavar="NET",
        help="who may read /metrics (default: this machine)",
    )
    add("--drain", type=float, default=0.0, metavar="S", help="play on for S seconds after SIGTERM (default: 0)")
    add("--keep-days", type=int, default=0, metavar="D", help="delete tables after D days without activity; 0: never")
    add("--workers", type=int, default=0, metavar="N", help="processes for bots; 0: one less than cores")
    add("--log-level", choices=LEVELS, default="info", help="what to log (default: %(default)s)")
    limits = parser.add_argument_group("limits (0: no limit)")
    limits.add_argument("--address-sockets", type=int, metavar="N", help="open sockets per address")
    limits.add_argument("--address-tables", type=int, metavar="N", help="new tables per address and hour")
    limits.add_argument("--address-requests", type=float, metavar="R", help="requests/s per address")
    limits.add_argument("--address-messages", type=float, metavar="R", help="messages/s per address")
    limits.add_argument("--address-bytes", type=float, metavar="B", help="bytes/s posted per address")
    limits.add_argument("--all-sockets", type=int, metavar="N", help="open sockets in total")
    limits.add_argument("--tables-in-memory", type=int, metavar="N", help="tables in memory")
    limits.add_argument("--free-mb", type=int, metavar="MB", help="no new tables with less disk space (256)")
    limits.add_argument(
        "--database-mb", type=int, metavar="MB", help="no new tables with a larger database file (no limit)"
    )
    limits.add_argument("--table-messages", type=float, metavar="R", help="messages/s per table")
    limits.add_argument("--table-sockets", type=int, metavar="N", help="open sockets per table")


def run(args: Namespace) -> int:
    """Serve until stopped."""
    from astrodrome.server.main import CannotStart, serve  # noqa: PLC0415
    from astrodrome.server.operations.logs import write_json  # noqa: PLC0415 - other commands need no server

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
    """Check where other nodes reach this one: nodes speak plain HTTP among themselves, on a private network."""
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


def read_url(given: str | None) -> str | None:
    """Check the address at which people open the page."""
    if given is None:
        return None
    try:
        place = urlsplit(given)
        fits = place.scheme in ("http", "https") and bool(place.hostname) and place.path in ("", "/")
    except ValueError:
        fits = False
    if not fits:
        raise BadArguments(f"--url: expected an address such as https://play.example.org, found {given!r}")
    return given.rstrip("/")


def read_mail(args: Namespace) -> MailServer | None:
    """Return the mail server, where both its address and the sender are named."""
    server, sender = os.environ.get(SMTP), args.mail_from
    if sender is None:
        return None
    from astrodrome.server.support.mail_server import BadMailServer, read_mail_server  # noqa: PLC0415

    if server is None:
        raise BadArguments(f"--mail-from: expected the mail server in ${SMTP}, such as smtp://USER:PASSWORD@HOST:587")
    if args.url is None:
        raise BadArguments("--mail-from: expected --url too: mails hold links to the page")
    try:
        return read_mail_server(server, sender)
    except BadMailServer as error:
        raise BadArguments(f"--mail-from, ${SMTP}: {error}") from None


def read_config(args: Namespace) -> Config:
    """Return the settings that the arguments name, or raise BadArguments."""
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
        mail=read_mail(args),
        public_url=read_url(args.url),
        bus=args.bus or os.environ.get(BUS) or None,
        node_address=read_node_address(args.node_address),
        drain_s=args.drain,
        keep_days=args.keep_days,
        workers=args.workers,
        limits=read_limits(args),
    )


def read_limits(args: Namespace) -> Limits:
    """Return the default limits of a public server, changed by the arguments."""
    from astrodrome.server.support.limits import HOSTED  # noqa: PLC0415

    given: dict[str, int | float | None] = {}
    for name in LIMITS:
        given[LIMITS[name]] = value = getattr(args, name)
        if value is not None and not 0 <= value <= MOST:
            raise BadArguments(f"--{name.replace('_', '-')}: expected 0 to {MOST}, found {value:g}")
    changed = {name: value for name, value in given.items() if value is not None}
    for name in ("sockets", "rooms"):
        if changed.get(name) == 0:
            changed[name] = MOST
    for name in ("free_bytes", "database_bytes"):
        if name in changed:
            changed[name] *= 1024 * 1024
    return replace(HOSTED, **changed)  # type: ignore[arg-type]  # whole numbers where whole numbers are asked for


def _network(option: str, text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError as error:
        raise BadArguments(f"{option}: expected an address such as 192.0.2.7 or 10.0.0.0/8; {error}") from None
