/** What is seen agrees with what is so: where shots end, whom they are for, who leads, which line runs, who paid. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Event } from "./model/events.ts";
import { Board } from "./model/box.ts";
import { mounted } from "./model/contents.ts";
import { detailsOf, linesOf } from "./account/account.ts";
import { Ledger } from "./account/bills.ts";
import { cardFor, lineNow, linesOf as cardLines } from "./flight/card/card.ts";
import { beamOf } from "./film/beam.ts";
import { TruckerDirector } from "./film/director.ts";
import { pictureOf, type Emphasis, type Picture } from "./film/picture.ts";
import { opening, settled, shotsOf, type Scene } from "$lib/table/film.svelte.ts";
import { leadOf, rivalsOf, togetherOf } from "./table/status.ts";
import type { Trucking } from "./model/trucking.ts";
import type { AccountView, CardRow, PublicView } from "./model/wire.ts";

const ROW = {
  name: "I",
  level: 1,
  insurance: 5,
  squares: [38, 48, 49, 50],
  start: 49,
  left: 3,
  top: 3,
  columns: [[5], [6], [7], [8], [9]],
  rows: [[5], [6], [7], [8], [9]],
};
const BOARD = new Board(ROW, 11);
const ship = (place: number, more: object = {}): object => ({
  components: [38, 48, 49, 50].map((square) => mounted(square, "B031")),
  lost: [],
  place,
  flying: true,
  hyper: 0,
  credits: 0,
  number: null,
  looking: null,
  figures: {},
  ...more,
});
const VIEW = {
  ships: [ship(9), ship(7)],
  order: [0, 1],
  roads: [],
  card: "I-09",
  deck: 5,
  phase: "flight",
} as unknown as PublicView;
const ROLL = {
  event: "DiceRolled",
  seat: 0,
  aim: "large",
  side: "front",
  dice: [3, 4],
  total: 7,
  targets: [0, 1],
} as const;

type Seen = Scene<Trucking, Emphasis>;

/** The scene after some events. */
function after(events: readonly Event[], view: PublicView, director: TruckerDirector): Seen {
  return events.reduce((scene: Seen, event) => shotsOf(director, scene, event).at(-1)!.scene, opening(director, view));
}

/** The picture after some events. */
function shown(events: readonly Event[], view: PublicView = VIEW): Picture {
  return pictureOf(after(events, view, new TruckerDirector(() => 0)));
}

describe("what flies at a ship", () => {
  it.each([
    ["front", 7, 38],
    ["rear", 7, 49],
    ["left", 6, 48],
    ["right", 6, 50],
  ] as const)("from the %s bursts before the first component on its line, not behind the ship", (side, total, met) => {
    const events = [
      { ...ROLL, side, total },
      { event: "MeteorShot", seat: 0 },
    ] as const;
    expect(beamOf(BOARD, shown(events), 0)).toMatchObject({ outcome: "shot", struck: null, stop: met });
    expect(beamOf(BOARD, shown([events[0], { event: "ShieldUsed", seat: 0, side }]), 0)).toMatchObject({
      outcome: "shielded",
      stop: met,
    });
  });
  it("and misses it goes through", () =>
    expect(beamOf(BOARD, shown([ROLL, { event: "ProjectileMissed", seat: 0, kind: "large" }]), 0)?.stop).toBe(null));
  it("is seen on the ships that it comes to, and on no other", () => {
    const picture = shown([{ ...ROLL, targets: [1] }]);
    expect(beamOf(BOARD, picture, 0)).toBe(null);
    expect(beamOf(BOARD, picture, 1)).toMatchObject({ line: 2, near: false });
  });
  it("is seen on all in recordings that do not tell whom it was for", () => {
    const { targets: _, ...old } = ROLL;
    expect(beamOf(BOARD, shown([old as unknown as Event]), 1)).not.toBe(null);
  });
  it("is large to one ship and small to another under Meteoric Inversion, unless it is junk", () => {
    const view = { ...VIEW, roads: [{ card: "R1", road: "meteoric-inversion", bound: [1] }] } as unknown as PublicView;
    const kinds = (events: readonly Event[]): unknown[] =>
      [0, 1].map((seat) => beamOf(BOARD, shown(events, view), seat)?.kind);
    expect(kinds([ROLL])).toEqual(["large", "small"]);
    expect(kinds([{ event: "JunkThrown", seat: 0, kind: "cabin" } as Event, ROLL])).toEqual(["large", "large"]);
  });
});

describe("the rail", () => {
  const NAMES = ["Ada", "Vega"];
  it("says who flies in front as soon as the film shows it", () => {
    const picture = shown([{ event: "DaysGained", seat: 1, days: 5, place: 12 }]);
    expect(picture.view.order).toEqual([1, 0]);
    expect(leadOf(picture, NAMES)).toBe("Vega leads by 3 days");
  });
  it("leaves out who has given up or jumped", () => {
    expect(shown([{ event: "GaveUp", seat: 0 } as Event]).view.order).toEqual([1]);
    const jumped = shown([{ event: "ShipJumped", seat: 0, cards: 2 } as Event]);
    expect(jumped.view.order).toEqual([1]);
    expect(leadOf(jumped, NAMES)).not.toContain("Ada");
  });
  it("leaves out who sits the card out, as the server does", () => {
    const view = { ...VIEW, ships: [ship(9, { sitting_out: true }), ship(7)], order: [1] } as unknown as PublicView;
    expect(shown([{ event: "DaysGained", seat: 1, days: 1, place: 8 }], view).view.order).toEqual([1]);
  });
  it("knows from Déjà Vu who sits out the second pass that the film reveals", () => {
    const roads = [{ road: "deja-vu", bound: [1] }];
    const view = {
      ...VIEW,
      ships: [ship(9), ship(7)],
      revealed: [],
      second_pass: false,
      roads,
    } as unknown as PublicView;
    const reveal = { event: "CardRevealed", card: "I-10", left: 1 } as Event;
    expect(shown([reveal], view).view.order).toEqual([0, 1]);
    expect(shown([{ event: "SecondPassBegan", cards: 2 }, reveal], view).view.order).toEqual([1]);
  });
});

describe("whose turn it is", () => {
  const yard = (...numbers: (number | null)[]): { view: PublicView } => ({
    view: { phase: "building", ships: numbers.map((number) => ({ number })) } as unknown as PublicView,
  });
  it("is nobody's where all build or answer at once", () => {
    expect(togetherOf(yard(null, null), "TruckersBuild", 0)).toBe("Everyone builds at once");
    expect(togetherOf(yard(null, null), "TruckersBid", 0)).toBe("Everyone answers at once");
  });
  it("is nobody's either once all others are done", () => {
    for (const decision of ["TruckersBuild", "TruckerBuilds"])
      expect(togetherOf(yard(null, 1), decision, 0)).toBe("The others are done");
  });
  it("is one's own where ships are built in turns", () =>
    expect(togetherOf(yard(null, null), "TruckerBuilds", 0)).toBe(undefined));
  it("is not said in the rail while all act at once", () => {
    const session = (decision: string): never =>
      ({
        latest: { situation: { decision, waiting: [0, 1] } },
        line: { seats: [{ name: "Ada" }, { name: "Vega" }] },
      }) as never;
    const said = (decision: string): unknown =>
      rivalsOf(
        session(decision),
        {
          ...shown([]),
          event: null,
          view: {
            ...VIEW,
            ...yard(null, null).view,
            ships: [ship(0, { figures: { components: 3 } }), ship(0, { figures: { components: 3 } })],
          } as unknown as PublicView,
        },
        0,
      )[0]?.status;
    expect([said("TruckersBuild"), said("TruckersTakeNumbers"), said("TruckerBuilds")]).toEqual([
      "3 components",
      "3 components",
      "Your turn",
    ]);
  });
});

describe("a card", () => {
  const ZONE = {
    name: "C",
    family: "combat_zone",
    level: 2,
    lines: [
      { least: "crew", days: 3 },
      { least: "engines", takes_crew: 2 },
      {
        least: "cannons",
        projectiles: [
          { kind: "light", side: "rear" },
          { kind: "heavy", side: "rear" },
        ],
      },
    ],
  } as unknown as CardRow;
  const WEAKEST = { event: "WeakestFound", seat: 0, value: "engines" } as const;
  const director = new TruckerDirector(() => 0);
  beforeEach(() => director.recall([{ event: "CardRevealed", card: "C", family: "combat_zone", left: 1 }]));
  const line = ({ emphasis }: Seen, decision: string | null): number | null =>
    lineNow(ZONE, { rolls: emphasis.rolls, values: [null, emphasis.value], decision });
  it("keeps its current line lit when the film is over and a question is open", () => {
    const rest = settled(director, after([WEAKEST], VIEW, director), VIEW);
    expect(line(rest, "TruckerLosesCrew")).toBe(1);
    expect(line(opening(new TruckerDirector(() => 0), VIEW), null)).toBe(null);
  });
  it("goes on to the shot that was aimed, and keeps it lit for players who defend or come back", () => {
    const rest = settled(
      director,
      after([WEAKEST, { event: "WeakestFound", seat: 0, value: "cannons" }, { ...ROLL, aim: "light" }], VIEW, director),
      VIEW,
    );
    expect(line(rest, "TruckerDefends")).toBe(3);
    expect(line(opening(director, VIEW), "TruckerDefends")).toBe(3);
  });
  it("lights the line of an enemy that asks", () => {
    const slavers = {
      name: "S",
      family: "slavers",
      level: 1,
      strength: 6,
      takes_crew: 3,
      credits: 5,
      days: 1,
    } as unknown as CardRow;
    const asked = (decision: string): string | undefined =>
      cardLines(slavers)[lineNow(slavers, { rolls: 0, values: [], decision }) ?? -1]?.text;
    expect([asked("TruckerDeclares"), asked("TruckerLosesCrew"), asked("TruckerMayGiveUp")]).toEqual([
      "Strength 6",
      "Beaten: −3 crew",
      undefined,
    ]);
  });
  it("names the sizes that the prompt names under Meteoric Inversion", () => {
    const swarm = {
      name: "M",
      family: "meteor_swarm",
      level: 1,
      projectiles: [
        { kind: "large", side: "front" },
        { kind: "light", side: "left" },
      ],
    } as unknown as CardRow;
    const roads = [{ card: "R1", road: "meteoric-inversion", bound: [1] }] as unknown as PublicView["roads"];
    const kinds = (seat: number): unknown[] | undefined =>
      cardFor(swarm, { roads }, seat).projectiles?.map(({ kind }) => kind);
    expect([kinds(0), kinds(1)]).toEqual([
      ["large", "light"],
      ["small", "light"],
    ]);
  });
});

describe("an account", () => {
  const account = (losses: number, loans = 0): AccountView => ({
    cards: 0,
    finish: 0,
    beauty: 0,
    goods: 0,
    losses,
    luxury: 0,
    manager: 0,
    creativity: 0,
    leftovers: 0,
    loans,
  });
  const settled = (seat: number, lost: number, price: number, losses: number): Event => ({
    event: "FlightSettled",
    seat,
    finish: 0,
    beauty: 0,
    goods: 0,
    losses,
    credits: 0,
    lost,
    price,
  });
  const read = (ledger: Ledger, accounts: readonly AccountView[]): unknown => {
    const bills = ledger.flight(accounts.length);
    return linesOf(accounts, bills).flatMap(({ key }) =>
      detailsOf(key, bills, accounts).map(({ text, figures }) => [text, ...figures]),
    );
  };
  it("says line by line why five lost components cost 3 and eleven cost nothing", () => {
    const ledger = new Ledger().recall([settled(0, 5, 5, 3), settled(1, 11, 5, 0)]);
    expect(read(ledger, [account(-3), account(0)])).toEqual([
      ["1 credit for each lost component", -5, -11],
      ["The insurance of the class pays", null, 6],
      ["No credits left: the rest is forgiven", 2, 5],
    ]);
  });
  it("names the Lawyer where he helped, and insurance for what else is missing", () => {
    const helped = (credits: number): Event => ({ event: "LawyerHelped", seat: 0, credits });
    const lines = (price: number, ...before: Event[]): unknown =>
      read(new Ledger().recall([...before, settled(0, 7, price, price)]), [account(-price)]);
    expect(lines(0, helped(7))).toEqual([
      ["1 credit for each lost component", -7],
      ["lawyer", 7],
    ]);
    expect(lines(4, helped(3))).toEqual([
      ["1 credit for each lost component", -7],
      ["lawyer", 3],
    ]);
    expect(lines(5)).toEqual([
      ["1 credit for each lost component", -7],
      ["The insurance of the class pays", 2],
    ]);
  });
  it("needs no explanation where every component was paid for", () => {
    expect(read(new Ledger().recall([settled(0, 2, 2, 2)]), [account(-2)])).toEqual([]);
  });
  it("has a line for loans taken and one for loans repaid, in the flight they belong to", () => {
    const taken = { event: "LoanTaken", seat: 0, credits: 10, loans: 1 } as Event;
    const repaid = { event: "LoanRepaid", seat: 0, credits: 12, loans: 0 } as Event;
    const ledger = new Ledger().recall([taken, settled(0, 0, 0, 0), repaid, settled(0, 0, 0, 0)]);
    expect(read(ledger, [account(0, -12)])).toEqual([["Loans repaid", -12]]);
    expect(read(new Ledger().recall([taken, repaid, settled(0, 0, 0, 0)]), [account(0, -2)])).toEqual([
      ["Loans taken", 10],
      ["Loans repaid", -12],
    ]);
    expect(read(ledger, [account(0, 10)])).toEqual([]);
  });
  it("has a line for loans where as much came as went", () => {
    const even = Array.from(
      { length: 6 },
      (_, i) => ({ event: "LoanTaken", seat: 0, credits: 10, loans: i + 1 }) as Event,
    );
    const back = Array.from(
      { length: 5 },
      (_, i) => ({ event: "LoanRepaid", seat: 0, credits: 12, loans: 5 - i }) as Event,
    );
    expect(read(new Ledger().recall([...even, ...back, settled(0, 0, 0, 0)]), [account(0)])).toEqual([
      ["Loans taken", 60],
      ["Loans repaid", -60],
    ]);
  });
});
