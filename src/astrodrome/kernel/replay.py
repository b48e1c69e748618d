"""Replaying a log: the same game, bit for bit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from astrodrome.kernel.agenda import Opt, S
from astrodrome.kernel.chance import check_seed
from astrodrome.kernel.errors import (
    BadAction,
    CorruptLog,
    OptionError,
    PositionError,
    Refused,
    ScriptError,
    WrongRulesVersion,
    excerpt,
)
from astrodrome.kernel.game import Game, begin
from astrodrome.kernel.log import Log

if TYPE_CHECKING:
    from astrodrome.kernel.spec import Spec


def replay_log(spec: Spec[S, Opt], log: Log, upto: int | None = None) -> Game[S, Opt]:
    """Return the game after a log, or after its first `upto` items.

    CorruptLog names the entry that does not fit; WrongRulesVersion names both versions.
    """
    if log.game != spec.name:
        raise CorruptLog(f"game: expected {spec.name!r}, found {excerpt(log.game)}")
    if log.rules_version != spec.rules_version:
        raise WrongRulesVersion(
            f"the log is of {spec.name} rules version {excerpt(log.rules_version)}, this is {spec.rules_version!r}"
        )
    game = _begun(spec, log)
    items = list(log.entries[:upto])
    try:
        game.replay_items(items)
    except (BadAction, Refused, ScriptError) as error:
        raise CorruptLog(f"answer {len(game.log.entries) + 1} cannot be played: {error}") from None
    return game


def _begun(spec: Spec[S, Opt], log: Log) -> Game[S, Opt]:
    """Return the game of a log as it began."""
    try:
        options = spec.read_options(log.seats, log.options)
        if not log.position:
            return begin(spec, log.seats, options, check_seed(log.seed))
        game = spec.position(log.position, check_seed(log.seed), options)
    except OptionError as error:
        raise CorruptLog(f"options: {error}") from None
    except PositionError as error:
        raise CorruptLog(f"position: {error}") from None
    if game.seats != log.seats or game.options != options:
        raise CorruptLog("position: it has other seats or options than the log")
    return game
