/** A table as one line of the home page. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** Word of the button: continue, join, watch. */
  readonly action: string;
  /** It waits for this person. */
  readonly mine?: boolean;
  /** The one lime button of the page. */
  readonly lime?: boolean;
  readonly over?: boolean;
  /** The seats it waits for, where those are others'. */
  readonly waiting?: readonly number[];
  /** The time left to those who are asked: the least of them, in ms. */
  readonly left?: number | null;
  /** Somebody wants a rematch of this table, and a seat of it is kept. */
  readonly rematch?: boolean;
}
