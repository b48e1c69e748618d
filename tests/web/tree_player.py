"""Somebody who plays by ear: the accessibility tree, the live regions and a keyboard are all there is.

What is asked is heard; a key lists the answers, a digit gives one (single keys, which are off until they are wanted).
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.web.ears import Ears, Node
from tests.web.visitor import Lang, Visitor

SINGLE = {"keys.single": "on"}
"""What the page remembers of this person."""
MOST_STEPS = 4000
MOST_CHAPTERS = 20
WAIT_MS = 200
SOON_MS = 1200
"""How long the next list of answers is listened for before the tree is read again."""
FOLLOWS_MS = 8000
"""How long the answers of a question are waited for, which come by themselves; a busy machine is slow to speak."""
PATIENCE = 300
"""Looks at the tree without anything new, until the page counts as stuck."""
WAITS = {"en": "Waiting", "fr": "En attente", "de": "Warten"}
LIKES = 0.9
"""How often what is liked is answered."""
ENOUGH = 30
"""How often the same answer is liked in a game."""
FIRST = 0.5
"""How often the first answer is given, where none is liked."""
REPLAY = {"en": "Watch the replay", "fr": "Revoir la partie", "de": "Aufzeichnung ansehen"}
PLACES = {"en": "Places: ", "fr": "Classement\N{NO-BREAK SPACE}: ", "de": "Rangfolge: "}
NOTHING = {
    "en": "Nothing to answer now.",
    "fr": "Rien à répondre pour l’instant.",
    "de": "Gerade gibt es nichts zu beantworten.",
}
LISTED = re.compile(r"(?:^|[.?!…] )(\d)\s?: ")
"""An answer that can be given, by its number; those that cannot have none."""

CHOSEN = re.compile(r", (chosen|choisi|gewählt)\.?$")
"""What is chosen already, and would be let go."""

# What this player would rather answer, the first that is offered; else anything. In every language.
PREFERRED: dict[str, tuple[str, ...]] = {
    "memoracers": (r"^(Ready|Prêt|Fertig)", r"^(lane|couloir|Bahn) \d"),
    "celestia": (r"^(Stay|Rester|Bleiben|Declare success|Annoncer|Erfolg ansagen)",),
    "celerium": (
        r"^(Next race|Course suivante|Nächstes Rennen|See the result|Voir le résultat|Zum Ergebnis)",
        r"^(Done|Terminer|Fertig)",
    ),
    "galaxy-trucker": (
        r"^(Weld|Souder|Schweißen)",
        r", (fits|convient|passt)(,|$)",
        r"^(Turn|Tourner|Drehen)$",
        r"^(Return|Rendre|Zurück)",
        r"^(Take from the heap|Prendre dans le tas|Aus dem Haufen nehmen)",
        r"^(Finish with number|Finir avec|Mit Nummer)",
        r"^(Done|Finir de charger|Fertig geladen|Fly on|Continuer|Weiterfliegen)",
    ),
}


@dataclass(frozen=True)
class Answer:
    """An answer as it was read out."""

    number: int
    name: str


@dataclass
class TreePlayer:
    """One seat at one page, by ear."""

    visitor: Visitor
    game: str
    lang: Lang = "en"
    seed: int = 1
    log: list[str] = field(default_factory=list)
    keys: int = 0
    per_decision: list[int] = field(default_factory=list)
    """Keys for each answer that was sent."""
    reads_after: int = 0
    """Before the answer of this number the whole situation is read, for a transcript; 0: never."""

    def __post_init__(self) -> None:
        self.ears = Ears(self.visitor.page)
        self.chance = Random(self.seed)
        self.tried: Counter[tuple[str, str]] = Counter()
        self.given: Counter[str] = Counter()
        self.sent = 0
        self.since = 0
        self.follows = False
        self.listed = ""
        self.before: tuple[str, frozenset[str]] = "", frozenset()
        """The question before this one, and its answers."""
        self.read_at = 0
        """How many messages had come when the situation was read: a key to questions about it."""

    def press(self, key: str) -> None:
        """Press a key; what was listed before is answered by it."""
        self.listed = ""
        self.visitor.page.keyboard.press(key)
        self.keys += 1
        self.since += 1
        self.log.append(f"KEY {key}")

    def hear(self, wait_ms: int = 0) -> None:
        """Listen, note it, and keep the answers that were read out last."""
        fresh = self.ears.hear(wait_ms)
        self.log += [f"{'SAID' if how == 'polite' else 'CALLED'} {words}" for how, words in fresh]
        for how, words in fresh:
            if LISTED.search(words) or (how == "assertive" and NOTHING[self.lang] in words):
                self.listed = words

    def decisions(self) -> None:
        """Count the keys of each answer that went to the server; nothing is learned from it."""
        now = sum(1 for message in self.visitor.said if message.get("type") == "play")
        if now > self.sent:
            self.per_decision += [self.since] + [0] * (now - self.sent - 1)
            self.sent, self.since = now, 0
            self.tried.clear()

    def prompt(self, tree: list[Node]) -> Node | None:
        """Return the place that asks, where there is one: the first region of the main part."""
        return next((node for node in tree if node.role == "region" and within(node, "main")), None)

    def until_asked(self) -> list[Node]:
        """Wait for something to answer, or the end; return the tree as it is then."""
        for _ in range(PATIENCE):
            self.hear()
            tree = self.ears.tree()
            prompt = self.prompt(tree)
            if self.over(tree) or (prompt and self.asked(prompt, tree)):
                return tree
            self.visitor.page.wait_for_timeout(WAIT_MS)
        raise AssertionError("nothing is asked:\n" + "\n".join(self.log[-25:]))

    def asked(self, prompt: Node, tree: list[Node]) -> bool:
        """Tell whether there is something to answer: a question, or an account to be put away."""
        return prompt.name != WAITS[self.lang] or any(
            node.role == "button" and not node.states.get("disabled") and ("region", prompt.name) in node.parents
            for node in tree
        )

    def over(self, tree: list[Node]) -> bool:
        """Tell whether the result is read."""
        return any(node.role == "link" and node.name == REPLAY[self.lang] for node in tree)

    def play(self) -> None:
        """Play to the end."""
        idle, lines = 0, 0
        for _ in range(MOST_STEPS):
            self.expect()
            if len(self.log) > lines:  # a long flight of others is told: that is no silence
                idle, lines = 0, len(self.log)
            self.decisions()
            if parsed(self.listed)[1] and self.answer():  # what was heard is enough
                idle = 0
                continue
            tree = self.ears.tree()
            if self.over(tree):
                self.result()
                return
            asks = self.prompt(tree)
            dialog = next((node for node in tree if node.role in ("dialog", "alertdialog")), None)
            if dialog is not None:
                self.press("Enter")
            elif asks is None or not self.asked(asks, tree) or not self.answer():
                idle += 1
                assert idle < PATIENCE, "nothing is asked any more:\n" + "\n".join(self.log[-25:])
                self.hear(WAIT_MS)
                continue
            idle = 0
        raise AssertionError(f"{MOST_STEPS} steps, and no end:\n" + "\n".join(self.log[-25:]))

    def expect(self) -> None:
        """Listen; after an answer, until the next question is told or it is time to look what became of it."""
        for _ in range(SOON_MS // WAIT_MS if self.follows and self.log[-1:] and self.log[-1].startswith("KEY") else 1):
            self.hear(WAIT_MS)
            if self.listed:
                return

    def result(self) -> None:
        """Hear how the game ended: it is told when its page opens."""
        for _ in range(FOLLOWS_MS // WAIT_MS):
            self.hear(WAIT_MS)
            if any(line.startswith(f"SAID {PLACES[self.lang]}") for line in self.log):
                return
        raise AssertionError("the result is not told:\n" + "\n".join(self.log[-10:]))

    def read(self) -> None:
        """Have the situation read, chapter by chapter, until the first one comes again."""
        keys, heard = self.since, set[str]()
        self.log.append("READS the situation")
        for _ in range(MOST_CHAPTERS):
            before = len(self.log) + 1
            self.press("s")
            for _ in range(FOLLOWS_MS // WAIT_MS):
                self.hear(WAIT_MS)
                if any(line.startswith("CALLED") for line in self.log[before:]):
                    break
            chapter = next((line for line in reversed(self.log[before:]) if line.startswith("CALLED")), "")
            if chapter in heard:
                break
            heard.add(chapter)
        self.read_at = len(self.visitor.heard)
        self.since, self.reads_after, self.follows = keys, 0, False

    def answer(self) -> bool:
        """Have the answers read out and give one; tell whether there was any."""
        title, answers = self.listen()
        if answers and self.reads_after and self.sent >= self.reads_after:
            self.read()
            title, answers = self.listen()
        if not answers:
            return False
        chosen = self.choose(title, answers)
        self.tried[title, chosen.name] += 1
        self.given[chosen.name] += 1
        self.press(str(chosen.number))
        return True

    def listen(self) -> tuple[str, list[Answer]]:
        """Hear the answers: who has asked once hears those of every question; else a key lists them."""
        for asked in (False, True):
            if asked:
                self.press("a")
                self.follows = True
            for _ in range(FOLLOWS_MS // WAIT_MS):
                self.hear(WAIT_MS if self.follows else 0)
                if self.listed:
                    return parsed(self.listed)
                if not self.follows:
                    break
        return "", []

    def liked(self, answers: list[Answer]) -> list[Answer]:
        """Return the answers this player would rather give."""
        for wanted in PREFERRED[self.game]:
            found = [one for one in answers if re.search(wanted, one.name) and self.given[one.name] < ENOUGH]
            if found:
                return found
        return []

    def choose(self, title: str, usable: list[Answer]) -> Answer:
        """Choose one: what is liked, else at random; what was tried in vain comes last."""
        fresh = [one for one in usable if self.tried[title, one.name] < 2]
        asked, known = self.before
        self.before = title, frozenset(one.name for one in usable)
        new = [one for one in fresh if one.name not in known and not CHOSEN.search(one.name)]
        if asked == title and new and not self.liked(fresh):  # a choice that brings an answer is mostly ended by it
            return new[-1]
        if not fresh:
            for one in usable:
                self.tried[title, one.name] = 0
        chance = self.chance.random()
        liked = self.liked(fresh or usable) if chance < LIKES else []
        if not liked and chance < FIRST:
            return (fresh or usable)[0]
        return self.chance.choice(liked or fresh or usable)


def parsed(words: str) -> tuple[str, list[Answer]]:
    """Return the question and its answers from what was read out."""
    found = list(LISTED.finditer(words))
    if not found:
        return "", []
    ends = [match.start() for match in found[1:]] + [len(words)]
    answers = [Answer(int(match[1]), words[match.end() : end].strip()) for match, end in zip(found, ends, strict=True)]
    return words[: found[0].start()], answers


def within(node: Node, role: str) -> bool:
    """Tell whether a node stands in a part of the page with this role."""
    return any(parent == role for parent, _ in node.parents)
