import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: a plain script
import { filesOf } from "../../scripts/lib/run.mjs";

const root = join(import.meta.dirname, "../..");

/**
 * A stream, socket or child that raises an error nobody hears ends the whole server. What each of
 * these must come with, in the same file; `pipeline` and async iteration hear by themselves.
 */
const RULES: readonly [what: string, found: RegExp, needs: RegExp | null][] = [
  ["pipe() leaves the source unheard: use pipeline", /(?<!\bv)\.pipe\(/, null],
  ["a dropped stream is heard", /\.resume\(\)/, /\.on\("error"/],
  [
    "a child is heard for good",
    /\b(?:spawn|fork)\(/,
    /\bchild\.on\("error"|\bonce\(child, "close"\)/,
  ],
  ["a database client is heard", /new pg\.Client\(/, /client\.on\("error"/],
  ["a listening server is heard for good", /createServer\(/, /server\.on\("error"/],
];
/** Where another file hears them. */
const ELSEWHERE: Record<string, string> = {
  "server/db/postgres.ts": "its child is heard by launch() in postgres-process.ts",
};

test("every stream, child and socket of the server and its engine has somebody who hears its errors", () => {
  const files = filesOf(
    ["server", "engine"],
    (file: string) => /\.(ts|mjs)$/.test(file) && !/\.test\./.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const unheard = files.flatMap((file: string) => {
    const text = readFileSync(file, "utf8");
    const name = relative(root, file);
    return RULES.filter(
      ([what, found, needs]) =>
        found.test(text) &&
        !(needs?.test(text) ?? false) &&
        !(ELSEWHERE[name] && what.startsWith("a child")),
    ).map(([what]) => `${name}: ${what}`);
  });
  expect(unheard).toEqual([]);
});
