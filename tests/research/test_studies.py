from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import astrodrome as ad
from astrodrome.games import GAMES
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.research import plot
from astrodrome.research.boards import standing
from astrodrome.research.studies import Variant, changed, label, rows, study
from astrodrome.research.study_pages import plots, table, write

OURS = Variant("ours", "memoracers", 2)
FEW = Variant("few shields", "memoracers", 2, {"shields": 8})


def test_two_variants_are_compared_on_one_core_and_on_two() -> None:
    alone = study([OURS, FEW], games=6, bots=("easy",), seed=2)
    assert alone == study([OURS, FEW], games=6, bots=("easy",), seed=2, jobs=2)
    ours, few = alone
    assert (ours.length.count, ours.luck.count) == (6, 3)
    assert 0 <= ours.luck.mean <= 2
    assert ours.length != few.length
    assert ours.uses["Program"] > 1
    assert all(0 <= share <= 1 for share in ours.winning.values())


def test_luck_may_be_left_out() -> None:
    (result,) = study([OURS], games=2, bots=("random",), seed=2, luck=False)
    assert result.luck.count == 0
    assert "luck" not in plots([result])
    assert "ours" in table([result])


def test_a_content_table_is_changed_and_played() -> None:
    def no_traps(tables: dict[str, Json]) -> None:
        for tile in rows(tables, "tiles"):
            lanes = tile["lanes"]
            assert isinstance(lanes, list)
            tile["lanes"] = ["safe" if lane == "trap" else lane for lane in lanes]

    safe = Variant("no traps", "memoracers", 2, {"content": changed("memoracers", no_traps)})
    ours, without = study([OURS, safe], games=4, bots=("random",), seed=1, luck=False)
    assert without.length.mean > ours.length.mean, "nobody crashes"


def test_stronger_enemies_of_galaxy_trucker_are_studied() -> None:
    def invincible(tables: dict[str, Json]) -> None:
        for card in rows(tables, "cards"):
            if card["strength"]:
                card |= {"strength": 99, "house": True}

    flight: dict[str, Json] = {"flights": ["I"]}
    ours = Variant("ours", "galaxy-trucker", 2, flight)
    strong = Variant("nobody wins", "galaxy-trucker", 2, {**flight, "content": changed("galaxy-trucker", invincible)})
    beaten, unbeaten = study([ours, strong], games=6, bots=("easy",), seed=2, luck=False)
    assert beaten.uses.get("TakeReward", 0) > 0
    assert "TakeReward" not in unbeaten.uses


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_game_that_takes_content_hands_out_its_own(spec: ad.AnySpec) -> None:
    """What `content` takes, `our_content` gives: its table unchanged is a game like any other."""
    if "content" not in spec.options.__dataclass_fields__:
        assert spec.our_content is None
        return
    assert spec.our_content is not None, f"{spec.name} takes a content table and has none to change"
    ours = spec.our_content()
    assert isinstance(ours, spec.content)
    assert changed(spec.name, lambda _: None) == plain(ours)
    same = spec.new(2, {"content": plain(ours)}, 5)
    assert plain(same.view(0).public) == plain(spec.new(2, {}, 5).view(0).public)


def test_a_table_that_is_not_there_is_told() -> None:
    with pytest.raises(ad.OptionError, match=r"expected one of the tables cities, cards, found 'tiles'"):
        changed("celestia", lambda tables: rows(tables, "tiles").clear())


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.name)
def test_every_game_can_be_studied(spec: ad.AnySpec) -> None:
    (result,) = study([Variant("ours", spec.name, 2)], games=1, bots=("random",), seed=4, luck=False)
    assert result.length.mean > 0
    assert result.uses
    game = spec.new(2)
    assert len(standing(game)) == 2


def test_what_cannot_be_played_is_told_before_anything_is() -> None:
    with pytest.raises(ad.OptionError, match="shields"):
        study([Variant("none", "memoracers", 2, {"shields": 0})], games=1, bots=("random",), seed=1)


def test_a_page_is_written_with_its_plots(tmp_path: Path) -> None:
    page = tmp_path / "shields.md"
    write(page, "Shields", ["Words."], study([OURS, FEW], games=2, bots=("easy",), seed=1), ["The end."])
    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Shields\n\nWords.")
    for path in tmp_path.glob("*.svg"):
        assert f"({path.name})" in text
        assert ET.fromstring(path.read_text(encoding="utf-8")).tag.endswith("svg")
    assert len(list(tmp_path.glob("*.svg"))) == 6


def test_a_label_names_the_card() -> None:
    action = ad.action_from_json(ad.game("celestia"), '{"do": "Play", "card": "turbo"}')
    assert label(action) == "Play turbo"
    assert label(ad.action_from_json(ad.game("memoracers"), '{"do": "PlaceShip", "lane": 3}')) == "PlaceShip"


def test_plots_hold_their_words_and_escape_them() -> None:
    drawn = plot.lines("a < b", [("x & y", [(0, 1), (2, 3)]), ("z", [(0, 0), (2, 1)])], ("time", "points"))
    assert ET.fromstring(drawn).tag.endswith("svg")
    assert "a &lt; b" in drawn
    assert "x &amp; y" in drawn
    assert ET.fromstring(plot.bars("bars", [("one", 2.0), ("two", -1.0)], "times")).tag.endswith("svg")
    assert plot.ticks(3, 3)
