import { readFileSync, statSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { until } from "./support/harness.ts";
import { builtEntries, dataFolder, startProcess } from "./support/process.ts";

let entry: string;
beforeAll(async () => {
  entry = path.join(await builtEntries(), "crash-main.js");
}, 600_000);

test("the first start shows two administrators and keeps them; the next says ready and no more", async () => {
  const dataDir = dataFolder();
  const env = { DATA_DIR: dataDir, ADMIN_ADDRESSES: "a@mau.test,b@mau.test" };
  const first = await startProcess(entry, env);
  const lines = first.stderr().match(/^admin \S+@mau\.test \S+$/gm) ?? [];
  expect(lines).toHaveLength(2);
  expect(readFileSync(path.join(dataDir, "admin.txt"), "utf8")).toBe(`${lines.join("\n")}\n`);
  expect(statSync(path.join(dataDir, "admin.txt")).mode & 0o777).toBe(0o600);
  expect(statSync(path.join(dataDir, "session-secret")).mode & 0o777).toBe(0o600);
  const [, username, password] = (lines[0] ?? "").split(" ");
  const login = async (url: string) =>
    fetch(`${url}/auth/login`, { method: "POST", body: JSON.stringify({ username, password }) });
  const answer = (await (await login(first.url)).json()) as { access_token: string; user: object };
  expect(answer.user).toMatchObject({ is_admin: true, credits: 5 });
  expect(first.stdout()).toBe(`ready ${first.url}\n`);
  expect(await first.kill("SIGTERM")).toBe(0);

  const second = await startProcess(entry, env);
  expect(second.stderr()).not.toContain("admin ");
  // The secret was kept: a token of the first life still holds.
  const headers = { authorization: `Bearer ${answer.access_token}` };
  expect((await fetch(`${second.url}/auth/profile`, { headers })).status).toBe(200);
  expect(await second.kill("SIGTERM")).toBe(0);
});

test("listening on every address without PUBLIC_URL, links lead to this machine, not to 0.0.0.0", async () => {
  const server = await startProcess(entry, { DATA_DIR: dataFolder(), HOST: "0.0.0.0" });
  const { port } = new URL(server.url);
  const document = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
  const { servers } = (await document.json()) as { servers: { url: string }[] };
  expect(servers).toEqual([{ url: `http://127.0.0.1:${port}` }]);
  expect(await server.kill("SIGTERM")).toBe(0);
});

describe("a start that cannot go on says why in one sentence", () => {
  const refused = (env: Record<string, string>) =>
    startProcess(entry, { DATA_DIR: dataFolder(), ...env }).then(
      async (server) => {
        await server.kill("SIGTERM");
        return "started";
      },
      (error: Error) => error.message,
    );
  test("a busy port", async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as net.AddressInfo;
    expect(await refused({ PORT: String(port) })).toContain(`Port ${port} is already taken`);
    other.close();
  });
  test("a half-set group", async () => {
    expect(await refused({ GOOGLE_CLIENT_ID: "x" })).toContain("without GOOGLE_CLIENT_SECRET");
  });
});

test("a killed database is 503 for a moment and then everything goes on", async () => {
  const dataDir = dataFolder();
  const server = await startProcess(entry, { DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const pid = Number(
    readFileSync(path.join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0],
  );
  const body = JSON.stringify({ username: "nobody@mau.test", password: "x" });
  const login = async () =>
    (await fetch(`${server.url}/auth/login`, { method: "POST", body })).status;
  expect(await login()).toBe(401);
  process.kill(pid, "SIGKILL");
  const seen = new Set<number>();
  await until(
    async () => {
      const status = await login();
      seen.add(status);
      return status;
    },
    (status) => status === 401,
    10_000,
  );
  expect([...seen].every((status) => status === 401 || status === 503)).toBe(true);
  const health = async () =>
    ((await (await fetch(`${server.url}/health`)).json()) as { status: string }).status;
  await until(health, (status) => status === "ok");
  expect(await server.kill("SIGTERM")).toBe(0);
});
