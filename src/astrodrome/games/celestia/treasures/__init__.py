"""Taking treasures, and the bonuses of Matryoshburg."""
