"""Sentences for people: the engine holds none, the text files hold them all.

A template is a sentence with places to fill: `{arg}` a value, `{arg:seat}` a seat's name, `{arg:TABLE}` the value
looked up among the terms of a table, `{arg|one|other}` a word by number (`#` is the number; `languages.toml` says how
many forms a language has), `{arg?yes|no}` by truth; `{{` and `}}` are braces. A list is written item by item, an empty
one as a dash; `{arg:by_seat}` writes a list with a value for each seat, after the seat's name. `{arg:TABLE?some|none}`
is for a list that may be empty: `some` with its items for `#`, or `none`, which may be the empty text. In French,
`de {who:seat}` becomes `d’Ada` (see `languages.py`). A language may have tables of terms of its own, for cases and
genders: `{card:card_dative}`. The page has the same syntax; both pass the same test vectors.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from astrodrome.kernel.languages import ALL, SOURCE, joined, plural_form

Terms: TypeAlias = Mapping[str, Mapping[str, str]]

PLACE: Final = re.compile(r"\{\{|\}\}|\{(\w+)(?:\|([^{}|]*(?:\|[^{}|]*)+)|(?::(\w+))?(?:\?([^{}|]*)\|([^{}|]*))?)\}")


NOTHING: Final = "–"
"""What stands for an empty list."""


def fill(
    template: str,
    args: Mapping[str, object],
    *,
    lang: str = SOURCE,
    names: Sequence[str] = (),
    terms: Terms | None = None,
) -> str:
    """Fill a template with its `args`. A seat without a name is called by its number, from 1."""
    filler = _Filler(lang, names, terms or {})
    text, at = "", 0
    for place in PLACE.finditer(template):
        text = filler.attach(text + template[at : place.start()], filler.put(place, args))
        at = place.end()
    return text + template[at:]


class _Filler:
    """What fills the places of one template."""

    def __init__(self, lang: str, names: Sequence[str], terms: Terms) -> None:
        self.lang = lang
        self.names = names
        self.terms = terms

    def put(self, place: re.Match[str], args: Mapping[str, object]) -> str:
        """Return what stands in a place."""
        if place[0] in ("{{", "}}"):
            return place[0][0]
        value = args[place[1]]
        if place[2] is not None:
            forms = place[2].split("|")
            return forms[min(plural_form(self.lang, int(str(value))), len(forms) - 1)].replace("#", str(value))
        if place[4] is None:
            return self.word(value, place[3])
        return self.some(place[4].split("#"), self.word(value, place[3])) if value else place[5]

    def attach(self, before: str, inserted: str) -> str:
        """Return both texts in a row, with elision where the language has it."""
        return joined(before, inserted) if ALL[self.lang].elision else before + inserted

    def some(self, texts: Sequence[str], value: str) -> str:
        """Return the texts with the value between each two of them."""
        filled = texts[0]
        for text in texts[1:]:
            filled = self.attach(filled, value) + text
        return filled

    def word(self, value: object, table: str | None) -> str:
        """Return the word for a value, or for each item of a list."""
        if table == "by_seat" and isinstance(value, tuple | list):
            parts = [f"{self.word(seat, 'seat')} {item}" for seat, item in enumerate(value) if item is not None]
            return ", ".join(parts)
        if isinstance(value, tuple | list):
            return ", ".join([self.word(item, table) for item in value]) or NOTHING
        if table == "seat":
            seat = int(str(value))
            return self.names[seat] if seat < len(self.names) else str(seat + 1)
        return str(value) if table is None else self.terms[table][str(value)]


def places(template: str) -> tuple[str, ...]:
    """Return the names of the arguments a template uses, sorted."""
    return tuple(sorted({place[1] for place in PLACE.finditer(template) if place[1]}))


@cache
def _load(folder: Path, lang: str) -> dict[str, dict[str, object]]:
    """Read the file of a language; a game of others that lacks it is in English."""
    own = folder / f"{lang}.toml"
    path = own if own.is_file() else folder / f"{SOURCE}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


class Words:
    """The sentences of one game in every language, with those of the kernel as a fallback."""

    def __init__(self, folder: Path, base: Words | None = None) -> None:
        self.folder = folder
        """The folder of its language files."""
        self.base = base
        """The fallback for keys that are missing here."""

    def table(self, lang: str) -> dict[str, dict[str, object]]:
        """Return everything a language file holds; the English one where there is none."""
        if lang not in ALL:
            raise ValueError(f"no language {lang!r}: expected one of {', '.join(ALL)}")
        return _load(self.folder, lang)

    def terms(self, lang: str) -> Terms:
        """Return the tables of terms that templates look values up in."""
        own = self.table(lang).get("terms", {})
        tables = {name: table for name, table in own.items() if isinstance(table, dict)}
        return {name: {str(key): str(term) for key, term in table.items()} for name, table in tables.items()}

    def template(self, lang: str, section: str, key: str) -> str | None:
        """Return the template for a key of a section, or None."""
        found = self.table(lang).get(section, {}).get(key)
        if isinstance(found, str):
            return found
        return self.base.template(lang, section, key) if self.base else None

    def say(self, lang: str, section: str, key: str, args: Mapping[str, object], names: Sequence[str] = ()) -> str:
        """Return the sentence of a key in a section, its `args` filled in; without a sentence, the key itself."""
        template = self.template(lang, section, key)
        return key if template is None else fill(template, args, lang=lang, names=names, terms=self.terms(lang))


KERNEL_WORDS: Final = Words(Path(__file__).parent / "text")
