"""The log: a game is its header and its entries; everything else is recomputed from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from astrodrome.kernel.chance import SEED_BITS
from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import CorruptLog, excerpt
from astrodrome.kernel.fields import Json
from astrodrome.kernel.seats import CLOCK, Seat
from astrodrome.kernel.seed_draw import SeedDraw, is_hex

FORMAT: Final = 1


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer. `time` is the table's wall clock, which rules never read."""

    seat: Seat
    """Who answered; the clock is `CLOCK`."""
    action: Json
    """The answer as it goes over the wire."""
    time: int | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """The table went back to the moment after `to` answers; chance is re-keyed from there on."""

    to: int
    time: int | None = None
    """The table's wall clock, which rules never read."""


Item: TypeAlias = Entry | Undo


@dataclass(frozen=True, slots=True)
class Log:
    """A complete game: its name, rules version, seats, options and seed, and all answers."""

    game: str
    rules_version: str
    """The version of the rules it was played under."""
    seats: int
    """How many places there were at the table."""
    options: Mapping[str, Json]
    """All options, also those with their default value, and the content tables."""
    seed: int
    entries: tuple[Item, ...] = ()
    """Answers and undos, in order."""
    draw: SeedDraw | None = None
    """How the table drew its seed; None if the program that made the game chose it."""
    position: str = ""
    """The position the game began at, for study; empty if it began at the beginning."""

    def to_json(self) -> bytes:
        """Return the log as JSON; the seed is hexadecimal, the seat of the clock is "clock"."""
        body: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": f"{self.seed:032x}",
        }
        if self.draw is not None:
            body["draw"] = self.draw.to_json()
        if self.position:
            body["position"] = self.position
        body["entries"] = [item_to_json(item) for item in self.entries]
        return to_bytes(body)

    @staticmethod
    def from_json(data: bytes | str) -> Log:
        """Read a log; CorruptLog names what is wrong."""
        try:
            body = parse(data)
        except ValueError as error:
            raise CorruptLog(f"not JSON: {error}") from None
        if not isinstance(body, dict):
            raise CorruptLog(f"expected an object, found {excerpt(body)}")
        if type(body.get("format")) is not int or body["format"] != FORMAT:
            raise CorruptLog(f"format: expected {FORMAT}, found {excerpt(body.get('format'))}")
        entries = body.get("entries")
        if not isinstance(entries, list):
            raise CorruptLog(f"entries: expected a list, found {excerpt(entries)}")
        options = body.get("options")
        if not isinstance(options, dict):
            raise CorruptLog(f"options: expected an object, found {excerpt(options)}")
        position = _text(body, "position") if "position" in body else ""
        if position and body.get("draw") is not None:
            raise CorruptLog("draw: a game from a position has chosen pieces, and claims no fair dice")
        return Log(
            game=_text(body, "game"),
            rules_version=_text(body, "rules_version"),
            seats=_whole(body, "seats"),
            options=options,
            seed=seed_from_hex(body.get("seed")),
            entries=tuple([item_from_json(item, f"entries[{i}]") for i, item in enumerate(entries)]),
            draw=None if body.get("draw") is None else SeedDraw.from_json(body["draw"]),
            position=position,
        )


def seed_from_hex(data: object) -> int:
    """Read a seed; CorruptLog says what was expected."""
    if isinstance(data, str) and is_hex(data, SEED_BITS // 4):
        return int(data, 16)
    raise CorruptLog(f"seed: expected {SEED_BITS // 4} hexadecimal digits, found {excerpt(data)}")


def item_to_json(item: Item) -> dict[str, Json]:
    """Return one item of a log as JSON data."""
    body: dict[str, Json]
    if isinstance(item, Undo):
        body = {"undo": item.to}
    else:
        body = {"seat": "clock" if item.seat == CLOCK else item.seat, "action": item.action}
    if item.time is not None:
        body["time"] = item.time
    return body


def item_from_json(data: object, path: str) -> Item:
    """Read one item of a log; CorruptLog names what is wrong."""
    if not isinstance(data, dict):
        raise CorruptLog(f"{path}: expected an object, found {excerpt(data)}")
    time = data.get("time")
    if time is not None and type(time) is not int:
        raise CorruptLog(f"{path}.time: expected a whole number, found {excerpt(time)}")
    if "undo" in data:
        return Undo(_whole(data, "undo", path), time)
    action = data.get("action")
    if not isinstance(action, dict):
        raise CorruptLog(f"{path}.action: expected an object, found {excerpt(action)}")
    return Entry(CLOCK if data.get("seat") == "clock" else _whole(data, "seat", path), action, time)


def _text(body: Mapping[str, object], key: str) -> str:
    value = body.get(key)
    if not isinstance(value, str):
        raise CorruptLog(f"{key}: expected a text, found {excerpt(value)}")
    return value


def _whole(body: Mapping[str, object], key: str, path: str = "") -> int:
    value = body.get(key)
    if type(value) is not int or value < 0:
        raise CorruptLog(f"{path + '.' if path else ''}{key}: expected a whole number, found {excerpt(value)}")
    return value


def effective(items: tuple[Item, ...]) -> list[Entry | int]:
    """Return the answers that were not undone, with the number n where the nth undo re-keyed chance.

    Each key holds until the next one, so of several at the same moment only the last is returned. CorruptLog names
    an undo that goes back to a moment that was not reached.
    """
    answers: list[Entry] = []
    keys: list[tuple[int, int]] = []
    undos = 0
    for item in items:
        if isinstance(item, Entry):
            answers.append(item)
            continue
        undos += 1
        if item.to >= len(answers):
            found = f"expected a number below the {len(answers)} answers so far, found {item.to}"
            raise CorruptLog(f"undo {undos}: {found}")
        del answers[item.to :]
        while keys and keys[-1][0] >= item.to:
            keys.pop()
        keys.append((item.to, undos))
    steps: list[Entry | int] = []
    begun = 0
    for at, key in keys:
        steps += answers[begun:at]
        steps.append(key)
        begun = at
    return [*steps, *answers[begun:]]
