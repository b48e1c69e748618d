/** The hints of a guided table, one after the other: which is on screen, and which have been read. */

import { announcer } from "../kit/messages/announce.svelte.ts";
import { hintsAway, hintsOf, readHints, skipHints } from "../table/guided.ts";

export class TurningHints<Id extends string, Hint extends { readonly id: Id }> {
  /** Those that have been read; null at a table that is not guided, or where hints were put away. */
  read = $state.raw<readonly string[] | null>(null);
  shown = $state.raw<Hint | null>(null);
  /** Those that were read before hints were put away; null where they were not. */
  away = $state.raw<readonly string[] | null>(null);

  constructor(
    private readonly table: string,
    /** The hint to show, of those that fit the moment. */
    private readonly choose: (now: readonly Id[], read: readonly string[], shown: Id | null) => Hint | null,
    private readonly words: (hint: Hint) => string,
  ) {
    this.read = hintsOf(table);
    this.away = hintsAway(table);
  }

  /** The moment has changed: a hint that has had its moment counts as read. */
  turn(now: readonly Id[]): void {
    const known = this.read;
    const before = this.shown;
    if (!known) return;
    const next = this.choose(now, known, before?.id ?? null);
    if (next?.id === before?.id) return;
    this.shown = next;
    if (before && !known.includes(before.id)) this.keep([...known, before.id]);
    if (next) announcer.say(this.words(next));
  }

  /** The hint on screen has been read. */
  next(): void {
    if (this.shown && this.read) this.keep([...this.read, this.shown.id]);
    this.shown = null;
  }

  /** No more hints at this table, until they are asked for. */
  skip(): void {
    skipHints(this.table);
    this.away = this.read;
    this.read = null;
    this.shown = null;
  }

  /** Hints again, from where they were put away. */
  resume(): void {
    if (this.away) this.keep(this.away);
    this.away = null;
  }

  private keep(ids: readonly string[]): void {
    this.read = ids;
    readHints(this.table, ids);
  }
}
