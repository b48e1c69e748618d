/**
 * The part of the service worker that shows notices of the server (`server/notices/notifier.py`: title, body, path, tag)
 * and leads to their table when they are clicked.
 */
self.addEventListener("push", (event) => {
  const notice = read(event.data);
  if (!notice) return;
  const { title, body, tag, path } = notice;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: path, icon: "icons/icon-192.png" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data ?? "/")));
});

async function lead(path) {
  const url = new URL(path, self.location.origin);
  // A notice leads to a table of this server, whatever it says.
  const safe = url.origin === self.location.origin ? url.href : self.location.origin;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.startsWith(safe));
  await (there ? there.focus() : self.clients.openWindow(safe));
}

function read(data) {
  try {
    const found = data?.json();
    return typeof found?.title === "string" && typeof found.path === "string" ? found : null;
  } catch {
    return null;
  }
}
