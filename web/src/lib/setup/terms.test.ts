/** The terms of a table: what happens when somebody leaves follows the clock. */

import { expect, it } from "vitest";
import { awayDefault, THINKING } from "./terms.ts";

it("lets no bot come by itself where there is a time for each question", () => {
  expect(awayDefault({ thinking: THINKING.day1 })).toBe("0");
  expect(awayDefault({ thinking: THINKING.day3 })).toBe("0");
  expect(awayDefault({ thinking: THINKING.fast })).toBe("60");
  expect(awayDefault({})).toBe("60");
});
