import { computeAccessibleName } from "dom-accessibility-api";
import { type Both, inBoth } from "./both-languages.ts";

/** What says most of a state comes first. */
const KINDS = [
  '[role="alertdialog"]',
  '[role="alert"]',
  '[role="dialog"],[role="region"],section[aria-label]',
  '[role="status"]',
  "h1,h2,h3,h4",
  "p",
  'button,a,[role="button"]',
  "span,div,legend,label,dt,li",
] as const;
/** Kinds that say something only where they hold words alone. */
const PLAIN = 7;
const LONGEST = 90;
/** Visits after which a leaf is known well enough. */
const ENOUGH = 8;

interface Seen {
  kind: number;
  order: number;
  times: number;
}

/** A question stands before all else; what is below it is hidden. */
const onTop = ({ kind }: Seen): number => (kind === 0 ? 0 : 1);

/** The first words of an element: a panel's title, not all that is in it. */
function firstWords(element: Element): string {
  const isNamed = element.matches('[role$="dialog"],[role="region"],section');
  if (isNamed) return computeAccessibleName(element).replace(/\s+/g, " ").trim();
  const parts = [...element.children].filter((child) => (child.textContent ?? "").trim() !== "");
  const hasOwn = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
  const isBlock = parts.some((child) => /^(P|DIV|H\d|UL|SECTION|STRONG)$/.test(child.tagName));
  if (isBlock && !hasOwn && parts[0]) return firstWords(parts[0]);
  // Parts that stand beside each other without a space of their own.
  const texts = hasOwn ? [element.textContent] : parts.map((part) => part.textContent);
  return texts.join(" ").replace(/\s+/g, " ").trim();
}
const read = (): { kind: number; words: string }[] =>
  KINDS.flatMap((selector, kind) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => kind < PLAIN || element.childElementCount === 0)
      .map((element) => ({ kind, words: firstWords(element) })),
  );

/** What stands on the screen in each leaf: the words by which QA knows that it has come there. */
export class StateWords {
  private readonly leaves = new Map<string, { visits: number; seen: Map<string, Seen> }>();
  private readonly english = new Map<string, string>();

  /** Reads the screen, which rests in these leaves. */
  look(leaves: readonly string[]): void {
    const open = leaves.filter((leaf) => (this.leaves.get(leaf)?.visits ?? 0) < ENOUGH);
    if (open.length === 0) return;
    let now = read();
    if (now.some(({ words }) => words !== "" && !this.english.has(words))) {
      const [vi, en] = inBoth(read);
      now = vi;
      // A screen that is another in English can't be told word by word.
      if (vi.length === en.length)
        for (const [index, { words }] of vi.entries())
          this.english.set(words, en[index]?.words ?? "");
    }
    for (const leaf of open) {
      const known = this.leaves.get(leaf) ?? { visits: 0, seen: new Map<string, Seen>() };
      this.leaves.set(leaf, known);
      known.visits += 1;
      const here = new Set<string>();
      for (const [order, { kind, words }] of now.entries()) {
        if (!/\p{L}{2}/u.test(words) || words.length > LONGEST || here.has(words)) continue;
        here.add(words);
        const seen = known.seen.get(words) ?? { kind, order, times: 0 };
        known.seen.set(words, { ...seen, times: seen.times + 1 });
      }
    }
  }

  /** The words that are there whenever the leaf is and in the fewest others; null where nothing is said. */
  private wordsOf(leaf: string): Both | null {
    const known = this.leaves.get(leaf);
    if (!known) return null;
    const others = (words: string) =>
      [...this.leaves].filter(([other, { seen }]) => other !== leaf && seen.has(words)).length;
    const [best] = [...known.seen]
      .filter(([words, { times }]) => times === known.visits && this.english.get(words))
      .map(([words, seen]) => ({ words, ...seen, others: others(words) }))
      .sort(
        (a, b) =>
          onTop(a) - onTop(b) || a.others - b.others || a.kind - b.kind || a.order - b.order,
      );
    // What stands on every screen says nothing of one.
    if (!best || (onTop(best) > 0 && best.others > 1 && best.others >= this.leaves.size / 2))
      return null;
    return [best.words, this.english.get(best.words) as string];
  }
  write(): string[] {
    return [...this.leaves.keys()]
      .sort()
      .map((leaf) => `    ${JSON.stringify(leaf)}: ${JSON.stringify(this.wordsOf(leaf))}`);
  }
}
