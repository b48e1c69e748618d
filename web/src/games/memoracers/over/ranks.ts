/**
 * The rank table of a solo race as it is printed (MR-157): only to draw the track; the server says which rank was won.
 */

export const TRACK = 20;
export const RANKS = [
  { from: 1, to: 3, rank: "novice" },
  { from: 4, to: 6, rank: "professional" },
  { from: 7, to: 9, rank: "veteran" },
  { from: 10, to: 12, rank: "champion" },
  { from: 13, to: TRACK, rank: "prodigy" },
] as const;
