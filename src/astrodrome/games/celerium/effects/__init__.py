"""The effects of event cards, by the choice they ask for. A new card needs no code; a new effect is a class here."""
