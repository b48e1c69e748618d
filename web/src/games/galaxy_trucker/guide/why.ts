/** Why an answer is good: what a component does for a ship, what a move in flight brings. */

import { useOf } from "../text/about.ts";
import type { Box } from "../model/box.ts";
import type { Action } from "../model/trucking.ts";
import { kindWord, where } from "../text/describe.ts";
import { gt } from "../text/index.ts";

/** What an answer is called where the engine's word needs more: which component, and where it goes. */
export function goodName(action: Action, hand: string | null, box: Box, board: string): string | undefined {
  switch (action.do) {
    case "Place": {
      const part = hand === null ? "" : kindWord(box.component(hand).kind);
      return gt("good.place", { part, where: where(box.board(board), action.square), turns: action.turns });
    }
    case "TakeFaceUp":
      return gt("good.take", { part: kindWord(box.component(action.component).kind) });
    case "ReturnComponent":
      return gt("good.return");
    default:
      return undefined;
  }
}

/** The reason for an answer; null where there is nothing to weigh. */
export function whyGood(action: Action, hand: string | null, box: Box): string | null {
  switch (action.do) {
    case "Place":
      return hand === null ? null : useOf(box.component(hand).kind);
    case "TakeFaceUp":
      return useOf(box.component(action.component).kind);
    case "TakeFaceDown":
      return gt("why.faceDown");
    case "ReturnComponent":
      return gt("why.return");
    case "Finish":
      return gt("why.finish");
    case "FlyOn":
      return gt("why.flyOn");
    case "GiveUp":
      return gt("why.giveUp");
    case "Power":
      return gt(action.doubles.some(Boolean) ? "why.power" : "why.save");
    case "Land":
      return gt("why.land");
    case "Pass":
      return gt("why.pass");
    case "TakeOpportunity":
    case "TakeReward":
      return gt("why.reward");
    case "StowGoods":
      return gt("why.stow");
    case "UseShield":
    case "Shoot":
      return gt("why.stop");
    case "TakeHit":
      return gt("why.hit");
    case "LoseCrew":
      return gt("why.crew");
    case "BoardAlien":
      return gt("why.alien");
    case "BoardHumans":
      return gt("why.humans");
    default:
      return null;
  }
}
