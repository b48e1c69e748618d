"""Metrics of a server, in the text format of Prometheus.

Labels come from short fixed lists that are written here, so that nobody outside can make new series, and no label
holds a table, an address or a name.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from typing import Final

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
BUCKETS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: an append takes about a millisecond on a quiet disk, and seconds where something is wrong."""
MOVERS: Final = ("person", "bot", "stand-in", "clock", "undo")
ERRORS: Final = ("storage", "game", "room", "http", "bot")
LIMITS: Final = (
    "sockets",
    "all-sockets",
    "rooms",
    "loading",
    "disk",
    "tables",
    "requests",
    "bytes",
    "messages",
    "table-sockets",
    "table-messages",
)
STATUSES: Final = ("waiting", "running", "over", "stopped")
ANSWERS: Final = ("1xx", "2xx", "3xx", "4xx", "5xx")


class Counter:
    """Something that only grows, by the values of one label."""

    def __init__(self, label: str, values: tuple[str, ...]) -> None:
        self._label = label
        self._counts = dict.fromkeys(values, 0)

    def add(self, value: str) -> None:
        """Count one more; a value that is not of the fixed list is a fault of ours."""
        assert value in self._counts, f"no series {self._label}={value!r}"
        self._counts[value] += 1

    def of(self, value: str) -> int:
        """Return how many there have been."""
        return self._counts[value]

    def lines(self, name: str) -> Iterator[str]:
        """Return its lines."""
        for value, count in self._counts.items():
            yield f'{name}{{{self._label}="{value}"}} {count}'


class Histogram:
    """How long something takes, by buckets that each hold all shorter ones too."""

    def __init__(self, bounds: tuple[float, ...] = BUCKETS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        """Note that it took so long once."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    @property
    def count(self) -> int:
        """How often it was noted."""
        return sum(self._counts)

    def lines(self, name: str) -> Iterator[str]:
        """Return its lines."""
        total = 0
        for bound, count in zip(self._bounds, self._counts, strict=False):
            total += count
            yield f'{name}_bucket{{le="{bound:g}"}} {total}'
        yield f'{name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {self.count}"


Reading = Callable[[], float | Mapping[str, float]]
"""Reads a gauge now: one figure, or one for each value of its label."""


class Gauge:
    """Something that is read when it is asked for."""

    def __init__(self, label: str = "") -> None:
        self._label = label
        self._read: Reading = lambda: 0.0

    def watch(self, read: Reading) -> None:
        """Read it so from now on."""
        self._read = read

    def lines(self, name: str) -> Iterator[str]:
        """Return its lines."""
        found = self._read()
        if isinstance(found, Mapping):
            for value, figure in found.items():
                yield f'{name}{{{self._label}="{value}"}} {figure:g}'
        else:
            yield f"{name} {found:g}"


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.tables = Gauge("status")
        self.sockets = Gauge()
        self.queue = Gauge()
        self.ready = Gauge()
        self.moves = Counter("by", MOVERS)
        self.appends = Histogram()
        self.errors = Counter("kind", ERRORS)
        self.refusals = Counter("limit", LIMITS)
        self.answers = Counter("status", ANSWERS)
        self._started = time.time()

    def text(self, version: str) -> str:
        """Return all metrics as Prometheus reads them."""
        lines: list[str] = []
        for name, kind, says, thing in (
            ("tables", "gauge", "Tables in the memory of this server, by status.", self.tables),
            ("sockets", "gauge", "Open sockets.", self.sockets),
            ("bot_queue", "gauge", "Answers of bots that wait for a worker.", self.queue),
            ("ready", "gauge", "1 where visitors are taken, 0 where the server stops or has no database.", self.ready),
            ("moves_total", "counter", "Entries added to logs, by who made them.", self.moves),
            ("append_seconds", "histogram", "Time from an answer being judged until it is durable.", self.appends),
            ("errors_total", "counter", "Faults, by kind.", self.errors),
            ("refused_total", "counter", "What was turned away by a limit.", self.refusals),
            ("http_answers_total", "counter", "Answers to requests, by class of status.", self.answers),
        ):
            lines += [f"# HELP astrodrome_{name} {says}", f"# TYPE astrodrome_{name} {kind}"]
            lines += thing.lines(f"astrodrome_{name}")
        lines += ["# HELP astrodrome_info The program.", "# TYPE astrodrome_info gauge"]
        lines.append(f'astrodrome_info{{version="{version}"}} 1')
        lines += ["# HELP process_start_time_seconds When it started.", "# TYPE process_start_time_seconds gauge"]
        lines.append(f"process_start_time_seconds {self._started:.3f}")
        return "\n".join(lines) + "\n"
