"""A game of each by ear: a player has the accessibility tree, the live regions and a keyboard, and nothing else."""

from __future__ import annotations

import re
import tomllib
from statistics import median_low

import pytest

from tests.web.conftest import Come
from tests.web.ears import Ears, Node, listen
from tests.web.server import ROOT, Message, Server
from tests.web.tree_player import SINGLE, TreePlayer
from tests.web.visitor import Eyes, Lang, Visitor

# Short games: one flight, a low goal.
GAMES: dict[str, dict[str, object]] = {
    "memoracers": {"shields": 6},
    "celestia": {},
    "celerium": {},
    "galaxy-trucker": {"flights": ["intro"]},
}
MOST_KEYS = 3
TEXTS = ROOT / "src" / "astrodrome" / "games"
PARTS = re.compile(r"column [\d·]+ [^;]+; (?:front|right|rear|left|no connector)")


def by_ear(server: Server, visit: Come, game: str, lang: Lang, seed: int) -> TreePlayer:
    """Sit down at a table against a bot, with single keys."""
    table = server.table("pe", seed, 0, 0, game, **GAMES[game])
    visitor = visit(table, eyes=Eyes(lang=lang), **SINGLE)
    listen(visitor.context)
    visitor.go(table.path)
    return TreePlayer(visitor, game, lang, seed)


@pytest.mark.parametrize(
    ("game", "lang"), [("memoracers", "en"), ("celestia", "fr"), ("celerium", "de"), ("galaxy-trucker", "en")]
)
def test_a_game_is_played_to_its_end_by_ear(server: Server, visit: Come, game: str, lang: Lang) -> None:
    player = by_ear(server, visit, game, lang, 7)
    player.play()
    assert player.sent > 3
    assert median_low(player.per_decision) <= MOST_KEYS, player.per_decision


def latest(visitor: Visitor, key: str) -> Message:
    """Return the latest view of the table, or of the seat, once there is one."""
    visitor.until(lambda: any(message.get(key) for message in visitor.heard), f"a message with {key}")
    found: Message = next(message[key] for message in reversed(visitor.heard) if message.get(key))
    return found


def told(tree: list[Node]) -> str:
    """Return what the tree says, as one text."""
    return "\n".join(part for node in tree for part in (node.name, node.description) if part)


def words(game: str, table: str, value: str) -> str:
    """Return the engine's English word for a value."""
    texts = tomllib.loads((TEXTS / game / "text" / "en.toml").read_text(encoding="utf-8"))
    word: str = texts["terms"][table][value]
    return word


def memoracers_facts(view: Message, _mine: Message | None) -> list[str]:
    """Return what everybody may know of a race."""
    row = [
        f"Place {place}: {face['name'] + ',' if face else 'tile face down'}"
        for place, face in enumerate(view["row"], 1)
    ]
    ships = [
        f"Speed {ship['speed']}, {view['shields'] - ship['ticked']} of {view['shields']} shields free"
        for ship in view["ships"]
    ]
    return row + ships


def celestia_facts(view: Message, mine: Message | None) -> list[str]:
    """Return what a passenger may know of a voyage: cities, dice, hands by number, and the own cards."""
    cities = [f"{city['left']} left" for city in view["cities"]]
    seats = [f"{seat['hand']} card" for seat in view["seats"]]
    dice = [f"Die {at}: {face.capitalize()}" for at, face in enumerate(view["dice"], 1)]
    own = [words("celestia", "card", card) for card in (mine or {"hand": []})["hand"]]
    return [*cities, *seats, *dice, *own, f"deck of {view['deck']}"]


def celerium_facts(view: Message, mine: Message | None) -> list[str]:
    """Return what a franchise may know of a rally."""
    boards = [
        f"Level {one['level']}, {one['actions']} action{'' if one['actions'] == 1 else 's'}, {one['energy']} of"
        for one in view["franchises"]
    ]
    wheel = f"Shield {view['wheel']['shield']}, Line {view['wheel']['line']}, Planet {view['wheel']['planet']}"
    versions = f"Your versions: Shield {mine['shield']}, Line {mine['line']}, Planet {mine['planet']}" if mine else ""
    cards = [f"Event card {card['name']}, level {card['level']}" for card in (mine or {"hand": []})["hand"]]
    return [*boards, wheel, versions, *cards]


def trucker_facts(view: Message, mine: Message | None) -> list[str]:
    """Return what a trucker may know of the yard: every component of every ship stands in a row with its connectors."""
    ships = [f"{ship['figures']['exposed']} exposed connector" for ship in view["ships"]]
    heap = [f"{view['face_down']} face down"] if view["phase"] == "building" else []
    return [*ships, *heap, *(["in hand"] if mine and mine["hand"] else [])]


FACTS = {
    "memoracers": memoracers_facts,
    "celestia": celestia_facts,
    "celerium": celerium_facts,
    "galaxy-trucker": trucker_facts,
}


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_has_every_public_fact_and_every_own_secret(server: Server, visit: Come, game: str) -> None:
    player = by_ear(server, visit, game, "en", 9)
    checked = 0
    for _ in range(5):
        tree = player.until_asked()
        if player.over(tree):
            break
        view, mines = latest(player.visitor, "public"), latest(player.visitor, "mine")
        facts = FACTS[game](view, mines.get("0"))
        text = told(tree)
        missing = [fact for fact in facts if fact not in text]
        if latest(player.visitor, "public") != view:
            continue  # the table went on while it was read
        assert not missing, f"{missing} cannot be found in the tree"
        if game == "galaxy-trucker":
            rows = [node.name for node in tree if node.role == "StaticText" and node.name.startswith("row ")]
            parts = sum(len(PARTS.findall(row)) for row in rows)
            assert parts == sum(len(ship["components"]) for ship in view["ships"]), "every ship is told as rows"
        checked += 1
        player.answer()
        player.visitor.page.wait_for_timeout(400)
    assert checked >= 2


def test_nothing_that_somebody_else_holds_is_in_the_tree(server: Server, visit: Come) -> None:
    table = server.table("pp", 10, 0, 0, "celestia")  # Brice holds kinds of cards that Ada does not
    ada, brice = (visit(table, seats=(seat,), **SINGLE) for seat in (0, 1))
    for one in (ada, brice):
        one.go(table.path)
    theirs, mine = latest(brice, "mine")["1"], latest(ada, "mine")["0"]
    hidden = sorted({words("celestia", "card", card) for card in set(theirs["hand"]) - set(mine["hand"])})
    assert hidden
    ada.page.locator("#prompt h2").wait_for()
    ears = Ears(ada.page)
    assert not [word for word in hidden if word in told(ears.tree())]
    plant = "(word) => document.querySelector('main').insertAdjacentHTML('beforeend', `<p class='unseen'>${word}</p>`)"
    ada.page.evaluate(plant, hidden[0])
    assert [word for word in hidden if word in told(ears.tree())] == hidden[:1], "a secret that is planted is found"
