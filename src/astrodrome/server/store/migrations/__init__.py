"""The numbered changes of the database's shape, one folder per dialect."""

from __future__ import annotations

from importlib.resources import files

from astrodrome.server.store.store import StoreError


def scripts(dialect: str) -> dict[int, str]:
    """Return the scripts of a dialect by their number, which the name of each file starts with."""
    folder = files(__package__) / dialect
    found = {int(file.name[:4]): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    return dict(sorted(found.items()))


def missing(dialect: str, version: int) -> dict[int, str]:
    """Return the scripts that a database of a version still needs; StoreError where it is newer than this program."""
    known = scripts(dialect)
    if version > max(known):
        raise StoreError(f"the database has shape {version}, and this Astrodrome knows {max(known)}: it is older")
    return {number: script for number, script in known.items() if number > version}
