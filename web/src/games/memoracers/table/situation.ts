/** A race in words, from the picture that the circuit and the dashboards are drawn from. */

import { t } from "$lib/i18n/index.ts";
import { chapter, type Chapter } from "$lib/kit/messages/situation.ts";
import { LAPS, type Ship } from "../model/pieces.ts";
import type { Picture, Racing } from "../film/picture.ts";
import { describePlace } from "../text/describe.ts";
import { mt } from "../text/index.ts";
import type { Race } from "../model/wire.ts";

export interface Seen {
  readonly names: readonly string[];
  readonly me: number | null;
  /** Shield boxes of every ship. */
  readonly shields: number;
  /** The program that this seat has sealed. */
  readonly mine?: Race["mine"];
  /** Points of a championship by seat. */
  readonly totals?: readonly number[];
}

/** The circuit from rear to front, then the pilots in race order. */
export function situationOf(picture: Picture, ships: readonly Ship[], seen: Seen): Chapter[] {
  const { order, places } = picture;
  const pilots = order.flatMap((seat) => {
    const ship = picture.ships[seat];
    return ship ? pilotLine(ship, seat, picture.round, seen) : [];
  });
  const { mine, totals } = seen;
  return [
    ...chapter(mt("circuit.words"), [
      ...places.map((place, i) => describePlace(place, i, ships)),
      picture.round > 0 && mt("round.n", { n: picture.round }),
      picture.marker !== null && mt("solo.left", { n: picture.marker }),
    ]),
    ...chapter(mt("order"), pilots),
    ...(totals?.some(Boolean)
      ? chapter(
          mt("standings"),
          totals.map((n, seat) => `${seen.names[seat] ?? ""}${t("colon")} ${mt("points.n", { n })}`),
        )
      : []),
    ...(mine?.program.length
      ? chapter(t("situation.own"), [mt("sit.program", { lanes: mine.program.join(", ") }), mine.force && mt("force")])
      : []),
  ];
}

function pilotLine(ship: Racing, seat: number, round: number, { names, me, shields }: Seen): string {
  const name = names[seat] ?? "";
  const who = seat === me ? t("situation.you", { name }) : name;
  if (!ship.racing) return `${who}${t("colon")} ${mt("status.crashed", { round: ship.crashRound ?? round })}`;
  const parts = [
    mt("speed.n", { n: ship.speed }),
    mt("shields.free", { free: shields - ship.ticked, of: shields }),
    mt("laps.done", { done: ship.laps, of: LAPS }),
    ...(ship.place === null ? [] : [mt("sit.at", { place: ship.place + 1, lane: ship.lane })]),
    ...(ship.program.length ? [mt("sit.program", { lanes: ship.program.join(", ") })] : []),
    ...(ship.ready ? [mt("status.ready")] : []),
  ];
  return `${who}${t("colon")} ${parts.join(", ")}`;
}
