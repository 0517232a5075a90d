import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { issuedFixture } from "#machines/api-tokens/api-tokens.fixtures.ts";
import { codeProof } from "#machines/google-sign-in/google-sign-in.fixtures.ts";
import { credentialsFixture } from "#machines/session/session.fixtures.ts";
import { ERROR_CODES } from "#wire/errors.ts";
import { masked } from "../../dev/live/mask.ts";
import { devOnly } from "../../dev/vite-plugin.ts";
import { walks } from "../paths/walks.ts";
import { eventsOf, type Walk } from "../support/model.ts";

const all = Object.values(walks) as Walk[];
/** Everything that machines are given, sent and answered. */
const given = all.flatMap((walk) => [...Object.values(walk.inputs), ...eventsOf(walk)]);
const written = (value: unknown) => JSON.stringify(value) ?? "";

/** Texts that stand under these names in the fixtures: found apart from the mask's own list. */
function textsUnder(names: readonly string[], value: unknown): string[] {
  if (value === null || typeof value !== "object" || "getSnapshot" in value) return [];
  // Which refusal it is.
  if ("ok" in value && value.ok === false) return [];
  return Object.entries(value).flatMap(([name, own]) => {
    const deeper = textsUnder(names, own);
    return names.includes(name) && typeof own === "string" && own !== ""
      ? [own, ...deeper]
      : deeper;
  });
}
const REFUSALS: ReadonlySet<string> = new Set(ERROR_CODES);
const secrets = [
  ...textsUnder(["password", "confirmPassword", "secret", "token", "idToken"], given),
  // Also a failed run has a code that says why.
  ...textsUnder(["code"], given).filter((code) => !REFUSALS.has(code)),
  credentialsFixture.token,
  issuedFixture.value ?? "",
  ...(codeProof.kind === "code" ? [codeProof.code, codeProof.state] : []),
];

test("no secret that a machine is given is shown", () => {
  expect(new Set(secrets).size).toBeGreaterThan(6);
  for (const secret of secrets) expect(secret).not.toBe("");
  const shown = given.map((value) => masked(value));
  const texts = new Set(shown.flatMap((value) => written(value).match(/"[^"]*"/g) ?? []));
  const seen = secrets.filter((secret) => texts.has(JSON.stringify(secret)));
  expect(seen).toEqual([]);
});

test("secrets are hidden by their names and by their form, refusals and words are not", () => {
  const recovery_codes = ["ABCD-EFGH", "IJKL-MNOP"];
  const jwt = "eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl";
  const shown = written(
    masked({
      recovery_codes,
      inner: { secret: "JBSWY3DP", otpauth_url: "x", note: `Bearer ${jwt}`, hook: "whsec_abc123" },
      typed: "123456",
      code: 123456,
      error: new Error(`refused ${jwt}`),
    }),
  );
  for (const secret of [...recovery_codes, "JBSWY3DP", jwt, "abc123", "123456"])
    expect(shown).not.toContain(secret);
  expect(masked({ ok: false, code: "insufficient_credits" })).toEqual({
    ok: false,
    code: "insufficient_credits",
  });
  expect(masked({ category: "dresses", balance: 17, password: "" })).toEqual({
    category: "dresses",
    balance: 17,
    password: "",
  });
});

test("a build knows nothing of the live actors", () => {
  expect(devOnly().apply).toBe("serve");
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const reaching = sources.filter((name) =>
    /from "[^"]*\bdev\/|import\("[^"]*\bdev\//.test(readFileSync(join("src", name), "utf8")),
  );
  expect(reaching).toEqual([]);
});
