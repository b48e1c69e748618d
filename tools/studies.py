"""Write the example studies of docs/studies again: `./run exec python -m tools.studies [NAME...] [--games 300]`."""

import argparse
import sys
from pathlib import Path

from astrodrome.kernel.fields import Json
from astrodrome.research.studies import Variant, changed, rows, study
from astrodrome.research.study_pages import write

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "studies"


def shields(games: int, jobs: int) -> None:
    """MemoRacers with fewer and more shields."""
    counts = (8, 12, 16)
    variants = [Variant(f"{count} shields", "memoracers", 4, {"shields": count}) for count in counts]
    results = study(variants, games, ("normal",), seed=1, jobs=jobs)
    words = [
        "How many shields does a ship need? The game gives twelve. Four `normal` pilots race with eight, twelve and",
        "sixteen shields, with the same seeds. To measure luck, `normal` plays duels against `easy`, and each deal is",
        "played from both seats. Written by",
        f"`./run exec python -m tools.studies shields --games {games}`, seed 1.",
    ]
    closing = ["Where two intervals do not overlap, the difference is unlikely to be chance."]
    write(FOLDER / "memoracers-shields.md", "Study: shields in MemoRacers", words, results, closing)


def more_rods(tables: dict[str, Json]) -> None:
    """Double the cards that face lightning, the dearest danger."""
    for row in rows(tables, "cards"):
        if row["card"] == "lightning-rod":
            row |= {name: 2 * copies for name in ("copies", "two") if isinstance(copies := row[name], int)}


def cards(games: int, jobs: int) -> None:
    """Celestia with twice the lightning rods, and without Power cards."""
    variants = [
        Variant("ours", "celestia", 4),
        Variant("twice the lightning rods", "celestia", 4, {"content": changed("celestia", more_rods)}),
        Variant("no Power cards", "celestia", 4, {"power_cards": False}),
    ]
    results = study(variants, games, ("normal",), seed=1, jobs=jobs)
    words = [
        "How do cards change a voyage? Four `normal` travellers play Celestia three times: with our table, with twice",
        "as many lightning rods in the deck (a change of the content table), and without Power cards (an option). To",
        "measure luck, `normal` plays duels against `easy`. Written by",
        f"`./run exec python -m tools.studies cards --games {games}`, seed 1.",
    ]
    closing = ["The last plots count every answer by its kind and its card, forced answers included."]
    write(FOLDER / "celestia-cards.md", "Study: cards in Celestia", words, results, closing)


STUDIES = {"shields": shields, "cards": cards}


def main() -> int:
    """Run the studies you name, or all."""
    parser = argparse.ArgumentParser(prog="tools.studies", description="Write the example studies again.")
    parser.add_argument("study", nargs="*", choices=[[], *STUDIES], default=[])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    for name in given.study or STUDIES:
        STUDIES[name](given.games, given.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
