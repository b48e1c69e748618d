"""Notices to people who are away: which there are, giving an address, confirming it, for which seats, and stopping."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.languages import LANGUAGES
from astrodrome.server.http_api.lookup import room_of, rooms_of, seats_held
from astrodrome.server.http_api.request_gate import allow_table
from astrodrome.server.http_api.responses import json_response, read_body
from astrodrome.server.notices import push
from astrodrome.server.notices.contacts import Contact, ContactBook, ContactKind, ContactRefused, ContactsFull
from astrodrome.server.notices.notifier import Notifier
from astrodrome.server.notices.quiet import DAY_MINUTES, MOST_MINUTES, QuietHours, known_zone
from astrodrome.server.protocol.notice_bodies import (
    ContactGiven,
    ContactShown,
    ContactState,
    NewContact,
    NoticeCode,
    NoticesOffered,
    NoticesSet,
    NoticesWanted,
    QuietWanted,
)
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.mail_server import is_address
from astrodrome.server.support.tokens import hash_token, new_token
from astrodrome.server.support.webhook_addresses import BadAddress

SHORT = 4096


async def offered(request: Request) -> Response:
    """Say how people can be told."""
    notifier = _notifier(request)
    try:
        key = await notifier.push_key()
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    return json_response(NoticesOffered(notifier.mail is not None, None if key is None else push.public_part(key)))


async def add(request: Request) -> Response:
    """Keep an address or a subscription; the owner of an address is asked by mail."""
    wanted = await read_body(request, NewContact, SHORT)
    if wanted.lang not in LANGUAGES:
        raise Reject(422, "language", f"expected one of {', '.join(LANGUAGES)}", "lang")
    notifier, book = _notifier(request), _book(request)
    allow_table(request)  # as costly as a table: a mail goes out
    token = new_token()
    now = rooms_of(request).services.clock.wall_ms()
    try:
        target = await _target(wanted, notifier, rooms_of(request).services.config.notices_inside)
        kind: ContactKind = "mail" if wanted.mail is not None else "push"
        made = await book.add(kind, target, wanted.lang, hash_token(token), now)
        if made.kind == "mail" and not await notifier.ask_to_confirm(book, made):
            await book.drop(made)
            raise rejection(503, "full", "mail-full")
    except ContactRefused:
        raise rejection(409, "no-mail", "mail-refused") from None
    except ContactsFull as full:
        raise rejection(429, "rate", full.key) from None
    except StoreError:
        raise rejection(503, "storage", "not-taken") from None
    return json_response(ContactGiven(token, made.confirmed), 201)


async def _target(wanted: NewContact, notifier: Notifier, inside: bool) -> str:
    if wanted.mail is not None:
        if notifier.mail is None:
            raise rejection(409, "no-mail", "no-mail")
        if not is_address(wanted.mail):
            raise rejection(422, "option", "bad-mail", field="mail")
        return wanted.mail
    if wanted.endpoint is None or wanted.keys is None:
        raise Reject(422, "option", "expected a mail address, or the endpoint and keys of a push subscription")
    if await notifier.push_key() is None:
        raise rejection(409, "no-push", "no-push")
    given = push.Subscription(wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    try:
        push.check_subscription(given, inside)
    except BadAddress as error:
        raise Reject(422, "option", str(error), "endpoint") from None
    return msgspec.json.encode(given).decode()


async def state(request: Request) -> Response:
    """Say whether a contact is there and confirmed."""
    shown = await read_body(request, ContactShown, SHORT)
    try:
        found = await _book(request).find(hash_token(shown.token))
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    return json_response(ContactState(found is not None, found is not None and found.confirmed))


async def follow(request: Request) -> Response:
    """Tell a contact of somebody's seats at a table, or no more."""
    wanted = await read_body(request, NoticesWanted, SHORT)
    room = await room_of(request)
    seats = seats_held(room, wanted.tokens)
    book = _book(request)
    try:
        contact = await book.find(hash_token(wanted.contact))
        if contact is None:
            raise rejection(404, "no-contact", "no-contact")
        await book.follow(contact, room.table.row.id, seats, wanted.wanted)
    except ContactsFull as full:
        raise rejection(429, "rate", full.key) from None
    except StoreError:
        raise rejection(503, "storage", "not-taken") from None
    return json_response(NoticesSet(), 201)


async def quiet(request: Request) -> Response:
    """Keep when a contact wants to hear nothing."""
    wanted = await read_body(request, QuietWanted, SHORT)
    if (wanted.end_min - wanted.start_min) % DAY_MINUTES > MOST_MINUTES:
        raise rejection(422, "option", "quiet-long", field="end_min")
    hours = QuietHours(wanted.start_min, wanted.end_min, known_zone(wanted.zone, wanted.offset_min))
    book = _book(request)
    try:
        contact = await book.find(hash_token(wanted.token))
        if contact is None:
            raise rejection(404, "no-contact", "no-contact")
        await book.set_quiet(contact, hours)
    except StoreError:
        raise rejection(503, "storage", "not-taken") from None
    return json_response(NoticesSet(), 201)


async def code(request: Request) -> Response:
    """Confirm an address, stop all notices to it, or undo that."""
    shown = await read_body(request, NoticeCode, SHORT)
    book = _book(request)
    try:
        if not await _carry_out(book, shown, rooms_of(request).services.clock.wall_ms()):
            raise rejection(404, "no-contact", "no-contact")
    except StoreError:
        raise rejection(503, "storage", "not-taken") from None
    return json_response(NoticesSet(), 201)


async def _carry_out(book: ContactBook, shown: NoticeCode, now: int) -> bool:
    """Do what a code is for; False where it is nobody's. Who opens a link again is told the same again."""
    if shown.what == "allow":
        return await book.stops.allow(shown.code)
    contact: Contact | None = await book.by_code(shown.code, shown.what)
    if contact is None:
        return shown.what == "stop" and await book.stops.was_stopped(shown.code)
    if shown.what == "confirm":
        await book.confirm(contact)
    else:
        await book.stops.stop(contact.target, now, shown.code)
    return True


def _notifier(request: Request) -> Notifier:
    notifier = rooms_of(request).services.notifier
    if notifier is None:
        raise rejection(409, "no-push", "no-push")
    return notifier


def _book(request: Request) -> ContactBook:
    book = _notifier(request).book
    if book is None:
        raise rejection(409, "no-push", "no-push")
    return book


ROUTES = [
    Route("/notices", offered),
    Route("/notices", add, methods=["POST"]),
    Route("/notices/state", state, methods=["POST"]),
    Route("/notices/quiet", quiet, methods=["POST"]),
    Route("/notices/code", code, methods=["POST"]),
    Route("/tables/{table}/notices", follow, methods=["POST"]),
]
