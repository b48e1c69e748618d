"""Link previews: the picture of an address, and the tags in the page's head that lead to it."""

from __future__ import annotations

from html import escape
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel.languages import ALL, LANGUAGES, SOURCE
from astrodrome.server.cards.card_texts import card_of, place_of
from astrodrome.server.cards.drawing import Card
from astrodrome.server.cards.renderer import CardRenderer, CardsBusy, available
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.reference_routes import config_of
from astrodrome.server.http_api.responses import charge
from astrodrome.server.protocol.rejections import rejection
from astrodrome.server.store.store import StoreError
from astrodrome.server.support.game_names import names_of

KEPT: Final = "public, max-age=300"
"""Sites fetch a picture again after a while: seats are taken, games end."""
HEADERS: Final = {
    "cache-control": KEPT,
    "cross-origin-resource-policy": "cross-origin",
    "content-encoding": "identity",  # a PNG is compressed already: the middleware leaves it alone
}
LONGEST: Final = 200
DRAWING_BYTES: Final = 256 * 1024
"""What a drawing costs an address: it takes a quarter of a second. A card that is kept costs nothing."""


def language_of(wanted: str) -> str:
    """Return the language that somebody wants first, where it is offered, else English.

    >>> language_of("de-AT,de;q=0.9,en;q=0.8"), language_of("xx"), language_of("")
    ('de', 'en', 'en')
    """
    first = wanted.lower().partition(",")[0].partition(";")[0].partition("-")[0].strip()
    return first if first in LANGUAGES else SOURCE


async def picture(request: Request) -> Response:
    """Draw the card of an address of the page."""
    if not available():
        raise rejection(404, "no-cards", "no-address")
    lang = language_of(request.query_params.get("lang", ""))
    path = f"/{request.path_params['path'].removesuffix('.png')}"[:LONGEST]
    try:
        card = await _card(request, "/" if path == "/home" else path, lang)
        cards = cast("CardRenderer", request.app.state.cards)
        if not cards.has(card):
            charge(request, DRAWING_BYTES)
        drawn = await cards.png(card)
    except StoreError:
        raise rejection(503, "storage", "not-read") from None
    except CardsBusy:
        raise rejection(503, "busy", "busy") from None
    return Response(drawn, 200, HEADERS, "image/png")


async def _card(request: Request, path: str, lang: str) -> Card:
    """Return the card of an address in a language."""
    names = names_of(config_of(request).games, lang)
    return await card_of(place_of(path, names), lang, names, rooms_of(request).services.store)


async def head_of(request: Request) -> str:
    """Return the tags of an address, for the head of the page; nothing where they cannot be had."""
    path = request.url.path[:LONGEST]
    lang = language_of(request.headers.get("accept-language", ""))
    try:
        card = await _card(request, path, lang)
    except StoreError:
        return ""
    base = (request.app.state.config.public_url or str(request.base_url)).rstrip("/")
    picture = f"{base}/cards/{path.strip('/') or 'home'}.png?lang={lang}"
    return tags(card, f"{base}{path}", picture if available() else None, lang)


def tags(card: Card, address: str, picture: str | None, lang: str) -> str:
    """Return Open Graph and Twitter tags. Names are user input: every value is escaped."""
    facts = {
        "og:site_name": "Astrodrome",
        "og:type": "website",
        "og:url": address,
        "og:title": card.title if card.game is None else f"{card.title} · {card.name}",
        "og:description": f"{card.figure} {card.text}".strip(),
        "og:locale": ALL[lang].locale.replace("-", "_"),
    }
    if picture is not None:
        facts |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630", "og:image:alt": card.title}
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    kind = "summary" if picture is None else "summary_large_image"
    return "\n    ".join((*lines, f'<meta name="twitter:card" content="{kind}" />'))


ROUTES = [Route("/cards/{path:path}", picture)]
