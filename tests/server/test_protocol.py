"""The protocol's description: the schema fits the code, the page's copy fits the schema, and the document is whole."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast, get_args

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.codec import plain
from astrodrome.kernel.errors import OptionError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.app import create_app
from astrodrome.server.protocol import messages
from astrodrome.server.protocol.schema import add_game, combined
from tests.server.auction.spec import SPEC
from tests.server.fakes import House, Message
from tests.server.harness import config_for
from tests.server.test_rooms import run, seated
from tools import schema as schema_tool

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SCHEMA = combined((SPEC, *GAMES))
DEFS = cast("dict[str, Json]", SCHEMA["$defs"])


def test_the_pages_copy_of_the_schema_is_fresh() -> None:
    assert schema_tool.FILE.read_text(encoding="utf-8") == schema_tool.text(), "run: python -m tools.schema"


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    text = json.dumps(SCHEMA)
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= set(DEFS)


def test_two_games_may_use_the_same_names() -> None:
    defs: dict[str, Json] = {}
    for spec in (SPEC, *GAMES):
        add_game(defs, spec)
    assert {"AuctionOptions", "MemoracersOptions", "AuctionRoundBegan", "MemoracersRoundBegan"} <= set(defs)


def fits(value: Json, schema: Json) -> bool:
    """Tell whether a value has the form of a schema: as much of the language as ours uses."""
    assert isinstance(schema, dict)
    if "$ref" in schema:
        return fits(value, DEFS[str(schema["$ref"]).removeprefix("#/$defs/")])
    if "anyOf" in schema:
        options = schema["anyOf"]
        assert isinstance(options, list)
        return any(fits(value, option) for option in options)
    if "const" in schema or "enum" in schema:
        return value in schema.get("enum", [schema.get("const")])  # type: ignore[operator]  # a list, by the schema
    kinds = schema.get("type")
    if isinstance(kinds, list):
        return any(fits(value, {**schema, "type": kind}) for kind in kinds)
    match value:
        case dict():
            return kinds == "object" and object_fits(value, schema)
        case list():
            items = schema.get("items")
            return kinds == "array" and (items is None or all(fits(item, items) for item in value))
        case bool():
            return kinds == "boolean"
        case int():
            return kinds == "integer"
        case str():
            return kinds == "string"
        case _:
            return value is None and kinds == "null"


def object_fits(value: dict[str, Json], schema: dict[str, Json]) -> bool:
    known, more, needed = schema.get("properties", {}), schema.get("additionalProperties"), schema.get("required", [])
    assert isinstance(known, dict)
    assert isinstance(needed, list)
    if not set(map(str, needed)) <= set(value):
        return False
    strange = [key for key in value if key not in known]
    if strange and not isinstance(more, dict):
        return False
    return all(fits(item, known.get(key, more)) for key, item in value.items())


SAID = {"entry", "asked", "welcome", "ok", "error", "stopped", "refused", "room", "said", "reacted", "foreseen"}


def test_everything_a_room_says_fits_the_schema() -> None:
    heard: list[Message] = []

    async def test() -> None:
        house = House()
        table = await house.table("pp", window=True, traps=True, show=2, pace_ms=10)
        first, second = await seated(house, table, 2)
        await house.clock.turn(1)
        for visitor in (first, second):
            await visitor.bid(9, visitor.connection.seats[0])
            await visitor.bid(2, visitor.connection.seats[0])
            heard.extend(visitor.told)
        heard.append(await first.say("play", {"do": "Fly"}))
        number = first.room.table.game.number
        for kind, fields in (
            ("foresee", {"seat": 0, "number": number}),
            ("chat", {"seat": 0, "text": "Hello"}),
            ("react", {"seat": 0, "face": "wow"}),
            ("propose", {"seat": 0, "wish": "pause"}),
            ("undo", {"seat": 0}),
        ):
            heard.append(await first.ask(kind, **fields))
            heard.extend(first.told)
        heard.append(await second.ask("consent", seat=1, proposal=1, agree=False))
        heard.extend(second.told)
        heard.append(await first.say("play", {"do": "Pass"}))
        heard.extend(first.told)
        heard.append(await first.come(since=0))
        heard.append(await second.say("play", {"do": "Object"}, seat=1))
        heard.extend(second.told)
        await first.say("play", {"do": "Explode"})
        heard.extend(first.told)

    run(test())
    assert {message["type"] for message in heard} == SAID
    for message in heard:
        assert fits(message, {"$ref": "#/$defs/ServerMessage"}), message
    assert not fits({**heard[0], "entry": "1"}, {"$ref": "#/$defs/ServerMessage"})


def widest(spec: AnySpec) -> AnyGame:
    """Start a game for as many as it takes without any module."""
    for seats in reversed(spec.seats):
        try:
            return spec.new(seats, {}, 5)
        except OptionError:
            continue
    raise AssertionError("a game can be played as it comes")


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_views_prompts_events_and_actions_of_every_game_fit_the_schema(spec: object) -> None:
    for game_spec in [one for one in GAMES if one is spec]:
        game = widest(game_spec)
        events = list(game.opening)
        for _ in range(200):
            if game.over:
                break
            seat = game.asked[-1]
            for value, name in (
                (game.view(seat).public, "PublicView"),
                (game.view(seat).mine, "MineView"),
                (game.prompt(seat), "Prompt"),
                (game.situation, "Situation"),
            ):
                assert fits(plain(value), {"$ref": f"#/$defs/{name}"}), (name, plain(value))
            legal = game.legal(seat)
            action = legal[len(legal) // 2]
            assert fits(plain(action), {"$ref": "#/$defs/GameAction"}), action
            events += game.play(seat, action)
        for event in events:
            assert fits(plain(event), {"$ref": "#/$defs/GameEvent"}), event


def test_the_document_names_every_message_code_and_address(tmp_path: Path) -> None:
    said = [*get_args(messages.ClientMessage), *get_args(messages.ServerMessage)]
    for kind in said:
        assert f"`{kind.__struct_config__.tag}`" in DOCUMENT, kind
    for kind in get_args(messages.ServerMessage):
        assert f"`{kind.__name__}`" in DOCUMENT, kind
    for code in get_args(messages.Code):
        assert f"`{code}`" in DOCUMENT, code
    for name, code in vars(messages.Close).items():
        if not name.startswith("_"):
            assert f"| {code} |" in DOCUMENT, name
    app = create_app(config_for(tmp_path))
    paths = [route.path for route in app.routes[0].routes]  # type: ignore[attr-defined]  # the mount of the interface
    for path in paths:
        assert path == "/{rest:path}" or f"/api{path}" in DOCUMENT, path


def test_the_document_names_nothing_that_is_not_there() -> None:
    for name in re.findall(r"`([A-Z]\w+)`", DOCUMENT):
        assert name in DEFS or name in ("ETag", "Origin"), name
