/** A table after an event, as far as the event tells. Nothing here decides a rule: it repeats what was said. */

import { mounted } from "../model/contents.ts";
import type { Event } from "../model/events.ts";
import type { ComponentView, HalfView, PublicView, ShipView } from "../model/wire.ts";
import { boarded, manned, type Parts } from "./boarding.ts";

/** The view after an event; the box tells how much a ship holds that is made ready. */
export function apply(view: PublicView, event: Event, box: Parts | null = null): PublicView {
  switch (event.event) {
    case "CardRevealed":
      return revealed(view, event);
    case "ShipChecked":
      return view.phase === "building" ? { ...view, phase: "check" } : view;
    case "ShipManned":
      return withShip(view, event.seat, (ship) => manned(ship, event.humans, event.cells, box));
    case "AlienBoarded":
      return withShip(view, event.seat, (ship) => boarded(ship, event.square, event.alien));
    case "RocketPlaced":
      return inOrder(withShip(view, event.seat, () => ({ flying: true, place: event.place })));
    case "SecondPassBegan":
      return { ...view, second_pass: true };
    case "ComponentLost":
      return withShip(view, event.seat, ({ components, lost }) => ({
        components: components.filter(({ square }) => square !== event.square),
        lost: [...lost, event.component],
      }));
    case "DaysGained":
    case "DaysLost":
      return inOrder(withShip(view, event.seat, () => ({ place: event.place })));
    case "CellSpent":
      return withPart(view, event.seat, event.square, ({ cells }) => ({ cells: Math.max(0, cells - 1) }));
    case "CrewLost":
      return withPart(view, event.seat, event.square, ({ humans }) =>
        event.member === "human" ? { humans: humans - 1 } : { alien: null },
      );
    case "ShipJumped":
      return inOrder(withShip(view, event.seat, () => ({ hyper: event.cards })));
    case "ShipReturned":
      return inOrder(withShip(view, event.seat, () => ({ hyper: 0 })));
    case "HalfJumped":
      return withHalf(view, event, (half) => [{ ...half, hyper: event.cards }]);
    case "HalfReturned":
      return returned(view, event);
    case "HalfGaveUp":
      return withHalf(view, event, () => []);
    case "SleeperWoken":
      return withPart(
        withPart(view, event.seat, event.chamber, ({ sleepers }) => ({ sleepers: sleepers - 1 })),
        event.seat,
        event.cabin,
        ({ humans }) => ({ humans: humans + 1 }),
      );
    case "GoodBurned":
      return withPart(view, event.seat, event.battery, ({ cells }) => ({ cells: cells + event.cells }));
    case "ComponentMounted":
      return withShip(view, event.seat, ({ components }) => ({
        components: [
          ...components.filter(({ square }) => square !== event.square),
          mounted(event.square, event.component, event.turns),
        ],
      }));
    case "DepotOpened":
      return { ...view, depot: event.components };
    case "GaveUp":
      return inOrder(withShip(view, event.seat, () => ({ flying: false, place: null })));
    default:
      return view;
  }
}

/** A card is turned up: in a second pass only ships bound by Déjà Vu fly it, and the others sit it out. */
function revealed(view: PublicView, { card, left }: Extract<Event, { event: "CardRevealed" }>): PublicView {
  const turned = { ...view, card, revealed: [...view.revealed, card], deck: left, phase: "flight" as const };
  if (!view.roads.length) return turned;
  const bound = view.roads.find(({ road }) => road === "deja-vu")?.bound ?? [];
  return inOrder({
    ...turned,
    ships: view.ships.map((ship, seat) => ({ ...ship, sitting_out: view.second_pass && !bound.includes(seat) })),
  });
}

/** Ships in flight order after somebody flew ahead, fell back or left: the rail says the same as what is shown. */
function inOrder(view: PublicView): PublicView {
  const { ships } = view;
  const racing = ships.flatMap(({ place, flying, hyper, sitting_out }, seat) =>
    place !== null && flying && !hyper && !sitting_out ? [seat] : [],
  );
  return { ...view, order: racing.sort((a, b) => (ships[b]?.place ?? 0) - (ships[a]?.place ?? 0)) };
}

function withShip(view: PublicView, seat: number, change: (ship: ShipView) => Partial<ShipView>): PublicView {
  return { ...view, ships: view.ships.map((ship, at) => (at === seat ? { ...ship, ...change(ship) } : ship)) };
}

function withPart(
  view: PublicView,
  seat: number,
  square: number,
  change: (part: ComponentView) => Partial<ComponentView>,
): PublicView {
  return withShip(view, seat, (ship) => ({
    components: ship.components.map((one) => (one.square === square ? { ...one, ...change(one) } : one)),
  }));
}

type OfHalf = Pick<Extract<Event, { event: "HalfReturned" }>, "seat" | "half">;

/** A half in another state, or gone; what lies on it is drawn by that. */
function withHalf(
  view: PublicView,
  { seat, half }: OfHalf,
  change: (half: HalfView) => readonly HalfView[],
): PublicView {
  return withShip(view, seat, ({ halves = [] }) => ({
    halves: halves.flatMap((one) => (one.half === half ? change(one) : [one])),
  }));
}

/** A half is back from hyperspace with all it held. */
function returned(view: PublicView, event: OfHalf): PublicView {
  const back = view.ships[event.seat]?.halves?.find(({ half }) => half === event.half)?.away ?? [];
  const laid = withShip(view, event.seat, ({ components }) => ({ components: [...components, ...back] }));
  return withHalf(laid, event, (half) => [{ ...half, hyper: 0, away: [] }]);
}
