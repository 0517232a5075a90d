import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import type { AnyEventObject } from "xstate";
import type { Use } from "../../support/gesture-words.ts";
import { payloadOf } from "../../support/payload.ts";

/** One way in which the pinned walk of the view sent an event. */
interface Manner {
  do: readonly Use[];
  in?: readonly string[];
  with?: readonly string[];
}
export interface Pinned {
  events: Readonly<Record<string, readonly Manner[]>>;
  states: Readonly<Record<string, readonly [vi: string, en: string] | null>>;
}
const pinned = new Map<string, Pinned>();
/** The pinned gestures and words of a machine (machines/x/x.gestures.json). */
export function pinnedOf(machine: string): Pinned {
  const known = pinned.get(machine);
  if (known) return known;
  const file = new URL(`../../../machines/${machine}/${machine}.gestures.json`, import.meta.url);
  const read = JSON.parse(readFileSync(file, "utf8")) as Pinned;
  pinned.set(machine, read);
  return read;
}

/** How an event is made by hand in one of these leaves; undefined where the view has no control for it. */
export function mannerOf(
  machine: string,
  event: AnyEventObject,
  leaves: readonly string[],
): readonly Use[] | undefined {
  const carried = payloadOf(event);
  const fits = ({ in: places, with: values }: Manner) =>
    (places === undefined || places.some((place) => leaves.includes(place))) &&
    (values === undefined || values.includes(carried));
  const manner = pinnedOf(machine).events[event.type]?.find(
    (one) => one.do.length > 0 && fits(one),
  );
  return manner?.do;
}

const PRESSED = [
  "button",
  "link",
  "tab",
  "menuitem",
  "option",
  "switch",
  "radio",
  "checkbox",
] as const;
/** The control with this accessible name that can be seen. */
export const control = (page: Page, name: string): Locator =>
  PRESSED.map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .first();
const field = (page: Page, name: string): Locator =>
  page.getByLabel(name, { exact: true }).filter({ visible: true }).first();

/** Makes the pinned uses one after another, by their Vietnamese names. */
export async function use(page: Page, uses: readonly Use[]): Promise<void> {
  for (const { press, choose, enter, key, value } of uses) {
    if (press) await control(page, press[0]).click();
    else if (choose) await choice(page, choose[0]);
    else if (enter) await field(page, enter[0]).fill(value ?? "");
    else if (key) await page.keyboard.press(key);
    else throw new Error(`A hand in the browser cannot do this: ${JSON.stringify(uses)}`);
  }
}
/** A radio, a tick or a switch by its label; of a list its entry ("Topic: Billing"). */
async function choice(page: Page, name: string): Promise<void> {
  const [list, entry] = name.split(": ");
  const select = entry === undefined ? null : page.getByLabel(list as string, { exact: true });
  if (select && (await select.count()) > 0) {
    await select.selectOption({ label: entry as string });
    return;
  }
  // The square itself may be drawn by its label.
  await page.getByText(name, { exact: true }).filter({ visible: true }).first().click();
}
