/** What cannot be, as the server says it and as the page shows it. */

import type { Problem } from "../net/api.ts";

/** What cannot be: a sentence, the part of the set-up it is about, and the rule behind it. */
export interface Trouble {
  readonly field: string;
  readonly message: string;
  readonly rule: string | null;
}

/** The server's sentences end with the rule: "… (MR-011)". It is taken off and shown as a stamp. */
export function readTrouble(problem: Problem, why: (rule: string) => string | null): Trouble {
  const found = /^(.*?)\s*\(([A-Z]{2}-[\dQ]\d+)\)$/s.exec(problem.message);
  const rule = found?.[2] ?? null;
  return {
    field: problem.field ?? "",
    // Put into words when it is read: the language may have been switched since.
    get message() {
      return (rule && why(rule)) || (found?.[1] ?? problem.message);
    },
    rule,
  };
}
