"""The wording of the page, in both languages: phrases that must not come back, and counts that agree with their noun.

Old-fashioned words stay out of docs and comments too; `web/src/source.test.ts` does the same for the page.

Elision and plurals themselves are tested with the template syntax, in `tests/kernel/test_words.py`.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BANNED = {
    "en": (
        r"\bAll have announced\b",
        r"no other word is allowed",
        r"\b(?:recto|verso)\b",
        r"\bmalus\b",
        r"has the lowest value",
        r"circles? before START",
        r"\bPilot \{n\}",
        r"Buy 0 cards",
        r"\bwatchers?\b",
        r"loose connectors?",
        r"Px2 token",
    ),
    "fr": (
        r"écrasement",
        r"\bcontre (?:les|un|deux|jusqu’à deux) dés?\b",
        r"\bcontrer\b",
        r"^VICTOIRE$|^Victoire$",
        r"dernière personne à avoir volé",
        r"Kraken sur quatre",
        r"\bAvis\b",
        r"machination",
        r"\bbatteries? (?:allumée|pleine|vide)",
        r"\ble perdre\b",
        r"sorte de (?:monde|doubles)",
        r"Courir là",
        r"^de marchandises",
        r"Crois-moi",
        r"Saute !",
        r"^Pilote \{n\}$",
        r"\b(?:Seul|Pour) qui\b",
        r"cercles? avant DÉPART",
        r"\bsoutes?\b",
        r"\bPasser (?:les|l’|le film)",
        r"\bvol(?:e|ent) (?:leur|ses|sa propre) ",
        r"Paratonnerre",
        r"faces? vierge",
        r"connecteurs? à nu",
        r"Px2",
    ),
}
"""What was found by ear and mended; see the glossary for the word to use."""

KEPT = {
    ("fr", "face.pilot"): "a Pilot card and its number",
    ("en", "face.pilot"): "a Pilot card and its number",
}

NOUNS = {
    "en": "actions|cards|points|credits|cells|days|goods|squares|components|crew members|seats|players|treasures",
    "fr": "actions|cartes|points|crédits|cellules|jours|marchandises|cases|composants|sièges|joueurs|trésors",
}

ALWAYS_SEVERAL = {
    "ForgottenCityLit": "25 points",
    "loan-is-whole": "12 credits",
    "no-such-lot": "2 components",
    "over.why.different": "5 treasures",
    "over.why.goal": "50 points",
    "shields.free": "at least 6 boxes",
    "setup.full": "a limit of seats",
    "treasures.of": "50 points",
    "home.players": "a range",
}
"""Sentences with a plain number before a plural, and why that number is never 1."""


def toml_sentences(lang: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []

    def gather(table: dict[str, object], path: str) -> None:
        for key, value in table.items():
            name = f"{path}.{key}" if path else key
            if isinstance(value, dict):
                gather(value, name)
            else:
                found.append((name, str(value)))

    for file in sorted((ROOT / "src").glob(f"**/text/{lang}.toml")):
        gather(tomllib.loads(file.read_text(encoding="utf-8")), "")
    return found


STILTED = re.compile(r"\b(?:whoever|anew)\b", re.IGNORECASE)
"""Write "anyone who" and "again"."""
NEEDED = {
    "src/astrodrome/server/room/seed_draw.py": "a name in saved tables",
    "tests/docs/test_wording.py": "the words themselves",
}
RULE = re.compile(r"- \*\*[A-Z]{2}-Q?\d+\*\*")
"""The line of a rule in its catalogue, which keeps its wording."""

STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
ENTRY = re.compile(r'^  (?:"([\w.+\-]+)"|(\w+)):\s*((?:"(?:[^"\\]|\\.)*"(?:\s*\+\s*)?)+),$', re.MULTILINE)


def page_sentences(lang: str) -> list[tuple[str, str]]:
    files = [*(ROOT / "web/src/lib/i18n").glob("*.ts"), *(ROOT / "web/src").glob("**/text/*.ts")]
    found: list[tuple[str, str]] = []
    for file in sorted(files):
        text = file.read_text(encoding="utf-8")
        if not re.search(rf"(?:^|\.){lang}\.ts$", file.name):
            continue
        for entry in ENTRY.finditer(text):
            said = "".join(STRING.findall(entry[3])).replace("\\u00a0", "\u00a0").replace("\\u2212", "−")
            found.append((entry[1] or entry[2], said))
    return found


def sentences(lang: str) -> list[tuple[str, str]]:
    return [*toml_sentences(lang), *page_sentences(lang)]


def test_all_sentences_are_read() -> None:
    for lang in ("en", "fr"):
        keys = {key for key, _ in sentences(lang)}
        assert {"skip", "hint.fly.text", "event.VesselCrashed", "half.yard", "kind", "refusal.table-paused"} <= keys
        assert len(sentences(lang)) > 2500  # every game, the table and the server


@pytest.mark.parametrize(("lang", "pattern"), [(lang, one) for lang, found in BANNED.items() for one in found])
def test_a_phrase_found_wrong_does_not_come_back(lang: str, pattern: str) -> None:
    wrong = re.compile(pattern.replace(" !", "[ \u00a0]!"))
    back = [(key, said) for key, said in sentences(lang) if wrong.search(said) and (lang, key) not in KEPT]
    assert back == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_count_agrees_with_its_noun(lang: str) -> None:
    plain = re.compile(rf"(?<!to )(?<!à )\{{\w+\}} (?:{NOUNS[lang]})\b")
    stiff = [(key, said) for key, said in sentences(lang) if plain.search(said)]
    assert [
        one for one in stiff if one[0].rpartition(".")[2] not in ALWAYS_SEVERAL and one[0] not in ALWAYS_SEVERAL
    ] == []


def test_french_puts_one_word_on_one_thing() -> None:
    words = dict(page_sentences("fr"))
    assert words["skip"] == "Accélérer"  # never « Passer », which is what a player says
    assert words["settings.notices"] == "Notifications"
    assert words["over.winner"] != "Victoire"


def stilted_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if STILTED.search(line) and not RULE.match(line)]


def test_docs_and_comments_use_plain_words() -> None:
    folders = ("src", "tests", "tools", "training", "benchmarks", "docs")
    files = [*ROOT.glob("*.md"), ROOT / "web/README.md", ROOT / ".ci/run"]
    files += [file for folder in folders for end in ("py", "md") for file in (ROOT / folder).rglob(f"*.{end}")]
    named = {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}
    found = {name: lines for name, text in named.items() if (lines := stilted_lines(text))}
    assert len(files) > 1300
    assert found.keys() == NEEDED.keys(), found


def test_only_the_line_of_a_rule_keeps_its_old_words() -> None:
    assert stilted_lines("drawn anew\n- **CS-412** [base] decide anew\n  Whoever asks\nagain") == [
        "drawn anew",
        "Whoever asks",
    ]
