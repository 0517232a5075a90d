import { type RefObject, useEffect } from "react";
import type { TutorialEvent } from "#machines/tutorial/tutorial.machine.ts";
import type { TutorialRef } from "./use-tutorial-ref.ts";

const TYPING =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="slider"], [role="combobox"], [role="listbox"], [role="textbox"], [role="spinbutton"]';
const PRESSED = 'button, a[href], summary, [role="button"], [role="menuitem"], [role="tab"]';
const STOPS = `a[href], button, summary, ${TYPING}, [tabindex]`;

const BY_KEY: Readonly<Record<string, TutorialEvent>> = {
  ArrowLeft: { type: "tour.previous" },
  ArrowRight: { type: "tour.next" },
  Enter: { type: "tour.next" },
  " ": { type: "tour.next" },
  Escape: { type: "tour.skip" },
};

/** What a key means to the tour, when it means anything where the focus is. */
function eventFor({ key, target }: KeyboardEvent): TutorialEvent | null {
  const at = target instanceof Element ? target : null;
  if (at?.closest(TYPING)) return null;
  // These keys press the focused button instead of moving the tour on.
  if ((key === "Enter" || key === " ") && at?.closest(PRESSED)) return null;
  return BY_KEY[key] ?? null;
}

const canStop = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.tabIndex >= 0 &&
  !element.matches(":disabled, [hidden] *, [inert] *");

/** Everything Tab may reach while the tour stands: its own buttons, then what it points at. */
function stopsOf(card: HTMLElement, target: Element | null): HTMLElement[] {
  const within = (root: Element) => [root, ...root.querySelectorAll(STOPS)].filter(canStop);
  return [...within(card), ...(target ? within(target) : [])];
}

/** Moves the focus among the stops as Tab would, round and round. */
function tab(event: KeyboardEvent, card: HTMLElement, target: Element | null): void {
  const stops = stopsOf(card, target);
  const elements: readonly (Element | null)[] = stops;
  const at = elements.indexOf(document.activeElement);
  const last = stops.length - 1;
  const back = at <= 0 ? last : at - 1;
  const next = event.shiftKey ? back : at === last ? 0 : at + 1;
  event.preventDefault();
  (stops[next] ?? card).focus();
}

/**
 * The tour's keyboard (spec §2, decision G80), and a focus that stays with the tour and its target.
 * `target` is null when the target is not to be used. Layers above the tour keep their own keys.
 */
export function useTourKeys(
  tutorial: TutorialRef,
  card: RefObject<HTMLElement | null>,
  target: string | null,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const own = card.current;
      if (own === null || own.closest("[hidden]") || event.defaultPrevented) return;
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const layer =
        event.target instanceof Element &&
        event.target.closest('[role="dialog"], [role="alertdialog"]');
      if (layer && layer !== own) return;
      if (event.key === "Tab") {
        tab(event, own, target === null ? null : document.querySelector(target));
        return;
      }
      const meant = event.repeat ? null : eventFor(event);
      if (meant === null) return;
      event.preventDefault();
      if (tutorial.getSnapshot().can(meant)) tutorial.send(meant);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [tutorial, card, target]);
}
