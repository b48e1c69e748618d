"""Statistics of finished games: counts that agree with what the log says, and what could be expected."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path

import pytest

import astrodrome as ad
from astrodrome.bots import dealer, levels
from astrodrome.cli.main import main
from astrodrome.games.celerium.records.race_events import RivalPlayed
from astrodrome.games.celestia.records.card_events import CardPlayed, CardReturned
from astrodrome.games.celestia.records.flight_events import DiceRerolled, DiceRolled, VesselCrashed
from astrodrome.games.celestia.records.treasure_events import TreasureTaken
from astrodrome.games.galaxy_trucker.modules.technologies.records import CannonBoosted
from astrodrome.games.galaxy_trucker.records.flight_events import DiceRolled as Aimed
from astrodrome.games.galaxy_trucker.records.flight_events import FlightSettled
from astrodrome.games.galaxy_trucker.records.yard_events import ComponentLost
from astrodrome.kernel.codec import plain
from astrodrome.kernel.fields import Json
from astrodrome.tallies.celestia import Tallying
from astrodrome.tallies.counting import Counter
from astrodrome.tallies.galaxy_trucker import Tallying as Trucking
from astrodrome.tallies.statistics import Statistics
from tests.reviews.logs import SETTINGS, Setting, finished, played


def events_of(log: ad.Log) -> list[ad.Event]:
    """Return everything that happened in a game."""
    game = ad.game(log.game).new(log.seats, log.options, log.seed)
    found = list(game.opening)
    for entry in log.entries:
        assert isinstance(entry, ad.Entry)
        found += game.play(entry.seat, game.spec.codec.decode_action(entry.action))
    return found


def total(found: Statistics, name: str) -> int:
    """Return how much was counted under a name, for all seats."""
    return sum([one.count for tally in found.tallies if tally.name == name for one in tally.counts])


def flown(seed: int) -> ad.Log:
    """Let bots build ships and fly them: random ships rarely take off."""
    game = ad.game("galaxy-trucker").new(2, {"flights": ["I"]}, seed)
    bots = [levels.make("easy", seed + seat, "galaxy-trucker") for seat in range(2)]
    while not game.over:
        seat = game.asked[0]
        action = game.legal(seat)[0] if seat == ad.CLOCK else dealer.ask(game, seat, bots[seat], game.number)
        game.play(seat, action, time=1_000 * game.number)
    return game.log


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_every_game_has_statistics(setting: Setting) -> None:
    log = played(setting)
    found = ad.statistics(log)
    assert found.game == setting.game
    assert found.tallies
    assert sum(found.answers) == len([one for one in log.entries if isinstance(one, ad.Entry) and one.seat != ad.CLOCK])
    assert found.time_ms == (None,) * len(found.answers), "this log has no times"
    assert found == ad.statistics(log.to_json())


def test_dice_and_ends_of_voyages_are_those_of_the_log() -> None:
    log = finished("celestia", 3, {"modules": ["ext1", "ext2"]})
    found, events = ad.statistics(log), events_of(log)
    rolled = sum([len(one.dice) for one in events if isinstance(one, DiceRolled)])
    rolled += sum([len(one.which) for one in events if isinstance(one, DiceRerolled)])
    assert rolled == total(found, "dice") > 0
    for tally in found.tallies:
        if tally.name == "dice":
            blank, *others = tally.counts
            assert blank.expected is not None
            assert [one.expected for one in others] == [pytest.approx(blank.expected / 2, abs=1)] * 4, "CS-010"
            assert sum([one.expected or 0 for one in tally.counts]) == pytest.approx(
                100 * sum([one.count for one in tally.counts]), abs=3
            )
    assert total(found, "left") == sum([isinstance(one, TreasureTaken) for one in events])
    assert total(found, "crashed") == sum([len(one.seats) for one in events if isinstance(one, VesselCrashed)])


def test_losses_have_their_cause_and_credits_their_line() -> None:
    log = flown(3)
    found, events = ad.statistics(log), events_of(log)
    assert (
        total(found, "losses") == total(found, "components") == sum([isinstance(one, ComponentLost) for one in events])
    )
    (first,) = [tally for tally in found.tallies if (tally.name, tally.seat) == ("credits", 0)]
    lines = {one.name: one.count for one in first.counts}
    settled = [one for one in events if isinstance(one, FlightSettled) and one.seat == 0]
    assert (lines["goods"], lines["losses"]) == (settled[0].goods, -settled[0].losses)
    assert all(time is not None and time > 0 for time in found.time_ms)


def test_a_cannon_that_disintegrates_was_not_shot() -> None:
    """A booster uses the cannon up (GX-109), whatever flew at the ship before."""
    game = ad.game("galaxy-trucker").new(2, {"flights": ["I"], "modules": ["technologies"]}, 1)
    tallying = Trucking(game.state)
    tallying.note(Aimed(0, "light", "front", (3, 4), 7, (0, 1)))
    for square in (38, 49):
        if square == 38:
            tallying.note(CannonBoosted(0, 27, square))
        tallying.note(ComponentLost(0, "B001", "cannon_single", square, 7, 6, "destroyed"))
    counts = {one.name: one.count for tally in tallying.counters[1].tallies() for one in tally.counts if one.count}
    assert counts == {"other": 1, "shots": 1}


@pytest.mark.parametrize("modules", [[], ["machinations", "technologies", "bonus-cards"]], ids=["base", "modules"])
def test_credits_by_source_add_up_to_the_score(modules: list[Json]) -> None:
    found = ad.statistics(finished("galaxy-trucker", 3, {"modules": modules}))
    for seat, score in enumerate(found.scores):
        assert score == sum(
            [
                one.count
                for tally in found.tallies
                if (tally.name, tally.seat) == ("credits", seat)
                for one in tally.counts
            ]
        )


@pytest.mark.rule("CM-263")
def test_a_solo_rally_has_the_statistics_of_the_rival_too() -> None:
    log = finished("celerium", 1, {})
    found, events = ad.statistics(log), events_of(log)
    turned = sum([isinstance(one, RivalPlayed) for one in events])
    (played,) = [tally.counts for tally in found.tallies if (tally.name, tally.seat) == ("cards", 1)]
    assert [(one.name, one.count) for one in played] == [("move", turned)]


def test_a_card_that_comes_back_was_not_played() -> None:
    state = ad.game("celestia").new(3, {"modules": ["ext1", "ext2"]}, 1).state
    tallying = Tallying(state)
    tallying.note(CardPlayed(1, "alternative-route"))
    tallying.note(CardReturned(1, "alternative-route"))
    assert [tally for counter in tallying.counters for tally in counter.tallies()] == []


def test_what_was_undone_does_not_count() -> None:
    log = finished("memoracers", 2, {})
    twice = replace(log, entries=(log.entries[0], ad.Undo(0), *log.entries))
    assert ad.statistics(twice).answers == ad.statistics(log).answers


def test_expectation_is_rounded_to_hundredths() -> None:
    counter = Counter("dice", 1, "", ("a", "b", "c"))
    counter.roll(0, "a", {"a": 1, "b": 1, "c": 1})
    (tally,) = counter.tallies()
    assert [(one.name, one.count, one.expected) for one in tally.counts] == [("a", 1, 33), ("b", 0, 33), ("c", 0, 33)]
    assert Counter("dice", 1, "", ("a",)).tallies() == [], "nothing was counted"


def test_the_command_prints_lines_csv_or_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = finished("celestia", 3, {"modules": ["ext1", "ext2"]})
    file = tmp_path / "log.json"
    file.write_bytes(log.to_json())
    assert main(["statistics", str(file)]) == 0
    assert capsys.readouterr().out.startswith("seat 0, dice: blank 13 (11.7)")
    assert main(["statistics", str(file), "--csv"]) == 0
    rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert sum([int(row["count"]) for row in rows]) == sum(
        [one.count for tally in ad.statistics(log).tallies for one in tally.counts]
    )
    assert main(["statistics", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == plain(ad.statistics(log))
    file.write_bytes(ad.game("memoracers").new(2).log.to_json())
    assert main(["statistics", str(file)]) == 2
    assert "only a finished game has statistics" in capsys.readouterr().err


def test_seats_that_are_asked_together_think_at_the_same_time() -> None:
    game = ad.game("memoracers").new(3, {}, 7)
    while len(game.asked) < 3:  # starting lanes are chosen one after the other
        game.play(game.asked[0], game.legal(game.asked[0])[0], time=0)
    for seat, seconds in ((0, 40), (1, 55), (2, 60)):
        game.play(seat, game.legal(seat)[0], time=1_000 * seconds)
    while not game.over:
        game.play(game.asked[0], game.legal(game.asked[0])[0], time=60_000)
    assert ad.statistics(game.log).time_ms == (40_000, 55_000, 60_000)
