/**
 * HTTP, typed from the server's own schema. A request that is not carried out throws a Problem that can be read out.
 */

import { t, type Lang } from "../i18n/index.ts";
import type * as wire from "../generated/types.ts";
import { serverSays } from "./server_words.ts";
import type { Puzzle } from "./puzzle.ts";
import { transport } from "$server";

/** Why the server did not do it: a sentence, and the part of the request it is about. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field: string | null = null,
    /** After how many milliseconds to ask again; null where that would not help. */
    readonly again: number | null = null,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await transport.fetch(path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Problem("no-line", t("line.silent"));
  }
  const data: unknown = await response.json().catch(() => null);
  if (response.ok) return data as T;
  const problem = data as wire.Problem | null;
  const sentence = problem ? serverSays(problem.why, problem.message) : t("line.answered", { status: response.status });
  throw new Problem(problem?.code ?? "unreadable", sentence, problem?.field ?? null, askAgain(response));
}

/** Where the server does not say how long it is busy. */
const BUSY_S = 5;

/** In how many milliseconds a request may be repeated that came too early; null for every other answer. */
function askAgain({ status, headers }: Response): number | null {
  return status === 429 || status === 503 ? (Number(headers.get("retry-after")) || BUSY_S) * 1000 : null;
}

/** A catalogue of rules as the server tells it. */
export interface RuleText {
  readonly name: string;
  /** The language of the lines; titles and opening paragraphs are in the one that was asked for. */
  readonly lines_lang?: Lang;
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
  daily: () => call<wire.DailyDeals>("/api/daily"),
  flyDaily: (wanted: wire.NewDaily) => call<wire.TableMade>("/api/daily", wanted),
  dailyResult: (day: string, game: string, table: string) =>
    call<wire.DailyResult>(`/api/daily/${path(day)}/${path(game)}/${path(table)}`),
  notices: () => call<wire.NoticesOffered>("/api/notices"),
  addContact: (contact: wire.NewContact) => call<wire.ContactGiven>("/api/notices", contact),
  contactState: (shown: wire.ContactShown) => call<wire.ContactState>("/api/notices/state", shown),
  week: (table: string, holder: wire.Holder) => call<wire.Week>(`/api/tables/${path(table)}/week`, holder),
  quietHours: (wanted: wire.QuietWanted) => call<wire.NoticesSet>("/api/notices/quiet", wanted),
  noticeCode: (shown: wire.NoticeCode) => call<wire.NoticesSet>("/api/notices/code", shown),
  followTable: (table: string, wanted: wire.NoticesWanted) =>
    call<wire.NoticesSet>(`/api/tables/${path(table)}/notices`, wanted),
  lobby: () => call<wire.Lobby>("/api/tables"),
  revoke: (table: string, holder: wire.Holder) => call<wire.SeatsHeld>(`/api/tables/${path(table)}/revoke`, holder),
  givePass: (table: string, holder: wire.Holder) => call<wire.PassGiven>(`/api/tables/${path(table)}/pass`, holder),
  usePass: (shown: wire.PassShown) => call<wire.Continued>("/api/continue", shown),
  rematch: (table: string, holder: wire.Holder) => call<wire.Rematch>(`/api/tables/${path(table)}/rematch`, holder),
  fork: (table: string, wish: wire.Fork) => call<wire.TableMade>(`/api/tables/${path(table)}/fork`, wish),
  log: (table: string) => call<{ readonly entries: readonly object[] }>(`/api/tables/${path(table)}/log`),
  openLog: (log: unknown) => call<wire.TableMade>("/api/logs", log),
  position: (wish: wire.PositionWanted) => call<wire.TableMade>("/api/positions", wish),
  positionOf: (table: string, entry: number) =>
    call<wire.PositionShown>(`/api/tables/${path(table)}/position?entry=${entry}`),
  puzzles: (game: string) => call<readonly Puzzle[]>(`/api/puzzles/${path(game)}`),
  beginReview: (table: string, wanted: wire.ReviewWanted) =>
    call<wire.ReviewShown>(`/api/tables/${path(table)}/review`, wanted),
  review: (table: string, depth: number) => call<wire.ReviewShown>(`/api/tables/${path(table)}/review?depth=${depth}`),
  statistics: (table: string) => call<wire.StatisticsShown>(`/api/tables/${path(table)}/statistics`),
  replay: (table: string) => call<wire.Replay>(`/api/tables/${path(table)}/replay`),
};
