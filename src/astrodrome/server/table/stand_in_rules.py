"""When the others may let a bot play for somebody who is away."""

from __future__ import annotations

from typing import Final

from astrodrome.kernel.refusal import Refusal
from astrodrome.server.table.player_clocks import PlayerClocks
from astrodrome.server.table.seating import Seating

IS_HERE: Final = Refusal("AD-015", "table-is-here")
HAS_TIME: Final = Refusal("AD-015", "table-has-time")


def refuse_stand_in(
    seating: Seating, clocks: PlayerClocks | None, seat: int | None, now: float, grace_s: float
) -> Refusal | None:
    """Return why no bot may be proposed for a seat, or None where one may.

    `grace_s`: how long somebody must have been away.
    With a time for each question nobody needs to be there until it is out: a game of days is played by looking in.
    """
    away = set(seating.people()) - seating.presence.present - seating.presence.stood_in
    if seat is None or seat not in away:
        return IS_HERE
    if now < seating.presence.left_at[seat] + grace_s:
        return Refusal("AD-015", "table-just-left", (("seconds", round(grace_s)),))
    return HAS_TIME if clocks is not None and clocks.lasting and seat not in seating.presence.overdue else None
