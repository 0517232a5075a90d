import { beforeAll, describe, expect, test } from "vitest";
import { seal, unseal } from "#server/security/sealed.ts";
import { base32, totpCode, totpStep } from "#server/security/totp.ts";
import { decodeBase32 } from "../support/totp.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";

/** RFC 6238 appendix B, SHA-1: seconds and the code of eight digits. */
const VECTORS: [number, string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];
test.each(VECTORS)("RFC 6238 at %i s is %s", (seconds, code) => {
  const secret = Buffer.from("12345678901234567890");
  const step = totpStep(new Date(seconds * 1000));
  expect(totpCode(secret, step, 8)).toBe(code);
  expect(totpCode(secret, step)).toBe(code.slice(2));
});

/** RFC 4648 section 10, without the padding. */
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("base32 of %j is %s", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test("a sealed secret opens for its owner and key alone, unaltered", () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const text = seal(key, Buffer.from("secret"), "usr_a");
  expect(unseal(key, text, "usr_a").toString()).toBe("secret");
  expect(seal(key, Buffer.from("secret"), "usr_a")).not.toBe(text);
  expect(() => unseal(key, text, "usr_b")).toThrow();
  expect(() => unseal(other, text, "usr_a")).toThrow();
  const altered = Buffer.from(text, "base64url");
  altered[altered.length - 1]! ^= 1;
  expect(() => unseal(key, altered.toString("base64url"), "usr_a")).toThrow();
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const call = (method: string, at: string, body: object | undefined, as: Person) =>
  server.call(method, at, body, { as });
const PASSWORD = { password: "matkhau88" };
const login = (as: Person, totp?: string | number) =>
  server.call("POST", "/auth/login", { username: as.email, password: "matkhau88", totp });
const codeOf = (secret: string, steps = 0) =>
  totpCode(decodeBase32(secret), totpStep(server.deps.now()) + steps);
async function withPassword(): Promise<Person> {
  const as = await server.person();
  const hash = await server.deps.passwords.hash("matkhau88");
  await server.query("update users set password_hash = $1 where id = $2", [hash, as.id]);
  return as;
}
async function enrolled() {
  const as = await withPassword();
  const { secret } = (await call("POST", "/auth/totp", PASSWORD, as)).body;
  await call("POST", "/auth/totp/verify", { code: codeOf(secret, -1) }, as);
  return { as, secret: secret as string };
}

describe("the second factor", () => {
  test("counts from its first code on, and is asked for at login alone", async () => {
    const as = await withPassword();
    const { status, body } = await call("POST", "/auth/totp", PASSWORD, as);
    expect([status, decodeBase32(body.secret).length]).toEqual([200, 20]);
    const url = new URL(body.url);
    expect([url.protocol, url.searchParams.get("secret")]).toEqual(["otpauth:", body.secret]);
    expect(decodeURIComponent(url.pathname)).toContain(as.email);
    expect((await login(as)).status).toBe(200);
    const wrong = await call("POST", "/auth/totp/verify", { code: "000000" }, as);
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      422,
      "invalid_request",
      { code: "Invalid OTP. Please try again." },
    ]);
    const right = await call("POST", "/auth/totp/verify", { code: codeOf(body.secret) }, as);
    expect(right.status).toBe(204);
    const [told] = (await server.call("GET", `/api/dev/mail?to=${as.email}`)).body.items;
    expect([told.subject, told.code]).toEqual(["Two-step login is on", null]);
    const { user } = (await call("GET", "/auth/profile", undefined, as)).body;
    expect(user.totp_enabled).toBe(true);
    const asked = await login(as);
    expect([asked.status, asked.body.code]).toEqual([401, "totp_required"]);
    expect((await login(as, "12")).status).toBe(422);
    const stored = await server.query("select totp_secret from users where id = $1", [as.id]);
    expect(JSON.stringify(stored)).not.toContain(body.secret);
  });
  test("a code works once, with a step of clock either way, leading zeros or not", async () => {
    const { as, secret } = await enrolled();
    const late = await login(as, codeOf(secret, -1));
    expect([late.status, late.body.code]).toEqual([422, "code_invalid"]);
    const code = codeOf(secret);
    const both = await Promise.all([login(as, code), login(as, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await login(as, codeOf(secret, 1))).status).toBe(200);
    expect((await login(as, codeOf(secret, 2))).status).toBe(422);
    while (!codeOf(secret).startsWith("0")) server.pass(30_000);
    await server.query("update users set totp_last_step = null where id = $1", [as.id]);
    expect((await login(as, Number(codeOf(secret)))).status).toBe(200);
  });
  test("a recovery code stands in for it once, at login and to turn it off; none before it is on", async () => {
    const as = await withPassword();
    const { secret, recovery_codes: codes } = (await call("POST", "/auth/totp", PASSWORD, as)).body;
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
    expect((await call("POST", "/auth/totp/verify", { code: codes[0] }, as)).status).toBe(422);
    expect((await call("POST", "/auth/totp/verify", { code: codeOf(secret) }, as)).status).toBe(
      204,
    );
    const stored = await server.query("select totp_recovery from users where id = $1", [as.id]);
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.slice(0, 5));
    const both = await Promise.all([login(as, codes[0]), login(as, codes[0])]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await login(as, codes[0])).body.code).toBe("code_invalid");
    expect((await login(as, codes[1].toUpperCase().replace("-", " "))).status).toBe(200);
    const other = await enrolled();
    expect((await login(other.as, codes[2])).body.code).toBe("code_invalid");
    expect((await call("DELETE", "/auth/totp", { code: codes[3] }, as)).status).toBe(204);
    expect((await login(as)).status).toBe(200);
    const anew = (await call("POST", "/auth/totp", PASSWORD, as)).body;
    expect(anew.recovery_codes).not.toContain(codes[4]);
    await call("POST", "/auth/totp/verify", { code: codeOf(anew.secret, 1) }, as);
    expect((await login(as, codes[4])).body.code).toBe("code_invalid");
  });
  test("is asked for only after the right password, and guesses are bounded", async () => {
    const { as, secret } = await enrolled();
    const other = { username: as.email, password: "sai", totp: codeOf(secret) };
    expect((await server.call("POST", "/auth/login", other)).body.code).toBe("invalid_credentials");
    let [invalid, refused] = [0, 0];
    for (let n = 0; n < 14; n++) {
      const { status } = await login(as, "000001");
      if (status === 422) invalid++;
      if (status === 429) refused++;
    }
    expect([invalid, refused]).toEqual([10, 4]);
    expect((await login(as, codeOf(secret))).status).toBe(429);
    server.pass(15 * 60_000 + 1000);
    expect((await login(as, codeOf(secret))).status).toBe(200);
  });
  test("starts anew until it is on; ends with a code; conflicts say which", async () => {
    const as = await withPassword();
    const none = await call("POST", "/auth/totp/verify", { code: "123456" }, as);
    expect([none.status, none.body.message]).toEqual([
      409,
      "The authenticator isn't on. Start again.",
    ]);
    const first = (await call("POST", "/auth/totp", PASSWORD, as)).body.secret;
    const second = (await call("POST", "/auth/totp", PASSWORD, as)).body.secret;
    const old = await call("POST", "/auth/totp/verify", { code: codeOf(first) }, as);
    expect(old.status).toBe(422);
    expect((await call("POST", "/auth/totp/verify", { code: codeOf(second) }, as)).status).toBe(
      204,
    );
    expect((await call("POST", "/auth/totp", PASSWORD, as)).status).toBe(409);
    expect((await call("DELETE", "/auth/totp", { code: "000000" }, as)).body.fields.code).toBe(
      "Invalid OTP. Please try again.",
    );
    expect((await call("DELETE", "/auth/totp", { code: codeOf(second, 1) }, as)).status).toBe(204);
    expect((await call("DELETE", "/auth/totp", { code: codeOf(second) }, as)).status).toBe(409);
    expect((await login(as)).status).toBe(200);
    for (const [method, at] of [
      ["POST", "/auth/totp"],
      ["POST", "/auth/totp/verify"],
      ["DELETE", "/auth/totp"],
    ] as const) {
      expect((await server.call(method, at, { code: "123456" })).status).toBe(401);
    }
  });
});
