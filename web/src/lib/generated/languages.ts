/** Made by tools/page.py from kernel/text/languages.toml: do not edit. */

export const LANGUAGES = [
  {
    id: "en",
    name: "English",
    locale: "en-GB",
    plural: ["n = 1"],
    elision: false,
    capitals: false,
    complete: true,
  },
  {
    id: "fr",
    name: "Français",
    locale: "fr-FR",
    plural: ["i = 0,1"],
    elision: true,
    capitals: false,
    complete: true,
  },
  {
    id: "de",
    name: "Deutsch",
    locale: "de-DE",
    plural: ["n = 1"],
    elision: false,
    capitals: true,
    complete: true,
  },
] as const;

export type Lang = (typeof LANGUAGES)[number]["id"];
