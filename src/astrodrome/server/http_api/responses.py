"""How requests are read and answered: typed bodies in, JSON out, and every problem as a sentence."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from typing import Final, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from astrodrome.server.protocol.bodies import Problem
from astrodrome.server.protocol.rejections import Reject, rejection
from astrodrome.server.support.address_limits import AddressLimits, rate_limit_key
from astrodrome.server.support.packed import Packed

T = TypeVar("T")

RETRY_S: Final = 10
"""After how long a client that has posted too much may try again."""


async def read_bytes(request: Request, limit: int) -> bytes:
    """Return the body of a request that is JSON; Reject says what was expected."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise rejection(415, "not-json", "not-json")
    announced = request.headers.get("content-length", "")
    if announced.isdecimal() and int(announced[:20]) > limit:
        raise rejection(413, "too-large", "body-too-large", bytes=limit)
    try:
        async with asyncio.timeout(request.app.state.config.limits.body_s):
            return await _all_parts(request, limit)
    except (TimeoutError, ClientDisconnect):  # a client that hangs up in the middle is no fault of ours
        raise rejection(408, "too-slow", "body-too-slow") from None


async def _all_parts(request: Request, limit: int) -> bytes:
    """Return a body, counted against what its address may post."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise rejection(413, "too-large", "body-too-large", bytes=limit)
        charge(request, len(part))
    return bytes(body)


def charge(request: Request, size: int) -> None:
    """Count bytes that have to be processed for an address; Reject where these are too many."""
    addresses: AddressLimits = request.app.state.addresses
    if not addresses.may_post(rate_limit_key(request.scope), size):
        answer = rejection(429, "rate", "too-many-bytes")
        answer.retry_s = RETRY_S
        raise answer


async def read_body(request: Request, kind: type[T], limit: int) -> T:
    """Return the typed body of a request; Reject says what was expected."""
    body = await read_bytes(request, limit)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Reject(400, "malformed", str(error)) from None


def json_response(value: object, status: int = 200) -> Response:
    """Answer with a record that must not be cached."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


class CachedJson:
    """JSON that seldom changes, with its ETag and its compressed form: made once, however often it is requested."""

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        self.compressed = gzip.compress(body, 9)


def packed_response(request: Request, packed: Packed, headers: dict[str, str] | None = None) -> Response:
    """Answer with something large that must not be cached. Nothing is compressed here, where all tables wait."""
    kept = {**(headers or {}), "cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.compressed, 200, {**kept, "content-encoding": "gzip"}, "application/json")
    return Response(packed.body, 200, kept, "application/json")


def cached_response(request: Request, lasting: CachedJson) -> Response:
    """Answer with JSON that seldom changes, or 304 where the client has it already."""
    headers = {"etag": lasting.tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == lasting.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(lasting.compressed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(lasting.body, 200, headers, "application/json")


async def on_reject(request: Request, error: Exception) -> Response:
    """Answer a request that was rejected."""
    assert isinstance(error, Reject)
    response = json_response(error.problem, error.status)
    if error.retry_s is not None:
        response.headers["retry-after"] = str(error.retry_s)
    return response


async def on_http(request: Request, error: Exception) -> Response:
    """Answer what the router itself turns away."""
    assert isinstance(error, HTTPException)
    response = json_response(Problem("http", error.detail), error.status_code)
    response.headers.update(error.headers or {})
    return response


async def on_fault(request: Request, error: Exception) -> Response:
    """Answer after an internal error, without details."""
    return json_response(rejection(500, "fault", "fault").problem, 500)
