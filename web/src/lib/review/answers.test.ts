import { expect, it } from "vitest";
import { answersInWords } from "./answers.ts";

// Without the engine's texts its keys stand for them.
const ACTIONS = [{ do: "Land", planet: 1 }, { do: "Land", planet: 2 }, { do: "FlyOn" }];

it("tells answers apart that would read alike", () =>
  expect(answersInWords("any", undefined, ACTIONS, [])).toEqual(["Land (1)", "Land (2)", "FlyOn"]));
it("adds what the game says of them", () => {
  const answer = (said: string, verb: string, { planet }: Readonly<Record<string, unknown>>): string =>
    verb === "Land" ? `${said} on ${String(planet)}` : said;
  expect(answersInWords("any", { answer }, ACTIONS, [])).toEqual(["Land on 1", "Land on 2", "FlyOn"]);
});
