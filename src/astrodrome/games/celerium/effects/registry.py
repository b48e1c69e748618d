"""Every effect by its place in the vocabulary."""

from __future__ import annotations

from typing import Final

from astrodrome.games.celerium.content.effect_codes import NAMES
from astrodrome.games.celerium.effects.base import Effect
from astrodrome.games.celerium.effects.franchises import Control, Damage, Drain, LastAtMarket
from astrodrome.games.celerium.effects.gains import Draw, FirstAtMarket, GainActions, KeepLine, Meteor
from astrodrome.games.celerium.effects.moves import Backward, Forward
from astrodrome.games.celerium.effects.places import Beside, SwapOwn
from astrodrome.games.celerium.effects.vehicles import PushByLine, PushLeader, PushOne, Shot
from astrodrome.games.celerium.effects.wheel import Wheel

_BY_NAME: Final[dict[str, Effect]] = {
    "WHEEL": Wheel(),
    "PUSH-P": PushByLine(),
    "PUSH-S": PushByLine(),
    "PUSH-PS": PushByLine(),
    "PUSH-LEAD": PushLeader(),
    "PUSH-ONE": PushOne(),
    "CONTROL": Control(),
    "BLOCK": Effect(),  # a Reaction is never launched: it answers an attack (CM-159)
    "DODGE": Effect(),
    "METEOR": Meteor(),
    "SHOT": Shot(),
    "DAMAGE": Damage(),
    "DRAIN": Drain(),
    "ADV": Forward(),
    "BACK": Backward(),
    "BEHIND": Beside(),
    "AHEAD": Beside(),
    "SWAP-OWN": SwapOwn(),
    "SWAP": Beside(),
    "KEEP": KeepLine(),
    "FIRST": FirstAtMarket(),
    "LAST": LastAtMarket(),
    "ACT": GainActions(),
    "DRAW": Draw(),
}

EFFECTS: Final[list[Effect]] = [_BY_NAME[name] for name in NAMES]
