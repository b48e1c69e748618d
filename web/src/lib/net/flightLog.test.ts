/** A daily flight in a link: short, the same when it comes out, and nothing huge out of something short. */

import { describe, expect, it } from "vitest";
import { isPacked, MOST_BYTES, MOST_CHARACTERS, packLog, unpackLog } from "./flightLog.ts";

const log = (entries: object[]) => ({ format: 1, game: "celestia", seed: "0".repeat(32), entries });
const stay = (seat: number) => ({ seat, action: { do: "Stay" }, time: 1000 * seat });

async function written(text: string): Promise<string> {
  const packed = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")));
  const bytes = new Uint8Array(await packed.arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `log.${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

describe("a flight in a link", () => {
  it("comes out as it was, without the times of its answers", async () => {
    const packed = await packLog(log(Array.from({ length: 300 }, (_, at) => stay(at % 4))));
    expect(packed).toMatch(/^log\.[\w-]+$/);
    expect(packed?.length).toBeLessThan(400);
    expect(isPacked(packed ?? "")).toBe(true);
    const found = (await unpackLog(packed ?? "")) as ReturnType<typeof log>;
    expect(found).toEqual(log(Array.from({ length: 300 }, (_, at) => ({ seat: at % 4, action: { do: "Stay" } }))));
  });
  it("is not made where it would be too long", async () => {
    const noise = Array.from({ length: 900 }, (_, at) => ({ seat: 0, action: { do: `x${Math.sin(at)}` } }));
    expect(await packLog(log(noise))).toBeNull();
  });
  it("is refused where it unpacks to something huge, or to nothing", async () => {
    const huge = await written(JSON.stringify({ entries: "0".repeat(MOST_BYTES) }));
    expect(huge.length).toBeLessThan(MOST_CHARACTERS);
    await expect(unpackLog(huge)).rejects.toThrow("too long");
    for (const bad of ["KRMX", "log.", "log.%%%", "log.AAAA", await written("{"), `log.${"A".repeat(MOST_CHARACTERS)}`])
      await expect(unpackLog(bad)).rejects.toThrow();
  });
});
