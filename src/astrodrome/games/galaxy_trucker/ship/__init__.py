"""What a ship has and can do: crew, cells, goods, strength, its two halves, how components fit."""
