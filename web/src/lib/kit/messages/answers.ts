/**
 * The answers to the open question as the page offers them: those of the prompt first, then those on the board. A
 * control that is no answer, or the twin of one, is marked `data-unlisted`; one that can only be looked at, because it
 * is refused, `data-refused`.
 */

/** What can be pressed, found where people find it: nothing is told twice, and no rule is known here. */
const PLACES = "#prompt, main > .scene, main > .own, [data-answers]";
const ANSWERS = 'button, [role="button"], [role="radio"], a.btn';

export interface Answer {
  readonly element: HTMLElement | SVGElement;
  readonly name: string;
  /** It cannot be given now; its name says why. */
  readonly off: boolean;
  /** It takes something back. */
  readonly back: boolean;
  /** It is chosen already, and can be let go. */
  readonly chosen: boolean;
}

export function answersOn(page: ParentNode): Answer[] {
  const found = [...page.querySelectorAll<HTMLElement | SVGElement>(PLACES)].flatMap((place) => [
    ...place.querySelectorAll<HTMLElement | SVGElement>(ANSWERS),
  ]);
  return [...new Set(found)]
    .filter((one) => one.closest('.undo, [aria-hidden="true"], [data-unlisted]') === null)
    .map((element) => ({
      element,
      name: nameOf(element),
      off: isOff(element),
      back: element.closest("[data-back]") !== null,
      chosen: element.getAttribute("aria-pressed") === "true",
    }))
    .filter(({ name }) => name);
}

/** Those that can be given, the ways back, then the others: a long board is told by what it offers. */
export function ordered(answers: readonly Answer[]): Answer[] {
  const rank = ({ off, back }: Answer): number => (off ? 2 : back ? 1 : 0);
  return answers.toSorted((a, b) => rank(a) - rank(b));
}

const NINE = 9;

/** What one press tells: nine answers that can be given; after the last of them, nine that cannot. */
export interface Page {
  readonly told: readonly Answer[];
  /** Where the next press goes on; null: at the beginning. */
  readonly next: number | null;
  /** How many more can be given, and how many cannot, beside those that are told. */
  readonly more: number;
  readonly off: number;
}

export function pageOf(answers: readonly Answer[], from: number | null): Page {
  const all = ordered(answers);
  const can = all.filter(({ off }) => !off).length;
  const start = from !== null && from < all.length ? from : null;
  const first = start ?? 0;
  const end = start === null || first < can ? can : all.length;
  const told = all.slice(first, Math.min(first + NINE, end));
  const next = first + told.length;
  return {
    told,
    next: next < all.length ? next : null,
    more: Math.max(0, can - next),
    off: all.length - Math.max(can, next),
  };
}

/**
 * The answers of a list by their numbers, from 1. While a question stays open an answer keeps the number that it was
 * told with: a choice that brings another answer moves none.
 */
export function numbered(told: readonly Answer[], before: readonly (Answer | null)[]): (Answer | null)[] {
  const numbers: (Answer | null)[] = before.map((old) => told.find(({ element }) => element === old?.element) ?? null);
  for (const one of told) {
    if (numbers.includes(one)) continue;
    const free = numbers.indexOf(null);
    numbers[free < 0 ? numbers.length : free] = one;
  }
  return numbers;
}

function nameOf(element: Element): string {
  const text = element.getAttribute("aria-label") ?? [...element.childNodes].map(heardOf).join("");
  const about = element.getAttribute("aria-description");
  // A price stands on a line of its own.
  const name = text
    .trim()
    .replace(/\s*\n\s*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/\.,/g, ",");
  return about && name ? `${name}, ${about}` : name;
}

/** The words of a part of a control, without what is drawn only; a line for each block. */
function heardOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? "") : "";
  const { display } = getComputedStyle(node);
  if (node.getAttribute("aria-hidden") === "true" || display === "none" || node.tagName === "svg") return "";
  const words = node.getAttribute("aria-label") ?? [...node.childNodes].map(heardOf).join("");
  return display === "inline" ? words : `\n${words}\n`;
}

function isOff(element: Element): boolean {
  return (
    element.getAttribute("aria-disabled") === "true" ||
    (element as HTMLButtonElement).disabled ||
    element.getAttribute("data-tone") === "open" ||
    element.hasAttribute("data-refused")
  );
}
