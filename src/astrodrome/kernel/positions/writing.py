"""Writing a position.

The clauses of a game describe its natural moments. What else a state holds is in the tail: the difference between the
state that the clauses give and the true one.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from astrodrome.kernel.agenda import Opt, S
from astrodrome.kernel.chance import ScriptedChance
from astrodrome.kernel.errors import OptionError, PositionError
from astrodrome.kernel.fields import PUBLIC, Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.positions.general import (
    as_part,
    chance_text,
    clauses_mark,
    option_words,
    read_options,
    script_text,
    tail_text,
)
from astrodrome.kernel.positions.notation import read_text
from astrodrome.kernel.positions.reading import laid, read_position
from astrodrome.kernel.saving import KERNEL_FIELDS, save_state

if TYPE_CHECKING:
    from astrodrome.kernel.spec import Spec


def write_position(game: Game[S, Opt], hidden: bool) -> str:
    """Return the text of a game as it stands, with what is hidden or with `?` in its place."""
    game_clauses = game.spec.notation.tell(game.state, hidden)
    try:
        if hidden or game_clauses:
            return _written(game, game_clauses, hidden)
    except PositionError:
        pass
    if not hidden:
        raise PositionError("hidden", "this moment hangs on hidden things: write them too, or wait for the next step")
    return _written(game, {}, hidden)  # no natural moment at all: the tail says everything


def _written(game: Game[S, Opt], game_clauses: dict[str, str], hidden: bool) -> str:
    spec, state = game.spec, game.state
    options = _option_text(spec, game.seats, game.options)
    clauses = {"seats": str(game.seats), **({"options": options} if options else {})}
    clauses |= {key: game_clauses[key] for key in spec.notation.keys if key in game_clauses}
    if hidden:
        clauses["chance"] = chance_text(state.chance)
    sheet = read_text(_joined(spec, clauses), spec.name, spec.notation.version, spec.notation.keys, is_partial=True)
    base = laid(spec, sheet, game.seats, game.options, 0)
    # What the clauses leave to chance may come out right by chance: it is written all the same.
    others = [] if hidden else [laid(spec, sheet, game.seats, game.options, seed) for seed in (1, 2)]
    if state.number != base.number:
        clauses["move"] = str(state.number)
    true, found = save_state(spec, state), [save_state(spec, one) for one in (base, *others)]
    fields = cast("dict[str, Json]", true["fields"])
    known = [cast("dict[str, Json]", one["fields"]) for one in found]
    left_out = {"number"}
    if not hidden:
        left_out |= {field.name for field in KERNEL_FIELDS + spec.fields if field.secrecy is not PUBLIC}
        left_out |= set(spec.notation.memory)
    more = {
        name: value
        for name, value in fields.items()
        if name not in left_out and any([value != one[name] for one in known])
    }
    is_same = all([one["agenda"] == true["agenda"] for one in found])
    agenda = None if is_same else cast("list[Json]", true["agenda"])
    if isinstance(state.chance, ScriptedChance) and hidden:
        clauses["script"] = script_text(state.chance.script, state.chance.strict)
    if more or agenda is not None or not _can_be_read(game, _joined(spec, clauses)):
        mark = clauses_mark(sheet, game.seats, spec.options_json(game.options))
        clauses["tail"] = tail_text(spec.rules_version, more, agenda, mark)
    text = _joined(spec, clauses)
    if not hidden:
        dealt = read_position(spec, text, 0)
        if dealt.view(None) != game.view(None) or dealt.situation != game.situation:
            raise PositionError("hidden", "what is dealt looks different")
    return text


def _can_be_read(game: Game[S, Opt], text: str) -> bool:
    """Return whether a text can be read without a tail: an empty one lets pieces be where no person would put them."""
    spec = game.spec
    try:
        laid(spec, read_text(text, spec.name, spec.notation.version, spec.notation.keys), game.seats, game.options, 0)
    except PositionError:
        return False
    return True


def _joined(spec: Spec[S, Opt], clauses: Mapping[str, str]) -> str:
    return "; ".join([f"{spec.name} {spec.notation.version}", *[f"{key} {words}" for key, words in clauses.items()]])


@lru_cache(64)
def _option_text(spec: Spec[S, Opt], seats: int, options: Opt) -> str:
    """Return the options that differ from the usual ones, or all of them if those imply others."""
    given = spec.options_json(options)
    words = option_words(given, {})
    with suppress(OptionError):
        fewer = option_words(given, spec.options_json(spec.read_options(seats, {})))
        words = fewer if spec.read_options(seats, read_options(as_part(fewer))) == options else words
    return " ".join(words)
