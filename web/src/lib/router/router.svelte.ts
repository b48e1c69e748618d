/** The route in force. Links of the page are ordinary links: clicks inside the site are caught and change the route. */

import { href, match, type Route } from "./routes.ts";

class Router {
  current = $state.raw<Route>({ page: "home" });
  /** A page that shows some routes beside itself: it takes the links to them, and the address stays. */
  beside: ((route: Route) => boolean) | null = null;

  /** Follow the address bar from now on; returns how to stop. */
  start(): () => void {
    const read = (): void => {
      this.current = match(location.pathname, location.hash);
    };
    const click = (event: MouseEvent): void => this.click(event);
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", click);
    read();
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("hashchange", read);
      document.removeEventListener("click", click);
    };
  }

  /** Go to a route; `replace` leaves no step back. */
  go(route: Route, replace = false): void {
    const address = href(route);
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.current = match(location.pathname, location.hash);
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const route = match(link.pathname, link.hash);
    if (route.page === "missing") return;
    // A jump inside the page (skip links) stays the browser's, except to a rule, which is part of the route.
    if (link.hash && link.pathname === location.pathname && route.page !== "rules") return;
    event.preventDefault();
    if (!this.beside?.(route)) this.go(route);
  }
}

export const router = new Router();
