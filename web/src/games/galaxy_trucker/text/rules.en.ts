/** What the drawings of the rules show, in English. */

export const rulesEn = {
  "draw.start": "START",
  "draw.numbers": "number tiles",
  "draw.rare": "rare cases, in words",
  "draw.three-flights": "Three ships, each bigger than the one before.",
  "draw.yard-setup":
    "The heap face down, the starting cabin on its board, four piles of cards: three may be looked at.",
  "draw.welding": "A component is taken, looked at, turned and welded beside another.",
  "draw.hourglass": "The hourglass moves circle by circle to START; number tiles are taken in order.",
  "draw.connectors": "Two connectors that fit; a connector against a smooth side that does not.",
  "draw.ship-check": "A ship with an engine pointing the wrong way: a mistake, it must go.",
  "draw.crew-loading": "Two humans in each cabin, an alien beside its life support, full batteries.",
  "draw.ship-classes": "The shapes of the four boards: I, II, III and IIIA.",
  "draw.digital-table":
    "Two ask for the same component: the first one gets it, the other sees that somebody was quicker.",
  "draw.flight-track": "Rockets on a closed track; a day gained jumps over occupied spaces.",
  "draw.strengths":
    "A single cannon counts one, a double two for a cell, a cannon pointing sideways half; a double engine two " +
    "for a cell.",
  "draw.hits": "A large meteor from the left flies along row 8 and strikes the first component.",
  "draw.break-up": "A destroyed component: what hung on it falls off.",
  "draw.goods": "Goods in an ordinary and in a special hold; red is worth 4, yellow 3, green 2, blue 1.",
  "draw.planets": "Three planets with goods, two of them taken; the next ship may land on the third.",
  "draw.abandoned": "Crew moves into an abandoned ship and brings credits.",
  "draw.enemies": "Cannon strength 2 against an enemy of 5: beaten.",
  "draw.open-space": "Engine strength 2: the rocket gains two days.",
  "draw.combat-zone": "Three values of three ships; on each line the lowest one suffers.",
  "draw.giving-up": "A rocket leaves the track; its goods sell for half.",
  "draw.settlement": "An account: finish, best-looking ship, goods, lost components.",
  "draw.printed": "printed",
  "draw.house": "house",
  "draw.big-box": "A box with new components, new cards and a fifth player’s pieces.",
  "draw.new-technologies":
    "Ten of the new components: luxury cabin, stasis chamber, bi-directional cannon, mixed hold, engine-cannon, " +
    "cannon booster, furnace, accelerator, plating, cyan life support.",
  "draw.fifth-wheel": "Five rockets; two ships share a planet, the second one with one good less.",
  "draw.new-classes":
    "The boards of class IA, with bands of dice numbers and any side as the front, and of class IIA, in two halves.",
  "draw.machinations": "Each player puts a secret card into the common deck.",
  "draw.rough-roads":
    "Cards beside the track change the flight: a column in which nothing works, rolls that are repeated.",
  "draw.bonus-cards":
    "A junkyard trades crew for cells, a depot adds a component, billiards sends meteors at another ship.",
  "draw.combining": "A die chooses what makes the game harder: another class, or one more card of Rough Roads.",
  "draw.house-cards": "A printed card beside a house card, whose edge is dashed.",
  "draw.extra-cases": "Rare cases have their lines in the book.",
} as const;
