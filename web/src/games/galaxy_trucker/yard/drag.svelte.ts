/**
 * A component under the pointer, on its way from the warehouse, the reserve or the hand to a square. What is dragged
 * off a heap is taken at once; where it may lie is known when the server has answered, and what was dropped before
 * that is laid then.
 */

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is dragged: a component that is known, or whatever the heap gives; nothing is taken out of a hand. */
export interface Load {
  readonly component: string | null;
  readonly take?: () => void;
}

/** A press that moves less than this is a touch. */
const SLIP = 6;

class Drag {
  /** Where the pointer is; null while nothing is dragged. */
  at = $state.raw<Point | null>(null);
  /** What is dragged; it stays until it is laid where it was dropped. */
  load = $state.raw<Load | null>(null);
  /** Where it was let go; null while it is held. */
  dropped = $state.raw<Point | null>(null);

  /** Drags what is pressed, where it may be; for buttons too, whose click is left alone when nothing moved. */
  from(what: () => Load | null): (element: Element) => () => void {
    return (element) => {
      const down = (event: Event): void => this.press(event as PointerEvent, what());
      element.addEventListener("pointerdown", down);
      return () => element.removeEventListener("pointerdown", down);
    };
  }

  /** It was laid, or there is nothing to lay: forget it. */
  done(): void {
    this.load = null;
    this.dropped = null;
    this.at = null;
  }

  private press(down: PointerEvent, load: Load | null): void {
    if (down.button !== 0 || !down.isPrimary || !load) return;
    const end = new AbortController();
    const { signal } = end;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!this.at) {
        if (Math.hypot(at.x - down.clientX, at.y - down.clientY) < SLIP) return;
        this.dropped = null;
        this.load = load;
        load.take?.();
      }
      this.at = at;
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      end.abort();
      if (!this.at) return;
      this.at = null;
      this.dropped = { x: event.clientX, y: event.clientY };
      muffle();
    };
    const cancel = (event: PointerEvent): void => {
      if (event.pointerId !== down.pointerId) return;
      end.abort();
      if (this.at) this.done();
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("selectstart", (event) => event.preventDefault(), { signal }); // words on the way stay plain
    addEventListener("pointerup", up, { signal });
    addEventListener("pointercancel", cancel, { signal });
  }
}

/** One pointer, one component. */
export const drag = new Drag();

/** What was dragged was not clicked: a drag that ends where it began is no press of the button there. */
function muffle(): void {
  const end = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true, signal: end.signal });
  setTimeout(() => end.abort());
}

/** The square under a point; null off the ship. */
export function squareAt({ x, y }: Point): number | null {
  const square = under({ x, y }, "[data-square]")?.getAttribute("data-square");
  return square ? Number(square) : null;
}

/** What is marked so under a point. */
export function under({ x, y }: Point, mark: string): Element | null {
  return (
    document
      .elementsFromPoint(x, y)
      .find((element) => element.closest(mark))
      ?.closest(mark) ?? null
  );
}
