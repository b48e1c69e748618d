"""Somebody at a table of Galaxy Trucker: reads the question off the line, thinks, and answers on the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.web.galaxy_hands import Hands, Mouse, give
from tests.web.server import Message
from tests.web.visitor import Visitor

NEWS = ("welcome", "entry", "asked")
LATEST = ("public", "mine", "prompts", "status", "sand_ms")


class Trucker:
    """One seat in front of one browser."""

    def __init__(self, visitor: Visitor, seat: int = 0, hands: Hands | None = None) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seat = seat
        self.hands = hands or Mouse()
        self.latest: Message = {}
        self._heard = 0
        self._said = 0

    def listen(self) -> Message:
        """Return the table as it was told last."""
        for message in self.visitor.heard[self._heard :]:
            # A look from outside, for other tables of this person, is none of this seat.
            if message["type"] in NEWS and str(self.seat) in message["mine"]:
                self.latest.update({key: message[key] for key in LATEST if key in message})
        self._heard = len(self.visitor.heard)
        return self.latest

    @property
    def prompt(self) -> Message | None:
        """The question that is open for this seat."""
        found: Message | None = self.listen().get("prompts", {}).get(str(self.seat))
        return found

    @property
    def ship(self) -> Message:
        """The ship of this seat."""
        found: Message = self.listen()["public"]["ships"][self.seat]
        return found

    @property
    def hand(self) -> str | None:
        """The component in hand."""
        found: str | None = self.listen()["mine"][str(self.seat)]["hand"]
        return found

    def until(self, true: Callable[[], object], what: str) -> None:
        """Wait until something is so."""
        self.visitor.until(true, what)

    def until_asked(self) -> Message | None:
        """Wait for a question; None where the game is over."""
        self.until(lambda: self.prompt or self.listen().get("status") == "over", "a question, or the end")
        return self.prompt

    def give(self, action: Message) -> Message:
        """Give an answer on the page; return what the server said to it."""
        prompt = self.prompt
        assert prompt is not None, f"nothing is asked, and the answer would be {action}"
        self._said = len(self.visitor.said)
        give(self.page, self.hands, action, prompt["offer"])
        self.until(lambda: self.reply() is not None, f"a reply to {action}")
        reply = self.reply()
        assert reply is not None
        sent = next(said for said in self.visitor.said[self._said :] if said["type"] == "play")
        assert {**action} == sent["action"], f"the page sent {sent['action']} for {action}"
        return reply

    def reply(self) -> Message | None:
        """Return what was said to the answer given last; None while it is on its way."""
        sent = [said["id"] for said in self.visitor.said[self._said :] if said["type"] == "play"]
        replies = ("ok", "refused", "error")
        found = [heard for heard in self.visitor.heard if heard["type"] in replies and heard.get("id") in sent[:1]]
        return found[-1] if found else None

    def follow(self, script: Sequence[Message]) -> None:
        """Give the answers of a script, one after another."""
        for action in script:
            assert self.until_asked() is not None, f"the game is over, and the script goes on with {action}"
            reply = self.give(action)
            assert reply["type"] == "ok", f"{action} was answered with {reply}"

    def place_anywhere(self) -> Message:
        """Place the component in hand where it fits; return it where it fits nowhere."""
        self.until(lambda: self.hand and self.prompt, "a component in hand")
        prompt = self.prompt
        assert prompt is not None
        for choice in prompt["offer"]["squares"]:
            for turn in choice["turns"]:
                if turn["refusal"] is None and not turn["mistakes"]:
                    return self.give({"do": "Place", "square": choice["square"], "turns": turn["turns"]})
        return self.give({"do": "ReturnComponent"})

    def build(self, parts: int) -> None:
        """Take and place until the ship has so many components."""
        for _ in range(parts * 4):
            if self.ship["figures"]["components"] >= parts:
                return
            self.give({"do": "TakeFaceDown"})
            self.place_anywhere()
        raise AssertionError(f"the ship has only {self.ship['figures']['components']} components")
