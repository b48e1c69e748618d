/** Writes the drawings of link previews for the server: `node cards.mjs` renders posters and emblems to plain SVG. */

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const OUT = fileURLToPath(new URL("../src/astrodrome/server/cards/art/", import.meta.url));
const FOLDER = new URL("src/games/", import.meta.url);
const GAMES = (await readdir(FOLDER, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** Inks that the page takes from its tokens; a picture has no style sheet. */
const INKS = {
  "print-ink": "#1B1838",
  "print-paper": "#FFFAF0",
  "pipe-1": "#D9642C",
  "pipe-2": "#2D74B8",
  "pipe-3": "#F5C518",
  steel: "#E4E7DD",
  "seat-blue": "#2F6FDE",
};
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
const { render } = await vite.ssrLoadModule("svelte/server");
await mkdir(OUT, { recursive: true });
for (const game of GAMES)
  for (const piece of ["Poster", "Emblem"]) {
    const { default: Piece } = await vite.ssrLoadModule(`/src/games/${game}/draw/${piece}.svelte`);
    const { body } = render(Piece, { props: {} });
    const svg = body
      .replace(/<!--.*?-->/gs, "")
      .replace(/ class="[^"]*"/g, "")
      .replace(/var\(--([\w-]+)\)/g, (_, ink) => {
        if (!(ink in INKS)) throw new Error(`no ink for --${ink} in ${game}`);
        return INKS[ink];
      });
    await writeFile(`${OUT}${game.replaceAll("_", "-")}-${piece.toLowerCase()}.svg`, svg + "\n");
  }
await vite.close();
