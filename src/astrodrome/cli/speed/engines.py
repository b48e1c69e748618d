"""Engines that are measured: each has a process of its own, which waits while another one is measured."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from tempfile import TemporaryFile
from threading import Timer
from time import monotonic
from typing import Final, TypeAlias, cast

from astrodrome.cli.errors import BadArguments
from astrodrome.kernel.fields import Json

Row: TypeAlias = dict[str, Json]

PATIENCE: Final = 60.0
"""Seconds that a process may take to start, and to answer beyond what it is asked to measure."""
BUSY: Final = 20.0
"""Seconds that one second of the processor may take: other programs may use the machine too."""
FAREWELL: Final = 5.0
"""Seconds that a process which has closed its output has to end."""


class Engine:
    """An engine in its process (`selfplay.slices`). Whatever that does, every call ends in time.

    Once it has failed nothing more is measured, and `failure` says in a sentence what happened. BadArguments if it
    cannot even begin.
    """

    def __init__(
        self, name: str, command: Sequence[str], env: Mapping[str, str] | None = None, patience: float = PATIENCE
    ) -> None:
        self.name: Final = name
        self.failure = ""
        self.ratios: Final[dict[str, Json]] = {}
        """How its figures compare with those of others."""
        self._sums: Final[dict[str, list[float]]] = {}
        self._patience: Final = patience
        stack, pipe = ExitStack(), subprocess.PIPE
        self._errors: Final = stack.enter_context(TemporaryFile())  # noqa: SIM115 - the stack closes it
        self._process: Final = stack.enter_context(
            subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._errors, env=env, bufsize=0)
        )
        stack.callback(self._process.kill)
        self.close: Final = stack.close
        """End the process."""
        said = self._answer(patience)
        if said is None:
            self.close()
            raise BadArguments(self.failure)
        about = cast("dict[str, Json]", said)
        self.head: Final = cast("Row", about["row"])
        """Which engine it is, its version, and the game."""
        self.figures: Final = cast("list[str]", about["figures"])
        """What can be measured of it."""

    def slice(self, figure: str, seconds: float) -> float | None:
        """Measure a figure for so many seconds of the processor; return how many per second, None where it cannot."""
        if self.failure or figure not in self.figures:
            return None
        assert self._process.stdin is not None
        with suppress(OSError):  # a process that has ended gives no answer either
            self._process.stdin.write(f"{figure} {seconds}\n".encode())
        said = self._answer(self._patience + BUSY * seconds)
        if said is None:
            return None
        measured = cast("list[float]", said)
        before = self._sums.get(figure, [0, 0, 0])
        self._sums[figure] = [old + new for old, new in zip(before, measured, strict=True)]
        return measured[0] / measured[2]

    def row(self) -> Row:
        """Return what was measured in all slices together: figures and games per second, and the ratios."""
        rates: Row = {figure: choices / spent for figure, (choices, _, spent) in self._sums.items()}
        if "choices" in self._sums:
            _, games, spent = self._sums["choices"]
            rates["games"] = games / spent
        return {**self.head, **rates, **({"ratios": self.ratios} if self.ratios else {})}

    def _answer(self, limit: float) -> Json:
        """Return the next line of the process; None if it ends without one, or is ended because it takes too long."""
        assert self._process.stdout is not None
        began = monotonic()
        late = Timer(limit, self._process.kill)
        late.start()
        try:
            line = self._process.stdout.readline()
        finally:
            late.cancel()
        if line.endswith(b"\n"):
            return cast("Json", json.loads(line))
        if monotonic() - began >= limit:
            self.failure = f"{self.name} gave no answer within {limit:g} s"
        else:
            self.failure = f"{self.name} failed: {self._last_words()}"
        return None

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._process.kill()
        self._process.wait()
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"it ended (exit status {self._process.returncode})"
