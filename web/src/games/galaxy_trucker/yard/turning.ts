/** Turning the component in hand by wheel, right click, or two fingers that twist. Keys are read by the yard itself. */

/** A notch of a mouse wheel is about 100; a touchpad sends many small steps, which add up. */
const NOTCH = 60;
/** Steps of a touchpad after a pause begin again; what rolls on after a turn does not turn it once more. */
const PAUSE_MS = 250;
const REST_MS = 90;
/** Lines and pages of a wheel, in pixels. */
const UNIT = [1, 33, 800] as const;
/** A twist of so many degrees is a quarter turn: nobody's fingers go round a quarter of a circle. */
const TWIST = 40;

export interface Turned {
  /** Whether there is something to turn. */
  holds(): boolean;
  /** Whether it is carried by the pointer just now: then it turns wherever the pointer is. */
  carried(): boolean;
  turn(by: 1 | -1): void;
}

/** Listen until the function that is returned is called. Places that turn it are marked `data-turns`. */
export function turning(turned: Turned): () => void {
  const end = new AbortController();
  const { signal } = end;
  const here = (target: EventTarget | null): boolean =>
    turned.holds() && (turned.carried() || (target instanceof Element && target.closest("[data-turns]") !== null));

  let rolled = { sum: 0, at: 0, turned: 0 };
  const wheel = (event: WheelEvent): void => {
    // With a key held the wheel enlarges the page.
    if (event.ctrlKey || event.metaKey || !event.deltaY || !here(event.target)) return;
    event.preventDefault();
    const now = event.timeStamp;
    if (now - rolled.turned < REST_MS) return;
    const sum = (now - rolled.at > PAUSE_MS ? 0 : rolled.sum) + event.deltaY * (UNIT[event.deltaMode] ?? 1);
    rolled = { ...rolled, sum, at: now };
    if (Math.abs(sum) < NOTCH) return;
    turned.turn(sum > 0 ? 1 : -1);
    rolled = { sum: 0, at: now, turned: now };
  };

  const menu = (event: MouseEvent): void => {
    // A long press of a finger and the menu key open what they open elsewhere.
    if (event.button !== 2 || (event as PointerEvent).pointerType === "touch" || !here(event.target)) return;
    event.preventDefault();
    turned.turn(1);
  };

  let twisted: number | null = null;
  const start = (event: TouchEvent): void => {
    twisted = null;
    if (event.touches.length !== 2 || ![...event.touches].some(({ target }) => here(target))) return;
    // Two fingers would enlarge the page.
    event.preventDefault();
    twisted = angle(event.touches);
  };
  const twist = (event: TouchEvent): void => {
    if (twisted === null || event.touches.length !== 2) return;
    event.preventDefault();
    const by = between(twisted, angle(event.touches));
    if (Math.abs(by) < TWIST || !turned.holds()) return;
    twisted += by > 0 ? TWIST : -TWIST;
    turned.turn(by > 0 ? 1 : -1);
  };

  addEventListener("wheel", wheel, { signal, passive: false });
  addEventListener("contextmenu", menu, { signal });
  addEventListener("touchstart", start, { signal, passive: false });
  addEventListener("touchmove", twist, { signal, passive: false });
  addEventListener("touchend", () => (twisted = null), { signal });
  addEventListener("touchcancel", () => (twisted = null), { signal });
  return () => end.abort();
}

/** The direction from one finger to the other, in degrees. */
function angle(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a && b ? (Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI : 0;
}

/** How far it is from one direction to another, the short way round; clockwise is positive. */
function between(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}
