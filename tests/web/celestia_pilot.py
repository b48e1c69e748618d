"""Playing Celestia by what is seen: a look at the page says what it asks, hands answer with clicks or with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Locator, Page, Position

from astrodrome.games.celestia.content.cards import Card
from astrodrome.games.celestia.content.cities import Treasure
from astrodrome.games.celestia.records import actions as a
from astrodrome.games.celestia.spec import SPEC
from astrodrome.kernel.records import Action, Pass
from tests.web.server import NAMES

MOST_STEPS = 2500
PATIENCE_MS = 60_000
IN_SIGHT = Position(x=12, y=50)
"""The part of a card in the fan that no other card covers."""

# What the page asks now, and the answers that are open. "nothing": it plays, or waits for others.
LOOK = """() => {
  const all = (query) => [...document.querySelectorAll(query)];
  const asked = document.querySelector("[data-question]");
  const open = all("#prompt .actions button:not([aria-disabled])").filter((one) => !one.matches(".quiet"));
  const what = all("dialog[open]").length ? "hand-over"
    : all("main.result").length ? "over"
    : asked ? "asked" : "nothing";
  return {
    what,
    question: asked?.dataset.question ?? "",
    decision: asked?.dataset.decision ?? "",
    answers: what === "asked" ? open.map((one) => one.getAttribute("aria-label") ?? one.innerText) : [],
  };
}"""
WAIT = f"(wanted) => {{ const seen = ({LOOK})(); return wanted.includes(seen.what) ? seen : null; }}"
CHANGED = f"""([what, question]) => {{
  const seen = ({LOOK})();
  return seen.what !== what || seen.question !== question ? seen : null;
}}"""
SOMETHING = ("hand-over", "over", "asked")


@dataclass(frozen=True)
class Sight:
    """What a page asks: the question by name, and the words of the answers that are open."""

    what: str
    question: str
    decision: str
    answers: tuple[str, ...]


class Hands(Protocol):
    """How somebody acts: with a mouse or with a keyboard."""

    def press(self, page: Page, button: Locator) -> None:
        """Press a button."""


class Mouse:
    """Real clicks."""

    def press(self, page: Page, button: Locator) -> None:
        """Click a button."""
        button.click()


def word(card: Card) -> str:
    """Return the English name of a card."""
    return str(SPEC.words.terms("en")["card"][card])


def treasure_name(treasure: Treasure) -> str:
    """Return how the page calls a treasure."""
    kind = "Spyglass" if treasure.spyglass else "Treasure"
    return f"{kind} from city {treasure.city}, {treasure.points} point{'' if treasure.points == 1 else 's'}"


Choose = Callable[[Sight], int]


class Traveller:
    """One or more seats played at one page, in English."""

    def __init__(self, page: Page, hands: Hands | None = None) -> None:
        self.page = page
        self.hands = hands or Mouse()
        self.prompt = page.locator("#prompt")

    def look(self) -> Sight:
        """See what is asked now."""
        return sight_of(self.page.evaluate(LOOK))

    def wait(self, *wanted: str) -> Sight:
        """Wait until the page asks something, or one of these."""
        found = self.page.wait_for_function(WAIT, arg=list(wanted or SOMETHING), timeout=PATIENCE_MS)
        return sight_of(found.json_value())

    def wait_for(self, decision: str) -> Sight:
        """Wait until the page asks this question."""
        self.page.locator(f"[data-decision={decision}][data-question]").wait_for(state="attached", timeout=PATIENCE_MS)
        return self.look()

    def changed(self, before: Sight) -> Sight:
        """Wait until the page asks something else, or nothing any more."""
        found = self.page.wait_for_function(CHANGED, arg=[before.what, before.question], timeout=PATIENCE_MS)
        return sight_of(found.json_value())

    def take(self) -> None:
        """Take the screen that is handed over."""
        dialog = self.page.locator("dialog[open]")
        self.hands.press(self.page, dialog.locator(".btn.go"))
        dialog.first.wait_for(state="detached", timeout=PATIENCE_MS)

    def press(self, *words: str) -> None:
        """Press the open button of the prompt that says all this."""
        button = self.prompt.locator(".actions button:not([aria-disabled])")
        for said in words:
            button = button.filter(has_text=said)
        self.hands.press(self.page, button)

    def touch(self, card: Card, times: int) -> None:
        """Pick so many cards of a kind in the hand."""
        fan = self.page.locator("[role=group] > button")
        cards = fan.and_(self.page.locator(f'[aria-label^="{word(card)}, "]'))
        for at in range(times):
            if isinstance(self.hands, Mouse):
                cards.nth(at).click(position=IN_SIGHT)
            else:
                self.hands.press(self.page, cards.nth(at))

    def do(self, action: Action) -> None:
        """Give an answer with the buttons, cards and dice that make it."""
        before = self.wait("asked")
        if isinstance(action, a.PlaceHelp | a.ExchangeCards):
            for card in dict.fromkeys(action.cards):
                self.touch(card, action.cards.count(card))
        if isinstance(action, a.Reroll):
            for die in action.dice:
                self.hands.press(self.page, self.page.locator("button.die").nth(die))
        label = label_of(action, before.decision)
        if isinstance(label, tuple):
            self.press(*label)
        else:
            self.hands.press(self.page, self.prompt.get_by_role("button", name=label).first)
        self.changed(before)

    def until(self, choose: Choose, *wanted: str) -> Sight:
        """Play on until the page asks one of these questions, or shows one of these states."""
        for _ in range(MOST_STEPS):
            sight = self.wait()
            if sight.what in wanted or sight.decision in wanted:
                return sight
            self.answer(sight, choose)
        raise AssertionError(f"{MOST_STEPS} answers, and never {wanted}")

    def answer(self, sight: Sight, choose: Choose) -> None:
        """Answer what is asked, once."""
        if sight.what == "hand-over":
            self.take()
        elif sight.what == "asked":
            self.hands.press(self.page, self.open_answers().nth(choose(sight)))
            self.changed(sight)

    def open_answers(self) -> Locator:
        """Find the answers in the order in which a look lists them."""
        return self.prompt.locator(".actions button:not([aria-disabled]):not(.quiet)")


def sight_of(seen: dict[str, object]) -> Sight:
    """Read what a look returns."""
    answers = seen["answers"]
    assert isinstance(answers, list)
    return Sight(str(seen["what"]), str(seen["question"]), str(seen["decision"]), tuple(map(str, answers)))


WORDS: dict[type[Action], tuple[str, ...]] = {
    Pass: ("Pass",),
    a.StopHere: ("Leave",),
    a.FlyOn: ("Fly on",),
    a.PrepareVoyage: ("Prepare",),
    a.KeepCrew: ("Keep the crew",),
    a.Stay: ("Stay",),
    a.Leave: ("Leave",),
    a.UsePower: ("Your power",),
    a.PlaceHelp: ("Help", "face down"),
    a.DeclareSuccess: ("Declare success",),
    a.DeclareCrash: ("Announce a crash",),
    a.TakeTop: ("Take the top one",),
    a.DrawCard: ("Draw a card",),
    a.ExchangeCards: ("Exchange cards",),
}


def label_of(action: Action, decision: str) -> tuple[str, ...] | str:
    """Return the words on the button that gives an answer; a single string is its accessible name."""
    if type(action) in WORDS:
        return WORDS[type(action)]
    if isinstance(action, a.Play):
        return ("Play Instructor",) if decision == "DrawerMayInstruct" else (word(action.card),)
    if isinstance(action, a.TakeLifeboat):
        return ("Lifeboat", word(action.card))
    if isinstance(action, a.UseSpyglass):
        return ("Spyglass", f"from city {action.city}")
    if isinstance(action, a.Head):
        return ("Boscalumia",) if action.to == "forgotten" else ("dice",)
    if isinstance(action, a.LayCards):
        return "Lay " + listed(action.cards)
    if isinstance(action, a.Reroll):
        return ("Re-roll",) if action.dice else ("Keep them all",)
    if isinstance(action, a.ChoosePlayer):
        return (NAMES[action.seat],)
    assert isinstance(action, a.ChooseTreasure | a.ExchangeTreasure), f"no button for {action}"
    return treasure_name(action.treasure)


def listed(cards: Sequence[Card]) -> str:
    """Return cards as a payment's button names them."""
    counts = {card: cards.count(card) for card in cards}
    return ", ".join(f"{n}\N{NO-BREAK SPACE}× {word(card)}" if n > 1 else word(card) for card, n in counts.items())
