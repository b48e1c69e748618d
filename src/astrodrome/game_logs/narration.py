"""A game in words: what happened, as sentences that cite their rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.log import Log, Undo
from astrodrome.kernel.moments import Moments
from astrodrome.kernel.records import Event, is_visible
from astrodrome.kernel.spec import AnySpec


def sentence(spec: AnySpec, event: Event, lang: str, names: Sequence[str] = ()) -> str:
    """Return an event in words; seats without a name are called by their number."""
    args = {field.name: getattr(event, field.name) for field in fields(event)}
    return spec.words.say(lang, "event", type(event).__name__, args, names)


def tell(spec: AnySpec, log: Log, seat: int | None, lang: str, names: Sequence[str] = ()) -> list[str]:
    """Return the story of a log as one seat (None: a spectator) saw it, a line per event."""
    playing = spec.replay(log, 0)
    lines = [_line(spec, 0, event, lang, names) for event in playing.opening if is_visible(event, seat)]
    moments = Moments(log.entries)
    moments.reached(playing, 0)
    for number, item in enumerate(log.entries, 1):
        if isinstance(item, Undo):
            moments.go_back(playing, item)
            lines.append(f"{number:5}           -> {item.to}")
            continue
        events = playing.play(item.seat, spec.codec.decode_action(item.action))
        moments.reached(playing, number)
        lines += [_line(spec, number, event, lang, names) for event in events if is_visible(event, seat)]
    return lines


def _line(spec: AnySpec, number: int, event: Event, lang: str, names: Sequence[str]) -> str:
    return f"{number:5}  {event.rule or '':8} {sentence(spec, event, lang, names)}"


def result(playing: AnyGame, lang: str, names: Sequence[str] = ()) -> list[str]:
    """Return how a game ended, a line per seat; nothing while it goes on."""
    outcome = playing.outcome
    if outcome is None:
        return []
    words = playing.spec.words
    lines = []
    for seat, account in enumerate(outcome.breakdown):
        name = names[seat] if seat < len(names) else str(seat + 1)
        figures = ", ".join([f"{words.say(lang, 'line', line.key, {})} {line.value}" for line in account])
        lines.append(f"{outcome.ranks[seat]}. {name}: {outcome.scores[seat]} ({figures})")
    return sorted(lines)
