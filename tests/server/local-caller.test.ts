import { mkdirSync, writeFileSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import net from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isLocalCaller } from "#server/security/local-caller.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";

/*
 * What is for callers on this very machine: never for anyone a proxy calls for, whatever the
 * configuration says of proxies, nor for a page that another name led here.
 */
let servers: TestServer[];
beforeAll(async () => {
  servers = await Promise.all(
    ["0", "1", "2"].map((TRUST_PROXY_HOPS) => startTestServer({ env: { TRUST_PROXY_HOPS } })),
  );
  for (const { dataDir } of servers) {
    for (const folder of ["dev", "client"]) {
      mkdirSync(path.join(dataDir, folder), { recursive: true });
      writeFileSync(path.join(dataDir, folder, "index.html"), `<title>${folder}</title>`);
    }
  }
});

/** A GET with these very headers; fetch would not send another Host. */
const ask = (server: TestServer, at: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    http
      .get(server.url + at, { headers, agent: false }, async (answer) => {
        let body = "";
        for await (const part of answer.setEncoding("utf8")) body += part;
        resolve({ status: answer.statusCode ?? 0, body });
      })
      .on("error", reject);
  });
const OWN = [
  "/dev-tools",
  "/dev-tools/dev-tools.js",
  "/dev-tools/dev-tools.css",
  "/dev-tools/machines",
  "/test",
  "/test-google-auth",
  "/dev-tools/app/index.html",
  "/api/dev/mail",
  "/api/dev/payments",
  "/metrics",
];
const FORWARDING: Record<string, string>[] = [
  { "x-forwarded-for": "203.0.113.9" },
  { "x-forwarded-for": "127.0.0.1" },
  { "x-forwarded-for": "" },
  { "x-forwarded-proto": "https" },
  { "x-forwarded-host": "localhost" },
  { "x-forwarded-server": "proxy" },
  { "x-real-ip": "127.0.0.1" },
  { forwarded: "for=127.0.0.1" },
  { via: "1.1 proxy" },
  { "cf-connecting-ip": "203.0.113.9" },
  { "true-client-ip": "203.0.113.9" },
  { "x-client-ip": "203.0.113.9" },
  { "fastly-client-ip": "203.0.113.9" },
];
const all = async (headers: Record<string, string>) =>
  (
    await Promise.all(
      servers.flatMap((server) =>
        OWN.map(async (at) => ({ at, ...(await ask(server, at, headers)) })),
      ),
    )
  ).map(({ at, status }) => [at, status]);
const everywhere = (status: number) => servers.flatMap(() => OWN.map((at) => [at, status]));

describe("the developer's pages and the figures", () => {
  test("are there for a caller on this machine, by any of its own names", async () => {
    expect(await all({})).toEqual(everywhere(200));
    const hosts = ["localhost:4300", "LOCALHOST", "studio.localhost:1", "127.8.0.1:80", "[::1]:9"];
    for (const host of hosts) {
      expect([
        host,
        (await ask(servers[0] as TestServer, "/api/dev/mail", { host })).status,
      ]).toEqual([host, 200]);
    }
  });
  test.each(FORWARDING)("are not there for whoever a proxy calls for: %j", async (headers) => {
    expect(await all(headers)).toEqual(everywhere(404));
  });
  test.each([
    "studio.evil.test",
    "studio.evil.test:4300",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "evil-localhost",
    "192.168.1.5:4300",
    "0.0.0.0:4300",
    "mau.local",
    "2130706433",
  ])("are not there for a page that %s led here", async (host) => {
    expect(await all({ host })).toEqual(everywhere(404));
  });
  test("nor for a call from another site's page", async () => {
    expect(await all({ origin: "https://evil.test" })).toEqual(everywhere(404));
    expect(await all({ origin: "null" })).toEqual(everywhere(404));
    expect(await all({ origin: "http://127.0.0.1:5173" })).toEqual(everywhere(200));
  });
  test("nor over HTTP/1.0, as nginx calls when it is told nothing", async () => {
    const { port } = new URL(servers[0]?.url ?? "");
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = net.connect(Number(port), "127.0.0.1");
      let text = "";
      socket.on("data", (part) => (text += part)).on("end", () => resolve(text));
      socket.on("error", reject);
      socket.write(`GET /api/dev/mail HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 404/);
  });
  test("so a stranger behind a proxy can't take an administrator's account by the mailbox", async () => {
    const [server] = servers as [TestServer];
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const [email] = server.deps.config.adminAddresses;
    const sent = await server.call("POST", "/auth/forgot_password", { email }, { headers });
    expect(sent.status).toBe(202);
    expect((await ask(server, `/api/dev/mail?to=${email}`, headers)).status).toBe(404);
    const acted = await server.call(
      "POST",
      "/api/dev/payments/chk_x",
      { action: "approve" },
      { headers },
    );
    expect([acted.status, acted.body.code]).toEqual([404, "not_found"]);
  });
});

test("a mapped port's caller is not on this machine, and a call without Host is nobody's", () => {
  const from = (remoteAddress: string, host: string | undefined) =>
    isLocalCaller({
      socket: { remoteAddress },
      httpVersion: "1.1",
      headers: host === undefined ? {} : { host },
    } as unknown as IncomingMessage);
  for (const address of ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])
    expect(from(address, "localhost")).toBe(true);
  for (const address of ["172.17.0.1", "::ffff:172.17.0.1", "192.168.1.5", "fe80::1", ""])
    expect(from(address, "localhost")).toBe(false);
  expect(from("127.0.0.1", undefined)).toBe(false);
  expect(isLocalCaller(undefined)).toBe(false);
});

describe("where a payment's page leads back to", () => {
  const open = (server: TestServer, host: string) =>
    server.person().then(
      (as) =>
        new Promise<string>((resolve, reject) => {
          const call = http.request(
            `${server.url}/api/checkout`,
            {
              method: "POST",
              agent: false,
              headers: {
                host,
                authorization: `Bearer ${as.token}`,
                "content-type": "application/json",
              },
            },
            async (answer) => {
              answer.resume();
              const [row] = await server.query<{ url: string }>(
                "select success_url as url from sandbox_payments order by created_at desc, order_id desc limit 1",
              );
              resolve(new URL(row?.url ?? "").origin);
            },
          );
          call.on("error", reject);
          call.end(JSON.stringify({ plan_id: "basic", cycle: "monthly" }));
        }),
    );
  test("the address people came by on their own machine, network or mapped port", async () => {
    const [server] = servers as [TestServer];
    const hosts = ["192.168.1.5:4300", "localhost:8080", "127.0.0.1:4300", "[fd00::5]:4300"];
    for (const host of [...hosts, "may-chu:4300", "may-chu.local", "may-chu.mau.test:4300"])
      expect(await open(server, host)).toBe(`http://${host}`);
  });
  test("never a name that only the call tells; PUBLIC_URL before all", async () => {
    const [server] = servers as [TestServer];
    for (const host of ["studio.evil.vn", "localhost.evil.vn:4300", "local.evil.vn"])
      expect(await open(server, host)).toBe(server.deps.publicUrl());
    const own = await startTestServer({ env: { PUBLIC_URL: "https://studio.test/" } });
    for (const host of ["studio.evil.test", "192.168.1.5:4300", "127.0.0.1"])
      expect(await open(own, host)).toBe("https://studio.test");
  });
});
