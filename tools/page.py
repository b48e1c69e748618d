"""What the page must know of the games, made from the games: `./run exec python -m tools.page` writes it.

`web/src/lib/generated/games.ts` names the games in the order of `GAMES` and the catalogue behind each prefix of rule
ids; `web/src/pages/glossary/words.ts` holds the words of `docs/glossary/`. A test compares.
"""

import json
import re
import sys
from pathlib import Path

from astrodrome.games import GAMES
from tools import glossary
from tools.catalogue import RULES, lines

ROOT = Path(__file__).resolve().parent.parent
GAMES_FILE = ROOT / "web" / "src" / "lib" / "generated" / "games.ts"
WORDS_FILE = ROOT / "web" / "src" / "pages" / "glossary" / "words.ts"
GAMES_TEXT = """/** Made by tools/page.py from the games that are there: do not edit. */

/** The games, in the order in which they are shown. */
export const GAME_ORDER: readonly string[] = {order};

/** Prefix of a rule id to the catalogue that holds it; AD- are the table's own lines. */
export const CATALOGUES: Readonly<Record<string, string>> = {{
{catalogues}
}};
"""
WORDS_TEXT = """/** Made by tools/page.py from docs/glossary/: one word for one thing, in both languages, by game. */

/** English and French of a word. */
export type Pair = readonly [en: string, fr: string];

export const GLOSSARY: Readonly<Record<string, readonly Pair[]>> = {{
{pairs}
}};
"""


def catalogues() -> dict[str, str]:
    """Return the catalogue of each prefix of rule ids."""
    found = {next(iter(lines(page.stem))): page.stem for page in sorted(RULES.glob("*.md"))}
    return {re.split("-", rule)[0]: name for rule, name in found.items()}


def games_text() -> str:
    """Return what the page must know of games and catalogues."""
    order = json.dumps([spec.name for spec in GAMES])
    rows = [f'  {key(prefix)}: "{name}",' for prefix, name in catalogues().items()]
    return GAMES_TEXT.format(order=order, catalogues="\n".join(rows))


def key(name: str) -> str:
    """Return a property name as Prettier writes it: quoted only where it must be.

    >>> key("table"), key("galaxy-trucker")
    ('table', '"galaxy-trucker"')
    """
    return name if name.isidentifier() else json.dumps(name)


def words_text() -> str:
    """Return the page's glossary: pairs of words, each once."""
    found = []
    for name, page in (("table", glossary.PLATFORM), *((game, game) for game in glossary.games())):
        found.append(f"  {key(name)}: [")
        for english, french in dict.fromkeys([(word.english, word.french) for word in glossary.read(page)]):
            found.append(f"    [{json.dumps(english, ensure_ascii=False)}, {json.dumps(french, ensure_ascii=False)}],")
        found.append("  ],")
    return WORDS_TEXT.format(pairs="\n".join(found))


def main() -> int:
    """Write both files."""
    for path, text in ((GAMES_FILE, games_text()), (WORDS_FILE, words_text())):
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
