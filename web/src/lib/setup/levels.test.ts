import { expect, test } from "vitest";
import { levelWord } from "./levels.ts";

test("the menu says where a bot thinks less", () => {
  expect(levelWord("expert", null)).toBe("Bot, expert");
  expect(levelWord("expert", { phase: "starting" })).toBe("Bot, expert (may think less here)");
  expect(levelWord("hard", { phase: "ready", share: 1 })).toBe("Bot, hard");
  expect(levelWord("hard", { phase: "ready", share: 0.4 })).toBe("Bot, hard (thinks less on this device)");
  expect(levelWord("normal", { phase: "ready", share: 0.4 })).toBe("Bot, normal");
});

test("a style says how it plays", () => {
  expect(levelWord("bold", null)).toBe("Bot, bold: takes more risks");
  expect(levelWord("gunner", { phase: "ready", share: 0.4 })).toBe("Bot, gunner: many cannons");
});
