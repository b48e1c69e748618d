"""French elision before a word put into a sentence: `de` and `Ada` make `d’Ada`, `que` and `Oscar` make `qu’Oscar`.

Templates are written with the full word (`la main de {seat:seat}`); whoever fills them joins the parts with `joined`.
The page does the same in `web/src/lib/i18n/elision.ts`; both pass the same test vectors.
"""

from __future__ import annotations

import re
from typing import Final

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
