"""Tells people who are away that it is their turn, at the contacts they gave for their seats."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from astrodrome.server.notices import push
from astrodrome.server.notices.contacts import Contact, ContactBook
from astrodrome.server.notices.held import About, HeldNotice, HeldNotices
from astrodrome.server.notices.quiet import in_time
from astrodrome.server.notices.wording import confirm_words, notice_words
from astrodrome.server.store.sql_database import SqlDatabase
from astrodrome.server.store.store import Store, StoreError
from astrodrome.server.support.clock import Clock
from astrodrome.server.support.config import Config
from astrodrome.server.support.webhooks import WebhookSender

if TYPE_CHECKING:
    from astrodrome.server.notices.mail import MailSender

logger = logging.getLogger(__name__)

MOST_WAITING: Final = 256
GONE: Final = (404, 410)
"""What a push service answers for a subscription that the browser has given up."""


@dataclass(frozen=True)
class Told:
    """What there is to tell the owner of a seat, and when their time is out where it is short."""

    about: About
    table: str
    game: str
    seat: int
    deadline: int | None = None


class Notifier:
    """The notices of one server. Nothing is sent where nobody has asked for it."""

    def __init__(self, config: Config, store: Store, webhooks: WebhookSender, clock: Clock) -> None:
        self._config = config
        self._webhooks = webhooks
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()
        self.book = ContactBook(store) if isinstance(store, SqlDatabase) else None
        self.held = HeldNotices(store) if isinstance(store, SqlDatabase) else None
        self.mail: MailSender | None = None
        if config.mail is not None:
            from astrodrome.server.notices.mail import MailSender  # noqa: PLC0415 - a browser has no smtplib

            self.mail = MailSender(config.mail)
        self._key: bytes | None = None

    def tell(self, told: Told, only: str | None = None) -> None:
        """Tell the owner of a seat soon, where they want it; or only one of their contacts."""
        if self.book is None or self.held is None:
            return
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many notices wait; one was dropped")
            return
        task = asyncio.create_task(self._tell(self.book, self.held, told, only))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Finish what is under way."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.mail is not None:
            await self.mail.close()

    async def push_key(self) -> bytes | None:
        """Return the key that signs for push messages; None where there is no push here."""
        if self.book is None or not push.available():
            return None
        if self._key is None:
            self._key = await self.book.key("push", push.new_key())
        return self._key

    async def ask_to_confirm(self, book: ContactBook, contact: Contact) -> bool:
        """Send the mail by which the owner of an address says yes; False where it cannot be sent."""
        assert self.mail is not None, "mail is offered only where it can be sent"
        code, stop = await book.code(contact, "confirm"), await book.code(contact, "stop")
        return self.mail.send(confirm_words(contact, self._link(f"/notices#confirm={code}"), self._stop_link(stop)))

    async def _tell(self, book: ContactBook, held: HeldNotices, told: Told, only: str | None) -> None:
        try:
            for contact in await book.of_seat(told.table, told.seat):
                if only not in (None, contact.id) or not await self._may_disturb(held, contact, told):
                    continue
                if await book.may_send(contact, self._clock.wall_ms()):
                    await self._send(book, contact, told)
        except StoreError:
            logger.warning("a notice could not be prepared: the database did not answer")
        except ValueError as error:
            logger.warning("a notice could not be prepared (%s)", type(error).__name__)

    async def _may_disturb(self, held: HeldNotices, contact: Contact, told: Told) -> bool:
        """Whether a notice may go out now; in quiet hours it is kept until their end, if that is early enough."""
        now, deadline = self._clock.wall_ms(), told.deadline
        if told.about == "early":
            return True
        if told.about == "turn" and deadline is not None:
            early = contact.quiet.early_reminder(deadline)
            if early is not None and early > now:
                await held.hold(HeldNotice(contact.id, told.table, told.seat, "early", early))
        night = contact.quiet.around(now)
        if night is None:
            return True
        if told.about == "remind" and deadline is not None:
            if await held.told_early(contact.id, told.table, told.seat, deadline):
                return False
            if not in_time(night[1], deadline):
                return True
        await held.hold(HeldNotice(contact.id, told.table, told.seat, told.about, night[1]))
        return False

    async def _send(self, book: ContactBook, contact: Contact, told: Told) -> None:
        about, table, game = told.about, told.table, told.game
        words = notice_words(about, contact.lang, game, self._config.games, contact.quiet.time_of(told.deadline))
        if contact.kind == "mail":
            if self.mail is not None:
                stop = self._stop_link(await book.code(contact, "stop"))
                self.mail.send(words.mail(contact, self._link(f"/t/{table}"), stop))
            return
        key = await self.push_key()
        if key is None:
            return
        to = msgspec.json.decode(contact.target, type=push.Subscription)
        tag = "rematch" if about == "rematch" else "turn"  # a reminder takes the place of the first notice
        notice = {"title": words.title, "body": words.text, "path": f"/t/{table}", "tag": f"{tag}-{table}"}
        made = push.make(key, to, notice, self._subject())

        def answered(status: int) -> None:
            if status in GONE:
                task = asyncio.create_task(self._drop(book, contact))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

        self._webhooks.post(made.endpoint, made.body, made.headers, answered)

    async def _drop(self, book: ContactBook, contact: Contact) -> None:
        try:
            await book.drop(contact)
        except StoreError:
            logger.warning("a contact that is gone could not be forgotten")

    def _link(self, path: str) -> str:
        return f"{(self._config.public_url or '').rstrip('/')}{path}"

    def _stop_link(self, code: str) -> str:
        return self._link(f"/notices#stop={code}")

    def _subject(self) -> str | None:
        """Return whom a push service may write to about this server."""
        if self._config.mail is not None:
            return f"mailto:{self._config.mail.sender}"
        return self._config.public_url
