"""What each language still lacks: `python -m tools.languages [LANG…]`.

A language is a row of `kernel/text/languages.toml` and the files named after it. English has every file and every key;
for each other language this says which files are missing, which keys are missing, too many or take other arguments,
and which templates have the wrong number of plural forms. It exits with 1 if a language that is marked as complete
lacks something. `python -m tools.languages --files it` lists the files that Italian would need.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

from astrodrome.kernel import catalogue
from astrodrome.kernel.languages import ALL, SOURCE, Language
from astrodrome.kernel.words import PLACE, places
from tools import glossary

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "astrodrome"
PAGE = ROOT / "web" / "src"
RULES = ROOT / "docs" / "rules"
ENTRY = re.compile(r'^  (?:"([\w.+\-]+)"|(\w+)):\s*((?:"(?:[^"\\]|\\.)*"(?:\s*\+\s*)?)+),$', re.MULTILINE)
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def text_files() -> list[Path]:
    """Return the English files of the engine and of the page, in order."""
    page = [*(PAGE / "lib").glob("**/i18n/*.ts"), *PAGE.glob("**/text/*.ts")]
    english = [path for path in page if re.search(rf"(?:^|\.){SOURCE}\.ts$", path.name)]
    return [*sorted(ENGINE.glob(f"**/text/{SOURCE}.toml")), *sorted(english)]


def translated(path: Path, lang: str) -> Path:
    """Return the file that holds in a language what an English file holds.

    >>> translated(Path("text/hints.en.ts"), "de").name
    'hints.de.ts'
    """
    return path.with_name(re.sub(rf"(^|\.){SOURCE}\.", rf"\g<1>{lang}.", path.name))


def sentences(path: Path) -> dict[str, str]:
    """Return the templates of a file by their keys; terms by their table and value."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        return _flat(tomllib.loads(text), "")
    found = {}
    for entry in ENTRY.finditer(text):
        said = "".join(STRING.findall(entry[3]))
        found[entry[1] or entry[2]] = re.sub(r"\\u([0-9a-f]{4})", lambda code: chr(int(code[1], 16)), said)
    return found


def _flat(table: dict[str, object], path: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        name = f"{path}.{key}" if path else key
        found.update(_flat(value, name) if isinstance(value, dict) else {name: str(value)})
    return found


def missing(language: Language) -> list[str]:
    """Return what a language lacks, in words."""
    found = []
    for english in text_files():
        own = translated(english, language.id)
        name = own.relative_to(ROOT)
        if own.is_file():
            found += [f"{name}: {fault}" for fault in faults(sentences(english), sentences(own), language)]
        else:
            found.append(f"{name}: no such file")
    return [*found, *_missing_rules(language.id), *_missing_words(language.id)]


def faults(english: dict[str, str], own: dict[str, str], language: Language) -> list[str]:
    """Return what is wrong with the sentences of a file, by those of its English one."""
    found = [f"{key} is missing" for key, said in english.items() if key not in own or (said and not own[key])]
    for key, template in own.items():
        table = key.rpartition(".")[0]
        if key not in english:
            # Tables of terms in another case or gender may be added: `terms.card_dative` beside `terms.card`.
            stem = f"{table.rpartition('_')[0]}.{key.rpartition('.')[2]}"
            if not (table.startswith("terms.") and stem in english):
                found.append(f"{key} is not a key of English")
        elif places(template) != places(english[key]):
            found.append(f"{key} takes {places(template)}; English takes {places(english[key])}")
        forms = {place[2].count("|") for place in PLACE.finditer(template) if place[2]}
        if forms - {len(language.plural)}:
            found.append(f"{key} has the wrong number of plural forms; expected {len(language.plural) + 1}")
    return found


def _missing_rules(lang: str) -> list[str]:
    found = []
    for name in catalogue.names(RULES):
        try:
            catalogue.load(RULES, name, lang)
        except catalogue.BadCatalogue as error:
            found.append(f"docs/rules/{lang}/{name}.md: {str(error).replace(f'{ROOT}/', '')}")
    return found


def _missing_words(lang: str) -> list[str]:
    found = []
    for page in (glossary.PLATFORM, *glossary.games()):
        lacking = [word.id for word in glossary.read(page) if not word.words.get(lang)]
        found += [f"docs/glossary: {page}: {word} has no word" for word in lacking]
    return found


def main(argv: list[str] | None = None) -> int:
    """Say what the languages lack."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("languages", nargs="*", metavar="LANG", help="which ones (default: all)")
    parser.add_argument("--files", metavar="LANG", help="list the files that a language consists of")
    args = parser.parse_args(argv)
    if args.files:
        for path in [translated(path, args.files) for path in text_files()]:
            print(path.relative_to(ROOT))
        for name in catalogue.names(RULES):
            print(f"docs/rules/{args.files}/{name}.md")
        print(f"docs/glossary/{args.files}.md")
        return 0
    failed = False
    for lang in args.languages or [lang for lang in ALL if lang != SOURCE]:
        language = ALL[lang]
        found = missing(language)
        for fault in found:
            print(fault)
        state = "complete" if language.complete else "not offered"
        print(f"{language.name}: {f'{len(found)} faults' if found else 'nothing is missing'}; {state}")
        failed = failed or (language.complete and bool(found))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
