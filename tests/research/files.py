"""Bots in files, good and bad."""

from __future__ import annotations

from pathlib import Path

FIRST = """
def choose(view, prompt, legal, think):
    return legal[0]
"""

RAISES = """
def choose(view, prompt, legal, think):
    return legal[len(legal)]
"""

HANGS = """
def choose(view, prompt, legal, think):
    while True:
        pass
"""

EATS = """
def choose(view, prompt, legal, think):
    heap = []
    while True:
        heap.append(bytearray(10_000_000))
"""

CHEATS = """
from astrodrome.games.memoracers.actions import Program

def choose(view, prompt, legal, think):
    return Program((1, 5, 1, 5, 1))
"""

NO_ACTION = """
def choose(view, prompt, legal, think):
    return "full speed ahead"
"""

DIES = """
import os

def choose(view, prompt, legal, think):
    os._exit(3)
"""

QUITS = """
import sys

def choose(view, prompt, legal, think):
    sys.exit("enough")
"""

FORGES = """
import os

def choose(view, prompt, legal, think):
    for fd in range(3, 20):
        try:
            os.write(fd, bytes([0, 0, 0, 4]) + b"null")
        except OSError:
            pass
    return legal[0]
"""

BABBLES = """
import sys

def choose(view, prompt, legal, think):
    print("I am thinking")
    return legal[0]
"""

REMEMBERS = """
asked = []

def choose(view, prompt, legal, think):
    asked.append(prompt.number)
    assert asked[0] <= 2, f"a new game, and I remember {asked}"
    return legal[-1]
"""

THINKS = """
import random

def choose(view, prompt, legal, think):
    world = think.deal(0.9)
    assert world.view(think.seat) == view
    assert world.legal(think.seat) == tuple(legal)
    assert world.knowledge(think.seat) is not None
    assert think.knowledge is not None
    return random.choice(legal)
"""

NO_CHOOSE = """
def chose(view, prompt, legal, think):
    return legal[0]
"""

BROKEN = "def choose(view, prompt, legal, think)\n    return legal[0]\n"


def write(folder: Path, text: str, name: str = "my_bot.py") -> str:
    """Write a bot's file and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)
