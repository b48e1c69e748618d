"""Our hard bots against OpenSpiel's ISMCTS at equal iterations, through the adapter.

    ./run exec python -m tools.versus_ismcts GAME [--games 200] [--iterations N] [--options JSON] [--results FILE]

Two seats; every deal is played from both. Results are kept line by line, so that a kill loses one deal at most and the
same command goes on. OpenSpiel plays games out at random in our engine (`QuickRollout`), which is what its own rollouts
do, only faster. `--page` writes the table of all results files into docs/research.md.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from astrodrome.bots.dealer import ask
from astrodrome.bots.levels import budget, make
from astrodrome.games import game as rules_of
from astrodrome.research.intervals import estimate
from astrodrome.selfplay.bot_code import code_of
from astrodrome.selfplay.simulation import derive
from tools import lab

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "benchmarks" / "results"
PAGE = ROOT / "docs" / "research.md"
MARKS = ("<!-- versus ismcts -->", "<!-- end of versus ismcts -->")
UCT = 1.4


def play(game: str, options: str, deal: int, seat: int, iterations: int) -> float:
    """Play one game with our bot in a seat; its share of the win."""
    import numpy as np  # noqa: PLC0415 - only in the lab's environment
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.algorithms import ismcts  # noqa: PLC0415

    from astrodrome.research import spiel  # noqa: PLC0415

    spiel.register()
    loaded = pyspiel.load_game(spiel.short_name(game), {"players": 2, "options": options, "deals": 1_000_000})
    draw = np.random.RandomState(derive(deal, "ismcts", seat) % 2**32)
    rollout = spiel.QuickRollout(derive(deal, "rollout", seat))
    theirs = ismcts.ISMCTSBot(loaded, rollout, UCT, iterations, random_state=draw, allow_inconsistent_action_sets=True)
    theirs.set_resampler(lambda state, player: state.resample_from_infostate(player, draw.uniform))
    seed = derive(deal, "ours", seat)
    ours = make("hard", seed, game)
    state = loaded.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        mover = state.current_player()
        if mover != seat:
            state.apply_action(int(theirs.step(state)))
            continue
        table = state.table
        action = ask(table.game, mover, ours, derive(seed, table.game.number), iterations)
        ids = [number for number, listed in table.legal(mover).items() if listed == action]
        if ids:
            state.apply_action(ids[0])
        else:
            table.perform(mover, action)  # allowed, but not among the proposals
    return float(state.returns()[seat])


def read_results(path: Path) -> tuple[dict[str, object], list[list[float]]]:
    """Return the head of a results file and its deals; what a kill tore is left out."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    return json.loads(lines[0]), [json.loads(line) for line in lines[1:]]


def run(given: argparse.Namespace) -> int:
    """Play what is missing and sum up."""
    iterations = given.iterations or budget("hard", given.game)
    path = Path(given.results) if given.results else FOLDER / f"ismcts-{given.game}.jsonl"
    head: dict[str, object] = {"game": given.game, "iterations": iterations, "options": given.options, "uct": UCT}
    head |= {"rules_version": rules_of(given.game).rules_version, "code": code_of(["hard"], given.game)}
    deals: list[list[float]] = []
    if path.is_file():
        found, deals = read_results(path)
        if found != head:
            told_apart = ", ".join([name for name in head if found.get(name) != head[name]])
            print(
                f"{path} holds results of another contest (it differs in {told_apart}): name another --results",
                file=sys.stderr,
            )
            return 2
    body = "".join([json.dumps(line) + "\n" for line in (head, *deals)])
    path.write_text(body, encoding="utf-8")
    with path.open("a", encoding="utf-8") as file:
        for deal in range(len(deals), given.games // 2):
            shares = [play(given.game, given.options, deal, seat, iterations) for seat in (0, 1)]
            deals.append(shares)
            file.write(json.dumps(shares) + "\n")
            file.flush()
            print(f"\r{2 * len(deals)}/{given.games} games, {sum(map(sum, deals)):.1f} won", end="", file=sys.stderr)
    wins = estimate([sum(pair) / 2 for pair in deals])
    print(f"\n{given.game}: hard wins {wins.text()} of {2 * len(deals)} games at {iterations} iterations")
    return 0


def write_page() -> int:
    """Put the table of all results into the page."""
    lines = ["| game | iterations | games | wins of our hard bot | 95% interval |", "|---|---|---|---|---|"]
    for path in sorted(FOLDER.glob("ismcts-*.jsonl")):
        head, deals = read_results(path)
        wins = estimate([sum(pair) / 2 for pair in deals])
        options = f" with `{head['options']}`" if head["options"] else ""
        cells = [f"{head['game']}{options}", head["iterations"], 2 * len(deals), f"{wins.mean:.1%}"]
        lines.append(f"| {' | '.join(map(str, cells))} | {wins.low:.1%} to {wins.high:.1%} |")
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    PAGE.write_text(f"{before}{MARKS[0]}\n{chr(10).join(lines)}\n{MARKS[1]}{after}", encoding="utf-8")
    return 0


def main() -> int:
    """Go into the lab's environment, then play."""
    parser = argparse.ArgumentParser(
        prog="tools.versus_ismcts", description="Our hard bots against OpenSpiel's search."
    )
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument(
        "--iterations", type=int, default=0, help="iterations of both sides (default: those of the hard level)"
    )
    parser.add_argument("--options", default="")
    parser.add_argument("--results")
    parser.add_argument("--page", action="store_true", help="only write the table to docs/research.md")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.page:
        return write_page()
    if given.game is None:
        parser.error("expected the name of a game")
    if not given.inside:
        return subprocess.call([str(lab.ready()), "-m", "tools.versus_ismcts", *sys.argv[1:], "--inside"], cwd=ROOT)
    return run(given)


if __name__ == "__main__":
    sys.exit(main())
