import { expect, test } from "vitest";
// @ts-expect-error: a plain script
import { circlesOf, wayRound } from "../../scripts/lib/circles.mjs";
// @ts-expect-error: a plain script
import { upward } from "../../scripts/lib/floors.mjs";

test("files that reach each other are one circle, whatever leads to them", () => {
  const graph = new Map([
    ["in", ["a"]],
    ["a", ["b", "out"]],
    ["b", ["c"]],
    ["c", ["a", "b"]],
    ["out", []],
    ["self", ["self"]],
  ]);
  expect(circlesOf(graph)).toEqual([["a", "b", "c"], ["self"]]);
  expect(wayRound(graph, ["a", "b", "c"])).toEqual(["a", "b", "c", "a"]);
});

test.each([
  ["server/routes/app.ts", "server/operations/system/state.ts"],
  ["server/operations/sessions/google.ts", "server/operations/sessions/login.ts"],
  ["server/scheduled/plans.ts", "server/domain/plans/periods.ts"],
  ["server/jobs/produce.ts", "server/files/pictures.ts"],
])("%s may import %s", (from, to) => {
  expect(upward(from, to)).toBeUndefined();
});

test.each([
  ["server/domain/credits/ledger.ts", "server/operations/credits/entries.ts", "a floor up"],
  ["server/mail/outbox.ts", "server/deps.ts", "a floor up"],
  ["server/operations/assets/download.ts", "server/http/send-file.ts", "a floor up"],
  ["server/operations/accounts/totp.ts", "server/operations/sessions/login.ts", "different things"],
  ["server/http/sse.ts", "server/operations/credits/entries.ts", "serves every route alike"],
  ["server/somewhere/else.ts", "server/db/ids.ts", "on no floor"],
])("%s may not import %s", (from, to, why) => {
  expect(upward(from, to)).toContain(why);
});
