/** What the site has as files, so that it is there before the engine is: games, words, rules, tables of content. */

const READY = /^\/api\/(games|(?:words|rules|content)\/[^/?]+)(?:\?lang=(\w+))?$/;

/** The file of an address, from the folder of the site; null where the engine must be asked. */
export function readyFile(path: string): string | null {
  const found = READY.exec(path);
  return found ? `api/${found[1]}${found[2] ? `.${found[2]}` : ""}.json` : null;
}
