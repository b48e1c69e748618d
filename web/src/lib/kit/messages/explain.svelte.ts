/** What pieces are: a piece carries `data-about`, and the table that shows it says what that means. */

/** A piece in words, as its slip shows it. */
export interface About {
  readonly name: string;
  /** What sort of piece it is: "Power card". */
  readonly kind?: string | undefined;
  readonly effect: string;
  readonly rule?: string | undefined;
  /** Our own content, where the rulebook prints nothing. */
  readonly house?: boolean | undefined;
}

class Explainer {
  /** What the table on screen says about a key; null where no table is. */
  private says = $state.raw<((key: string) => About | null) | null>(null);

  /** Let a table explain its pieces; call what is returned when it leaves. */
  use(says: (key: string) => About | null): () => void {
    this.says = says;
    return () => {
      if (this.says === says) this.says = null;
    };
  }

  of(key: string | undefined): About | null {
    return key === undefined ? null : (this.says?.(key) ?? null);
  }
}

export const explainer = new Explainer();

/** What an element is a piece of, by its key. */
export function keyOf(element: Element | null): string | undefined {
  return element instanceof HTMLElement || element instanceof SVGElement ? element.dataset["about"] : undefined;
}

/** The piece under a pointer or a focus: what stands around it, or the one piece that a button holds. */
export function pieceOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const around = target.closest("[data-about]");
  if (around) return explainer.of(keyOf(around)) ? around : null;
  const held = target.matches("button, [role=button], [tabindex]") ? target.querySelectorAll("[data-about]") : [];
  const one = held.length === 1 ? (held[0] ?? null) : null;
  return explainer.of(keyOf(one)) ? one : null;
}

/** The key that goes from piece to piece and shows what each is. */
export const EXPLAIN_KEY = "F9";

/** The kind of piece after or before one, round and round; the first or last where none is looked at. */
export function nextKind(kinds: readonly string[], from: string | undefined, back: boolean): string | undefined {
  const at = from === undefined ? -1 : kinds.indexOf(from);
  return at < 0 ? kinds.at(back ? -1 : 0) : kinds[(at + (back ? kinds.length - 1 : 1)) % kinds.length];
}

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function rectOf(element: Element): Rect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What a slip leaves free: the prompt, and answers that are given on other pieces. */
export function answersBeside(piece: Element): Rect[] {
  const answers = document.querySelectorAll("#prompt, main button.lit");
  return [...answers].filter((one) => !one.contains(piece) && !piece.contains(one)).map(rectOf);
}

/** The room between a piece and its slip, and between a slip and the edge of the window. */
const GAP = 10;
const EDGE = 8;

/**
 * Where a slip goes: above its piece, else below, right or left of it, inside the window. It is never over the piece,
 * and over what must stay free (the prompt) only where there is no other place.
 */
export function placeSlip(
  piece: Rect,
  slip: { width: number; height: number },
  view: Rect,
  free: readonly Rect[],
): Rect {
  const { width, height } = slip;
  const across = clamp(
    piece.left + piece.width / 2 - width / 2,
    view.left + EDGE,
    view.left + view.width - width - EDGE,
  );
  const along = clamp(
    piece.top + piece.height / 2 - height / 2,
    view.top + EDGE,
    view.top + view.height - height - EDGE,
  );
  const places: Rect[] = [
    { left: across, top: piece.top - GAP - height, width, height },
    { left: across, top: piece.top + piece.height + GAP, width, height },
    { left: piece.left + piece.width + GAP, top: along, width, height },
    { left: piece.left - GAP - width, top: along, width, height },
  ];
  const cost = (place: Rect): number =>
    outside(place, view) * 4 + free.reduce((sum, one) => sum + overlap(place, one), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function outside(place: Rect, view: Rect): number {
  return place.width * place.height - overlap(place, view);
}
