/** Places of the page, with a server and on the static site. */

import { describe, expect, it } from "vitest";
import { placeOf, placeOfLink, toAddress, toLink } from "./address.ts";

const PLACES = ["/", "/rules/celestia", "/rules/celestia#CL-012", "/t/KRMX/replay#e7"];

describe("places", () => {
  it.each(PLACES)("%s comes back on the static site, in whatever folder", (place) => {
    const url = new URL(toAddress(place, true), "http://host.example/some/folder/");
    const { path, hash } = placeOf(url, true);
    expect(path + hash).toBe(place);
    expect(url.pathname).toBe("/some/folder/");
  });
  it("are the address itself with a server", () => {
    expect(toAddress("/t/KRMX", false)).toBe("/t/KRMX");
    expect(placeOf(new URL("http://host.example/t/KRMX#e7"), false)).toEqual({ path: "/t/KRMX", hash: "#e7" });
  });
  it("are links that work elsewhere", () => {
    const at = "https://host.example/folder/index.html#/daily/celestia";
    expect(toLink("/d/2026-11-16/celestia/log.AB", at, true)).toBe(
      "https://host.example/folder/#/d/2026-11-16/celestia/log.AB",
    );
    expect(toLink("/t/KRMX", "https://host.example/daily/celestia", false)).toBe("https://host.example/t/KRMX");
  });
  it("the folder itself, and jumps within a page, are the home page", () => {
    expect(placeOf(new URL("http://host.example/folder/index.html"), true).path).toBe("/");
    expect(placeOf(new URL("http://host.example/folder/#main"), true).path).toBe("/");
  });
  it("links are read by what is written in them", () => {
    expect(placeOfLink("/rules/celestia#CL-012")).toEqual({ path: "/rules/celestia", hash: "#CL-012" });
    expect(placeOfLink("#/t/KRMX")).toEqual({ path: "/t/KRMX", hash: "" });
    expect(placeOfLink("#main")).toBeNull();
    expect(placeOfLink("//elsewhere.example/x")).toBeNull();
    expect(placeOfLink("https://elsewhere.example/x")).toBeNull();
  });
});
