"""Reading a catalogue: what is in a page comes out of it, and a slip in the page is a sentence."""

from pathlib import Path

import pytest

from astrodrome.kernel import catalogue
from astrodrome.kernel.catalogue import BadCatalogue, Example, Line, OpenPoint

PAGE = """# Toy — rules

Two lines
of preface.

A second block.

## 1. First chapter

How it starts.
Still the same paragraph.

<!-- drawing: start -->

- **TY-001** [base] A ship has 3 boxes (ruling TY-Q01; again TY-Q01, then TY-Q02). <!-- house -->
- TY-002 [base] withdrawn: same as TY-001.

## Second chapter

How it goes on.

<!-- drawing: go-on -->

### Section A

- **TY-003** [solo] Alone.

### Section B

- **TY-004** [solo] Still alone.

## Worked examples

Scenes.

- **TY-E01** It ticks 2 boxes.

## Open points

What we decided.

- **TY-Q01** How many boxes? Ruling (house figure): 3. Reason: it plays well. <!-- house -->
- **TY-Q02** The texts differ in a name only.
"""

FRENCH = """# Jouet – règles

## 1. Premier chapitre

Le début.

<!-- drawing: start -->

- **TY-001** [base] Un vaisseau a 3 cases.

## Points ouverts

- **TY-Q01** Combien\u00a0? Interprétation\u00a0: 3. Raison\u00a0: cela marche bien.
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    (tmp_path / "fr").mkdir()
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "fr" / "toy.md").write_text(FRENCH, encoding="utf-8")
    (tmp_path / "README.md").write_text("# Not a catalogue\n\n- a list\n", encoding="utf-8")
    return tmp_path


def broken(place: Path, old: str, new: str) -> str:
    assert PAGE.count(old) == 1
    (place / "toy.md").write_text(PAGE.replace(old, new), encoding="utf-8")
    with pytest.raises(BadCatalogue) as said:
        catalogue.load(place, "toy", "en")
    return str(said.value)


def test_title_and_preface(place: Path) -> None:
    toy = catalogue.load(place, "toy", "en")
    assert (toy.name, toy.lang, toy.title) == ("toy", "en", "Toy — rules")
    assert toy.preface == ("Two lines\nof preface.", "A second block.")


def test_chapters_are_numbered_in_order_whatever_their_heading(place: Path) -> None:
    first, second = catalogue.load(place, "toy", "en").chapters
    assert (first.number, first.title, first.drawing) == (1, "First chapter", "start")
    assert first.intro == "How it starts.\nStill the same paragraph."
    assert (second.number, second.title, second.drawing) == (2, "Second chapter", "go-on")


def test_lines_carry_tag_house_mark_and_rulings(place: Path) -> None:
    toy = catalogue.load(place, "toy", "en")
    assert toy.chapters[0].lines == (
        Line(
            "TY-001",
            "base",
            "A ship has 3 boxes (ruling TY-Q01; again TY-Q01, then TY-Q02).",
            True,
            ("TY-Q01", "TY-Q02"),
            False,
            "",
        ),
        Line("TY-002", "base", "withdrawn: same as TY-001.", False, (), True, ""),
    )


def test_sections_group_lines_and_end_with_their_chapter(place: Path) -> None:
    toy = catalogue.load(place, "toy", "en")
    assert [line.section for line in toy.chapters[1].lines] == ["Section A", "Section B"]
    assert toy.examples[0].section == ""


def test_examples_and_open_points(place: Path) -> None:
    toy = catalogue.load(place, "toy", "en")
    assert (toy.examples_head.title, toy.examples_head.intro) == ("Worked examples", "Scenes.")
    assert toy.examples == (Example("TY-E01", "It ticks 2 boxes.", False, (), ""),)
    text = "How many boxes? Ruling (house figure): 3. Reason: it plays well."
    assert toy.points[0] == OpenPoint("TY-Q01", text, "How many boxes?", "3.", "it plays well.", True, "")
    assert (toy.points[1].question, toy.points[1].ruling) == ("The texts differ in a name only.", "")


def test_the_french_page_is_read_with_its_own_words(place: Path) -> None:
    toy = catalogue.load(place, "toy", "fr")
    assert (toy.points[0].question, toy.points[0].ruling) == ("Combien\u00a0?", "3.")
    assert toy.points[0].reason == "cela marche bien."
    assert toy.examples_head.title == ""
    assert toy.examples == ()


def test_an_id_finds_its_entry_and_its_chapter(place: Path) -> None:
    toy = catalogue.load(place, "toy", "en")
    found = toy.entry("TY-Q02")
    assert isinstance(found, OpenPoint)
    assert toy.entry("TY-999") is None
    chapter = toy.chapter_of("TY-004")
    assert chapter is not None
    assert chapter.number == 2
    assert toy.chapter_of("TY-E01") is None


def test_names_leave_other_pages_out_and_follow_the_game(place: Path) -> None:
    (place / "toy-expansion.md").write_text(PAGE, encoding="utf-8")
    (place / "toyota.md").write_text(PAGE, encoding="utf-8")
    assert catalogue.names(place) == ("toy", "toy-expansion", "toyota")
    assert catalogue.names(place, "toy") == ("toy", "toy-expansion")
    assert catalogue.names(place, "chess") == ()


def test_unknown_names_and_languages_say_what_exists(place: Path) -> None:
    with pytest.raises(BadCatalogue, match="no catalogue 'chess': expected one of toy"):
        catalogue.load(place, "chess", "en")
    with pytest.raises(BadCatalogue, match="no language 'xx': expected one of en, fr"):
        catalogue.load(place, "toy", "xx")
    (place / "fr" / "toy.md").unlink()
    with pytest.raises(BadCatalogue, match="no catalogue 'toy' in language 'fr'"):
        catalogue.load(place, "toy", "fr")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("# Toy — rules\n", "", "line 2: expected the title first"),
        ("Scenes.", "# Again", "line 34: a second title"),
        ("- **TY-003** [solo] Alone.", "- TY-003: Alone.", "line 26: expected a rule line"),
        ("- **TY-004**", "- **TY-001**", "TY-001 stands here a second time"),
        ("- **TY-003** [solo]", "- **TY-003**", "TY-003: a rule line needs a tag"),
        ("- **TY-E01** It", "- **TY-E01** [base] It", "TY-E01: examples and open points have no tag"),
        ("- **TY-Q02** The", "- TY-Q02 The", "TY-Q02: examples and open points have no tag and are not withdrawn"),
        ("- **TY-E01** It ticks 2 boxes.\n", "", "the chapter 'Worked examples' before this line holds no rule"),
        ("- **TY-E01** It", "- **TY-005** [base] B.\n- **TY-E01** It", "'Worked examples' before this line mixes"),
        ("<!-- drawing: go-on -->", "<!-- drawing: one -->\n<!-- drawing: two -->", "line 23: expected a rule line"),
    ],
)
def test_a_slip_in_a_page_is_a_sentence_that_names_the_place(place: Path, old: str, new: str, why: str) -> None:
    assert why in broken(place, old, new)


def test_the_folder_of_a_checkout_or_of_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "memoracers" in catalogue.names(catalogue.folder())
    module = tmp_path / "lib" / "site" / "astrodrome" / "kernel" / "catalogue.py"
    monkeypatch.setattr(catalogue, "__file__", str(module))
    with pytest.raises(BadCatalogue, match="no rule catalogues"):
        catalogue.folder()
    (tmp_path / "lib" / "docs" / "rules").mkdir(parents=True)
    assert catalogue.folder() == (tmp_path / "lib" / "docs" / "rules").resolve()
    (tmp_path / "lib" / "site" / "astrodrome" / "rules").mkdir(parents=True)
    assert catalogue.folder() == (tmp_path / "lib" / "site" / "astrodrome" / "rules").resolve()


TITLES = """# Spielzeug – Regeln

Vorwort.

## 1. Erstes Kapitel

So geht es los.

## 2. Zweites Kapitel

So geht es weiter.

### Abschnitt A

### Abschnitt B

## Beispiele

Szenen.

## Offene Punkte

Was wir entschieden haben.
"""


def test_a_translation_may_hold_the_titles_alone(tmp_path: Path) -> None:
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "toy.md").write_text(TITLES, encoding="utf-8")
    english, german = (catalogue.load(tmp_path, "toy", lang) for lang in ("en", "de"))
    assert (english.lines_lang, german.lang, german.lines_lang) == ("en", "de", "en")
    assert (german.title, german.preface) == ("Spielzeug – Regeln", ("Vorwort.",))
    assert [(chapter.title, chapter.drawing) for chapter in german.chapters] == [
        ("Erstes Kapitel", "start"),
        ("Zweites Kapitel", "go-on"),
    ]
    assert [line.section for line in german.chapters[1].lines] == ["Abschnitt A", "Abschnitt B"]
    assert german.points_head.intro == "Was wir entschieden haben."
    assert [entry.text for entry in german.entries()] == [entry.text for entry in english.entries()]


@pytest.mark.parametrize(
    ("left_out", "why"), [("### Abschnitt B\n", "1 sections; the English page has 2"), ("## Beispiele\n", "3 chapters")]
)
def test_titles_that_do_not_fit_the_english_page_are_a_mistake(tmp_path: Path, left_out: str, why: str) -> None:
    (tmp_path / "toy.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "toy.md").write_text(TITLES.replace(left_out, ""), encoding="utf-8")
    with pytest.raises(BadCatalogue, match=why):
        catalogue.load(tmp_path, "toy", "de")
