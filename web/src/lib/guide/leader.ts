/** The way of a leader: from the edge of a hint in the rail to the ring round what it speaks of. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Nearer than this the ring touches the hint, and needs no leader. */
const NEAR = 6;
/** From further away a leader would cross the board: the ring is seen without it. */
const FAR = 420;
/** How far inside a corner a leader leaves. */
const INSET = 24;

/** From the hint's left side, up or down in the gap, to the ring's right side; null where they touch or lie apart. */
export function leaderTo(ring: Box, hint: Box): string | null {
  const apart = hint.x - (ring.x + ring.width);
  if (apart <= NEAR || apart > FAR) return null;
  const from = clamp(ring.y + ring.height / 2, hint.y + INSET, hint.y + hint.height - INSET);
  const to = clamp(
    from,
    ring.y + Math.min(INSET, ring.height / 2),
    ring.y + ring.height - Math.min(INSET, ring.height / 2),
  );
  const bend = hint.x - Math.min(18, apart / 2);
  return `M${hint.x} ${from}H${bend}V${to}H${ring.x + ring.width}`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
