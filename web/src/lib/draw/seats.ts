/** The eight seats: a colour and a shape each, the same in all games. */

export const SEAT_LOOKS = ["red", "blue", "green", "yellow", "purple", "black", "orange", "white"] as const;
export type SeatLook = (typeof SEAT_LOOKS)[number];

/** Outline of each seat's shape in a box of 32. */
export const SEAT_SHAPE: Readonly<Record<SeatLook, string>> = {
  red: "M16 3 30 28H2Z",
  blue: "M16 2.5a13.5 13.5 0 1 1 0 27 13.5 13.5 0 0 1 0-27Z",
  green: "M5 4H27a1 1 0 0 1 1 1V27a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1Z",
  yellow: "M16 1 31 16 16 31 1 16Z",
  purple: "M16 1.5l4.3 9.6 10.4 1.1-7.8 7 2.2 10.3L16 24.3 6.9 29.5 9.1 19.2l-7.8-7 " + "10.4-1.1Z",
  black: "M9 3H23L30.5 16 23 29H9L1.5 16Z",
  orange: "M11 2H21V11H30V21H21V30H11V21H2V11H11Z",
  white: "M16 2a14 14 0 0 1 14 14v13H2V16A14 14 0 0 1 16 2Z",
};

/** The look of a seat by its number; tables have at most eight seats. */
export function seatLook(seat: number): SeatLook {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? "red";
}
