"""Reading what the arguments name: JSON on the command line, files, content tables."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import cast

from astrodrome.cli.errors import BadArguments
from astrodrome.kernel.codec import parse
from astrodrome.kernel.errors import system_words
from astrodrome.kernel.fields import Json


def read_bytes(path: str) -> bytes:
    """Return a file's bytes, or say that it cannot be read."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BadArguments(f"cannot read {path}: {system_words(error)}") from None


def read_options(text: str | None, content: str | None) -> dict[str, Json]:
    """Return the options of a game from `--options` and `--content`."""
    options: dict[str, Json] = {}
    if text is not None:
        try:
            data = parse(text)
        except ValueError as error:
            raise BadArguments(f"--options: not JSON: {error}") from None
        if not isinstance(data, dict):
            raise BadArguments(f'--options: expected an object such as {{"modules": []}}, found {text:.40}')
        options = cast("dict[str, Json]", data)
    if content is not None:
        options["content"] = read_table(content)
    return options


def read_table(path: str) -> Json:
    """Return a content table from a .json or .toml file."""
    data = read_bytes(path)
    try:
        if path.endswith(".toml"):
            return cast("Json", tomllib.loads(data.decode()))
        return cast("Json", parse(data))
    except ValueError as error:
        raise BadArguments(f"--content: {path}: {error}") from None
