"""The counts as text: what the study prints when it has played."""

from __future__ import annotations

from astrodrome.research.celerium_balance.counting import Counts
from astrodrome.research.celerium_balance.figures import Share, cards, furthest, group, mean

GROUPS = (
    ("seat", "win rate by seat"),
    ("turn", "win rate by place in the first turn order"),
    ("face", "win rate by Pilot face"),
    ("starbot", "win rate by Starbot"),
    ("line", "win rate by line of a race"),
    ("upgrade", "win rate with an Upgrade family installed"),
    ("installations", "win rate by installations made"),
)
BOOST_FIGURES = ("active", "bluffed", "checked by surprise", "caught by surprise", "checked by control")


def row(one: Share) -> str:
    """Return a share as a line."""
    return f"  {one.name:24} {one.mean:6.1%}  ({one.low:.1%} to {one.high:.1%}; {one.entries:.0f})"


def report(counts: Counts, seats: int) -> str:
    """Return the complete report."""
    lines = [f"{counts['games']:.0f} games, mean score {mean(counts, 'score', 'franchises'):.1f}"]
    for kind, title in GROUPS:
        shares = group(counts, kind)
        if shares:
            lines += [title, *[row(one) for one in shares]]
            far = furthest(shares, 1 / seats)
            lines.append(f"  furthest from fair: {far.name} by {100 * (far.mean - 1 / seats):+.1f} points")
    return "\n".join([*lines, *races(counts), *boosts(counts), *conditions(counts), *events(counts)]) + "\n"


def races(counts: Counts) -> list[str]:
    """Report each race: points, squares, levels."""
    found = ["races: points, score, Pilot, Starbot, on the last square, levels 1 2 3"]
    number = 1
    while f"race/{number}/entries" in counts:
        at = f"race/{number}"
        entries = f"{at}/entries"
        figures = [mean(counts, f"{at}/{what}", entries) for what in ("points", "score", "pilot", "starbot")]
        end = mean(counts, f"{at}/at the end", entries) / 2
        levels = [f"{mean(counts, f'{at}/level {level}', entries):.0%}" for level in (1, 2, 3)]
        found.append(f"  {number}  " + "  ".join([f"{one:5.1f}" for one in figures]) + f"  {end:5.1%}  {levels}")
        number += 1
    return found


def boosts(counts: Counts) -> list[str]:
    """Report how Boosts fared, per franchise and race."""
    entries = sum([value for name, value in counts.items() if name.startswith("race/") and name.endswith("/entries")])
    found = ["Boosts per franchise and race: active, bluffed, checked and caught by surprise, by the control"]
    for boost in ("shield", "line", "planet"):
        figures = [counts.get(f"boost/{boost}/{what}", 0.0) / entries for what in (*BOOST_FIGURES, "caught by control")]
        found.append(f"  {boost:8}" + "  ".join([f"{one:.3f}" for one in figures]))
    return [*found, f"  Shields used {counts.get('boost/shield/used', 0.0) / entries:.3f}"]


def conditions(counts: Counts) -> list[str]:
    """Report how often the two expert conditions would be, or were, met by level."""
    ahead, zone = group(counts, "level", "pilot ahead"), group(counts, "level", "zone reached")
    found = ["conditions by level: Pilot ahead, zone reached"]
    for first, second in zip(ahead, zone, strict=True):
        found.append(f"  level {first.name}  {first.mean:.1%}  {second.mean:.1%}  ({first.entries:.0f})")
    return found


def events(counts: Counts) -> list[str]:
    """Report how every event card was used."""
    found = ["event cards: drawn, laid, moved, first option, second option, as a Reaction, win rate of who laid it"]
    for one in cards(counts):
        parts = "  ".join(
            [f"{part / max(1.0, one.drawn):5.1%}" for part in (one.move, one.first, one.second, one.react)]
        )
        found.append(f"  {one.name}  {one.drawn:6.0f}  {one.laid.mean:5.1%}  {parts}  {one.wins.mean:5.1%}")
    return found
