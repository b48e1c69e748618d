"""The page: the files that the build of `web/` made, from the package or from a checkout."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
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


class Page(StaticFiles):
    """Serves the page's files; every other address outside the interface is a place within the page itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    @override
    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file; index.html for a place within the page, which is never called like a file."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets") or Path(path).suffix:
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        # Names of assets carry a hash of their content; everything else may be another file tomorrow.
        lasting = path.startswith("assets/") and response.status_code in (200, 206, 304)
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


async def no_page(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that the page is not there."""
    await PlainTextResponse(MISSING, 404)(scope, receive, send)
