"""Loading a saved game: either completely, or an error says what is wrong with the data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from astrodrome.kernel.agenda import Opt, S, State, Task, settle
from astrodrome.kernel.chance import Chance, ScriptedChance
from astrodrome.kernel.codec import parse, to_bytes
from astrodrome.kernel.errors import AstrodromeError, CorruptSave, WrongRulesVersion, excerpt
from astrodrome.kernel.fields import load_fields
from astrodrome.kernel.game import Game, Given
from astrodrome.kernel.log import Item, item_from_json, seed_from_hex
from astrodrome.kernel.saving import FORMAT, KERNEL_FIELDS, seal_of

if TYPE_CHECKING:
    from astrodrome.kernel.spec import Spec


def load_game(spec: Spec[S, Opt], data: bytes | str) -> Game[S, Opt]:
    """Return the game that was saved; CorruptSave names what is wrong with the data."""
    try:
        return _read(spec, parse(data))
    except (CorruptSave, WrongRulesVersion):
        raise
    except (AstrodromeError, ValueError, RecursionError) as error:
        raise CorruptSave(str(error)) from None


def _read(spec: Spec[S, Opt], body: object) -> Game[S, Opt]:
    """Read part by part; the rules run only after every part and the seal were checked."""
    if not isinstance(body, dict):
        raise CorruptSave(f"expected an object, found {excerpt(body)}")
    if type(body.get("format")) is not int or body["format"] != FORMAT:
        raise CorruptSave(f"format: expected {FORMAT}, found {excerpt(body.get('format'))}")
    if body.get("game") != spec.name:
        raise CorruptSave(f"game: expected {spec.name!r}, found {excerpt(body.get('game'))}")
    if body.get("rules_version") != spec.rules_version:
        found = excerpt(body.get("rules_version"))
        raise WrongRulesVersion(f"saved under {spec.name} rules version {found}, this is {spec.rules_version!r}")
    seats, options, seed = body.get("seats"), body.get("options"), body.get("seed")
    state, entries = body.get("state"), body.get("entries")
    if type(seats) is not int or not isinstance(options, dict) or not isinstance(state, dict):
        raise CorruptSave("expected seats (a whole number), options and state (objects)")
    checked = spec.read_options(seats, options)
    game_state = load_state(spec, seats, checked, state)
    items: list[Item | Given] | None = None
    if isinstance(entries, list):
        items = [item_from_json(item, f"entries[{i}]") for i, item in enumerate(entries)]
    elif entries is not None:
        raise CorruptSave(f"entries: expected a list, found {excerpt(entries)}")
    # A save without a log has no seed field; the seed of its chance is the one it began with.
    begun_with = game_state.chance.seed if seed is None else seed_from_hex(seed)
    game = Game(spec, seats, checked, begun_with, game_state, items, start=_start(body.get("position", "")))
    seal = body.pop("seal", None)
    if seal != seal_of(to_bytes(body)):
        raise CorruptSave("seal: something in the save is not as it was written")
    _reopen(game_state)
    if items is not None:
        game.count_answers()
    return game


def _start(data: object) -> str:
    if not isinstance(data, str):
        raise CorruptSave(f"position: expected a text, found {excerpt(data)}")
    return data


def load_state(spec: Spec[S, Opt], seats: int, options: Opt, data: Mapping[str, object]) -> S:
    """Return a state from its JSON. No question is open until the rules have settled it."""
    fields, agenda, chance = data.get("fields"), data.get("agenda"), data.get("chance")
    if not isinstance(fields, dict) or not isinstance(agenda, list) or not isinstance(chance, list):
        raise CorruptSave("state: expected fields (an object), agenda and chance (lists)")
    if len(chance) not in (3, 4) or type(chance[1]) is not int or type(chance[2]) is not int or min(chance[1:3]) < 0:
        raise CorruptSave(f"state.chance: expected [seed, undos, count], found {excerpt(chance)}")
    stream = Chance(seed_from_hex(chance[0]), chance[1], chance[2])
    state = spec.blank(seats, options, stream if len(chance) == 3 else _scripted(stream, chance[3]))
    load_fields(state, KERNEL_FIELDS + spec.fields, fields, spec.codec)
    state.agenda = [_task(spec, item, f"state.agenda[{i}]") for i, item in enumerate(agenda)]
    return state


def _scripted(stream: Chance, data: object) -> Chance:
    """Return a stream with the chosen draws that were left."""
    script, strict = (data.get("script"), data.get("strict")) if isinstance(data, dict) else (None, None)
    if not isinstance(script, dict) or not isinstance(strict, list):
        raise CorruptSave(f"state.chance: expected script (an object) and strict (a list), found {excerpt(data)}")
    for name, values in script.items():
        if not isinstance(values, list) or not all([type(value) is int and value >= 0 for value in values]):
            raise CorruptSave(f"state.chance: expected whole numbers for {excerpt(name)}, found {excerpt(values)}")
    if not all([isinstance(name, str) for name in strict]):
        raise CorruptSave(f"state.chance: expected names, found {excerpt(strict)}")
    scripted = ScriptedChance(script, stream.seed, stream.count, set(strict))
    scripted.rekey(stream.undos)
    return scripted


def _reopen(state: State) -> None:
    """Find the open question again without counting it as a new one."""
    try:
        state.open = state.agenda[-1] if state.agenda else None
        settle(state)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise CorruptSave(f"state: its parts do not fit together ({type(error).__name__}: {error!s:.80})") from None


def _task(spec: Spec[S, Opt], data: object, path: str) -> Task[S]:
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise CorruptSave(f"{path}: expected a task as [name, …], found {excerpt(data)}")
    kind = spec.task_by_name.get(data[0])
    if kind is None:
        raise CorruptSave(f"{path}: no task is called {excerpt(data[0])}")
    if len(data) - 1 != len(kind.args):
        raise CorruptSave(f"{path}: {data[0]} takes {len(kind.args)} arguments, found {len(data) - 1}")
    try:
        return kind(*[_tuples(value) for value in data[1:]])
    except TypeError as error:
        raise CorruptSave(f"{path}: {error}") from None


def _tuples(value: object) -> object:
    return tuple([_tuples(item) for item in value]) if isinstance(value, list) else value
