/** Around the hints of a guided game: how many, put away, a good choice. */

export const en = {
  hint: "Hint {step} of {of}",
  "hint.skip": "Hide hints",
  "hint.show": "Show hints",
  "hint.next": "Next",
  "hint.got": "Got it",
  "hint.good": "Your decision",
  "hint.choice": "A good choice: {choice}",
  "hint.do": "Do it for me",
  "hint.or": "or decide for yourself",
};
