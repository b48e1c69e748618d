"""Cyan life support, cyan aliens, the five specialists (GX-155 to GX-197, SP-1 to SP-5)."""

from __future__ import annotations

import pytest

from astrodrome.games.galaxy_trucker.content.rows import SPECIALISTS, Specialist, ZoneLine
from astrodrome.games.galaxy_trucker.game.flight_setup import clear_modules
from astrodrome.games.galaxy_trucker.modules.technologies.records import (
    SEND_DIPLOMAT,
    Boost,
    ChooseSpecialist,
    DiplomatOffer,
    DiplomatSent,
    Jump,
    SpecialistChoice,
    SpecialistOffer,
    Wake,
)
from astrodrome.games.galaxy_trucker.modules.technologies.state import technologies_of
from astrodrome.games.galaxy_trucker.records.actions import (
    FLY_ON,
    GIVE_UP,
    TAKE_OPPORTUNITY,
    TAKE_REWARD,
    USE_SHIELD,
    BoardAlien,
    BoardHumans,
    LoseCrew,
    Power,
)
from astrodrome.games.galaxy_trucker.records.flight_events import (
    CellSaved,
    CellSpent,
    EnemyFought,
    ExtraPaid,
    FlightSettled,
    GaveUp,
    LawyerHelped,
    StrengthDeclared,
    WeakestFound,
)
from astrodrome.games.galaxy_trucker.records.yard_events import SpecialistChosen
from astrodrome.kernel.records import PASS
from tests.contract.events import of_kind
from tests.galaxy_trucker.drawing import at
from tests.galaxy_trucker.expansion.positions import CREWS, ENGINES, TECH, tech
from tests.galaxy_trucker.table import Ship, Table, card, check, ship

TAKE_ONE = card("abandoned_ship", crew=1, credits=1, days=1)
ZONE = card("combat_zone", lines=(ZoneLine("crew", takes_crew=1),))


def cyan(specialist: Specialist, drawing: str = "y c S", **more: object) -> Ship:
    """Return a ship with a cyan alien left of the starting cabin."""
    crew = {(6, 7): "cyan", **more.pop("crew", {})}  # type: ignore[dict-item]  # a mapping of squares
    return ship(drawing, crew=crew, specialist=specialist, **more)  # type: ignore[arg-type]  # any field


@pytest.mark.rule("GX-155", "GX-157")
def test_a_cabin_joined_to_cyan_life_support_may_hold_a_cyan_alien() -> None:
    table = check("S c y", modules=TECH)
    assert (table.asks, table.legal) == ("TruckerBoardsAlien", (BoardHumans(), BoardAlien(at(8, 7))))
    table.play(BoardAlien(at(8, 7)), ChooseSpecialist("merchant"))
    assert table.public.ships[0].figures.crew == 3
    assert check("S c x y", modules=TECH).asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-156")
def test_life_support_does_not_work_on_the_starting_cabin() -> None:
    assert check("S y", modules=TECH).asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-158")
def test_one_alien_of_each_colour_and_all_three_together() -> None:
    table = check("p c S c n \n . . c . . \n . . y c .", modules=TECH)
    table.play(BoardAlien(at(6, 7)), BoardAlien(at(8, 7)), BoardAlien(at(7, 8)), ChooseSpecialist("manager"))
    assert table.asks == "TruckerMayGiveUp"  # nobody asks for a second cyan one
    aliens = [one.alien for one in table.public.ships[0].components if one.alien]
    assert aliens == ["purple", "brown", "cyan"]


@pytest.mark.rule("GX-159")
def test_a_cyan_alien_is_crew_but_cannot_pilot() -> None:
    table = tech(cyan("lawyer", crew={(7, 7): "1"}), ship("S"), card=TAKE_ONE)
    assert table.public.ships[0].figures.crew == 2
    events = table.play(TAKE_OPPORTUNITY, LoseCrew(at(7, 7)))
    assert of_kind(events, GaveUp) == [GaveUp(0, "no-humans")]


@pytest.mark.rule("GX-160", "GX-165")
def test_without_life_support_the_cyan_alien_and_its_ability_are_lost() -> None:
    swarm = card("meteor_swarm", "large left")
    table = tech(cyan("lawyer", lost=3), ship("S"), card=swarm, dice=(7,), after=())
    assert table.g.accounts[0][0][4] == -4
    two = tech(cyan("lawyer", "y c S \n . y ."), ship("S"), card=swarm, dice=(7,))
    assert two.public.ships[0].figures.crew == 3


@pytest.mark.rule("GX-161", "GX-036")
def test_who_takes_a_cyan_alien_chooses_a_specialisation() -> None:
    table = check("S c y", modules=TECH)
    table.play(BoardAlien(at(8, 7)))
    assert table.asks == "TruckerChoosesSpecialist"
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == SpecialistOffer(tuple([SpecialistChoice(name, None) for name in SPECIALISTS]))
    events = table.play(ChooseSpecialist("diplomat"))
    assert of_kind(events, SpecialistChosen) == [SpecialistChosen(0, "diplomat")]
    assert table.public.ships[0].specialist == "diplomat"


@pytest.mark.rule("GX-162", "GX-163")
def test_players_choose_by_number_and_each_card_exists_once() -> None:
    table = check("S c y", "S c y", modules=TECH, numbers=(2, 1))
    assert table.asked == (1,)
    table.play(BoardAlien(at(8, 7)), ChooseSpecialist("lawyer"))
    assert table.asked == (0,)
    table.play(BoardAlien(at(8, 7)))
    assert table.refuse(ChooseSpecialist("lawyer")) == "GX-163"
    assert len(table.legal) == 4


@pytest.mark.rule("GX-164")
def test_a_cyan_alien_is_never_compulsory() -> None:
    table = check("S c y", modules=TECH)
    table.play(BoardHumans())
    assert (table.public.ships[0].figures.humans, table.public.ships[0].specialist) == (4, None)


@pytest.mark.rule("GX-166")
def test_specialisations_are_chosen_anew_for_each_flight() -> None:
    table = check("S c y", modules=TECH)
    table.play(BoardAlien(at(8, 7)), ChooseSpecialist("lawyer"))
    clear_modules(table.g)
    assert technologies_of(table.g).specialists == [None, None]


@pytest.mark.rule("GX-167", "GX-168", "GX-169")
@pytest.mark.parametrize(("flight", "paid"), [("I", 0), ("II", 0), ("III", 0), ("IIIA", 4)])
def test_sp_1_the_lawyer_pays_nothing_or_half(flight: str, paid: int) -> None:
    table = tech(cyan("lawyer", "y . \n c S", lost=7, credits=9), ship("S"), card=CREWS, after=(), flight=flight)
    assert table.g.accounts[0][0][4] == -paid
    assert of_kind(table.opening, LawyerHelped) == [LawyerHelped(0, 7 - paid)]


@pytest.mark.rule("GX-E36")
def test_example_the_lawyer_in_class_two() -> None:
    table = tech(cyan("lawyer", lost=6, credits=9), ship("S", lost=6, credits=9), card=CREWS, after=(), flight="II")
    assert [account[4] for account in table.g.accounts[0]] == [0, -6]


@pytest.mark.rule("GX-170")
def test_a_lawyer_lost_earlier_does_not_help() -> None:
    table = tech(cyan("lawyer", lost=6, credits=9, crew={(6, 7): ""}), ship("S"), card=CREWS, after=(), flight="II")
    assert table.g.accounts[0][0][4] == -6
    assert of_kind(table.opening, LawyerHelped) == []


@pytest.mark.rule("GX-171")
def test_the_lawyer_works_for_who_gives_up() -> None:
    table = tech(cyan("lawyer", lost=6, credits=9), ship("S"), card=CREWS, after=("I-04",), flight="II")
    table.play(GIVE_UP, FLY_ON)
    assert table.g.accounts[0][0][4] == 0


def declared(table: Table) -> list[int]:
    """Return the whole strengths of seat 0."""
    return [event.strength for event in of_kind(table.opening, StrengthDeclared) if event.seat == 0]


@pytest.mark.rule("GX-172", "GX-173")
def test_sp_2_the_manager_makes_other_aliens_stronger() -> None:
    drawing = "y c S c p \n . . g . ."
    assert declared(tech(cyan("manager", drawing, crew={(8, 7): "purple"}), ship("S"))) == [1 + 3]
    assert declared(tech(cyan("lawyer", drawing, crew={(8, 7): "purple"}), ship("S"))) == [1 + 2]
    brown = "y c S c n \n . . e . ."
    assert declared(tech(cyan("manager", brown, crew={(8, 7): "brown"}), ship("S"), card=ENGINES)) == [1 + 3]


@pytest.mark.rule("GX-174")
def test_the_manager_does_not_help_what_does_not_shoot() -> None:
    assert declared(tech(cyan("manager", "y c S c p", crew={(8, 7): "purple"}), ship("S"))) == [0]
    assert declared(tech(cyan("manager", "y c S c n", crew={(8, 7): "brown"}), ship("S"), card=ENGINES)) == [0]


@pytest.mark.rule("GX-175", "GX-176", "GX-E37")
@pytest.mark.parametrize(
    ("crew", "paid"),
    [({}, 1), ({(8, 7): "purple"}, 3), ({(8, 7): "purple", (7, 8): "brown"}, 6)],
)
def test_the_managers_reward_by_kinds_of_aliens_aboard(crew: dict[tuple[int, int], str], paid: int) -> None:
    drawing = "y c S c p \n . n c . ."
    table = tech(cyan("manager", drawing, crew=crew), ship("S"), card=CREWS, after=())
    assert of_kind(table.opening, ExtraPaid) == [ExtraPaid(0, "manager", paid)]
    assert table.g.accounts[0][0][6] == paid


@pytest.mark.rule("GX-177")
def test_who_gives_up_gets_no_managers_reward() -> None:
    table = tech(cyan("manager"), ship("S"), card=CREWS, after=("I-04",))
    assert of_kind(table.play(GIVE_UP, FLY_ON), ExtraPaid) == []


@pytest.mark.rule("GX-178")
def test_sp_3_the_merchant_earns_on_red_and_yellow_goods() -> None:
    goods = {(8, 7): "R R", (7, 8): "Y G B"}
    table = tech(cyan("merchant", "y c S r2 \n . . h3 .", goods=goods), ship("S"), card=CREWS, after=())
    assert table.g.accounts[0][0][3] == 4 + 4 + 3 + 2 + 1 + 3


@pytest.mark.rule("GX-179", "GX-E32")
def test_the_merchants_extra_is_not_halved() -> None:
    goods = {(8, 7): "R R", (7, 8): "Y Y Y", (8, 8): "G"}
    table = tech(cyan("merchant", "y c S r2 \n . . h3 h", goods=goods), ship("S"), card=CREWS, after=("I-04",))
    table.play(GIVE_UP, FLY_ON)
    assert table.g.accounts[0][0][3] == 10 + 5


@pytest.mark.rule("GX-180")
def test_goods_that_are_lost_bring_no_extra() -> None:
    smugglers = card("smugglers", strength=9, takes_goods=2, goods=("blue",), days=1)
    table = tech(cyan("merchant", "y c S h", goods={(8, 7): "Y Y"}), ship("S"), card=smugglers, after=())
    assert table.g.accounts[0][0][3] == 0


@pytest.mark.rule("GX-181", "GX-E33")
def test_sp_4_the_technician_saves_the_first_cell() -> None:
    table = tech(cyan("technician", ". G G G \n y c S b4"), ship("S"))
    events = table.play(Power((3, 0)))
    assert of_kind(events, CellSaved) == [CellSaved(0)]
    assert len(of_kind(events, CellSpent)) == 2


@pytest.mark.rule("GX-182")
def test_the_technician_saves_one_cell_for_each_card() -> None:
    zone = card("combat_zone", lines=(ZoneLine("engines", days=1), ZoneLine("engines", days=1)))
    table = tech(cyan("technician", "y c S b \n . . E ."), ship("S"), card=zone)
    assert len(of_kind(table.play(Power((1,))), CellSpent)) == 0
    assert len(of_kind(table.play(Power((1,))), CellSpent)) == 1
    table.play(FLY_ON, FLY_ON)  # open space: another card, another free cell
    assert len(of_kind(table.play(Power((1,))), CellSpent)) == 0
    assert table.public.ships[0].figures.cells == 1


@pytest.mark.rule("GX-183", "GX-E34")
def test_one_cell_aboard_is_enough_and_stays() -> None:
    table = tech(cyan("technician", "y c S b \n . . E .", cells=1), ship("S"), card=ENGINES)
    table.play(Power((1,)))
    assert table.public.ships[0].figures.cells == 1


@pytest.mark.rule("GX-184", "GX-E35")
def test_without_any_cell_nothing_is_powered() -> None:
    table = tech(cyan("technician", "y c S b \n . . E .", cells=0), ship("S"), card=ENGINES)
    assert declared(table) == [0]


@pytest.mark.rule("GX-183")
def test_with_one_cell_two_things_are_powered() -> None:
    table = tech(cyan("technician", "y c S b \n . E E .", cells=1), ship("S"), card=ENGINES)
    events = table.play(Power((2,)))
    assert of_kind(events, StrengthDeclared)[0].strength == 4
    assert table.public.ships[0].figures.cells == 0
    three = tech(cyan("technician", "y c S b \n . E E E", cells=1), ship("S"), card=ENGINES)
    assert three.refuse(Power((3,))) == "GB-088"


@pytest.mark.rule("GX-185")
def test_cells_lost_to_a_card_are_not_saved() -> None:
    smugglers = card("smugglers", strength=9, takes_goods=2, goods=("blue",), days=1)
    table = tech(cyan("technician", "y c S b"), ship("S"), card=smugglers)
    assert table.public.ships[0].figures.cells == 0


@pytest.mark.rule("GX-186")
def test_the_free_cell_pays_for_boosters_accelerators_and_shields_too() -> None:
    boost = tech(cyan("technician", ". g . \n . a b \n y c S", cells=1), ship("S"))
    boost.play(Boost(at(6, 6), at(6, 5)))
    jump = tech(
        cyan("technician", ". b . \n y c S \n . . j \n . . e"),
        ship("S"),
        card=card("meteor_swarm", "small front"),
        dice=(2,),
    )
    jump.play(Jump(at(7, 8), at(7, 9)))
    shot = card("pirates", "light front", strength=20, credits=1, days=1)
    shield = tech(cyan("technician", "y c S s \n . . b ."), ship("S", place=-30), card=shot, dice=(7,))
    shield.play(USE_SHIELD)
    assert [table.public.ships[0].figures.cells for table in (boost, jump, shield)] == [1, 2, 2]


SLAVERS = card("slavers", strength=5, takes_crew=2, credits=6, days=1)


@pytest.mark.rule("GX-187", "GX-189", "GX-190")
def test_sp_5_the_diplomat_spares_the_penalty_of_an_enemy() -> None:
    table = tech(cyan("diplomat", "y c S b \n . G . ."), ship("S", place=-30), card=SLAVERS)
    events = table.play(Power((1, 0)))
    assert (of_kind(events, StrengthDeclared)[0].strength, table.public.ships[0].figures.cells) == (2, 1)
    assert (table.asks, table.legal) == ("TruckerSendsDiplomat", (PASS, SEND_DIPLOMAT))
    prompt = table.game.prompt(0)
    assert prompt is not None
    assert prompt.offer == DiplomatOffer(at(6, 7))
    events = table.play(SEND_DIPLOMAT)
    assert of_kind(events, DiplomatSent) == [DiplomatSent(0)]
    assert table.public.ships[0].figures.humans == 2


@pytest.mark.rule("GX-191")
def test_the_enemy_is_not_beaten_and_attacks_the_next() -> None:
    table = tech(cyan("diplomat"), ship("S"), card=SLAVERS)
    events = table.play(SEND_DIPLOMAT)
    assert [(event.seat, event.result) for event in of_kind(events, EnemyFought)] == [(1, "lost")]
    assert TAKE_REWARD not in table.legal


@pytest.mark.rule("GX-188", "GX-192")
def test_on_a_combat_zone_line_nobody_suffers_instead() -> None:
    table = tech(cyan("diplomat", crew={(7, 7): "1"}), ship("S c", place=-10), card=ZONE)
    assert table.asks == "TruckerSendsDiplomat"
    table.play(SEND_DIPLOMAT)
    assert [one.figures.humans for one in table.public.ships] == [1, 4]


@pytest.mark.rule("GX-193")
def test_the_diplomat_covers_one_line_only() -> None:
    zone = card("combat_zone", lines=(ZoneLine("crew", days=2), ZoneLine("crew", days=3)))
    table = tech(cyan("diplomat"), ship("S c c", place=-10), card=zone)
    events = table.play(SEND_DIPLOMAT)
    assert of_kind(events, WeakestFound) == [WeakestFound(0, "crew")]
    assert table.g.position[0] == -3


@pytest.mark.rule("GX-194", "GX-195")
def test_after_use_the_alien_is_gone_and_sleepers_may_wake() -> None:
    table = tech(cyan("diplomat", "y c S Z"), ship("S c c", place=-10), card=CREWS)
    table.play(SEND_DIPLOMAT)
    assert table.asks == "TruckerWakes"
    table.play(Wake(at(8, 7), at(6, 7)), PASS)
    assert (table.public.ships[0].figures.crew, table.g.position[0]) == (3, 0)


@pytest.mark.rule("GX-196")
def test_the_diplomat_is_not_asked_about_sabotage_or_meteors() -> None:
    sabotage = tech(cyan("diplomat"), ship("S c c", place=-10), card=card("sabotage"), dice=(5, 7))
    assert (sabotage.lost(0), sabotage.asks) == (1, "TruckerMayGiveUp")
    meteors = tech(cyan("diplomat"), ship("S c c"), card=card("meteor_swarm", "large left"), dice=(7,))
    assert meteors.lost(0) == 1


@pytest.mark.rule("GX-197")
def test_a_draw_is_no_defeat() -> None:
    enemy = card("slavers", strength=1, takes_crew=2, credits=6, days=1)
    table = tech(cyan("diplomat", "y c S \n . g ."), ship("S", place=-30), card=enemy)
    assert next(event.result for event in of_kind(table.opening, EnemyFought)) == "drawn"
    assert table.asks == "TruckerMayGiveUp"


@pytest.mark.rule("GX-187")
def test_the_diplomat_may_stay() -> None:
    table = tech(cyan("diplomat"), ship("S", place=-30), card=SLAVERS)
    table.play(PASS)
    assert table.asks == "TruckerLosesCrew"


@pytest.mark.rule("GX-187")
def test_losers_to_pirates_who_sent_the_diplomat_are_not_shot_at() -> None:
    pirates = card("pirates", "heavy front", strength=5, credits=4, days=1)
    table = tech(cyan("diplomat"), ship("S", place=-30), card=pirates, dice=(7,))
    table.play(SEND_DIPLOMAT)
    assert (table.lost(0), table.lost(1)) == (0, 1)


@pytest.mark.rule("GX-574", "GX-E44")
def test_example_a_settlement_with_technologies() -> None:
    drawing = "y c S c p \n . L r h ."
    one = ship(
        drawing,
        place=-5,
        crew={(6, 7): "cyan", (8, 7): "purple"},
        goods={(7, 8): "R", (8, 8): "Y"},
        lost=3,
        specialist="manager",
    )
    table = tech(ship("S", place=0), one, ship("S", place=-9), card=CREWS, after=(), flight="II")
    before = of_kind(table.opening, FlightSettled)[1]
    assert before.beauty == 0
    assert table.g.credits[1] == 6 + 2 + 3 + 7 - 3
