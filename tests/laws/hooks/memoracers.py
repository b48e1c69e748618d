"""MemoRacers under the laws: its settings, its secrets, and how a pilot answers from the offer."""

from __future__ import annotations

from astrodrome.games.memoracers import actions as a
from astrodrome.games.memoracers import offers as o
from astrodrome.games.memoracers.state import MemoRacers
from astrodrome.games.memoracers.tiles import TRAP
from astrodrome.kernel.chance import Chance
from astrodrome.kernel.fields import Json
from astrodrome.kernel.game import AnyGame
from astrodrome.kernel.records import Action, Prompt, View
from astrodrome.kernel.seats import Seat
from tests.laws.subject import Hooks, Setting

GRADES = ("beginner", "amateur", "confirmed", "expert")
MIXED = ("1-B", "2-C", "3-D", "4-A", "5-B", "6-C", "7-D", "8-C", "9-D")


def scramble(g: MemoRacers, seat: Seat, chance: Chance, forget: bool) -> None:
    """Exchange the unseen Kraken tile with one of the reserve; forgetting, any tiles that lie face down."""
    if not g.row:
        return
    down = [place for place in range(len(g.row)) if not g.face_up[place]]
    kraken = next(place for place, code in enumerate(g.row) if g.tiles.is_kraken[code])
    unseen = g.tile_last_seen[kraken] is None
    if kraken in down and (unseen or forget):
        # A pilot who saw a Kraken tile leave knows that it is not the one that came for it.
        other = chance.below("kraken", len(g.kraken_reserve))
        if forget or g.kraken_reserve[other] != g.kraken_seen_leaving:
            g.row[kraken], g.kraken_reserve[other] = g.kraken_reserve[other], g.row[kraken]
            g.kraken_reserve.sort()
    if forget:
        scramble_row(g, down, chance)
        g.tile_last_seen = [None if unseen and g.tiles.is_kraken[code] else code for code in g.row]
        if g.kraken_seen_leaving is not None:
            g.kraken_seen_leaving = g.kraken_reserve[chance.below("left", len(g.kraken_reserve))]


def scramble_row(g: MemoRacers, down: list[int], chance: Chance) -> None:
    """Exchange face-down tiles pair by pair, and turn some that can be turned."""
    for _ in range(2 * len(down)):
        i, j = (down[chance.below("place", len(down))] for _ in range(2))
        g.row[i], g.row[j] = g.row[j], g.row[i]
        if g.tiles.mobile[g.row[i]] and chance.below("turn", 2):
            g.row[i] ^= 1


def compose(prompt: Prompt, view: View, chance: Chance) -> Action:
    """Answer from the offer alone."""
    offer = prompt.offer
    if isinstance(offer, o.PlacingOffer):
        lanes = [choice.lane for choice in offer.lanes if choice.refusal is None]
        return a.PlaceShip(lanes[chance.below("lane", len(lanes))])
    if isinstance(offer, o.ProgramOffer):
        return compose_program(offer, chance)
    if isinstance(offer, o.SwapOffer):
        places = [choice.place for choice in offer.pairs if choice.refusal is None]
        pick = chance.below("swap", len(places) + 1)
        return a.SwapTiles(places[pick]) if pick < len(places) else a.KEEP
    assert isinstance(offer, o.CircuitOffer)
    names = [row[chance.below("series", len(row))] for row in offer.numbers]
    letters: dict[str, a.Letter] = {"A": "A", "B": "B", "C": "C", "D": "D"}
    return a.ChooseCircuit(tuple(letters[name[-1]] for name in names)) if chance.below("own", 4) else a.DRAW


def compose_program(offer: o.ProgramOffer, chance: Chance) -> a.Program:
    """Choose a Speed that is offered, then lane after lane within reach."""
    speeds = [choice for choice in offer.speeds if choice.refusal is None]
    choice = speeds[chance.below("speed", len(speeds))]
    lane, lanes = offer.lane, []
    for _ in range(choice.speed):
        reach = offer.reach[lane - 1]
        lane = reach[chance.below("lane", len(reach))]
        lanes.append(lane)
    return a.Program(tuple(lanes), choice.force)


def able(game: AnyGame, seat: Seat, chance: Chance) -> Action:
    """Fly round the traps as if every tile lay open: of a dozen programs take one that costs least."""
    actions = game.legal(seat)
    some = [actions[chance.below("some", len(actions))] for _ in range(12)]
    return min(some, key=lambda action: cost(game.state, seat, action))


def cost(g: MemoRacers, seat: Seat, action: Action) -> int:
    """Return the Shield boxes a program would tick if nobody swapped a tile, and a little for being slow."""
    if not isinstance(action, a.Program):
        return 0
    lines = len(action.lanes)
    ahead = [g.row[(g.place[seat] + 1 + step) % len(g.row)] for step in range(lines)]
    traps = sum(g.tiles.lanes[code][lane - 1] == TRAP for code, lane in zip(ahead, action.lanes, strict=True))
    return 10 * (traps * lines + 2 * action.force) - lines


def combine(chance: Chance) -> Setting:
    """Draw modules, seats and circuit together."""
    seats = 1 + chance.below("seats", 5)
    modules: list[Json] = ["kraken-madness"] if chance.below("kraken", 2) else []
    options: dict[str, Json] = {"modules": modules, "youngest": chance.below("youngest", seats)}
    if chance.below("handicap", 2):
        modules.append("handicap")
        options["grades"] = [GRADES[chance.below("grade", 4)] for _ in range(seats)]
    if seats > 1 and chance.below("championship", 4) == 0:
        modules.append("championship")
    else:
        circuits: list[Json] = ["A", "B", "C", "D", "random", list(MIXED)]
        options["circuit"] = circuits[chance.below("circuit", len(circuits))]
    options["shields"] = 7 + chance.below("shields", 24)
    if seats == 1:
        options["solo_star_fix"] = bool(chance.below("fix", 2))
    return Setting(f"{seats}-{'-'.join(map(str, modules)) or 'plain'}-combined", seats, options)


def settings() -> tuple[Setting, ...]:
    """List every seat count, every module alone, and every kind of circuit."""
    madness: dict[str, Json] = {"modules": ["kraken-madness"], "circuit": "C"}
    grades: list[Json] = ["beginner", "expert", "amateur", "confirmed"]
    return (
        *(
            Setting(f"{seats}-{series}", seats, {"circuit": series})
            for seats, series in zip((2, 3, 4, 5), "ABCD", strict=True)
        ),
        Setting("2-random", 2, {"circuit": "random", "shields": 30}),
        Setting("3-mixed", 3, {"circuit": list(MIXED), "youngest": 2}),
        Setting("4-handicap", 4, {"modules": ["handicap"], "grades": grades}),
        Setting("3-kraken-madness", 3, madness),
        Setting("1-solo", 1, {"circuit": "B"}),
        Setting("1-solo-fix", 1, {"circuit": "D", "solo_star_fix": True, "modules": ["kraken-madness"]}),
        Setting("3-championship", 3, {"modules": ["championship"]}),
    )


HOOKS = Hooks(
    settings=settings(),
    scramble=scramble,
    compose=compose,
    longest=3000,
    combine=combine,
    able=able,
    weight=3,
    # All pilots see the same tiles turned (MR-019, MR-061): what one has seen, every other has seen.
    known=("seen", "kraken_left"),
)
