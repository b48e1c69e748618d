/** Code that is fetched when it is wanted. Where it cannot be had, the page is loaded again: it may be an older one. */

const AGAIN_MS = 2000;
const KEY = "astrodrome.reloaded";
const CALM_MS = 20_000;

/** Fetch a part of the page; tried until it comes. `gone` ends the trying. */
export async function fetchCode<T>(load: () => Promise<T>, gone: () => boolean = () => false): Promise<T | null> {
  while (!gone()) {
    try {
      return await load();
    } catch {
      // A browser does not ask twice for a module that failed: only a new page does.
      if (await answers()) reload();
      await new Promise((next) => setTimeout(next, AGAIN_MS));
    }
  }
  return null;
}

/** True when the server is there, so that it is the part that is missing and not the line. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch(import.meta.env.BASE_URL, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Reload the page, but not over and over. */
function reload(): void {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < CALM_MS) return;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return; // without a memory it would not end
  }
  location.reload();
}
