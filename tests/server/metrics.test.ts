import { beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_TOKEN: "a-token-of-tests-alone" } });
});
const read = (headers: Record<string, string> = {}) =>
  server.call("GET", "/metrics", undefined, { headers });
const numberIn = (text: string, name: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")
      .at(-1),
  );

test("counts calls by the table's path, never by what was asked for", async () => {
  const me = await server.person();
  await completedRun(server, me);
  await server.call("GET", "/api/generations/gen_secret", undefined, { as: me });
  await server.call("GET", "/no/such/page-secret");
  const { status, body, headers } = await read();
  expect([status, headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const called = (call: string, code: number) =>
    numberIn(body, `mau_http_requests_total{method="GET",call="${call}",status="${code}"}`);
  expect(called("/api/generations/:id", 200)).toBeGreaterThan(0);
  expect(called("/api/generations/:id", 404)).toBe(1);
  expect(called("page", 404)).toBe(1);
  expect(body).not.toContain("secret");
  expect(body).not.toContain(me.id);
  expect(numberIn(body, 'mau_generations{status="completed"}')).toBe(1);
  expect(numberIn(body, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
  const buckets = body
    .match(/_bucket\{.*\} \d+/g)
    ?.map((line: string) => Number(line.split(" ").at(-1)));
  expect(buckets).toEqual([...(buckets ?? [])].sort((a, b) => a - b));
  expect(buckets?.at(-1)).toBe(numberIn(body, "mau_http_request_seconds_count"));
  for (const line of body.trim().split("\n")) {
    expect(line).toMatch(/^(# (TYPE|HELP) .+|[a-z_0-9]+(\{[^{}]*\})? [-+.\de]+)$/);
  }
});

test("is for loopback callers and the token's holder; to others it is not there", async () => {
  const far = { "x-forwarded-for": "203.0.113.7" };
  expect((await read()).status).toBe(200);
  expect((await read(far)).status).toBe(404);
  expect((await read({ ...far, authorization: "Bearer wrong-token-of-tests" })).status).toBe(404);
  expect((await read({ ...far, authorization: "Bearer a-token-of-tests-alone" })).status).toBe(200);
  const behind = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" } });
  expect((await behind.call("GET", "/metrics", undefined, { headers: far })).status).toBe(404);
  const token = { ...far, authorization: "Bearer null" };
  expect((await behind.call("GET", "/metrics", undefined, { headers: token })).status).toBe(404);
});
