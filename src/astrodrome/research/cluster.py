"""Self-play on Ray (extra `cluster`): the same stretches as on one machine, hence the same games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import ray

from astrodrome.research.selfplay import AHEAD, play_stretch
from astrodrome.simulation import Plan

HERE: Final = "local"
"""The address that means a cluster of one's own on this machine."""


def play_on_ray(plan: Plan, stretches: list[range], workers: int, address: str) -> Iterator[tuple[range, bytes]]:
    """Play stretches on the workers of the cluster at an address, giving them back in order."""
    if address == HERE:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        remote = ray.remote(play_stretch)
        asked: list[tuple[range, object]] = []
        for stretch in stretches:
            asked.append((stretch, remote.remote(plan, stretch)))
            if len(asked) >= workers * AHEAD:
                first, reference = asked.pop(0)
                yield first, ray.get(reference)
        for first, reference in asked:
            yield first, ray.get(reference)
    finally:
        ray.shutdown()
