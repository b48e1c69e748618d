import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const among = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

/** What the compiler, svelte-check and Prettier do not see. Layout is Prettier's alone. */
export default defineConfig(
  globalIgnores(["dist/", "node_modules/", "test-results/", "src/lib/generated/"]),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: { "no-undef": "off" }, // TypeScript's own business
  },
  {
    files: ["*.mjs", "*.js"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
  {
    files: ["public/sw*.js"], // the service worker
    languageOptions: { globals: among("self", "caches", "fetch", "URL", "importScripts", "clients", "registration") },
  },
  {
    files: ["public/theme-first.js"], // runs before the page
    languageOptions: { globals: among("document", "localStorage", "matchMedia") },
  },
  {
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      "svelte/no-at-html-tags": "off", // drawings are strings of our own; nothing a person typed gets there
      "svelte/no-useless-mustaches": "off", // a space that counts stands in braces, or the layout would move it
      "svelte/prefer-svelte-reactivity": "off", // a map in $state is replaced, never changed in place
    },
  },
);
