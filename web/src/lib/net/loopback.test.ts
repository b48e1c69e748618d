import { describe, expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

describe("addresses that lead every device to itself", () => {
  it.each(["127.0.0.1", "127.8.0.3", "localhost", "[::1]"])("%s is one", (host) => {
    expect(isLoopback(host)).toBe(true);
  });
  it.each(["192.168.1.20", "localhost.example", "127.0.0.1.example", "10.127.0.1"])("%s is none", (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
