"""The laws: what every game must keep, whatever its rules.

`subject.py` says what the laws must be told of a game (a module in `hooks/`), `registry.py` draws the sample, `play.py`
walks through games, `worlds.py` makes worlds that a seat cannot tell apart, and `law_*.py` hold the laws themselves as
plain functions. `planted.py` has faulty toys: each law is seen to catch its fault.
"""
