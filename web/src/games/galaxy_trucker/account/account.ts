/** The lines of an account, and what they come to. */

import type { AccountView } from "../model/wire.ts";
import { loansOf, lossesOf, type Bill, type Detail } from "./bills.ts";

const BASE = [
  { key: "cards", of: "cards", rule: "GB-137" },
  { key: "finish", of: "finish", rule: "GB-174" },
  { key: "best-looking", of: "beauty", rule: "GB-176" },
  { key: "goods", of: "goods", rule: "GB-177" },
  { key: "losses", of: "losses", rule: "GB-178" },
] as const;
/** Lines of modules: written where they brought anybody anything. */
const MORE = [
  { key: "luxury", of: "luxury", rule: "GX-059" },
  { key: "manager", of: "manager", rule: "GX-175" },
  { key: "creativity", of: "creativity", rule: "GX-265" },
  { key: "leftovers", of: "leftovers", rule: "GX-477" },
  { key: "loans", of: "loans", rule: "GX-352" },
] as const;

export type Line = (typeof BASE)[number] | (typeof MORE)[number];

/** The lines that the accounts of a flight are written with; that of loans also where as much came as went. */
export function linesOf(accounts: readonly AccountView[], bills: readonly (Bill | undefined)[] = []): Line[] {
  const lent = bills.some((bill) => bill && (bill.taken || bill.repaid));
  return [
    ...BASE,
    ...MORE.filter(({ key, of }) => accounts.some((account) => account[of]) || (key === "loans" && lent)),
  ];
}

/** What stands behind a line, each in a line of its own. */
export function detailsOf(
  key: Line["key"],
  bills: readonly (Bill | undefined)[],
  accounts: readonly AccountView[],
): Detail[] {
  return key === "losses" ? lossesOf(bills) : key === "loans" ? loansOf(bills, accounts) : [];
}

/** What a flight brought somebody. */
export function sumOf(account: AccountView): number {
  return [...BASE, ...MORE].reduce((all, { of }) => all + account[of], 0);
}
