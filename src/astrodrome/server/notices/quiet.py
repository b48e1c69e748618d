"""Quiet hours: when somebody wants to hear nothing, by the clock of their own time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, time, timedelta, timezone, tzinfo
from typing import Final

DAY_MINUTES: Final = 1440
MOST_MINUTES: Final = 14 * 60
"""The longest quiet hours: the rest of the day is left for a notice before a time of half a day is out."""
HOUR_MS: Final = 3_600_000
REMIND_MS: Final = 4 * HOUR_MS
"""How long before the end of their time people are reminded."""
BEFORE_MS: Final = 30 * 60_000
"""How long before quiet hours a reminder comes that would else be too late."""


@dataclass(frozen=True)
class QuietHours:
    """From one minute of the day to another, every day; none where both are the same."""

    start: int = 0
    end: int = 0
    zone: str = ""

    def around(self, at_ms: int) -> tuple[int, int] | None:
        """Return when the quiet hours begin and end that a moment is in; None where it is in none.

        >>> night = QuietHours(22 * 60, 8 * 60, "+60")
        >>> begin, end = night.around(1_800_000_000_000 - 1_800_000_000_000 % 86_400_000 + 23 * 3_600_000)
        >>> (end - begin) / HOUR_MS
        10.0
        """
        if self.start == self.end:
            return None
        zone = zone_of(self.zone)
        local = datetime.fromtimestamp(at_ms / 1000, zone)
        minute = local.hour * 60 + local.minute
        if (minute - self.start) % DAY_MINUTES >= (self.end - self.start) % DAY_MINUTES:
            return None
        first = local.date() - timedelta(days=minute < self.start)
        last = first + timedelta(days=self.end < self.start)
        begin = datetime.combine(first, time(*divmod(self.start, 60)), zone)
        # Where clocks go back, an hour comes twice: quiet hours that end in it end when it comes the second time.
        end = datetime.combine(last, time(*divmod(self.end, 60), fold=1), zone)
        return round(begin.timestamp() * 1000), round(end.timestamp() * 1000)

    def time_of(self, at_ms: int | None) -> str:
        """Return a moment as the time of day in this zone, such as 06:30; nothing where there is no zone or moment.

        >>> QuietHours(0, 1, "+60").time_of(0)
        '01:00'
        """
        if at_ms is None or not self.zone:
            return ""
        return datetime.fromtimestamp(at_ms / 1000, zone_of(self.zone)).strftime("%H:%M")

    def early_reminder(self, deadline: int) -> int | None:
        """Return when to remind somebody before quiet hours that would end too late; None where the usual time will do.

        A reminder that falls into quiet hours waits for their end, if an hour is left then.
        """
        night = self.around(deadline - REMIND_MS)
        return None if night is None or in_time(night[1], deadline) else night[0] - BEFORE_MS


NEVER: Final = QuietHours()


def in_time(end: int, deadline: int) -> bool:
    """Whether somebody who hears of a deadline only at the end of their quiet hours can still answer."""
    return end <= deadline - HOUR_MS


def zone_of(text: str) -> tzinfo:
    """Return a time zone by its name, or by its minutes east of Greenwich where this machine knows no names."""
    if text[:1] in ("+", "-"):
        return timezone(timedelta(minutes=int(text)))
    from zoneinfo import ZoneInfo  # noqa: PLC0415 - a browser has none, and sends no notices

    return ZoneInfo(text)


def known_zone(name: str, offset: int) -> str:
    """Return what to keep of a zone: its name, or the offset of now where the name is not known here.

    >>> known_zone("Europe/Nowhere", 60), known_zone("../etc/passwd", -90)
    ('+60', '-90')
    """
    try:
        if name[:1].isalpha():
            zone_of(name)
            return name
    except (ValueError, OSError, LookupError):
        pass
    return f"{offset:+d}"
