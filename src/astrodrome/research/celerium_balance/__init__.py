"""A study of Celerium's house tables: who wins with what, which cards are played, how often Boosts are caught.

`astrodrome study celerium-balance --out FILE` plays and counts, `… --page FOLDER` writes the page with its plots.
"""
