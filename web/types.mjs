/**
 * Writes src/lib/generated/types.ts from schema.json; `--check` only compares. The schema comes from tools/schema.py.
 */

import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const folder = new URL("./src/lib/generated/", import.meta.url);
const schema = JSON.parse(await readFile(new URL("schema.json", folder), "utf8"));
const made = await compile({ ...schema, title: "Protocol" }, "Protocol", {
  additionalProperties: false,
  bannerComment: "/** Made by types.mjs from schema.json: do not edit. */",
  unreachableDefinitions: true,
  format: false,
});
const file = new URL("types.ts", folder);
const text = await format(made, { ...(await resolveConfig(file)), parser: "typescript" });
if (process.argv.includes("--check")) {
  if ((await readFile(file, "utf8")) !== text) {
    console.error("src/lib/generated/types.ts is out of date: run `npm run types`");
    process.exit(1);
  }
} else {
  await writeFile(file, text);
}
