"""The kernel: what every game shares, and no game in it.

A game is (options, seed, log). What remains to be done is an agenda of small tasks; a decision is a task that asks;
an answer is accepted, or refused with the rule it breaks; a seat sees what its view can hold and nothing else.
"""
