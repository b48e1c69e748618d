"""What every room uses."""

from __future__ import annotations

from dataclasses import dataclass

from astrodrome.server.clock import Clock
from astrodrome.server.config import Config
from astrodrome.server.pool import Thinker
from astrodrome.server.store import Store


@dataclass(frozen=True)
class Services:
    """The settings of the server, its store, whoever thinks for bots, and time."""

    config: Config
    store: Store
    thinker: Thinker
    clock: Clock
