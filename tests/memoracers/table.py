"""Positions for the rule tests: a race set up in a line or two and flown by short words.

A tile is written by its code (`4-B`), or drawn lane by lane: `.` safe, `x` trap, `+` accelerator, `-` slower,
`r` repairer, `m` mechanism; then `^` for missiles and `~` for mobile traps. `@` before a drawing makes it tile 1, `'`
after a tile turns it by 180°. A program is its lanes, `3 3 4`, with `!` behind where the engine is forced.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, TypedDict, TypeVar, Unpack, cast

from astrodrome.games.memoracers.actions import Program
from astrodrome.games.memoracers.figures import ROW
from astrodrome.games.memoracers.options import Options
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import Content, Effect, Symbol, TileFace, TileRow, our_content
from astrodrome.games.memoracers.view import MineView, PublicView
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.positions.notation import Given
from astrodrome.kernel.records import Event
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.seats import Seat

E = TypeVar("E", bound=Event)
Script: TypeAlias = Mapping[str, list[int]]
Race: TypeAlias = Game[MemoRacers, Options]

DRAWN: Final[dict[str, Effect]] = {
    ".": "safe",
    "x": "trap",
    "+": "accelerator",
    "-": "slower",
    "r": "repairer",
    "m": "mechanism",
}
SYMBOLS: Final[dict[str, Symbol]] = {"^": "missile", "~": "mobile"}
SAFE: Final = "....."


@dataclass(frozen=True)
class Ship:
    """A ship and its dashboard. `wreck` is the round of its crash, `place` then the tile it crashed on."""

    place: int = 1
    lane: int = 3
    speed: int = 1
    ticked: int = 0
    laps: int = 0
    wraps: int = 0
    started: bool = True
    wreck: int | None = None


ship = Ship
RIVAL: Final = Ship(place=0, lane=5)


class Clauses(TypedDict, total=False):
    """Clauses of a position that `race` passes on as they are."""

    race: int
    points: list[str]
    visitors: str
    left: str


class Table:
    """A game in progress, and short ways to fly it."""

    def __init__(self, game: Race) -> None:
        self.game = game
        self.g = game.state

    def fly(self, *programs: str) -> tuple[Event, ...]:
        """Program every ship still racing, in seat order, and tell what happened; the rest fly straight, one tile."""
        events: list[Event] = []
        for seat in self.game.asked:
            text = programs[seat] if seat < len(programs) and programs[seat] else str(self.g.lane[seat])
            events += self.game.play(seat, program(text))
        return tuple(events)

    def refuse(self, text: str, seat: Seat = 0) -> Refusal | None:
        """Return what the rules say against a program."""
        return self.game.refuse(seat, program(text))

    @property
    def public(self) -> PublicView:
        """What everybody sees."""
        return public(self.game)

    def mine(self, seat: Seat) -> MineView | None:
        """What only one pilot sees."""
        return cast("MineView | None", self.game.view(seat).mine)

    def names(self) -> list[str]:
        """Return the codes of the row, from the rear to the front."""
        return [self.g.tiles.face[code].name for code in self.g.row]

    def tile(self, place: int) -> TileFace:
        """Return the tile at a place as it lies."""
        return self.g.tiles.face[self.g.row[place]]

    def under(self, seat: Seat) -> str:
        """Return the code of the tile a ship stands on."""
        return self.names()[self.g.place[seat]]

    def face_up(self) -> list[int]:
        """Return the places that are face up."""
        return [place for place in range(ROW) if self.g.face_up[place]]


def program(text: str) -> Program:
    """Read a program."""
    return Program(tuple([int(lane) for lane in text.rstrip("!").split()]), text.endswith("!"))


def public(game: Race) -> PublicView:
    """Return what everybody sees of a game."""
    return cast("PublicView", game.view(None).public)


def start(
    seats: int = 2, options: Mapping[str, Json] | None = None, script: Script | None = None, seed: int = 0
) -> Race:
    """Begin a game, with scripted draws."""
    clauses: dict[str, Given] = {"seats": seats, **scripted(script)}
    return SPEC.position("", seed, options, **clauses)


def scripted(script: Script | None) -> dict[str, Given]:
    """Return the clause of chosen draws, which fair ones follow."""
    draws = [" ".join([name, *map(str, values), "..."]) for name, values in (script or {}).items()]
    return {"script": draws} if draws else {}


def race(
    *ships: Ship,
    row: str = "",
    ahead: str = "",
    up: int | Iterable[int] | None = None,
    options: Options | None = None,
    script: Script | None = None,
    before: int = 4,
    unseen: bool = False,
    marker: int | None = None,
    shown: Iterable[int] = (),
    **more: Unpack[Clauses],
) -> Table:
    """Set up a race at its Programming decision, `before` rounds having been flown.

    `row` gives the tiles from the rear, `ahead` those in front of the first ship; the others are safe, the front one is
    K-1 unless another Kraken tile is named. `up`: how many tiles from the rear are face up, or which places. A lone
    ship gets a rival at the rear, except in solo. `unseen`: the Kraken tile came in face down. `shown`: by place, the
    round in which its tile was last turned face down. `more`: other clauses; with `visitors`, the last one swaps now.
    """
    options = options or Options()
    if len(ships) == 1 and not options.has("solo"):
        ships = (*ships, RIVAL)
    names, turned, content = read_row(tokens(row, ahead, ships[0].place))
    clauses: dict[str, Given] = {"round": before + 1, "ships": [facts_of(one, options.shields) for one in ships]}
    clauses["row"] = " ".join([name + "'" * turn for name, turn in zip(names, turned, strict=True)])
    if up is not None:
        clauses["up"] = " ".join([str(place) for place in (range(up) if isinstance(up, int) else up)])
    if unseen:
        clauses["unseen"] = ""
    if shown := list(shown):
        clauses["shown"] = " ".join(map(str, shown))
    if marker is not None:
        clauses["marker"] = marker
    clauses |= cast("dict[str, Given]", more)
    played = options if content is None else replace(options, content=content)
    return Table(SPEC.position("", 0, played, **clauses, **scripted(script)))


def facts_of(one: Ship, shields: int) -> str:
    """Return a ship as words; a wreck has ticked all its Shield boxes."""
    clause = f"place={one.place} lane={one.lane} speed={one.speed} laps={one.laps} wraps={one.wraps}"
    clause = f"{clause} started={int(one.started)}"
    return f"{clause} ticked={one.ticked}" if one.wreck is None else f"{clause} ticked={shields} crash={one.wreck}"


def tokens(row: str, ahead: str, place: int) -> list[str]:
    """Return ten words for the row: those given, tile 1 at the rear, a Kraken tile at the front, the rest safe."""
    words: list[str] = [""] * ROW
    for at, word in enumerate(row.split()):
        words[at] = word
    for at, word in enumerate(ahead.split(), place + 1):
        assert not words[at % ROW], f"two tiles for place {at % ROW}"
        words[at % ROW] = word
    if not any(word.startswith(("@", "1-")) for word in words):
        words[words.index("")] = "@" + SAFE
    if not any(word.startswith("K") for word in words):
        words[ROW - 1 - words[::-1].index("")] = "K-1"
    return [word or SAFE for word in words]


def read_row(words: list[str]) -> tuple[list[str], list[bool], Content | None]:
    """Return the codes of ten words, whether each lies turned, and a table of tiles where some are drawn."""
    named = [word.rstrip("'") for word in words if word[0].isdigit()]
    free = [number for number in "23456789" if number not in [name[0] for name in named]]
    rows = {row.name: row for row in our_content().tiles}
    names: list[str] = []
    for word in words:
        plain = word.rstrip("'")
        if "-" in plain and len(plain) == 3:
            names.append(plain)
            continue
        names.append("1-A" if plain[0] == "@" else f"{free.pop(0)}-A")
        rows[names[-1]] = draw(names[-1], plain.lstrip("@"))
    content = Content(tuple(rows.values()))
    return names, [word.endswith("'") for word in words], None if content == our_content() else content


def draw(name: str, drawing: str) -> TileRow:
    """Read a drawn tile."""
    lanes, symbols = drawing[:5], drawing[5:]
    return TileRow(name, tuple([DRAWN[lane] for lane in lanes]), tuple([SYMBOLS[symbol] for symbol in symbols]))
