"""Chapter 24: solo against the Rival."""

from __future__ import annotations

from collections import Counter

import pytest

from astrodrome.games.celerium.actions import (
    END_TURN,
    PASS_TURN,
    ActivateBoosts,
    AimAt,
    BuyUpgrade,
    NameOpponent,
    PickLine,
)
from astrodrome.games.celerium.events import (
    BoostChecked,
    BoostsActivated,
    FranchiseEntered,
    FranchisePassed,
    LinePicked,
    MarketPassed,
    RivalBought,
    RivalPlayed,
    UpgradeDamaged,
    UpgradeRepaired,
    VehicleAdvanced,
    VehiclePenalised,
)
from astrodrome.games.celerium.solo import rival_boosts, rival_line, rival_plays, rival_vehicle
from astrodrome.games.celerium.spec import SPEC
from astrodrome.games.celerium.vocabulary import RIVAL, Kind
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Event, Line
from tests.celerium.games import raced
from tests.celerium.table import Franchise, Table, f, rally, start, told

SOLO: dict[str, Json] = {"modules": ["solo"]}
EASY: dict[str, Json] = {"modules": ["solo"], "difficulty": "easy"}
HARD: dict[str, Json] = {"modules": ["solo"], "difficulty": "hard"}
NOTHING = ActivateBoosts(False, False, False)
THREE = "battery-blue twin-blue-green all-terrain"


def solo(
    human: Franchise | None = None,
    rival: Franchise | None = None,
    *,
    step: str = "race",
    planet: str = "Abeir-Toril",
    wheel: int = 1,
    round: int = 1,  # noqa: A002
    market: str | None = None,
    deck: str = "",
    control: str = "C-12",
    options: dict[str, Json] | None = None,
) -> Table:
    return rally(
        human or f(energy=9, score=40),
        rival or f(line="green", energy=0, actions=0),
        step=step,
        planet=planet,
        wheel=wheel,
        round=round,
        market=market,
        deck=deck,
        control=control,
        options=options or SOLO,
    )


def on_rival(table: Table) -> list[str | None]:
    """Return the Upgrades on the Rival's Pilot and Starbot."""
    return [None if up is None else table.g.tables.upgrades.name[up] for up in table.g.installed[2:]]


def race_on(table: Table) -> list[Event]:
    """Let the human pass until the race, and with it the round, is over."""
    events: list[Event] = []
    this = table.g.round
    while table.g.round == this and not table.game.over:
        events += table.passes()
    return events


@pytest.mark.rule("CM-254")
def test_solo_is_a_game_of_two_franchises() -> None:
    table = start(1)
    assert (table.public.races, len(table.g.market), len(table.public.franchises)) == (6, 3, 2)
    assert [len(deck) for deck in table.g.decks] == [40, 45, 45]
    assert table.game.seats == 1


@pytest.mark.rule("CM-255")
def test_the_rival_gets_a_face_and_a_starbot_that_the_human_does_not_use() -> None:
    faces: Counter[str] = Counter()
    for seed in range(60):
        game = SPEC.new(1, {"colours": ["blue"]}, seed)
        g = game.state
        face = g.face[RIVAL]
        assert face is not None
        row = g.tables.box.pilots[face]
        assert row.card - 1 == g.pilot_card[RIVAL] != g.pilot_card[0]
        assert g.starbot[RIVAL] != g.starbot[0] == 2
        faces[row.side] += 1
        assert (g.actions[RIVAL], g.energy[RIVAL], g.hands[RIVAL], g.px2[RIVAL]) == (0, 0, (), True)
        assert told(game.opening, FranchiseEntered)[1].rival
    assert min(faces["recto"], faces["verso"]) > 15
    assert {SPEC.new(1, {}, seed).state.starbot[RIVAL] for seed in range(30)} == {1, 2, 3}


@pytest.mark.rule("CM-255")
def test_the_rival_never_has_actions_energy_or_cards() -> None:
    for answers in range(10, 200, 15):
        g = raced(1, {}, answers).state
        assert (g.actions[RIVAL], g.energy[RIVAL], g.hands[RIVAL], g.hangar[RIVAL]) == (0, 0, (), ())
        assert g.capacity(RIVAL) == 0


@pytest.mark.rule("CM-256")
def test_the_human_begins_and_the_token_alternates() -> None:
    assert {SPEC.new(1, {}, seed).state.first for seed in range(8)} == {0}
    table = solo(options=EASY)
    while table.g.round == 1:
        table.passes()
    assert table.g.first == RIVAL


@pytest.mark.rule("CM-257")
@pytest.mark.parametrize(
    ("market", "taken"),
    [
        ("specialist-blue twin-blue-green all-terrain", "all-terrain"),  # 33 against 22 and 13
        ("overdrive-blue twin-blue-green battery-blue", "overdrive-blue"),  # 23
        ("generator-blue all-terrain twin-blue-green", "all-terrain"),
        ("specialist-yellow specialist-blue battery-blue", "specialist-yellow"),  # first laid
        ("battery-blue generator-green specialist-blue", "specialist-blue"),
    ],
)
def test_the_rival_takes_the_upgrade_with_the_highest_sum(market: str, taken: str) -> None:
    table = solo(step="market", market=market)
    events = table.do(PASS_TURN)
    assert [event.upgrade for event in told(events, RivalBought)] == [taken]
    assert taken not in table.names(table.g.market)


@pytest.mark.rule("CM-257")
def test_of_equal_sums_the_rival_takes_the_higher_energy() -> None:
    table = solo(step="market", market="generator-blue specialist-green specialist-blue")
    table.g.tables.upgrades.sum[table.g.tables.upgrades.index["generator-blue"]] = 13
    try:
        events = table.do(PASS_TURN)
        assert [event.upgrade for event in told(events, RivalBought)] == ["generator-blue"]
    finally:
        table.g.tables.upgrades.sum[table.g.tables.upgrades.index["generator-blue"]] = 11


@pytest.mark.rule("CM-257")
def test_the_rival_buys_once_a_market_and_then_passes() -> None:
    table = solo(step="market", market=THREE)
    table.do(PASS_TURN)
    events = table.do(BuyUpgrade("battery-blue"))
    assert told(events, MarketPassed) == [MarketPassed(RIVAL)]
    table.do(PASS_TURN)
    assert table.asks == "FranchiseEquips"
    assert table.names(table.g.upgrades_gone) == ["twin-blue-green"]


@pytest.mark.rule("CM-258")
@pytest.mark.parametrize(
    ("on_pilot", "on_starbot", "where", "after"),
    [
        ("", "", "pilot", ["all-terrain", None]),
        ("battery-blue", "", "starbot", ["battery-blue", "all-terrain"]),
        ("", "battery-blue", "pilot", ["all-terrain", "battery-blue"]),
        ("specialist-blue", "battery-blue", "starbot", ["specialist-blue", "all-terrain"]),
        ("battery-blue", "specialist-blue", "pilot", ["all-terrain", "specialist-blue"]),
        ("battery-blue", "battery-green", "starbot", ["battery-blue", "all-terrain"]),
        ("all-terrain", "all-terrain", None, ["all-terrain", "all-terrain"]),
    ],
)
def test_where_the_rival_installs(on_pilot: str, on_starbot: str, where: Kind | None, after: list[str | None]) -> None:
    rival = f(on_pilot=on_pilot, on_starbot=on_starbot, energy=0, actions=0)
    table = solo(rival=rival, step="market", market="all-terrain battery-yellow generator-blue")
    events = table.do(PASS_TURN)
    assert on_rival(table) == after
    assert told(events, RivalBought) == [RivalBought(RIVAL, "all-terrain", "all-terrain", where)]
    gone = {on_pilot, on_starbot, "all-terrain"} - set(after) - {""} if where else {"all-terrain"}
    assert set(table.names(table.g.upgrades_gone)) == gone


@pytest.mark.rule("CM-259")
@pytest.mark.parametrize(
    ("face", "planet", "last", "line"),
    [
        ("1 verso", "Abeir-Toril", None, 0),  # 12+2, 9-2, 8
        ("1 verso", "Abeir-Toril", "blue", 2),  # 7 or 8
        ("3 verso", "Givrecoeur", None, 1),
        ("4 recto", "Dunéa", "green", 2),  # 8 or 10
        ("1 recto", "Dunéa", "yellow", 1),  # 7 or 11
    ],
)
def test_the_rival_picks_the_line_of_its_pilots_highest_start(
    face: str, planet: str, last: str | None, line: int
) -> None:
    table = solo(planet=planet, rival=f(face=face, px2=False, energy=0, actions=0))
    table.g.line[RIVAL] = None if last is None else ("blue", "green", "yellow").index(last)
    assert rival_line(table.g) == line


@pytest.mark.rule("CM-259")
def test_between_equal_lines_the_rival_takes_blue_then_green() -> None:
    table = solo(planet="Miasma", rival=f(face="4 verso", px2=False, energy=0, actions=0))
    table.g.tables.pilot_power[7] = (12, 10, 8)  # 12-2, 10, 8+2: all ten
    try:
        lines = []
        for last in (None, 0, 1):
            table.g.line[RIVAL] = last
            lines.append(rival_line(table.g))
    finally:
        table.g.tables.pilot_power[7] = (11, 10, 8)
    assert lines == [0, 1, 0]


@pytest.mark.rule("CM-259")
def test_the_rival_compares_lines_without_its_boosts() -> None:
    rival = f(face="2 recto", line=None, px2=False, energy=0, actions=0, boosts="line planet")
    table = solo(planet="Abeir-Toril", rival=rival)  # green would be 10 with the Line Boost, blue is 11
    assert rival_line(table.g) == 0
    table.g.line[RIVAL] = 0
    assert rival_line(table.g) == 2  # yellow 9 against green 8; with the Boost green would have 10


@pytest.mark.rule("CM-259")
def test_the_rivals_line_is_shown_with_the_humans() -> None:
    table = solo(f(line=None), f(line=None, face="1 verso", energy=0), step="line")
    events = table.do(PickLine("green"))
    assert told(events, LinePicked) == [LinePicked(0, "green", False), LinePicked(RIVAL, "blue", False)]


@pytest.mark.rule("CM-260")
def test_the_rival_doubles_its_pilot_the_first_time_it_can() -> None:
    table = solo(f(line=None), f(line=None, face="2 recto", energy=0), step="line", planet="Virid-7")
    events = table.do(PickLine("green"))
    assert told(events, LinePicked)[1] == LinePicked(RIVAL, "yellow", True)  # 9 doubled beats 11
    assert table.squares(RIVAL)[0] == 18
    assert table.g.px2[RIVAL] is False
    spent = solo(f(line=None), f(line=None, px2=False, face="2 recto", energy=0), step="line", planet="Virid-7")
    assert told(spent.do(PickLine("green")), LinePicked)[1] == LinePicked(RIVAL, "green", False)


@pytest.mark.rule("CM-261")
@pytest.mark.parametrize(
    ("face", "planet", "last", "boosts"),
    [
        ("1 verso", "Abeir-Toril", "green", (False, False, True)),
        ("2 recto", "Abeir-Toril", "blue", (False, False, False)),
        ("3 verso", "Boréalis-4", "blue", (False, True, False)),  # green -1 is its best
        ("4 verso", "Sirocco-3", "blue", (False, False, True)),
        ("1 verso", "Brasier-IX", "yellow", (False, False, True)),
    ],
)
def test_the_rival_boosts_what_would_hurt_it(
    face: str, planet: str, last: str, boosts: tuple[bool, bool, bool]
) -> None:
    table = solo(planet=planet, rival=f(face=face, px2=False, energy=0, actions=0))
    table.g.line[RIVAL] = ("blue", "green", "yellow").index(last)
    assert rival_boosts(table.g) == boosts


@pytest.mark.rule("CM-261")
def test_the_rival_gains_the_points_of_its_boosts() -> None:
    rival = f(face="1 verso", line="blue", px2=False, energy=0)
    table = solo(f(), rival, step="boosts", planet="Boréalis-4")
    events = table.do(NOTHING)
    assert told(events, BoostsActivated)[1] == BoostsActivated(RIVAL, ("line",), 1, 2)
    assert table.g.score == [0, 2]
    assert table.g.shielded == [False, False]


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
        turned += len(told(table.passes(), RivalPlayed))
    assert turned == plays


@pytest.mark.rule("CM-263")
@pytest.mark.parametrize(("score", "level"), [(0, 0), (20, 1), (40, 2)])
def test_the_rival_turns_the_top_card_of_its_best_deck(score: int, level: int) -> None:
    table = solo(rival=f(score=score, energy=0), deck="1-11 2-10 3-09")
    events = table.passes()
    card = ("1-11", "2-10", "3-09")[level]
    assert told(events, RivalPlayed) == [RivalPlayed(RIVAL, card, table.g.rival_plays)]
    assert [(laid.seat, laid.card.name) for laid in table.public.laid] == [(RIVAL, card)]
    assert told(events, VehicleAdvanced)[0].end - 12 == (3, 4, 6)[level]
    while table.g.round == 1:
        table.passes()
    assert card in table.public.decks[level].discard


@pytest.mark.rule("CM-263")
def test_the_rival_moves_in_full_with_every_repeat() -> None:
    table = solo(rival=f(pilot=11, starbot=10, score=20, energy=0), deck="2-10")
    events = table.passes()
    ends = [(event.start, event.end) for event in told(events, VehicleAdvanced)]
    assert ends == [(11, 15), (15, 19), (19, 23)]
    short = solo(rival=f(pilot=27, starbot=26, score=20, energy=0), deck="2-10")
    assert [(e.start, e.end) for e in told(short.passes(), VehicleAdvanced)] == [(27, 28)]


@pytest.mark.rule("CM-263")
def test_a_meteor_stops_the_rival_too() -> None:
    table = solo(rival=f(pilot=11, starbot=10, score=20, energy=0), deck="2-10")
    table.g.meteors, table.g.meteor_met = [17], [0]
    events = table.passes()
    assert [(event.start, event.end) for event in told(events, VehicleAdvanced)] == [(11, 15), (15, 17)]


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
    table = solo(rival=f(pilot=pilot, starbot=starbot, energy=0))
    assert rival_vehicle(table.g, squares) == 2 + ("pilot", "starbot").index(moves)


@pytest.mark.rule("CM-264")
def test_a_shot_vehicle_of_the_rival_is_replaced_by_the_other() -> None:
    table = solo(rival=f(pilot=20, starbot=10, energy=0), deck="1-11 1-12")
    table.g.shot[3] = True
    assert rival_vehicle(table.g, 3) == 2
    table.g.shot[2], table.g.shot[3] = True, False
    assert rival_vehicle(table.g, 3) == 3
    table.g.shot[3] = True
    plays = table.g.rival_plays
    events = table.passes()
    assert told(events, VehicleAdvanced) == []
    assert (len(told(events, RivalPlayed)), table.g.rival_plays) == (1, plays - 1)
    assert table.g.shot == [False] * 4


@pytest.mark.rule("CM-265")
def test_the_rival_suffers_attacks_without_an_answer() -> None:
    table = solo(f(hand="1-20 1-16", energy=9, score=40), f(pilot=20, boosts="shield planet", energy=0))
    table.play("1-20", "first", AimAt(RIVAL, "pilot"), END_TURN)
    assert table.game.asked == (0,)
    assert table.squares(RIVAL)[0] >= 18
    events = table.play("1-16", "first", NameOpponent(RIVAL))
    assert [event.seat for event in told(events, BoostChecked)] == [RIVAL]


@pytest.mark.rule("CM-265")
def test_the_rival_never_uses_an_energy_option() -> None:
    table = solo(rival=f(score=0, energy=0), deck="1-01 1-12 1-20")
    table.g.rival_plays = 1
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
    table = solo(flat, f(pilot=5, starbot=5, score=rival, energy=0), round=6)
    table.g.rival_plays = 0
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
    rival = f(on_pilot="battery-blue", on_starbot="all-terrain", energy=0)
    table = solo(f(hand="3-08 3-08", energy=9), rival, options=EASY)
    table.g.rival_plays = 0
    events = table.play("3-08", "first", NameOpponent(RIVAL), END_TURN)
    assert told(events, UpgradeDamaged) == [UpgradeDamaged(RIVAL, "starbot", "all-terrain", "all-terrain")]
    events = table.play("3-08", "first", NameOpponent(RIVAL))
    assert told(events, UpgradeDamaged) == [UpgradeDamaged(RIVAL, "pilot", "battery-blue", "battery")]
    level = f(pilot=11, starbot=11, boosts="line", versions=(1, 2, 1), energy=0)
    checked = solo(f(hand="1-15", energy=9), level, wheel=2)
    events = checked.play("1-15", "first", NameOpponent(RIVAL))
    assert told(events, VehiclePenalised) == [
        VehiclePenalised(RIVAL, "starbot", 11, 7),
        VehiclePenalised(RIVAL, "pilot", 11, 9),
    ]


@pytest.mark.rule("CM-287")
@pytest.mark.parametrize(
    ("left", "on_pilot", "on_starbot", "after"),
    [
        (0, "", "", ["battery-blue", None]),
        (1, "", "", [None, "battery-blue"]),
        (0, "all-terrain", "", ["all-terrain", None]),
    ],
)
def test_the_rivals_repaired_upgrade_goes_where_it_was_or_away(
    left: int, on_pilot: str, on_starbot: str, after: list[str | None]
) -> None:
    rival = f(workshop="battery-blue", on_pilot=on_pilot, on_starbot=on_starbot, energy=0)
    table = solo(rival=rival, options=EASY, round=6)
    table.g.workshop_left[RIVAL] = (left,)
    events = race_on(table)
    assert told(events, UpgradeRepaired) == [UpgradeRepaired(RIVAL, "battery-blue", "battery")]
    assert on_rival(table) == after
    assert (table.g.hangar[RIVAL], table.g.workshop[RIVAL]) == ((), ())
    assert ("battery-blue" in table.names(table.g.upgrades_gone)) is (on_pilot != "")


@pytest.mark.rule("CM-287")
def test_a_damaged_upgrade_makes_room_for_the_repaired_one_of_the_rival() -> None:
    table = solo(rival=f(workshop="battery-blue", on_pilot="all-terrain", energy=0), options=EASY, round=6)
    table.g.damaged[2] = True
    race_on(table)
    assert on_rival(table) == ["battery-blue", None]
    assert table.names(table.g.workshop[RIVAL]) == ["all-terrain"]


@pytest.mark.rule("CM-292")
def test_an_empty_deck_sends_the_rival_to_a_lower_one_and_at_last_to_pass() -> None:
    table = solo(rival=f(score=40, energy=0), options=HARD)
    g = table.g
    g.hands[0] = tuple(sorted([*g.hands[0], *g.decks[2]]))
    g.decks[2] = ()
    assert [event.card[0] for event in told(table.passes(), RivalPlayed)] == ["2"]
    g.hands[0] = tuple(sorted([*g.hands[0], *g.decks[0], *g.decks[1]]))
    g.decks[0] = g.decks[1] = ()
    events = table.passes()
    assert told(events, RivalPlayed) == []
    assert told(events, FranchisePassed)[-1] == FranchisePassed(RIVAL)
