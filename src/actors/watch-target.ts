import { fromCallback } from "xstate";
import type { TutorialEvent } from "#machines/tutorial/tutorial.machine.ts";

/**
 * Looks for a tour's target and brings it into view: at once, then every `interval` milliseconds
 * while it is waited for. The machine ends the search.
 */
export const watchTarget = fromCallback<
  TutorialEvent,
  { target: string | null; isWaiting: boolean; interval: number }
>(({ input: { target, isWaiting, interval }, sendBack }) => {
  const look = (): boolean => {
    const found = target === null ? null : document.querySelector(target);
    if (found === null || found.closest("[hidden]") !== null) return false;
    reveal(found);
    sendBack({ type: "target.found" });
    return true;
  };
  if (look()) return;
  if (!isWaiting || target === null) {
    sendBack({ type: "target.missing" });
    return;
  }
  const timer = setInterval(() => look() && clearInterval(timer), interval);
  return () => clearInterval(timer);
});

/** Pixels at the window's foot that a bar may lie over. */
const BAR = 96;

/** Scrolls only what is not wholly in sight; what is taller than the window begins at its top. */
function reveal(target: Element): void {
  const { top, bottom, height } = target.getBoundingClientRect();
  const isBar = getComputedStyle(target).position === "sticky";
  if (isBar || (top >= 0 && bottom <= innerHeight - BAR)) return;
  target.scrollIntoView({ block: height > innerHeight * 0.6 ? "start" : "center" });
}
