/** The page without a network: its service worker, a new version that waits, and the browser's offer to install it. */

import { engine } from "$server";

/** A browser's offer to install the page; not every browser makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

class Offline {
  /** A new version is there and waits until the page is loaded again. */
  ready = $state(false);
  /** The browser offers to install the page. */
  installable = $state(false);
  private waiting: ServiceWorker | null = null;
  private offer: InstallOffer | null = null;

  /** Listen for the browser's offer, and keep the page for later once everything else is there. */
  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.offer = event as InstallOffer;
      this.installable = true;
    });
    addEventListener("appinstalled", () => (this.installable = false));
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    if (document.readyState === "complete") void this.register();
    else addEventListener("load", () => void this.register(), { once: true });
  }

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    this.installable = false;
    await offer?.prompt();
  }

  /** Let the new version take over, and load it. */
  reload(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take over");
  }

  /** Not now: it comes by itself at the next visit. */
  later(): void {
    this.ready = false;
  }

  private async register(): Promise<void> {
    try {
      const found = await navigator.serviceWorker.register(
        new URL("sw.js", new URL(import.meta.env.BASE_URL, document.baseURI)),
        // Its list of files is a script that it imports: a browser would look for a newer one in its cache first.
        { updateViaCache: "none" },
      );
      if (found.waiting) this.wait(found.waiting);
      found.addEventListener("updatefound", () => this.follow(found.installing));
    } catch {
      // Without it the page needs its network, as every page does.
    }
  }

  private follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      // The first one of a browser waits for nobody.
      if (worker.state === "installed" && navigator.serviceWorker.controller) this.wait(worker);
    });
  }

  private wait(worker: ServiceWorker): void {
    if (!engine) return; // with a server the page is the newest already
    this.waiting = worker;
    this.ready = true;
  }
}

export const offline = new Offline();
