import { type RefObject, useEffect, useLayoutEffect } from "react";

/**
 * Moves the focus to the card when it opens, back to the card when a step removes the focused
 * button, and to its former place when the card closes. Focus that was moved elsewhere meanwhile
 * stays.
 */
export function useKeptFocus(card: RefObject<HTMLElement | null>, step: string): void {
  useLayoutEffect(() => {
    const own = card.current;
    const before = document.activeElement;
    own?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      if (now !== null && now !== document.body && !own?.contains(now)) return;
      const way = before instanceof HTMLElement && before !== document.body ? before : null;
      // The frame that held the opener may have been drawn anew with another step.
      setTimeout(() => {
        const home = way?.isConnected ? way : document.querySelector<HTMLElement>("#main");
        home?.focus({ preventScroll: true });
      });
    };
  }, [card]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once a step.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [card, step]);
}
