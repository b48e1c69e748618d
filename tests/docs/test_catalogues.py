"""The catalogues are whole in both languages, say the same, and say it in our own words."""

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from astrodrome.kernel import catalogue
from astrodrome.kernel.catalogue import Catalogue, Entry, Line
from tools import shingles

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "docs" / "rules"
NAMES = catalogue.names(RULES)
RUNS = Path(__file__).with_name("rulebook-runs.bin")
PAGES = sorted(page for page in (*RULES.rglob("*.md"), *(ROOT / "src").rglob("*.toml")))
PREFIXES = {name: catalogue.load(RULES, name, "en").entries()[0].id[:2] for name in NAMES}

FIGURE = re.compile(r"\d+(?:[.,]\d+)?|[★†°½]|\b(?:III?|IV)A?\b|\bIA\b")
NAMED = re.compile(r"[Vv]ariante à 2\b")  # the name of a module: "Two-player" in English, without a figure
REFERENCE = re.compile(r"\b[A-Z]{2}-[EQ]?\d+\b")
CODE = re.compile(r"`[^`]*`")
INTERNAL = re.compile(r"\b[A-Z]+-[A-Z]{2,}\b|\b[a-z]+(?:_[a-z]+)+\b")
"""Names that only code knows: W-POST, SWAP-OWN, solo_star_fix."""
SENTENCE = re.compile(r"[.!?…](?:\s|$)")
NOT_OURS_TO_NAME = re.compile(
    r"\bseeds?\b|(?<![\w/])/[a-z]+/|shared/|reference/|\b\d{3}_[0-9a-f]{8,}|provenance", re.IGNORECASE
)


def both(name: str) -> tuple[Catalogue, Catalogue]:
    return catalogue.load(RULES, name, "en"), catalogue.load(RULES, name, "fr")


def pairs(name: str) -> list[tuple[Entry, Entry]]:
    english, french = both(name)
    return list(zip(english.entries(), french.entries(), strict=True))


def figures(text: str) -> Counter[str]:
    text = NAMED.sub("", text)
    return Counter(figure.replace(",", ".") for figure in FIGURE.findall(text))


def intros(page: Catalogue) -> list[str]:
    heads = [head.intro for head in (page.examples_head, page.points_head) if head.title]
    return [chapter.intro for chapter in page.chapters] + heads


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", NAMES)
def test_no_line_that_players_read_names_a_thing_as_code_does(name: str, lang: str) -> None:
    page = catalogue.load(RULES, name, lang)
    path = re.compile(r"`[^`]*/[^`]*`")  # where a table of ours lies is for those who change it
    read = [*intros(page), *page.preface, *(entry.text for entry in page.entries())]
    read += [text for point in page.points for text in (point.question, point.ruling, point.reason)]
    found = {code for text in read for code in INTERNAL.findall(path.sub("", text))}
    assert not found


def test_no_two_catalogues_share_a_prefix() -> None:
    assert len(set(PREFIXES.values())) == len(PREFIXES)


def test_every_english_catalogue_has_its_french_one_and_none_is_left_over() -> None:
    assert "memoracers" in NAMES
    assert "table" in NAMES
    assert sorted(page.stem for page in (RULES / "fr").glob("*.md")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_ids_are_the_same_in_the_same_order(name: str) -> None:
    english, french = both(name)
    assert [entry.id for entry in english.entries()] == [entry.id for entry in french.entries()]
    assert {entry.id[:2] for entry in english.entries()} == {PREFIXES[name]}


@pytest.mark.parametrize("name", NAMES)
def test_ids_leave_no_gap(name: str) -> None:
    for kind in ("", "E", "Q"):
        form = re.compile(rf"[A-Z]{{2}}-{kind}(\d+)")
        found = [int(match[1]) for entry in both(name)[0].entries() if (match := form.fullmatch(entry.id))]
        assert sorted(found) == list(range(1, len(found) + 1))


@pytest.mark.parametrize("name", NAMES)
def test_tags_house_marks_and_withdrawn_lines_agree(name: str) -> None:
    for english, french in pairs(name):
        assert type(english) is type(french), english.id
        assert english.house == french.house, english.id
        if isinstance(english, Line) and isinstance(french, Line):
            assert (english.tag, english.withdrawn, english.rulings) == (french.tag, french.withdrawn, french.rulings)


@pytest.mark.parametrize("name", NAMES)
def test_figures_references_and_code_agree_line_by_line(name: str) -> None:
    for english, french in pairs(name):
        assert figures(english.text) == figures(french.text), english.id
        assert Counter(REFERENCE.findall(english.text)) == Counter(REFERENCE.findall(french.text)), english.id
        assert Counter(CODE.findall(english.text)) == Counter(CODE.findall(french.text)), english.id


@pytest.mark.parametrize("name", NAMES)
def test_figures_of_prefaces_and_paragraphs_agree(name: str) -> None:
    english, french = both(name)
    assert len(english.preface) == len(french.preface)
    for ours, theirs in zip((*english.preface, *intros(english)), (*french.preface, *intros(french)), strict=True):
        assert figures(ours) == figures(theirs), ours


@pytest.mark.parametrize("name", NAMES)
def test_chapters_open_with_a_paragraph_and_a_drawing(name: str) -> None:
    english, french = both(name)
    drawings = [chapter.drawing for chapter in english.chapters]
    assert all(drawings)
    assert len(set(drawings)) == len(drawings)
    assert drawings == [chapter.drawing for chapter in french.chapters]
    assert [len(chapter.lines) for chapter in english.chapters] == [len(chapter.lines) for chapter in french.chapters]
    for page in (english, french):
        assert all(intros(page))
        for chapter in page.chapters:
            assert 2 <= len(SENTENCE.findall(chapter.intro)) <= 4, chapter.title


@pytest.mark.parametrize("name", NAMES)
def test_sections_stand_at_the_same_lines(name: str) -> None:
    english, french = both(name)
    for ours, theirs in ((english, french), (french, english)):
        names: dict[str, str] = {}
        for one, other in zip(ours.entries(), theirs.entries(), strict=True):
            chapter = ours.chapter_of(one.id)
            key = f"{chapter.number if chapter else type(one).__name__} {one.section}"
            assert names.setdefault(key, other.section) == other.section, one.id


@pytest.mark.parametrize("name", NAMES)
def test_every_reference_names_an_entry_of_a_catalogue(name: str) -> None:
    known = {entry.id for other in NAMES for entry in both(other)[0].entries()}
    prefixes = {PREFIXES[other] for other in NAMES}
    for entry in both(name)[0].entries():
        for rule in REFERENCE.findall(entry.text):
            assert rule in known or rule[:2] not in prefixes, f"{entry.id} speaks of {rule}"


@pytest.mark.parametrize("name", NAMES)
def test_open_points_give_ruling_and_reason_in_both_languages(name: str) -> None:
    english, french = both(name)
    for ours, theirs in zip(english.points, french.points, strict=True):
        assert bool(ours.ruling) == bool(theirs.ruling), ours.id
        assert figures(ours.ruling) == figures(theirs.ruling), ours.id


@pytest.mark.parametrize("name", NAMES)
def test_french_typography(name: str) -> None:
    text = (RULES / "fr" / f"{name}.md").read_text(encoding="utf-8")
    text = re.sub(r"`[^`]*`|<!--.*?-->", "", text)
    assert "'" not in text, "the apostrophe is ’"
    assert "..." not in text, "the ellipsis is …"
    assert not re.findall(r".{20}(?<!\u00a0)[;?!%»]", text), "a no-break space stands before these marks"
    assert not re.findall(r".{20}(?<!\u00a0):(?!-)(?!\d)", text), "a no-break space stands before a colon"
    assert not re.findall(r"«(?!\u00a0)", text), "a no-break space stands after an opening mark"
    assert not re.findall(r"\bjoueu(?:r|rs|se|ses)\b", text, re.IGNORECASE), "people are named without a gender"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_run_of_eight_words_is_a_rulebooks(page: Path) -> None:
    printed = shingles.read(RUNS.read_bytes())
    assert [run for digest, run in shingles.runs(page.read_text(encoding="utf-8")).items() if digest in printed] == []


@pytest.mark.parametrize("page", sorted(RULES.rglob("*.md")), ids=lambda page: str(page.relative_to(RULES)))
def test_no_page_names_what_is_not_part_of_the_project(page: Path) -> None:
    assert NOT_OURS_TO_NAME.findall(page.read_text(encoding="utf-8")) == []


def test_runs_see_through_case_accents_and_marks(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("L'Été, **où** les vaisseaux s'élancent\nvers le Nord !", encoding="utf-8")
    printed = shingles.read(shingles.gather(tmp_path))
    assert len(printed) == 3
    assert set(shingles.runs("l’ete ou les vaisseaux s’elancent vers")) <= printed
    assert not set(shingles.runs("les vaisseaux ou l’ete s’elancent vers nord")) & printed


@pytest.mark.skipif("ASTRODROME_SEEDS" not in os.environ, reason="the rulebooks are not part of the project")
def test_the_hashed_runs_are_those_of_the_rulebooks() -> None:
    assert shingles.gather(Path(os.environ["ASTRODROME_SEEDS"])) == RUNS.read_bytes()
