/** Sample positions for the gallery only; nothing here is shipped. */

import type { Effect, Face, Place, Series, Ship, Special } from "$games/memoracers/model/pieces.ts";
import type { Racer } from "$games/memoracers/board/RaceOrder.svelte";
import { seatLook, type SeatLook } from "$lib/draw/seats.ts";
import type { Lang } from "$lib/i18n/index.ts";
import type { LogLine } from "$lib/kit/messages/LogList.svelte";

const LETTER: Record<string, Effect | null> = {
  t: "trap",
  a: "accelerator",
  s: "slower",
  r: "repairer",
  m: "mechanism",
  "-": null,
};
const SPECIAL: Record<string, Special> = { m: "missiles", t: "mobile-traps" };
const TABLE: Record<Series, string> = {
  A: "1----- 2t---t 3tt--- 4a--tt 5t-a-t 6-a-tt 7tt-a- 8t-t-- 9---tt",
  B: "1--s-- 2tsta- 3tt-s- 4rt-tt 5tsat- 6-tr-t 7tatst 8st-at 9t-trt",
  C: "1---m- 2tt--a:t 3tmt-t 4t-ta-:t 5mt-tr 6tstat 7-ttr-:t 8t-mtt 9ats-t",
  D: "1s---t 2tst-t 3-tatt:m 4ttms- 5ttt-a:m 6tt-rs:t 7trttm 8t-tat:m 9ttsa-:t",
  K: "1tt--- 2-tt-- 3--tt- 4---tt",
};

export const FACES = new Map<string, Face>(
  (Object.keys(TABLE) as Series[]).flatMap((series) =>
    TABLE[series].split(" ").map((row): [string, Face] => {
      const name = series === "K" ? `K-${row[0]}` : `${row[0]}-${series}`;
      const special = SPECIAL[row.split(":")[1] ?? ""];
      return [
        name,
        { name, series, lanes: [...row.slice(1, 6)].map((c) => LETTER[c] ?? null), specials: special ? [special] : [] },
      ];
    }),
  ),
);

export function face(name: string): Face {
  const found = FACES.get(name);
  if (!found) throw new Error(`no sample tile ${name}`);
  return found;
}

export function places(names: readonly (string | null)[]): Place[] {
  return names.map((name, key) => ({ key, face: name ? face(name) : null }));
}

export const RACE = places(["4-B", "9-C", "K-2", "5-C", "2-B", "6-B", null, null, null, null]);
export const RECON = ["1-B", "7-B", "4-B", "9-C", "K-2", "5-C", "2-B", "6-B", "3-D", "8-C"];
export const NAMES = ["Brice", "Ada", "Chloé", "Dao", "Emi (bot)"];

export function ships(at: readonly (readonly [number, number, number])[]): Ship[] {
  return at.map(([seat, place, lane]) => ({
    seat,
    look: seatLook(seat),
    name: NAMES[seat] ?? "",
    place,
    lane,
    wraps: 0,
  }));
}

export const SHIPS = ships([
  [0, 4, 5],
  [1, 3, 3],
  [3, 2, 4],
  [2, 0, 3],
  [4, 0, 1],
]);

export function racers(words: { ready: string; programming: string; you: string }): Racer[] {
  const row = (
    seat: number,
    name: string,
    speed: number,
    shields: number,
    laps: number,
    ready: boolean,
    me = false,
  ): Racer => ({
    seat,
    look: seatLook(seat),
    name,
    speed,
    shields,
    maxShields: 12,
    laps,
    rank: seat + 1,
    lead: seat === 0,
    status: ready ? words.ready : words.programming,
    tone: ready ? "good" : me ? "signal" : "line",
    me,
    now: me,
  });
  return [
    row(0, "Brice", 4, 9, 1, true),
    row(1, words.you, 3, 8, 1, false, true),
    row(3, "Dao", 2, 7, 1, true),
    row(2, "Chloé", 2, 5, 0, false),
    row(4, "Emi (bot)", 1, 10, 0, true),
  ];
}

const line = (id: number, seat: number | null, text: string, rule: string): LogLine => {
  const look: SeatLook | null = seat === null ? null : seatLook(seat);
  const [name, ...rest] = text.split("|");
  return {
    id,
    look,
    rule,
    runs: rest.length ? [{ text: name ?? "", seat: seat ?? 0 }, { text: rest.join("") }] : [{ text }],
  };
};

const LOGS: Partial<Record<Lang, LogLine[]>> = {
  en: [
    line(8, null, "The rear tile was empty: it loops to the front", "MR-098"),
    line(7, 4, "Emi| is repaired: 4 shields back", "MR-083"),
    line(6, 2, "Chloé| hits a trap with 2 lines programmed: 2 shields lost", "MR-074"),
    line(5, 3, "Dao| flies on unharmed", "MR-073"),
    line(4, 1, "You| fly on unharmed", "MR-073"),
    line(3, 0, "Brice| crosses an accelerator: speed 4", "MR-080"),
    line(2, 3, "Dao| brakes to speed 2, free of charge", "MR-048"),
    line(1, 0, "Brice| forces the engine: 2 shields for speed 3", "MR-043"),
  ],
  fr: [
    line(8, null, "La tuile arrière était vide : elle revient à l’avant", "MR-098"),
    line(7, 4, "Emi| passe au réparateur : 4 boucliers rendus", "MR-083"),
    line(6, 2, "Chloé| touche un piège avec 2 lignes : 2 boucliers", "MR-074"),
    line(5, 3, "Dao| continue sans dommage", "MR-073"),
    line(3, 0, "Brice| traverse un accélérateur : vitesse 4", "MR-080"),
    line(1, 0, "Brice| force le moteur : 2 boucliers pour la vitesse 3", "MR-043"),
  ],
  de: [
    line(8, null, "Die hinterste Kachel war leer: Sie wandert nach vorn", "MR-098"),
    line(7, 4, "Emi| wird repariert: 4 Schilde zurück", "MR-083"),
    line(6, 2, "Chloé| gerät mit 2 programmierten Zeilen in eine Falle: 2 Schilde verloren", "MR-074"),
    line(5, 3, "Dao| fliegt unbeschadet weiter", "MR-073"),
    line(3, 0, "Brice| trifft einen Beschleuniger: Tempo 4", "MR-080"),
    line(2, 3, "Dao| bremst kostenlos auf Tempo 2", "MR-048"),
    line(1, 0, "Brice| gibt Vollgas: 2 Schilde für Tempo 3", "MR-043"),
  ],
};

/** Lines of a log, in English where there are none in the language of the page. */
export function logIn(lang: Lang): readonly LogLine[] {
  return LOGS[lang] ?? LOGS.en ?? [];
}
