/**
 * The table beside its game: who is ready, pauses, proposals, thinking times, chat. It holds no rule and no decision.
 */

import type * as wire from "../generated/types.ts";
import { t } from "../i18n/index.ts";
import { announcer } from "../kit/messages/announce.svelte.ts";
import type { Aside, Reply } from "../net/line.svelte.ts";
import { words } from "../net/words.svelte.ts";
import { play } from "../theme/sound.svelte.ts";
import { ears } from "./muted.svelte.ts";
import { notePromise } from "./seedCommitment.ts";
import { answerDraw, noteDraw } from "./seedDraw.ts";
import type { Session } from "./session.svelte.ts";

/** A face that was shown, for as long as it floats. */
export interface Shown extends wire.Reacted {
  readonly id: number;
}

const FLOATS_MS = 4000;
/** How long a sentence about what was not taken, or how a proposal ended, stays: it can be read twice. */
export const NOTE_MS = 12_000;
const EMPTY: wire.RoomState = {
  type: "room",
  ready: [],
  paused: false,
  proposal: null,
  request: null,
  settled: null,
  times: [],
  undo: [],
  undo_ask: [],
  watchers: 0,
  next: null,
  draw: null,
};

export class TableRoom {
  state = $state.raw<wire.RoomState>(EMPTY);
  /** When `state` came: clocks that run are counted on from there. */
  since = $state(0);
  chat = $state.raw<readonly wire.ChatLine[]>([]);
  faces = $state.raw<readonly Shown[]>([]);
  /** Lines that came while the talk was closed. */
  unread = $state(0);
  talking = $state(false);
  /** A sentence about what was not taken. */
  trouble = $state.raw<{ rule: string | null; text: string } | null>(null);
  /** How the last proposal ended, until it is closed. */
  settled = $state.raw<wire.Settled | null>(null);
  /** Who is no longer at the table, as a sentence. */
  parted = $state<string | null>(null);
  /** The request to go back that was read and put away at this screen. */
  putAway = $state<number | null>(null);
  private leaving: ReturnType<typeof setTimeout> | undefined;
  /** What the adviser said last. */
  private advised: wire.Advised | null = null;
  /** What the coach said last. */
  private coached: wire.Coached | null = null;
  private foreseen = $state.raw<wire.Foreseen | null>(null);
  private next = 0;
  /** What each seat here last said in the draw of the seed, on this line. */
  private readonly drew = new Map<number, string>();

  constructor(private readonly session: Pick<Session, "line" | "mine" | "status">) {}

  greet(welcome: wire.Welcome): void {
    this.state = welcome.room;
    this.since = performance.now();
    this.chat = welcome.chat;
    if (welcome.status !== "over") notePromise(welcome.table, welcome.commitment);
    if (welcome.status === "running" && welcome.room.draw)
      noteDraw(welcome.table, welcome.commitment, welcome.room.draw);
    this.drew.clear();
    this.takePart(welcome);
  }

  /** Give the draw of the seed what it waits for. Nobody has to know: what stops the start is told by the table. */
  private takePart(welcome: wire.Welcome | null): void {
    const draw = this.state.draw;
    if (!welcome || !draw || this.session.status !== "waiting") return;
    for (const seat of welcome.yours) {
      const answer = answerDraw(welcome.table, welcome.commitment, draw, seat);
      // The room is often told again before it has heard the answer.
      const said = JSON.stringify([answer, draw.closed]);
      if (!answer || this.drew.get(seat) === said) continue;
      this.drew.set(seat, said);
      void this.session.line.request(answer.type, { ...answer, seat });
    }
  }

  hear(aside: Aside): void {
    if (aside.type === "room") this.changed(aside);
    else if (aside.type === "foreseen") this.foreseen = aside;
    else if (aside.type === "advised") this.advised = aside;
    else if (aside.type === "coached") this.coached = aside;
    else if (aside.type === "said") this.heard(aside.line);
    else if (!ears.muted(aside.name)) this.float(aside);
  }

  /** Whether answers to the open question of a seat can be taken back; null: not known yet. */
  back(seat: number | null, number: number | undefined): wire.Foreseen["back"] | null {
    const told = this.foreseen;
    return told && told.seat === seat && told.number === number ? told.back : null;
  }

  /** A seat has given an answer to the question of this number: it may be taken back, or the table may be asked. */
  answered(seat: number, number: number): void {
    const free = this.back(seat, number) !== "never";
    const others = this.state.undo.filter((one) => one !== seat);
    const asking = this.state.undo_ask.filter((one) => one !== seat);
    this.state = { ...this.state, undo: free ? [...others, seat] : others, undo_ask: [...asking, seat] };
  }

  /** Somebody has answered: nobody else takes an earlier answer back freely any more. */
  moved(seat: number | null): void {
    if (this.state.undo.some((one) => one !== seat))
      this.state = { ...this.state, undo: this.state.undo.filter((one) => one === seat) };
  }

  /** Ask something of the table; what is refused is said. */
  async ask(type: string, fields: object): Promise<boolean> {
    this.trouble = null;
    return this.judge(await this.session.line.request(type, fields));
  }

  leave = (seat: number, forGood = false) => this.ask("leave", { seat, for_good: forGood });
  remove = (seat: number, who: number) => this.ask("remove", { seat, who });
  rename = (seat: number, name: string) => this.ask("rename", { seat, name });
  fill = (seat: number, bot: string | null, name = "") => this.ask("fill", { seat, bot, name });
  ready = (seat: number, ready: boolean) => this.ask("ready", { seat, ready });
  propose = (seat: number, wish: wire.Propose["wish"], about: number | null = null) =>
    this.ask("propose", { seat, wish, about });
  consent = (seat: number, proposal: number, agree: boolean) => this.ask("consent", { seat, proposal, agree });
  resume = (seat: number) => this.ask("resume", { seat });
  undo = (seat: number) => this.ask("undo", { seat });
  say = (text: string) => this.ask("chat", { text, seat: this.speaker });
  phrase = (phrase: NonNullable<wire.Chat["phrase"]>) => this.ask("chat", { phrase, seat: this.speaker });
  react = (face: wire.React["face"]) => this.ask("react", { face, seat: this.speaker });

  /** Find out whether answers to a question can be taken back. */
  async foresee(seat: number, number: number): Promise<void> {
    await this.session.line.request("foresee", { seat, number });
  }

  /** What the strongest bot would do; null where nobody says. Only for practice, and never a refusal on screen. */
  async advise(seat: number, number: number): Promise<object | null> {
    const reply = await this.session.line.request("advise", { seat, number });
    const told = this.advised;
    const fits = reply.kind === "ok" && told?.seat === seat && told.number === number;
    return fits ? ((told.action as object | null) ?? null) : null;
  }

  /** What the coach says of the open question, and of an answer that is thought of; null where nobody says.
   *  That it has no time is said at the table: a warning that was wanted does not come. */
  async judged(seat: number, number: number, action: object | null): Promise<wire.Coached | null> {
    const reply = await this.session.line.request("coach", { seat, number, action });
    if (reply.kind === "error" && reply.code === "busy") this.judge(reply);
    const told = this.coached;
    return reply.kind === "ok" && told?.seat === seat && told.number === number ? told : null;
  }

  /** The seat that talks from this screen; null for a watcher. */
  get speaker(): number | null {
    return this.session.mine[0] ?? null;
  }

  private changed(state: wire.RoomState): void {
    const before = this.state.settled?.number ?? 0;
    this.state = state;
    this.since = performance.now();
    const ended = state.settled && state.settled.number !== before && !state.settled.agreed ? state.settled : null;
    // That a request to go back ended because the table moved on is seen on the table itself.
    if (ended && (ended.wish !== "undo" || ended.against !== null)) this.note(() => (this.settled = ended));
    if (state.proposal) this.settled = null;
    this.takePart(this.session.line.welcome);
  }

  private heard(line: wire.ChatLine): void {
    this.chat = [...this.chat, line];
    if (ears.muted(line.name) || this.session.mine.includes(line.seat ?? -1)) return;
    if (!this.talking) this.unread += 1;
    play("talk");
  }

  private float(face: wire.Reacted): void {
    const shown = { ...face, id: this.next++ };
    this.faces = [...this.faces, shown];
    setTimeout(() => (this.faces = this.faces.filter(({ id }) => id !== shown.id)), FLOATS_MS);
  }

  /** A bot has somebody's seat from now on. */
  handed(name: string): void {
    this.note(() => (this.parted = t("room.parted", { name })));
  }

  /** This person was taken off a seat: that stays on screen until it is read. */
  removed(): void {
    clearTimeout(this.leaving);
    this.parted = t("room.removed");
    announcer.interrupt(this.parted);
  }

  /** Say something that leaves by itself. */
  private note(say: () => void): void {
    clearTimeout(this.leaving);
    say();
    this.leaving = setTimeout(() => (this.trouble = this.settled = this.parted = null), NOTE_MS);
  }

  private judge(reply: Reply): boolean {
    if (reply.kind === "refused")
      this.note(
        () =>
          (this.trouble = {
            rule: reply.refusal.rule,
            text: words.refusal(this.session.line.welcome?.game ?? "", reply.refusal),
          }),
      );
    else if (reply.kind === "error") this.note(() => (this.trouble = { rule: null, text: reply.message }));
    if (this.trouble) announcer.interrupt(this.trouble.text);
    return reply.kind === "ok";
  }
}
