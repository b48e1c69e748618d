"""The track: where vehicles stand and move, tokens, attacks and equipment."""
