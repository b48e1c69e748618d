/** Two chapters of rules for the gallery, with a ruling. */

import type { RuleText } from "$lib/net/api.ts";

const line = (id: string, text: string, rulings: string[] = [], house = false) => ({
  id,
  text,
  rulings,
  house,
  tag: "base",
  section: "",
});

export const RULES: RuleText = {
  name: "memoracers",
  title: "MemoRacers",
  preface: ["Lanes are numbered 1 to 5 from left to right."],
  chapters: [
    {
      number: 1,
      title: "Players and goal",
      intro: "",
      drawing: "",
      lines: [line("MR-001", "A race is for 2 to 5 players.")],
    },
    {
      number: 2,
      title: "Laps",
      intro: "A lap is done when a ship leaves tile 1 behind, not when it reaches it.",
      drawing: "",
      lines: [
        line("MR-068", "A Lap box is ticked each time a ship goes beyond tile 1."),
        line(
          "MR-070",
          "Leaving tile 1 at the start of the race ticks no box: three complete laps are needed (ruling MR-Q05).",
          ["MR-Q05"],
        ),
        line("MR-072", "Laps depend only on tile 1, wherever it now lies in the row.", [], true),
      ],
    },
  ],
  examples_head: { title: "Worked examples", intro: "" },
  examples: [],
  points_head: { title: "Open points", intro: "" },
  points: [
    {
      id: "MR-Q05",
      text: "",
      question: "Does leaving tile 1 at the start count?",
      ruling: "no.",
      reason: "in the example a ship at Speed 4 ticks a box and has 2 laps to go.",
      house: false,
      section: "",
    },
  ],
};
