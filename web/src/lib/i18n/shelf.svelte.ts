/** The dictionary of one part of the page: English is always there, another language is fetched when it is spoken. */

import { SOURCE, type Lang } from "./languages.ts";

export type Book = Readonly<Record<string, string>>;
/** The files of a dictionary as `import.meta.glob` finds them: each exports one book, and its name ends in `fr.ts`. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>;

export class Shelf {
  private books = $state.raw<Readonly<Partial<Record<Lang, Book>>>>({});

  constructor(
    private readonly source: Book,
    private readonly files: Files,
  ) {}

  /** Fetch the book of a language, once. */
  async fetch(lang: Lang): Promise<void> {
    if (lang === SOURCE || this.books[lang]) return;
    const path = Object.keys(this.files).find((name) => name.endsWith(`/${lang}.ts`) || name.endsWith(`.${lang}.ts`));
    const file = path === undefined ? undefined : ((await this.files[path]?.()) as Record<string, Book> | undefined);
    const [book] = Object.values(file ?? {});
    if (book) this.books = { ...this.books, [lang]: book };
  }

  /** The template of a key; in English until the book of the language is there. */
  template(key: string, lang: Lang): string {
    return this.books[lang]?.[key] ?? this.source[key] ?? key;
  }
}
