import { type RefObject, useEffect, useRef } from "react";

/** Whether an element is inside the toasts' region, where a press must not close an open dialog. */
export const isInToasts = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-live-announcer]") !== null;

/**
 * The keyboard of the toasts' region: Alt+T moves the focus to it, Esc back to where it was. An
 * open dialog does not hide the region (which is marked data-live-announcer) but would pull the
 * focus out of it: its focus trap listens on the document, so events inside the region are stopped
 * at the window, before they get there. `onFocus` is called first.
 */
export function useToastRegion(onFocus: () => void): RefObject<HTMLElement | null> {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    let before: Element | null = null;
    const isInside = (event: Event) =>
      event.target instanceof Node && region.current?.contains(event.target) === true;
    const press = (event: KeyboardEvent) => {
      // By code, not by key: on macOS Alt+T types "†".
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
