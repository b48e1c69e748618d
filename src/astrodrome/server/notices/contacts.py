"""Where people want to be told, as the database keeps it: mail addresses, push subscriptions, and for which seats."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from astrodrome.server.notices.quiet import NEVER, QuietHours
from astrodrome.server.notices.stops import MailStops, target_hash
from astrodrome.server.store.rows import Row, blob
from astrodrome.server.store.sql_database import SqlDatabase
from astrodrome.server.store.statements import Query, Statement
from astrodrome.server.store.store import Conflict, OutcomeUnknown

ContactKind: TypeAlias = Literal["mail", "push"]

DAY_MS: Final = 86_400_000
MOST_CONTACTS: Final = 100_000
"""Contacts of one database."""
MOST_TRIES: Final = 3
"""Contacts that may be made for one address in a day: each costs its owner a mail."""
MOST_SEATS: Final = 200
"""Seats of which one contact is told."""
UNUSED_DAYS: Final = 30
"""After how many days a contact is forgotten that follows no seat and has been told nothing."""
CLEAN_MS: Final = 3_600_000
"""How often contacts that have become old are looked for."""
MOST_A_DAY: Final = 60
"""Notices that one contact gets in a day."""

COLUMNS: Final = "id, kind, target, lang, confirmed, made, quiet_from, quiet_to, zone"
INSERT: Final = (
    "insert into contacts (id, kind, target, target_hash, lang, token_hash, confirmed, made) "
    "select ?, ?, ?, ?, ?, ?, ?, ? where (select count(*) from contacts) < ? "
    "and (select count(*) from contacts where target_hash = ? and made > ?) < ? "
    "and not exists (select 1 from refusals where target_hash = ?)"
)
LOCK_ALL: Final = "update server_keys set body = body where name = 'contacts'"
LOCK_ONE: Final = "update contacts set confirmed = confirmed where id = ?"
"""What counts and then inserts locks a row first: PostgreSQL would else let two who come at once count the same."""
COUNT_ALL: Final = "select count(*) from contacts"
FIND_REFUSAL: Final = "select 1 from refusals where target_hash = ?"
DROP_OLD: Final = "delete from contacts where confirmed = 0 and made <= ?"
DROP_UNUSED: Final = (
    "delete from contacts where made <= ? and sent_day <= ? and not exists "
    "(select 1 from notices where notices.contact_id = contacts.id)"
)
DROP_LOOSE: Final = (
    "delete from notices where not exists (select 1 from contacts where contacts.id = notices.contact_id)"
)
SET_QUIET: Final = "update contacts set quiet_from = ?, quiet_to = ?, zone = ? where id = ?"
CONFIRM: Final = "update contacts set confirmed = 1 where id = ?"
DROP: Final = "delete from contacts where id = ?"
DROP_NOTICES: Final = "delete from notices where contact_id = ?"
DROP_NOTICE: Final = "delete from notices where table_id = ? and seat = ? and contact_id = ?"
ADD_NOTICE: Final = (
    "insert into notices (table_id, seat, contact_id) "
    "select ?, ?, ? where (select count(*) from notices where contact_id = ?) < ?"
)
BY_TOKEN: Final = f"select {COLUMNS} from contacts where token_hash = ?"
BY_ID: Final = f"select {COLUMNS} from contacts where id = ?"
OF_SEAT: Final = (
    f"select {COLUMNS} from contacts where confirmed = 1 and id in "
    "(select contact_id from notices where table_id = ? and seat = ?) order by id limit 8"
)
COUNT_ONE: Final = (
    "update contacts set sent = case when sent_day = ? then sent + 1 else 1 end, sent_day = ? "
    "where id = ? and (sent_day <> ? or sent < ?)"
)
KEEP_KEY: Final = "insert into server_keys (name, body) values (?, ?) on conflict (name) do nothing"
READ_KEY: Final = "select body from server_keys where name = ?"


class ContactsFull(Exception):
    """No more is taken; the key is that of the sentence that says of what: of an address, of seats, or of all."""

    def __init__(self, key: Literal["contacts-full", "contacts-full-here", "seats-full"]) -> None:
        super().__init__(key)
        self.key = key


class ContactRefused(Exception):
    """The owner of this address wants no mails from here."""


@dataclass(frozen=True)
class Contact:
    """A place where somebody is told: a mail address, or a push subscription as JSON."""

    id: str
    kind: ContactKind
    target: str
    lang: str
    confirmed: bool
    made: int
    quiet: QuietHours = NEVER


class ContactBook:
    """The contacts of one database. Codes in links are derived from a key of the database, and kept nowhere."""

    def __init__(self, store: SqlDatabase) -> None:
        self._store = store
        self.stops: Final = MailStops(store)
        self._key: bytes | None = None
        self._cleaned: int | None = None

    async def key(self, name: str, fresh: bytes) -> bytes:
        """Return the key of a name, which is the same for all nodes; a fresh one becomes it where there is none."""
        await self._store.write(Statement(KEEP_KEY, (name, fresh), rows=None))
        return blob((await self._store.look(Query(READ_KEY, (name,))))[0][0][0])

    async def add(self, kind: ContactKind, target: str, lang: str, token_hash: bytes, now: int) -> Contact:
        """Keep a new contact; a mail address has to be confirmed. ContactsFull or ContactRefused say why not."""
        mark = target_hash(target)
        await self._own_key()
        await self._clean(now)
        made = Contact(secrets.token_urlsafe(12), kind, target, lang, kind == "push", now)
        values = (made.id, kind, target, mark, lang, token_hash, int(made.confirmed), now)
        ceilings = (MOST_CONTACTS, mark, now - DAY_MS, MOST_TRIES, mark)
        if not await self._taken(Statement(LOCK_ALL, ()), Statement(INSERT, (*values, *ceilings))):
            refusals, of_all = await self._store.look(Query(FIND_REFUSAL, (mark,)), Query(COUNT_ALL))
            if refusals:
                raise ContactRefused
            raise ContactsFull("contacts-full-here" if int(str(of_all[0][0])) >= MOST_CONTACTS else "contacts-full")
        return made

    async def _clean(self, now: int) -> None:
        """Forget addresses that nobody confirmed in a day, contacts that are of no use any more, and their notices."""
        if self._cleaned is not None and now - self._cleaned < CLEAN_MS:
            return
        self._cleaned = now
        unused = now - UNUSED_DAYS * DAY_MS
        await self._store.write(
            Statement(DROP_OLD, (now - DAY_MS,), rows=None),
            Statement(DROP_UNUSED, (unused, unused // DAY_MS), rows=None),
            Statement(DROP_LOOSE, (), rows=None),
        )

    async def find(self, token_hash: bytes) -> Contact | None:
        """Return the contact that a device has made, by the hash of its token."""
        return _first((await self._store.look(Query(BY_TOKEN, (token_hash,))))[0])

    async def code(self, contact: Contact, purpose: Literal["confirm", "stop"]) -> str:
        """Return the code of a link in a mail."""
        told = f"{purpose} {contact.id} {contact.made}".encode()
        return f"{contact.id}.{hmac.new(await self._own_key(), told, hashlib.sha256).hexdigest()[:32]}"

    async def by_code(self, code: str, purpose: Literal["confirm", "stop"]) -> Contact | None:
        """Return the contact for which a code was given out, or None."""
        found = _first((await self._store.look(Query(BY_ID, (code.partition(".")[0],))))[0])
        if found is None or not hmac.compare_digest((await self.code(found, purpose)).encode(), code.encode()):
            return None
        return found

    async def confirm(self, contact: Contact) -> None:
        """Note that the owner of an address wants notices."""
        await self._store.write(Statement(CONFIRM, (contact.id,), rows=None))

    async def drop(self, contact: Contact) -> None:
        """Forget a contact."""
        await self._store.write(
            Statement(DROP_NOTICES, (contact.id,), rows=None), Statement(DROP, (contact.id,), rows=None)
        )

    async def set_quiet(self, contact: Contact, quiet: QuietHours) -> None:
        """Keep the quiet hours of a contact."""
        await self._store.write(Statement(SET_QUIET, (quiet.start, quiet.end, quiet.zone, contact.id), rows=None))

    async def follow(self, contact: Contact, table: str, seats: tuple[int, ...], wanted: bool) -> None:
        """Tell a contact of these seats from now on, or no more."""
        if not wanted:
            await self._store.write(*[Statement(DROP_NOTICE, (table, s, contact.id), rows=None) for s in seats])
            return
        change = [Statement(LOCK_ONE, (contact.id,))]
        change += [Statement(DROP_NOTICE, (table, seat, contact.id), rows=None) for seat in seats]
        change += [Statement(ADD_NOTICE, (table, seat, contact.id, contact.id, MOST_SEATS)) for seat in seats]
        if not await self._taken(*change):
            raise ContactsFull("seats-full")

    async def _own_key(self) -> bytes:
        if self._key is None:
            self._key = await self.key("contacts", secrets.token_bytes(32))
        return self._key

    async def _taken(self, *change: Statement) -> bool:
        """Carry out a change; False where one of its statements touched nothing, because there are too many."""
        try:
            await self._store.write(*change)
        except OutcomeUnknown:
            raise
        except Conflict:
            return False
        return True

    async def of_seat(self, table: str, seat: int) -> tuple[Contact, ...]:
        """Return the contacts that want to be told of a seat."""
        rows = (await self._store.look(Query(OF_SEAT, (table, seat))))[0]
        return tuple(contact_of(row) for row in rows)

    async def may_send(self, contact: Contact, now: int) -> bool:
        """Whether a contact may get one more notice today, and count it."""
        day = now // DAY_MS
        try:
            await self._store.write(Statement(COUNT_ONE, (day, day, contact.id, day, MOST_A_DAY)))
        except Conflict:
            return False
        return True


def contact_of(row: Row) -> Contact:
    """Return a contact from its row."""
    id_, kind, target, lang, confirmed, made, start, end, zone = row
    quiet = QuietHours(int(str(start)), int(str(end)), str(zone))
    return Contact(str(id_), kind, str(target), lang, bool(confirmed), int(str(made)), quiet)  # type: ignore[arg-type]  # checked by the database


def _first(rows: object) -> Contact | None:
    assert isinstance(rows, list | tuple)
    return contact_of(rows[0]) if rows else None
