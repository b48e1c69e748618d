"""What may be read about the games without sitting at a table: lists, words, rules, content, set-ups, the schema."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVarTuple, cast

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel import catalogue
from astrodrome.kernel.codec import to_bytes, to_json
from astrodrome.kernel.languages import LANGUAGES, SOURCE
from astrodrome.kernel.spec import AnySpec
from astrodrome.kernel.words import KERNEL_WORDS
from astrodrome.reviews.coach import has_coach
from astrodrome.server.http_api.lookup import rooms_of
from astrodrome.server.http_api.openapi import described
from astrodrome.server.http_api.responses import CachedJson, cached_response, json_response, read_body
from astrodrome.server.protocol.bodies import GameInfo, GameList, SeatCount, SetUp, SetUpShown, WordTables
from astrodrome.server.protocol.rejections import Reject
from astrodrome.server.protocol.schema import combined
from astrodrome.server.support.address_limits import rate_limit_key
from astrodrome.server.support.config import Config
from astrodrome.server.untrusted_input.check_jobs import SetUpAsked, SetUpFound

Ts = TypeVarTuple("Ts")

_MADE: dict[tuple[object, ...], CachedJson] = {}
"""What seldom changes, by what it is made with."""


def config_of(request: Request) -> Config:
    """Return the settings of the server that got a request."""
    return cast("Config", request.app.state.config)


def game_of(request: Request, name: str) -> AnySpec:
    """Return a game that can be played here."""
    games = config_of(request).games
    for spec in games:
        if spec.name == name:
            return spec
    there = ", ".join(spec.name for spec in games)
    raise Reject(404, "no-game", f"no game is called {name!r:.40}; expected one of {there}", "game")


def language_of(request: Request) -> str:
    """Return the language a request asks for; English where it asks for none."""
    lang = request.query_params.get("lang", SOURCE)
    if lang not in LANGUAGES:
        raise Reject(422, "language", f"expected one of {', '.join(LANGUAGES)}", "lang")
    return lang


async def made(request: Request, make: Callable[[*Ts], CachedJson], *args: *Ts) -> CachedJson:
    """Return what seldom changes. Most of it was made when the server started; the rest is made in a thread."""
    found = _MADE.get((make, *args))
    if found is not None:
        return found
    return await rooms_of(request).services.threads.aside(lambda: _remembered(make, *args))


def _remembered(make: Callable[[*Ts], CachedJson], *args: *Ts) -> CachedJson:
    found = _MADE.get((make, *args))
    if found is None:
        found = _MADE[make, *args] = make(*args)
    return found


def make_all(config: Config) -> None:
    """Make everything that seldom changes, so that no request waits for it. This takes a second or two."""
    _remembered(_games, config)
    _remembered(_schema, config.games)
    _remembered(_described, config.games)
    for lang in LANGUAGES:
        for spec in config.games:
            _remembered(_words, spec, lang)
        for name in catalogue.names(catalogue.folder()):
            with suppress(catalogue.BadCatalogue):  # a request for it says so
                _remembered(_catalogue, name, lang)
    for spec in config.games:
        if spec.our_content is not None:
            _remembered(_content, spec)


def ready_files(config: Config) -> dict[str, bytes]:
    """Return what the static site has as files, by the address under `/api` and the language."""
    found = {"games.json": _games(config).body}
    for spec in config.games:
        if spec.our_content is not None:
            found[f"content/{spec.name}.json"] = _content(spec).body
        for lang in LANGUAGES:
            found[f"words/{spec.name}.{lang}.json"] = _words(spec, lang).body
    for name in catalogue.names(catalogue.folder()):
        for lang in LANGUAGES:
            with suppress(catalogue.BadCatalogue):
                found[f"rules/{name}.{lang}.json"] = _catalogue(name, lang).body
    return found


async def games(request: Request) -> Response:
    """List the games."""
    return cached_response(request, await made(request, _games, config_of(request)))


def _games(config: Config) -> CachedJson:
    return CachedJson(msgspec.json.encode(GameList(tuple(_info(config, spec) for spec in config.games))))


def _info(config: Config, spec: AnySpec) -> GameInfo:
    return GameInfo(
        name=spec.name,
        rules_version=spec.rules_version,
        seats=SeatCount(spec.seats[0], spec.seats[-1]),
        modules=spec.modules,
        bots=config.bots(spec.name),
        coach=has_coach(spec),
        catalogues=catalogue.names(catalogue.folder(), spec.name),
        event_rules={event.__name__: event.rule for event in spec.events if event.rule is not None},
        options=Raw(to_bytes(spec.options_schema())),
        content=Raw(to_bytes(spec.content_schema())),
    )


async def words(request: Request) -> Response:
    """Give the sentences of a game and of the kernel."""
    spec = game_of(request, request.path_params["game"])
    lang = language_of(request)
    return cached_response(request, await made(request, _words, spec, lang))


def _words(spec: AnySpec, lang: str) -> CachedJson:
    own, kernel = (Raw(msgspec.json.encode(table)) for table in (spec.words.table(lang), KERNEL_WORDS.table(lang)))
    return CachedJson(msgspec.json.encode(WordTables(lang, own, kernel)))


async def rules(request: Request) -> Response:
    """Give a catalogue of rules, chapter by chapter."""
    name, lang = request.path_params["catalogue"], language_of(request)
    there = catalogue.names(catalogue.folder())
    if name not in there:
        raise Reject(404, "no-catalogue", f"no catalogue is called {name!r:.40}; expected one of {', '.join(there)}")
    try:
        return cached_response(request, await made(request, _catalogue, name, lang))
    except catalogue.BadCatalogue:
        raise Reject(404, "no-catalogue", f"the catalogue {name!r:.40} cannot be read in this language") from None


def _catalogue(name: str, lang: str) -> CachedJson:
    return CachedJson(to_json(catalogue.load(catalogue.folder(), name, lang)))


async def content(request: Request) -> Response:
    """Give a game's own table of cards or tiles, in the form that the option `content` takes."""
    spec = game_of(request, request.path_params["game"])
    if spec.our_content is None:
        raise Reject(404, "no-content", f"{spec.name} has no table of content")
    return cached_response(request, await made(request, _content, spec))


def _content(spec: AnySpec) -> CachedJson:
    assert spec.our_content is not None, "looked at before"
    return CachedJson(to_json(spec.our_content()))


async def preview(request: Request) -> Response:
    """Check a set-up and return the facts about it."""
    wanted = await read_body(request, SetUp, config_of(request).limits.options_bytes)
    asked = SetUpAsked(wanted.game, wanted.seats, bytes(wanted.options), facts=True)
    found = await checked(request, game_of(request, wanted.game), asked)
    return json_response(SetUpShown(Raw(found.options), Raw(found.facts)))


async def checked(request: Request, spec: AnySpec, asked: SetUpAsked) -> SetUpFound:
    """Check a set-up; Reject names the option that cannot be taken."""
    return await rooms_of(request).services.checks.set_up(rate_limit_key(request.scope), spec, asked)


async def schema(request: Request) -> Response:
    """Give the JSON Schema of everything that is said."""
    return cached_response(request, await made(request, _schema, config_of(request).games))


def _schema(games: tuple[AnySpec, ...]) -> CachedJson:
    return CachedJson(to_bytes(combined(games)))


async def openapi(request: Request) -> Response:
    """Give the description of the HTTP interface."""
    return cached_response(request, await made(request, _described, config_of(request).games))


def _described(games: tuple[AnySpec, ...]) -> CachedJson:
    return CachedJson(to_bytes(described(games)))


ROUTES = [
    Route("/games", games),
    Route("/words/{game}", words),
    Route("/rules/{catalogue}", rules),
    Route("/content/{game}", content),
    Route("/preview", preview, methods=["POST"]),
    Route("/schema", schema),
    Route("/openapi", openapi),
]
