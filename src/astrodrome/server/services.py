"""What every room uses."""

from __future__ import annotations

from dataclasses import dataclass, field

from astrodrome.server.clock import Clock
from astrodrome.server.config import Config
from astrodrome.server.metrics import Metrics
from astrodrome.server.pool import Thinker
from astrodrome.server.store import Store
from astrodrome.server.webhooks import Messenger


@dataclass(frozen=True)
class Services:
    """The settings of the server, its store, whoever thinks for bots, time, who carries notices, what is counted."""

    config: Config
    store: Store
    thinker: Thinker
    clock: Clock
    messenger: Messenger
    metrics: Metrics = field(default_factory=Metrics)
