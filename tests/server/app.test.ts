import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isDatabaseAway } from "#server/errors.ts";
import { FIELDS } from "#server/texts/fields.ts";
import { languageOf } from "#server/texts/language-of.ts";
import { REFUSALS, VARIANTS } from "#server/texts/refusals.ts";
import { READING_WORDS } from "#server/texts/run-failures.ts";
import { say } from "#server/texts/say.ts";
import { LANGUAGES } from "#wire/values.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const client = path.join(server.dataDir, "client");
  mkdirSync(path.join(client, "assets"), { recursive: true });
  writeFileSync(path.join(client, "index.html"), "<!doctype html><title>app</title>");
  writeFileSync(path.join(client, "assets", "main-abc.js"), "export {}");
  writeFileSync(path.join(client, "assets", "main-abc.js.br"), "packed");
  writeFileSync(path.join(client, "notes.txt"), "plain");
});

describe("answers", () => {
  test("unknown and wrong-method API paths are JSON, in the caller's language", async () => {
    const missing = await server.call("GET", "/api/nothing");
    expect([missing.status, missing.body.code]).toEqual([404, "not_found"]);
    const method = await server.call("PUT", "/auth/login");
    expect([method.status, method.body.code, method.headers.get("allow")]).toEqual([
      405,
      "method_not_allowed",
      "POST",
    ]);
    const vi = await server.call("GET", "/api/nothing", undefined, { language: "vi" });
    expect(vi.body.message).toBe("Không có gì ở địa chỉ này.");
    const broken = await server.call("POST", "/auth/login", "{");
    expect([broken.status, broken.body.code]).toEqual([400, "invalid_json"]);
    const large = await server.call(
      "POST",
      "/auth/login",
      JSON.stringify({ username: "x".repeat(300_000) }),
    );
    expect([large.status, large.body.code]).toEqual([413, "body_too_large"]);
    expect((await server.call("GET", "/api/generations/%00")).status).toBe(401);
    expect((await server.call("POST", "/ai/virtual-try-on", {})).body.code).toBe("unauthorized");
  });
  test("hostile bodies are refused, never a 5xx", async () => {
    const me = await server.person();
    const bodies = [
      "null",
      "[]",
      "1",
      '"x"',
      '{"__proto__":{"a":1}}',
      '{"name":"\\u0000\\ud800"}',
      `${"[".repeat(5000)}${"]".repeat(5000)}`,
      '{"username":{"a":[]},"password":1}',
    ];
    for (const body of bodies) {
      for (const [method, at] of [
        ["POST", "/auth/login"],
        ["POST", "/auth/register"],
        ["PATCH", "/auth/profile"],
        ["POST", "/ai/virtual-try-on"],
        ["PUT", "/api/preferences"],
        ["POST", "/api/downloads"],
      ] as const) {
        const { status, body: said } = await server.call(method, at, body, { as: me });
        expect([at, body.slice(0, 30), status < 500]).toEqual([at, body.slice(0, 30), true]);
        expect(JSON.stringify(said)).not.toMatch(/at .*\.ts:\d+/);
      }
    }
    for (const query of [
      "q=%00",
      "q=%ff",
      "cursor=%27%3B--",
      "limit=-1",
      "feature[]=x",
      "q='%20OR%201=1",
    ]) {
      const { status } = await server.call("GET", `/api/assets?${query}`, undefined, { as: me });
      expect(status).toBeLessThan(500);
    }
  });
  test("carry the policy, an id and nothing about what runs here", async () => {
    for (const at of ["/", "/api/config", "/api/nothing", "/dev-tools"]) {
      const { headers } = await server.call("GET", at);
      expect(headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
      expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("x-request-id")).toMatch(/^req_/);
      expect(headers.get("x-powered-by")).toBe(null);
      expect(headers.get("access-control-allow-origin")).toBe(null);
    }
  });
});

test("an app on its own origin may call, with cookies to /auth alone; other origins may not", async () => {
  const apart = await startTestServer({
    env: { PUBLIC_URL: "https://studio.test", PUBLIC_API_BASE: "https://api.studio.test" },
  });
  const told = async (method: string, at: string, origin: string) => {
    const { headers } = await apart.call(method, at, undefined, { headers: { origin } });
    return ["origin", "credentials"].map((name) => headers.get(`access-control-allow-${name}`));
  };
  const app = "https://studio.test";
  for (const method of ["OPTIONS", "POST"]) {
    expect(await told(method, "/auth/login", app)).toEqual([app, "true"]);
    expect(await told(method, "/auth/login", "https://evil.test")).toEqual([null, null]);
    expect(await told(method, "/api/contact", app)).toEqual([app, null]);
    expect(await told(method, "/authority", app)).toEqual([app, null]);
  }
});

describe("the built app", () => {
  test("every page path gets index.html, another one too but with 404, hashed files are kept for a year, missing ones are 404", async () => {
    for (const at of ["/", "/pricing", "/history/gen_1", "/auth/google/callback?code=1"]) {
      const page = await server.call("GET", at);
      expect([page.status, page.body]).toEqual([200, "<!doctype html><title>app</title>"]);
      expect(page.headers.get("cache-control")).toBe("no-cache");
      const again = await server.call("GET", at, undefined, {
        headers: { "if-none-match": page.headers.get("etag") ?? "" },
      });
      expect(again.status).toBe(304);
    }
    for (const at of ["/no-such-page", "/history/gen_1/more"]) {
      const page = await server.call("GET", at, undefined, { headers: { "if-none-match": "*" } });
      expect([page.status, page.body]).toEqual([404, "<!doctype html><title>app</title>"]);
    }
    const script = await server.call("GET", "/assets/main-abc.js", undefined, {
      headers: { "accept-encoding": "gzip" },
    });
    expect([script.status, script.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect(script.headers.get("content-type")).toContain("text/javascript");
    const head = await fetch(`${server.url}/assets/main-abc.js`, {
      method: "HEAD",
      headers: { "accept-encoding": "br" },
    });
    expect(head.headers.get("content-encoding")).toBe("br");
    for (const at of [
      "/assets/missing.js",
      "/assets/..%2f..%2fsession-secret",
      "/.env",
      "/missing.png",
    ]) {
      expect((await server.call("GET", at)).status).toBe(404);
    }
    expect((await server.call("POST", "/pricing", {})).status).toBe(405);
  });
  test("developer pages are for loopback callers outside production, the not-found page else", async () => {
    const dev = path.join(server.dataDir, "dev");
    mkdirSync(path.join(dev, "assets"), { recursive: true });
    writeFileSync(path.join(dev, "index.html"), "<title>dev</title>");
    writeFileSync(path.join(dev, "assets", "main-1.js"), "export {}");
    expect((await server.call("GET", "/dev-tools")).body).toContain("Hộp thư thử");
    for (const at of ["/test", "/test-google-auth", "/dev-tools/machines"])
      expect((await server.call("GET", at)).body).toBe("<title>dev</title>");
    const script = await server.call("GET", "/dev-tools/app/assets/main-1.js");
    expect(script.headers.get("content-type")).toContain("text/javascript");
    expect((await server.call("GET", "/dev-tools/app/assets/..%2findex.html")).status).toBe(404);

    const far = { headers: { "x-forwarded-for": "127.0.0.1, 203.0.113.9" } };
    const proxied = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" } });
    const production = await startTestServer({
      env: {
        NODE_ENV: "production",
        SMTP_URL: "smtp://localhost",
        VNPAY_TMN_CODE: "MAU",
        VNPAY_HASH_SECRET: "s",
        PUBLIC_URL: "https://studio.test",
      },
    });
    for (const { dataDir } of [proxied, production])
      for (const built of ["dev", "client"])
        cpSync(path.join(server.dataDir, built), path.join(dataDir, built), { recursive: true });
    const callers = [
      (at: string) => proxied.call("GET", at, undefined, far),
      (at: string) => production.call("GET", at),
    ];
    for (const call of callers) {
      for (const at of ["/dev-tools", "/test", "/test-google-auth", "/dev-tools/machines"]) {
        const page = await call(at);
        expect([at, page.status, page.body]).toEqual([
          at,
          404,
          "<!doctype html><title>app</title>",
        ]);
      }
      for (const at of ["/dev-tools/app/assets/main-1.js", "/api/dev/mail", "/api/dev/payments"])
        expect([at, (await call(at)).status]).toEqual([at, 404]);
    }
  });
});

test("health and config say what is there", async () => {
  const health = await server.call("GET", "/health");
  expect(health.body).toMatchObject({
    status: "ok",
    database: "ok",
    queue: "ok",
    engines: { virtual_try_on: { engine: "local", ready: true }, image_to_video: { ready: false } },
  });
  const config = await server.call("GET", "/api/config");
  expect(config.body).toMatchObject({
    languages: [...LANGUAGES],
    upload: { max_bytes: 10_485_760 },
    google: null,
    firebase: null,
  });
  expect(config.body.admin_hashes.every((hash: string) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
});

test("sentences exist in both languages, none of them the other's", () => {
  for (const part of [REFUSALS, VARIANTS, FIELDS, READING_WORDS]) {
    for (const message of Object.values(part)) {
      const [vi, en] = [say("vi", message), say("en", message)];
      expect(vi.length).toBeGreaterThan(3);
      expect(vi).not.toBe(en);
      expect(vi).not.toMatch(/vui lòng|không hợp lệ|là bắt buộc|Lỗi:/i);
    }
  }
});

test("an answer's language is the first of ours that the header asks for", () => {
  expect([
    languageOf(undefined),
    languageOf("en-GB,vi;q=0.5"),
    languageOf("fr, vi;q=0.2, en;q=0.1"),
    languageOf("de"),
  ]).toEqual(["vi", "en", "vi", "vi"]);
});

test("a missing file is no missing database; a socket that isn't there is", () => {
  const error = (syscall: string) => Object.assign(new Error("x"), { code: "ENOENT", syscall });
  expect(isDatabaseAway(error("rename"))).toBe(false);
  expect(isDatabaseAway(error("connect"))).toBe(true);
});

test("a name or password that fills the whole body is refused at once", async () => {
  const long = "x".repeat(200_000);
  for (const body of [
    { name: "An", email: "dai@x.vn", password: long },
    { name: long, email: "dai@x.vn", password: "matkhau123" },
  ]) {
    expect((await server.call("POST", "/auth/register", body)).status).toBe(422);
  }
});
