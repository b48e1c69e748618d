"""Says whose turn it is, to the address that a table has given and to people who are away: once for each question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.notices.held import HeldNotice
from astrodrome.server.notices.notifier import Notifier, Told
from astrodrome.server.support.webhooks import WebhookSender, turn_notice
from astrodrome.server.table.table import Table

REMINDED_S: Final = 12 * 3600
"""The shortest time for a question of which people are reminded; the first notice is too near otherwise."""


class TurnNotices:
    """The notices of one table: to its webhook, and to those people who are not at the table."""

    def __init__(self, webhooks: WebhookSender, notifier: Notifier | None) -> None:
        self._webhooks = webhooks
        self._notifier = notifier
        self._notified: dict[int, int] = {}
        """The decision for which each seat was last notified."""

    def send(self, table: Table, deadlines: Mapping[int, int]) -> None:
        """Send what is new; `deadlines` are the times of day at which clocks of days run out, by seat."""
        address, number = table.terms.webhook, table.game.number
        if table.status != "running" or (address is None and self._notifier is None):
            return
        waiting, rows = table.game.situation.waiting, table.seating.rows
        asked = {seat for seat in waiting if seat != CLOCK and rows[seat].kind == "person"}
        for seat in sorted(asked):
            if self._notified.get(seat) == number:
                continue
            if address is not None:
                self._webhooks.send(address, turn_notice(table.row.id, table.spec.name, seat, rows[seat].name))
            if self._notifier is not None and seat not in table.seating.presence.present:
                self._notifier.tell(Told("turn", table.row.id, table.spec.name, seat, deadlines.get(seat)))
        self._notified = dict.fromkeys(asked, number)

    def remind(self, table: Table, deadlines: Mapping[int, int]) -> None:
        """Tell people who are away and are still waited for that their time is nearly out."""
        thinking = table.terms.thinking
        if table.status != "running" or self._notifier is None or thinking is None or thinking.base_s < REMINDED_S:
            return
        for seat in sorted(set(table.game.situation.waiting).intersection(table.seating.people())):
            if seat not in table.seating.presence.present:
                self._notifier.tell(Told("remind", table.row.id, table.spec.name, seat, deadlines.get(seat)))

    def retell(self, table: Table, held: HeldNotice, deadlines: Mapping[int, int]) -> None:
        """Send a notice that has waited for the end of quiet hours, where it is still true."""
        waits = table.status == "running" and held.seat in table.game.situation.waiting
        here = held.seat in table.seating.presence.present
        if self._notifier is not None and not here and (waits or held.about == "rematch"):
            deadline = deadlines.get(held.seat)
            self._notifier.tell(Told(held.about, table.row.id, table.spec.name, held.seat, deadline), held.contact)
