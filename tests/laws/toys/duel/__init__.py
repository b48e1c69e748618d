"""An attack with reaction and shield, opened by sealed bids."""
