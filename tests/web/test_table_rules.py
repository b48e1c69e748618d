"""Rules at hand: a word is searched in one catalogue, and then in all of them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import too_wide, violations
from tests.web.conftest import Come
from tests.web.visitor import Eyes


def test_a_word_is_found_in_all_rules(visit: Come) -> None:
    ada = visit(eyes=Eyes(lang="fr"))
    ada.go("/rules/table")
    ada.page.get_by_role("searchbox").fill("hasard")
    ada.page.get_by_role("button", name="Chercher dans toutes les règles").click()
    stamps = ada.page.locator("article a.stamp")
    expect(stamps.first).to_be_visible()
    # The catalogues come one after another.
    ada.until(lambda: len({stamp[:2] for stamp in stamps.all_inner_texts()}) >= 2, "lines of more than one catalogue")
    assert not violations(ada.page)


def test_the_tables_own_rules_are_drawn(visit: Come) -> None:
    ada = visit()
    ada.go("/rules/table#AD-014")
    expect(ada.page.get_by_role("img", name="Four seats around a table, one of them open")).to_be_visible()
    expect(ada.page.locator("article")).to_contain_text("Undo freely until dice are rolled")


def test_the_glossary_has_every_word_in_both_languages(visit: Come) -> None:
    for eyes in (Eyes(), Eyes(lang="fr", theme="dark", width=360, height=640)):
        ada = visit(eyes=eyes)
        ada.go("/glossary")
        rows = ada.page.locator("tbody tr")
        expect(rows.first).to_be_visible()
        everything = rows.count()
        ada.page.get_by_role("searchbox").fill("siege libre")
        expect(rows).to_have_count(1)
        assert everything > 400
        assert set(rows.first.locator("th, td").all_inner_texts()) == {"open seat", "siège libre"}
        assert not (found := violations(ada.page)), found
        assert too_wide(ada.page) is None
