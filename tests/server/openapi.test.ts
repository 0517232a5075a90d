import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { OpenApi, Operation } from "#server/docs/openapi.ts";
import { callOf } from "#server/docs/samples.ts";
import { summaryOf } from "#server/docs/summaries.ts";
import { ROOT } from "#server/root.ts";
import { curlOf, pythonOf, typescriptOf } from "#wire/code-samples.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "#wire/endpoints.ts";
import { ErrorBody } from "#wire/errors.ts";
import { LANGUAGES } from "#wire/values.ts";
import { bodies, ids, queries } from "./support/fuzz.ts";
import {
  answerOf,
  type Person,
  picture,
  startTestServer,
  type TestServer,
} from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";
import { balance, order } from "./support/shop.ts";
import { measured } from "./support/torture.ts";

const run = promisify(execFile);
let server: TestServer;
let document: OpenApi;
beforeAll(async () => {
  server = await startTestServer({ samples: path.join(ROOT, "samples") });
  document = (await server.call("GET", "/api/openapi.json")).body;
});
const operations = () =>
  Object.entries(document.paths).flatMap(([at, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at, method, operation })),
  );
const shown = (at: string) => at.replace(/\{(\w+)\}/g, ":$1");

test("the document names every route of the wire that is served, and none that is not", () => {
  const routes = new Set(
    createApp(server.deps).routes.map((route) => `${route.method} ${route.path}`),
  );
  const served = (Object.values(ENDPOINTS) as Endpoint[])
    .filter(({ access }) => access !== "dev")
    .map((entry) => `${entry.method} ${entry.path}`)
    .filter((route) => routes.has(route));
  const told = operations().map(({ at, method }) => `${method.toUpperCase()} ${shown(at)}`);
  expect(told.sort()).toEqual(served.sort());
  expect(document.openapi).toBe("3.1.0");
});

test("every reference leads somewhere, every operation has its own id", () => {
  const text = JSON.stringify(document);
  const refs = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, at = ""]) => at.split("/"));
  for (const ref of refs) {
    const found = ref.reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)?.[part],
      document,
    );
    expect([ref.join("/"), typeof found]).toEqual([ref.join("/"), "object"]);
  }
  expect(refs.length).toBeGreaterThan(100);
  expect(text).not.toContain("$defs");
  const names = operations().map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test("bodies keep their bounds and defaults; counts of a query are numbers", () => {
  const body = document.paths["/ai/body-generator"]?.post?.requestBody;
  expect(body?.content["application/json"]?.schema).toMatchObject({
    required: expect.arrayContaining(["gender", "height_cm"]),
    properties: { height_cm: { minimum: 120, maximum: 220 }, pose: { default: "front" } },
  });
  const limit = document.paths["/api/generations"]?.get?.parameters?.find(
    ({ name }) => name === "limit",
  );
  expect(limit?.schema).toMatchObject({ type: "integer", minimum: 1, maximum: 100, default: 24 });
  const tool = document.paths["/ai/virtual-try-on"]?.post;
  expect(tool?.security).toEqual([{ apiToken: [] }, { session: [] }]);
  expect(tool?.parameters?.map(({ name }) => name)).toEqual(["Idempotency-Key"]);
});

test("every call a token may make is explained on the page, in both languages", async () => {
  for (const language of LANGUAGES) {
    const page = await server.call("GET", `/api/docs?lang=${language}`);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).not.toMatch(/<script|style="|https?:\/\/(?!localhost:4300)/);
    for (const [name, entry] of Object.entries(ENDPOINTS) as [EndpointName, Endpoint][]) {
      if (entry.access !== "token") continue;
      expect([name, summaryOf(language, name)?.length ?? 0]).not.toEqual([name, 0]);
      expect(page.body).toContain(`id="${name}"`);
    }
  }
  const cookie = { headers: { cookie: "theme=light; language=en" } };
  expect((await server.call("GET", "/api/docs", undefined, cookie)).body).toContain('lang="en"');
  expect((await server.call("GET", "/api/docs")).body).toContain('<html lang="vi">');
  expect((await server.call("GET", "/api/docs.css")).headers.get("content-type")).toContain("css");
});

const tools = ["curl", "python3"].map((name) =>
  run(name, ["--version"]).then(
    () => true,
    () => false,
  ),
);
test("what the page says to copy runs as it stands: curl, TypeScript, Python", async () => {
  const [curl, python] = await Promise.all(tools);
  const as = await server.person({ plan: "starter", credits: 50 });
  const sent = {
    name: "mẫu",
    services: ["virtual_try_on", "body_generator", "image_editing", "hairstyle_changer"],
    rate_limit_per_minute: 1000,
  };
  const { value } = (await server.call("POST", "/api/tokens", sent, { as })).body;
  const folder = mkdtempSync(path.join(os.tmpdir(), "mau-copy-"));
  writeFileSync(path.join(folder, "photo.jpg"), await picture());
  const options = { cwd: folder, env: { ...process.env, MAU_TOKEN: value } };
  const made = await completedRun(server, as);
  const wanted: [string, string, number][] = [
    ["/ai/virtual-try-on", "post", 202],
    ["/ai/body-generator", "post", 202],
    ["/ai/hairstyle-changer", "post", 202],
    ["/ai/image-editing/edits", "post", 202],
    ["/api/assets", "post", 201],
    ["/api/assets/{id}", "get", 200],
    ["/api/assets/{id}/download", "get", 200],
    ["/api/generations/{id}/download", "get", 200],
    ["/api/credits", "get", 200],
    ["/api/quote", "post", 200],
    ["/api/samples", "get", 200],
    ["/api/generations/{id}", "delete", 204],
  ];
  const before = await balance(server, as);
  const own = (text: string) =>
    text.replace(/gen_2Yx\w+/, made.id).replace(/ast_2Yx\w+/, made.result.asset.id);
  const files = () => readdirSync(folder).filter((name) => name !== "photo.jpg");
  for (const [at, method, status] of wanted) {
    const call = callOf(server.url, at, method, document.paths[at]?.[method] as Operation);
    const isGone = method === "delete";
    const check = (said: string, means: string) => {
      expect([at, means, said.split(/[\s]/)[0]]).toEqual([at, means, String(status)]);
      if (!call.file) return;
      // The picture itself, under the name it was given.
      const [name = ""] = files();
      expect([at, means, files().length, /\.(jpg|png)$/.test(name)]).toEqual([at, means, 1, true]);
      expect(readFileSync(path.join(folder, name)).length).toBeGreaterThan(500);
      rmSync(path.join(folder, name));
    };
    if (curl) {
      const command = `${own(curlOf(call))} -s ${call.file ? "" : "-o /dev/null"} -w "%{http_code}"`;
      check((await run("sh", ["-c", command], options)).stdout, "curl");
      // What the first deleted is not there for the others.
      if (isGone) continue;
    }
    const script = ["--input-type=module", "-e", own(typescriptOf(call))];
    check((await run(process.execPath, script, options)).stdout, "TypeScript");
    if (python && !isGone) {
      check((await run("python3", ["-c", own(pythonOf(call))], options)).stdout, "Python");
    }
  }
  // Four tools, each an order of its own in each language: none was the last one's once more.
  const ways = 1 + Number(curl) + Number(python);
  expect(before - (await balance(server, as))).toBe(4 * ways);
});

test.skipIf(!(await tools[1]))("a refusal is printed with its reason in Python too", async () => {
  const call = callOf(
    server.url,
    "/api/credits",
    "get",
    document.paths["/api/credits"]?.get as Operation,
  );
  const options = { env: { ...process.env, MAU_TOKEN: "mau_wrong", PYTHONIOENCODING: "utf8" } };
  const { stdout } = await run("python3", ["-c", pythonOf(call)], options);
  expect(stdout).toMatch(/^401 \{"code":"unauthorized"/);
});

/** 10,000 by FUZZ_RUNS=10000; a few hundred within the test run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 500);
test(
  "whatever is sent: no error of ours, every answer as the document says, nothing wrong accepted",
  async () => {
    let as = await server.person({ credits: 5000, plan: "pro" });
    const seed = await completedRun(server, as);
    const checkout = (await order(server, as, "premium")).id;
    const token = (
      await server.call(
        ...([
          "POST",
          "/api/tokens",
          { name: "fuzz", services: ["image_editing"], rate_limit_per_minute: 1000 },
          { as },
        ] as const),
      )
    ).body.token.id;
    const known = [seed.id, seed.inputs[0].asset.id, checkout, token, "ast_sample_model_linh"];
    // Streams do not end, and mails to strangers are not asked for in bulk.
    const skipped = new Set<EndpointName>(["events", "generationEvents"]);
    const all = operations().filter(({ operation }) => !skipped.has(operation.operationId));
    const one = fc.constantFrom(...all).chain(({ at, method, operation }) =>
      fc.record({
        name: fc.constant(operation.operationId),
        method: fc.constant(method.toUpperCase()),
        at: fc.constant(at),
        id: ids(known),
        query: queries(operation.parameters ?? []),
        body: bodies(
          operation.requestBody?.content["application/json"]?.schema ?? { type: "object" },
        ),
        guest: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
        type: fc.constantFrom(
          "application/json",
          "application/json",
          "text/plain",
          "multipart/form-data",
        ),
      }),
    );
    const times: number[] = [];
    const untold = new Set<string>();
    const play = async (sent: typeof one extends fc.Arbitrary<infer T> ? T : never) => {
      const entry: Endpoint = ENDPOINTS[sent.name];
      const target = sent.at.replace(/\{\w+\}/g, sent.id) + sent.query;
      const hasBody = sent.method !== "GET" && sent.method !== "HEAD";
      const begun = performance.now();
      const response = await fetch(server.url + target, {
        method: sent.method,
        headers: {
          ...(hasBody ? { "content-type": sent.type } : {}),
          ...(sent.guest ? {} : { authorization: `Bearer ${as.token}` }),
        },
        ...(hasBody ? { body: sent.body } : {}),
      });
      const { status, body } = await answerOf(response);
      times.push(performance.now() - begun);
      const what = `${sent.method} ${target} ${sent.body.slice(0, 200)} → ${status} ${JSON.stringify(body).slice(0, 300)}`;
      // A tool whose engine isn't there says so; anything else of 500 and up is ours.
      const isAway = status === 503 && body.code === "engine_unavailable";
      expect(status < 500 || isAway, what).toBe(true);
      const documented = document.paths[sent.at]?.[sent.method.toLowerCase()]?.responses ?? {};
      if (!(status in documented)) untold.add(`${sent.method} ${sent.at} ${status} ${body.code}`);
      if (status >= 400) expect(v.safeParse(ErrorBody, body).success, what).toBe(true);
      else if (entry.answer) expect(v.safeParse(entry.answer, body).issues, what).toBeUndefined();
      if (status < 300 && entry.body && !entry.multipart) {
        const given = sent.body.trim() === "" ? {} : JSON.parse(sent.body.replace(/^\uFEFF/, ""));
        expect(v.safeParse(entry.body, given).success, what).toBe(true);
      }
      // It may have logged itself out, or deleted itself.
      if (status === 401 || sent.name === "deleteProfile") {
        as = await fresh();
      }
    };
    const fresh = async (): Promise<Person> => server.person({ credits: 5000, plan: "pro" });
    await fc.assert(fc.asyncProperty(one, play), { numRuns: RUNS, endOnFailure: true });
    expect([...untold]).toEqual([]);
    times.sort((a, b) => a - b);
    const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
    measured({
      check: "41 hostile input",
      tried: `${times.length} generated calls of every operation of the document`,
      target: "0 × 5xx, every answer as documented, nothing wrong accepted",
      measured: `0 wrong answers, p50 ${times[times.length >> 1]?.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms`,
    });
    console.log(
      `fuzz: ${times.length} calls, p50 ${times[times.length >> 1]?.toFixed(1)} ms, p99 ${p99.toFixed(0)} ms`,
    );
  },
  RUNS * 100 + 60_000,
);
