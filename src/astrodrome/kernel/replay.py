"""Replaying a log: the same game, bit for bit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from astrodrome.kernel.agenda import Opt, S
from astrodrome.kernel.errors import BadAction, CorruptLog, OptionError, Refused, WrongRulesVersion, excerpt
from astrodrome.kernel.game import Game, begin, check_seed
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
    try:
        game = begin(spec, log.seats, spec.read_options(log.seats, log.options), check_seed(log.seed))
    except OptionError as error:
        raise CorruptLog(f"options: {error}") from None
    items = list(log.entries[:upto])
    try:
        game.replay_items(items)
    except (BadAction, Refused) as error:
        raise CorruptLog(f"answer {len(game.log.entries) + 1} cannot be played: {error}") from None
    return game
