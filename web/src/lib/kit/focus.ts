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
