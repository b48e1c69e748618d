/**
 * The journal of tables in IndexedDB: one snapshot, and the changes since, each added once.
 *
 * A change is kept when its promise is fulfilled: the transaction is complete, and on the disk where the browser can
 * say so. A record is only ever added: a second writer would fail instead of overwriting.
 */

const NAME = "astrodrome-tables";
const SNAPSHOT = "snapshot";
const CHANGES = "changes";

export class Journal {
  private constructor(private readonly db: IDBDatabase) {}

  static open(): Promise<Journal> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(SNAPSHOT);
      asked.result.createObjectStore(CHANGES);
    };
    return new Promise((found, failed) => {
      asked.onsuccess = () => found(new Journal(asked.result));
      asked.onerror = () => failed(asked.error);
      asked.onblocked = () => failed(new Error("another tab keeps the tables open"));
    });
  }

  /** Everything that is kept. */
  async read(): Promise<{ snapshot: Uint8Array | undefined; changes: readonly Uint8Array[] }> {
    const reading = this.db.transaction([SNAPSHOT, CHANGES]);
    const [snapshot, changes] = await Promise.all([
      result<Uint8Array | undefined>(reading.objectStore(SNAPSHOT).get(0)),
      result<Uint8Array[]>(reading.objectStore(CHANGES).getAll()),
    ]);
    return { snapshot, changes };
  }

  /** Keep the change of a number; it fails where there is one already. */
  append(number: number, change: Uint8Array): Promise<void> {
    return this.write([CHANGES], (writing) => void writing.objectStore(CHANGES).add(change, number));
  }

  /** Keep a snapshot in the place of everything, all at once. */
  replace(snapshot: Uint8Array): Promise<void> {
    return this.write([SNAPSHOT, CHANGES], (writing) => {
      writing.objectStore(SNAPSHOT).put(snapshot, 0);
      writing.objectStore(CHANGES).clear();
    });
  }

  private write(stores: string[], change: (writing: IDBTransaction) => void): Promise<void> {
    return new Promise((kept, failed) => {
      const writing = this.db.transaction(stores, "readwrite", { durability: "strict" });
      writing.oncomplete = () => kept();
      writing.onabort = () => failed(writing.error ?? new Error("the browser has taken it back"));
      writing.onerror = () => failed(writing.error);
      change(writing);
    });
  }
}

function result<T>(asked: IDBRequest): Promise<T> {
  return new Promise((found, failed) => {
    asked.onsuccess = () => found(asked.result as T);
    asked.onerror = () => failed(asked.error);
  });
}
