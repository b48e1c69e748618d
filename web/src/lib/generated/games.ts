/** Made by tools/page.py from the games that are there: do not edit. */

/** The games, in the order in which they are shown. */
export const GAME_ORDER: readonly string[] = ["memoracers", "galaxy-trucker", "celestia", "celerium"];

/** Prefix of a rule id to the catalogue that holds it; AD- are the table's own lines. */
export const CATALOGUES: Readonly<Record<string, string>> = {
  CM: "celerium",
  CS: "celestia",
  GB: "galaxy-trucker-base",
  GX: "galaxy-trucker-expansion",
  MR: "memoracers",
  AD: "table",
};
