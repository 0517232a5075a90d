import { computeAccessibleName } from "dom-accessibility-api";
import type { AnyEventObject } from "xstate";
import { type Both, fromCatalogue, inBoth } from "./both-languages.ts";
import { payloadOf } from "./payload.ts";

/** What a person did to one control: how, its name in both languages, and what was typed. */
export interface Use {
  press?: Both;
  choose?: Both;
  enter?: Both;
  /** A file was given to this field, by choosing or by dropping it. */
  give?: Both;
  draw?: Both;
  /** The pointer is lifted, or the wheel turned, on it. */
  release?: Both;
  roll?: Both;
  /** A key, by its name. */
  key?: string;
  value?: string;
}
/** One manner in which an event is sent, and where it was seen so. */
interface Manner {
  do: readonly Use[];
  in: Set<string>;
  with: Set<string>;
  seen: number;
}

const CONTROLS =
  'button,a,select,textarea,input,summary,label,[role="button"],[role="tab"],[role="menuitem"],[role="option"],[role="radio"],[role="checkbox"],[role="switch"],[role="slider"]';
const KEYS = ["Escape", "Enter", "Delete", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const POINTER = [
  ["pointerdown", "draw"],
  ["pointermove", "draw"],
  ["pointerup", "release"],
  ["wheel", "roll"],
] as const;
type How = "press" | "choose" | "enter" | "give" | "draw" | "release" | "roll";
const CHOSEN = ["radio", "checkbox", "option", "switch"];
/** Longer than this a value is cut: it is there to be told apart. */
const LONGEST = 40;

const roleOf = (element: Element): string =>
  element.getAttribute("role") ??
  (element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase());
/** Whether a person's hand can do nothing with this control. */
const isLocked = (element: Element): boolean =>
  element.matches(':disabled,[readonly],[aria-disabled="true"]');
const inVietnamese = (told: string | Both) => (typeof told === "string" ? told : told[0]);
const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** A hidden file input goes by the button beside it. */
function besideOf(element: Element): string {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const beside = around.querySelector('button,[role="button"],label');
    if (beside) return inOneLine(computeAccessibleName(beside) || (beside.textContent ?? ""));
  }
  return "";
}

/** What a control is called: its accessible name, and of a list the choice as well. */
function nameOf(element: Element, choice: string | null): string {
  const own = inOneLine(computeAccessibleName(element));
  const named = own === "" && roleOf(element) === "file" ? besideOf(element) : own;
  if (!(element instanceof HTMLSelectElement)) return named;
  const chosen = [...element.options].find(({ value }) => value === choice);
  return chosen ? `${named}: ${inOneLine(chosen.textContent ?? "")}` : named;
}

/** Tells whether a control can be called as one that was read already. */
const looksOf = (element: Element): string =>
  [
    element.tagName,
    element.textContent,
    ...["aria-label", "aria-labelledby", "id", "title", "placeholder", "value"].map((name) =>
      element.getAttribute(name),
    ),
  ].join("\0");

/**
 * Watches, before the view hears of it, which controls the gestures of a face use, until the event
 * they are there for is sent: the words by which QA reads a path.
 */
export class GestureWords {
  private readonly manners = new Map<string, Map<string, Manner>>();
  /** English by what a control is called in Vietnamese: the screen is drawn twice once for each. */
  private readonly english = new Map<string, string>();
  private uses: { use: Use; target: Element }[] = [];
  /** What was not on the screen before this gesture: its English is read when the gesture has ended. */
  private late: (() => void)[] = [];
  private readonly learnt = new Set<string>();
  /** The control of this gesture that no hand can use. */
  private locked: string | null = null;
  private isWatching = false;
  private isOver: () => boolean = () => true;
  private readonly known = new Set<string>();
  private readonly stops: (() => void)[] = [];

  /** Begins to listen to the document. */
  listen(): void {
    const on = (type: string, take: (target: Element, event: Event) => void) => {
      const hear = (event: Event) => {
        if (!this.isOver() && event.target instanceof Element) take(event.target, event);
      };
      document.addEventListener(type, hear, true);
      this.stops.push(() => document.removeEventListener(type, hear, true));
    };
    on("click", (target) => this.clicked(target));
    on("input", (target) => this.filled(target));
    on("change", (target) => this.filled(target));
    on("submit", (target) => this.submitted(target));
    on("drop", (target) => this.note(target, "give"));
    for (const [type, how] of POINTER)
      on(type, (target) => {
        if (!target.closest(CONTROLS)) this.note(target.closest("[aria-label]") ?? target, how);
      });
    on("keydown", (target, event) => {
      const { key } = event as KeyboardEvent;
      if (KEYS.includes(key)) this.uses.push({ use: { key }, target });
    });
  }
  /** Ends what `listen` began. */
  hush(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  /** A gesture begins; what is used from now on until `isOver` belongs to it. One is watched once. */
  begin(event: AnyEventObject, leaves: readonly string[], isOver: () => boolean): void {
    this.uses = [];
    this.late = [];
    this.locked = null;
    const key = JSON.stringify([event.type, payloadOf(event), leaves]);
    this.isWatching = !this.known.has(key);
    this.known.add(key);
    if (this.isWatching) this.learn();
    this.isOver = () => !this.isWatching || isOver();
  }
  /**
   * The gesture has ended: its words are kept for the event as it was sent in these leaves. Fails
   * where it used a control that is locked, which no hand can.
   */
  end(event: AnyEventObject, leaves: readonly string[]): void {
    this.isOver = () => true;
    if (!this.isWatching) return;
    if (this.locked !== null)
      throw new Error(
        `${event.type} in ${leaves.join(" + ")}: "${this.locked}" is locked, no hand can use it.`,
      );
    for (const learn of this.late) learn();
    const done = this.uses.map(({ use }) => use);
    // What could not be read in English this time may be another.
    const key = JSON.stringify(done.map((use) => Object.entries(use).flat().map(inVietnamese)));
    const manners = this.manners.get(event.type) ?? new Map<string, Manner>();
    this.manners.set(event.type, manners);
    const manner = manners.get(key) ?? { do: done, in: new Set(), with: new Set(), seen: 0 };
    manners.set(key, manner);
    manner.in.add(leaves.join(" + "));
    manner.with.add(payloadOf(event));
    manner.seen += 1;
  }

  private clicked(target: Element): void {
    const control = target.closest(CONTROLS);
    if (!control || control instanceof HTMLSelectElement) return;
    // What a label stands for is clicked right after it.
    if (control instanceof HTMLLabelElement) return;
    const role = roleOf(control);
    if (CHOSEN.includes(role)) this.note(control, "choose");
    else if (!/^(input|text|email|password|search|number|tel|file|textarea)/.test(role))
      this.note(control, "press");
  }
  private filled(target: Element): void {
    const role = roleOf(target);
    if (target instanceof HTMLInputElement && role === "file") this.note(target, "give");
    else if (CHOSEN.includes(role) || target instanceof HTMLSelectElement)
      this.note(target, "choose");
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      this.note(target, "enter", role === "password" ? "" : shorten(target.value));
  }
  private submitted(target: Element): void {
    const button = target.querySelector('[type="submit"]');
    if (button && this.uses.at(-1)?.use.press === undefined) this.note(button, "press");
  }
  private note(target: Element, how: How, value = "") {
    // A press is a click and a change; typing is an event a letter.
    if (this.uses.at(-1)?.target === target) this.uses.pop();
    const choice = target instanceof HTMLSelectElement ? target.value : null;
    const vi = nameOf(target, choice);
    if (isLocked(target)) this.locked = vi;
    const told = (en: string): Use => ({ [how]: [vi, en], ...(value !== "" && { value }) });
    const use = told(this.english.get(vi) ?? "");
    if (!this.english.has(vi))
      this.late.push(() => Object.assign(use, told(this.englishOf(target, vi, choice))));
    this.uses.push({ use, target });
  }
  /** English of every control on the screen, before a gesture uses one and it is gone. */
  private learn(): void {
    const controls = [...document.querySelectorAll(CONTROLS)];
    const fresh = [...controls.keys()].filter((place) => {
      const key = looksOf(controls[place] as Element);
      const isFresh = !this.learnt.has(key);
      this.learnt.add(key);
      return isFresh;
    });
    if (fresh.length === 0) return;
    const [vi, en] = inBoth(() => {
      const now = [...document.querySelectorAll(CONTROLS)];
      return now.length === controls.length
        ? fresh.map((place) => nameOf(now[place] as Element, null))
        : [];
    });
    // A screen that is another in English can't be told control by control.
    if (vi.length !== en.length) return;
    for (const [index, name] of vi.entries()) this.english.set(name, en[index] as string);
  }
  private englishOf(target: Element, vi: string, choice: string | null): string {
    const place = [...document.querySelectorAll(target.tagName)].indexOf(target);
    const [, en] = inBoth(() => {
      const now = target.isConnected ? target : document.querySelectorAll(target.tagName)[place];
      return now ? nameOf(now, choice) : "";
    });
    if (en !== "") this.english.set(vi, en);
    return en;
  }

  private whole(use: Use): Use {
    const told = Object.entries(use).map(([how, names]) => [
      how,
      Array.isArray(names) && !names[1]
        ? [names[0], this.english.get(names[0]) || fromCatalogue(names[0])]
        : names,
    ]);
    return Object.fromEntries(told);
  }
  /** A line a manner; where there is only one, it says nothing of where it was seen. */
  write(): string[] {
    return [...this.manners]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, manners]) => {
        const all = [...manners.values()].sort((a, b) => b.seen - a.seen);
        const lines = all.map((manner) =>
          JSON.stringify({
            do: manner.do.map((use) => this.whole(use)),
            ...(all.length > 1 && { in: [...manner.in].sort(), with: [...manner.with].sort() }),
          }),
        );
        return `    ${JSON.stringify(type)}: [\n      ${lines.join(",\n      ")}\n    ]`;
      });
  }
}
