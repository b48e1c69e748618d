"""The page: the files that the build of `web/` made, from the package or from a checkout."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias

from anyio import to_thread
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from astrodrome.kernel.mypyc_support import override

PACKAGED = Path(__file__).resolve().parents[1] / "page"
IN_CHECKOUT = Path(__file__).resolve().parents[4] / "web" / "dist"

MISSING = (
    "The page is not built. In a checkout `./run build` builds it. The interface for programs is at /api/schema.\n"
)


def find_page() -> Path | None:
    """Return the folder of the built page, or None where there is none."""
    for place in (PACKAGED, IN_CHECKOUT):
        if (place / "index.html").is_file():
            return place
    return None


Head: TypeAlias = Callable[[Request], Awaitable[str]]
"""Returns the tags of an address for the head of the page."""
_TAGS: Final = re.compile(r"<!-- card -->.*?<!-- /card -->", re.DOTALL)


class IndexFile:
    """The page's index.html, read again when it has changed: a build may replace it under a running server."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._read = (0, "")

    def text(self, tags: str) -> str:
        """Return it with the tags of an address in place of those that stand for all of them."""
        changed = self._file.stat().st_mtime_ns
        if self._read[0] != changed:
            self._read = (changed, self._file.read_text(encoding="utf-8"))
        return _TAGS.sub(lambda _: tags, self._read[1]) if tags else self._read[1]


class Page(StaticFiles):
    """Serves the page's files; every other address outside the interface is a place within the page itself."""

    def __init__(self, folder: Path, head: Head | None = None) -> None:
        super().__init__(directory=folder)
        self._index = IndexFile(folder / "index.html")
        self._head = head

    @override
    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; index.html for a place within the page, which is never called like a file."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets") or Path(path).suffix:
                raise
            path = "index.html"
            tags = "" if self._head is None else await self._head(Request(scope))
            response = HTMLResponse(await to_thread.run_sync(self._index.text, tags))
        # Names of assets carry a hash of their content; everything else may be another file tomorrow.
        lasting = path.startswith("assets/") and response.status_code in (200, 206, 304)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


async def no_page(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that the page is not there."""
    await PlainTextResponse(MISSING, 404)(scope, receive, send)
