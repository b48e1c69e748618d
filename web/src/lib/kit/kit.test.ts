/** What the shared pieces tell readers, seen in their markup; and the small sums behind curves. */

import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Button from "./controls/Button.svelte";
import { apart, ticks } from "./charts/curve.ts";
import Facts from "./layout/Facts.svelte";
import LogList from "./messages/LogList.svelte";
import PlaceMark from "./players/PlaceMark.svelte";
import PromptBar from "../table/frame/PromptBar.svelte";
import SeatStrip from "../table/frame/SeatStrip.svelte";
import SeatToken from "./players/SeatToken.svelte";
import Stamp from "./rules/Stamp.svelte";
import Toast from "./messages/Toast.svelte";
import TurnLine, { type Turn } from "../table/prompt/TurnLine.svelte";

const word = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
/** Markup without the marks Svelte leaves for the browser. */
const html = (body: string): string => body.replace(/<!--.*?-->/g, "");

describe("Button", () => {
  it("keeps a refused answer readable, with its reason", () => {
    const { body } = render(Button, { props: { kind: "go", off: "1 lane left", children: word("Ready") } });
    expect(body).toContain('aria-disabled="true"');
    expect(html(body)).toContain("1 lane left");
    expect(body).not.toContain("btn go");
  });
  it("shows the price before the click", () => {
    expect(html(render(Button, { props: { note: "2 shields", children: word("Force") } }).body)).toMatch(
      /<small[^>]*>2 shields<\/small>/,
    );
  });
  it("is a link where it leads somewhere", () => {
    expect(render(Button, { props: { href: "/t/x", children: word("Join") } }).body).toContain('href="/t/x"');
  });
});

describe("PromptBar", () => {
  it("wears the signal only when it asks", () => {
    expect(render(PromptBar, { props: { asks: true, title: "Pick a lane", rules: ["MR-040"] } }).body).not.toMatch(
      /class="prompt[^"]* wait/,
    );
    expect(render(PromptBar, { props: { asks: false, title: "Waiting" } }).body).toMatch(/class="prompt[^"]* wait/);
  });
});

const ada = { seat: 0, look: "red" as const, name: "Ada" };
const brice = { seat: 1, look: "blue" as const, name: "Brice" };

describe("TurnLine", () => {
  const said = (turn: Turn, watching = false): string => html(render(TurnLine, { props: { turn, watching } }).body);
  it("names those the table waits for, and is lime for the person here alone", () => {
    expect(said({ kind: "you", who: ada })).toMatch(/class="turn you[^]*Your turn, Ada/);
    expect(said({ kind: "waits", who: [ada, brice] })).toContain("Waiting for Ada and Brice");
    expect(said({ kind: "waits", who: [ada, brice] })).not.toContain("turn you");
    expect(said({ kind: "acts", who: brice })).toContain("Brice is playing");
  });
  it("names nobody in a window, and tells a watcher that they watch", () => {
    const window = said({ kind: "all" }, true);
    expect(window).toContain("Waiting for everybody");
    expect(window).toContain("you are watching");
    expect(window).not.toContain("<svg");
  });
});

describe("Facts", () => {
  it("say who leads and what is hidden", () => {
    const body = html(
      render(Facts, {
        props: {
          leads: "Ada leads",
          hidden: [
            { text: "4 tiles face down", n: 4 },
            { text: "deck of 9", n: 9 },
          ],
        },
      }).body,
    );
    expect(body).toContain("Ada leads");
    expect(body).toContain("Hidden:</b> 4 tiles face down · deck of 9");
  });
  it("are not there where there is nothing to say", () => {
    expect(html(render(Facts, { props: {} }).body).trim()).toBe("");
  });
});

describe("SeatStrip", () => {
  const seats = [
    { ...ada, word: "speed 4", label: "Ada, speed 4", me: true, lead: true },
    { ...brice, word: "crash", label: "Brice, crash", gone: true },
  ];
  const body = html(render(SeatStrip, { props: { seats, label: "Race order" } }).body);
  it("names everybody, marks oneself, and says it once to readers", () => {
    expect(body.match(/>You</g)).toHaveLength(1);
    expect(body).toContain('<span class="unseen">Ada, speed 4</span>');
    expect(body).toMatch(/class="lines[^"]*" aria-hidden="true">.*speed 4/);
  });
});

describe("PlaceMark", () => {
  it("writes places as people do", () => {
    const place = (rank: number): string => html(render(PlaceMark, { props: { rank, lead: rank === 1 } }).body);
    expect(
      [1, 2, 3, 4].map((rank) =>
        place(rank)
          .replace(/<[^>]*>/g, "")
          .trim(),
      ),
    ).toEqual(["1st", "2nd", "3rd", "4th"]);
    expect(place(1)).toContain('aria-label="leads"');
    expect(place(2)).not.toContain("leads");
  });
});

describe("Stamp and Toast", () => {
  it("lead to the rule", () => {
    expect(render(Stamp, { props: { rule: "MR-040" } }).body).toContain('href="/rules/memoracers#MR-040"');
    expect(render(Toast, { props: { title: "No", text: "Why", rule: "MR-041" } }).body).toContain("#MR-041");
  });
});

describe("LogList", () => {
  it("sets who acted in bold and escapes names", () => {
    const lines = [
      { id: 1, look: "red" as const, runs: [{ text: "<b>Bo", seat: 0 }, { text: " crashes" }], rule: "MR-077" },
    ];
    expect(html(render(LogList, { props: { lines, label: "Log" } }).body)).toContain("<b>&lt;b>Bo</b> crashes");
  });
});

describe("SeatToken", () => {
  it("says colour and shape where no name stands beside", () => {
    expect(render(SeatToken, { props: { look: "purple", say: true } }).body).toContain('aria-label="purple star"');
  });
});

describe("curves", () => {
  it("have few round marks that reach the top", () => {
    expect(ticks(33)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(5)).toEqual([0, 1, 2, 3, 4, 5]);
  });
  it("keep their labels apart and in order", () => {
    const heights = apart([100, 101, 102], 20);
    expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(18);
    expect((heights[2] ?? 0) - (heights[1] ?? 0)).toBeGreaterThan(18);
  });
});
