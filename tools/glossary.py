"""The glossary under `docs/glossary/`: read for the tests, and written for the page.

    ./run exec python -m tools.glossary     write web/src/pages/glossary/words.ts anew

A game's page there is named like the game; README.md holds the words of the platform.
"""

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "glossary"
WORDS = ROOT / "web" / "src" / "pages" / "glossary" / "words.ts"
PLATFORM = "README"
HEAD = """/** The glossary, made from docs/glossary/: one word for one thing, in both languages. Data, by game. */

/** English and French of a word. */
export type Pair = readonly [en: string, fr: string];

export const GLOSSARY: Readonly<Record<string, readonly Pair[]>> = {
"""


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
    return sorted(path.stem for path in PAGES.glob("*.md") if path.stem != PLATFORM)


def source() -> str:
    """Return the page's own copy: pairs of words, each once."""
    lines = []
    for key, page in (("table", PLATFORM), *((game, game) for game in games())):
        lines.append(f'  "{key}": [')
        for english, french in dict.fromkeys([(word.english, word.french) for word in read(page)]):
            lines.append(f"    [{json.dumps(english, ensure_ascii=False)}, {json.dumps(french, ensure_ascii=False)}],")
        lines.append("  ],")
    return HEAD + "\n".join(lines) + "\n};\n"


def main() -> int:
    """Write the page's copy."""
    WORDS.write_text(source(), encoding="utf-8")
    print(WORDS.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
