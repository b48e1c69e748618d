"""An auction: a toy game with everything a room must cope with, and nothing else.

Each seat holds a secret card. In each round all bid in secret; the highest bid scores. Options add something that is
shown to everybody for a while, a window in which seats may object, and traps on which the game's own code fails.
"""
