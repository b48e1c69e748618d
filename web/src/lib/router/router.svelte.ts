/** The route in force. Links of the page are ordinary links: clicks inside the site are caught and change the route. */

import { placeOf, placeOfLink, SITE, toAddress } from "./address.ts";
import { href, match, type Route } from "./routes.ts";

class Router {
  current = $state.raw<Route>({ page: "home" });
  /** A page that shows some routes beside itself: it takes the links to them, and the address stays. */
  beside: ((route: Route) => boolean) | null = null;

  /** Follow the address bar from now on; returns how to stop. */
  start(): () => void {
    const read = (): void => {
      this.current = here();
    };
    const point = (event: Event): void => writeOut(event);
    const click = (event: MouseEvent): void => this.click(event);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", click);
    if (SITE) for (const kind of POINTING) document.addEventListener(kind, point, true);
    read();
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
      document.removeEventListener("click", click);
      for (const kind of POINTING) document.removeEventListener(kind, point, true);
    };
  }

  /** Go to a route; `replace` leaves no step back. */
  go(route: Route, replace = false): void {
    const address = toAddress(href(route));
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.current = here();
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const written = link.getAttribute("href") ?? "";
    if (SITE && written.startsWith("#") && !written.startsWith("#/")) return jump(event, written.slice(1));
    const place = SITE ? placeOfLink(written) : { path: link.pathname, hash: link.hash };
    if (!place) return;
    const route = match(place.path, place.hash);
    if (route.page === "missing") return;
    // A jump inside the page (skip links) stays the browser's, except to a rule, which is part of the route.
    if (!SITE && link.hash && link.pathname === location.pathname && route.page !== "rules") return;
    event.preventDefault();
    if (!this.beside?.(route)) this.go(route);
  }
}

const POINTING = ["pointerdown", "focusin", "contextmenu"] as const;

function here(): Route {
  const { path, hash } = placeOf(location);
  return match(path, hash);
}

/** Before a link of the static site can be opened in a new tab or copied, write it as this folder's own address. */
function writeOut(event: Event): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const written = link?.getAttribute("href");
  if (written?.startsWith("/") && !link?.hasAttribute("download")) link?.setAttribute("href", toAddress(written));
}

/** Jump inside the page without touching the address, which holds the route. */
function jump(event: MouseEvent, id: string): void {
  event.preventDefault();
  const target = document.getElementById(decodeURIComponent(id));
  target?.scrollIntoView();
  target?.focus();
}

export const router = new Router();
