"""Evil Machinations: cards that players put into the deck themselves."""
