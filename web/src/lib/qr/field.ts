/** Arithmetic of QR codes: the field of 256 elements, and the Reed-Solomon codewords that repair a code. */

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

/** The product of two elements. */
export function times(a: number, b: number): number {
  return a && b ? EXP[LOG[a]! + LOG[b]!]! : 0;
}

/** The polynomial whose remainder repairs: the product of (x - 2^i). */
function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i++) {
    const next = [...poly, 0];
    poly.forEach((value, at) => (next[at + 1]! ^= times(value, EXP[i]!)));
    poly = next;
  }
  return poly;
}

/** The codewords that repair these data. */
export function repair(data: readonly number[], count: number): number[] {
  const poly = generator(count);
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!;
    if (factor) poly.forEach((value, i) => (rest[at + i]! ^= times(value, factor)));
  }
  return rest.slice(data.length);
}
