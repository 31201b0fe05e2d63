/** Resolves once what has changed so far is on the screen; at once in a tab that nobody sees, for it is never painted. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  // A frame's callbacks run before it is painted, a timer set in them after.
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
