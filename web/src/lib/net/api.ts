/**
 * HTTP, typed from the server's own schema. A request that is not carried out throws a Problem that can be read out.
 */

import { lang, t, type Lang } from "../i18n/index.ts";
import type * as wire from "../generated/types.ts";

/** Why the server did not do it: a sentence, and the part of the request it is about. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Problem("no-line", t("line.silent"));
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const problem = data as wire.Problem | null;
  const sentence = problem?.why?.[lang.current] ?? problem?.message ?? t("line.answered", { status: response.status });
  throw new Problem(problem?.code ?? "unreadable", sentence, problem?.field ?? null);
}

/** A catalogue of rules as the server tells it. */
export interface RuleText {
  readonly name: string;
  readonly title: string;
  readonly preface: readonly string[];
  readonly chapters: readonly {
    number: number;
    title: string;
    intro: string;
    drawing: string;
    lines: readonly RuleLineText[];
  }[];
  readonly examples_head: { title: string; intro: string };
  readonly examples: readonly RuleLineText[];
  readonly points_head: { title: string; intro: string };
  readonly points: readonly PointText[];
}
export interface RuleLineText {
  readonly id: string;
  readonly tag?: string;
  readonly text: string;
  readonly house: boolean;
  readonly rulings: readonly string[];
  readonly withdrawn?: boolean;
  readonly section: string;
}
export interface PointText {
  readonly id: string;
  readonly text: string;
  readonly question: string;
  readonly ruling: string;
  readonly reason: string;
  readonly house: boolean;
  readonly section: string;
}

/** Sections of keys, each with its template; terms are tables inside a section. */
export type Tables = Readonly<Record<string, Readonly<Record<string, string | Readonly<Record<string, string>>>>>>;

const path = encodeURIComponent;

export const api = {
  games: () => call<wire.GameList>("/api/games"),
  words: (game: string, lang: Lang) =>
    call<{ lang: Lang; game: Tables; kernel: Tables }>(`/api/words/${path(game)}?lang=${lang}`),
  rules: (catalogue: string, lang: Lang) => call<RuleText>(`/api/rules/${path(catalogue)}?lang=${lang}`),
  preview: (setUp: wire.SetUp) => call<wire.SetUpShown>("/api/preview", setUp),
  makeTable: (table: wire.NewTable) => call<wire.TableMade>("/api/tables", table),
  summary: (table: string) => call<wire.Summary>(`/api/tables/${path(table)}`),
  join: (table: string, newcomer: wire.Newcomer) => call<wire.SeatGiven>(`/api/tables/${path(table)}/join`, newcomer),
  lan: () => call<wire.LanShown>("/api/lan"),
  openLan: (open: boolean) => call<wire.LanShown>("/api/lan", { open } satisfies wire.LanWanted),
  lobby: () => call<wire.Lobby>("/api/tables"),
  revoke: (table: string, holder: wire.Holder) => call<wire.SeatsHeld>(`/api/tables/${path(table)}/revoke`, holder),
  givePass: (table: string, holder: wire.Holder) => call<wire.PassGiven>(`/api/tables/${path(table)}/pass`, holder),
  usePass: (shown: wire.PassShown) => call<wire.Continued>("/api/continue", shown),
  rematch: (table: string, holder: wire.Holder) => call<wire.Rematch>(`/api/tables/${path(table)}/rematch`, holder),
  fork: (table: string, wish: wire.Fork) => call<wire.TableMade>(`/api/tables/${path(table)}/fork`, wish),
  openLog: (log: unknown) => call<wire.TableMade>("/api/logs", log),
  replay: (table: string) => call<wire.Replay>(`/api/tables/${path(table)}/replay`),
};
