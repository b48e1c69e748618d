"""How requests are read and answered: typed bodies in, JSON out, and every problem as a sentence."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from astrodrome.kernel.errors import OptionError
from astrodrome.server.bodies import Problem
from astrodrome.server.protocol import Why
from astrodrome.server.wording import sentence

T = TypeVar("T")


class Reject(Exception):
    """A request that is not carried out: the status, and why."""

    def __init__(self, status: int, code: str, message: str, field: str | None = None, why: Why | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.problem = Problem(code, message, field, why)
        self.retry_s: int | None = None
        """After how many seconds it makes sense to ask again, where that is known."""


def no(status: int, code: str, key: str, field: str | None = None, **args: int | str) -> Reject:
    """Return the answer to a request that is not carried out, with its sentence in both languages."""
    why = sentence("problem", key, **args)
    return Reject(status, code, why.en, field, why)


def reject_option(error: OptionError) -> Reject:
    """Return the answer to an option that cannot be taken."""
    return Reject(422, "option", str(error).removeprefix(f"{error.field}: "), error.field)


async def read_bytes(request: Request, limit: int) -> bytes:
    """Return the body of a request that is JSON; Reject says what was expected."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise no(415, "not-json", "not-json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > limit:
            raise no(413, "too-large", "body-too-large", bytes=limit)
    return bytes(body)


async def read_body(request: Request, kind: type[T], limit: int) -> T:
    """Return the typed body of a request; Reject says what was expected."""
    body = await read_bytes(request, limit)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Reject(400, "malformed", str(error)) from None


def json_response(value: object, status: int = 200) -> Response:
    """Answer with a record; it is of this moment and kept nowhere."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def lasting_response(request: Request, body: bytes) -> Response:
    """Answer with what seldom changes: asked again, only its mark travels."""
    tag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, 200, headers, "application/json")


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
    """Answer after a fault of ours, without its insides."""
    return json_response(no(500, "fault", "fault").problem, 500)
