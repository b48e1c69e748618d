/** What can be said with one press. */

import type * as wire from "../generated/types.ts";

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "your-turn",
  "good-game",
] as const satisfies readonly NonNullable<wire.Chat["phrase"]>[];
export const FACES = ["clap", "laugh", "wow", "think", "cry", "heart"] as const satisfies readonly wire.React["face"][];
