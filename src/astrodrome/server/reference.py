"""What may be read about the games without sitting at a table: lists, words, rules, content, set-ups, the schema."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec
from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from astrodrome.kernel import catalogue
from astrodrome.kernel.codec import parse, to_bytes, to_json
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.spec import AnySpec
from astrodrome.kernel.words import KERNEL_WORDS, LANGUAGES
from astrodrome.server.answering import Reject, json_response, lasting_response, read_body, reject_option
from astrodrome.server.bodies import GameInfo, GameList, SeatCount, SetUp, SetUpShown, WordTables
from astrodrome.server.config import Config
from astrodrome.server.openapi import described
from astrodrome.server.schema import combined


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
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise Reject(422, "language", f"expected one of {', '.join(LANGUAGES)}", "lang")
    return lang


def read_options(data: Raw) -> dict[str, Json]:
    """Return options as plain JSON; OptionError where they are no object."""
    try:
        options = parse(bytes(data))
    except ValueError as error:
        raise OptionError("options", str(error)) from None
    if not isinstance(options, dict):
        raise OptionError("options", "expected an object")
    return options


async def games(request: Request) -> Response:
    """List the games."""
    config = config_of(request)
    return lasting_response(request, msgspec.json.encode(GameList(tuple(_info(config, spec) for spec in config.games))))


def _info(config: Config, spec: AnySpec) -> GameInfo:
    return GameInfo(
        name=spec.name,
        rules_version=spec.rules_version,
        seats=SeatCount(spec.seats[0], spec.seats[-1]),
        modules=spec.modules,
        bots=config.bots(spec.name),
        catalogues=catalogue.names(catalogue.folder(), spec.name),
        event_rules={event.__name__: event.rule for event in spec.events if event.rule is not None},
        options=Raw(to_bytes(spec.options_schema())),
        content=Raw(to_bytes(spec.content_schema())),
    )


async def words(request: Request) -> Response:
    """Give the sentences of a game and of the kernel."""
    spec = game_of(request, request.path_params["game"])
    lang = language_of(request)
    own, kernel = (Raw(msgspec.json.encode(table)) for table in (spec.words.table(lang), KERNEL_WORDS.table(lang)))
    return lasting_response(request, msgspec.json.encode(WordTables("fr" if lang == "fr" else "en", own, kernel)))


async def rules(request: Request) -> Response:
    """Give a catalogue of rules, chapter by chapter."""
    name, lang = request.path_params["catalogue"], language_of(request)
    there = catalogue.names(catalogue.folder())
    if name not in there:
        raise Reject(404, "no-catalogue", f"no catalogue is called {name!r:.40}; expected one of {', '.join(there)}")
    try:
        return lasting_response(request, _catalogue(name, lang))
    except catalogue.BadCatalogue:
        raise Reject(404, "no-catalogue", f"the catalogue {name!r:.40} cannot be read in this language") from None


@cache
def _catalogue(name: str, lang: str) -> bytes:
    return to_json(catalogue.load(catalogue.folder(), name, lang))


async def content(request: Request) -> Response:
    """Give a game's own table of cards or tiles, in the form that the option `content` takes."""
    spec = game_of(request, request.path_params["game"])
    if spec.our_content is None:
        raise Reject(404, "no-content", f"{spec.name} has no table of content")
    return lasting_response(request, to_json(spec.our_content()))


async def preview(request: Request) -> Response:
    """Check a set-up and tell the facts about it."""
    wanted = await read_body(request, SetUp, config_of(request).limits.body_bytes)
    spec = game_of(request, wanted.game)
    try:
        options = spec.read_options(wanted.seats, read_options(wanted.options))
    except OptionError as error:
        raise reject_option(error) from None
    facts = Raw(to_json(spec.preview(wanted.seats, options)))
    return json_response(SetUpShown(Raw(to_bytes(spec.options_json(options))), facts))


async def schema(request: Request) -> Response:
    """Give the JSON Schema of everything that is said."""
    return lasting_response(request, to_bytes(combined(config_of(request).games)))


async def openapi(request: Request) -> Response:
    """Give the description of the HTTP interface."""
    return lasting_response(request, _described(config_of(request).games))


@cache
def _described(games: tuple[AnySpec, ...]) -> bytes:
    return to_bytes(described(games))


ROUTES = [
    Route("/games", games),
    Route("/words/{game}", words),
    Route("/rules/{catalogue}", rules),
    Route("/content/{game}", content),
    Route("/preview", preview, methods=["POST"]),
    Route("/schema", schema),
    Route("/openapi", openapi),
]
