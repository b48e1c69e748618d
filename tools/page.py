"""What the page must know of the games, made from the games: `./run exec python -m tools.page` writes it.

`web/src/lib/generated/games.ts` names the games in the order of `GAMES` and the catalogue behind each prefix of rule
ids, `languages.ts` beside it the languages, and `server/` the server's sentences, a file for each language;
`web/src/games/celestia/model/cards.ts` lists Celestia's cards; `web/src/pages/glossary/words.ts` holds the words of
`docs/glossary/`. A test compares.
"""

import json
import re
import sys
from pathlib import Path

from astrodrome.games import GAMES
from astrodrome.games.celestia.content.cards import COVERING, GROUPS, SYMBOLS
from astrodrome.kernel.languages import ALL
from astrodrome.server.protocol.wording import WORDS
from tools import glossary
from tools.catalogue import RULES, lines

WIDEST = 120
"""Prettier's print width."""

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ROOT / "web" / "src" / "lib" / "generated"
GAMES_FILE = GENERATED / "games.ts"
LANGUAGES_FILE = GENERATED / "languages.ts"
CARDS_FILE = ROOT / "web" / "src" / "games" / "celestia" / "model" / "cards.ts"
WORDS_FILE = ROOT / "web" / "src" / "pages" / "glossary" / "words.ts"
GAMES_TEXT = """/** Made by tools/page.py from the games that are there: do not edit. */

/** The games, in the order in which they are shown. */
export const GAME_ORDER: readonly string[] = {order};

/** Prefix of a rule id to the catalogue that holds it; AD- are the table's own lines. */
export const CATALOGUES: Readonly<Record<string, string>> = {{
{catalogues}
}};
"""
CARDS_TEXT = """/** Made by tools/page.py from the cards that the engine knows: do not edit. */

/** Every card in the engine's order: its sort, the module that brings it, its main rule, the event it covers. */
export const CARD_ROWS = [
{rows}
] as const;
"""
LANGUAGES_TEXT = """/** Made by tools/page.py from kernel/text/languages.toml: do not edit. */

export const LANGUAGES = [
{rows}
] as const;

export type Lang = (typeof LANGUAGES)[number]["id"];
"""
SERVER_TEXT = """/** Made by tools/page.py from server/text/{lang}.toml: do not edit. */

export const server = {{
{rows}
}};
"""
WORDS_TEXT = """/** Made by tools/page.py from docs/glossary/: one word for one thing, in every language, by game. */

import type {{ Lang }} from "$lib/i18n/index.ts";

/** A word by language; a language that is not complete may lack it. */
export type Word = Readonly<Partial<Record<Lang, string>>>;

export const GLOSSARY: Readonly<Record<string, readonly Word[]>> = {{
{words}
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


def cards_text() -> str:
    """Return the cards of Celestia: their sort, where they come from, their main rule, the event they cover."""
    rows = []
    for group in GROUPS:
        more = f"sort: {json.dumps(group.sort)}, module: {json.dumps(group.module)}, rule: {json.dumps(group.rule)}"
        against: tuple[str | None, ...] = SYMBOLS if group.sort in COVERING else (None,) * len(group.cards)
        for card, covers in zip(group.cards, against, strict=True):
            rows.append(f"  {{ card: {json.dumps(card)}, {more}, covers: {json.dumps(covers)} }},")
    return CARDS_TEXT.format(rows="\n".join(rows))


def key(name: str) -> str:
    """Return a property name as Prettier writes it: quoted only where it must be.

    >>> key("table"), key("galaxy-trucker")
    ('table', '"galaxy-trucker"')
    """
    return name if name.isidentifier() else json.dumps(name)


def words_text() -> str:
    """Return the page's glossary: words by language, each row once."""
    found = []
    for name, page in (("table", glossary.PLATFORM), *((game, game) for game in glossary.games())):
        found.append(f"  {key(name)}: [")
        for row in dict.fromkeys([tuple(word.words.items()) for word in glossary.read(page)]):
            cells = [f"{lang}: {json.dumps(word, ensure_ascii=False)}" for lang, word in row]
            short = f"    {{ {', '.join(cells)} }},"
            found += [short] if len(short) <= WIDEST else ["    {", *[f"      {cell}," for cell in cells], "    },"]
        found.append("  ],")
    return WORDS_TEXT.format(words="\n".join(found))


def languages_text() -> str:
    """Return the languages, with what the page must know of each."""
    rows = []
    for row in ALL.values():
        plural = ", ".join(json.dumps(condition) for condition in row.plural)
        rows += ["  {", f'    id: "{row.id}",', f'    name: "{row.name}",', f'    locale: "{row.locale}",']
        rows += [f"    plural: [{plural}],", f"    elision: {json.dumps(row.elision)},"]
        rows += [f"    capitals: {json.dumps(row.capitals)},"]
        rows += [f"    complete: {json.dumps(row.complete)},", "  },"]
    return LANGUAGES_TEXT.format(rows="\n".join(rows))


def server_text(lang: str) -> str:
    """Return what the server answers to a page in a language, by section and key."""
    rows = []
    for section in ("trouble", "problem"):
        table = WORDS.table(lang)[section]
        for name, sentence in table.items():
            row = f'  "{section}.{name}":'
            text = json.dumps(sentence, ensure_ascii=False)
            rows.append(f"{row} {text}," if len(row) + len(text) + 2 <= WIDEST else f"{row}\n    {text},")
    return SERVER_TEXT.format(lang=lang, rows="\n".join(rows))


def files() -> list[tuple[Path, str]]:
    """Return every file and its text."""
    found = [(GAMES_FILE, games_text()), (CARDS_FILE, cards_text()), (WORDS_FILE, words_text())]
    found.append((LANGUAGES_FILE, languages_text()))
    written = [lang for lang in ALL if (WORDS.folder / f"{lang}.toml").is_file()]
    return [*found, *[(GENERATED / "server" / f"{lang}.ts", server_text(lang)) for lang in written]]


def main() -> int:
    """Write the files."""
    for path, text in files():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
