/** What the circuit shows and says, seen in its markup. */

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Circuit from "./Circuit.svelte";
import type { Face, Lit, Place, Ship } from "../model/pieces.ts";

const FACE: Face = { name: "5-C", series: "C", lanes: ["mechanism", "trap", null, "trap", "repairer"], specials: [] };
const places: Place[] = Array.from({ length: 10 }, (_, key) => ({ key, face: key === 3 ? FACE : null }));
const ships: Ship[] = [{ seat: 1, look: "blue", name: "Ada", place: 3, lane: 3, wraps: 0 }];
const lit: Lit[] = [2, 3, 4].map((lane) => ({
  id: `l${lane}`,
  place: 4,
  lane,
  text: String(lane),
  label: `Lane ${lane}`,
}));
const markup = (props: object): string => render(Circuit, { props: { places, ships, ...props } }).body;

describe("Circuit", () => {
  it("offers exactly what is lit, as buttons in a group, with one tab stop", () => {
    const html = markup({ lit, me: 1 });
    expect(html.match(/role="button"/g)).toHaveLength(3);
    expect(html.match(/role="button" tabindex="0"/g)).toHaveLength(1);
    expect(html).toContain('aria-label="Lane 3"');
    expect(html).toContain('role="group"');
  });
  it("offers nothing when nothing is lit", () => expect(markup({})).not.toContain('role="button"'));
  it("draws what lies face up, and nothing of what lies face down", () => {
    expect(markup({}).match(/var\(--trap\)/g)).toHaveLength(2);
  });
});
