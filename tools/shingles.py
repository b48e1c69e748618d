"""Runs of eight words, hashed: how we see that no sentence of a rulebook slipped into our own text.

    python -m tools.shingles FOLDER FILE    hash every run of the texts in FOLDER (*.txt) into FILE

FILE holds sorted digests and no text; `tests/docs/` compares the catalogues with it. The rulebooks themselves are not
part of the project.
"""

import re
import sys
import unicodedata
from hashlib import blake2b
from pathlib import Path

RUN = 8
SIZE = 8


def words(text: str) -> list[str]:
    """Return the words of a text without case, accents, apostrophes or marks, so that a disguise does not count."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def runs(text: str) -> dict[bytes, str]:
    """Return the digest of each run of eight words, with the run itself."""
    row = words(text)
    found = [" ".join(row[at : at + RUN]) for at in range(len(row) - RUN + 1)]
    return {blake2b(run.encode(), digest_size=SIZE).digest(): run for run in found}


def gather(folder: Path) -> bytes:
    """Return the sorted digests of all texts of a folder."""
    digests: set[bytes] = set()
    for page in sorted(folder.glob("*.txt")):
        digests.update(runs(page.read_text(encoding="utf-8")))
    return b"".join(sorted(digests))


def read(data: bytes) -> frozenset[bytes]:
    """Return the digests of a file made by `gather`."""
    return frozenset(data[at : at + SIZE] for at in range(0, len(data), SIZE))


def main() -> None:
    """Write the file."""
    if len(sys.argv) != 3:
        raise SystemExit("usage: python -m tools.shingles FOLDER FILE")
    data = gather(Path(sys.argv[1]))
    if not data:
        raise SystemExit(f"no text with a run of {RUN} words in {sys.argv[1]}: expected *.txt files")
    Path(sys.argv[2]).write_bytes(data)
    print(f"{len(data) // SIZE} runs of {RUN} words")


if __name__ == "__main__":
    main()
