import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * Compares a text with the checked-in one, line by line, so that the diff names what changed.
 * The command (WRITE_PINS) writes what is meant, to be read in the commit.
 */
export function expectPinned(file: string, text: string, command = "npm run charts"): void {
  const path = join(root, file);
  if (process.env.WRITE_PINS) writeFileSync(path, text);
  const pinned = existsSync(path) ? readFileSync(path, "utf8") : "";
  expect(text.split("\n"), `${file}: ${command} writes what is meant`).toEqual(pinned.split("\n"));
}
