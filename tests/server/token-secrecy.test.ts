import type pg from "pg";
import pino from "pino";
import { beforeAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { newTokenValue } from "#server/security/api-tokens.ts";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS, type EndpointName } from "#wire/endpoints.ts";
import { TOOLS } from "#wire/tools/tools.ts";
import { FEATURES, type Feature } from "#wire/values.ts";
import { dumpOf } from "./support/dump.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { balance } from "./support/shop.ts";
import { measured } from "./support/torture.ts";
import { unzip } from "./support/unzip.ts";

let server: TestServer;
let beside: TestServer;
/** Everything either process wrote down. */
const logged: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  beside = await startTestServer({ beside: server });
  for (const { deps } of [server, beside]) {
    deps.log = pino({ level: "trace" }, { write: (line) => logged.push(line) });
  }
});
const seller = () => server.person({ plan: "starter", credits: 50 });
const withValue = (as: Person, token: string): Person => ({ ...as, token });
async function make(as: Person, services: readonly Feature[]) {
  const sent = { name: services.join().slice(0, 50), services, rate_limit_per_minute: 1000 };
  const { body } = await server.call("POST", "/api/tokens", sent, { as });
  return { id: body.token.id as string, value: body.value as string };
}

test("a value stands in exactly one answer, and nowhere in the database, the logs or an export", async () => {
  const as = await seller();
  const { id, value } = await make(as, FEATURES);
  const caller = withValue(as, value);
  const answers: string[] = [];
  const ask = async (method: string, at: string, who: Person, body?: unknown) => {
    const answer = await server.call(method, at, body, { as: who });
    answers.push(JSON.stringify([answer.body, ...answer.headers]));
    return answer;
  };
  for (const at of ["/api/tokens", `/api/tokens/${id}`, "/api/tokens/stats", "/auth/profile"]) {
    await ask("GET", at, as);
  }
  await ask("PATCH", `/api/tokens/${id}`, as, { name: "đổi tên" });
  for (const active of [false, true]) await ask("PATCH", `/api/tokens/${id}`, as, { active });
  const asset = (await server.upload(caller, await picture())).body.id;
  const order = { model: asset, garment: asset, prompt: "fail:blocked" };
  for (const body of [order, {}, { ...order, model: "ast_none" }]) {
    await ask("POST", "/ai/virtual-try-on", caller, body);
  }
  for (const at of ["/api/credits", "/api/generations", "/auth/profile", "/api/none"]) {
    await ask("GET", at, caller);
  }
  const { body } = await ask("POST", `/api/tokens/${id}/regenerate`, as);
  const fresh: string = body.value;
  answers.pop();
  await ask("GET", "/api/credits", caller);
  await ask("GET", "/api/credits", withValue(as, fresh));
  await ask("GET", "/api/tokens", as);
  const exported = (await server.call("POST", "/api/account/export", undefined, { as })).body.id;
  const zip = await fetch(`${server.url}/api/account/export/${exported}.zip`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  const files = unzip(Buffer.from(await zip.arrayBuffer()));
  answers.push(...[...files.values()].map((file) => file.toString("utf8")));
  const dump = await dumpOf(server);
  expect(dump.length).toBeGreaterThan(30);
  expect(logged.length).toBeGreaterThan(10);
  for (const secret of [value, fresh]) {
    // The random part alone would do as well, and so would its plain hash: neither is kept.
    const parts = [secret, secret.slice(4, 36), secret.slice(4, 20)];
    for (const [where, texts] of Object.entries({ answers, dump, logged })) {
      const hits = texts.filter((text) => parts.some((part) => text.includes(part)));
      expect([where, hits]).toEqual([where, []]);
    }
  }
  measured({
    check: "33 token secrecy",
    tried: `${answers.length} answers, ${dump.length} rows of every table, ${logged.length} log lines, 2 values`,
    target: "a value in exactly 1 answer, elsewhere 0",
    measured: "0 elsewhere",
  });
});

test("switched off, replaced or deleted in one process, it is 401 in the other at the next call", async () => {
  const as = await seller();
  const { id, value } = await make(as, FEATURES);
  const use = async (token: string) => {
    const begun = performance.now();
    const { status } = await beside.call("GET", "/api/credits", undefined, {
      as: withValue(as, token),
    });
    expect(performance.now() - begun).toBeLessThan(1000);
    return status;
  };
  expect(await use(value)).toBe(200);
  await server.call("PATCH", `/api/tokens/${id}`, { active: false }, { as });
  expect(await use(value)).toBe(401);
  await server.call("PATCH", `/api/tokens/${id}`, { active: true }, { as });
  expect(await use(value)).toBe(200);
  const { body } = await server.call("POST", `/api/tokens/${id}/regenerate`, undefined, { as });
  expect([await use(value), await use(body.value)]).toEqual([401, 200]);
  await server.call("DELETE", `/api/tokens/${id}`, undefined, { as });
  expect(await use(body.value)).toBe(401);
});

test("a value with a wrong checksum is refused without one query; a well-formed stranger with one", async () => {
  const as = await seller();
  const { value } = await make(as, FEATURES);
  const pool = (server.deps.db as unknown as { $client: pg.Pool }).$client;
  let queries = 0;
  pool.on("acquire", () => {
    queries += 1;
  });
  const ask = async (token: string, at = "/api/credits") => {
    queries = 0;
    const { status } = await server.call("GET", at, undefined, { as: withValue(as, token) });
    return [status, queries];
  };
  const other = (letter: string) => (letter === "a" ? "b" : "a");
  for (const place of [4, 20, 35, 36, 41]) {
    const typo = value.slice(0, place) + other(value[place] ?? "") + value.slice(place + 1);
    for (const at of ["/api/credits", "/auth/profile", "/api/admin/audit"]) {
      expect([place, at, ...(await ask(typo, at))]).toEqual([place, at, 401, 0]);
    }
  }
  for (const junk of [
    "mau_",
    `${value}x`,
    value.slice(0, -1),
    `mau_${"0".repeat(38)}`,
    "mau_../..",
  ]) {
    expect([junk, ...(await ask(junk))]).toEqual([junk, 401, 0]);
  }
  expect(await ask(newTokenValue())).toEqual([401, 1]);
  expect((await ask(value))[0]).toBe(200);
});

/** What wire.md lets a token do beside the tools: everything else is 403, or as to anyone. */
const ALLOWED: EndpointName[] = [
  ...(["generations", "generation", "deleteGeneration", "generationEvents"] as const),
  ...(["cancelGeneration", "regenerate", "share", "endShare", "downloadGeneration"] as const),
  ...(["downloadGenerations", "quote", "uploadAsset", "assets", "asset", "patchAsset"] as const),
  ...(["deleteAsset", "downloadAsset", "credits", "entries", "readPicture"] as const),
];

test("five tokens against five tools and everything else: each does its own alone, no refusal costs", async () => {
  const table = Object.entries(ENDPOINTS) as [EndpointName, Endpoint][];
  const forTokens = table.filter(([, { access, service }]) => access === "token" && !service);
  expect(forTokens.map(([name]) => name).sort()).toEqual([...ALLOWED].sort());
  const as = await seller();
  const asset = (await server.upload(as, await picture())).body.id;
  const look = { skin_tone: "light", body_type: "slim", aspect_ratio: "3:4" };
  const orders: Record<Feature, object> = {
    virtual_try_on: { model: asset, garment: asset },
    body_generator: { gender: "female", height_cm: 165, weight_kg: 52, age: 25, ...look },
    hairstyle_changer: { photo: asset, gender: "female", style: "pixie" },
    image_to_video: { image: asset },
    image_editing: { image: asset, preset: "enhance" },
  };
  const callers = new Map<Feature, Person>();
  for (const feature of FEATURES)
    callers.set(feature, withValue(as, (await make(as, [feature])).value));
  const made = new Map<Feature, string>();
  for (const feature of FEATURES) {
    for (const [own, caller] of callers) {
      const before = await balance(server, as);
      // A body that is wrong as well: the permission is asked first.
      for (const body of own === feature ? [orders[feature]] : [orders[feature], {}]) {
        const answer = await server.call("POST", TOOLS[feature].path, body, { as: caller });
        const spent = before - (await balance(server, as));
        const cell = [own, feature, answer.status, answer.body.code, spent];
        if (own !== feature) {
          expect(cell).toEqual([own, feature, 403, "service_not_permitted", 0]);
        } else if (feature === "image_to_video") {
          // No engine of this server makes videos; the permission was there.
          expect(cell).toEqual([own, feature, 503, "engine_unavailable", 0]);
        } else {
          expect(cell).toEqual([own, feature, 202, undefined, 1]);
          made.set(feature, answer.body.id);
        }
      }
    }
  }
  for (const [own, caller] of callers) {
    const { body } = await server.call("GET", "/api/generations", undefined, { as: caller });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(
      made.has(own) ? [made.get(own)] : [],
    );
    for (const [feature, id] of made) {
      const { status } = await server.call("GET", `/api/generations/${id}`, undefined, {
        as: caller,
      });
      expect([own, feature, status]).toEqual([own, feature, own === feature ? 200 : 404]);
    }
  }
  const routes = new Set(
    createApp(server.deps).routes.map(({ method, path }) => `${method} ${path}`),
  );
  const [caller] = callers.values();
  const before = await balance(server, as);
  let refused = 0;
  for (const [name, { method, path, access }] of table) {
    if ((access !== "session" && access !== "admin") || !routes.has(`${method} ${path}`)) continue;
    const at = path.replace(/:\w+/, "x_1");
    const { status, body } = await server.call(method, at, undefined, { as: caller as Person });
    expect([name, status, body.code]).toEqual([name, 403, "forbidden"]);
    refused += 1;
  }
  expect(refused).toBeGreaterThan(40);
  expect(await balance(server, as)).toBe(before);
  measured({
    check: "32 token scope",
    tried: `5 tokens × 5 tools, ${made.size} runs × 5 tokens, ${refused} calls of sessions and administrators`,
    target: "403 service_not_permitted, 404, 403 forbidden; 0 debits",
    measured: "as said, 0 debits",
  });
});
