"""Files that a command writes: checked before long work begins, written after its results are printed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from astrodrome.cli.errors import DONE, FAILED, BadArguments
from astrodrome.kernel.errors import system_words


def check_output(option: str, given: str | Path | None, suffix: str = "") -> Path | None:
    """Return the file that an option names, and create its folder; BadArguments says why it could not be written.

    The name must end in `suffix`.
    """
    if given is None:
        return None
    if suffix and not str(given).endswith(suffix):
        raise BadArguments(f"{option}: expected a file ending in {suffix}, found {str(given)!r:.80}")
    path = Path(given)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        there = path.exists()
        with path.open("a", encoding="utf-8"):
            pass
        if not there:
            path.unlink()
    except OSError as error:
        raise BadArguments(f"{option}: cannot write {path}: {system_words(error)}") from None
    return path


def write_output(option: str, path: Path | None, write: Callable[[Path], object]) -> int:
    """Let a function write the file of an option; return the status, and report an error in a sentence.

    Print results before you call this, so that a full disk costs only the file.
    """
    if path is None:
        return DONE
    try:
        write(path)
    except OSError as error:
        sys.stderr.write(f"astrodrome: {option}: cannot write {path}: {system_words(error)}\n")
    except UnicodeDecodeError:
        sys.stderr.write(f"astrodrome: {option}: {path} is not a text file; it was left unchanged\n")
    else:
        return DONE
    return FAILED
