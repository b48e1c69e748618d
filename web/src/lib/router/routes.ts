/** Addresses of the page. The server answers every unknown path with index.html; here they get their meaning. */

import { CATALOGUES } from "../generated/games.ts";

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | {
      readonly page: "replay";
      readonly table: string;
      /** The move that is shown first. */
      readonly at: number | null;
      /** The entry of the log whose first move is shown, where no move is named. */
      readonly entry?: number;
    }
  | { readonly page: "review"; readonly table: string }
  | { readonly page: "puzzles" }
  | { readonly page: "puzzle"; readonly game: string; readonly id: string }
  | { readonly page: "screen"; readonly table: string }
  | { readonly page: "lobby" }
  | { readonly page: "played" }
  | { readonly page: "statistics" }
  | { readonly page: "daily"; readonly game: string }
  | { readonly page: "flight"; readonly day: string; readonly game: string; readonly table: string }
  | { readonly page: "notices"; readonly what: string; readonly code: string }
  | { readonly page: "settings" }
  | { readonly page: "glossary" }
  | { readonly page: "continue"; readonly code: string }
  | { readonly page: "again"; readonly table: string }
  | { readonly page: "shelf" }
  | { readonly page: "rules"; readonly game: string; readonly rule: string | null }
  | { readonly page: "missing"; readonly path: string };

/** What an address means. */
export function match(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "new" && second && parts.length === 2) return { page: "new", game: second };
  if (first === "t" && second && parts.length === 2) return { page: "table", table: second };
  if (first === "t" && second && third === "replay" && parts.length === 3)
    return {
      page: "replay",
      table: second,
      at: moment(hash),
      ...(/^#e\d{1,6}$/.test(hash) ? { entry: Number(hash.slice(2)) } : {}),
    };
  if (first === "t" && second && third === "review" && parts.length === 3) return { page: "review", table: second };
  if (first === "t" && second && third === "screen" && parts.length === 3) return { page: "screen", table: second };
  if (first === "puzzles" && parts.length === 1) return { page: "puzzles" };
  if (first === "puzzles" && second && third && parts.length === 3) return { page: "puzzle", game: second, id: third };
  if (first === "lobby" && parts.length === 1) return { page: "lobby" };
  if (first === "played" && parts.length === 1) return { page: "played" };
  if (first === "statistics" && parts.length === 1) return { page: "statistics" };
  if (first === "daily" && second && parts.length === 2) return { page: "daily", game: second };
  if (first === "d" && second && third && parts[3] && parts.length === 4)
    return { page: "flight", day: second, game: third, table: parts[3] };
  if (first === "notices" && parts.length === 1) {
    const [what = "", code = ""] = hash.slice(1).split("=");
    return { page: "notices", what, code: decode(code) };
  }
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  if (first === "glossary" && parts.length === 1) return { page: "glossary" };
  if (first === "continue" && parts.length === 1) return { page: "continue", code: decode(hash.slice(1)) };
  if (first === "t" && second && third === "again" && parts.length === 3) return { page: "again", table: second };
  if (first === "rules" && parts.length === 1) return { page: "shelf" };
  if (first === "rules" && second && parts.length === 2) {
    return { page: "rules", game: second, rule: hash.length > 1 ? decode(hash.slice(1)) : null };
  }
  return { page: "missing", path };
}

/** The address of a route. */
export function href(route: Route): string {
  switch (route.page) {
    case "home":
      return "/";
    case "new":
      return `/new/${encodeURIComponent(route.game)}`;
    case "table":
      return `/t/${encodeURIComponent(route.table)}`;
    case "replay":
      return `/t/${encodeURIComponent(route.table)}/replay${spot(route)}`;
    case "review":
      return `/t/${encodeURIComponent(route.table)}/review`;
    case "puzzles":
      return "/puzzles";
    case "puzzle":
      return `/puzzles/${encodeURIComponent(route.game)}/${encodeURIComponent(route.id)}`;
    case "screen":
      return `/t/${encodeURIComponent(route.table)}/screen`;
    case "lobby":
      return "/lobby";
    case "played":
      return "/played";
    case "statistics":
      return "/statistics";
    case "daily":
      return `/daily/${encodeURIComponent(route.game)}`;
    case "flight":
      return `/d/${[route.day, route.game, route.table].map(encodeURIComponent).join("/")}`;
    case "notices":
      return `/notices#${route.what}=${encodeURIComponent(route.code)}`;
    case "settings":
      return "/settings";
    case "glossary":
      return "/glossary";
    case "continue":
      return `/continue#${encodeURIComponent(route.code)}`;
    case "again":
      return `/t/${encodeURIComponent(route.table)}/again`;
    case "shelf":
      return "/rules";
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}${route.rule ? `#${encodeURIComponent(route.rule)}` : ""}`;
    case "missing":
      return route.path;
  }
}

/** Where the line of a rule id is read: MR-040 is in the rules of MemoRacers. */
export function ruleHref(id: string): string {
  const game = CATALOGUES[id.split("-")[0] ?? ""] ?? "table";
  return href({ page: "rules", game, rule: id });
}

/** The move that an address of a replay names. */
function moment(hash: string): number | null {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null;
}

function spot({ at, entry }: { readonly at: number | null; readonly entry?: number }): string {
  return at !== null ? `#${at}` : entry !== undefined ? `#e${entry}` : "";
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A broken escape is no address of ours; as plain text it ends on the page that says so.
    return part;
  }
}
