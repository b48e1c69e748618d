"""Self-play on Ray (extra `cluster`): the same stretches as on one machine, hence the same games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, cast

import ray

from astrodrome.selfplay.simulation import AHEAD, Plan

HERE: Final = "local"
"""The address that starts a local cluster on this machine."""


def play_on_ray(
    play: Callable[[Plan, range], bytes], plan: Plan, stretches: list[range], workers: int, address: str
) -> Iterator[tuple[range, bytes]]:
    """Play stretches on the workers of the cluster at an address, giving them back in order.

    `play` is what a worker does with one stretch.
    """
    if address == HERE:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    else:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    try:
        remote = ray.remote(play)
        asked: list[tuple[range, object]] = []
        for stretch in stretches:
            asked.append((stretch, remote.remote(plan, stretch)))
            if len(asked) >= workers * AHEAD:
                first, reference = asked.pop(0)
                yield first, _got(reference)
        for first, reference in asked:
            yield first, _got(reference)
    finally:
        ray.shutdown()


def _got(reference: object) -> bytes:
    """Return what a worker played; what went wrong there is raised as it was, without Ray's traceback around it."""
    try:
        return cast("bytes", ray.get(reference))
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
