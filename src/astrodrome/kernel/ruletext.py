"""The parts of a rule catalogue: chapters of rule lines, worked examples, open points.

These are plain values for the command line, the server and the tests. `catalogue.py` reads them from the pages.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Line:
    """One rule: a testable statement, and the rulings it rests on. A withdrawn line only reserves its id."""

    id: str
    """Its name in refusals and tests."""
    tag: str
    """The part of the game it belongs to."""
    text: str
    """The statement itself."""
    house: bool
    """Whether it is ours rather than the rulebook's."""
    rulings: tuple[str, ...]
    """The open points it rests on."""
    withdrawn: bool
    """Whether it no longer applies."""
    section: str
    """The heading it stands under; empty if there is none."""


@dataclass(frozen=True)
class Example:
    """A small scene with its result."""

    id: str
    """Its name in tests."""
    text: str
    """The scene."""
    house: bool
    """Whether it is ours rather than the rulebook's."""
    rulings: tuple[str, ...]
    """The open points it rests on."""
    section: str
    """The heading it stands under; empty if there is none."""


@dataclass(frozen=True)
class OpenPoint:
    """What the rulebook leaves open, and what we decided. A point that only compares texts has no ruling or reason."""

    id: str
    """Its name in rule lines."""
    text: str
    """The complete entry."""
    question: str
    """What is open."""
    ruling: str
    """What we decided."""
    reason: str
    """Why."""
    house: bool
    """Whether the answer is our own figure."""
    section: str
    """The heading it stands under; empty if there is none."""


Entry: TypeAlias = Line | Example | OpenPoint


@dataclass(frozen=True)
class Chapter:
    """Rule lines that belong together, opened by a paragraph and a drawing of ours."""

    number: int
    """Its place in the catalogue, from 1."""
    title: str
    """Its heading."""
    intro: str
    """Its opening paragraph."""
    drawing: str
    """The name of its drawing."""
    lines: tuple[Line, ...]
    """Its rules, in order."""


@dataclass(frozen=True)
class Appendix:
    """The title and opening paragraph of the examples or of the open points; both empty if there are none."""

    title: str = ""
    """Its heading."""
    intro: str = ""
    """Its opening paragraph."""


@dataclass(frozen=True)
class Catalogue:
    """The rules of one game, or of one part of it, in one language."""

    name: str
    """The name of its page."""
    lang: str
    """The language of its titles and opening paragraphs."""
    lines_lang: str
    """The language of its lines, examples and open points: English where they are not translated."""
    title: str
    """Its heading."""
    preface: tuple[str, ...]
    """What comes before the first chapter, block by block."""
    chapters: tuple[Chapter, ...]
    """The rules."""
    examples_head: Appendix
    """What opens the examples."""
    examples: tuple[Example, ...]
    """The examples."""
    points_head: Appendix
    """What opens the open points."""
    points: tuple[OpenPoint, ...]
    """The open points."""

    def entries(self) -> tuple[Entry, ...]:
        """Return every line, example and open point, in the order of the page."""
        found: list[Entry] = []
        for chapter in self.chapters:
            found.extend(chapter.lines)
        found.extend(self.examples)
        found.extend(self.points)
        return tuple(found)

    def entry(self, rule: str) -> Entry | None:
        """Return the entry with an id, or None."""
        for entry in self.entries():
            if entry.id == rule:
                return entry
        return None

    def chapter_of(self, rule: str) -> Chapter | None:
        """Return the chapter that holds a rule line, or None."""
        for chapter in self.chapters:
            for line in chapter.lines:
                if line.id == rule:
                    return chapter
        return None
