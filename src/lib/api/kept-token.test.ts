import { expect, test } from "vitest";
import { TIMES } from "#wire/limits.ts";
import type { Api } from "./api.ts";
import { lifeOfKept } from "./kept-token.ts";

const DAY = 86_400_000;
const now = Date.parse("2026-12-01T08:00:00Z");
const tokenFor = (life: number) => {
  const claims = {
    sub: "usr_1",
    username: "Hạnh",
    email: "a@b.vn",
    iat: 1,
    exp: (now + life) / 1000,
  };
  return `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
};
/** A computer whose clock is so far ahead, until a server that answers has told the time. */
function computer(ahead: number, server: "answers" | "is away" = "answers") {
  let isTold = false;
  const asked: string[] = [];
  const call = async (_: string, path: string) => {
    asked.push(path);
    if (server === "is away") throw new TypeError("Failed to fetch");
    isTold = true;
  };
  const clock = { now: () => (isTold ? now : now + ahead), isTold: () => isTold };
  return { api: { call } as unknown as Pick<Api, "call">, clock, asked };
}

test("a clock eight days ahead ends no session: the server is asked for the time", async () => {
  const { api, clock, asked } = computer(8 * DAY);
  expect(await lifeOfKept(api, tokenFor(6 * DAY), clock)).toBe(6 * DAY);
  expect(asked).toEqual(["/health"]);
});

test("a token that has truly ended has", async () => {
  const { api, clock } = computer(0);
  expect(await lifeOfKept(api, tokenFor(-DAY), clock)).toBe(-DAY);
});

test("where no server answers the token is tried, and its 401 decides", async () => {
  const { api, clock } = computer(8 * DAY, "is away");
  expect(await lifeOfKept(api, tokenFor(6 * DAY), clock)).toBeGreaterThan(TIMES.tokenNearExpiry);
});

test("a token with days to live, or one that is none, asks nobody", async () => {
  const { api, clock, asked } = computer(0);
  expect(await lifeOfKept(api, tokenFor(6 * DAY), clock)).toBe(6 * DAY);
  expect(await lifeOfKept(api, "x", clock)).toBeLessThan(0);
  expect(asked).toEqual([]);
});
