"""Chapter 24: the Rival in the race, and the end of a solo game."""

from __future__ import annotations

import pytest

from astrodrome.games.celerium.content.vocabulary import RIVAL
from astrodrome.games.celerium.preparation.rival import rival_plays, rival_vehicle
from astrodrome.games.celerium.records.actions import END_TURN, AimAt, NameOpponent
from astrodrome.games.celerium.records.race_events import (
    FranchisePassed,
    RivalPlayed,
    UpgradeDamaged,
    UpgradeRepaired,
    VehicleAdvanced,
)
from astrodrome.games.celerium.records.scoring_events import BoostChecked, VehiclePenalised
from astrodrome.kernel.records import Line
from tests.celerium.rival import EASY, HARD, SOLO, on_rival, playing, race_on, solo
from tests.celerium.table import CHAINS, all_cards, f
from tests.contract.events import of_kind


@pytest.mark.rule("CM-262")
@pytest.mark.parametrize(
    ("difficulty", "score", "plays"),
    [("easy", 0, 1), ("easy", 20, 2), ("normal", 0, 3), ("normal", 45, 5), ("hard", 19, 5), ("hard", 40, 7)],
)
def test_the_rival_plays_by_level_and_difficulty_and_then_passes(difficulty: str, score: int, plays: int) -> None:
    table = solo(rival=f(score=score, energy=0, pilot=5, starbot=4), options={**SOLO, "difficulty": difficulty})
    assert rival_plays(table.g) == plays == table.public.rival_plays
    turned = 0
    while table.g.round == 1:
        turned += len(of_kind(table.passes(), RivalPlayed))
    assert turned == plays


@pytest.mark.rule("CM-263")
@pytest.mark.parametrize(("score", "level"), [(0, 0), (20, 1), (40, 2)])
def test_the_rival_turns_the_top_card_of_its_best_deck(score: int, level: int) -> None:
    table = solo(rival=f(score=score, energy=0), deck="1-11 2-10 3-09")
    events = table.passes()
    card = ("1-11", "2-10", "3-09")[level]
    assert of_kind(events, RivalPlayed) == [RivalPlayed(RIVAL, card, playing(table).plays)]
    assert [(laid.seat, laid.card.name) for laid in table.public.laid] == [(RIVAL, card)]
    assert of_kind(events, VehicleAdvanced)[0].end - 12 == (3, 3, 6)[level]
    while table.g.round == 1:
        table.passes()
    assert card in table.public.decks[level].discard


@pytest.mark.rule("CM-263")
def test_the_rival_moves_in_full_with_every_repeat() -> None:
    table = solo(rival=f(pilot=11, starbot=10, score=40, energy=0), deck="3-05", options={**SOLO, **CHAINS})
    events = table.passes()
    ends = [(event.start, event.end) for event in of_kind(events, VehicleAdvanced)]
    assert ends == [(11, 15), (15, 19), (19, 23)]
    short = solo(rival=f(pilot=27, starbot=26, score=20, energy=0), deck="2-10")
    assert [(e.start, e.end) for e in of_kind(short.passes(), VehicleAdvanced)] == [(27, 28)]


@pytest.mark.rule("CM-263")
def test_a_meteor_stops_the_rival_too() -> None:
    table = solo(
        rival=f(pilot=11, starbot=10, score=40, energy=0), deck="3-05", options={**SOLO, **CHAINS}, meteors="17"
    )
    events = table.passes()
    assert [(event.start, event.end) for event in of_kind(events, VehicleAdvanced)] == [(11, 15), (15, 17)]


@pytest.mark.rule("CM-264")
@pytest.mark.parametrize(
    ("pilot", "starbot", "squares", "moves"),
    [
        (14, 10, 3, "starbot"),  # ends on 13
        (13, 10, 3, "pilot"),  # would be level
        (20, 7, 2, "starbot"),  # 9, and on to 11
        (11, 7, 2, "pilot"),  # the repeat would bring it level
    ],
)
def test_the_starbot_moves_while_it_stays_behind(pilot: int, starbot: int, squares: int, moves: str) -> None:
    table = solo(rival=f(pilot=pilot, starbot=starbot, energy=0), options={**SOLO, **CHAINS})
    assert rival_vehicle(table.g, squares) == 2 + ("pilot", "starbot").index(moves)


@pytest.mark.rule("CM-264")
def test_a_shot_vehicle_of_the_rival_is_replaced_by_the_other() -> None:
    vehicles = []
    for shot in ("starbot", "pilot"):
        table = solo(rival=f(pilot=20, starbot=10, energy=0, shot=shot))
        vehicles.append(rival_vehicle(table.g, 3))
    assert vehicles == [2, 3]
    table = solo(rival=f(pilot=20, starbot=10, energy=0, shot="pilot starbot"), deck="1-11 1-12")
    plays = playing(table).plays
    events = table.passes()
    assert of_kind(events, VehicleAdvanced) == []
    assert (len(of_kind(events, RivalPlayed)), playing(table).plays) == (1, plays - 1)
    assert table.g.carries_shot == [False] * 4


@pytest.mark.rule("CM-265")
def test_the_rival_suffers_attacks_without_an_answer() -> None:
    table = solo(f(hand="1-20 1-16", energy=9, score=40), f(pilot=20, boosts="shield planet", energy=0))
    table.play("1-20", "first", AimAt(RIVAL, "pilot"), END_TURN)
    assert table.game.asked == (0,)
    assert table.squares(RIVAL)[0] >= 18
    events = table.play("1-16", "first", NameOpponent(RIVAL))
    assert [event.seat for event in of_kind(events, BoostChecked)] == [RIVAL]


@pytest.mark.rule("CM-265")
def test_the_rival_never_uses_an_energy_option() -> None:
    table = solo(rival=f(score=0, energy=0, plays=1), deck="1-01 1-12 1-20")
    wheel = table.g.wheel
    table.passes()
    assert (table.g.wheel, table.squares(0)) == (wheel, (12, 10))


@pytest.mark.rule("CM-267")
@pytest.mark.parametrize(
    ("human", "rival", "energy", "result"),
    [(50, 30, 0, "win"), (30, 60, 9, "defeat"), (40, 40, 1, "win"), (40, 40, 0, "draw")],
)
def test_how_a_solo_game_is_decided(human: int, rival: int, energy: int, result: str) -> None:
    flat = f(pilot=5, starbot=5, score=human, energy=energy)
    table = solo(flat, f(pilot=5, starbot=5, score=rival, energy=0, plays=0), round=6)
    table.passes()
    if not table.game.over:
        table.passes()
    outcome = table.game.outcome
    assert outcome is not None
    assert table.public.result == result
    assert outcome.winners == ((0,) if result == "win" else ())
    assert (outcome.scores, outcome.ranks) == ((human + 3,), (1,))
    assert outcome.breakdown[0][-1] == Line("rival", rival + 3)
    assert solo().public.result is None


@pytest.mark.rule("CM-286")
def test_the_rival_loses_its_starbots_upgrade_first_and_takes_the_larger_penalty_there() -> None:
    rival = f(on_pilot="battery-blue", on_starbot="all-terrain", energy=0, plays=0)
    table = solo(f(hand="3-08 3-08", energy=9), rival, options=EASY)
    events = table.play("3-08", "first", NameOpponent(RIVAL), END_TURN)
    assert of_kind(events, UpgradeDamaged) == [UpgradeDamaged(RIVAL, "starbot", "all-terrain", "all-terrain")]
    events = table.play("3-08", "first", NameOpponent(RIVAL))
    assert of_kind(events, UpgradeDamaged) == [UpgradeDamaged(RIVAL, "pilot", "battery-blue", "battery")]
    level = f(pilot=11, starbot=11, boosts="line", versions=(1, 2, 1), energy=0)
    checked = solo(f(hand="1-15", energy=9), level, wheel=2)
    events = checked.play("1-15", "first", NameOpponent(RIVAL))
    assert of_kind(events, VehiclePenalised) == [
        VehiclePenalised(RIVAL, "starbot", 11, 7),
        VehiclePenalised(RIVAL, "pilot", 11, 9),
    ]


@pytest.mark.rule("CM-287")
@pytest.mark.parametrize(
    ("workshop", "on_pilot", "on_starbot", "after"),
    [
        ("battery-blue", "", "", ["battery-blue", None]),
        ("battery-blue:starbot", "", "", [None, "battery-blue"]),
        ("battery-blue", "all-terrain", "", ["all-terrain", None]),
    ],
)
def test_the_rivals_repaired_upgrade_goes_where_it_was_or_away(
    workshop: str, on_pilot: str, on_starbot: str, after: list[str | None]
) -> None:
    rival = f(workshop=workshop, on_pilot=on_pilot, on_starbot=on_starbot, energy=0)
    table = solo(rival=rival, options=EASY, round=6)
    events = race_on(table)
    assert of_kind(events, UpgradeRepaired) == [UpgradeRepaired(RIVAL, "battery-blue", "battery")]
    assert on_rival(table) == after
    assert (table.g.hangar[RIVAL], table.g.workshop[RIVAL]) == ((), ())
    assert ("battery-blue" in table.names(table.g.market.discard)) is (on_pilot != "")


@pytest.mark.rule("CM-287")
def test_a_damaged_upgrade_makes_room_for_the_repaired_one_of_the_rival() -> None:
    rival = f(workshop="battery-blue", on_pilot="all-terrain", damaged="pilot", energy=0)
    table = solo(rival=rival, options=EASY, round=6)
    race_on(table)
    assert on_rival(table) == ["battery-blue", None]
    assert table.names(table.g.workshop[RIVAL]) == ["all-terrain"]


@pytest.mark.rule("CM-292")
def test_an_empty_deck_sends_the_rival_to_a_lower_one_and_at_last_to_pass() -> None:
    played = []
    for levels in ((3,), (2, 3)):
        human = f(hand=" ".join([card for level in levels for card in all_cards(level)]))
        table = solo(human, f(score=40, energy=0), options=HARD)
        played += [event.card[0] for event in of_kind(table.passes(), RivalPlayed)]
    assert played == ["2", "1"]
    human = f(hand=" ".join([card for level in (1, 2, 3) for card in all_cards(level)]))
    events = solo(human, f(score=40, energy=0), options=HARD).passes()
    assert of_kind(events, RivalPlayed) == []
    assert of_kind(events, FranchisePassed)[-1] == FranchisePassed(RIVAL)
