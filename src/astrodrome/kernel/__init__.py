"""The kernel: everything that all games share, and nothing that only one of them needs.

A game is (options, seed, log). What remains to be done is an agenda of small tasks; a decision is a task that asks;
an answer is accepted, or refused with the rule it breaks; a seat sees what is in its view and nothing else.
"""
