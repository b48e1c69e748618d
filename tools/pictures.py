"""Small PNG files from pictures of the page: at most 256 colours, at the size that the documentation shows."""

import base64
import struct
import zlib
from typing import Final

import numpy as np
from playwright.sync_api import Page

COLOURS: Final = 256
SCALE: Final = """async ([png, width]) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const height = Math.round(image.height * width / image.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(image, 0, 0, width, height);
  let text = "";
  for (const byte of pen.getImageData(0, 0, width, height).data) text += String.fromCharCode(byte);
  return [height, btoa(text)];
}"""
"""Scales a picture in the browser; returns its height and its pixels, four bytes each."""


def shrink(blank: Page, picture: bytes, width: int) -> bytes:
    """Return a picture at a width and with few colours. `blank` is a page without a content security policy."""
    height, pixels = blank.evaluate(SCALE, [base64.b64encode(picture).decode(), width])
    return encode(base64.b64decode(pixels), width, height)


def encode(pixels: bytes, width: int, height: int) -> bytes:
    """Return pixels of four bytes as a PNG with a palette of the most frequent colours; others take the nearest."""
    colours, which, counts = np.unique(
        np.frombuffer(pixels, np.uint8).reshape(-1, 4)[:, :3], axis=0, return_inverse=True, return_counts=True
    )
    palette = colours[np.argsort(-counts, kind="stable")[:COLOURS]].astype(np.int32)
    nearest = np.array([((palette - colour) ** 2).sum(axis=1).argmin() for colour in colours.astype(np.int32)])
    rows = nearest[which.reshape(-1)].astype(np.uint8).reshape(height, width)
    filtered = np.insert(rows, 0, 0, axis=1).tobytes()  # each row begins with its filter: none
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", palette.astype(np.uint8).tobytes()), (b"IDAT", zlib.compress(filtered, 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join([_chunk(*chunk) for chunk in (*chunks, (b"IEND", b""))])


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
