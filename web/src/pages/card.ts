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
}
