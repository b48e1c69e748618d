/** SHA-256 of a text, in hexadecimal. Browsers have their own only on secure pages, and the dice are checked on all. */

const ROUNDS = Array.from({ length: 64 }, (_, at) => fraction(prime(at), 1 / 3));
const START = Array.from({ length: 8 }, (_, at) => fraction(prime(at), 1 / 2));

/** The nth prime number. */
function prime(n: number): number {
  let candidate = 1;
  for (let found = -1; found < n;) {
    candidate += 1;
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor) divisor += 1;
    if (divisor * divisor > candidate) found += 1;
  }
  return candidate;
}

/** The first 32 bits behind the point of a root. */
function fraction(value: number, power: number): number {
  const root = value ** power;
  return Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(blocks.length - 4, (bytes.length * 8) >>> 0);
  const hash = [...START];
  for (let at = 0; at < blocks.length; at += 64) mix(hash, view, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** Mix one block of 64 bytes into the hash. */
function mix(hash: number[], view: DataView, at: number): void {
  const w = Array.from({ length: 16 }, (_, i) => view.getUint32(at + i * 4));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
}
