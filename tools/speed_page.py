"""Write docs/speed.md and its plots from the results of a run: `./run exec python -m tools.speed_page [FILE]`.

The file is what `./run exec astrodrome bench --peers --json` printed; a `note` in it says what else matters.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from astrodrome.cli.speed.engines import Row
from astrodrome.cli.speed.tables import as_table, ratio, ratios
from astrodrome.research.plot import bars
from astrodrome.research.rates import COMPILED

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "speed.md"
PLOTS = {"public": "Catanatron", "turns": "gin rummy", "batch": "gin rummy"}
TITLES = {
    "public": "Through legal and play, times Catanatron",
    "turns": "PettingZoo's interface with tensor and mask, times OpenSpiel's gin rummy",
    "batch": "Many games at once, one core, times OpenSpiel's gin rummy",
}
COMMAND = "./run exec astrodrome bench --peers"
BEGIN, END = "<!-- measured -->", "<!-- end of measured -->"


def newest() -> Path:
    """Return the latest results."""
    return max(RESULTS.glob("speed-*.json"))


def plots(rows: Sequence[Row]) -> dict[str, str]:
    """Return the plots by name, as SVG."""
    found = {}
    for border, peer in PLOTS.items():
        values, spans = [], []
        for row in rows:
            one = ratio(row, border)
            if one is not None:
                kind = "compiled" if row["peer"] == COMPILED else "interpreted"
                values.append((f"{str(row['game']).partition(',')[0]}, {kind}", one.median))
                spans.append((one.low, one.high))
        marked = [name for name, _ in values if name.endswith("compiled")]
        found[border] = bars(TITLES[border], values, f"times {peer}", 1.0, marked, peer, spans)
    return found


def measured_part(path: Path) -> str:
    """Return the measured part of the page."""
    run: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    place = path.relative_to(ROOT).as_posix()
    head = [
        BEGIN,
        f"Measured by `{COMMAND} --seconds {run['seconds']:g}` (`{place}`), in seconds of the processor.",
        f"{run.get('note', '')} Python {run['python']}, {run['machine']}.",
    ]
    pictures = [f"![{TITLES[name]}](speed-{name}.svg)\n" for name in PLOTS]
    per_second = ["Choices per second (a choice is an answer where more than one action is legal), and other rates:"]
    return "\n".join([*head, "", *pictures, ratios(run["rows"]), "", *per_second, "", as_table(run["rows"]), END])


def main() -> int:
    """Write the measured part of the page again; the words around it stay."""
    path = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else newest()
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + measured_part(path) + rest.partition(END)[2], encoding="utf-8")
    for name, svg in plots(json.loads(path.read_text(encoding="utf-8"))["rows"]).items():
        (PAGE.parent / f"speed-{name}.svg").write_text(svg, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
