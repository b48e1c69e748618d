"""Galaxy Trucker under the laws: its settings, its secrets, and how a trucker answers from the offer."""

from __future__ import annotations

from dataclasses import replace

from astrodrome.games.galaxy_trucker.content.rows import Content, our_content
from astrodrome.games.galaxy_trucker.modules.bonus import records as bonus
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from tests.galaxy_trucker.table import fly, ship
from tests.laws.hooks.trucker_choices import compose
from tests.laws.hooks.trucker_pilot import able
from tests.laws.hooks.trucker_secrets import scramble
from tests.laws.subject import Hooks, Setting

FLIGHTS = ("intro", "I", "IA", "II", "IIA", "III", "IIIA")
MODULES = ("foresight", "lenient", "strict", "technologies", "bonus-cards", "machinations")


def renamed() -> Content:
    """Return our box with other names, as an owner of the box might type it."""
    ours = our_content()
    return Content(
        tuple([replace(row, name=f"component {index}") for index, row in enumerate(ours.components)]),
        tuple([replace(card, name=f"card {index}") for index, card in enumerate(ours.cards)]),
        tuple([replace(row, name=f"technology {index}") for index, row in enumerate(ours.technologies)]),
        tuple([replace(row, name=f"road {index}") for index, row in enumerate(ours.roads)]),
        tuple([replace(row, name=f"bonus {index}") for index, row in enumerate(ours.bonus)]),
        tuple([replace(row, name=f"machination {index}") for index, row in enumerate(ours.machinations)]),
    )


def rare() -> list[AnyGame]:
    """Return moments that few games come to: a number set for the others to guess, bids under seal (GX-488, GX-494)."""
    rows = {row.family: replace(row, name="T-01") for row in our_content().bonus}
    rich = ship("S", credits=5)
    tables = [
        fly(rich, rich, rich, card=rows[family], after=("I-05", "I-06"), modules=("bonus-cards",), flight="III")
        for family in ("bureaucracy", "robotic_police")
    ]
    tables[0].play(bonus.SetNumber(4))
    tables[1].play(bonus.Bid(3))
    return [table.game for table in tables]


def combine(chance: Chance) -> Setting:
    """Draw seats, flights, the form of building and variants together."""
    seats = 2 + chance.below("seats", 4)
    flights: list[Json] = [FLIGHTS[chance.below("flight", len(FLIGHTS))] for _ in range(1 + chance.below("flights", 2))]
    modules: list[Json] = [module for module in MODULES if chance.below("module", 2)]
    if set(flights) == {"intro"} and "foresight" in modules:
        modules.remove("foresight")
    if seats == 5:
        modules = [*[module for module in modules if module != "technologies"], "technologies", "fifth-wheel"]
    elif seats == 4 and chance.below("as-five", 2):
        modules.append("four-as-five")
    options: dict[str, Json] = {"flights": flights, "modules": modules}
    if chance.below("roads", 2):
        level = 1 + chance.below("level", 6)
        options["roads"] = [level]
        if chance.below("handicap", 3) == 0:
            cards = list(range(1, level + 1))
            options["handicap"] = [[card for card in cards if chance.below("bound", 2)] for _ in range(seats)]
    if chance.below("realtime", 2):
        options["building"] = "realtime"
    else:
        options["turns"] = 4 + chance.below("turns", 30)
    roads = "roads" if "roads" in options else "plain"
    kind = "-".join(map(str, [*flights, *modules, roads, options.get("building", "turns")]))
    return Setting(f"{seats}-{kind}-combined", seats, options)


def settings() -> tuple[Setting, ...]:
    """List every seat count, class, form of building and variant."""
    return (
        Setting("2-I", 2, {"flights": ["I"]}),
        Setting("3-II", 3, {"flights": ["II"], "turns": 64}),
        Setting("4-standard", 4, {"turns": 12}),
        Setting("2-III-realtime", 2, {"flights": ["III"], "building": "realtime"}),
        Setting("4-I-realtime", 4, {"flights": ["I"], "building": "realtime"}),
        Setting("3-IIIA", 3, {"flights": ["IIIA"], "turns": 30}),
        Setting("2-intro", 2, {"flights": ["intro"], "building": "realtime"}),
        Setting("3-intro-turns", 3, {"flights": ["intro", "I"], "turns": 16}),
        Setting("3-strict", 3, {"flights": ["II"], "modules": ["strict"], "turns": 30}),
        Setting("2-lenient", 2, {"flights": ["II"], "modules": ["lenient"], "turns": 24}),
        Setting("3-foresight", 3, {"flights": ["II"], "modules": ["foresight"], "turns": 44}),
        Setting("2-series", 2, {"flights": ["I", "I", "I"], "turns": 10}),
        Setting("2-technologies", 2, {"flights": ["II"], "modules": ["technologies"], "turns": 80}),
        Setting("5-fifth-wheel", 5, {"flights": ["I"], "modules": ["technologies", "fifth-wheel"], "turns": 40}),
        Setting("3-bonus", 3, {"flights": ["I", "II"], "modules": ["bonus-cards"], "turns": 40}),
        Setting(
            "5-bonus",
            5,
            {
                "flights": ["III"],
                "modules": ["technologies", "fifth-wheel", "bonus-cards"],
                "turns": 40,
                "police_time": 9,
            },
        ),
        Setting("2-machinations", 2, {"flights": ["I", "II"], "modules": ["machinations"], "turns": 30}),
        Setting("4-machinations", 4, {"flights": ["III"], "modules": ["machinations"], "turns": 40}),
        Setting(
            "3-machinations-foresight",
            3,
            {"flights": ["I", "I", "I", "I", "I"], "modules": ["machinations", "foresight"], "turns": 20},
        ),
        Setting(
            "5-machinations",
            5,
            {
                "flights": ["I", "II"],
                "modules": ["technologies", "fifth-wheel", "bonus-cards", "machinations"],
                "roads": [3],
                "turns": 40,
            },
        ),
        Setting("3-IA", 3, {"flights": ["IA"], "turns": 40}),
        Setting("2-IA-roads", 2, {"flights": ["IA"], "roads": [6], "modules": ["technologies"], "turns": 40}),
        Setting("3-roads", 3, {"flights": ["I"], "roads": [5], "turns": 40}),
        Setting("2-roads-all", 2, {"flights": ["I", "II"], "roads": [10], "modules": ["technologies"], "turns": 60}),
        Setting("4-roads-realtime", 4, {"flights": ["I"], "roads": [8], "building": "realtime"}),
        Setting(
            "3-roads-handicap",
            3,
            {"flights": ["I"], "roads": [6], "handicap": [[], [1, 2, 3], [1, 2, 3, 4, 5, 6]], "turns": 40},
        ),
        Setting("2-roads-foresight", 2, {"flights": ["I"], "roads": [10], "modules": ["foresight"], "turns": 40}),
        Setting("4-as-five", 4, {"flights": ["I"], "modules": ["four-as-five"], "turns": 24}),
        Setting("2-content", 2, {"flights": ["I"], "turns": 24, "content": plain(renamed())}),
        Setting("3-IIA", 3, {"flights": ["IIA"], "turns": 70}),
        Setting("2-IIA-series", 2, {"flights": ["IIA", "I"], "modules": ["strict"], "turns": 50}),
        Setting("2-IIA-technologies", 2, {"flights": ["IIA"], "modules": ["technologies"], "turns": 80}),
        Setting(
            "5-IIA-everything",
            5,
            {
                "flights": ["IIA"],
                "modules": ["technologies", "fifth-wheel", "bonus-cards"],
                "roads": [6],
                "turns": 60,
            },
        ),
        Setting("4-IIA-realtime", 4, {"flights": ["IIA"], "modules": ["lenient"], "building": "realtime"}),
    )


HOOKS = Hooks(
    settings=settings(),
    scramble=scramble,
    compose=compose,
    longest=9000,
    combine=combine,
    able=able,
    rare=rare,
    swept=(("DeckOpened", "FlightBegan"),),  # the cards left over go back into the box before the next flight
)
