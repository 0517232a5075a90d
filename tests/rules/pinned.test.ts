import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: a plain script
import { unpinnedIn, unsigned } from "../../scripts/lib/unpinned.mjs";

/** Binaries that could not be had where the lock file was written (docs/decisions/0031-h264.md). */
const KNOWN = [
  "darwin-arm64",
  "darwin-x64",
  "linux-arm-gnueabihf",
  "linux-arm64-gnu",
  "linux-arm64-musl",
  "win32-arm64-msvc",
  "win32-x64-msvc",
].map((platform) => `node_modules/@napi-rs/webcodecs-${platform}`);

test("every package is pinned by its bytes, but for the seven that are checked by signature", () => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"),
  );
  expect(unpinnedIn(lock).sort()).toEqual(KNOWN.sort());
});
test("what the registry did not sign, or said nothing of, is not kept", () => {
  const places = ["node_modules/a", "node_modules/b", "node_modules/c"];
  const report = { invalid: [{ location: places[0] }], missing: [{ location: places[1] }] };
  expect(unsigned(places, JSON.stringify(report))).toEqual(places.slice(0, 2));
  expect(unsigned(places, JSON.stringify({ invalid: [], missing: [] }))).toEqual([]);
  for (const none of ["", "npm error network", "{}", "{"])
    expect(unsigned(places, none)).toEqual(places);
});
