/**
 * Which tab leads where the browser has no locks (plain http): the name of the leading tab stands in the storage that
 * all tabs share. A tab that closes takes its name away; one that died is found out by its silence.
 */

const KEY = "astrodrome.engine";
/** Two tabs may write at the same time: the name that is there after this time stays. */
const SETTLE_MS = 200;

/** The storage of the tabs, as far as it is used. */
export interface SharedNames {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export class Claim {
  private held = false;

  constructor(
    private readonly id: string,
    private readonly lead: () => void,
    private readonly lost: () => void,
    private readonly names: SharedNames = localStorage,
  ) {}

  /** Lead where nobody does; `silent`: the tab whose name is there has not answered for long. */
  make(silent = false): void {
    if (this.held) return;
    if (this.read() && !silent) return;
    if (!this.write()) return this.won(); // a closed storage: then at least this tab plays
    setTimeout(() => {
      if (this.read() === this.id) this.won();
    }, SETTLE_MS);
  }

  /** The name has changed in another tab. */
  changed(): void {
    const now = this.read();
    if (now === null) this.make();
    else if (this.held && now !== this.id) this.lost();
  }

  /** This tab closes. */
  release(): void {
    if (this.held && this.read() === this.id) this.names.removeItem(KEY);
    this.held = false;
  }

  private won(): void {
    if (this.held) return;
    this.held = true;
    this.lead();
  }
  private read(): string | null {
    try {
      return this.names.getItem(KEY);
    } catch {
      return null;
    }
  }
  private write(): boolean {
    try {
      this.names.setItem(KEY, this.id);
      return true;
    } catch {
      return false;
    }
  }
}

/** Let this page's tab lead when it is its turn; returns what to call when the leading tab is silent. */
export function claimTab(id: string, lead: () => void): (silent: boolean) => void {
  // It was asleep and another tab leads: as one of its followers it starts afresh.
  const claim = new Claim(id, lead, () => location.reload());
  addEventListener("storage", ({ key }) => {
    if (key === KEY || key === null) claim.changed();
  });
  addEventListener("pagehide", () => claim.release());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
  return (silent) => claim.make(silent);
}
