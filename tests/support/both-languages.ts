import { i18n } from "@lingui/core";
import { act } from "@testing-library/react";

/** The same words in Vietnamese and in English. */
export type Both = readonly [vi: string, en: string];

const textOf = (message: unknown): unknown =>
  Array.isArray(message) && message.length === 1 ? message[0] : message;
/** English of words that were gone before they could be read: by the catalogue; "" where it has none. */
export function fromCatalogue(vi: string): string {
  const [id] = Object.entries(i18n.messages).find(([, message]) => textOf(message) === vi) ?? [];
  if (id === undefined) return "";
  i18n.activate("en");
  const en = textOf(i18n.messages[id]);
  i18n.activate("vi");
  return typeof en === "string" ? en : "";
}

/**
 * What is read of the screen in Vietnamese, and again after it has been drawn in English. Not to be
 * called in the midst of an event: what is drawn anew may no longer hear it.
 */
export function inBoth<Read>(read: () => Read): readonly [Read, Read] {
  const vi = read();
  act(() => i18n.activate("en"));
  const en = read();
  act(() => i18n.activate("vi"));
  return [vi, en];
}
