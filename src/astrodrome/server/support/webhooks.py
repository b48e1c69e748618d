"""Webhooks: a table notifies an address outside whose turn it is, with no secret in it."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import ssl
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final, TypeAlias
from urllib.parse import SplitResult, quote, urlsplit

from astrodrome.server.support.webhook_addresses import BadAddress
from astrodrome.server.support.webhook_dns import HostResolver

logger = logging.getLogger(__name__)

DEADLINE_S: Final = 10.0
"""How long one delivery may take in all, from the look-up of the name to the first line of the answer."""
MOST_WAITING: Final = 64
MOST_TO_A_HOST: Final = 4
"""Deliveries that one host, by name or by IP address, may have under way."""
Said: TypeAlias = tuple[bytes, Mapping[str, str]]
"""A body and its headers."""
JSON: Final = {"content-type": "application/json"}
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})")
_AS_GIVEN: Final = "%/:=&?~#+!$,;'@()*[]"
_MARKS: Final = re.compile(r"([\\*_`~|>#\[\]()!-])")


def turn_notice(table: str, game: str, seat: int, name: str) -> dict[str, object]:
    """Return what is sent when a seat is asked. The name is user input: it may mention nobody."""
    plain = without_mentions(name)
    words = f"{plain}, it is your turn at {game}. / {plain}, à toi de jouer à {game}."
    facts = {"table": table, "game": game, "seat": seat, "name": plain}
    return {"content": words, "allowed_mentions": {"parse": []}, **facts}


def without_mentions(name: str) -> str:
    r"""Return a name that a chat shows as it is: no mention, no link, no markup.

    >>> without_mentions("@everyone"), without_mentions("*Ada*"), without_mentions("<@1>")
    ('@\u200beveryone', '\\*Ada\\*', '<\u200b@\u200b1\\>')
    """
    marked = _MARKS.sub(r"\\\1", name)
    return re.sub("([@<&:])", "\\1\u200b", marked)


class WebhookSender:
    """Sends notices, a few at a time, with a deadline for each; no table waits for it."""

    def __init__(self, inside: bool, deadline_s: float = DEADLINE_S) -> None:
        self._deadline_s = deadline_s
        self._tasks: set[asyncio.Task[None]] = set()
        self._under_way: Counter[str] = Counter()
        self.resolver = HostResolver(inside)
        self._own = ThreadPoolExecutor(1, thread_name_prefix="astrodrome-trust")
        self._trust: ssl.SSLContext | None = None

    def send(self, address: str, body: Mapping[str, object]) -> None:
        """Send something to an address soon; what cannot be sent is logged and dropped."""
        self.post(address, json.dumps(body).encode(), JSON)

    def post(
        self, address: str, body: bytes, headers: Mapping[str, str], answered: Callable[[int], None] | None = None
    ) -> None:
        """Send bytes to an address soon; `answered` is called with the status of the answer, where there is one."""
        if len(self._tasks) >= MOST_WAITING:
            logger.warning("too many notices wait; one was dropped")
            return
        task = asyncio.create_task(self._deliver(urlsplit(address), (body, headers), answered))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Wait for what is under way; no delivery takes longer than its deadline."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.resolver.close()
        self._own.shutdown(wait=False, cancel_futures=True)

    async def _deliver(self, address: SplitResult, said: Said, answered: Callable[[int], None] | None) -> None:
        try:
            async with asyncio.timeout(self._deadline_s):
                with self._one_more(f"name {address.hostname}"):
                    first_line = await self._post(address, said)
            status = _STATUS.match(first_line)
            if answered is not None and status is not None:
                answered(int(status[1]))
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            logger.warning("a notice could not be delivered (%s)", type(error).__name__)

    @contextmanager
    def _one_more(self, host: str) -> Iterator[None]:
        if self._under_way[host] >= MOST_TO_A_HOST:
            raise BadAddress("this host has not answered the last notices yet")
        self._under_way[host] += 1
        try:
            yield
        finally:
            self._under_way[host] -= 1
            if not self._under_way[host]:
                del self._under_way[host]

    async def _post(self, address: SplitResult, said: Said) -> bytes:
        """Post once and return the first line of the answer, which alone is waited for; nothing is followed."""
        secure, host = address.scheme == "https", str(address.hostname)
        port = address.port or (443 if secure else 80)
        number = await self.resolver.resolve(host, port)
        if secure and self._trust is None:
            loop = asyncio.get_running_loop()
            self._trust = await loop.run_in_executor(self._own, ssl.create_default_context)
        with self._one_more(f"number {number}"):
            # Connected by IP address: a name may resolve to another host the second time.
            trust, name = (self._trust, host) if secure else (None, None)
            reader, writer = await asyncio.open_connection(number, port, limit=4096, ssl=trust, server_hostname=name)
            try:
                writer.write(_request(address, host, said))
                await writer.drain()
                return await reader.readuntil(b"\n")
            except asyncio.LimitOverrunError:  # a long first line is an answer too
                return b""
            finally:
                writer.transport.abort()


def _request(address: SplitResult, host: str, said: Said) -> bytes:
    body, headers = said
    path = quote((address.path or "/") + (f"?{address.query}" if address.query else ""), safe=_AS_GIVEN)
    shown = f"[{host}]" if ":" in host else host.encode("idna").decode()
    head = (
        f"POST {path} HTTP/1.1",
        f"host: {shown}:{address.port}" if address.port else f"host: {shown}",
        *[f"{name}: {value}" for name, value in headers.items()],
        f"content-length: {len(body)}",
        "connection: close",
    )
    return "\r\n".join((*head, "", "")).encode() + body
