import { afterEach, expect, test, vi } from "vitest";
import { randomKey } from "./random-key.ts";

afterEach(() => vi.unstubAllGlobals());

test("keys differ, also where the browser has no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
