/** Words in Vietnamese and in English. */
type Both = readonly [vi: string, en: string];

/** What a person looks at first, where nothing better is known: the last one that stands. */
const LOUD = [
  '[role="alertdialog"], [role="dialog"]',
  '[role="alert"]',
  '[role="status"]',
  '[aria-current="step"]',
];

const pins = import.meta.glob<{ states: Record<string, Both | null> }>(
  "../../machines/*/*.gestures.json",
  { import: "default" },
);

/** The sentence that stands on the screen in a state, as the walk of the screen saw it. */
export async function sentenceOf(flow: string, leaf: string, language: string) {
  const pin = await pins[`../../machines/${flow}/${flow}.gestures.json`]?.();
  return pin?.states[leaf]?.[language === "en" ? 1 : 0] ?? null;
}

const flat = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
/** Kept for readers of screens, a pixel large: there is nothing to see. */
const isSeen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return isShown(element) && width > 2 && height > 2;
};

/** The innermost element that holds the sentence, or else what speaks loudest on the page. */
export function telling(page: Element, sentence: string | null): Element | null {
  if (sentence !== null) {
    // Figures differ from those of the walk.
    const wanted = flat(sentence)
      .split(/[\d“”"]+/)
      .filter((part) => part.trim().length > 3);
    const holds = (element: Element) => {
      const text = flat(element.textContent);
      return wanted.length > 0 && wanted.every((part) => text.includes(part.trim()));
    };
    const found = [...page.querySelectorAll("*")].filter(
      (element) => holds(element) && ![...element.children].some(holds) && isSeen(element),
    );
    const loud = found.find((element) => element.closest(LOUD.slice(0, 3).join(", ")) !== null);
    if (loud ?? found[0]) return loud ?? found[0] ?? null;
  }
  for (const kind of LOUD) {
    const found = [...page.querySelectorAll(kind)].filter(
      (element) => isSeen(element) && flat(element.textContent) !== "",
    );
    if (found.length > 0) return found.at(-1) ?? null;
  }
  return null;
}

/** Whether the element is whole in the window, and not cut off by what it scrolls in. */
export function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  let [top, bottom] = [0, window.innerHeight];
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflowY)) continue;
    if (around === document.body || around === document.documentElement) continue;
    const frame = around.getBoundingClientRect();
    top = Math.max(top, frame.top);
    bottom = Math.min(bottom, frame.bottom);
  }
  // Of what is taller than the window its beginning.
  return box.top >= top - 1 && (box.bottom <= bottom + 1 || box.height > bottom - top);
}

/** Scrolls what makes the state into sight; what is there already stays where it is. */
export function bringIntoView(page: Element, sentence: string | null): Element | null {
  const found = telling(page, sentence);
  if (found !== null && !isInView(found)) {
    const isTall = found.getBoundingClientRect().height > window.innerHeight;
    found.scrollIntoView({ block: isTall ? "start" : "center", behavior: "instant" });
  }
  return found;
}
