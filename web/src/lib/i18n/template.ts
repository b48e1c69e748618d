/**
 * The one template syntax of all wording, the twin of the engine's: both are held to tests/vectors/text.json.
 *
 *   {arg}            the value                  {arg:seat}       the name of that seat
 *   {arg:TABLE}      the word for the value     {arg|one|other}  by number; # is the number itself; a language has as
 *                                                                many forms as its plural conditions ask for
 *   {arg?yes|no}     by truth                   {{ and }}        a brace
 *   {arg:by_seat}    a list of values by seat, each with its name
 *   {arg:TABLE?some|none}  a list that may be empty: some with its items for #, or none, which may be nothing
 *
 * A list is told item by item, an empty one by a dash. A language may have tables of its own, for cases and genders:
 * `{card:card_dative}`. In French, `de {who:seat}` becomes "d’Ada" (see elision.ts).
 */

import { elided } from "./elision.ts";
import { elides, pluralForm, type Lang } from "./languages.ts";

export type Value = string | number | boolean | null | readonly Value[];
export type Args = Readonly<Record<string, Value>>;
/** Words for values, by table: TERMS.effect.trap is "piège". */
export type Terms = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a template may need beside its arguments. */
export interface Words {
  readonly lang: Lang;
  /** Names of the people, by seat. */
  readonly names?: readonly string[];
  readonly terms?: Terms;
}

/** A run of rendered text; a run that names a seat can be set in bold or told by its token. */
export interface Run {
  readonly text: string;
  readonly seat?: number;
  /** What the run names, as `table:value`: a piece that can be explained. */
  readonly about?: string;
}

type Node =
  | { kind: "text"; text: string }
  | { kind: "value"; arg: string; table: string | null }
  | { kind: "number"; arg: string; forms: readonly string[] }
  | { kind: "truth"; arg: string; table: string | null; yes: string; no: string };

const parsed = new Map<string, readonly Node[]>();

/** The parts of a template; a SyntaxError says what was expected and where. */
export function parse(template: string): readonly Node[] {
  const known = parsed.get(template);
  if (known) return known;
  const nodes: Node[] = [];
  let text = "";
  let at = 0;
  while (at < template.length) {
    const char = template[at];
    if ((char === "{" || char === "}") && template[at + 1] === char) {
      text += char;
      at += 2;
    } else if (char === "{") {
      const end = template.indexOf("}", at);
      if (end < 0) throw new SyntaxError(`a closing brace was expected after position ${at} of: ${template}`);
      if (text) nodes.push({ kind: "text", text });
      text = "";
      nodes.push(field(template.slice(at + 1, end), template));
      at = end + 1;
    } else if (char === "}") {
      throw new SyntaxError(`a lone closing brace at position ${at} of: ${template}`);
    } else {
      text += char;
      at += 1;
    }
  }
  if (text) nodes.push({ kind: "text", text });
  parsed.set(template, nodes);
  return nodes;
}

/** The text of a template. */
export function render(template: string, args: Args, words: Words): string {
  return runs(template, args, words)
    .map((run) => run.text)
    .join("");
}

/** The text of a template, in runs that say where a seat or a piece is named. */
export function runs(template: string, args: Args, words: Words): Run[] {
  const told: Run[] = [];
  let plain = "";
  for (const node of parse(template)) {
    const next = run(node, args, words);
    if (node.kind !== "text") plain = before(plain, next.text, words);
    if (next.seat === undefined && next.about === undefined) {
      plain += next.text;
    } else {
      if (plain) told.push({ text: plain });
      told.push(next);
      plain = "";
    }
  }
  if (plain) told.push({ text: plain });
  return told;
}

/** The arguments a template asks for, in order of first use. */
export function argsOf(template: string): string[] {
  return [...new Set(parse(template).flatMap((node) => (node.kind === "text" ? [] : [node.arg])))];
}

function field(inside: string, template: string): Node {
  const found = /^(\w+)(?:\|(.*\|.*)|(?::(\w[\w-]*))?(?:\?([^|]*)\|([^|]*))?)$/s.exec(inside);
  const arg = found?.[1];
  if (!found || arg === undefined) throw new SyntaxError(`{${inside}} is not a field; in: ${template}`);
  const [, , forms, table = null, yes, no] = found;
  if (forms !== undefined) return { kind: "number", arg, forms: forms.split("|") };
  if (yes !== undefined) return { kind: "truth", arg, table, yes, no: no ?? "" };
  return { kind: "value", arg, table };
}

function run(node: Node, args: Args, words: Words): Run {
  if (node.kind === "text") return { text: node.text };
  const value = args[node.arg];
  // A missing argument is a mistake in the wording, caught by tests; a person still gets a sentence.
  if (value === undefined) return { text: `{${node.arg}}` };
  if (node.kind === "truth") {
    // An empty list is false, as in the engine.
    if (!value || (Array.isArray(value) && value.length === 0)) return { text: node.no };
    const table = node.table;
    return { text: filled(node.yes.split("#"), told(value, table, words), words) };
  }
  if (node.kind === "number") {
    const form = node.forms[pluralForm(Number(value), words.lang)] ?? node.forms.at(-1) ?? "";
    return { text: form.replaceAll("#", String(value)) };
  }
  if (node.table === "seat" && !Array.isArray(value)) {
    return { text: word(value, "seat", words), seat: Number(value) };
  }
  const text = told(value, node.table, words);
  return node.table !== null && typeof value === "string" ? { text, about: `${node.table}:${value}` } : { text };
}

/** A text as it stands before what is put after it. */
function before(text: string, inserted: string, words: Words): string {
  return elides(words.lang) ? elided(text, inserted) : text;
}

function filled(texts: readonly string[], value: string, words: Words): string {
  return texts.reduce((told, text) => before(told, value, words) + value + text);
}

/** How an empty list is told. */
const NOTHING = "–";

function told(value: Value, table: string | null, words: Words): string {
  return table === "by_seat" && Array.isArray(value) ? bySeat(value, words) : word(value, table, words);
}

function bySeat(values: readonly Value[], words: Words): string {
  const told = values.map((value, seat) => (value === null ? "" : `${word(seat, "seat", words)} ${String(value)}`));
  return told.filter((text) => text !== "").join(", ");
}

function word(value: Value, table: string | null, words: Words): string {
  if (Array.isArray(value)) return value.map((item: Value) => word(item, table, words)).join(", ") || NOTHING;
  // A seat without a name is told by its number, counted as people count.
  if (table === "seat") return words.names?.[Number(value)] ?? String(Number(value) + 1);
  // Tables of the engine are keyed as Python writes a value.
  const plain = value === null ? "None" : String(value);
  return table === null ? plain : (words.terms?.[table]?.[plain] ?? plain);
}
