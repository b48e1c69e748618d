"""Saving a game at any moment, and the digest of its state."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final, cast

from astrodrome.kernel.agenda import Opt, S
from astrodrome.kernel.chance import Chance, ScriptedChance
from astrodrome.kernel.codec import to_bytes
from astrodrome.kernel.fields import HIDDEN, PUBLIC, Field, Json, save_fields
from astrodrome.kernel.log import item_to_json

if TYPE_CHECKING:
    from astrodrome.kernel.game import Game
    from astrodrome.kernel.spec import Spec

FORMAT: Final = 1

KERNEL_FIELDS: Final = (
    Field("number", PUBLIC, "int"),
    Field("answers", HIDDEN, "list[Action | None]"),
)


def save_state(spec: Spec[S, Opt], state: S) -> dict[str, Json]:
    """Return a state as JSON: its fields, chance, and the agenda as class names with arguments."""
    agenda: list[Json] = [
        [type(task).__name__, *[_argument(getattr(task, name)) for name in task.args]] for task in state.agenda
    ]
    return {
        "fields": save_fields(state, KERNEL_FIELDS + spec.fields, spec.codec),
        "agenda": agenda,
        "chance": _chance(state.chance),
    }


def _chance(chance: Chance) -> list[Json]:
    """Return where a stream stands; with chosen draws also those that are left."""
    place: list[Json] = [f"{chance.seed:032x}", chance.undos, chance.count]
    if isinstance(chance, ScriptedChance):
        place.append({"script": cast("Json", chance.script), "strict": cast("Json", sorted(chance.strict))})
    return place


def _argument(value: object) -> Json:
    if isinstance(value, tuple):
        return [_argument(item) for item in value]
    assert value is None or isinstance(value, bool | int | str), f"a task may not hold {value!r}"
    return value


def digest_of(game: Game[S, Opt]) -> str:
    """Return the digest of a game's state."""
    return blake2b(to_bytes(save_state(game.spec, game.state)), digest_size=16).hexdigest()


def save_game(game: Game[S, Opt], log: bool) -> bytes:
    """Return a complete game as JSON bytes, with or without its log and seed."""
    entries: list[Json] | None = [item_to_json(item) for item in game.log.entries] if log else None
    body: dict[str, Json] = {
        "format": FORMAT,
        "game": game.spec.name,
        "rules_version": game.spec.rules_version,
        "seats": game.seats,
        "options": game.spec.options_json(game.options),
        "seed": f"{game.seed:032x}" if log else None,
        "state": cast("Json", save_state(game.spec, game.state)),
        "entries": cast("Json", entries),
    }
    if game.start:
        body["position"] = game.start
    data = to_bytes(body)
    return data[:-1] + b',"seal":"' + seal_of(data).encode() + b'"}'


def seal_of(data: bytes) -> str:
    """Return the checksum at the end of a save, which shows whether the data before it was damaged."""
    return blake2b(data, digest_size=8).hexdigest()
