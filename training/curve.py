"""The curve of a run: figures by generation, as CSV and as a plot."""

from __future__ import annotations

import csv
from pathlib import Path

from astrodrome.research import plot


class Curve:
    """Figures that grow with the run, one row each; a figure noted again replaces the old one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.rows: dict[tuple[int, str, str], float] = {}
        if path.exists():
            with path.open(newline="", encoding="utf-8") as file:
                self.rows = {
                    (int(row["generation"]), row["of"], row["figure"]): float(row["value"])
                    for row in csv.DictReader(file)
                }

    def note(self, generation: int, figure: str, value: float, of: str) -> None:
        """Note a figure of a net or game."""
        self.rows[generation, of, figure] = value
        with self._path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["generation", "of", "figure", "value"])
            writer.writerows([[*key, round(one, 6)] for key, one in sorted(self.rows.items())])

    def plot(self, path: Path, name: str) -> None:
        """Draw how much of the outcomes each net explains, generation by generation."""
        nets = sorted({of for _, of, figure in self.rows if figure == "explained"})
        figures = sorted(self.rows.items())
        points = [(of, float(at), one) for (at, of, figure), one in figures if figure == "explained"]
        series = [(net, [(at, one) for of, at, one in points if of == net]) for net in nets]
        if series:
            path.write_text(plot.lines(f"Learning {name}", series, ("generation", "share explained")), encoding="utf-8")
