/** What Celerium says: its own words for the page, and the engine's sentences with names filled in. */

import { seatLook, SEAT_LOOKS, type SeatLook } from "$lib/draw/seats.ts";
import { sayer, type Args } from "$lib/i18n/index.ts";
import { words } from "$lib/net/words.svelte.ts";
import { argsOf } from "$lib/table/read.ts";
import type { Modifier, OptionFace, PublicView, Refusal } from "../model/wire.ts";
import { en } from "./en.ts";

export const rt = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
export type RallyText = keyof typeof en;

/** A sentence of the engine. */
export function say(section: string, key: string, args: Args = {}, names: readonly string[] = []): string {
  return words.say("celerium", section, key, args, names);
}

/** The engine's word for a value. */
export function term(table: string, value: string): string {
  return words.term("celerium", table, value);
}

/** Why something cannot be done. */
export function why(refusal: Refusal, names: readonly string[] = []): string {
  return say("refusal", refusal.key, refusal.args, names);
}

/** What an energy option does, in the engine's words. */
export function optionText(option: OptionFace): string {
  const key = option.effect === "WHEEL" && option.least !== option.most ? "WHEEL-SPAN" : option.effect;
  return capital(say("effect", key, argsOf(option)));
}

/** The same in the two or three words of a button. */
export function optionName(option: OptionFace): string {
  return rt(`do.${option.effect}` as RallyText, argsOf(option));
}

/** The card that an answer was about; null where it was about something else. */
export function cardTried(answer: object): string | null {
  return "card" in answer && typeof answer.card === "string" ? rt("refused.card", { card: answer.card }) : null;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A line's modifier as it is printed: "+2", "−3", "0", "Pilot ×2". */
export function modifierText(modifier: Modifier): string {
  if (modifier === "px2") return rt("px2.word");
  return modifier > 0 ? `+${modifier}` : modifier < 0 ? `−${-modifier}` : "0";
}

/** "−2" with a true minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

export function lineList(parts: readonly string[]): string {
  return parts.join(", ");
}

/** The colour and shape of a franchise: that of its Starbot, whose colour it has by the rules. */
export function lookOf(view: PublicView | null | undefined, seat: number): SeatLook {
  const colour = view?.franchises[seat]?.starbot_face.colour;
  return colour && (SEAT_LOOKS as readonly string[]).includes(colour) ? colour : seatLook(seat);
}

/** Names by franchise: the seats', and the automaton's where it races. */
export function allNames(view: PublicView, names: readonly string[]): readonly string[] {
  return view.franchises.map(({ rival }, seat) => (rival ? rt("rival") : (names[seat] ?? "")));
}
