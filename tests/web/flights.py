"""Races flown in the engine beforehand, to find the seeds of what a test wants to see on the page."""

from __future__ import annotations

from astrodrome import action_from_json
from astrodrome.bots.worker import decide
from astrodrome.games.memoracers.actions import PlaceShip, Program
from astrodrome.games.memoracers.offers import PlacingOffer, ProgramOffer
from astrodrome.games.memoracers.spec import SPEC
from astrodrome.kernel.fields import Json
from astrodrome.kernel.records import Action
from astrodrome.server.room.autopilot import bot_seed
from tests.memoracers.table import Race
from tests.web.pilot import steady

MOST = 500
BOTS = {"e": "easy", "n": "normal", "h": "hard"}


def answer_to(offer: object) -> Action | None:
    """Return what a pilot with a steady hand answers, at the Speed the ship has; None to another kind of question."""
    if isinstance(offer, PlacingOffer):
        return PlaceShip(steady([choice.lane for choice in offer.lanes if choice.refusal is None]))
    if not isinstance(offer, ProgramOffer):
        return None
    lane, lanes = offer.lane, []
    for _ in range([choice.speed for choice in offer.speeds if not choice.force][-1]):
        lane = steady(offer.reach[lane - 1])
        lanes.append(lane)
    return Program(tuple(lanes), False)


def rounds_to_swap(seed: int, options: dict[str, Json]) -> int | None:
    """Return after how many answers of a steady hand a solo race asks for a swap; None where it never does."""
    race, answers = SPEC.new(1, options, seed), 0
    while not race.over:
        prompt = race.prompt(0)
        assert prompt is not None
        action = answer_to(prompt.offer)
        if action is None:
            return answers
        race.play(0, action)
        answers += 1
    return None


def seed_of_swap(options: dict[str, Json], most: int = 6) -> int:
    """Return the seed of a solo race in which a steady hand soon flies into a mechanism."""
    for seed in range(MOST):
        answers = rounds_to_swap(seed, options)
        if answers is not None and answers <= most:
            return seed
    raise AssertionError(f"no swap in {MOST} races")


def bot_answer(race: Race, seat: int, bot: str, seed: int) -> Action:
    """Return what a bot answers at a seat, as the server would ask it."""
    return action_from_json(SPEC, decide(SPEC.name, race.save(log=False), seat, bot, bot_seed(seed, seat)))


def script(kinds: str, seed: int, options: dict[str, Json]) -> list[Action]:
    """Return what the first seat answers in a race in which a normal bot flies it; the others are bots as named."""
    race = SPEC.new(len(kinds), options, seed)
    answers: list[Action] = []
    while not race.over:
        for seat in race.asked:
            answer = bot_answer(race, seat, BOTS.get(kinds[seat], "normal"), seed)
            race.play(seat, answer)
            if seat == 0:
                answers.append(answer)
    return answers
