"""Picking events out of what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from astrodrome.kernel.records import Event

E = TypeVar("E", bound=Event)


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of a kind, in order."""
    return [event for event in events if isinstance(event, kind)]
