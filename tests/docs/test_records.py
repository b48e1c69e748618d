"""The pages of records say what a bot is given and gives back: all of it, as the code has it now."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from random import Random

import pytest

from astrodrome.games import GAMES
from astrodrome.kernel.agenda import Decision
from astrodrome.kernel.records import ClockOffer
from astrodrome.kernel.spec import AnySpec
from tools import records
from tools.record_source import AnyDecision, Source
from tools.records import Page

ROOT = Path(__file__).resolve().parents[2]
each_game = pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)


def text(spec: AnySpec) -> str:
    return (ROOT / "docs" / "records" / f"{spec.name}.md").read_text(encoding="utf-8")


def decisions(spec: AnySpec) -> list[AnyDecision]:
    return [task for task in spec.tasks if issubclass(task, Decision)]


@each_game
def test_the_page_is_current(spec: AnySpec) -> None:
    assert text(spec) == Page(spec).text(), f"run `{records.COMMAND}`"


def test_no_page_of_a_game_that_is_gone_is_left() -> None:
    there = {path.stem for path in (ROOT / "docs" / "records").iterdir()}
    told = {path.stem for path in (ROOT / "tools" / "fields").glob("*.toml")}
    assert there == told == {spec.name for spec in GAMES}


@each_game
def test_every_field_that_a_seat_sees_is_explained(spec: AnySpec) -> None:
    page = Page(spec)
    silent = [
        f"{kind.__name__}.{one.name}" for kind in page.seen() for one in fields(kind) if not page.about(kind, one.name)
    ]
    assert not silent, f"say below these fields, or in tools/fields/{spec.name}.toml, what they are: {silent}"
    assert not page.leftover(), f"tools/fields/{spec.name}.toml speaks of what is not there: {page.leftover()}"


@each_game
def test_every_decision_action_offer_and_event_is_on_the_page(spec: AnySpec) -> None:
    page = text(spec)
    for kind in decisions(spec):
        row = re.search(rf"^\| `{kind.__name__}` \|.*$", page, re.MULTILINE)
        assert row, kind
        assert all(f"`{action.__name__}`" in row[0] for action in kind.takes)
        assert all(rule in row[0] for rule in kind.rules)
    names = [kind.__name__ for kind in (*spec.actions, *spec.offers, *spec.events)]
    assert not [name for name in names if f"| `{name}(" not in page]


@each_game
def test_every_action_answers_a_decision_and_every_offer_belongs_to_one(spec: AnySpec) -> None:
    source = Source(spec)
    taken = {action for kind in decisions(spec) for action in kind.takes}
    assert set(spec.actions) <= taken
    own = [kind for kind in decisions(spec) if kind.offer is not Decision.offer]
    assert not [kind.__name__ for kind in own if not source.offers(kind)]
    offered = {name for kind in own for name in source.offers(kind)}
    assert {kind.__name__ for kind in spec.offers} - {ClockOffer.__name__} <= offered


@each_game
def test_a_game_without_modules_asks_only_what_is_marked_as_base(spec: AnySpec) -> None:
    page = Page(spec)
    parts = {kind.__name__: page.parts(kind) for kind in decisions(spec)}
    asked: set[str] = set()
    for seed in range(2 if spec.name == "galaxy-trucker" else 8):
        playing, choice = spec.new(3, {}, seed), Random(seed)
        while playing.asked:
            seat = playing.asked[0]
            prompt = playing.prompt(seat)
            assert prompt is not None
            asked.add(prompt.decision)
            playing.play(seat, choice.choice(playing.legal(seat)))
    assert len(asked) > 1
    assert not [name for name in asked if "base" not in parts[name]]


def test_what_only_a_module_asks_is_marked_by_it() -> None:
    pages = [(Page(spec), decisions(spec)) for spec in GAMES]
    parts = {kind.__name__: page.parts(kind) for page, kinds in pages for kind in kinds}
    assert parts["CaptainMayPrepare"] == ["two"]
    assert parts["TruckersPlot"] == ["machinations"]
    assert parts["TruckerMayGiveUp"] == ["base", "machinations"]


@each_game
def test_links_inside_the_page_lead_to_one_heading_each(spec: AnySpec) -> None:
    heads = [head.lower().replace(" ", "-") for head in re.findall(r"^#+ (.+)$", text(spec), re.MULTILINE)]
    assert len(set(heads)) == len(heads)
    assert set(re.findall(r"\(#([^)]+)\)", text(spec))) <= set(heads)


@each_game
def test_the_game_and_the_tutorial_lead_to_the_page(spec: AnySpec) -> None:
    assert f"(../records/{spec.name}.md)" in (ROOT / "docs" / "games" / f"{spec.name}.md").read_text(encoding="utf-8")
    assert f"(records/{spec.name}.md)" in (ROOT / "docs" / "bot-tutorial.md").read_text(encoding="utf-8")
