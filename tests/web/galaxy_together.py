"""Several people with a browser each at a table of Galaxy Trucker that builds in real time."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.web.conftest import Come
from tests.web.galaxy_pilot import Trucker
from tests.web.server import Message, Server, Table

GLASS_S = 300


def realtime(server: Server, kinds: str = "pp", flight: str = "I") -> Table:
    """Make a table at which everybody builds at once."""
    return server.table(kinds, seed=5, game="galaxy-trucker", flights=[flight], building="realtime", hourglass=GLASS_S)


def sit(visit: Come, table: Table) -> tuple[Trucker, Trucker]:
    """Let two people come to a table with a browser each."""
    visitors = [visit(table, seats=(seat,)) for seat in (0, 1)]
    for visitor in visitors:
        visitor.go(table.path)
    truckers = (Trucker(visitors[0], 0), Trucker(visitors[1], 1))
    for trucker in truckers:
        trucker.until_asked()
    return truckers


def clock(page: Page) -> int:
    """Read the seconds that the hourglass shows."""
    minutes, seconds = page.locator("[role=timer] .num").inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


def fly(truckers: tuple[Trucker, Trucker]) -> None:
    """Answer whatever is asked with what asks for least, until the score sheet lies on the table."""
    answered: set[tuple[int, int]] = set()
    for _ in range(3000):
        over = [trucker.listen().get("status") == "over" for trucker in truckers]
        if all(over):
            return
        for trucker in truckers:
            prompt = trucker.prompt
            # A question stays in sight until what the answer led to is told, which may be a little later.
            if prompt is None or (trucker.seat, prompt["number"]) in answered or prompt["decision"] == "TruckersBuild":
                trucker.page.wait_for_timeout(20)
            elif trucker.give(least(prompt))["type"] == "ok":
                answered.add((trucker.seat, prompt["number"]))
    raise AssertionError("the flight never ended")


def least(prompt: Message) -> Message:
    """Return the answer to a question that asks for least."""
    decision, offer = prompt["decision"], prompt["offer"]
    first: dict[str, Callable[[], Message]] = {
        "TruckersTakeNumbers": lambda: {"do": "Finish", "number": offer["numbers"][0]},
        "TruckerRepairs": lambda: {"do": "Remove", "square": offer["removable"][0]},
        "TruckerKeepsPart": lambda: {"do": "KeepPart", "part": 0},
        "TruckerSpendsCell": lambda: {"do": "SpendCell", "square": offer["batteries"][0]["square"]},
        "TruckerLosesCrew": lambda: {"do": "LoseCrew", "square": offer["cabins"][0]["square"]},
        "TruckerLosesGoods": lambda: {"do": "LoseGood", "square": offer["holds"][0]},
        "TruckerBoardsAlien": lambda: {"do": "BoardHumans"},
        "TruckerMayGiveUp": lambda: {"do": "FlyOn"},
        "TruckerDeclares": lambda: {"do": "Power", "doubles": [0] * len(offer["choices"][0]["doubles"])},
        "TruckerStows": lambda: {"do": "StowGoods", "holds": offer["best"]},
        "TruckerDefends": lambda: {"do": "TakeHit"},
    }
    return first[decision]() if decision in first else {"do": "Pass"}
