/** Words of the guided first flight in English. */

export const guideEn = {
  "hint.got": "Got it",
  "hint.do": "A good choice: do it",
  "hint.take": "Start with junk",
  "hint.take.text":
    "Take a component face down. Nobody else sees it; you may weld it, or return it face up for everybody.",
  "hint.weld": "Connectors must match",
  "hint.weld.text":
    "Lit squares fit as it is; turn it for others. Single fits single, double fits double, the yellow universal " +
    "one fits any.",
  "hint.misfit": "It fits nowhere",
  "hint.misfit.text": "Return it. It lies face up from now on, and you can come back for it.",
  "hint.needs": "What a ship needs",
  "hint.needs.text":
    "Engines that point to the rear, cannons to the front, cabins for crew, batteries for doubles and shields, " +
    "holds for goods. These figures keep count.",
  "hint.finish": "Good enough?",
  "hint.finish.text":
    "Take a number when you like your ship. The lower it is, the further ahead you start; empty squares cost nothing.",
  "hint.alien": "An alien wants to come aboard",
  "hint.alien.text": "An alien takes the place of the humans in a cabin. Purple ones help to shoot, brown ones to fly.",
  "hint.flyOn": "Take-off",
  "hint.flyOn.text":
    "The rockets above show who is ahead. Before each card you may give up; fly on while your ship holds together.",
  "hint.card": "A card is turned up",
  "hint.card.text": "Its lines happen from top to bottom. The leader decides first, so being ahead is worth something.",
  "hint.land": "Planets pay in goods",
  "hint.land.text": "Each planet has room for one ship. Landing costs flight days, and you need free holds.",
  "hint.opportunity": "A find",
  "hint.opportunity.text": "The button says what it brings and what it costs. The first to take it ends the card.",
  "hint.strength": "How strong are you?",
  "hint.strength.text":
    "Single cannons and engines always count. A double counts only with a cell, and spent cells do not come back.",
  "hint.goods": "Load the goods",
  "hint.goods.text":
    "Drag cubes into holds, or ask for the best load. Pips are credits; red goods lie only in special holds.",
  "hint.dice": "Dice aim",
  "hint.dice.text":
    "Two dice name a column or a row. The first component on that line is struck; a smooth side makes small " +
    "meteors bounce off.",
  "hint.defend": "Shield or hit",
  "hint.defend.text": "A cell stops it. Without one, the outlined component is lost, with all that hangs on it alone.",
  "hint.lost": "It was only junk",
  "hint.lost.text":
    "Lost components are paid for at the end, up to the insurance of the board. The crew and goods in them are gone.",
  "hint.score": "The settlement",
  "hint.score.text":
    "Line by line: the order of arrival, the best-looking ship, goods sold, losses paid. Any credit at all is a " +
    "small win.",
} as const;
