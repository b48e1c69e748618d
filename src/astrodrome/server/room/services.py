"""What every room uses."""

from __future__ import annotations

from dataclasses import dataclass, field

from astrodrome.server.bot_pool.pool import Thinker
from astrodrome.server.notices.notifier import Notifier
from astrodrome.server.store.store import Store
from astrodrome.server.support.clock import Clock
from astrodrome.server.support.config import Config
from astrodrome.server.support.metrics import Metrics
from astrodrome.server.support.thread_pools import ThreadPools
from astrodrome.server.support.webhooks import WebhookSender
from astrodrome.server.untrusted_input.checks import Checks


@dataclass(frozen=True)
class Services:
    """Settings, the store, bots, time, webhooks, checks, metrics and threads."""

    config: Config
    store: Store
    thinker: Thinker
    clock: Clock
    webhooks: WebhookSender
    checks: Checks
    metrics: Metrics = field(default_factory=Metrics)
    threads: ThreadPools = field(default_factory=ThreadPools)
    notifier: Notifier | None = None
