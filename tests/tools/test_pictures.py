"""Pictures of the documentation: small PNG files with the colours of the page."""

import struct
import zlib
from pathlib import Path

import pytest

from tools import pictures, shots

RED, GREEN, BLUE, PALE = b"\xff\x00\x00\xff", b"\x00\xff\x00\xff", b"\x00\x00\xff\xff", b"\x00\x00\xf0\xff"


def chunks(png: bytes) -> dict[bytes, bytes]:
    """Return the parts of a PNG by name, their checksums compared."""
    found, place = {}, 8
    while place < len(png):
        (length,), name = struct.unpack_from(">I", png, place), png[place + 4 : place + 8]
        found[name] = png[place + 8 : place + 8 + length]
        assert struct.unpack_from(">I", png, place + 8 + length) == (zlib.crc32(name + found[name]),)
        place += 12 + length
    return found


def test_a_picture_keeps_its_colours() -> None:
    parts = chunks(pictures.encode(RED + GREEN + RED + BLUE, 2, 2))
    assert struct.unpack(">IIBBBBB", parts[b"IHDR"]) == (2, 2, 8, 3, 0, 0, 0)
    rows, palette = zlib.decompress(parts[b"IDAT"]), parts[b"PLTE"]
    colours = [palette[3 * place : 3 * place + 3] for place in (rows[1], rows[2], rows[4], rows[5])]
    assert colours == [RED[:3], GREEN[:3], RED[:3], BLUE[:3]]
    assert (rows[0], rows[3]) == (0, 0)


def test_a_rare_colour_becomes_the_nearest_frequent_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "COLOURS", 2)
    parts = chunks(pictures.encode(RED + RED + BLUE + BLUE + PALE + RED, 6, 1))
    rows, palette = zlib.decompress(parts[b"IDAT"]), parts[b"PLTE"]
    assert len(palette) == 6
    assert rows[5] == rows[3]
    assert rows[6] == rows[1]


def test_the_documentation_shows_the_pictures_that_are_taken() -> None:
    assert {path.stem for path in shots.DOCS.glob("*.png")} == set(shots.PICTURES)
    assert all(scene in shots.ALBUMS[game].scenes for game, scene, _ in shots.PICTURES.values())


@pytest.mark.parametrize("path", sorted(shots.DOCS.glob("*.png")), ids=lambda path: path.stem)
def test_a_picture_is_small(path: Path) -> None:
    assert path.stat().st_size < 200_000
