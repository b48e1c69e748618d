"""Tells the address that a table has given whose turn it is: each seat once for each question."""

from __future__ import annotations

from astrodrome.kernel.seats import CLOCK
from astrodrome.server.support.webhooks import WebhookSender, turn_notice
from astrodrome.server.table.table import Table


class TurnNotices:
    """The notices of one table."""

    def __init__(self, webhooks: WebhookSender) -> None:
        self._webhooks = webhooks
        self._notified: dict[int, int] = {}
        """The decision for which each seat was last notified."""

    def send(self, table: Table) -> None:
        """Send what is new, where the table has an address."""
        address = table.terms.webhook
        if address is None or table.status != "running":
            return
        waiting, rows = table.game.situation.waiting, table.seating.rows
        asked = {seat for seat in waiting if seat != CLOCK and rows[seat].kind == "person"}
        for seat in sorted(asked):
            if self._notified.get(seat) != table.game.number:
                self._webhooks.send(address, turn_notice(table.row.id, table.spec.name, seat, rows[seat].name))
        self._notified = dict.fromkeys(asked, table.game.number)
