"""Write a page with the records of each game, for those who write bots: `./run exec python -m tools.records`.

`--check` only compares. The pages are made from the records themselves, their docstrings and their types. What a field
of a view is for stands below it in the code, or in `tools/fields/`, where a docstring would make a file too long.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import MISSING, fields, is_dataclass
from inspect import cleandoc
from pathlib import Path
from typing import get_type_hints

from astrodrome.games import GAMES
from astrodrome.kernel import catalogue, shapes
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.codec import plain
from astrodrome.kernel.records import Action, Event, Private
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.spec import AnySpec
from tools.record_source import AnyDecision, Source

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
COMMAND = "./run exec python -m tools.records"
NAME = re.compile(r"[A-Za-z_]\w*")
HEAD = """# {game}: reference for bots and programs

Every view, decision, action, offer and event of {game}. `{command}` generates this page from the code, and a test
keeps it up to date. See also [the game's page](../games/{name}.md) and [your bot in one file](../bot-tutorial.md).

- Seats are counted from 0. `Seat` is an `int`, `Seats` a `tuple[int, ...]`.
- A record is a frozen dataclass. Read its fields as attributes (`view.public`). To make an action, call its class.
- Ids such as {rule} are lines of the rules: {rules}.
"""
VIEWS_SAY = """\
A bot gets `view`. If you have a game, call `game.view(seat)`. Its parts:"""
DECISIONS_SAY = """\
`prompt.decision` is the name of the question. Answer it with one of the actions named here; `legal` lists those that
the rules allow now. If answers are *sealed*, several seats are asked at once, and nobody sees an answer before all are
in. *Part* is the part of the game to which its rules belong: a question without `base` is not asked in the base
game."""
BASE = "base"
"""The part that needs no module; a catalogue of its own marks its chapters instead."""
OFFERS_SAY = """\
`prompt.offer` shows what can be chosen, at what price, or why not. A `Refusal` has a `rule` and the `key` of a
sentence; `game.refuse(seat, action).why("en")` returns the sentence."""


def one_line(text: str | None) -> str:
    """Return a docstring as one line that may stand in a table."""
    return " ".join(cleandoc(text or "").split()).replace("|", "\\|")


def coded(text: str) -> str:
    """Return code as it may stand in a table."""
    return "`" + text.replace("|", "\\|") + "`"


def returned(function: object) -> shapes.Shape:
    """Return the shape of what a function gives back."""
    return shapes.shape_of(get_type_hints(function)["return"])


def reached(found_in: Iterable[shapes.Shape]) -> list[type]:
    """Return the records that shapes lead to, each once, the nearest first."""
    found: list[type] = []
    waiting = [one for shape in found_in for one in shapes.records_in(shape)]
    while waiting:
        one = waiting.pop(0)
        if one not in found and one is not Refusal:
            found.append(one)
            waiting += [inner for field in shapes.record_fields(one) for inner in shapes.records_in(field.shape)]
    return found


def option(shape: shapes.Shape) -> str:
    """Return one of several types as it is written."""
    match shape:
        case shapes.RecordShape(kind) | shapes.EnumShape(kind) | shapes.Scalar(kind):
            return kind.__name__
        case shapes.LiteralShape(values):
            return f"Literal[{', '.join(map(repr, values))}]"
    raise TypeError(f"no alias of a type may name {shape}")


def parts_of(catalogues: Iterable[str]) -> dict[str, str]:
    """Return the part of the game to which each rule of some catalogues belongs, as it is marked there."""
    found: dict[str, str] = {}
    for name in catalogues:
        for chapter in catalogue.load(RULES, name, "en").chapters:
            found |= {line.id: BASE if name.endswith(f"-{BASE}") else line.tag for line in chapter.lines}
    return found


class Page:
    """The page of one game."""

    def __init__(self, spec: AnySpec) -> None:
        self._spec = spec
        self._source = Source(spec)
        path = ROOT / "tools" / "fields" / f"{spec.name}.toml"
        self._lines: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
        self._catalogues = [name for name in catalogue.names(RULES) if name.startswith(spec.name)]
        self._part_of = parts_of(self._catalogues)
        self._shown: set[type] = set()
        self._words: dict[str, str] = {}

    def seen(self) -> list[type]:
        """Return the records that a seat sees or knows: the view's two halves, knowledge, and what they hold."""
        spec = self._spec
        found = reached([returned(made) for made in (spec.public, spec.mine, spec.knowledge)])
        return [kind for kind in found if not issubclass(kind, Action)]

    def about(self, kind: type, field: str) -> str:
        """Return what a field is for, or an empty text where nobody says."""
        return self._source.field_docs(kind).get(field) or self._lines.get(kind.__name__, {}).get(field, "")

    def parts(self, decision: AnyDecision) -> list[str]:
        """Return the parts of the game in which the rules of a decision stand, in the order of these rules."""
        return list(dict.fromkeys([self._part_of[rule] for rule in decision.rules]))

    def leftover(self) -> list[str]:
        """Return the lines about fields that are not there, or that say in the code what they are for."""
        kinds = {kind.__name__: kind for kind in self.seen()}
        return [
            f"{record}.{field}"
            for record, lines in self._lines.items()
            for field in lines
            if record not in kinds
            or field not in {one.name for one in fields(kinds[record])}
            or field in self._source.field_docs(kinds[record])
        ]

    def text(self) -> str:
        """Return the complete page."""
        spec = self._spec
        decisions = [task for task in spec.tasks if issubclass(task, Decision)]
        head = HEAD.format(
            game=spec.words.say("en", "game", "name", {}),
            name=spec.name,
            command=COMMAND,
            rule=decisions[0].rules[0],
            rules=", ".join([f"[{name}](../rules/{name}.md)" for name in self._catalogues]),
        )
        parts = [head, *self._views(), *self._decisions(decisions)]
        parts += self._listed("Actions", spec.actions, "What a seat does.")
        parts += self._listed("Offers", spec.offers, OFFERS_SAY)
        parts += self._listed("Events", spec.events, "What happened. `play` returns them; a bot can ignore them.")
        return "\n".join(parts + self._word_list())

    def _views(self) -> list[str]:
        spec = self._spec
        lines = ["## What a seat sees", "", VIEWS_SAY, ""]
        for path, made in (("view.public", spec.public), ("view.mine", spec.mine), ("think.knowledge", spec.knowledge)):
            shape = returned(made)
            shown = " or ".join([f"[{one.__name__}](#{one.__name__.lower()})" for one in shapes.records_in(shape)])
            lines.append(f"- `{path}`: {shown}{', or `None`' if shapes.NONE in shapes.inner(shape) else ''}")
        for kind in self.seen():
            self._shown.add(kind)
            rows = [self._field_row(kind, field) for field in self._types(kind)]
            lines += ["", f"### {kind.__name__}", "", one_line(kind.__doc__), ""]
            lines += ["| field | type | what it is |", "|---|---|---|", *rows] if rows else []
        return [*lines, ""]

    def _field_row(self, kind: type, field: str) -> str:
        inner = [
            one for part in shapes.record_fields(kind) if part.name == field for one in shapes.records_in(part.shape)
        ]
        written = coded(self._types(kind)[field])
        linked = (
            f"[{written}](#{inner[0].__name__.lower()})" if len(inner) == 1 and inner[0] is not Refusal else written
        )
        return f"| `{field}` | {linked} | {one_line(self.about(kind, field))} |"

    def _types(self, kind: type) -> dict[str, str]:
        """Return the types of all fields of a record as written; their aliases are kept for the list of words."""
        written: dict[str, str] = {}
        for one in reversed(kind.__mro__):
            if is_dataclass(one):
                own = self._source.annotations(one)
                written |= own
                for name in sorted({name for text in own.values() for name in NAME.findall(text)}):
                    self._keep_word(name, sys.modules[one.__module__].__dict__.get(name))
        return {field.name: written[field.name] for field in fields(kind)}

    def _keep_word(self, name: str, value: object) -> None:
        """Keep what a name of a type stands for, where it stands for one of several things."""
        try:
            shape = shapes.shape_of(value)
        except TypeError:  # a name of something that no record holds
            return
        if isinstance(shape, shapes.LiteralShape):
            parts = [json.dumps(plain(one)) for one in shape.values]
        elif isinstance(shape, shapes.UnionShape):
            parts = [option(one) for one in shape.options]
        else:
            return
        text = " \\| ".join([f"`{part}`" for part in parts])
        assert self._words.setdefault(name, text) == text, f"{self._spec.name} calls two types {name}"

    def _decisions(self, decisions: list[AnyDecision]) -> list[str]:
        lines = ["## Decisions", "", DECISIONS_SAY, ""]
        lines += ["| decision | part | what is asked | actions | rules | offer |", "|---|---|---|---|---|---|"]
        for one in sorted(decisions, key=lambda decision: decision.__name__):
            actions = ", ".join([f"`{kind.__name__}`" for kind in one.takes])
            offers = ", ".join([f"`{name}`" for name in self._source.offers(one)]) or "`None`"
            asked = one_line(one.__doc__) + (" *Sealed.*" if one.sealed else "")
            parts = ", ".join([f"`{part}`" for part in self.parts(one)])
            lines.append(f"| `{one.__name__}` | {parts} | {asked} | {actions} | {', '.join(one.rules)} | {offers} |")
        return [*lines, ""]

    def _listed(self, title: str, kinds: Iterable[type], says: str) -> list[str]:
        """Return a section of records as calls, then the records that these hold and no section before has shown."""
        own = list(kinds)
        inner = [
            kind
            for kind in reached([shapes.RecordShape(kind) for kind in own])
            if kind not in own and kind not in self._shown
        ]
        self._shown |= {*own, *inner}
        homes = sorted({kind.__module__ for kind in own})
        lines = [f"## {title}", "", f"{says} Import them from {', '.join([f'`{home}`' for home in homes])}.", ""]
        lines += self._calls(own)
        if inner:
            lines += ["", "They hold:", "", *self._calls(inner)]
        return [*lines, ""]

    def _calls(self, kinds: list[type]) -> list[str]:
        lines = ["| record | what it is |", "|---|---|"]
        for kind in kinds:
            docs = self._source.field_docs(kind)
            more = "".join([f" `{name}`: {one_line(text)}" for name, text in docs.items() if name != "rule"])
            rule = f" ({kind.rule})" if issubclass(kind, Event) and kind.rule else ""
            whom = " *Only the seats in `to` hear it.*" if issubclass(kind, Private) else ""
            lines.append(f"| {coded(self._call(kind))} | {one_line(kind.__doc__)}{rule}{whom}{more} |")
        return lines

    def _call(self, kind: type) -> str:
        types = self._types(kind)
        given = []
        for field in fields(kind):
            default = "" if field.default is MISSING else f" = {field.default!r}"
            given.append(f"{field.name}: {types[field.name]}{default}")
        return f"{kind.__name__}({', '.join(given)})"

    def _word_list(self) -> list[str]:
        rows = [f"| `{name}` | {values} |" for name, values in sorted(self._words.items())]
        return ["## Names of types", "", "| type | one of |", "|---|---|", *rows, ""] if rows else []


def pages() -> dict[Path, str]:
    """Return the pages as they should be."""
    return {ROOT / "docs" / "records" / f"{spec.name}.md": Page(spec).text() for spec in GAMES}


def main() -> int:
    """Write the pages, or check that they are up to date."""
    stale = [path for path, text in pages().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if sys.argv[1:] == ["--check"]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is out of date: run `{COMMAND}`", file=sys.stderr)
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
