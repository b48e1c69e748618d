"""Reading what others wrote: actions and logs as JSON, for whichever game they belong to."""

from __future__ import annotations

from astrodrome.games import game
from astrodrome.kernel.codec import parse
from astrodrome.kernel.errors import BadAction, CorruptLog, UnknownGame
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log
from astrodrome.kernel.records import Action
from astrodrome.kernel.seed_draw import faults
from astrodrome.kernel.spec import AnySpec


def action_from_json(spec: AnySpec, data: bytes | str) -> Action:
    """Read one action of a game; BadAction says what was expected.

    >>> action_from_json(game("memoracers"), '{"do": "PlaceShip", "lane": 3}')
    PlaceShip(lane=3)
    """
    try:
        return spec.codec.decode_action(parse(data))
    except ValueError as error:
        raise BadAction(f"not JSON: {error}") from None


def draw_faults(log: Log | bytes | str) -> list[str]:
    """Return what does not hold in the draw of a log's seed, each in a sentence; an empty list where it holds.

    A log that holds shows that its seed comes from the promises in it. That they were made before the game is known
    only to those who saw them then: compare `log.draw` with what the table said before it started.
    """
    if not isinstance(log, Log):
        log = Log.from_json(log)
    if log.position:
        return ["the game began at a position for study, and claims no fair dice"]
    if log.draw is None:
        return ["the log does not say how its seed was drawn"]
    return faults(log.draw, log.seed, log.seats)


def replay(log: Log | bytes | str, upto: int | None = None) -> AnyGame:
    """Return the game after a log, or after its first `upto` items."""
    if not isinstance(log, Log):
        log = Log.from_json(log)
    try:
        spec = game(log.game)
    except UnknownGame as error:
        raise CorruptLog(f"game: {error}") from None
    return spec.replay(log, upto)
