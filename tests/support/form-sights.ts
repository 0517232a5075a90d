import { screen } from "@testing-library/react";
import { expect } from "vitest";

/** A button waits for its answer, or does not. */
export const isBusy = (verb: HTMLElement | null, busy: boolean) =>
  expect(verb?.getAttribute("aria-busy") === "true").toBe(busy);

/** A field with what is wrong about it beside it, and nothing where nothing is. */
export const told = (field: HTMLElement | null, words: string | undefined) => {
  expect(field?.hasAttribute("aria-invalid")).toBe(words !== undefined);
  if (words !== undefined) expect(field).toHaveAccessibleDescription(words);
};

/** What stands above the form. */
export const above = (words: string | null) => {
  if (words === null) expect(screen.queryByRole("alert")).toBeNull();
  else expect(screen.getByRole("alert")).toHaveTextContent(words);
};
