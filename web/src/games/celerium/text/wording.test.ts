/** Sentences whose words are bent as their language wants it. */

import { expect, it } from "vitest";
import { render } from "$lib/i18n/template.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const BOOKS = { en, de, fr };

function place(lang: keyof typeof BOOKS, way: "ahead" | "behind" | "swap", pilot: boolean): string {
  return render(BOOKS[lang][`place.${way}`] ?? "", { kind: "Starbot", pilot, name: "Ada" }, { lang, names: [] });
}

it("a vehicle is placed by another, or both swap places", () => {
  expect(place("en", "behind", true)).toBe("Starbot behind Ada’s Pilot");
  expect(place("en", "swap", false)).toBe("Starbot swaps places with Ada’s Starbot");
  expect(place("de", "ahead", true)).toBe("Starbot vor den Piloten von Ada");
  expect(place("de", "behind", false)).toBe("Starbot hinter den Starbot von Ada");
  expect(place("de", "swap", true)).toBe("Starbot tauscht mit dem Piloten von Ada");
  expect(place("fr", "ahead", false)).toBe("Starbot devant le starbot d’Ada");
});
