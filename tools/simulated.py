"""Games played by `astrodrome simulate`, as the long runs need them."""

import json
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass

from tools import scratch
from tools.settings import Setting


class SimulationError(Exception):
    """The simulation did not end as it should, as one sentence."""


@dataclass(frozen=True)
class Played:
    """The result of a simulation: how many games finished, the digest over all of them, and how fast it was."""

    finished: int
    digest: str
    rate: float


def simulate(
    setting: Setting, games: int, seed: int, jobs: int, env: Mapping[str, str] | None = None, bot: str = "random"
) -> Played:
    """Play games of a setting with one bot in all seats; a run that does not finish every game is an error."""
    counts = ["--games", str(games), "--seed", str(seed), "--jobs", str(jobs)]
    command = [scratch.script("astrodrome"), "simulate", *setting.arguments(), *counts, "--bot", bot, "--json"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SimulationError(f"{setting.text()}: simulate ended with status {done.returncode}: {done.stderr.strip()}")
    report = json.loads(done.stdout)
    if report["finished"] != games:
        raise SimulationError(f"{setting.text()}: {report['finished']} of {games} games finished (seed {seed})")
    return Played(report["finished"], report["digest"], report["decisions_per_second"])
