"""What must hold after a drill, read from the database and from what the clients have seen."""

from __future__ import annotations

import asyncpg
import msgspec

from astrodrome.server.store.open_store import open_store
from astrodrome.server.table.rebuild import rebuild
from tests.drill.players import Seat
from tests.server.auction.spec import SPEC


async def faults_of(address: str, seats: list[Seat]) -> list[str]:
    """Return everything that is wrong: nothing where the drill was passed."""
    found = [f"table {seat.table} seat {seat.seat}: {fault}" for seat in seats for fault in seat.faults]
    found += [f"table {seat.table} seat {seat.seat}: did not see the end" for seat in seats if not seat.over]
    line = await asyncpg.connect(address)
    store = await open_store(address)
    try:
        for table in sorted({seat.table for seat in seats}):
            kept = await store.load(table)
            rows = await line.fetch("select entry, body, lease from entries where table_id = $1 order by entry", table)
            mine = [seat for seat in seats if seat.table == table]
            found += [f"table {table}: {fault}" for fault in log_faults([tuple(row) for row in rows], mine)]
            if kept is None or kept.table.status != "over":
                found.append(f"table {table}: has not ended")
            elif not rebuild(SPEC, kept).game.over:
                found.append(f"table {table}: its log does not lead to an end")
    finally:
        await store.close()
        await line.close()
    return found


def log_faults(rows: list[tuple[int, bytes, int]], seats: list[Seat]) -> list[str]:
    """Return what is wrong with the log of one table, given what its seats were told."""
    found = []
    if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
        found.append("the log has a gap")
    leases = [row[2] for row in rows]
    if None in leases or leases != sorted(leases):
        found.append("an owner has written after the next one")
    log = {row[0]: msgspec.json.decode(row[1]) for row in rows}
    seen: set[int] = set()
    for seat in seats:
        for told in seat.acknowledged:
            item = log.get(told.entry)
            if item is None:
                found.append(f"entry {told.entry} was acknowledged and is lost")
            elif (item["seat"], item["action"]) != (told.seat, {"do": "Bid", "amount": told.amount}):
                found.append(f"entry {told.entry} is another than was acknowledged")
            if told.entry in seen:
                found.append(f"entry {told.entry} was acknowledged twice")
            seen.add(told.entry)
    return found
