"""Inviting on the same Wi-Fi: a link from 127.0.0.1 comes with a warning, and the switch gives one that works."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.server import Server
from tests.web.visitor import Eyes

NEIGHBOUR = "127.0.0.2"
"""Stands for the address of this machine in its network."""


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server of its own, in a network."""
    monkeypatch.setenv("ASTRODROME_LAN", NEIGHBOUR)
    started = Server(tmp_path / "tables.sqlite")
    yield started
    started.stop()


def test_a_page_at_127_0_0_1_warns_and_opens_a_link_for_the_wifi(server: Server, visit: Come) -> None:
    table = server.table("po", seed=3)
    ada, brice = visit(table), visit(eyes=Eyes(width=390, height=844, lang="fr"))
    ada.go(table.path)
    warning = ada.page.get_by_text("This link works only on this computer")
    expect(warning).to_be_visible()
    expect(ada.page.get_by_role("img", name="The invitation as a QR code")).to_have_count(0)
    assert not violations(ada.page)

    ada.page.get_by_role("button", name="Open on the Wi-Fi").click()
    expect(ada.page.get_by_role("img", name="The invitation as a QR code")).to_be_visible()
    expect(warning).to_have_count(0)
    assert not violations(ada.page)
    link = ada.page.get_by_label("Invitation link").input_value()
    assert link == f"http://{NEIGHBOUR}:{server.base.rpartition(':')[2]}{table.path}"

    brice.homes.append(link.removesuffix(table.path))
    brice.page.goto(link)
    brice.page.get_by_label("Ton nom").fill("Brice")
    brice.page.get_by_role("button", name="Rejoindre la table").click()
    brice.page.locator("#prompt").wait_for()


def test_the_switch_closes_the_network_again(server: Server, visit: Come) -> None:
    table = server.table("po", seed=3)
    ada = visit(table, eyes=Eyes(lang="fr"))
    ada.go(table.path)
    ada.page.get_by_role("button", name="Ouvrir sur le Wi-Fi").click()
    switch = ada.page.get_by_role("switch", name="Ouverte sur ton Wi-Fi")
    switch.click()
    expect(ada.page.get_by_text("Ce lien ne marche que sur cet ordinateur")).to_be_visible()
    expect(ada.page.get_by_label("Lien d’invitation")).to_have_value(server.base + table.path)
