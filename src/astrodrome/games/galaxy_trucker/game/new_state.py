"""A new game: the state with what its modules need, and the first tasks."""

from __future__ import annotations

from astrodrome.games.galaxy_trucker.box.options import Options
from astrodrome.games.galaxy_trucker.flight.phases import BASE_PHASES
from astrodrome.games.galaxy_trucker.game.expansion_phases import EXPANSION_PHASES
from astrodrome.games.galaxy_trucker.game.flight_setup import BOX_COMPONENTS
from astrodrome.games.galaxy_trucker.game.game_loop import END_GAME, BeginFlight
from astrodrome.games.galaxy_trucker.modules.bonus.state import Bonus
from astrodrome.games.galaxy_trucker.modules.halves.state import Halves
from astrodrome.games.galaxy_trucker.modules.machinations.plotting import DEAL_MACHINATIONS
from astrodrome.games.galaxy_trucker.modules.machinations.state import Machinations
from astrodrome.games.galaxy_trucker.modules.roads.drawing import SHUFFLE_ROADS
from astrodrome.games.galaxy_trucker.modules.roads.state import Roads
from astrodrome.games.galaxy_trucker.modules.technologies.state import Technologies
from astrodrome.games.galaxy_trucker.ship.headings import Headings
from astrodrome.games.galaxy_trucker.state.game_state import Trucker
from astrodrome.kernel.agenda import Task
from astrodrome.kernel.chance import Chance


def new_state(seats: int, options: Options, chance: Chance) -> Trucker:
    """Return an empty state, to be set up or to be filled from a save."""
    if not options.expanded:
        return Trucker(seats, options, chance, BASE_PHASES)
    g = Trucker(seats, options, chance, EXPANSION_PHASES)
    if options.has("technologies"):
        g.technologies = Technologies(seats)
    if "IIA" in options.flights:
        g.halves = Halves(seats)
    if "IA" in options.flights or options.level_of_roads:
        g.headings = Headings(seats)
    if options.level_of_roads:
        g.roads = Roads(seats)
    if options.has("machinations"):
        g.machinations = Machinations(seats)
    if options.has("bonus-cards") or options.has("machinations"):
        g.bonus = Bonus(seats)
    return g


def begin(seats: int, options: Options, chance: Chance) -> Trucker:
    """Return a game ready for its first flight; players start with nothing (GB-002, GB-005)."""
    g = new_state(seats, options, chance)
    g.credits = [0] * seats
    g.undealt_cards = [cards.copy() for cards in g.box.levels]
    boxing: list[Task[Trucker]] = [BOX_COMPONENTS] if g.box.technologies else []
    if options.level_of_roads:
        boxing.append(SHUFFLE_ROADS)
    if options.has("machinations"):
        boxing.append(DEAL_MACHINATIONS)
    g.then(*boxing, *[BeginFlight(flight) for flight in range(len(options.flights))], END_GAME)
    return g
