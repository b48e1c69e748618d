/**
 * A game's table on the page: the film of what happened, then the question that is open, with a fresh draft of its
 * answer. Games give it a director and drafts, and draw what it holds.
 */

import { onDestroy, untrack } from "svelte";
import type { Diary } from "./diary.svelte.ts";
import { announcer } from "../kit/messages/announce.svelte.ts";
import { buzz } from "../theme/haptics.ts";
import { playSound } from "../theme/sound.svelte.ts";
import type { SoundSet } from "../theme/synth.ts";
import { Film, type Director, type Effects, type Scene } from "./film.svelte.ts";
import type { Order } from "./orders.svelte.ts";
import type { Session } from "./session.svelte.ts";
import { SlipOnTable, type Slip } from "./slip.svelte.ts";
import type { GameTypes, Prompt } from "./types.ts";

/** The open question of the seat in front of the screen. The key is another one for every other question. */
export type Question<G extends GameTypes> = Prompt<G> & { readonly key: string };

export interface TableSetup<G extends GameTypes, Emphasis, Draft> {
  readonly director: Director<G, Emphasis>;
  readonly diary: Diary<G>;
  /** What its moments sound like, by the names that the director uses. */
  readonly sounds: SoundSet;
  /** A fresh draft for a question that was not open before; what is offered may change while it is open. */
  draft(question: () => Question<G>): Draft;
  /** The draft gives way to another. */
  discard?(draft: Draft): void;
  /** Something else is looked at before the question. */
  holds?(): boolean;
  /** A seat is out of what is still played, and will not be asked any more. */
  out?(view: G["view"], seat: number): boolean;
  /** Events have come and will be shown. */
  arrived?(events: readonly G["event"][]): void;
  /** An event has been shown; the table as it is shown then. */
  seen?(event: G["event"], view: G["view"]): void;
  /**
   * What ears need beside the sentence of an event, where eyes find it on the board; also of events that the log leaves
   * out. The table as it is shown then.
   */
  aloud?(event: G["event"], view: G["view"]): string;
  /** The table is shown as it is, after a hello or an undo. */
  cut?(view: G["view"]): void;
}

export interface Table<G extends GameTypes, Emphasis, Draft> {
  readonly scene: Scene<G, Emphasis>;
  /** Something is being shown: nothing is asked. */
  readonly playing: boolean;
  /** What is being shown cannot be skipped. */
  readonly fixed: boolean;
  /** Something else is looked at before the question. */
  readonly held: boolean;
  /** There is no line to the server. */
  readonly lost: boolean;
  readonly me: number | null;
  readonly names: readonly string[];
  /** The latest view, which the film may not have come to yet. */
  readonly view: G["view"];
  /** What only this seat sees. */
  readonly mine: G["mine"] | null;
  /** The same as it was when the film was where it is now. */
  readonly mineThen: G["mine"] | null;
  readonly question: Question<G> | null;
  readonly draft: Draft | null;
  /** All seats of this screen are out: they may look on, or go on to the end. */
  readonly out: boolean;
  /** Only the ends of things are shown from now on. */
  readonly rushing: boolean;
  rush(on: boolean): void;
  /** The summary of what a climax cost, while it lies beside the board. */
  readonly slip: Slip | null;
  closeSlip(): void;
  send(action: G["action"]): Promise<boolean>;
  /** Set actions aside; false where the server did not take it. */
  order(orders: readonly Order[]): Promise<boolean>;
  skip(): void;
}

/** To be called while a component is set up; it lives as long as the component. */
export function createTable<G extends GameTypes, Emphasis, Draft>(
  session: Session<G>,
  me: () => number | null,
  setup: TableSetup<G, Emphasis, Draft>,
): Table<G, Emphasis, Draft> {
  const { diary } = setup;
  const first = untrack(() => session.latest?.public);
  if (!first) throw new Error("A table is drawn once its view has come.");
  const slip = new SlipOnTable();
  function staged({ sound, buzz: hit, slip: cost, says, forgets }: Effects, hurried: boolean): void {
    if (forgets) announcer.forget("face");
    if (says) announcer.say(says, "face");
    if (cost !== undefined) slip.lay(cost);
    if (hurried) return;
    const heard = sound === undefined ? undefined : setup.sounds[sound];
    if (heard) playSound(heard);
    const seat = me();
    if (hit && seat !== null && hit.seats.includes(seat)) buzz(hit.pulse);
  }
  /** What one seat alone may see is not said where several share a screen. */
  const seenHere = (event: object): boolean => {
    const { to } = event as { to?: unknown };
    return !Array.isArray(to) || (session.mine.length === 1 && to.includes(session.mine[0]));
  };
  const film = new Film(
    setup.director,
    first,
    (event) => (session.shown = event.event),
    (event) => {
      setup.seen?.(event, film.scene.view);
      diary.note(event, seenHere(event) ? setup.aloud?.(event, film.scene.view) : "");
    },
    staged,
    (event) => diary.show(event),
  );
  const held = $derived(!film.playing && (setup.holds?.() ?? false));
  let then = $state.raw(untrack(() => session.latest?.mine ?? {}));
  let kept: { readonly key: string; readonly draft: Draft } | null = null;
  const discard = (): void => {
    if (kept) setup.discard?.(kept.draft);
    kept = null;
  };
  untrack(() =>
    session.watch({
      cut: ({ public: view, mine }) => {
        then = mine;
        if (!view) return;
        setup.cut?.(view);
        slip.lay(null);
        announcer.forget("face", "passing");
        film.cut(view);
      },
      show: (events, { public: view, mine }) => {
        if (!view) return;
        setup.arrived?.(events);
        // Said at once: the end must not take the table away before it has been shown.
        if (setup.holds || session.ending) session.showing = true;
        film.add(events, view, () => (then = { ...then, ...mine }));
      },
    }),
  );
  onDestroy(() => {
    film.stop();
    slip.lay(null);
    announcer.forget("face", "passing");
    discard();
  });
  /** At one screen with several seats nobody is called for what is answered without them. */
  const covered = $derived.by(() => {
    const asked = session.mine.filter((seat) => session.prompt(seat));
    return asked.length > 0 && asked.every((seat) => session.standing(seat));
  });
  const coming = $derived(film.busy && (setup.holds !== undefined || session.ending));
  $effect(() => void (session.showing = film.playing || held || covered || coming));
  // What was read last and put away by a click leads to the result: nothing is left to wait for.
  $effect(() => {
    if (held && session.ending) return () => void (session.ending &&= film.busy);
    return undefined;
  });

  const out = $derived(
    // Bots may have ended the game while it is still being shown.
    (session.status === "running" || film.playing) &&
      session.mine.length > 0 &&
      session.mine.every((seat) => setup.out?.(film.scene.view, seat) ?? false),
  );
  // A player who is in again is shown everything.
  $effect(() => {
    if (!out && film.rushing && session.status === "running") film.rush(false);
  });
  const view = $derived(session.latest?.public ?? first);
  const question = $derived.by((): Question<G> | null => {
    const prompt = film.playing || held ? null : session.prompt(me());
    const key = session.question(me());
    if (!prompt || key === null) return null;
    return session.standing(me()) ? null : { ...prompt, key };
  });
  // What is in hand waits while something is shown, and is there when its question comes back.
  const draft = $derived.by((): Draft | null => {
    if (!question) return null;
    if (kept?.key !== question.key) {
      const asked = question;
      discard();
      const live = (): Question<G> => (question?.key === asked.key ? question : asked);
      kept = { key: asked.key, draft: untrack(() => setup.draft(live)) };
    }
    return kept.draft;
  });

  return {
    get scene() {
      return film.scene;
    },
    get playing() {
      return film.playing;
    },
    get fixed() {
      return film.fixed;
    },
    get held() {
      return held;
    },
    get lost() {
      return session.line.status === "lost";
    },
    get me() {
      return me();
    },
    get names() {
      return session.names;
    },
    get view() {
      return view;
    },
    get mine() {
      const seat = me();
      return seat === null ? null : (session.latest?.mine[String(seat)] ?? null);
    },
    get mineThen() {
      const seat = me();
      return seat === null ? null : (then[String(seat)] ?? null);
    },
    get question() {
      return question;
    },
    get draft() {
      return draft;
    },
    get out() {
      return out;
    },
    get rushing() {
      return film.rushing;
    },
    rush: (on) => film.rush(on),
    get slip() {
      return slip.lying;
    },
    closeSlip: () => slip.lay(null),
    async send(action) {
      const seat = me();
      return seat !== null && session.play(seat, action);
    },
    async order(orders) {
      const seat = me();
      return seat !== null && session.orders.add(seat, orders);
    },
    skip: () => film.skip(),
  };
}
