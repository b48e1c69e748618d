/** The log in words: events become sentences that cite their rules, newest first; readers hear them as they come. */

import { seatLook, type SeatLook } from "../draw/seats.ts";
import { t } from "../i18n/index.ts";
import { announcer } from "../kit/messages/announce.svelte.ts";
import type { LogLine } from "../kit/messages/LogList.svelte";
import { ended } from "../kit/messages/situation.ts";
import { speech, type Weight } from "../kit/messages/speech.svelte.ts";
import { words } from "../net/words.svelte.ts";
import { href } from "../router/routes.ts";
import { argsOf } from "./read.ts";
import type { Session } from "./session.svelte.ts";
import type { AnyGame, GameTypes, Past } from "./types.ts";

/** Which events a game leaves out of the log, which start a group, which are too small to be read out. */
export interface DiaryStyle<G extends GameTypes = AnyGame> {
  readonly silent: readonly string[];
  /** Small steps: told only to those who want to hear everything. */
  readonly minor?: readonly string[];
  readonly headings: readonly string[];
  /** Where the game is now: told however much happens at once. */
  readonly landmarks?: readonly string[];
  /** Headings that are also what has just happened: a card that is turned up. */
  readonly news?: readonly string[];
  /** Events that are said when they are shown and never written down. */
  readonly passing?: readonly string[];
  /** Events that are what happens just now, though neither written down nor said: a ship moves on. */
  readonly glimpsed?: readonly string[];
  /** The colour and shape of who is told of, where a game has its own. */
  readonly look?: (seat: number, view: G["view"] | null) => SeatLook;
  /** What a game adds to a sentence: what a card that is named does. */
  readonly more?: (event: G["event"]) => string;
  /** Names of those who play without a seat, after the seats': an automaton. */
  readonly others?: (view: G["view"] | null) => readonly string[];
}

const MOST = 400;

/** A line of the log; without an event, the table went back. */
interface Noted<Event> {
  readonly id: number;
  readonly event: Event | null;
}

export class Diary<G extends GameTypes = AnyGame> {
  private noted = $state.raw<readonly Noted<G["event"]>[]>([]);
  /** What is being shown and will be told when its motion ends. */
  private shown = $state.raw<Noted<G["event"]> | null>(null);
  private next = 0;

  constructor(
    private readonly session: Session<G>,
    private readonly style: DiaryStyle<G>,
    private readonly rules: () => Readonly<Record<string, string>>,
  ) {}

  /** An event begins to be shown: it is what happens just now. */
  show(event: G["event"]): void {
    if (this.glimpsed(event) || (!this.style.silent.includes(event.event) && !this.quiet(event)))
      this.shown = { id: -1, event };
  }

  /** Keep an event that has been shown; `aloud` is what its picture shows beside its sentence. */
  note(event: G["event"], aloud = ""): void {
    const weight = this.weight(event);
    // What was only glimpsed stands until the next thing happens: no line of the log takes its place.
    if (this.glimpsed(event) || this.style.silent.includes(event.event)) {
      if (aloud && speech.tells(weight)) announcer.say(aloud, null, weight.own);
      return;
    }
    if (!this.quiet(event)) this.shown = null;
    const passing = this.style.passing?.includes(event.event) ?? false;
    if (!passing) this.noted = [{ id: this.next++, event }, ...this.noted].slice(0, MOST);
    if (!passing) announcer.forget("passing");
    if (!speech.tells(weight)) return;
    const kept = weight.own || (this.style.landmarks?.includes(event.event) ?? false);
    const said = this.sentence(event);
    announcer.say(aloud ? `${ended(said)} ${aloud}` : said, passing ? "passing" : null, kept);
  }

  /** The table went back: said in the log, which keeps what was taken back. */
  wentBack(): void {
    this.shown = null;
    this.noted = [{ id: this.next++, event: null }, ...this.noted].slice(0, MOST);
    announcer.say(t("room.went"));
  }

  /** Keep what happened before this visit. */
  recall(past: readonly Past<G>[]): void {
    for (const { events, undo } of past) {
      if (undo !== null) this.noted = [{ id: this.next++, event: null }, ...this.noted].slice(0, MOST);
      for (const event of events) {
        if (!this.style.silent.includes(event.event))
          this.noted = [{ id: this.next++, event }, ...this.noted].slice(0, MOST);
      }
    }
  }

  /** What is said of an event while it is shown; nothing of small steps. */
  caption(event: G["event"]): string {
    return this.style.silent.includes(event.event) || this.style.headings.includes(event.event)
      ? ""
      : this.sentence(event);
  }

  /** What has just happened: it stands until the next thing happens. */
  get newest(): LogLine | null {
    const newest = this.shown ?? this.noted.find(({ event }) => !event || !this.quiet(event));
    return newest ? this.line(newest) : null;
  }

  /** A seat as it is told of: name, colour and shape. */
  someone(seat: number): { seat: number; look: SeatLook; name: string } {
    return { seat, look: this.style.look?.(seat, this.view) ?? seatLook(seat), name: this.names[seat] ?? "" };
  }

  /** The lines, newest first; a heading stands above the lines that follow it in time. */
  get lines(): LogLine[] {
    const lines: LogLine[] = [];
    let heading: string | undefined;
    for (const { id, event } of [...this.noted].reverse()) {
      if (event && this.style.headings.includes(event.event)) {
        heading = this.sentence(event);
        continue;
      }
      lines.push({ ...this.line({ id, event }), ...(heading ? { group: heading } : {}) } as LogLine & {
        group?: string;
      });
    }
    return grouped(folded(lines.reverse()));
  }

  /** It only stands above others in the log. */
  private quiet({ event }: G["event"]): boolean {
    return this.style.headings.includes(event) && !this.style.news?.includes(event);
  }

  /** How much an event matters at this screen: to whom it happens, and how small it is. */
  private weight(event: G["event"]): Weight {
    const seats = seatsOf(event);
    return {
      own: seats.some((seat) => this.session.mine.includes(seat)),
      minor: this.style.minor?.includes(event.event) ?? false,
      table: seats.length === 0,
    };
  }

  private glimpsed({ event }: G["event"]): boolean {
    return this.style.glimpsed?.includes(event) ?? false;
  }

  private line({ id, event }: Noted<G["event"]>): LogLine {
    if (!event) return { id, look: null, runs: [{ text: t("room.went") }], rule: "AD-014" };
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    const rule = this.rules()[event.event];
    const entry = this.session.latest?.status === "over" ? this.session.entryOf(event) : null;
    return {
      id,
      look: seat === null ? null : this.someone(seat).look,
      runs: [
        ...words.runs(this.session.game, "event", event.event, argsOf(event), this.names),
        { text: this.style.more?.(event) ?? "" },
      ],
      ...(rule ? { rule } : {}),
      ...(entry === null ? {} : { href: href({ page: "replay", table: this.session.table, at: null, entry }) }),
    };
  }

  private sentence(event: G["event"]): string {
    return (
      words.say(this.session.game, "event", event.event, argsOf(event), this.names) + (this.style.more?.(event) ?? "")
    );
  }

  private get view(): G["view"] | null {
    return this.session.latest?.public ?? null;
  }

  private get names(): readonly string[] {
    return [...this.session.names, ...(this.style.others?.(this.view) ?? [])];
  }
}

/** The seats that an event names: whose it is, whom it is aimed at, who alone sees it. */
function seatsOf(event: object): number[] {
  const { seat, target, targets, to } = event as Partial<Record<"seat" | "target" | "targets" | "to", unknown>>;
  const several = [targets, to].flatMap((seats) => (Array.isArray(seats) ? (seats as unknown[]) : []));
  return [seat, target, ...several].filter((one): one is number => typeof one === "number");
}

/** The same thing several times in a row is one line that says how often; it keeps its place and its key. */
export function folded<Line extends LogLine & { group?: string }>(lines: readonly Line[]): Line[] {
  const said = ({ look, rule, group, runs }: Line): string => JSON.stringify([look, rule, group, runs]);
  const found: Line[] = [];
  for (const line of lines) {
    const newer = found.at(-1);
    if (newer && said(newer) === said(line)) found[found.length - 1] = { ...line, times: (newer.times ?? 1) + 1 };
    else found.push(line);
  }
  return found;
}

/** The first line of each group, newest first, wears its heading. */
function grouped(lines: readonly (LogLine & { group?: string })[]): LogLine[] {
  return lines.map((line, at) =>
    line.group && lines[at - 1]?.group !== line.group ? { ...line, heading: line.group } : line,
  );
}
