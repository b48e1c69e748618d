"""Building: taking and placing components, the card piles, the hourglass, and the ship check."""
