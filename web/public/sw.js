/**
 * The service worker: it keeps the files that sw-files.js lists, one cache for each version, so that the page opens
 * without a network. The static site is then complete; with a server, the page says what is missing.
 *
 * Nothing under /api of a server goes through here.
 */
importScripts("./sw-files.js", "./sw-push.js");

const { version, files, site } = self.KEPT;
const PREFIX = "astrodrome-page-";
const CACHE = PREFIX + version;
/** Names with a hash of their content: what is kept under such a name is right for ever. */
const LASTING = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const home = new URL("./", self.location).href;
const kept = new Set(files.map((file) => new URL(file, home).href));

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      await Promise.all([...kept].map((address) => keep(cache, address)));
      // With a server the page itself is always the newest; nothing has to wait.
      if (!site) await self.skipWaiting();
    })(),
  );
});

async function keep(cache, address) {
  const held = LASTING.test(address) ? await caches.match(address) : undefined;
  const answer = held ?? (await fetch(address, { cache: LASTING.test(address) ? "default" : "no-cache" }));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(home)) return;
  const address = request.url.split("#", 1)[0];
  if (request.mode === "navigate") {
    if (!site && new URL(address).pathname.startsWith("/api/")) return;
    // A file of the host, such as a licence, is no place of the page.
    if (site && address !== home && address !== `${home}index.html`) return;
    event.respondWith(site ? fromCache(home) : fetch(request).catch(() => fromCache(home)));
  } else if (kept.has(address) || LASTING.test(address)) event.respondWith(fromCache(address));
});

async function fromCache(address) {
  const cache = await caches.open(CACHE);
  const held = await cache.match(address);
  if (held) return held;
  const answer = await fetch(address);
  if (answer.ok && LASTING.test(address)) await cache.put(address, answer.clone());
  return answer;
}
