/** What lies on the table as text, chapter by chapter: games build it from the models that draw their boards. */

export interface Chapter {
  readonly title: string;
  /** Short sentences, in an order that makes sense to the ear. */
  readonly lines: readonly string[];
}

/** A chapter where there is something to say. */
export function chapter(title: string, lines: readonly (string | null | undefined | false)[]): Chapter[] {
  const said = lines.filter((line): line is string => Boolean(line));
  return said.length ? [{ title, lines: said }] : [];
}

/** A chapter as it is spoken. */
export function spoken({ title, lines }: Chapter, colon: string): string {
  return `${title}${colon} ${lines.map(ended).join(" ")}`;
}

/** A sentence ends with a sign, so that the voice pauses. */
export function ended(line: string): string {
  return /[.!?…:]$/.test(line) ? line : `${line}.`;
}
