/**
 * Where a place of the page stands in an address. With a server it is the path. The static site is one file in some
 * folder, so that its places stand behind `#`: `#/rules/celestia`, and with a spot in them `#/rules/celestia#CL-012`.
 */

import { engine } from "$server";

/** Whether this is the static site. */
export const SITE = engine !== null;

/** A place: its path, and what stands behind `#`. */
export interface Place {
  readonly path: string;
  readonly hash: string;
}

/** Read the place from the address bar. */
export function placeOf({ pathname, hash }: { pathname: string; hash: string }, site = SITE): Place {
  return site ? behindHash(hash) : { path: pathname, hash };
}

/** Write a place, such as `/rules/celestia#CL-012`, as an address. */
export const toAddress = (place: string, site = SITE): string => (site ? `#${place}` : place);

/** A place as a link that works anywhere: on the static site, in the folder that it was opened from. */
export const toLink = (place: string, base = document.baseURI, site = SITE): string =>
  new URL(toAddress(place, site), site ? new URL("./", base) : base).href;

/** The place that a link leads to, by what is written in it; null where it leads out of the page or within a place. */
export function placeOfLink(written: string): Place | null {
  if (written.startsWith("#/")) return behindHash(written);
  if (!written.startsWith("/") || written.startsWith("//")) return null;
  return behindHash(`#${written}`);
}

function behindHash(hash: string): Place {
  const [path = "", spot] = hash.slice(1).split("#", 2);
  return { path: path.startsWith("/") ? path : "/", hash: spot ? `#${spot}` : "" };
}
