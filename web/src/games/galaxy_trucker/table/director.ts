/** What each event looks like. It repeats what the event says and decides nothing. */

import type { Director, Shot } from "$lib/table/film.svelte.ts";
import { motion, type Beat } from "$lib/theme/motion.svelte.ts";
import type { Event } from "../events.ts";
import type { ComponentView, PublicView } from "../wire.ts";
import { pictureOf, withShip, type Hit, type Picture } from "./picture.ts";

type Shots = readonly Shot<Picture>[];

/** How long what is told is looked at: nothing in the yard, a moment in flight. */
const BEATS: Partial<Record<Event["event"], Beat>> = {
  ShipChecked: "move",
  AlienBoarded: "move",
  CardRevealed: "scene",
  GaveUp: "scene",
  DaysGained: "move",
  DaysLost: "move",
  StrengthDeclared: "move",
  CrewLost: "move",
  GoodsStowed: "move",
  GoodLost: "move",
  PlanetLanded: "move",
  OpportunityTaken: "move",
  CreditsEarned: "move",
  EnemyFought: "scene",
  ShipStranded: "scene",
  ConnectorsExposed: "move",
  WeakestFound: "scene",
  NothingHappened: "scene",
  SabotageMissed: "move",
};

export class TruckerDirector implements Director<PublicView, Event, Picture> {
  /** `shown` is the seat whose ship stands large: what befalls others is told more quickly. */
  constructor(private readonly shown: () => number | null) {}

  start(view: PublicView): Picture {
    return pictureOf(view);
  }

  settle(picture: Picture, view: PublicView): Picture {
    return { ...pictureOf(view), roll: view.card ? picture.roll : null, rolls: view.card ? picture.rolls : 0 };
  }

  shoot(before: Picture, event: Event): Shots {
    const picture = { ...before, event };
    switch (event.event) {
      case "CardRevealed":
        return [shot({ ...picture, view: { ...picture.view, card: event.card, revealed: [...picture.view.revealed, event.card], deck: event.left, phase: "flight" }, roll: null, hit: null, lost: {}, rolls: 0 }, "scene")];
      case "DiceRolled":
        return [shot(rolled(picture, event), "scene")];
      case "ProjectileMissed":
        return this.struck(picture, { seat: event.seat, square: null, outcome: "missed" });
      case "MeteorBounced":
        return this.struck(picture, { seat: event.seat, square: event.square, outcome: "bounced" });
      case "ShieldUsed":
        return this.struck(picture, { seat: event.seat, square: picture.hit?.square ?? null, outcome: "shielded" });
      case "MeteorShot":
        return this.struck(picture, { seat: event.seat, square: null, outcome: "shot" });
      case "ComponentLost":
        return this.lost(picture, event);
      case "DaysGained":
      case "DaysLost":
        return [shot(withShip(picture, event.seat, () => ({ place: event.place })), "move")];
      case "CellSpent":
        return [shot(part(picture, event.seat, event.square, ({ cells }) => ({ cells: Math.max(0, cells - 1) })), "ui")];
      case "CrewLost":
        return [shot(part(picture, event.seat, event.square, ({ humans }) => (event.member === "human" ? { humans: humans - 1 } : { alien: null })), "move")];
      case "GaveUp":
        return [shot(withShip(picture, event.seat, () => ({ flying: false, place: null })), "scene")];
      default: {
        const beat = BEATS[event.event];
        return [{ picture, ms: beat ? this.ms(beat) : 0 }];
      }
    }
  }

  /** The projectile flies to what it meets, and it is seen what comes of it. */
  private struck(picture: Picture, hit: Hit): Shots {
    const mine = hit.seat === this.shown();
    return [{ picture: { ...picture, hit }, ms: mine ? this.ms("scene") : this.ms("ui") }];
  }

  private lost(picture: Picture, event: Extract<Event, { event: "ComponentLost" }>): Shots {
    const { seat, square, cause } = event;
    const gone = withShip(picture, seat, (ship) => ({
      components: ship.components.filter((one) => one.square !== square),
      lost: [...ship.lost, event.component],
    }));
    const lost = { ...picture.lost, [seat]: [...(picture.lost[seat] ?? []), square] };
    const after = { ...gone, lost, hit: cause === "destroyed" && picture.roll ? ({ seat, square, outcome: "hit" } as const) : picture.hit };
    const mine = seat === this.shown();
    if (cause === "destroyed" && mine && picture.roll?.kind) {
      // First it is seen to strike, then the component is gone.
      return [{ picture: { ...picture, hit: after.hit }, ms: this.ms("scene") }, { picture: after, ms: this.ms("move") }];
    }
    return [{ picture: after, ms: mine ? this.ms("move") : this.ms("tap") }];
  }

  private ms(beat: Beat): number {
    return motion.reduced && beat === "scene" ? motion.mark() / 2 : motion.ms(beat);
  }
}

function shot(picture: Picture, beat: Beat): Shot<Picture> {
  return { picture, ms: motion.reduced && beat === "scene" ? motion.mark() / 2 : motion.ms(beat) };
}

function rolled(picture: Picture, { dice, total, side, aim }: Extract<Event, { event: "DiceRolled" }>): Picture {
  const flies = aim !== "column" && aim !== "row";
  const across = flies ? side === "front" || side === "rear" : aim === "column";
  return { ...picture, roll: { dice, total, side, across, kind: flies ? aim : null }, hit: null, lost: {}, rolls: picture.rolls + (flies ? 1 : 0) };
}

function part(picture: Picture, seat: number, square: number, change: (part: ComponentView) => Partial<ComponentView>): Picture {
  return withShip(picture, seat, (ship) => ({
    components: ship.components.map((one) => (one.square === square ? { ...one, ...change(one) } : one)),
  }));
}
