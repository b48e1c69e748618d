"""What the page says of the dice: only what it has checked, and what this device or this server saw."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.log import Log
from astrodrome.kernel.seed_draw import SeedDraw, Share, commitment_to, promise_of, seed_of
from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.flights import bot_answer
from tests.web.pilot import Pilot
from tests.web.server import Message, Server, Table
from tests.web.visitor import Eyes, come

FAIR = "Fair dice – checked"
NOBODY = "Nobody here saw the seed promised before the game."


@pytest.fixture(scope="module")
def raced(browser: Browser, shared_server: Server) -> tuple[Table, str]:
    """A race whose seed was drawn, and what the device of its first seat has kept of it."""
    table = shared_server.table("pe", seed=None)
    visitor = come(browser, shared_server, Eyes(), [(table, ())])
    visitor.go(table.path)
    Pilot(visitor.page).race()
    kept: dict[str, str] = visitor.page.evaluate("() => ({...localStorage})")
    visitor.context.close()
    return table, json.dumps({key.removeprefix("astrodrome."): kept[key] for key in kept})


def kept_of(raced: tuple[Table, str], *keys: str) -> dict[str, str]:
    found: dict[str, str] = json.loads(raced[1])
    return {key: found[key] for key in keys}


def dice(page: Page) -> str:
    """Return all that the replay says of the dice."""
    page.get_by_role("slider").wait_for()
    return page.locator(".tools .chip").inner_text() + " " + page.locator(".tools .dice").inner_text()


def test_whoever_took_part_sees_that_the_dice_were_fair(raced: tuple[Table, str], visit: Come) -> None:
    ada = visit(**kept_of(raced, "draws", "promises"))
    ada.go(f"{raced[0].path}/replay")
    said = dice(ada.page)
    assert said.startswith(FAIR)
    assert "Your number is in the seed." in said
    assert "The seed mixes the server’s secret with the numbers of Ada." in said
    assert not violations(ada.page)
    french = visit(eyes=Eyes(lang="fr"), **kept_of(raced, "draws", "promises"))
    french.go(f"{raced[0].path}/replay")
    assert dice(french.page).startswith("Hasard non truqué – vérifié Ton nombre est dans la graine.")


def test_whoever_saw_the_promise_or_nothing_is_told_no_more(raced: tuple[Table, str], visit: Come) -> None:
    saw, stranger = visit(**kept_of(raced, "promises")), visit()
    for visitor, words in ((saw, "This device noted the promise"), (stranger, "This device did not see it then.")):
        visitor.go(f"{raced[0].path}/replay")
        said = dice(visitor.page)
        assert said.startswith("Dice as promised")
        assert words in said


def test_a_device_that_noted_something_else_says_so(raced: tuple[Table, str], visit: Come) -> None:
    table = raced[0].id
    promised = visit(promises=json.dumps({table: "0" * 64}))
    draws = json.loads(kept_of(raced, "draws")["draws"])
    draws[table]["note"]["commitments"]["1"] = "0" * 64  # a seat whose number is not in the log
    committed = visit(draws=json.dumps(draws))
    for visitor in (promised, committed):
        visitor.go(f"{raced[0].path}/replay")
        assert dice(visitor.page) == "Dice not as promised The seed is not the one that was promised."


def opened(visit: Come, file: Path) -> str:
    """Open a log from a file; return what is said of its dice."""
    visitor = visit()
    visitor.go("/lobby")
    visitor.page.locator("input[type=file]").set_input_files(file)
    return dice(visitor.page)


def test_an_imported_log_is_not_called_fair(
    raced: tuple[Table, str], visit: Come, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "log.json"
    file.write_text(json.dumps(server.ask(f"/api/tables/{raced[0].id}/log")), encoding="utf-8")
    said = opened(visit, file)
    assert said.startswith("Dice not promised")
    assert NOBODY in said
    again = visit(**kept_of(raced, "draws", "promises"))
    again.go("/lobby")
    again.page.locator("input[type=file]").set_input_files(file)
    said = dice(again.page)
    assert said.startswith("Dice as promised This device saw the seed of this log drawn.")
    assert FAIR not in said, "its moves may be others"


def home_made(draw: bool) -> Log:
    """Return the log of a race played in Python, with a chosen seed; `draw`: with a draw made up to fit it."""
    table, secret, number = "t" * 16, "7".zfill(32), "8".zfill(32)
    seed = seed_of(table, secret, 1, {0: number}) if draw else 7
    race = SPEC.new(2, {}, seed)
    while not race.over:
        for seat in race.asked:
            race.play(seat, bot_answer(race, seat, "normal", seed))
    log = race.log
    shares = (Share(0, commitment_to(table, 1, 0, number), number),)
    drawn = SeedDraw(table, promise_of(table, secret), secret, 1, (), shares) if draw else None
    return Log(log.game, log.rules_version, log.seats, log.options, log.seed, log.entries, drawn)


def test_a_log_made_in_python_is_not_called_fair(visit: Come, tmp_path: Path) -> None:
    plain, dressed, forged = [tmp_path / f"{name}.json" for name in ("plain", "dressed", "forged")]
    plain.write_bytes(home_made(draw=False).to_json())
    assert opened(visit, plain) == f"Dice not promised These dice replay from the log’s seed. {NOBODY}"
    log = home_made(draw=True)
    dressed.write_bytes(log.to_json())
    said = opened(visit, dressed)
    assert said.startswith("Dice not promised")
    assert NOBODY in said
    body = json.loads(log.to_json())
    body["draw"]["shares"][0]["commitment"] = "0" * 64
    forged.write_text(json.dumps(body), encoding="utf-8")
    assert opened(visit, forged).startswith("Dice not as promised")


def test_a_chosen_seed_and_a_game_that_went_on_are_not_called_fair(
    raced: tuple[Table, str], visit: Come, server: Server
) -> None:
    fork = server.ask(f"/api/tables/{raced[0].id}/fork", {"entry": 2, "seat": 0, "hidden": "kept", "bot": "easy"})
    table = Table(fork["table"], {"0": fork["seats"][0]["token"]})
    ada = visit(table)
    ada.go(table.path)
    Pilot(ada.page).race()
    ada.go(f"{table.path}/replay")
    assert dice(ada.page).startswith("Dice not promised This game was continued from a moment of another one.")
    given = server.table("pe")
    brice = visit(given)
    brice.go(given.path)
    Pilot(brice.page).race()
    brice.go(f"{given.path}/replay")
    assert dice(brice.page) == "Dice not promised The seed was chosen when the table was made."


def test_a_start_says_whom_it_waits_for_and_goes_on_without_them(server: Server, visit: Come) -> None:
    table = server.table("pp", seed=None)
    ada = visit(table, seats=(0,))
    ada.go(table.path)
    expect(ada.page.locator(".waiting")).to_be_visible()
    with connect(f"ws{server.base.removeprefix('http')}/api/tables/{table.id}/socket", proxy=None) as silent:
        silent.send(json.dumps({"type": "hello", "tokens": [table.tokens["1"]], "draws": True}))
        silent.send(json.dumps({"type": "commit", "id": 1, "seat": 1, "commitment": "0" * 64}))
        expect(ada.page.locator(".lead")).to_have_text("Waiting for Brice: the number for the dice has not arrived.")
        assert not violations(ada.page)
        ada.page.get_by_role("button", name="Let a bot play").click()
        Pilot(ada.page).wait("start")
    shown: Message = next(m for m in reversed(ada.heard) if m["type"] == "room" and m["draw"])["draw"]
    assert (shown["round"], shown["given_up"]) == (2, [1])
    numbers = [message["number"] for message in ada.said if message["type"] == "reveal"]
    assert len(set(numbers)) == 2, "a number is shown in one round only"


def test_a_table_shared_by_one_screen_starts_without_a_click(server: Server, visit: Come) -> None:
    table = server.table("ppe", seed=None)
    ada = visit(table)
    ada.go(table.path)
    Pilot(ada.page).wait("hand-over", "start")
    assert sorted(message["seat"] for message in ada.said if message["type"] == "reveal") == [0, 1]
