import { type RefObject, useEffect, useRef } from "react";

/** Whether something lies among the toasts: pressing there does not close the dialog beside them. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-live-announcer]") !== null;

/**
 * The keyboard of the toasts' region: Alt+T brings the focus to it, Esc takes it back to where it
 * was. An open dialog leaves the region unhidden (it is marked data-live-announcer) but would pull
 * the focus out of it again: its traps listen on the document, so what happens inside the region is
 * stopped at the window, before them. `onFocus` hears of it first.
 */
export function useToastRegion(onFocus: () => void): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    let before: Element | null = null;
    const isInside = (event: Event) =>
      event.target instanceof Node && region.current?.contains(event.target) === true;
    const press = (event: KeyboardEvent) => {
      // The code, not the letter: on macOS Alt+T types "†".
      if (event.altKey && event.code === "KeyT") {
        event.preventDefault();
        if (!isInside(event)) before = document.activeElement;
        region.current?.focus();
      } else if (isInside(event) && event.key === "Escape") {
        event.stopImmediatePropagation();
        if (before instanceof HTMLElement) before.focus();
      } else if (isInside(event) && event.key === "Tab") event.stopImmediatePropagation();
    };
    const enter = (event: FocusEvent) => {
      if (!isInside(event)) return;
      event.stopImmediatePropagation();
      onFocus();
    };
    window.addEventListener("keydown", press, true);
    window.addEventListener("focusin", enter, true);
    return () => {
      window.removeEventListener("keydown", press, true);
      window.removeEventListener("focusin", enter, true);
    };
  }, [onFocus]);
  return region;
}
