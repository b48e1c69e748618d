"""Logs of finished games for reviews: every game, without modules and with them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import astrodrome as ad
from astrodrome.games.galaxy_trucker.records.actions import FlyOn
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json

FLIGHT: Final = """galaxy-trucker 1; options flights=II,
ships B127@7.4> B125@6.5 B051@7.5 B011@8.5+3 B045@6.6>+2 B053@7.6 B061@8.6 B091@9.6 B092@5.7 B109@6.7+2 S B030@8.7 \
B104@9.7> B009@4.8+2 B120@5.8> B133@6.8< B132@7.8 B015@8.8v+3 B006@9.8+2 B055@10.8v+2 B071@4.9 B097@8.9< B060@10.9> \
| B063@7.4< B056@6.5< B050@7.5> B130@8.5 B038@5.6> B044@6.6> B023@7.6 B003@8.6>+2 B057@6.7 S B013@8.7+3 B007@4.8v+2 \
B117@5.8 B042@6.8 B141@7.8v B021@8.8 B121@9.8 B004@10.8> B083@5.9 B068@6.9 B081@8.9 B098@9.9v B080@10.9
truckers number=2 place=-3 | number=1"""
"""Two ships of class II that have just taken off."""
EXPANDED: Final = """galaxy-trucker 1; options modules=technologies,machinations flights=IIA, roads=[1]
ships B001@3.5<+2 B088@6.5 E13@9.5v+2 B104@10.5 B092@3.6< B058@4.6 B005@5.6+2 E40@6.6> B070@8.6 B022@9.6 B074@10.6 \
E14@11.6+2 B082@4.7 B143@5.7> B040@9.7> B055@5.8+2 B012@6.8<+3 B064@8.8 B019@9.8> B091@10.8 B096@6.9< B125@9.9< \
| B090@3.5 B124@6.5 B116@9.5< B006@10.5<+2 B047@3.6 B117@4.6 B111@5.6 B009@6.6+2 B017@8.6v B046@9.6 B008@10.6> \
E10@11.6 B083@4.7 B010@5.7<+3 B137@9.7> B099@10.7> B043@5.8> B077@6.8 B061@8.8v B113@9.8 B056@10.8 B078@11.8
truckers number=2 place=-3 | number=1; roads RR-01; machinations 3? | 3?; plots ? | ?"""
"""Two ships of class IIA with New Technologies, Evil Machinations and a card of Rough Roads."""


@dataclass(frozen=True)
class Setting:
    """What is played: a game from its beginning, or from a position."""

    game: str
    seats: int = 2
    options: dict[str, Json] = field(default_factory=dict)
    position: str | None = None

    def begin(self) -> ad.AnyGame:
        """Return the game before its first answer."""
        spec = ad.game(self.game)
        return spec.new(self.seats, self.options, 7) if self.position is None else spec.position(self.position, seed=7)


SETTINGS: Final = {
    "memoracers": Setting("memoracers"),
    "memoracers, championship": Setting("memoracers", 3, {"modules": ["kraken-madness", "championship"]}),
    "memoracers, solo": Setting("memoracers", 1, {"modules": ["solo"]}),
    "celestia": Setting("celestia", 3, {"modules": ["ext1", "ext2"]}),
    "celestia, crews": Setting("celestia", 2, {"modules": ["two"]}),
    "celestia, small modules": Setting(
        "celestia", 3, {"modules": ["xmas", "matryoshburg", "boscalumia", "grappin", "instructor"]}
    ),
    "celerium": Setting("celerium"),
    "celerium, expert": Setting("celerium", 2, {"modules": ["expert"]}),
    "celerium, solo": Setting("celerium", 1, {"modules": ["solo"]}),
    "galaxy-trucker": Setting("galaxy-trucker", 2, {"flights": ["I"]}),
    "galaxy-trucker, class II": Setting("galaxy-trucker", position=FLIGHT),
    "galaxy-trucker, Big Expansion": Setting("galaxy-trucker", position=EXPANDED),
}


def finished(name: str, seats: int, options: dict[str, Json]) -> ad.Log:
    """Play a game to its end, anything that is legal."""
    return played(Setting(name, seats, options))


def played(setting: Setting) -> ad.Log:
    """Play a game to its end, anything that is legal; from a position nobody gives up the flight."""
    game, chance = setting.begin(), Chance(7)
    while not game.over:
        legal = game.legal(game.asked[0])
        stays = setting.position is not None and FlyOn() in legal
        game.play(game.asked[0], FlyOn() if stays else legal[chance.below("action", len(legal))])
    return game.log
