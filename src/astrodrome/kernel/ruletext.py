"""What a rule catalogue is made of: chapters of rule lines, worked examples, open points.

These are plain values for whoever shows rules: the command line, the server, the tests. `catalogue.py` reads them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Line:
    """One rule: a testable statement, and the rulings it rests on. A withdrawn line only keeps its id taken."""

    id: str
    tag: str
    text: str
    house: bool
    rulings: tuple[str, ...]
    withdrawn: bool
    section: str


@dataclass(frozen=True)
class Example:
    """A small scene with its result."""

    id: str
    text: str
    house: bool
    rulings: tuple[str, ...]
    section: str


@dataclass(frozen=True)
class OpenPoint:
    """What the rulebook leaves open, and what we decided. A point that only compares texts has no ruling or reason."""

    id: str
    text: str
    question: str
    ruling: str
    reason: str
    house: bool
    section: str


Entry: TypeAlias = Line | Example | OpenPoint


@dataclass(frozen=True)
class Chapter:
    """Rule lines that belong together, opened by a paragraph and a drawing of ours."""

    number: int
    title: str
    intro: str
    drawing: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Appendix:
    """The title and opening paragraph of the examples or of the open points; both empty where there are none."""

    title: str = ""
    intro: str = ""


@dataclass(frozen=True)
class Catalogue:
    """The rules of one game, or of one part of it, in one language."""

    name: str
    lang: str
    title: str
    preface: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    examples_head: Appendix
    examples: tuple[Example, ...]
    points_head: Appendix
    points: tuple[OpenPoint, ...]

    def entries(self) -> tuple[Entry, ...]:
        """Return every line, example and open point, in the order of the page."""
        found: list[Entry] = []
        for chapter in self.chapters:
            found.extend(chapter.lines)
        found.extend(self.examples)
        found.extend(self.points)
        return tuple(found)

    def entry(self, rule: str) -> Entry | None:
        """Return what an id names, or None."""
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
