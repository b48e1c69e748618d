"""The glossary under `docs/glossary/`, read for the tests and for the page.

A game's page there is named like the game; README.md holds the words of the platform, code.md those of the code alone.
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "glossary"
PLATFORM = "README"
CODE = "code"


@dataclass(frozen=True)
class Word:
    """One row: its id, the word in both languages, and, for a game, its names in the code as written."""

    id: str
    english: str
    french: str
    code: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the code; a value of a record or table keeps its quotation marks."""
        return tuple(re.findall(r"`([^`]+)`", self.code))


def read(page: str) -> list[Word]:
    """Read the rows of a page, in order."""
    words = []
    for line in (PAGES / f"{page}.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and cells[0] != "id":
            words.append(Word(cells[0], cells[1], cells[2], "" if page == PLATFORM else cells[3]))
    return words


def games() -> list[str]:
    """Name the games that have a page, in order of their names."""
    return sorted(path.stem for path in PAGES.glob("*.md") if path.stem not in (PLATFORM, CODE))


def code_names() -> list[str]:
    """Return the names in the code that the page of its words explains, in order."""
    rows = (PAGES / f"{CODE}.md").read_text(encoding="utf-8").splitlines()
    return [name for row in rows if row.startswith("| ") for name in re.findall(r"`([^`]+)`", row.split("|")[3])]
