/** What a game gives the frame around its board. */

import type { Snippet } from "svelte";
import type { Hidden } from "../../kit/layout/Facts.svelte";
import type { Frame } from "../../theme/viewport.svelte.ts";
import type { Chapter } from "../../kit/messages/situation.ts";

/** What stands in the room between the bars. */
export interface BoardParts {
  /** Behind everything, to the edges of the window. */
  readonly backdrop: Snippet;
  /** The board, in the room the panels leave. */
  readonly scene: Snippet;
  /** Own pieces, above the prompt. */
  readonly own?: Snippet;
  readonly prompt: Snippet;
  /** A tall question may cover own pieces, which are not needed for it, and so keeps off the board. */
  readonly covers?: boolean;
  /** What another tab shows. */
  readonly panel: Snippet<[string]>;
  /** Lost line. */
  readonly band?: Snippet;
  /** Refusal, above the pieces it is about. */
  readonly toast?: Snippet;
  /** The scene is pale: what it shows may be old. */
  readonly stale?: boolean;
  /** Room for the question where this game needs more or less of it, in pixels. */
  readonly apart?: Partial<Record<Frame, number>>;
}

/** Who plays, in the shape each window has room for. */
export interface SeatParts {
  readonly rail: Snippet;
  /** The rail as a column of tokens. */
  readonly column: Snippet;
  /** The rail as a line of tokens. */
  readonly strip: Snippet;
}

/** What a glance must find. */
export interface GlanceParts {
  /** Who leads, in a sentence. */
  readonly leads?: string;
  /** What nobody here sees. */
  readonly hidden?: readonly Hidden[];
  /** All that lies on the table, in words. */
  readonly situation?: readonly Chapter[];
}
