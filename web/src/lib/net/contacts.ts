/** Where this device wants to be told of its turns: the tokens of its contacts, and which tables they follow. */

import { lang } from "../i18n/index.ts";
import { keep, recall } from "../store.ts";
import { api } from "./api.ts";
import { heldTable } from "./seats.ts";

export type ContactKind = "mail" | "push";

/** A contact as this device keeps it. */
export interface Contact {
  readonly token: string;
  /** What it is called here: the mail address. */
  readonly name: string;
  readonly tables: readonly string[];
}

const MOST_TABLES = 200;

export function contactOf(kind: ContactKind): Contact | null {
  try {
    const found = JSON.parse(recall(`contact.${kind}`) ?? "null") as Contact | null;
    return found && typeof found.token === "string" && Array.isArray(found.tables) ? found : null;
  } catch {
    return null;
  }
}

function keepContact(kind: ContactKind, contact: Contact | null): void {
  keep(`contact.${kind}`, JSON.stringify(contact));
}

/** Give the server a mail address; its owner confirms it by the link in a mail. */
export async function giveMail(mail: string): Promise<Contact> {
  const { token } = await api.addContact({ mail, lang: lang.current });
  const made: Contact = { token, name: mail, tables: [] };
  keepContact("mail", made);
  return hushed(made);
}

/** Give the server the push subscription of this browser. */
export async function givePush(subscription: PushSubscriptionJSON): Promise<Contact> {
  const { endpoint = "", keys = {} } = subscription;
  const { token } = await api.addContact({
    endpoint,
    keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" },
    lang: lang.current,
  });
  const made: Contact = { token, name: "", tables: [] };
  keepContact("push", made);
  return hushed(made);
}

/** When this person wants to hear nothing: minutes of the day; null for never. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}
/** What is offered first. */
export const NIGHT: Quiet = { from: 22 * 60, to: 8 * 60 };

export function quietHours(): Quiet | null {
  try {
    const found = JSON.parse(recall("quiet") ?? "null") as Quiet | null;
    return found && Number.isInteger(found.from) && Number.isInteger(found.to) ? found : null;
  } catch {
    return null;
  }
}

/** Keep quiet hours here, and have the contacts of this device keep them. */
export async function setQuiet(quiet: Quiet | null): Promise<void> {
  for (const kind of ["mail", "push"] as const) {
    const contact = contactOf(kind);
    if (contact) await tellQuiet(contact, quiet);
  }
  keep("quiet", JSON.stringify(quiet));
}

async function tellQuiet({ token }: Contact, quiet: Quiet | null): Promise<void> {
  const { from, to } = quiet ?? { from: 0, to: 0 };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await api.quietHours({ token, start_min: from, end_min: to, zone, offset_min: -new Date().getTimezoneOffset() });
}

/** A new contact has the quiet hours that were chosen before. */
async function hushed(made: Contact): Promise<Contact> {
  const quiet = quietHours();
  if (quiet) await tellQuiet(made, quiet);
  return made;
}

/** Whether a contact is still known and confirmed; one that is not known any more is forgotten here too. */
export async function checkContact(kind: ContactKind): Promise<"none" | "waits" | "good"> {
  const contact = contactOf(kind);
  if (!contact) return "none";
  const { known, confirmed } = await api.contactState({ token: contact.token });
  if (!known) keepContact(kind, null);
  return known ? (confirmed ? "good" : "waits") : "none";
}

/** Have a contact told of this device's seats at a table, or no more. */
export async function follow(kind: ContactKind, table: string, wanted: boolean): Promise<void> {
  const contact = contactOf(kind);
  const tokens = Object.values(heldTable(table)?.tokens ?? {});
  if (!contact || !tokens.length) return;
  await api.followTable(table, { tokens, contact: contact.token, wanted });
  const others = contact.tables.filter((one) => one !== table);
  keepContact(kind, { ...contact, tables: (wanted ? [table, ...others] : others).slice(0, MOST_TABLES) });
}

/** Whether a contact follows a table. */
export const follows = (kind: ContactKind, table: string): boolean => contactOf(kind)?.tables.includes(table) ?? false;
