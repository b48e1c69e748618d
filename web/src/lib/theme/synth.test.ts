/** Sounds are played as their data says: when, how long, and never too loud. */

import { describe, expect, it } from "vitest";
import { glide, lengthOf, noise, sing, tone } from "./synth.ts";

interface Played {
  readonly kind: string;
  from?: number;
  to?: number;
}

/** A player that notes what it is told. */
function listening(): { player: BaseAudioContext; played: Played[]; gains: number[] } {
  const played: Played[] = [];
  const gains: number[] = [];
  const param = (note?: (value: number) => void) => ({
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => note?.(value),
  });
  const node = (more: object): object => {
    const made = { connect: (next: object) => next, ...more };
    return made;
  };
  const source = (kind: string): object => {
    const one: Played = { kind };
    played.push(one);
    return node({
      frequency: param(),
      start: (at: number) => (one.from = at),
      stop: (at: number) => (one.to = at),
    });
  };
  const player = {
    currentTime: 10,
    sampleRate: 8000,
    destination: {},
    createGain: () => node({ gain: param((value) => gains.push(value)) }),
    createOscillator: () => source("tone"),
    createBufferSource: () => source("noise"),
    createBiquadFilter: () => node({ frequency: param(), Q: param() }),
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  } as unknown as BaseAudioContext;
  return { player, played, gains };
}

describe("a sound", () => {
  it("plays its voices one after another from now on", () => {
    const { player, played } = listening();
    sing(player, [tone(440, 0.1), noise([900, 300], 0.2, 0.5), glide([200, 100], 0.3, 1)]);
    expect(played.map(({ kind, from, to }) => [kind, from, Number(to?.toFixed(3))])).toEqual([
      ["tone", 10, 10.1],
      ["noise", 10.5, 10.7],
      ["tone", 11, 11.3],
    ]);
  });
  it("ends in silence and is never loud", () => {
    const { player, gains } = listening();
    sing(player, [tone(440, 0.1, 0, 1)]);
    expect(gains.at(-1)).toBeLessThan(0.001);
    expect(Math.max(...gains)).toBeLessThanOrEqual(0.12);
  });
  it("is as long as its last voice", () => {
    expect(lengthOf([tone(1, 0.2, 0.1), tone(1, 0.1)])).toBeCloseTo(0.3);
  });
});
