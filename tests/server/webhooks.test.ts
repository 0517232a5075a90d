import type { lookup } from "node:dns";
import http from "node:http";
import type { AddressInfo } from "node:net";
import * as v from "valibot";
import { afterEach, beforeAll, expect, inject, test } from "vitest";
import { BossQueue } from "#server/jobs/queue.ts";
import { postWebhook } from "#server/outgoing-webhooks/post.ts";
import { webhookHeaders } from "#server/outgoing-webhooks/sign.ts";
import { deliverWebhooks } from "#server/scheduled/webhooks.ts";
import { isReachable, urlTrouble } from "#server/security/public-address.ts";
import { Generation } from "#wire/generations.ts";
import { atEnd } from "./support/cleanup.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";

interface Heard {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}
let server: TestServer;
let heard: Heard[] = [];
let status = 200;
let held: Promise<unknown> = Promise.resolve();
let url = "";
beforeAll(async () => {
  server = await startTestServer();
  const receiver = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    heard.push({ path: request.url ?? "", headers: request.headers, body });
    if (request.url?.startsWith("/held")) await held;
    response.writeHead(status, status === 302 ? { location: "http://127.0.0.1:1/" } : {});
    response.end("seen");
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  atEnd(() => new Promise((resolve) => receiver.close(resolve)));
});
afterEach(() => {
  heard = [];
  status = 200;
});
const HOUR = 3_600_000;

const seller = async (at = url) => {
  const as = await server.person({ plan: "starter" });
  const { body } = await server.call("PUT", "/api/webhooks", { url: at, enabled: true }, { as });
  return { as, secret: body.secret as string };
};
const read = async (as: Person) =>
  (await server.call("GET", "/api/webhooks", undefined, { as })).body;

test("signs as the example of Standard Webhooks", () => {
  const message = {
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  };
  expect(webhookHeaders("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", message)).toEqual({
    "webhook-id": message.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("a finished run is told once, signed, as the API would show it", async () => {
  const { as, secret } = await seller();
  const run = await completedRun(server, as);
  await Promise.all([deliverWebhooks(server.deps), deliverWebhooks(server.deps)]);
  expect(heard.length).toBe(1);
  const [{ headers, body } = { headers: {} as Heard["headers"], body: "" }] = heard;
  const said = JSON.parse(body);
  expect(said).toMatchObject({ type: "generation.completed", data: { id: run.id } });
  expect(v.safeParse(Generation, said.data).issues).toBeUndefined();
  const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
  const id = String(headers["webhook-id"]);
  expect(headers["webhook-signature"]).toBe(
    webhookHeaders(secret, { id, at, body })["webhook-signature"],
  );
  expect(await read(as)).toEqual({
    url,
    enabled: true,
    last_delivery: { at: expect.any(String), status: 200, ok: true },
  });
});

test("failed and cancelled runs are told by their names; nothing without API, switched off or removed", async () => {
  const { as } = await seller();
  const asset = (await server.upload(as, await picture())).body.id;
  const send = async (prompt: string) =>
    (
      await server.call(
        "POST",
        "/ai/virtual-try-on",
        { model: asset, garment: asset, prompt },
        { as },
      )
    ).body.id;
  const failed = await send("fail:no_person");
  await until(
    async () => (await server.call("GET", `/api/generations/${failed}`, undefined, { as })).body,
    (run) => run.status === "failed",
  );
  const slow = await send("slow:60000");
  await server.call("POST", `/api/generations/${slow}/cancel`, undefined, { as });
  await deliverWebhooks(server.deps);
  expect(heard.map(({ body }) => JSON.parse(body).type)).toEqual([
    "generation.failed",
    "generation.cancelled",
  ]);
  heard = [];
  await server.call("PUT", "/api/webhooks", { url, enabled: false }, { as });
  await completedRun(server, as);
  await server.call("PUT", "/api/webhooks", { url, enabled: true }, { as });
  await server.query("update users set plan = 'basic' where id = $1", [as.id]);
  server.deps.sessions.forget();
  await completedRun(server, as);
  await deliverWebhooks(server.deps);
  expect(heard).toEqual([]);
  expect((await server.call("DELETE", "/api/webhooks", undefined, { as })).status).toBe(204);
  // None is no mistake: it is read as none.
  const none = await server.call("GET", "/api/webhooks", undefined, { as });
  expect([none.status, none.body]).toEqual([
    200,
    { url: null, enabled: false, last_delivery: null },
  ]);
  expect((await server.call("DELETE", "/api/webhooks", undefined, { as })).status).toBe(404);
  const test = await server.call("POST", "/api/webhooks/test", undefined, { as });
  expect(test.status).toBe(403);
});

test("a hook is tested five times a minute at most, and then says when to come again", async () => {
  const { as } = await seller();
  const tries = [];
  for (let n = 0; n < 7; n++) {
    tries.push(await server.call("POST", "/api/webhooks/test", undefined, { as }));
  }
  expect(tries.map((one) => one.status)).toEqual([202, 202, 202, 202, 202, 429, 429]);
  expect(Number(tries[6]?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  await server.query("delete from webhook_deliveries where user_id = $1", [as.id]);
});

test("a receiver that fails is tried eight times in a day, with the same id, and then left", async () => {
  const { as } = await seller();
  const begun = server.deps.now().getTime();
  status = 500;
  expect((await server.call("POST", "/api/webhooks/test", undefined, { as })).status).toBe(202);
  const waits = [0, 5, 300, 1800, 3600, 10_800, 25_200, 43_200];
  for (const wait of waits) {
    server.pass(wait * 1000 + 100);
    await deliverWebhooks(server.deps);
  }
  expect(heard.length).toBe(8);
  expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(heard.map(({ headers }) => headers["webhook-timestamp"])).size).toBeGreaterThan(5);
  expect(server.deps.now().getTime() - begun).toBeLessThan(24 * HOUR);
  server.pass(48 * HOUR);
  await deliverWebhooks(server.deps);
  expect(heard.length).toBe(8);
});

test("a receiver that never answers keeps only itself waiting, and hears its own in order", async () => {
  const told = async (as: Person) => {
    await server.call("POST", "/api/webhooks/test", undefined, { as });
    server.pass(10);
  };
  const slow = await seller(url.replace("/hook", "/held"));
  const quick = [await seller(), await seller(), await seller()];
  for (let n = 0; n < 3; n++) await told(slow.as);
  for (const { as } of quick) for (let n = 0; n < 2; n++) await told(as);
  let release = () => {};
  held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lanes = Promise.all([1, 2, 3, 4].map(() => deliverWebhooks(server.deps)));
  const at = (path: string) => heard.filter((one) => one.path === path);
  await until(
    async () => at("/hook").length,
    (count) => count === 6,
  );
  // A second process looks while the first try is under way: the hook is left alone.
  await deliverWebhooks(server.deps);
  expect(at("/held").length).toBe(1);
  release();
  await lanes;
  const sent = at("/held").map(({ headers }) => headers["webhook-id"]);
  const rows = await server.query<{ id: string; tries: number }>(
    "select id, tries from webhook_deliveries where user_id = $1 order by created_at",
    [slow.as.id],
  );
  expect(sent).toEqual(rows.map(({ id }) => id));
  expect(rows.map(({ tries }) => tries)).toEqual([1, 1, 1]);
  for (const { as } of quick) expect((await read(as)).last_delivery).toMatchObject({ ok: true });
});

test("one try has a time limit; a process that fell amid a try leaves it to another", async () => {
  held = new Promise(() => undefined);
  const address = url.replace("/hook", "/held");
  const message = { headers: {}, body: "{}", loopback: true, waitMs: 100 };
  expect(await postWebhook(address, message)).toEqual({
    status: null,
    error: "no answer within 0.1 seconds",
  });
  heard = [];
  held = Promise.resolve();
  const { as } = await seller(address);
  await server.call("POST", "/api/webhooks/test", undefined, { as });
  const now = server.deps.now().getTime();
  await server.query(
    "update webhook_deliveries set tries = 1, tried_at = $2, next_try_at = $3 where user_id = $1",
    [as.id, new Date(now), new Date(now + 60_000)],
  );
  await server.call("POST", "/api/webhooks/test", undefined, { as });
  await deliverWebhooks(server.deps);
  expect(heard.length).toBe(0);
  server.pass(61_000);
  await deliverWebhooks(server.deps);
  expect(heard.length).toBe(2);
});

test("an example is told while there is no run; a redirect is not followed", async () => {
  const { as } = await seller();
  status = 302;
  await server.call("POST", "/api/webhooks/test", undefined, { as });
  await deliverWebhooks(server.deps);
  expect(heard.length).toBe(1);
  const said = JSON.parse(heard[0]?.body ?? "");
  expect(v.safeParse(Generation, said.data).issues).toBeUndefined();
  expect((await read(as)).last_delivery).toMatchObject({ status: 302, ok: false });
});

test("the secret is shown once and kept sealed", async () => {
  const { as, secret } = await seller();
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
  const again = await server.call("PUT", "/api/webhooks", { url, enabled: true }, { as });
  expect(again.body.secret).toBeUndefined();
  const [row] = await server.query("select * from webhooks where user_id = $1", [as.id]);
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  const free = await server.person();
  const refused = await server.call("PUT", "/api/webhooks", { url }, { as: free });
  expect([refused.status, refused.body.code]).toEqual([403, "plan_required"]);
});

test("only https addresses of the internet are taken; this machine only while developing", () => {
  const refused = [
    "http://shop.example/hook",
    "https://u:p@shop.example/",
    "ftp://shop.example/",
    "https://10.0.0.1/",
    "https://169.254.169.254/latest",
    "https://0x7f.1/",
    "https://[::1]/",
    "https://localhost/",
    "https://a.localhost/",
    "https://2130706433/",
    "https://[fd00::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://100.64.1.1/",
    "https://[64:ff9b::a00:1]/",
    // What looks like an address of the internet and is none: old forms, this machine in disguise.
    "https://[::127.0.0.1]/",
    "https://[::ffff:0:127.0.0.1]/",
    "https://[fec0::1]/",
    "https://[::8.8.8.8]/",
    "https://[4000::1]/",
    "https://[2002:7f00:1::]/",
    "https://[2001:db8::1]/",
    "https://[2001:0:7f00:1::]/",
    "https://[fe80::1]/",
  ];
  for (const one of refused) expect([one, urlTrouble(one, false)]).not.toEqual([one, null]);
  expect(urlTrouble("https://[2606:4700::1111]/hook", false)).toBe(null);
  expect(urlTrouble("https://[::ffff:8.8.8.8]/hook", false)).toBe(null);
  for (const port of [22, 25, 587, 6667]) {
    expect(urlTrouble(`https://shop.example:${port}/`, false)).toBe("webhook_port");
  }
  expect(urlTrouble("https://shop.example:8443/", false)).toBe(null);
  expect(urlTrouble("https://shop.example/hook", false)).toBe(null);
  expect(urlTrouble("https://203.0.114.9/", false)).toBe(null);
  expect(urlTrouble("http://127.0.0.1:9/", true)).toBe(null);
  expect(urlTrouble("http://10.0.0.1/", true)).not.toBe(null);
  expect(isReachable("::ffff:127.0.0.1", false)).toBe(false);
  expect(["::1", "127.0.0.1", "::ffff:127.0.0.1"].map((one) => isReachable(one, true))).toEqual(
    Array(3).fill(true),
  );
  for (const address of ["fe80::1%eth0", "::", "::ffff:0:127.0.0.1", "64:ff9b::7f00:1"]) {
    expect([address, isReachable(address, true)]).toEqual([address, false]);
  }
});

test("a name that leads into this network is never connected to, whenever it changes", async () => {
  const { port } = new URL(url);
  const naming = (...addresses: string[]) =>
    ((_host: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )) as unknown as typeof lookup;
  const message = { headers: {}, body: "{}" };
  for (const lie of ["127.0.0.1", "10.0.0.8", "169.254.169.254"]) {
    const at = `https://rebind.example:${port}/hook`;
    for (const found of [naming(lie), naming("203.0.114.9", lie)]) {
      expect(await postWebhook(at, { ...message, loopback: false }, found)).toEqual({
        status: null,
        error: "not an address of the internet",
      });
    }
  }
  expect(heard).toEqual([]);
  const own = { ...message, loopback: true };
  const here = await postWebhook(`http://localhost:${port}/`, own, naming("127.0.0.1"));
  expect([here.status, heard.length]).toEqual([200, 1]);
});

test("the job queue carries the word at once, and again when it is due", async () => {
  const { host, user } = inject("postgres");
  const log = server.deps.log;
  const queue = new BossQueue({ host, user, database: server.database }, log);
  await queue.start();
  atEnd(() => queue.stop());
  const calls: number[] = [];
  await queue.deliver(async () => {
    calls.push(Date.now());
  });
  const begun = Date.now();
  await server.deps.db.transaction(async (tx) => {
    await queue.sendDelivery(tx, new Date());
    await queue.sendDelivery(tx, new Date(begun + 2000));
  });
  await until(
    async () => calls.length,
    (count) => count === 2,
  );
  expect((calls[1] ?? 0) - begun).toBeGreaterThan(1500);
});
