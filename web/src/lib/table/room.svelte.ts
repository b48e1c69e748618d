/** The table beside its game: who is ready, pauses, proposals, thinking times, chat. It holds no rule and no decision. */

import type * as wire from "../generated/types.ts";
import { lang } from "../i18n/index.ts";
import { announcer } from "../kit/announce.svelte.ts";
import type { Aside, Reply } from "../net/line.svelte.ts";
import { play } from "../theme/sound.svelte.ts";
import { ears } from "./ears.svelte.ts";
import { notePromise } from "./promise.ts";
import type { Session } from "./session.svelte.ts";

/** A face that was shown, for as long as it floats. */
export interface Shown extends wire.Reacted {
  readonly id: number;
}

const FLOATS_MS = 4000;
const EMPTY: wire.RoomState = { type: "room", ready: [], paused: false, proposal: null, settled: null, times: [], undo: [], watchers: 0, next: null };

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
  private foreseen = $state.raw<wire.Foreseen | null>(null);
  private next = 0;

  constructor(private readonly session: Session) {}

  greet(welcome: wire.Welcome): void {
    this.state = welcome.room;
    this.since = performance.now();
    this.chat = welcome.chat;
    if (welcome.status !== "over") notePromise(welcome.table, welcome.commitment);
  }

  hear(aside: Aside): void {
    if (aside.type === "room") this.changed(aside);
    else if (aside.type === "foreseen") this.foreseen = aside;
    else if (aside.type === "said") this.heard(aside.line);
    else if (!ears.muted(aside.name)) this.float(aside);
  }

  /** Whether answers to the open question of a seat can be taken back; null: not known yet. */
  back(seat: number | null, number: number | undefined): wire.Foreseen["back"] | null {
    const told = this.foreseen;
    return told && told.seat === seat && told.number === number ? told.back : null;
  }

  /** A seat has given an answer: it may be taken back. */
  answered(seat: number): void {
    if (!this.state.undo.includes(seat)) this.state = { ...this.state, undo: [...this.state.undo, seat] };
  }

  /** Ask something of the table; what is refused is said. */
  async ask(type: string, fields: object): Promise<boolean> {
    this.trouble = null;
    return this.judge(await this.session.line.request(type, fields));
  }

  leave = (seat: number) => this.ask("leave", { seat });
  fill = (seat: number, bot: string | null, name = "") => this.ask("fill", { seat, bot, name });
  ready = (seat: number, ready: boolean) => this.ask("ready", { seat, ready });
  propose = (seat: number, wish: wire.Propose["wish"], about: number | null = null) => this.ask("propose", { seat, wish, about });
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

  /** The seat that talks from this screen; null for a watcher. */
  get speaker(): number | null {
    return this.session.mine[0] ?? null;
  }

  private changed(state: wire.RoomState): void {
    const before = this.state.settled?.number ?? 0;
    this.state = state;
    this.since = performance.now();
    if (state.settled && state.settled.number !== before && !state.settled.agreed) this.settled = state.settled;
    if (state.proposal) this.settled = null;
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

  private judge(reply: Reply): boolean {
    if (reply.kind === "refused") this.trouble = { rule: reply.refusal.rule, text: reply.refusal.why[lang.current] };
    else if (reply.kind === "error") this.trouble = { rule: null, text: reply.message };
    if (this.trouble) announcer.interrupt(this.trouble.text);
    return reply.kind === "ok";
  }
}
