/** The template engine, held to the same vectors as the engine's own. */

import { describe, expect, it } from "vitest";
import plurals from "../../../../tests/vectors/plurals.json";
import vectors from "../../../../tests/vectors/text.json";
import { holds, pluralForm, type Lang } from "./languages.ts";
import { pseudo } from "./pseudo.ts";
import { argsOf, parse, render, runs, type Args, type Terms } from "./template.ts";

interface Vector {
  readonly template: string;
  readonly args: Args;
  readonly names?: readonly string[];
  readonly terms?: Terms;
  readonly lang: Lang;
  readonly expect: string;
}

describe("vectors shared with the engine", () => {
  it.each((vectors as unknown as readonly Vector[]).map((vector) => [vector.lang, vector.template, vector] as const))(
    "%s: %s",
    (_lang, _template, vector) => {
      expect(render(vector.template, vector.args, vector)).toBe(vector.expect);
    },
  );
});

describe("templates", () => {
  const en = { lang: "en" } as const;
  it("say where a seat is named", () => {
    expect(runs("{who:seat} crashes", { who: 1 }, { lang: "en", names: ["Brice", "Chloé"] })).toEqual([
      { text: "Chloé", seat: 1 },
      { text: " crashes" },
    ]);
  });
  it("say where a piece is named, and elide before it", () => {
    const words = { lang: "fr", names: ["Ada"], terms: { kind: { hold: "un container" } } } as const;
    expect(runs("{who:seat} a besoin de {kind:kind}.", { who: 0, kind: "hold" }, words)).toEqual([
      { text: "Ada", seat: 0 },
      { text: " a besoin d’" },
      { text: "un container", about: "kind:hold" },
      { text: "." },
    ]);
  });
  it("take 0 as singular in French and plural in English", () => {
    expect([0, 1, 1.5, 2].map((n) => pluralForm(n, "fr"))).toEqual([0, 0, 0, 1]);
    expect([0, 1, 1.5, 2].map((n) => pluralForm(n, "en"))).toEqual([1, 0, 1, 1]);
  });
  it.each(plurals.map((row) => [row.condition, row.holds] as const))("count by %s", (condition, numbers) => {
    expect(Array.from({ length: 31 }, (_, n) => n).filter((n) => holds(condition, n))).toEqual(numbers);
  });
  it("keep their fields in the test language, and grow", () =>
    expect(pseudo("Draw {n|# card|# cards}: {cards:card}")).toBe("Dràáw {n|# card|# cards}: {cards:card}"));
  it("list the arguments they need", () => expect(argsOf("{a} {b|x|y} {a?p|q} {{c}}")).toEqual(["a", "b"]));
  it("keep a sentence readable when an argument is missing", () =>
    expect(render("lane {lane}", {}, en)).toBe("lane {lane}"));
  it.each(["{open", "close}", "{a|only}", "{a b}", "{}"])("refuse %s", (template) => {
    expect(() => parse(template)).toThrow(SyntaxError);
  });
});
