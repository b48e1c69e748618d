"""The settings of a server, in one record. Tests shorten the times; a host changes the limits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Literal, TypeAlias

from astrodrome.bots.levels import names
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.support.limits import Limits
from astrodrome.server.support.machine_addresses import machine_addresses
from astrodrome.server.support.mail_server import MailServer

Network: TypeAlias = IPv4Network | IPv6Network
LanMode: TypeAlias = Literal["never", "on request", "open"]

LOCAL_HOSTS = ("127.0.0.1", "localhost", "[::1]")
"""Host names of a server on your own machine; another name could be a trick of a foreign page."""


@dataclass(frozen=True)
class Config:
    """The settings that a server is started with."""

    database: str
    """A file, or the address of a database."""
    games: tuple[AnySpec, ...]
    bots: Callable[[str], tuple[str, ...]] = names
    """The bots that play a game."""
    stand_in: str = "normal"
    """The bot that plays for a person who is away."""
    reserve: str = "easy"
    """The bot that answers where the chosen one cannot in time."""
    decide: str = "astrodrome.bots.worker:decide"
    """The function that worker processes call, as `module:name`."""
    check: str = "astrodrome.server.untrusted_input.check_jobs:work"
    """The function that worker processes call for untrusted input, as `module:name`."""
    check_s: float = 5.0
    """The CPU time that one log or set-up may take."""
    workers: int = 0
    """How many worker processes think for bots; 0: one less than there are cores, but at least one."""
    ceiling_s: float = 15.0
    """The longest a bot may take over one answer."""
    away_s: float = 60.0
    """How long a person may be away before the stand-in plays; 0: for ever."""
    grace_s: float = 30.0
    """How long somebody must have been away before the others may let a bot play: long enough for a dropped line."""
    idle_s: float = 600.0
    """How long a table without visitors stays in memory."""
    page: Path | None = None
    """The folder of the built page; None: where the package or the checkout has it."""
    hosts: tuple[str, ...] = LOCAL_HOSTS
    """The host names under which the server may be called; empty: any."""
    lan: LanMode = "never"
    """Whether devices of the same network may be let in: never, when the person at this machine asks, or at once."""
    own_addresses: Callable[[], list[str]] = machine_addresses
    """How the addresses of this machine in its network are found."""
    notices_inside: bool = True
    """Whether notices may go to addresses of the own machine and network; a server that others use says no."""
    mail: MailServer | None = None
    """The server through which people are told by mail; None: not by mail."""
    public_url: str | None = None
    """The address at which people open the page, for links in mails and pictures."""
    test_seeds: bool = False
    """Whether the maker of a table may choose its seed. Never for play: who knows the seed knows every secret."""
    limits: Limits = field(default_factory=Limits)
    metrics_from: tuple[Network, ...] = (ip_network("127.0.0.0/8"), ip_network("::1"))
    """The addresses that may read the metrics."""
    proxies: tuple[str, ...] = ()
    """The addresses of trusted proxies, whose forwarded client addresses are believed."""
    bus: str | None = None
    """The address of the Redis that carries hints between nodes; None: the database does."""
    node_address: str | None = None
    """Where the other nodes that share the database reach this one; None: it has the database for itself."""
    lease_s: float = 5.0
    """How long a node that does not renew its entry keeps its tables."""
    keep_days: int = 0
    """After how many days without activity a table is deleted; 0: never."""
    prepared: bool = True
    """Whether words, rules and schemas are made before the first request, which takes a second or two."""
    drain_s: float = 0.0
    """How long the server plays on after it was asked to stop, while visitors are sent elsewhere."""

    def bot_or_random(self, game: str, bot: str) -> str:
        """Return the bot of a name where the game has it, else the one that plays anything."""
        return bot if bot in self.bots(game) else "random"
