"""Whether a mark is to be seen: the picture with it and without it differ by 3:1 in enough places."""

from __future__ import annotations

import base64

from playwright.sync_api import Locator, Page

AROUND = 10
"""Pixels around an element that belong to its mark."""
LEAST_PIXELS = 60
"""A line of 3 by 20 pixels."""

DIFFER = """async ([one, two]) => {
  const read = async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  };
  const part = (c) => ((c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const light = (all, i) => 0.2126 * part(all[i]) + 0.7152 * part(all[i + 1]) + 0.0722 * part(all[i + 2]) + 0.05;
  const [first, second] = await Promise.all([read(one), read(two)]);
  let found = 0;
  for (let i = 0; i < first.length; i += 4) {
    const [low, high] = [light(first, i), light(second, i)].sort((a, b) => a - b);
    if (high / low >= 3) found += 1;
  }
  return found;
}"""
UNMARK = """(one, mark) => {
  if (mark === "focus") one.blur();
  else if (mark) {
    for (const name of mark.split(" ")) one.classList.remove(name);
    one.removeAttribute("aria-pressed");
  } else one.style.visibility = "hidden";
}"""
REMARK = """(one, mark) => {
  if (mark === "focus") one.focus();
  else if (mark) one.classList.add(...mark.split(" "));
  else one.style.visibility = "";
}"""


def seen(blank: Page, one: Locator, mark: str) -> int:
    """Return in how many pixels a mark shows: its class taken away, the focus, or all of the element where it is ""."""
    found, box = one.element_handle(), one.bounding_box()  # the query may name the mark that is taken away
    assert found is not None
    assert box is not None
    x, y = max(0.0, box["x"] - AROUND), max(0.0, box["y"] - AROUND)
    width, height = box["width"] + 2 * AROUND, box["height"] + 2 * AROUND

    def taken() -> str:
        clip = {"x": x, "y": y, "width": width, "height": height}
        return base64.b64encode(one.page.screenshot(clip=clip, animations="disabled")).decode()  # type: ignore[arg-type]

    marked = taken()
    found.evaluate(UNMARK, mark)
    plain = taken()
    found.evaluate(REMARK, mark)
    pixels: int = blank.evaluate(DIFFER, [marked, plain])
    return pixels
