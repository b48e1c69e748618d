"""Link previews: what they say, that they hold no secret and no markup, and how many are drawn at once."""

from __future__ import annotations

import asyncio
import struct
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from astrodrome.games import GAMES, MODULES
from astrodrome.server.cards import renderer
from astrodrome.server.cards.card_texts import place_of
from astrodrome.server.cards.drawing import Card, draw, drawn_games, fitted
from astrodrome.server.cards.renderer import MOST_WAITING, CardRenderer, CardsBusy, render
from astrodrome.server.http_api.card_routes import DRAWING_BYTES
from astrodrome.server.support.limits import Limits
from tests.server.harness import config_for, serving

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def size_of(png: bytes) -> tuple[int, int]:
    """Return width and height of a PNG."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("game", [None, *drawn_games()])
def test_every_game_has_a_picture_of_the_size_that_sites_want(game: str | None) -> None:
    card = Card(game, "Astrodrome", "Zoé t’invite", "2", "sièges libres", date(2026, 11, 16))
    assert size_of(render(card)) == (1200, 630)


def test_every_game_on_the_page_is_drawn() -> None:
    on_the_page = [spec.name for spec in GAMES if (PAGE / spec.folder.name / "sign.ts").is_file()]
    assert list(drawn_games()) == on_the_page, "cd web && node cards.mjs"


def test_a_name_is_text_and_nothing_else() -> None:
    drawn = draw(Card("celestia", "Celestia", '<script>&" invites', "1", "<b>"))
    assert "<script>" not in drawn
    assert "<b>" not in drawn
    assert "&lt;script&gt;" in drawn


def test_a_long_title_is_made_smaller_and_a_long_word_is_cut() -> None:
    assert fitted("Ada Lovelace, Countess o invites you to Galaxy Trucker")[0] < 88
    assert fitted("W" * 60)[1][0].endswith("…")


def test_an_address_that_is_no_page_of_ours_shows_home() -> None:
    for path in ("/new/chess", "/t/short", "/d/2026-99-99/celestia/abcdefghijkmnpqr", "/%00", "/"):
        assert place_of(path, MODULES).kind == "home"


def test_a_page_carries_the_card_of_its_address_and_no_secret(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<head><!-- card -->static<!-- /card --></head>")

    async def test() -> None:
        config = replace(config_for(tmp_path, page=page), games=GAMES)
        async with serving(config) as server:
            seats = [{"kind": "person", "name": 'A"da<'}, {"kind": "open"}, {"kind": "open"}]
            made = (await server.http.post("/api/tables", json={"game": "celestia", "seats": seats})).json()
            html = (await server.http.get(f"/t/{made['table']}", headers={"accept-language": "fr"})).text
            assert "A&quot;da&lt; t’invite à Celestia" in html
            assert "2 sièges libres" in html
            assert f"http://{server.address}/cards/t/{made['table']}.png?lang=fr" in html
            assert "static" not in html
            assert made["seats"][0]["token"] not in html
            picture = await server.http.get(f"/cards/t/{made['table']}.png?lang=fr")
            assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
            assert size_of(picture.content) == (1200, 630)
            assert (await server.http.get("/cards/home.png")).status_code == 200
            assert "One link. No account." in (await server.http.get("/lobby")).text
            german = (await server.http.get(f"/t/{made['table']}", headers={"accept-language": "de-AT,en"})).text
            assert "lädt dich zu Celestia ein" in german
            assert ("2 Plätze frei" in german, 'content="de_DE"' in german) == (True, True)
            puzzle = (await server.http.get("/puzzles/celerium/some-id")).text
            assert "What would you play? · Celerium" in puzzle
            assert (await server.http.get("/cards/puzzles/celerium/some-id.png?lang=de")).status_code == 200
            assert "Real moments of our games" in (await server.http.get("/puzzles")).text
            missing = await server.http.get("/t/abcdefghijkmnpqr")
            assert (missing.status_code, "One link." in missing.text) == (200, True)

    asyncio.run(test())


def test_few_cards_wait_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def quick(card: Card) -> bytes:
        drawn.append(card.title)
        return card.title.encode()

    monkeypatch.setattr(renderer, "render", quick)
    monkeypatch.setattr(renderer, "MOST_KEPT", 2)

    async def test() -> None:
        cards = CardRenderer()
        many = [asyncio.ensure_future(cards.png(Card(None, "", str(n)))) for n in range(MOST_WAITING + 1)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert isinstance(done[-1], CardsBusy)
        assert done[0] == b"0"
        await cards.png(Card(None, "", str(MOST_WAITING - 1)))
        assert len(drawn) == MOST_WAITING, "the last ones are kept"
        await cards.png(Card(None, "", "0"))
        assert len(drawn) == MOST_WAITING + 1, "the first one was forgotten"
        cards.close()

    asyncio.run(test())


def test_only_a_flight_that_was_made_has_a_card_of_its_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Card] = []

    def quick(card: Card) -> bytes:
        drawn.append(card)
        return b"picture" * 1000

    monkeypatch.setattr(renderer, "render", quick)

    async def test() -> None:
        async with serving(replace(config_for(tmp_path), games=GAMES)) as server:
            today = (await server.http.get("/api/daily")).json()["day"]
            wanted = {"game": "celestia", "day": today}
            made = (await server.http.post("/api/daily", json=wanted)).json()["table"]

            async def day_of(day: str, game: str, table: str) -> date | None:
                drawn.clear()
                server.app.state.cards = CardRenderer()
                picture = await server.http.get(f"/cards/d/{day}/{game}/{table}.png")
                assert picture.content == b"picture" * 1000
                assert picture.headers["content-encoding"] == "identity", "a picture is not compressed again"
                return drawn[0].day

            assert await day_of(today, "celestia", made) == date.fromisoformat(today)
            assert await day_of(today, "celestia", "abcdefghijkmnpqr") is None, "no such table"
            assert await day_of(today, "memoracers", made) is None, "a table of another game"
            assert await day_of("1815-12-10", "celestia", made) is None, "no deal of that day could be played"

    asyncio.run(test())


def test_a_drawing_is_charged_and_a_card_that_is_kept_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "render", lambda _card: b"picture")

    async def test() -> None:
        limits = replace(Limits(), address_bytes=1, address_bytes_burst=DRAWING_BYTES)
        async with serving(replace(config_for(tmp_path), games=GAMES, limits=limits)) as server:
            for path, status in (("home", 200), ("home", 200), ("new/celestia", 429)):
                assert (await server.http.get(f"/cards/{path}.png")).status_code == status

    asyncio.run(test())
