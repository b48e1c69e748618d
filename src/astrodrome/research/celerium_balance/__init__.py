"""A study of Celerium's house tables: who wins with what, which cards are played, how often Boosts are caught.

`python -m astrodrome.research.celerium_balance run OUT` plays and counts, `… page BEFORE AFTER` draws and tells.
"""
