/** Short sounds made of a few voices, by Web Audio; what a sound is made of is data. */

/** One voice of a sound: a tone that may glide, or noise through a filter that may glide. Times in seconds. */
export interface Voice {
  readonly wave: OscillatorType | "noise";
  /** Hertz at the start and at the end; of noise, the middle of what passes. */
  readonly pitch: readonly [from: number, to: number];
  readonly at?: number;
  readonly length: number;
  /** Loudness between 0 and 1. */
  readonly gain?: number;
  /** Seconds until it is loudest: long where it swells. */
  readonly swell?: number;
}
export type Sound = readonly Voice[];
/** The sounds of a game, by name. */
export type SoundSet = Readonly<Record<string, Sound>>;

/** Loudness of a voice with gain 1: a sound marks a moment and never calls across the room. */
const VOLUME = 0.12;
const SILENT = 0.0001;
const NOISE_S = 1;

/** A tone of one pitch. */
export const tone = (pitch: number, length: number, at = 0, gain = 0.6, wave: OscillatorType = "sine"): Voice => ({
  wave,
  pitch: [pitch, pitch],
  at,
  length,
  gain,
});

/** A tone that goes from one pitch to another. */
export const glide = (
  pitch: readonly [number, number],
  length: number,
  at = 0,
  gain = 0.6,
  wave: OscillatorType = "triangle",
): Voice => ({ wave, pitch, at, length, gain });

/** Noise around a pitch: a knock, wind, paper. */
export const noise = (pitch: readonly [number, number], length: number, at = 0, gain = 0.6, swell = 0.004): Voice => ({
  wave: "noise",
  pitch,
  at,
  length,
  gain,
  swell,
});

/** How long a sound is, in seconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(0, ...sound.map(({ at = 0, length }) => at + length));
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, always the same, made once for a player. */
function hiss(player: BaseAudioContext): AudioBuffer {
  const kept = hisses.get(player);
  if (kept) return kept;
  const buffer = player.createBuffer(1, player.sampleRate * NOISE_S, player.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (state * 48271) % 2147483647;
    samples[i] = state / 1073741823.5 - 1;
  }
  hisses.set(player, buffer);
  return buffer;
}

/** Play a sound from now on. */
export function sing(player: BaseAudioContext, sound: Sound): void {
  for (const { wave, pitch, at = 0, length, gain = 0.6, swell = 0.004 } of sound) {
    const from = player.currentTime + at;
    const level = player.createGain();
    level.gain.setValueAtTime(SILENT, from);
    level.gain.exponentialRampToValueAtTime(gain * VOLUME, from + Math.min(swell, length / 2));
    level.gain.exponentialRampToValueAtTime(SILENT, from + length);
    const source =
      wave === "noise" ? rush(player, pitch, from, length, level) : pipe(player, wave, pitch, from, length);
    if (wave !== "noise") source.connect(level);
    level.connect(player.destination);
    source.start(from);
    source.stop(from + length);
  }
}

function pipe(
  player: BaseAudioContext,
  wave: OscillatorType,
  [low, high]: Voice["pitch"],
  from: number,
  length: number,
): OscillatorNode {
  const source = player.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(low, from);
  source.frequency.exponentialRampToValueAtTime(high, from + length);
  return source;
}

function rush(
  player: BaseAudioContext,
  [low, high]: Voice["pitch"],
  from: number,
  length: number,
  level: GainNode,
): AudioBufferSourceNode {
  const source = player.createBufferSource();
  source.buffer = hiss(player);
  source.loop = true;
  const filter = player.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  filter.frequency.setValueAtTime(low, from);
  filter.frequency.exponentialRampToValueAtTime(high, from + length);
  source.connect(filter).connect(level);
  return source;
}
