const SETTLED_MS = 1_000;

/** Does something once the page has been shown for a second and has nothing to do; gives how to call it off. */
export function whenSettled(go: () => void): () => void {
  const waiting = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(go), SETTLED_MS);
  return () => clearTimeout(waiting);
}
