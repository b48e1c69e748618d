/**
 * Where the keyboard goes when what it stood on has gone: to the question, and there to the lime answer, else to the
 * first one that is open.
 */
export function focusPrompt(): void {
  const prompt = document.getElementById("prompt");
  const open = prompt?.querySelector<HTMLElement>(".btn.go");
  const answer = open ?? prompt?.querySelector<HTMLElement>('.btn:not([aria-disabled="true"])');
  (answer ?? prompt)?.focus();
}

/**
 * Keep the keyboard somewhere: where what it stood on has gone, it goes to the lime answer of the question, else to the
 * question itself, else to the heading of the page. What knows better (the lit squares) goes first. Returns how to
 * stop.
 */
export function keepFocus(): () => void {
  let last: Element | null = null;
  let asked = 0;
  const note = ({ target }: FocusEvent): void => void (last = target instanceof Element ? target : null);
  const look = (): void => {
    asked = 0;
    if (document.activeElement !== document.body || !last || last.isConnected) return;
    const place = first("#prompt .btn.go", "#prompt", "main h1", "h1", "main");
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(() => {
    if (last && !last.isConnected) asked ||= setTimeout(look);
  });
  document.addEventListener("focusin", note);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", note);
    watch.disconnect();
    clearTimeout(asked);
  };
}

function first(...places: string[]): HTMLElement | null {
  for (const place of places) {
    const found = document.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}
