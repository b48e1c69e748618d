"""A store in memory, for tests of rooms."""

from __future__ import annotations

from dataclasses import replace

from astrodrome.server.store.store import (
    DEVICES,
    NOTHING,
    Aside,
    Beginning,
    Conflict,
    Due,
    Kind,
    LobbyRow,
    Outline,
    Pass,
    Peer,
    Preview,
    Sand,
    SeatRow,
    Status,
    StoredTable,
    StoreError,
    TableRow,
    check_devices,
)


class MemoryStore:
    """A store that forgets when it is dropped, and fails when it is told to."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.seats: dict[str, dict[int, SeatRow]] = {}
        self.entries: dict[str, list[bytes]] = {}
        self.sands: dict[str, Sand] = {}
        self.keys: dict[str, list[tuple[int, bytes]]] = {}
        self.stand_ins: dict[str, set[int]] = {}
        self.passes: dict[bytes, Pass] = {}
        self.chat: dict[str, list[bytes]] = {}
        self.recordings: dict[str, bytes] = {}
        self.due: dict[str, int] = {}
        self.broken = False

    def _check(self) -> None:
        if self.broken:
            raise StoreError("the disk is full")

    async def create(self, table: TableRow, seats: tuple[SeatRow, ...], more: Beginning | None = None) -> None:
        self._check()
        beginning = more or Beginning()
        if beginning.after is not None:
            if self.tables[beginning.after].next is not None:
                raise Conflict("there is a rematch already")
            self.tables[beginning.after] = replace(self.tables[beginning.after], next=table.id)
        self.tables[table.id] = table
        self.seats[table.id] = {seat.seat: seat for seat in seats}
        self.entries[table.id] = list(beginning.entries)
        self.keys[table.id] = list(beginning.keys)

    async def load(self, table: str) -> StoredTable | None:
        if table not in self.tables:
            return None
        return StoredTable(
            self.tables[table],
            tuple(self.seats[table].values()),
            tuple(self.entries[table]),
            self.sands.get(table),
            tuple(self.keys.get(table, [])),
            frozenset(self.stand_ins.get(table, set())),
            tuple(self.chat.get(table, [])),
        )

    async def outline(self, table: str) -> Outline | None:
        kept = await self.load(table)
        return None if kept is None else Outline(kept.table, kept.seats, sum(map(len, kept.entries)))

    async def preview(self, table: str) -> Preview | None:
        kept = await self.load(table)
        if kept is None:
            return None
        people = tuple(seat.name for seat in kept.seats if seat.kind == "person")
        free = sum(seat.kind == "open" for seat in kept.seats)
        return Preview(kept.table.game, kept.table.status, kept.table.created, people, free)

    async def take_seat(self, table: str, seat: SeatRow, was: Kind = "open") -> None:
        self._check()
        if self.seats[table][seat.seat].kind != was:
            raise Conflict("the seat is not as it was")
        self.seats[table][seat.seat] = seat
        self.keys[table] = [(each, key) for each, key in self.keys.get(table, []) if each != seat.seat]
        void = [code for code, given in self.passes.items() if given.table == table and seat.seat in given.seats]
        for code in void:
            del self.passes[code]

    async def rename(self, table: str, seat: int, name: str) -> None:
        self._check()
        if self.seats[table][seat].kind != "person":
            raise Conflict("nobody sits there")
        self.seats[table][seat] = replace(self.seats[table][seat], name=name)

    async def mark_program(self, table: str, seat: int) -> None:
        self._check()
        self.seats[table][seat] = replace(self.seats[table][seat], program=True)

    async def revoke(self, table: str, seat: int, token_hash: bytes) -> None:
        self._check()
        self.seats[table][seat] = replace(self.seats[table][seat], token_hash=token_hash)
        self.keys[table] = [(each, key) for each, key in self.keys.get(table, []) if each != seat]

    async def header(self, table: str) -> bytes | None:
        return self.tables[table].header if table in self.tables else None

    async def start(self, table: str, started: int, header: bytes | None = None) -> None:
        self._check()
        row = self.tables[table]
        self.tables[table] = replace(row, status="running", started=started, header=header or row.header)

    async def keep_draw(self, table: str, draw: bytes) -> None:
        self._check()
        if self.tables[table].status != "waiting":
            raise Conflict("the table does not wait any more")
        self.tables[table] = replace(self.tables[table], draw=draw)

    async def append(self, table: str, entry: int, body: bytes, status: Status, aside: Aside = NOTHING) -> None:
        self._check()
        if len(self.entries[table]) != entry - 1:
            raise Conflict("the entry is there already")
        self.entries[table].append(body)
        if aside.stand_in:
            self.stand_ins.setdefault(table, set()).add(entry)
        if aside.times is not None:
            self._keep_due(table, aside.due)
            self.tables[table] = replace(self.tables[table], times=aside.times)
        self.tables[table] = replace(self.tables[table], status=status)

    async def keep_sand(self, table: str, sand: Sand) -> None:
        self._check()
        self.sands[table] = sand

    async def overdue(self, now: int, after: Due, most: int) -> tuple[Due, ...]:
        found = [Due(due, table) for table, due in self.due.items() if self.tables[table].status == "running"]
        later = [one for one in found if one.due <= now and (one.due, one.table) > (after.due, after.table)]
        return tuple(sorted(later, key=lambda one: (one.due, one.table))[:most])

    def _keep_due(self, table: str, due: int | None) -> None:
        self.due.pop(table, None)
        if due is not None:
            self.due[table] = due

    async def keep_room(self, table: str, paused: bool, times: bytes | None, due: int | None = None) -> None:
        self._check()
        self._keep_due(table, due)
        self.tables[table] = replace(self.tables[table], paused=paused, times=times)

    async def keep_requests(self, table: str, requests: bytes) -> None:
        self._check()
        self.tables[table] = replace(self.tables[table], requests=requests)

    async def keep_orders(self, table: str, orders: bytes) -> None:
        self._check()
        self.tables[table] = replace(self.tables[table], orders=orders)

    async def lobby(self, since: int, most: int) -> tuple[LobbyRow, ...]:
        found = [row for row in self.tables.values() if row.public and row.status == "waiting" and row.created >= since]
        return tuple(LobbyRow(row, tuple(self.seats[row.id].values())) for row in found[:most])

    async def add_pass(self, given: Pass) -> None:
        self.passes[given.code_hash] = given

    async def use_pass(self, code_hash: bytes, now: int, keys: tuple[bytes, ...], most: int = DEVICES) -> Pass | None:
        found = self.passes.get(code_hash)
        if found is None or found.expires <= now:
            return None
        check_devices(found, await self.keys_of(found.table), most)
        del self.passes[code_hash]
        self.keys.setdefault(found.table, []).extend(zip(found.seats, keys, strict=False))
        return found

    async def say(self, table: str, number: int, body: bytes) -> None:
        self._check()
        self.chat.setdefault(table, []).append(body)

    async def record(self, table: str, body: bytes) -> None:
        self._check()
        self.recordings.setdefault(table, body)

    async def recording(self, table: str) -> bytes | None:
        return self.recordings.get(table)

    async def keys_of(self, table: str) -> tuple[tuple[int, bytes], ...]:
        return tuple(self.keys.get(table, []))

    async def stop_table(self, table: str) -> None:
        self.tables[table] = replace(self.tables[table], status="stopped")

    def under(self, lease: int) -> MemoryStore:
        return self

    async def enlist(self, node: Peer, lasts_ms: int) -> None:
        self._check()

    async def beat(self, node: Peer, lasts_ms: int) -> bool:
        self._check()
        return True

    async def roster(self) -> tuple[Peer, ...]:
        return ()

    async def leave(self, node: str) -> None:
        pass

    async def claim(self, table: str, node: str) -> int | Peer | None:
        return 1 if table in self.tables else None

    async def release(self, table: str, lease: int) -> None:
        pass

    async def held(self, node: str) -> dict[str, int]:
        return dict.fromkeys(self.tables, 1)

    async def probe(self) -> None:
        self._check()

    async def close(self) -> None:
        pass
