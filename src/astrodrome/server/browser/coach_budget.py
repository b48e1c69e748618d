"""The coach in a browser: it plays out as many worlds as this device can within about three seconds."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from astrodrome.server.browser.bot_budget import probe_s, share_at
from astrodrome.server.untrusted_input import check_jobs

LONGEST: Final = 5600
"""How many probes take as long as the dearest question with all its worlds: of 628 in games of two to four, 5430."""


@cache
def share() -> float:
    """Return the share of its worlds that the coach may use here; measured once."""
    return share_at(probe_s(), LONGEST)


def check(what: str, body: bytes) -> bytes:
    """Do a check; the coach does what this device allows."""
    if what == "coach":
        asked = msgspec.msgpack.decode(body, type=check_jobs.CoachAsked)
        body = msgspec.msgpack.encode(msgspec.structs.replace(asked, share=share()))
    return check_jobs.work(what, body)
