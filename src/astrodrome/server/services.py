"""What every room uses."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.server.clock import Clock
from astrodrome.server.config import Config
from astrodrome.server.pool import Thinker
from astrodrome.server.store import Store
from astrodrome.server.webhooks import Messenger


@dataclass(frozen=True)
class Services:
    """The settings of the server, its store, whoever thinks for bots, time, and who carries notices."""

    config: Config
    store: Store
    thinker: Thinker
    clock: Clock
    messenger: Messenger
