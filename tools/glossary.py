"""The glossary under `docs/glossary/`, read for the tests and for the page.

A game's page there is named like the game; README.md holds the words of the platform, code.md those of the code alone.
These pages give the words in English and French, the languages of the rules; a page named after another language, such
as de.md, has a section for each of them with the same ids.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from astrodrome.kernel.languages import ALL

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "glossary"
PLATFORM = "README"
CODE = "code"


@dataclass(frozen=True)
class Word:
    """One row: its id, the word in English and French, for a game its names in the code as written, other languages."""

    id: str
    english: str
    french: str
    code: str = ""
    others: dict[str, str] = field(default_factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names in the code; a value of a record or table keeps its quotation marks."""
        return tuple(re.findall(r"`([^`]+)`", self.code))

    @property
    def words(self) -> dict[str, str]:
        """The word in each language that has one."""
        return {"en": self.english, "fr": self.french, **self.others}


def read(page: str) -> list[Word]:
    """Read the rows of a page, in order, with the words of every language."""
    words = []
    for cells in _rows((PAGES / f"{page}.md").read_text(encoding="utf-8")):
        code = "" if page == PLATFORM else cells[3]
        others = {lang: found[cells[0]] for lang in ALL if cells[0] in (found := translations(lang).get(page, {}))}
        words.append(Word(cells[0], cells[1], cells[2], code, others))
    return words


@cache
def translations(lang: str) -> dict[str, dict[str, str]]:
    """Return the words of a language that has a page to itself, by page and id."""
    path = PAGES / f"{lang}.md"
    if not path.is_file():
        return {}
    found: dict[str, dict[str, str]] = {}
    for part in path.read_text(encoding="utf-8").split("\n## ")[1:]:
        found[part.splitlines()[0].strip()] = {cells[0]: cells[1] for cells in _rows(part)}
    return found


def _rows(text: str) -> list[list[str]]:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("| ")
    ]
    return [cells for cells in rows if cells[0] != "id"]


def games() -> list[str]:
    """Name the games that have a page, in order of their names."""
    return sorted(path.stem for path in PAGES.glob("*.md") if path.stem not in (PLATFORM, CODE, *ALL))


def code_names() -> list[str]:
    """Return the names in the code that the page of its words explains, in order."""
    rows = (PAGES / f"{CODE}.md").read_text(encoding="utf-8").splitlines()
    return [name for row in rows if row.startswith("| ") for name in re.findall(r"`([^`]+)`", row.split("|")[3])]
