/**
 * Which tab's engine serves. One tab has the lock and the engine; the others pass their messages on to it, and the next
 * one takes over when it closes. Where the browser has no locks (plain http), the page finds out whether its tab leads
 * (`claim.ts`), and tabs call each other now and then.
 */

import { EngineServer, type Say } from "./server.ts";
import type { EngineStatus } from "../transport/transport.ts";
import type { FromEngine, ToEngine } from "./messages.ts";

const LOCK = "astrodrome-engine";
const CHANNEL = "astrodrome-engine";
/** Where there are no locks: how often a tab calls the engine, and how long it is waited for. */
const CALL_MS = 2000;
const SILENT_MS = 30_000;

/** What goes through the channel between tabs. */
type Passed =
  | { readonly to: "engine"; readonly from: string; readonly message: ToEngine }
  | { readonly to: string; readonly from: "engine"; readonly message: FromEngine };

export class Tabs {
  private readonly id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  private readonly channel = new BroadcastChannel(CHANNEL);
  private server: EngineServer | null = null;
  private leads = false;
  private status: EngineStatus = { phase: "loading", loaded: 0, total: 0 };
  /** What came while the engine was starting. */
  private early: { tab: string; message: ToEngine; say: Say }[] = [];
  /** What this page has asked before any engine was heard of: it may be this tab that has to answer. */
  private unheard: ToEngine[] = [];
  private followed = false;
  private readonly known = new Set<string>();
  /** Where there are no locks: when each tab was last heard of, and the engine. */
  private readonly heardOf = new Map<string, number>();
  private answered = Date.now();

  constructor(
    private readonly base: string,
    private readonly page: Say,
  ) {
    this.channel.onmessage = ({ data }: MessageEvent<Passed>) => this.heard(data);
    if (!("locks" in navigator)) {
      setInterval(() => this.call(), CALL_MS);
      this.call();
      return;
    }
    // Held for as long as this tab lives: by it the engine of another tab learns that we have gone.
    void navigator.locks.request(tabLock(this.id), () => new Promise(() => undefined));
    void navigator.locks.request(LOCK, () => this.lead().then(() => new Promise(() => undefined)));
    this.pass({ type: "status" });
  }

  /** Take a message of this tab's own page. */
  take(message: ToEngine): void {
    if (message.type === "lead") void this.lead();
    else if (message.type === "status") {
      if (this.leads) this.page({ type: "status", status: this.status });
      else this.pass(message);
    } else if (this.leads) this.serve(this.id, message, this.page);
    else {
      if (!this.followed) this.unheard.push(message);
      this.pass(message);
    }
  }

  /** Without locks nobody says when a tab has gone: silence does. */
  private call(): void {
    const now = Date.now();
    if (!this.leads) {
      this.pass({ type: "status" });
      if (now - this.answered > SILENT_MS) this.page({ type: "silent" });
    } else
      for (const [tab, heard] of this.heardOf)
        if (now - heard > SILENT_MS) {
          this.heardOf.delete(tab);
          this.forget(tab);
        }
  }

  private pass(message: ToEngine): void {
    this.channel.postMessage({ to: "engine", from: this.id, message } satisfies Passed);
  }

  private heard(passed: Passed): void {
    if (passed.to === "engine") {
      if (this.leads) this.hearTab(passed.from, passed.message as ToEngine);
    } else if (!this.leads && (passed.to === this.id || passed.to === "all")) {
      this.answered = Date.now();
      this.followed = true;
      this.unheard = [];
      this.page(passed.message as FromEngine);
    }
  }

  private hearTab(tab: string, message: ToEngine): void {
    const say: Say = (answer) => this.tell(tab, answer);
    this.heardOf.set(tab, Date.now());
    if (message.type === "status") return say({ type: "status", status: this.status });
    if (!this.known.has(tab)) {
      this.known.add(tab);
      if ("locks" in navigator) void navigator.locks.request(tabLock(tab), () => this.forget(tab));
    }
    this.serve(tab, message, say);
  }

  private forget(tab: string): void {
    this.known.delete(tab);
    this.server?.forget(tab);
  }

  private tell(tab: string, message: FromEngine): void {
    this.channel.postMessage({ to: tab, from: "engine", message } satisfies Passed);
  }

  private async lead(): Promise<void> {
    this.leads = true;
    if (this.followed) this.page({ type: "moved" });
    for (const message of this.unheard.splice(0)) this.serve(this.id, message, this.page);
    this.tell("all", { type: "moved" });
    try {
      this.server = await EngineServer.start(this.base, (status) => this.announce(status));
    } catch (error) {
      this.announce({ phase: "failed", why: String(error).slice(-400) });
      return;
    }
    this.announce({ phase: "ready", share: this.server.share });
    for (const { tab, message, say } of this.early.splice(0)) this.serve(tab, message, say);
  }

  private announce(status: EngineStatus): void {
    this.status = status;
    this.page({ type: "status", status });
    this.tell("all", { type: "status", status });
  }

  private serve(tab: string, message: ToEngine, say: Say): void {
    if (this.server) void this.server.take(tab, message, say);
    else this.early.push({ tab, message, say });
  }
}

const tabLock = (tab: string): string => `astrodrome-tab-${tab}`;
