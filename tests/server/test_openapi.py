"""The description of the HTTP interface: whole, true to the routes, and true to what is kept in files."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import cast

import jsonschema_rs
import pytest
from starlette.routing import Mount, Route

from astrodrome.games import GAMES
from astrodrome.kernel import catalogue
from astrodrome.kernel.codec import to_json
from astrodrome.kernel.fields import Json
from astrodrome.kernel.languages import LANGUAGES
from astrodrome.server.app import create_app
from astrodrome.server.http_api.endpoints import OPERATIONS
from astrodrome.server.http_api.openapi import described
from tests.server.harness import config_for, serving
from tests.server.test_rooms import run
from tools.corpus import FOLDER

DESCRIPTION = described(GAMES)
PARTS = cast("dict[str, dict[str, Json]]", DESCRIPTION["components"])
LOGS = sorted(FOLDER.glob("*.log.gz"))


def fits(value: object, name: str) -> bool:
    """Tell whether a value has the form of a definition."""
    schema = {"$ref": f"#/components/schemas/{name}", "components": PARTS}
    return jsonschema_rs.validator_for(schema).is_valid(value)


def test_every_address_of_the_interface_is_described_and_no_other(tmp_path: Path) -> None:
    app = create_app(config_for(tmp_path))
    (api,) = [route for route in app.routes if isinstance(route, Mount) and route.path == "/api"]
    there = {
        (method.lower(), route.path)
        for route in api.routes
        if isinstance(route, Route) and route.path != "/{rest:path}"
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert there == {(operation.method, operation.path) for operation in OPERATIONS}


def test_every_reference_of_the_description_leads_somewhere() -> None:
    text = json.dumps(DESCRIPTION)
    assert set(re.findall(r'"#/components/schemas/(\w+)"', text)) <= set(PARTS["schemas"])
    assert set(re.findall(r'"#/components/parameters/(\w+)"', text)) == set(PARTS["parameters"])
    assert "#/$defs/" not in text


def test_the_description_is_given_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            told = (await server.http.get("/api/openapi")).json()
            assert told["openapi"] == "3.1.0"
            assert told["components"]["parameters"]["game"]["schema"]["enum"] == ["auction"]
            assert "AuctionBid" in told["components"]["schemas"]

    run(test())


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.name.removesuffix(".log.gz"))
def test_a_log_has_the_form_that_is_described(path: Path) -> None:
    log = json.loads(gzip.decompress(path.read_bytes()))
    if log["rules_version"] == {spec.name: spec.rules_version for spec in GAMES}[log["game"]]:
        assert fits(log, "LogFile")
    assert fits({**log, "entries": [{"undo": 0, "time": 3}]}, "LogFile")
    assert not fits({**log, "seed": "7"}, "LogFile")
    assert not fits({**log, "entries": [{"undo": -1}]}, "LogFile")


def test_catalogues_have_the_form_that_is_described() -> None:
    for name in catalogue.names(catalogue.folder()):
        for lang in LANGUAGES:
            assert fits(json.loads(to_json(catalogue.load(catalogue.folder(), name, lang))), "Catalogue"), (name, lang)
