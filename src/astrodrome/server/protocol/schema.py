"""The JSON Schema of everything that is said: the server's messages, and what the games put into them.

Records of a game are named after it (`MemoracersShipView`), so that two games may both have a `Tile`; those of the
kernel keep their names. `MemoracersAction`, `…Event`, `…Offer`, `…Public`, `…Mine`, `…Options`, `…Content` and
`…Preview` stand for all of a kind, and `GameAction`, `PublicView` and so on for those of all games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from inspect import cleandoc
from typing import Final, cast, get_type_hints

import msgspec

from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Outcome, Pass, Prompt, Situation, TimeUp
from astrodrome.kernel.refusal import Refusal
from astrodrome.kernel.schema import type_schema
from astrodrome.kernel.spec import AnySpec
from astrodrome.server.protocol import bodies, daily_bodies, messages, notice_bodies, study_bodies

DEFS: Final = "#/$defs/"
KERNEL: Final[tuple[type, ...]] = (Situation, Outcome, Refusal, Pass, TimeUp)
KINDS: Final = ("Action", "Event", "Offer", "Public", "Mine", "Options", "Content", "Preview")
COMMON: Final = {
    "Action": "GameAction",
    "Event": "GameEvent",
    "Offer": "GameOffer",
    "Public": "PublicView",
    "Mine": "MineView",
    "Options": "Options",
    "Content": "Content",
    "Preview": "Preview",
}
BODIES: Final = (
    bodies.Problem,
    bodies.GameList,
    bodies.WordTables,
    bodies.SetUp,
    bodies.SetUpShown,
    bodies.NewTable,
    bodies.TableMade,
    bodies.Newcomer,
    bodies.SeatGiven,
    bodies.Summary,
    bodies.Replay,
    bodies.Fork,
    study_bodies.PositionWanted,
    study_bodies.PositionShown,
    study_bodies.ReviewWanted,
    study_bodies.ReviewShown,
    study_bodies.StatisticsShown,
    bodies.LanShown,
    bodies.LanWanted,
    bodies.Lobby,
    bodies.Holder,
    bodies.PassGiven,
    bodies.PassShown,
    bodies.Continued,
    bodies.SeatsHeld,
    bodies.Rematch,
    daily_bodies.DailyDeals,
    daily_bodies.NewDaily,
    daily_bodies.DailyResult,
    notice_bodies.NoticesOffered,
    notice_bodies.NewContact,
    notice_bodies.ContactGiven,
    notice_bodies.ContactShown,
    notice_bodies.ContactState,
    notice_bodies.NoticesWanted,
    notice_bodies.QuietWanted,
    notice_bodies.NoticeCode,
    notice_bodies.NoticesSet,
    notice_bodies.WeekMove,
    notice_bodies.Week,
)


def combined(games: tuple[AnySpec, ...]) -> dict[str, Json]:
    """Return one schema whose definitions cover HTTP, the socket and every game."""
    covered = [messages.ClientMessage, messages.ServerMessage, *BODIES]
    (client, server, *_), found = msgspec.json.schema_components(covered, ref_template="#/$defs/{name}")
    defs: dict[str, Json] = cast("dict[str, Json]", dict(found))
    defs["ClientMessage"] = _without_mapping(client)
    defs["ServerMessage"] = _without_mapping(server)
    for record in KERNEL:
        type_schema(record, defs)
    defs["Prompt"] = _prompt()
    for spec in games:
        add_game(defs, spec)
    for kind, name in COMMON.items():
        defs[name] = _any_of(f"{prefix(spec)}{kind}" for spec in games)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Astrodrome",
        "description": "Every message of an Astrodrome server. docs/protocol.md explains them.",
        "$defs": {name: _tidy(body) for name, body in sorted(defs.items())},
    }


def prefix(spec: AnySpec) -> str:
    """Return what the definitions of a game start with."""
    return "".join(part.capitalize() for part in spec.name.split("-"))


def add_game(defs: dict[str, Json], spec: AnySpec) -> None:
    """Add the records of one game, and the names that stand for all of a kind."""
    own: dict[str, Json] = {}
    kinds = {
        "Action": [type_schema(kind, own) for kind in spec.actions],
        "Event": [type_schema(kind, own) for kind in spec.events],
        "Offer": [type_schema(kind, own) for kind in spec.offers],
        "Public": [type_schema(get_type_hints(spec.public)["return"], own)],
        "Mine": [type_schema(get_type_hints(spec.mine)["return"], own)],
        "Options": [type_schema(spec.options, own)],
        "Content": [type_schema(spec.content, own)],
        "Preview": [type_schema(get_type_hints(spec.preview)["return"], own)],
    }
    shared = {name for name, body in own.items() if defs.get(name) == body}
    names = {name: name if name in shared else prefix(spec) + name for name in own}
    for name, body in own.items():
        defs[names[name]] = renamed(body, names)
    for kind in KINDS:
        options = [renamed(one, names) for one in kinds[kind]]
        alias = prefix(spec) + kind
        target: Json = options[0] if len(options) == 1 else {"anyOf": options}
        if target != {"$ref": f"#/$defs/{alias}"}:
            assert alias not in defs, f"{spec.name} has a record that must not be called {kind}"
            defs[alias] = target


def _any_of(names: Iterable[str]) -> dict[str, Json]:
    return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names]}


def _prompt() -> dict[str, Json]:
    body = cast("dict[str, Json]", {**_record(Prompt)})
    properties = cast("dict[str, Json]", body["properties"])
    properties["offer"] = {"anyOf": [{"$ref": "#/$defs/GameOffer"}, {"type": "null"}]}
    return body


def _record(kind: type) -> dict[str, Json]:
    defs: dict[str, Json] = {}
    type_schema(kind, defs)
    return cast("dict[str, Json]", defs[kind.__name__])


def _without_mapping(schema: dict[str, object]) -> dict[str, Json]:
    """Return a union of messages as plain alternatives; each names its own type."""
    return {"anyOf": cast("Json", schema["anyOf"])}


def renamed(body: Json, names: Mapping[str, str], place: str = DEFS) -> Json:
    """Return a schema whose references point to the new names, where definitions are kept."""
    if isinstance(body, list):
        return [renamed(item, names, place) for item in body]
    if isinstance(body, dict):
        found = {key: renamed(value, names, place) for key, value in body.items()}
        target = found.get("$ref")
        if isinstance(target, str):
            name = target.removeprefix(DEFS)
            found["$ref"] = place + names.get(name, name)
        return found
    return body


def _tidy(body: Json) -> Json:
    """Return a definition whose description, a docstring, has lost the indentation of its source."""
    if isinstance(body, dict) and isinstance(body.get("description"), str):
        return {**body, "description": cleandoc(str(body["description"]))}
    return body
