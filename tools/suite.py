"""Everything `./run test` checks, stage by stage; named stages alone when names are given.

Stages that keep one core busy run two at a time, and each shows its output when it ends; the others follow one by one.
All stages run, whatever fails; the end lists what failed.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import IO

from tools.stages import ROOT, Stage, choose, stages

SEED = "ASTRODROME_LAW_SEED"
LIMIT = 2700  # seconds a stage may take before it counts as hung; the longest takes half of it on two quiet cores
LANES = 2  # stages of one core each that run at a time

Process = subprocess.Popen[bytes]


class Suite:
    """A run of stages: what is running, and what has failed."""

    def __init__(self, env: dict[str, str]) -> None:
        self.env = env
        self.failed: list[str] = []
        self._running: set[Process] = set()
        self._stopped = False
        self._printing = Lock()

    def stream(self, stage: Stage) -> None:
        """Run a stage and show its output as it comes."""
        print(f"\n== {stage.name}", flush=True)
        self._judge(stage, None)

    def collect(self, stage: Stage) -> None:
        """Run a stage beside others; show its output when it has ended."""
        with tempfile.TemporaryFile() as output:
            self._judge(stage, output)

    def stop(self) -> None:
        """End every command that runs, and start no other."""
        self._stopped = True
        for process in tuple(self._running):
            end(process)

    def _judge(self, stage: Stage, output: IO[bytes] | None) -> None:
        begun = time.monotonic()
        fault = self._carry_out(stage, output)
        verdict = "passed" if fault is None else f"FAILED ({fault})"
        with self._printing:
            if output is not None:
                print(f"\n== {stage.name}", flush=True)
                output.seek(0)
                sys.stdout.buffer.write(output.read())
            print(f"== {stage.name}: {verdict} in {time.monotonic() - begun:.1f} s", flush=True)
            if fault is not None:
                self.failed.append(stage.name)

    def _carry_out(self, stage: Stage, output: IO[bytes] | None) -> str | None:
        """Run the commands of a stage; what went wrong, or None."""
        deadline = time.monotonic() + LIMIT
        for command in stage.commands:
            if self._stopped:
                return "stopped"
            process = subprocess.Popen(
                command, cwd=ROOT, env=self.env, stdout=output, stderr=output, start_new_session=os.name != "nt"
            )
            self._running.add(process)
            try:
                status = process.wait(max(1.0, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                end(process)
                return f"still running after {LIMIT} s, stopped"
            finally:
                self._running.discard(process)
            if status:
                return f"exit status {status}"
        return None


def end(process: Process) -> None:
    """End a command and everything it started."""
    if os.name == "nt":
        process.kill()
    else:
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def run(chosen: list[Stage], seed: str) -> int:
    """Run stages, those of one core two at a time, and sum up."""
    suite, started = Suite(dict(os.environ, **{SEED: seed})), time.monotonic()
    beside = [stage for stage in chosen if not stage.alone] if len(chosen) > 1 else []
    try:
        with ThreadPoolExecutor(min(LANES, os.cpu_count() or 1)) as lanes:
            for _ in lanes.map(suite.collect, beside):
                pass
        for stage in chosen:
            if stage not in beside:
                suite.stream(stage)
    finally:
        suite.stop()
    print(f"\nlaw seed: {seed} (to repeat this sample: {SEED}={seed} ./run test laws)")
    print(f"time: {time.monotonic() - started:.0f} s")
    if suite.failed:
        print(f"failed: {', '.join(suite.failed)}")
    print(f"stages: {len(chosen) - len(suite.failed)} passed, {len(suite.failed)} failed")
    return 1 if suite.failed else 0


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="./run test", description="Run every check, or only the stages you name.")
    parser.add_argument("stage", nargs="*", help="a stage to run (default: all)")
    parser.add_argument("--list", action="store_true", help="list the stages")
    arguments = parser.parse_args()
    seed = os.environ.get(SEED) or str(random.SystemRandom().randrange(2**32))
    if not seed.isdecimal():
        parser.error(f"{SEED} must be an integer, not {seed!r}")
    with tempfile.TemporaryDirectory(prefix="astrodrome-test-") as folder:
        there = stages(Path(folder), seed)
        unknown = [name for name in arguments.stage if name not in {stage.name for stage in there}]
        if unknown:
            parser.error(f"no stage {', '.join(unknown)}; there are {', '.join(stage.name for stage in there)}")
        if arguments.list:
            print("\n".join(stage.name for stage in there))
            return 0
        return run(choose(there, arguments.stage), seed)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
