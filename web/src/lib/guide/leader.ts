/** The way of a leader: from the edge of a hint in the margin to the ring round what it speaks of. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Nearer than this the ring touches the hint, and needs no leader. */
const NEAR = 6;
/** How far inside a corner a leader leaves. */
const INSET = 24;

/**
 * A path with one corner at most two bends: from the side of the hint that faces the ring. Null where the ring lies in
 * the hint's own column of the screen and touches it, or lies in the hint.
 */
export function leaderTo(ring: Box, hint: Box): string | null {
  const apart = hint.x - (ring.x + ring.width);
  if (apart > NEAR) {
    // The hint stands right of the ring: out of its left side, up or down in the gap, into the ring's right side.
    const from = clamp(ring.y + ring.height / 2, hint.y + INSET, hint.y + hint.height - INSET);
    const to = clamp(
      from,
      ring.y + Math.min(INSET, ring.height / 2),
      ring.y + ring.height - Math.min(INSET, ring.height / 2),
    );
    const bend = hint.x - Math.min(18, apart / 2);
    return `M${hint.x} ${from}H${bend}V${to}H${ring.x + ring.width}`;
  }
  const above = hint.y - (ring.y + ring.height);
  const below = ring.y - (hint.y + hint.height);
  if (above > NEAR || below > NEAR) {
    const x = clamp(ring.x + ring.width / 2, hint.x + INSET, hint.x + hint.width - INSET);
    const end = clamp(
      x,
      ring.x + Math.min(INSET, ring.width / 2),
      ring.x + ring.width - Math.min(INSET, ring.width / 2),
    );
    const [from, to] = above > NEAR ? [hint.y, ring.y + ring.height] : [hint.y + hint.height, ring.y];
    return `M${x} ${from}V${(from + to) / 2}H${end}V${to}`;
  }
  return null;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
