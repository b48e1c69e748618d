"""The description of the HTTP interface as OpenAPI 3.1, made from `endpoints.py` and the records named there."""

from __future__ import annotations

from importlib.metadata import version
from typing import Final, cast

import msgspec

from astrodrome.kernel import catalogue
from astrodrome.kernel.fields import Json
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.kernel.ruletext import Catalogue
from astrodrome.kernel.schema import type_schema
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.http_api.endpoints import MEANINGS, OPERATIONS, Operation
from astrodrome.server.protocol.bodies import Problem
from astrodrome.server.protocol.log_format import AnswerItem, LogFile, UndoItem
from astrodrome.server.protocol.schema import DEFS, combined, renamed
from astrodrome.server.support.tokens import ID_PATTERN

PLACE: Final = "#/components/schemas/"
ALWAYS: Final = (403, 429)
"""Every request may come under a wrong host name or from a foreign page."""


def described(games: tuple[AnySpec, ...]) -> dict[str, Json]:
    """Return the description of the interface of a server that has these games."""
    paths: dict[str, dict[str, Json]] = {}
    for operation in OPERATIONS:
        paths.setdefault(f"/api{operation.path}", {})[operation.method] = _operation(operation)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Astrodrome",
            "version": version("astrodrome"),
            "summary": "The HTTP interface of an Astrodrome server; docs/protocol.md explains it.",
        },
        "paths": cast("Json", paths),
        "components": {"schemas": _definitions(games), "parameters": _parameters(games)},
    }


def _definitions(games: tuple[AnySpec, ...]) -> dict[str, Json]:
    """Return everything that the schema of the protocol defines, and what only files and catalogues hold."""
    found = cast("dict[str, Json]", combined(games)["$defs"])
    _, files = msgspec.json.schema_components([LogFile, AnswerItem, UndoItem], ref_template=DEFS + "{name}")
    rules: dict[str, Json] = {}
    type_schema(Catalogue, rules)
    own = {name: name if name == Catalogue.__name__ else f"Catalogue{name}" for name in rules}
    found = {
        **found,
        **cast("dict[str, Json]", files),
        **{own[name]: renamed(body, own) for name, body in rules.items()},
    }
    return {name: renamed(body, {}, PLACE) for name, body in sorted(found.items())}


def _parameters(games: tuple[AnySpec, ...]) -> dict[str, Json]:
    known: dict[str, list[str]] = {
        "game": [spec.name for spec in games],
        "catalogue": list(catalogue.names(catalogue.folder())),
    }
    found: dict[str, Json] = {
        name: {"name": name, "in": "path", "required": True, "schema": {"enum": cast("Json", there)}}
        for name, there in known.items()
    }
    found["table"] = {
        "name": "table",
        "in": "path",
        "required": True,
        "schema": {"type": "string", "pattern": ID_PATTERN},
    }
    found["day"] = {"name": "day", "in": "path", "required": True, "schema": {"type": "string", "format": "date"}}
    found["lang"] = {
        "name": "lang",
        "in": "query",
        "schema": {"enum": list(LANGUAGES), "default": LANGUAGES[0]},
    }
    return found


def _operation(operation: Operation) -> dict[str, Json]:
    path = operation.path
    names = [name for name in ("day", "game", "catalogue", "table") if f"{{{name}}}" in path]
    if operation.speaks:
        names.append("lang")
    shape = _of(operation.answer)
    if operation.listed:
        shape = {"type": "array", "items": shape}
    answers: dict[str, Json] = {str(operation.good): _answer(operation.good, shape)}
    for status in sorted({*operation.fails, *ALWAYS}):
        answers[str(status)] = _answer(status, None if status == 304 else _of(Problem))
    body: dict[str, Json] = {"summary": operation.about, "responses": answers}
    if names:
        body["parameters"] = [{"$ref": f"#/components/parameters/{name}"} for name in names]
    if operation.body is not None:
        body["requestBody"] = {"required": True, "content": {"application/json": {"schema": _of(operation.body)}}}
    return body


def _of(kind: type | None) -> dict[str, Json]:
    return {"type": "object"} if kind is None else {"$ref": PLACE + kind.__name__}


def _answer(status: int, schema: dict[str, Json] | None) -> dict[str, Json]:
    body: dict[str, Json] = {"description": MEANINGS[status]}
    if schema is not None:
        body["content"] = {"application/json": {"schema": schema}}
    return body
