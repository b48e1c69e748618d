"""Reading the rule catalogues: chapters, rule lines, worked examples, open points.

A catalogue is one Markdown page per language, `memoracers.md` and `fr/memoracers.md`. Its format is strict, so that a
mistake in a page is an error with a line number, not a rule that silently vanishes. A translation may leave out every
entry and hold the titles, sections and opening paragraphs alone; the entries are then those of the English page.

    # Title                                        then the preface
    ## 3. Chapter                                  then a paragraph, and `<!-- drawing: name -->`
    ### Section                                    groups lines inside a chapter; optional
    - **MR-001** [base] A rule. <!-- house -->     house content is ours, not the publisher's
    - MR-052 [base] withdrawn: ...                 the id stays taken
    - **MR-E01** A worked example.                 in a separate chapter
    - **MR-Q01** Question. Ruling: ... Reason: ... in a separate chapter
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from astrodrome.kernel.errors import AstrodromeError
from astrodrome.kernel.languages import ALL, SOURCE
from astrodrome.kernel.ruletext import Appendix as Appendix
from astrodrome.kernel.ruletext import Catalogue as Catalogue
from astrodrome.kernel.ruletext import Chapter as Chapter
from astrodrome.kernel.ruletext import Entry as Entry
from astrodrome.kernel.ruletext import Example as Example
from astrodrome.kernel.ruletext import Line as Line
from astrodrome.kernel.ruletext import OpenPoint as OpenPoint

_ENTRY: Final = re.compile(r"- (\*\*)?([A-Z]{2}-([EQ]?)\d+)(?(1)\*\*) (?:\[([a-z0-9-]+)\] )?(\S.*)")
_RULING: Final = re.compile(r"\b[A-Z]{2}-Q\d+\b")
_DRAWING: Final = re.compile(r"<!-- drawing: ([a-z0-9-]+) -->")
_HEADING: Final = re.compile(r"## (?:\d+\. )?(\S.*)")
_POINT: Final = re.compile(
    r"(.+?) (?:Ruling|Interprétation)(?: \([^)]*\))?\u00a0?: (.+?) (?:Reason|Raison)\u00a0?: (.+)"
)
_HOUSE: Final = " <!-- house -->"


class BadCatalogue(AstrodromeError):
    """A catalogue is missing or has a mistake in its format; the message names the page and the line."""


def folder() -> Path:
    """Return the folder of the catalogues: inside an installed package, or under docs/ in a source checkout."""
    package = Path(__file__).resolve().parent.parent
    for place in (package / "rules", package.parent.parent / "docs" / "rules"):
        if place.is_dir():
            return place
    raise BadCatalogue(f"no rule catalogues beside {package}: expected a folder rules, or docs/rules of a checkout")


def names(place: Path, game: str = "") -> tuple[str, ...]:
    """Return the names of all catalogues, or of one game's (`galaxy-trucker` has two: base and expansion), sorted."""
    found = []
    for page in place.glob("*.md"):
        if game in ("", page.stem) or page.stem.startswith(f"{game}-"):
            text = page.read_text(encoding="utf-8")
            if "\n- **" in text:  # other pages may lie beside the catalogues
                found.append(page.stem)
    return tuple(sorted(found))


def load(place: Path, name: str, lang: str) -> Catalogue:
    """Read one catalogue in one language."""
    if lang not in ALL:
        raise BadCatalogue(f"no language {lang!r}: expected one of {', '.join(ALL)}")
    if name not in names(place):
        raise BadCatalogue(f"no catalogue {name!r}: expected one of {', '.join(names(place))}")
    page = place / f"{name}.md" if lang == SOURCE else place / lang / f"{name}.md"
    if not page.is_file():
        raise BadCatalogue(f"no catalogue {name!r} in language {lang!r}: expected {page}")
    rows = page.read_text(encoding="utf-8").splitlines()
    titles_only = lang != SOURCE and not any([_ENTRY.fullmatch(row.rstrip()) for row in rows])
    reader = _Reader(f"{page.parent.name}/{page.name}", titles_only)
    for number, row in enumerate(rows, start=1):
        reader.read(number, row.rstrip())
    if titles_only:
        return reader.retitle(load(place, name, SOURCE), lang)
    return reader.finish(name, lang)


class _Reader:
    """Reads a page row by row, and collects the parts of its catalogue."""

    def __init__(self, page: str, titles_only: bool) -> None:
        self.page = page
        self.titles_only = titles_only
        self.heads: list[Appendix] = []
        self.sections: list[str] = []
        self.row = 0
        self.title = ""
        self.preface: list[str] = []
        self.block: list[str] = []
        self.heading = ""
        self.section = ""
        self.intro: list[str] = []
        self.drawing = ""
        self.entries: list[Entry] = []
        self.ids: set[str] = set()
        self.chapters: list[Chapter] = []
        self.examples_head = Appendix()
        self.examples: list[Example] = []
        self.points_head = Appendix()
        self.points: list[OpenPoint] = []

    def wrong(self, why: str) -> BadCatalogue:
        return BadCatalogue(f"{self.page}, line {self.row}: {why}")

    def read(self, number: int, row: str) -> None:
        self.row = number
        entry = _ENTRY.fullmatch(row)
        drawing = _DRAWING.fullmatch(row)
        heading = _HEADING.fullmatch(row)
        if row.startswith("# "):
            self.open_page(row[2:])
        elif not row:
            self.end_block()
        elif heading:
            self.close_chapter()
            self.heading = heading[1]
        elif row.startswith("### ") and self.heading:
            self.end_block()
            self.section = row[4:]
            self.sections.append(self.section)
        elif entry and self.heading:
            self.end_block()
            self.add(entry)
        elif drawing and self.heading and not self.drawing and not self.entries:
            self.end_block()
            self.drawing = drawing[1]
        else:
            self.add_text(row)

    def open_page(self, title: str) -> None:
        if self.title:
            raise self.wrong("a second title; expected chapters that start with '## '")
        self.title = title

    def add_text(self, row: str) -> None:
        if not self.title:
            raise self.wrong("expected the title first, '# ...'")
        if self.heading and (self.entries or row.startswith(("- ", "<!--", "#", "|"))):
            raise self.wrong(f"expected a rule line such as '- **MR-001** [base] ...', found {row[:40]!r}")
        self.block.append(row)

    def end_block(self) -> None:
        if self.block:
            (self.intro if self.heading else self.preface).append("\n".join(self.block))
            self.block = []

    def add(self, entry: re.Match[str]) -> None:
        rule, kind, tag, text = entry[2], entry[3], entry[4] or "", entry[5]
        if rule in self.ids:
            raise self.wrong(f"{rule} stands here a second time; ids are never reused")
        self.ids.add(rule)
        house = text.endswith(_HOUSE)
        text = text.removesuffix(_HOUSE)
        rulings = tuple(dict.fromkeys(_RULING.findall(text)))
        withdrawn = entry[1] is None
        if kind and (tag or withdrawn):
            raise self.wrong(f"{rule}: examples and open points have no tag and are not withdrawn")
        if not kind and not tag:
            raise self.wrong(f"{rule}: a rule line needs a tag, such as [base]")
        if kind == "E":
            self.entries.append(Example(rule, text, house, rulings, self.section))
        elif kind == "Q":
            parts = _POINT.fullmatch(text)
            question, ruling, reason = parts.groups() if parts else (text, "", "")
            self.entries.append(OpenPoint(rule, text, question, ruling, reason, house, self.section))
        else:
            self.entries.append(Line(rule, tag, text, house, rulings, withdrawn, self.section))

    def close_chapter(self) -> None:
        self.end_block()
        if self.heading:
            if self.titles_only:
                self.heads.append(Appendix(self.heading, "\n\n".join(self.intro)))
            elif not self.entries:
                raise self.wrong(f"the chapter {self.heading!r} before this line holds no rule")
            else:
                self.file_entries()
        self.heading, self.section, self.drawing = "", "", ""
        self.intro, self.entries = [], []

    def file_entries(self) -> None:
        lines = [entry for entry in self.entries if isinstance(entry, Line)]
        examples = [entry for entry in self.entries if isinstance(entry, Example)]
        points = [entry for entry in self.entries if isinstance(entry, OpenPoint)]
        if len(self.entries) not in (len(lines), len(examples), len(points)):
            raise self.wrong(f"{self.heading!r} before this line mixes rules, examples and open points")
        intro = "\n\n".join(self.intro)
        if lines:
            number = len(self.chapters) + 1
            self.chapters.append(Chapter(number, self.heading, intro, self.drawing, tuple(lines)))
        elif examples:
            self.examples_head = Appendix(self.heading, intro)
            self.examples += examples
        else:
            self.points_head = Appendix(self.heading, intro)
            self.points += points

    def finish(self, name: str, lang: str) -> Catalogue:
        self.close_chapter()
        return Catalogue(
            name,
            lang,
            lang,
            self.title,
            tuple(self.preface),
            tuple(self.chapters),
            self.examples_head,
            tuple(self.examples),
            self.points_head,
            tuple(self.points),
        )

    def retitle(self, english: Catalogue, lang: str) -> Catalogue:
        """Return the English catalogue with the titles, sections and opening paragraphs of this page."""
        self.close_chapter()
        appendices = [head for head in (english.examples_head, english.points_head) if head.title]
        wanted = len(english.chapters) + len(appendices)
        if len(self.heads) != wanted:
            raise self.wrong(f"{len(self.heads)} chapters; the English page has {wanted}")
        names = _sections(english)
        if len(self.sections) != len(names):
            raise self.wrong(f"{len(self.sections)} sections; the English page has {len(names)}")
        called = dict(zip(names, self.sections, strict=True))
        chapters = []
        for chapter, head in zip(english.chapters, self.heads, strict=False):
            lines = [replace(line, section=called.get(line.section, "")) for line in chapter.lines]
            chapters.append(replace(chapter, title=head.title, intro=head.intro, lines=tuple(lines)))
        heads = iter(self.heads[len(chapters) :])
        return replace(
            english,
            lang=lang,
            title=self.title,
            preface=tuple(self.preface),
            chapters=tuple(chapters),
            examples_head=next(heads) if english.examples_head.title else Appendix(),
            examples=tuple([replace(one, section=called.get(one.section, "")) for one in english.examples]),
            points_head=next(heads) if english.points_head.title else Appendix(),
            points=tuple([replace(one, section=called.get(one.section, "")) for one in english.points]),
        )


def _sections(page: Catalogue) -> list[str]:
    """Return the sections of a catalogue in the order of its page."""
    found: list[str] = []
    for entry in page.entries():
        if entry.section and entry.section not in found:
            found.append(entry.section)
    return found
