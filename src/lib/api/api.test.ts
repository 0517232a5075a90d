import { describe, expect, test } from "vitest";
import { timeoutFor } from "#wire/limits.ts";
import { Api, RefusedError, unwrap } from "./api.ts";
import { shouldRetry } from "./retry.ts";

const apiOf = (answer: () => Response | Promise<Response>) => {
  const seen: Request[] = [];
  const ended: string[] = [];
  const api = new Api(
    {
      base: "http://studio.example",
      token: () => "token.a",
      language: () => "en",
      onUnauthorized: (token) => ended.push(token),
    },
    async (input, init) => {
      seen.push(new Request(input, init));
      return answer();
    },
  );
  return { api, seen, ended };
};
const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status });

describe("what goes out", () => {
  test("path values are encoded, empty queries dropped, language, token and key carried", async () => {
    const { api, seen } = apiOf(json(200, {}));
    await api.call("GET", "/api/assets/:id", { params: { id: "ast/../x" } });
    await api.call("GET", "/api/assets", { query: { q: "áo dài", cursor: "", limit: 3 } });
    await api.call("POST", "/ai/virtual-try-on", {
      body: { model: "a", garment: "b" },
      idempotencyKey: "page-1",
    });
    expect(seen[0]?.url).toBe("http://studio.example/api/assets/ast%2F..%2Fx");
    expect(seen[1]?.url).toBe("http://studio.example/api/assets?q=%C3%A1o+d%C3%A0i&limit=3");
    expect(seen[2]?.headers.get("idempotency-key")).toBe("page-1");
    expect(seen[2]?.headers.get("authorization")).toBe("Bearer token.a");
    expect(seen[2]?.headers.get("accept-language")).toBe("en");
  });
  test("an anonymous call carries no token", async () => {
    const { api, seen } = apiOf(json(200, {}));
    await api.call("GET", "/health", { anonymous: true });
    expect(seen[0]?.headers.has("authorization")).toBe(false);
  });
  test("cookies go along to /auth, where a device is known by one, and nowhere else", async () => {
    const { api, seen } = apiOf(json(200, {}));
    await api.call("POST", "/auth/forgot_password", { anonymous: true, body: { email: "a@b.vn" } });
    await api.call("GET", "/api/credits");
    expect(seen.map(({ credentials }) => credentials)).toEqual(["include", "same-origin"]);
  });
  test("timeouts by path: ten minutes, fifteen under /ai/, ten again for edits", () => {
    expect(timeoutFor("/auth/login")).toBe(600_000);
    expect(timeoutFor("/ai/virtual-try-on")).toBe(900_000);
    expect(timeoutFor("/ai/image-editing/edits")).toBe(600_000);
  });
});

describe("what comes back", () => {
  test("of a refused field people read its sentence, without the name that programs log", async () => {
    const fields = { age: "Nhập số từ 18 đến 90" };
    const message = `age: ${fields.age}`;
    const { api } = apiOf(json(422, { code: "invalid_request", message, detail: message, fields }));
    const outcome = await api.call("GET", "/api/credits");
    expect(outcome).toMatchObject({
      ok: false,
      code: "invalid_request",
      message: fields.age,
      fields,
    });
  });
  test("a refusal is data: code, sentence, fields, numbers", async () => {
    const { api } = apiOf(
      json(402, {
        code: "insufficient_credits",
        message: "x",
        detail: "x",
        balance: 1,
        cost: 2,
        shortage: 1,
        fields: { a: "b" },
      }),
    );
    expect(await api.call("GET", "/api/credits")).toEqual({
      ok: false,
      code: "insufficient_credits",
      message: "x",
      fields: { a: "b" },
      facts: { balance: 1, cost: 2, shortage: 1, status: 402 },
    });
  });
  test("a login that came too early tells its registration", async () => {
    const { api } = apiOf(
      json(403, {
        code: "email_not_verified",
        message: "x",
        detail: "x",
        registration_id: "reg_1",
      }),
    );
    expect(await api.call("GET", "/api/credits")).toMatchObject({
      ok: false,
      code: "email_not_verified",
      registrationId: "reg_1",
    });
  });
  test("a body that is not ours leaves the status to go by", async () => {
    for (const body of ["", "<html>"]) {
      const { api } = apiOf(() => new Response(body, { status: 418 }));
      expect(await api.call("GET", "/api/credits")).toMatchObject({
        ok: false,
        code: "http_418",
        facts: { status: 418 },
      });
    }
  });
  test("401 ends the session only when the call carried its token, and was not to ask that", async () => {
    const { api, ended } = apiOf(
      json(401, { code: "invalid_credentials", message: "x", detail: "x" }),
    );
    await api.call("POST", "/auth/login", {
      anonymous: true,
      body: { username: "a@b.vn", password: "x" },
    });
    expect(ended).toEqual([]);
    // Whoever asks whether the session stands takes it as the answer.
    const asked = await api.call("GET", "/auth/profile", { asksSession: true });
    expect([asked.ok, ended]).toEqual([false, []]);
    await api.call("GET", "/api/credits");
    expect(ended).toEqual(["token.a"]);
  });
  test("a broken connection rejects; an empty answer is null", async () => {
    await expect(
      apiOf(() => Promise.reject(new TypeError("offline"))).api.call("GET", "/health"),
    ).rejects.toThrow();
    expect(
      await apiOf(() => new Response(null, { status: 204 })).api.call("POST", "/auth/logout"),
    ).toEqual({ ok: true, value: null });
  });
});

test("lists are asked again after an outage, never after a refusal", () => {
  expect(shouldRetry(0, new TypeError("offline"))).toBe(true);
  expect(shouldRetry(0, new RefusedError("internal", 500, ""))).toBe(true);
  expect(shouldRetry(3, new TypeError("offline"))).toBe(false);
  expect(shouldRetry(0, new RefusedError("not_found", 404, ""))).toBe(false);
  expect(() => unwrap({ ok: false, code: "not_found", facts: { status: 404 } })).toThrow(
    RefusedError,
  );
});
