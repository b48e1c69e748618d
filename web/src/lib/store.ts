/** What the browser keeps for us between visits; a closed or full storage is no reason to stop. */

const PREFIX = "astrodrome.";

/** The stored value, or null where there is none or storage is closed. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keep a value for the next visit. */
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may refuse: the choice then lasts until the page closes.
  }
}

/** A media query as a value that follows the window; false where there is no window (tests, server). */
export function watchMedia(query: string, changed: (matches: boolean) => void): boolean {
  if (typeof matchMedia === "undefined") return false;
  const list = matchMedia(query);
  list.addEventListener("change", (event) => changed(event.matches));
  return list.matches;
}
