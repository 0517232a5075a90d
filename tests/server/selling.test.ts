import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test } from "vitest";
import { atEnd } from "./support/cleanup.ts";
import { answerOf, until } from "./support/harness.ts";
import { builtEntries, dataFolder, startProcess } from "./support/process.ts";

test("a whole process sells a plan at its own sandbox, makes a token, and tells a hook by its queue", async () => {
  const entry = path.join(await builtEntries(), "crash-main.js");
  const server = await startProcess(entry, { DATA_DIR: dataFolder(), HOST: "0.0.0.0" });
  atEnd(() => server.kill("SIGKILL"));
  const [, username, password] = /^admin (\S+) (\S+)$/m.exec(server.stderr()) ?? [];
  let bearer = "";
  const base = server.url.replace("0.0.0.0", "127.0.0.1");
  const call = async (method: string, at: string, body?: unknown) =>
    answerOf(
      await fetch(base + at, {
        method,
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  bearer = (await call("POST", "/auth/login", { username, password })).body.access_token;
  const order = await call("POST", "/api/checkout", { plan_id: "starter", cycle: "monthly" });
  expect(order.body.redirect_url).toContain("/sandbox/pay/chk_");
  const page = new URL(order.body.redirect_url).pathname;
  const pressed = await fetch(base + page, {
    method: "POST",
    body: new URLSearchParams({ action: "approve" }),
    redirect: "manual",
  });
  expect(pressed.status).toBe(303);
  expect((await call("GET", `/api/checkout/${order.body.id}`)).body.status).toBe("paid");

  const heard: string[] = [];
  const receiver = http.createServer(async (request, response) => {
    for await (const chunk of request) heard.push(String(chunk));
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  atEnd(() => new Promise((resolve) => receiver.close(resolve)));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  expect((await call("PUT", "/api/webhooks", { url, enabled: true })).status).toBe(200);
  const made = { name: "kho", services: ["body_generator"], rate_limit_per_minute: 60 };
  bearer = (await call("POST", "/api/tokens", made)).body.value;
  const sizes = { gender: "female", height_cm: 165, weight_kg: 54, age: 27 };
  const look = { skin_tone: "light", body_type: "slim", aspect_ratio: "3:4" };
  const run = await call("POST", "/ai/body-generator", { ...sizes, ...look });
  expect(run.status).toBe(202);
  await until(
    async () => heard.join(""),
    (text) => text.includes(run.body.id),
  );
  expect(JSON.parse(heard.join("")).type).toBe("generation.completed");
  expect((await call("GET", "/api/credits")).body.balance).toBe(144);
  expect(await server.kill("SIGTERM")).toBe(0);
}, 600_000);
