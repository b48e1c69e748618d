"""The climaxes of each game as films: the moment before, the answer that brings it about, and where it begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from playwright.sync_api import Page

from astrodrome.bots.worker import decide
from astrodrome.games import game as game_of
from astrodrome.games.celestia.records import actions as a
from astrodrome.kernel.codec import plain, to_json
from astrodrome.kernel.game import AnyGame
from astrodrome.server.room.autopilot import bot_seed
from tests.web import celestia, galaxy_trucker
from tests.web.celerium_search import found, prepared
from tests.web.celestia_search import asked, both, can, find
from tests.web.ends import TABLES, ending
from tests.web.galaxy_moments import MOMENTS
from tests.web.galaxy_script import Moment, Place, moments, play, table_at
from tests.web.galaxy_script import find as find_flight
from tests.web.scenes import Scenes
from tests.web.server import Message, Table, seats_of

LAPS = 3
STEP_MS = 50
MOST_STEPS = 900
FRAMES = (0, 500, 950, 1600, 2700)
"""Milliseconds after a climax begins at which it is pictured."""

# Animations of the style sheet follow the same clock as the film.
ADVANCE = """(ms) => {
  for (const one of document.getAnimations()) {
    one.at = (one.at ?? 0) + ms;
    const end = one.effect?.getComputedTiming().endTime ?? 0;
    if (one.at >= end) one.finish();
    else { one.pause(); one.currentTime = one.at; }
  }
}"""


@dataclass(frozen=True)
class Film:
    """A climax: `opens` brings the page to the moment before and returns what makes it happen."""

    opens: Callable[[Scenes], tuple[Page, Callable[[], None]]]
    begins: str
    """What is to be seen when it begins."""
    frames: Sequence[int] = FRAMES
    then: Sequence[tuple[str, Sequence[int]]] = ()
    """Its further parts: what is to be seen when each begins, and its frames."""

    @property
    def captions(self) -> list[str]:
        """What each frame is: its part, and when it was taken."""
        parts = [self.frames, *(frames for _, frames in self.then)]
        names = ["", "then + ", "end + "] if len(parts) > 2 else ["", "end + "]
        return [f"{name}{ms} ms" for name, frames in zip(names, parts, strict=False) for ms in frames]

    def shots(self, scenes: Scenes) -> list[bytes]:
        """Play it on a clock of its own and picture its frames."""
        page, answer = self.opens(scenes)
        page.clock.install()
        page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
        answer()
        parts = [(self.begins, self.frames), *self.then]
        return [picture for begins, frames in parts for picture in part(page, begins, frames)]


def part(page: Page, begins: str, frames: Sequence[int]) -> list[bytes]:
    """Let a film run until something is seen, and picture its frames from there."""
    for _ in range(MOST_STEPS):
        if page.locator(begins).count():
            break
        step(page, STEP_MS)
    else:
        raise AssertionError(f"the film never shows {begins}")
    pictures: list[bytes] = []
    now = 0
    for wanted in frames:
        while now < wanted:
            step(page, STEP_MS)
            now += STEP_MS
        pictures.append(page.screenshot())
    return pictures


def step(page: Page, ms: int) -> None:
    """Let film and animations go on."""
    page.clock.run_for(ms)
    page.evaluate(ADVANCE, ms)


def clicking(page: Page, button: str) -> tuple[Page, Callable[[], None]]:
    """Answer with the last of these buttons."""
    return page, page.locator(button).last.click


def answering(
    scenes: Scenes, table: Table, *actions: Message, seats: tuple[int, ...] = (0,)
) -> tuple[Page, Callable[[], None]]:
    """Open a table; the answers are given over another line."""
    page = scenes.at(table.path, (table, seats))
    page.locator("#prompt:not(.wait)").wait_for()
    helper = scenes.visitor().page
    return page, lambda: play(scenes.server, helper, table, actions)


def crash(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
    """An airship falls; somebody keeps a Jetpack back."""
    page = celestia.at_moment(scenes, find(both(asked("PlayersAtFall"), can(a.Play("jetpack"))), modules=()))
    return clicking(page, "#prompt .btn.go")


def treasure(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
    """Somebody leaves high up and opens a treasure."""
    visitor, table = celestia.seated(scenes, celestia.announce_moment())
    visitor.context.close()
    scenes.open.remove(visitor)
    leave = plain(a.LEAVE)
    assert isinstance(leave, dict)
    return answering(scenes, table, leave)


def meteor(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
    """A ship is struck where it breaks apart."""
    page = galaxy_trucker.at(scenes, find_flight(galaxy_trucker.KINDS, galaxy_trucker.SECOND, MOMENTS["meteor"]))
    return clicking(page, "#prompt .btn.go")


def before(wanted: Callable[[Moment], bool]) -> Callable[[Scenes], tuple[Page, Callable[[], None]]]:
    """The answer before the first moment of this kind in a flight."""

    def opens(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
        kinds, seed, options = galaxy_trucker.KINDS, galaxy_trucker.FIRST_SEED, galaxy_trucker.SECOND
        known = moments(kinds, seed, options)
        after = next(at for at, moment in enumerate(known) if wanted(moment))
        helper = scenes.visitor().page
        table = table_at(scenes.server, helper, Place(kinds, seed, options, after - 1))
        return answering(scenes, table, known[after - 1].answer)

    return opens


def control(moment: str) -> Callable[[Scenes], tuple[Page, Callable[[], None]]]:
    """A pass ends the race, and a Boost is checked."""

    def opens(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
        page = scenes.table(prepared(scenes.server, found(moment)))
        page.locator("[data-ask=FranchiseRaces]").wait_for(state="attached")
        return page, page.locator("#prompt .actions .btn").first.click

    return opens


def the_end(game: str) -> Callable[[Scenes], tuple[Page, Callable[[], None]]]:
    """The last answer of a game."""

    def opens(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
        known, helper = ending(game), scenes.visitor().page
        table = known.table(scenes.server, helper, 1)
        return answering(scenes, table, known.answers[-1])

    return opens


def answers_left(seen: Callable[[Message, Message], bool]) -> int:
    """Return how many answers of the known race are left before the first one that brings about such a change."""
    known = ending("memoracers")
    spec, (kinds, options) = game_of(known.game), TABLES[known.game]
    race = spec.new(len(kinds), options, known.seed)
    bots = [one.get("bot", "easy") for one in seats_of(kinds)]
    given, before = 0, public(race)
    while not race.over:
        seat = race.asked[-1]
        thought = decide(spec.name, race.save(log=False), seat, bots[seat], bot_seed(known.seed, seat))
        race.play(seat, spec.codec.decode_action(json.loads(thought)))
        if seat:
            continue
        given += 1
        view = public(race)
        if seen(before, view):
            return len(known.answers) - given + 1
        before = view
    raise AssertionError("no answer of the first seat brings it about")


def public(game: AnyGame) -> Message:
    """Return what everybody sees of a game, as the page gets it."""
    view: Message = json.loads(to_json(game.view(None).public))
    return view


def changes_places(before: Message, after: Message) -> bool:
    """Whether the first seat passes another ship, or is passed."""
    return bool(before["round"] > 1 and before["order"].index(0) != after["order"].index(0))


def begins_the_last_lap(before: Message, after: Message) -> bool:
    """Whether a ship is the first with one lap to go."""
    most = [max(int(ship["laps"]) for ship in view["ships"]) for view in (before, after)]
    return most[0] < LAPS - 1 <= most[1]


def in_the_race(seen: Callable[[Message, Message], bool]) -> Callable[[Scenes], tuple[Page, Callable[[], None]]]:
    """The answer of the known race that brings about such a change."""

    def opens(scenes: Scenes) -> tuple[Page, Callable[[], None]]:
        known, left, helper = ending("memoracers"), answers_left(seen), scenes.visitor().page
        table = known.table(scenes.server, helper, left)
        return answering(scenes, table, known.answers[len(known.answers) - left])

    return opens


SHOWN = "[data-shown={}]"
FILMS: dict[str, dict[str, Film]] = {
    "celestia": {
        "crash": Film(crash, SHOWN.format("VesselCrashed"), (100, 700, 1150, 1900, 2600)),
        "treasure": Film(
            treasure,
            f"{SHOWN.format('TreasureTaken')}, {SHOWN.format('TreasureSeen')}",  # calm ones are shown at once
            (200, 500, 850, 1150, 1900),
        ),
        "end": Film(the_end("celestia"), "[data-shown]", (0, 600, 1400, 2400, 3600)),
    },
    "celerium": {
        "control": Film(control("control"), SHOWN.format("ControlTurned"), (200, 900, 1700, 2200, 2800)),
        "control-fails": Film(
            control("control-fails"),
            SHOWN.format("BoostChecked"),
            (200, 700, 1200),
            ((SHOWN.format("VehiclePenalised"), (300, 1300)),),
        ),
        "end": Film(
            the_end("celerium"),
            SHOWN.format("ControlTurned"),
            (0, 1500),
            ((SHOWN.format("RaceScored"), (600,)), ("#prompt .btn.go", (0, 1500))),
        ),
    },
    "galaxy-trucker": {
        "meteor": Film(meteor, SHOWN.format("ComponentLost"), (250, 600, 1000, 1400, 2500)),
        "check": Film(before(lambda m: m.decision != "TruckerBuilds"), "[data-measure]", (50, 250, 450, 600, 1000)),
        "launch": Film(
            before(lambda m: bool(m.public["revealed"])), SHOWN.format("CardRevealed"), (100, 300, 400, 700, 1500)
        ),
        "end": Film(the_end("galaxy-trucker"), "[data-shown]", (0, 900, 2000, 3500, 6000)),
    },
    "memoracers": {
        "overtaking": Film(in_the_race(changes_places), ".passes", (0, 200, 400, 800, 1400)),
        "last-lap": Film(in_the_race(begins_the_last_lap), "p.band", (0, 250, 500, 800, 1400)),
        "finish": Film(
            the_end("memoracers"),
            f"{SHOWN.format('ShipMoved')}, {SHOWN.format('LapTicked')}",  # calm ships do not travel
            (0,),
            ((SHOWN.format("LapTicked"), (0, 400)), (SHOWN.format("RaceEnded"), (450, 1400))),
        ),
    },
}
"""By game and name."""
