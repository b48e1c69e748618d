"""Reading a position: either a complete game, or an error that names the place that does not fit."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, cast

from astrodrome.kernel.agenda import Opt, S, settle
from astrodrome.kernel.chance import Chance, ScriptedChance, check_seed
from astrodrome.kernel.errors import AstrodromeError, OptionError, PositionError, ScriptError
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import Game
from astrodrome.kernel.loading import load_state
from astrodrome.kernel.positions.general import (
    clauses_mark,
    read_chance,
    read_options,
    read_script,
    read_tail,
)
from astrodrome.kernel.positions.notation import Sheet, read_text
from astrodrome.kernel.saving import save_state

if TYPE_CHECKING:
    from astrodrome.kernel.spec import Spec

FAULTS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError, RecursionError)
"""What rules raise when the parts of a state do not fit together."""
MOST_NUMBER: Final = 10**9 - 1


def read_position(
    spec: Spec[S, Opt], text: str, seed: int, options: Opt | Mapping[str, Json] | None = None
) -> Game[S, Opt]:
    """Return the game that a text describes; PositionError names the place that does not fit.

    `seed` deals what is left open. `options` are used where the text has none.
    """
    check_seed(seed)
    sheet = read_text(text, spec.name, spec.notation.version, spec.notation.keys)
    seats = _seats(spec, sheet)
    checked = _options(spec, sheet, seats, options)
    state = laid(spec, sheet, seats, checked, seed)
    opening = tuple(state.events)
    state.listening, state.events = False, []
    if sheet.has("tail"):
        state = _with_tail(spec, sheet, seats, checked, state)
    if sheet.has("move"):
        state.number = sheet.number("move", 0, MOST_NUMBER, 0)
    if sheet.has("chance"):
        state.chance = read_chance(sheet)
        if sheet.has("script"):
            script, strict = read_script(sheet)
            state.chance = ScriptedChance(script, state.chance.seed, state.chance.count, strict)
            state.chance.rekey(read_chance(sheet).undos)
    game = Game(spec, seats, checked, seed, state, [], start=text)
    game.opening = opening
    _check(spec, sheet, game)
    return game


def _seats(spec: Spec[S, Opt], sheet: Sheet) -> int:
    if sheet.has("seats"):
        return sheet.number("seats", spec.seats[0], spec.seats[-1], 0)
    for key in spec.notation.by_seat:
        if sheet.has(key):
            seats = len(sheet.parts(key))
            if seats not in spec.seats:
                raise PositionError(key, f"expected {spec.seats[0]} to {spec.seats[-1]} seats, found {seats}")
            return seats
    raise PositionError("seats", f"expected how many seats there are, from {spec.seats[0]} to {spec.seats[-1]}")


def _options(spec: Spec[S, Opt], sheet: Sheet, seats: int, given: object) -> Opt:
    try:
        if sheet.has("options"):
            return spec.read_options(seats, read_options(sheet.words("options")))
        if isinstance(given, spec.options):
            return spec.check(seats, given)
        return spec.read_options(seats, cast("Mapping[str, Json]", {} if given is None else given))
    except OptionError as error:
        raise PositionError("options", str(error)) from None


def laid(spec: Spec[S, Opt], sheet: Sheet, seats: int, options: Opt, seed: int) -> S:
    """Return the state that the clauses of the game give, at its first question.

    A text with its place in chance leaves nothing open, so what it does not say must not depend on the seed; and its
    script is that of the draws after the tail.
    """
    is_whole = sheet.has("chance")
    is_laid = any([sheet.has(key) for key in spec.notation.keys])
    script: dict[str, list[int]] = {}
    strict: set[str] = set()
    if sheet.has("script") and not is_whole:
        script, strict = read_script(sheet)
    base = 0 if is_whole else seed
    try:
        state = spec.begin(seats, options, Chance(base) if is_laid else ScriptedChance(script, base, 0, strict))
        if is_laid:
            _lay(spec, sheet, state, script, strict)
        else:
            state.listening = True
            settle(state)
    except ScriptError as error:
        raise PositionError("script" if error.name in script else error.name, str(error)) from None
    except FAULTS as error:
        raise PositionError("position", _misfit(error)) from None
    if not script:
        state.chance = Chance(base, 0, state.chance.count)
    return state


def _lay(spec: Spec[S, Opt], sheet: Sheet, state: S, script: dict[str, list[int]], strict: set[str]) -> None:
    """Lay a position and settle it; what lies on the table was drawn as the clauses say.

    Where a tail follows, every seed draws the same on the way to the first question: the tail corrects what was drawn,
    but hidden things that followed from it, such as a gift after a roll of blanks, it cannot name.
    """
    table = spec.notation.lay(state, sheet)
    state.open = None
    dealt_by = state.chance.seed
    draws = {**script, **{name: [*values, *script.get(name, [])] for name, values in table.items()}}
    drawn_by = 0 if sheet.has("tail") else dealt_by
    chance = ScriptedChance(draws, drawn_by, state.chance.count, strict | set(table))
    state.chance = chance
    state.listening = True
    settle(state)
    for name in table:
        left = chance.script[name]
        if len(left) > len(script.get(name, [])):
            raise PositionError(
                name, f"expected {len(table[name]) - len(left)} at this moment, found {len(table[name])}"
            )
    state.chance = ScriptedChance({name: chance.script[name] for name in script}, dealt_by, chance.count, strict)


def _with_tail(spec: Spec[S, Opt], sheet: Sheet, seats: int, options: Opt, state: S) -> S:
    mark = clauses_mark(sheet, seats, spec.options_json(options))
    fields, agenda = read_tail(sheet, spec.rules_version, spec.notation.bits, mark)
    body = cast("dict[str, dict[str, Json]]", save_state(spec, state))
    body["fields"].update(fields)
    try:
        state = load_state(spec, seats, options, body if agenda is None else {**body, "agenda": agenda})
        state.open = state.agenda[-1] if state.agenda else None
        settle(state)
    except AstrodromeError as error:
        raise PositionError("tail", str(error)) from None
    except FAULTS as error:
        raise PositionError("tail", _misfit(error)) from None
    return state


def _check(spec: Spec[S, Opt], sheet: Sheet, game: Game[S, Opt]) -> None:
    """Count the pieces, and look at everything there is to see: what does not fit shows here, not in play."""
    place = "tail" if sheet.has("tail") else "position"
    try:
        pieces = spec.census(game.state)
        for seat in range(game.seats):
            game.view(seat), game.knowledge(seat)
        stuck = False
        for seat in game.asked:
            game.prompt(seat)
            stuck = stuck or (game.complete(seat) and not game.legal(seat))
        game.situation, game.outcome, game.digest()
        if sheet.has("tail"):  # clauses deal what they leave open; a tail says it
            for seat in range(game.seats):
                game.determinise(seat, 0)
    except FAULTS as error:
        raise PositionError(place, _misfit(error)) from None
    if stuck:
        raise PositionError(place, "the question that is open has no answer")
    if pieces != pieces_in_box(spec, game.seats, game.options):
        raise PositionError(place, "other pieces are on the table than in the box: some are missing or there twice")


@lru_cache(64)
def pieces_in_box(spec: Spec[S, Opt], seats: int, options: Opt) -> tuple[int, ...]:
    """Return the pieces of a game, as `Spec.census` counts them."""
    state = spec.begin(seats, options, Chance(0))
    settle(state)
    return spec.census(state)


def _misfit(error: BaseException) -> str:
    return f"its parts do not fit together ({type(error).__name__}: {error!s:.80})"
