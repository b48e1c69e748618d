/** Links to files of the interface: with a server the browser saves them itself, here the page does. */

import type { Transport } from "../transport/transport.ts";

/** Save what links with `download` lead to under /api. */
export function catchDownloads(transport: Transport): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    const path = link?.getAttribute("href") ?? "";
    if (!link?.hasAttribute("download") || !path.startsWith("/api/")) return;
    event.preventDefault();
    void save(transport, path, link.download || `${path.split("/").slice(-2).join("-")}.json`);
  });
}

async function save(transport: Transport, path: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await (await transport.fetch(path)).blob());
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
