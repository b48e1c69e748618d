import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Runes everywhere: a component without them is an error, not a style. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
