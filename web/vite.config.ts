import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The server of the game; in development the page is served by Vite and only asks it for data. */
const server = "http://127.0.0.1:8000";

/** Writes which files the service worker keeps: the page without the parts that are loaded later. */
const keptFiles: Plugin = {
  name: "kept-files",
  generateBundle(_, bundle) {
    const files = new Set(["./", "theme-first.js", "favicon.svg", "manifest.json", "icons/icon-192.png"]);
    const take = (name: string): void => {
      const part = bundle[name];
      if (files.has(name) || part?.type !== "chunk") return;
      files.add(name);
      for (const style of part.viteMetadata?.importedCss ?? []) files.add(style);
      part.imports.forEach(take);
    };
    for (const part of Object.values(bundle)) {
      if (part.type === "chunk" && part.isEntry) take(part.fileName);
      if (part.fileName.endsWith(".woff2")) files.add(part.fileName);
    }
    const version = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
    const kept = JSON.stringify({ version, site: false, files: [...files] });
    this.emitFile({ type: "asset", fileName: "sw-files.js", source: `self.KEPT = ${kept};\n` });
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), keptFiles],
  // The static site lies in any folder, and has its server in a worker.
  base: mode === "site" ? "./" : "/",
  resolve: {
    alias: {
      $server: here(mode === "site" ? "./src/lib/engine/site.ts" : "./src/lib/transport/network.ts"),
      $lib: here("./src/lib"),
      $games: here("./src/games"),
    },
  },
  worker: { format: "es" },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    host: "127.0.0.1",
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node", css: true },
}));
