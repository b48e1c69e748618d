/** The hash that checks the dice, against the system's own. */

import { describe, expect, it } from "vitest";
import { promiseOf } from "./seedCommitment.ts";
import { sha256 } from "../net/sha256.ts";

describe("sha256", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["é€😀", "df9226927fd572c1ee66eec85de1bb139497614899f36e4e90474cb71f6ef9d0"],
    ["x".repeat(55), "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"],
    ["x".repeat(56), "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"],
    ["x".repeat(63), "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"],
    ["x".repeat(64), "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"],
    ["y".repeat(1000), "7e33ae3f1e88ddf3291109cc366b12dcd8bf8fe77bec53009f200a76e4649c07"],
  ])("of %s", (text, hash) => expect(sha256(text)).toBe(hash));
  it("makes the promise that the server makes", () =>
    expect(promiseOf("abcdefghijkmnpqr", "7".padStart(32, "0")).slice(0, 16)).toBe("ff32ca11092c02a6"));
});
