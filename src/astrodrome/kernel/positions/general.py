"""The clauses of a position that all games share: options, scripts of chosen draws, the place in chance, the tail."""

from __future__ import annotations

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Mapping
from typing import Final, cast

from astrodrome.kernel.chance import SEED_BITS, Chance
from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import PositionError, excerpt
from astrodrome.kernel.fields import Json
from astrodrome.kernel.positions.notation import Part, Sheet, Word

PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
"""A word that needs no quotation marks."""
KEYWORDS: Final = ("true", "false", "null", "NaN", "Infinity")
PARTS: Final = {"rules", "fields", "agenda", "clauses"}
"""What a tail may hold."""
MOST_TAIL: Final = 200_000
"""Bytes of a tail; our largest state has 19,000."""
MOST_TASKS: Final = 200
"""Tasks in the agenda of a tail; our longest has 19."""
MOST_ROWS: Final = 1_000
"""Values in one list of a tail; our longest has 181."""
MOST_FIGURE: Final = 99_999
"""No number of a tail is larger, except in sets of bits: some questions list every number up to one of a state."""
MOST_DEEP: Final = 16
SEED: Final = re.compile(f"[0-9a-f]{{{SEED_BITS // 4}}}")
THEN_FAIR: Final = "..."
MOST_DRAWN: Final = 10**9 - 1


def option_words(options: Mapping[str, Json], usual: Mapping[str, Json]) -> list[str]:
    """Return the options that differ from the `usual` ones as words: `modules=ext1,ext2 two=false`."""
    return [f"{key}={_written(value)}" for key, value in options.items() if value != usual.get(key)]


def _written(value: Json) -> str:
    if isinstance(value, list) and len(value) > 1 and all([_is_plain(item) for item in value]):
        return ",".join([str(item) for item in value])
    if _is_plain(value):
        return str(value)
    text = json.dumps(value, separators=(",", ":"))
    for sign in " ;|":  # they stand only within strings
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _is_plain(value: Json) -> bool:
    return isinstance(value, str) and value not in KEYWORDS and PLAIN.fullmatch(value) is not None


def read_options(words: Part) -> dict[str, Json]:
    """Return the options that words give; a list of one word is written `["ext1"]` or `ext1,`."""
    options: dict[str, Json] = {}
    for word in words:
        key, equals, value = word.text.partition("=")
        if not equals:
            raise word.error(f"expected option=value, found {excerpt(word.text)}")
        if key in options:
            raise word.error(f"the option {excerpt(key)} is there twice")
        options[key] = _read(value)
    return options


def _read(value: str) -> Json:
    items = [item for item in value.split(",") if item]
    if all([_is_plain(item) for item in items]) and items:
        return cast("list[Json]", items) if "," in value else value
    try:
        return cast("Json", parse(value))
    except ValueError:
        return value


def as_part(words: list[str]) -> Part:
    """Return words as the only part of the clause `options`."""
    return [Word(word, f"options, part 1, word {nth}") for nth, word in enumerate(words, 1)]


def script_text(script: Mapping[str, list[int]], strict: set[str]) -> str:
    """Return chosen draws as the words of a clause; fair draws follow those that are not strict."""
    names = sorted({*script, *strict})
    return " | ".join(
        [" ".join([name, *map(str, script.get(name, [])), *([] if name in strict else [THEN_FAIR])]) for name in names]
    )


def read_script(sheet: Sheet) -> tuple[dict[str, list[int]], set[str]]:
    """Return the chosen draws by name, and the names of those that no fair draws follow."""
    script: dict[str, list[int]] = {}
    strict: set[str] = set()
    for nth, part in enumerate(sheet.parts("script"), 1):
        if not part:
            raise PositionError(f"script, part {nth}", "expected the name of a draw and its values")
        name, *values = part
        if name.text in script:
            raise name.error(f"{excerpt(name.text)} is scripted twice")
        if values and values[-1].text == THEN_FAIR:
            values.pop()
        else:
            strict.add(name.text)
        script[name.text] = [value.number(0, MOST_DRAWN) for value in values]
    return script, strict


def chance_text(chance: Chance) -> str:
    """Return where a stream of draws stands."""
    return f"{chance.seed:032x} {chance.undos} {chance.count}"


def read_chance(sheet: Sheet) -> Chance:
    """Return the stream of draws that a clause describes."""
    words = sheet.words("chance")
    if len(words) != 3:
        raise PositionError("chance", f"expected seed, undos and count, found {len(words)} words")
    seed, undos, count = words
    if not SEED.fullmatch(seed.text):
        raise seed.error(f"expected {SEED_BITS // 4} hexadecimal digits, found {excerpt(seed.text)}")
    return Chance(int(seed.text, 16), undos.number(0, 10**9 - 1), count.number(0, 10**9 - 1))


def clauses_mark(sheet: Sheet, seats: int, options: Json) -> int:
    """Return a checksum of what a tail was written for: the options and all clauses, except what is to come.

    Other dice, another script or another number of the decision fit any tail. Whether there is a place in chance does
    not: without it, what clauses leave open is dealt.
    """
    free = ("seats", "options", "tail", "move", "script", "chance")
    told = {
        key: [[word.text for word in part] for part in sheet.parts(key)] for key in sheet.clauses if key not in free
    }
    said: list[Json] = [seats, options, sheet.has("chance"), cast("Json", dict(sorted(told.items())))]
    return zlib.crc32(to_bytes(said))


def tail_text(
    rules_version: str, fields: Mapping[str, Json], agenda: list[Json] | None, clauses: int | None = None
) -> str:
    """Return what the clauses do not say: some fields, and the agenda if it differs; `clauses` is their mark."""
    body: dict[str, Json] = {"rules": rules_version, "fields": dict(fields), "agenda": cast("Json", agenda)}
    if clauses is not None:
        body["clauses"] = clauses
    return urlsafe_b64encode(zlib.compress(to_bytes(body), 9)).rstrip(b"=").decode()


def unpacked(packed: bytes) -> bytes:
    """Return what was compressed; ValueError or zlib.error where it is damaged, cut off or far too long."""
    unpack = zlib.decompressobj()
    data = unpack.decompress(packed, MOST_TAIL)
    if not unpack.eof or unpack.unused_data:
        raise ValueError("cut off")
    return data


def check_tail(word: Word, fields: Mapping[str, Json], agenda: list[Json], bits: Collection[str]) -> None:
    """Raise PositionError if a tail holds more than any game needs: only its first question is tried before play."""
    if len(agenda) > MOST_TASKS:
        raise word.error(f"expected at most {MOST_TASKS} tasks in its agenda, found {len(agenda)}")
    waiting = [(name, value, 0) for name, value in fields.items() if name not in bits]
    waiting += [("agenda", task, 0) for task in agenda]
    while waiting:
        name, value, deep = waiting.pop()
        if isinstance(value, int | float):
            if not -MOST_FIGURE <= value <= MOST_FIGURE:
                raise word.error(f"{name!s:.60}: expected numbers up to {MOST_FIGURE}, found {excerpt(value)}")
        elif isinstance(value, list | dict):
            if len(value) > MOST_ROWS or deep == MOST_DEEP:
                raise word.error(f"{name!s:.60}: expected at most {MOST_ROWS} values in a list and {MOST_DEEP} levels")
            parts = list(value.values()) if isinstance(value, dict) else value
            waiting += [(name, part, deep + 1) for part in parts]


def read_tail(
    sheet: Sheet, rules_version: str, bits: Collection[str], mark: int
) -> tuple[dict[str, Json], list[Json] | None]:
    """Return the fields of a tail, and its agenda if it has one; `mark` is that of the clauses it stands behind."""
    word = sheet.word("tail")
    try:
        packed = urlsafe_b64decode(word.text.encode("ascii") + b"=" * (-len(word.text) % 4))
        body = parse(unpacked(packed))
    except (ValueError, binascii.Error, zlib.error):
        raise word.error("it is damaged: copy it again, or leave it out") from None
    if not isinstance(body, dict) or not isinstance(body.get("fields"), dict) or not body.keys() <= PARTS:
        raise word.error("it is not the tail of a position")
    if body.get("rules") != rules_version:
        found = excerpt(body.get("rules"))
        raise word.error(f"it was written under rules version {found}, this is {rules_version!r}")
    if body.get("clauses", mark) != mark:  # the first tails had no mark
        raise word.error("it was written for other clauses or options: leave it out, or copy the position again")
    agenda = body.get("agenda")
    if agenda is not None and not isinstance(agenda, list):
        raise word.error("its agenda is not a list")
    fields = cast("dict[str, Json]", body["fields"])
    check_tail(word, fields, agenda or [], bits)
    return fields, agenda
