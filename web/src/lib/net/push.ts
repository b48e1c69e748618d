/** Push subscriptions of this browser; they need the service worker, and so https or this very machine. */

/** Whether this browser can be told here while the page is closed. */
export async function canPush(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return false;
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

/** Ask the person and the browser; null where they do not allow it. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const had = await registration.pushManager.getSubscription();
  const made = had ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return made.toJSON();
}
