"""The page's host: files, places within the page, headers, and no way out of the folder."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.harness import Server, config_for, serving
from tests.server.test_rooms import run


@asynccontextmanager
async def page(folder: Path) -> AsyncIterator[Server]:
    (folder / "dist" / "assets").mkdir(parents=True)
    (folder / "dist" / "index.html").write_text("<!doctype html><title>home</title>")
    (folder / "dist" / "favicon.svg").write_text("<svg/>")
    (folder / "dist" / "assets" / "main-4f2a.js").write_text("export const a = 1;" * 200)
    (folder / "secret.txt").write_text("the secret")
    async with serving(config_for(folder, page=folder / "dist")) as server:
        yield server


def test_places_within_the_page_are_the_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with page(tmp_path) as server:
            for path in ("/", "/t/abcdefgh", "/new/memoracers", "/rules/memoracers"):
                answer = await server.http.get(path)
                assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache"), path
                assert "home" in answer.text

    run(test())


@pytest.mark.parametrize("path", ["/favicon.ico", "/manifest.json", "/sw.js", "/unknown.txt", "/t/picture.png"])
def test_a_file_that_is_not_there_is_not_the_page(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with page(tmp_path) as server:
            answer = await server.http.get(path)
            assert answer.status_code == 404
            assert "home" not in answer.text

    run(test())


def test_assets_are_kept_for_ever_and_other_files_asked_for_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with page(tmp_path) as server:
            script = await server.http.get("/assets/main-4f2a.js")
            assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert script.headers["content-type"].startswith("text/javascript")
            assert script.headers["content-encoding"] == "gzip"
            icon = await server.http.get("/favicon.svg")
            assert (icon.text, icon.headers["cache-control"]) == ("<svg/>", "no-cache")
            again = await server.http.get("/favicon.svg", headers={"if-none-match": icon.headers["etag"]})
            assert again.status_code == 304
            gone = await server.http.get("/assets/main-old.js")
            assert (gone.status_code, gone.headers["content-type"]) == (404, "application/json")

    run(test())


def test_every_response_carries_the_guards(tmp_path: Path) -> None:
    async def test() -> None:
        async with page(tmp_path) as server:
            for path in ("/", "/assets/main-4f2a.js", "/assets/gone.js", "/api/games", "/api/nothing"):
                headers = (await server.http.get(path)).headers
                assert "script-src 'self';" in headers["content-security-policy"], path
                assert "frame-ancestors 'none'" in headers["content-security-policy"], path
                assert headers["x-content-type-options"] == "nosniff", path
                assert headers["referrer-policy"] == "no-referrer", path
                assert "server" not in headers, path

    run(test())


WAYS_OUT = (
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "//secret.txt",
    "/%2fetc/passwd",
    "/..\\secret.txt",
    "/%00",
    "/" + "a" * 5000,
)


def test_there_is_no_way_out_of_the_folder(tmp_path: Path) -> None:
    async def test() -> None:
        async with page(tmp_path) as server:
            for path in WAYS_OUT:
                reader, writer = await asyncio.open_connection(*server.address.split(":"))
                writer.write(f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nConnection: close\r\n\r\n".encode())
                answer = await asyncio.wait_for(reader.read(), 5)
                writer.close()
                assert b"the secret" not in answer, path
                assert b"root:" not in answer, path
                assert answer.split()[1] in (b"200", b"404", b"400"), path

    run(test())


def test_without_a_page_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrodrome.server.http_api.page_files.PACKAGED", tmp_path)
    monkeypatch.setattr("astrodrome.server.http_api.page_files.IN_CHECKOUT", tmp_path)

    async def test() -> None:
        async with serving(config_for(tmp_path)) as server:
            answer = await server.http.get("/")
            assert answer.status_code == 404
            assert "./run build" in answer.text

    run(test())
