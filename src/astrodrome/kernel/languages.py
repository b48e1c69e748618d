"""The languages: which there are, which are complete, how each one counts, and the elision of French.

`text/languages.toml` lists them; nothing else in the code names one. The page has the same list, made from this file
(`tools/page.py`), and the same conditions for plurals and elision (`languages.ts`, `elision.ts`): both pass the same
test vectors. Templates are written with the full word (`la main de {seat:seat}`); `joined` makes `la main d’Ada` of it.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LIST: Final = Path(__file__).parent / "text" / "languages.toml"

_RELATION: Final = re.compile(r"([ni])(?: % (\d+))? (=|!=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")
"""One relation of a plural condition, as CLDR writes it: `n % 10 = 2..4,7`."""


@dataclass(frozen=True)
class Language:
    """A language as the list describes it."""

    id: str
    """Its name in file names and addresses."""
    name: str
    """Its name in the language itself."""
    locale: str
    """Its numbers, lists and sorting, as browsers know them."""
    plural: tuple[str, ...]
    """When each form of a word is used but the last."""
    elision: bool
    """Whether `de` and `Ada` make `d’Ada`."""
    capitals: bool
    """Whether nouns keep their capital inside a sentence."""
    complete: bool
    """Whether it is offered."""


def _read() -> dict[str, Language]:
    found: dict[str, Language] = {}
    for lang, row in tomllib.loads(LIST.read_text(encoding="utf-8")).items():
        plural = tuple([str(condition) for condition in row["plural"]])
        traits = (row["elision"], row["capitals"], row["complete"])
        found[lang] = Language(lang, row["name"], row["locale"], plural, *traits)
    return found


ALL: Final = _read()
"""Every language by its id, drafts too."""

LANGUAGES: Final = tuple([lang for lang, row in ALL.items() if row.complete])
"""The languages that are complete, in the order of the menu. Only these are offered."""

SOURCE: Final = LANGUAGES[0]
"""The language in which every key begins: English."""


def plural_form(lang: str, number: int) -> int:
    """Return which form of a word a number takes: the first one whose condition holds, else the last.

    >>> [plural_form("en", number) for number in (0, 1, 2)]
    [1, 0, 1]
    >>> [plural_form("fr", number) for number in (0, 1, 2)]
    [0, 0, 1]
    """
    conditions = ALL[lang].plural
    for form, condition in enumerate(conditions):
        if holds(condition, number):
            return form
    return len(conditions)


def holds(condition: str, number: int) -> bool:
    """Return whether a plural condition holds for a number.

    >>> [holds("n % 10 = 2..4 and n % 100 != 12..14", number) for number in (2, 12, 22)]
    [True, False, True]
    """
    for part in condition.split(" or "):
        if all([_related(relation, abs(number)) for relation in part.split(" and ")]):
            return True
    return False


def _related(relation: str, number: int) -> bool:
    parts = _RELATION.fullmatch(relation)
    if parts is None:
        raise ValueError(f"{relation!r} is not a relation such as 'n % 10 = 2..4'")
    value = number % int(parts[2]) if parts[2] else number
    inside = False
    for span in parts[4].split(","):
        least, _, most = span.partition("..")
        inside = inside or int(least) <= value <= int(most or least)
    return inside == (parts[3] == "=")


ELIDED: Final = re.compile(r"(?<![\w’'-])(?:([dlns]|(?:jus|lors|puis|quoi)?qu)e|(l)a) $", re.IGNORECASE)
"""The end of a text whose last word drops its vowel: de, le, la, ne, se, que and its compounds."""

VOWEL: Final = re.compile(
    r"[aeiouàâäéèêëîïôöùûüœæ]|h(?!a)|ha(?:bi|ltère|rmoni|drien|meçon)|y(?![aeiouéè])", re.IGNORECASE
)
"""A beginning that is spoken as a vowel: a silent h counts, the y of Yann does not."""

SPOKEN: Final = re.compile(
    r"(?:héros|hérisson|hernie|heidi|heurt|hibou|hiss|hockey|holland|homard|hongr|hont|hors|hotte|huit|hurl|hutte|onz"
    r"|ouistiti|oui(?!\w))",
    re.IGNORECASE,
)
"""Beginnings that look like those of `VOWEL` and are not elided: the h of `hors` is aspirated."""


def joined(before: str, inserted: str) -> str:
    """Return `before` and `inserted` in a row, the last word of `before` elided where French demands it."""
    word = ELIDED.search(before)
    if word is None or not VOWEL.match(inserted) or SPOKEN.match(inserted):
        return before + inserted
    return f"{before[: word.start()]}{word[1] or word[2]}’{inserted}"
