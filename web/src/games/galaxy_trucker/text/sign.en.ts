/** The few words that the home page needs of Galaxy Trucker, in English; all others come with its table. */

export const signEn = {
  name: "Galaxy Trucker",
  line: "Build a ship from junk, then see what is left of it.",
  kind: "building and flying",
  "book.base": "Galaxy Trucker: base game",
  "book.expansion": "Galaxy Trucker: the Big Expansion",
  "home.firstLine": "A first flight: a small ship, easy cards, no hourglass.",
  "table.title": "{n|# flight|# flights}, {building}",
  "setup.building.turns": "Turn by turn",
  "setup.building.realtime": "Real time",
};
