"""Recordings: what each seat and the public saw of a finished game, entry by entry, compressed.

A recording is kept when the game is over, so that it can be watched for ever, also when the rules have moved on.
"""

from __future__ import annotations

import zlib

import msgspec

from astrodrome.kernel.spec import AnySpec
from astrodrome.server.store.store import Dice, StoredTable
from astrodrome.server.table.replay import make_replay


def record(spec: AnySpec, kept: StoredTable) -> bytes:
    """Return the replay of a finished table as JSON, compressed."""
    return zlib.compress(msgspec.json.encode(make_replay(spec, kept)), 6)


def decompress(recording: bytes) -> bytes:
    """Return the replay that was recorded, as JSON."""
    return zlib.decompress(recording)


def with_dice(recording: bytes, dice: Dice) -> bytes:
    """Return the replay that was recorded, as JSON, with where its seed is from: older recordings do not say."""
    replay = msgspec.json.decode(decompress(recording), type=dict[str, msgspec.Raw])
    replay["dice"] = msgspec.Raw(msgspec.json.encode(dice))
    return msgspec.json.encode(replay)
