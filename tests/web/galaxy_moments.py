"""The moments of Galaxy Trucker that are pictured, one for each kind of question that players are asked."""

from __future__ import annotations

from collections.abc import Callable

from astrodrome.games.galaxy_trucker.content.rows import our_content
from tests.web.galaxy_modules import EVERYTHING, Way, game, plotted, refitted, way
from tests.web.galaxy_script import Moment
from tests.web.server import Message

Wanted = Callable[[Moment], bool]
FULL = 20  # components of a ship that is worth a picture
FAR = 4  # cards after which a flight has something to tell
ENEMIES = ("slavers", "smugglers", "pirates")
FAMILIES = {card.name: card.family for card in our_content().cards}


def parts(moment: Moment) -> int:
    """Return how many components the ship of the first seat has."""
    return len(moment.public["ships"][0]["components"])


def asked(decision: str, more: Wanted = lambda _: True) -> Wanted:
    """Return whether a moment is a certain question, to a ship worth a picture."""
    return lambda m: m.decision == decision and parts(m) >= FULL and more(m)


def declares(value: str, *families: str) -> Wanted:
    """Return whether a strength is declared to a card of these families, and there is something to choose."""

    def wanted(moment: Moment) -> bool:
        of_card = FAMILIES.get(moment.public["card"]) in families
        return of_card and moment.offer["value"] == value and len(moment.offer["choices"]) > 1

    return asked("TruckerDeclares", wanted)


def in_hand(moment: Moment) -> bool:
    """Want a component in hand that fits somewhere as it is held, beside a ship that is half built."""
    places = moment.decision == "TruckerBuilds" and moment.answer["do"] == "Place" and not moment.answer["turns"]
    return bool(places and parts(moment) >= FULL // 2)


def taken(moment: Moment) -> bool:
    """Want planets of which some are taken."""
    return any(one["refusal"] for one in moment.offer["planets"])


def laden(moment: Moment) -> bool:
    """Want a ship that has goods already."""
    return bool(moment.public["ships"][0]["figures"]["goods"] > 0)


def far(moment: Moment) -> bool:
    """Want a flight that has gone on for some cards."""
    return len(moment.public["revealed"]) >= FAR


MOMENTS: dict[str, Wanted] = {
    "in-hand": in_hand,
    "aliens": asked("TruckerBoardsAlien"),
    "engines": declares("engines", "open_space"),
    "land": asked("TruckerLands", taken),
    "goods": asked("TruckerStows", laden),
    "meteor": asked("TruckerDefends", lambda m: bool(m.offer["parts"])),
    "combat": declares("cannons", *ENEMIES),
    "combat-zone": declares("engines", "combat_zone"),
    "reward": asked("TruckerTakesReward"),
    "abandoned": asked("TruckerTakesAbandoned", lambda m: bool(m.offer["crew"])),
    "cells": asked("TruckerSpendsCell"),
    "crew-lost": asked("TruckerLosesCrew"),
    "goods-lost": asked("TruckerLosesGoods"),
    "give-up": asked("TruckerMayGiveUp", far),
}


def any_open(offer: Message) -> bool:
    """Want a depot that sells something."""
    return any(not one["refusal"] for one in offer["components"])


EXPANSION: dict[str, Callable[[], Way]] = {
    "plot": lambda: way("TruckersPlot", game(modules=["machinations"])),
    "specialist": lambda: way("TruckerChoosesSpecialist", game(content=refitted("E16", "B035"), modules=EVERYTHING)),
    "front": lambda: way("TruckerChoosesFront", game(flights=["IA"])),
    "bid": lambda: way("TruckersBid", game("BC-2", modules=[*EVERYTHING, "machinations"])),
    "loan": lambda: way("TruckerOutbids", game(content=plotted("wormhole_auction"), modules=["machinations"])),
    "billiards": lambda: way("TruckerAims", game("BC-3", modules=EVERYTHING)),
    "junkyard": lambda: way("TruckerStops", game("BC-4", modules=EVERYTHING)),
    "jump": lambda: way("TruckerMayJump", game("I-06", content=refitted("E29", "B071", "B005"), modules=EVERYTHING)),
    "depot": lambda: way("TruckerTakesFromDepot", game("BC-5", modules=EVERYTHING), any_open),
    "roads": lambda: way("TruckerMayGiveUp", game("I-09", roads=[3], handicap=[[1, 2, 3], [1]])),
}
