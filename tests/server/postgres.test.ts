import { spawn } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { startPostgres } from "#server/db/postgres.ts";
import {
  canUseNamespace,
  chooseIdentity,
  NOBODY,
  openToOthers,
} from "#server/db/postgres-identity.ts";
import { atEnd } from "./support/cleanup.ts";
import { until } from "./support/harness.ts";
import { builtEntries } from "./support/process.ts";

const isRoot = process.getuid?.() === 0;
function folder(mode: number): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "mau-pg-"));
  chmodSync(made, mode);
  atEnd(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
async function answers(host: string): Promise<boolean> {
  const client = new pg.Client({ host, user: "app", database: "postgres" });
  await client.connect();
  const { rows } = await client.query("select current_setting('listen_addresses') as tcp");
  await client.end();
  return rows[0].tcp === "";
}

describe("who runs it", () => {
  const none = async () => false;
  test("not root: plain; root: nobody where it can pass, else a namespace, else a sentence", async () => {
    expect(await chooseIdentity({ uid: 1000, paths: [], namespace: none })).toBe("plain");
    const open = path.join(folder(0o711), "data");
    const shut = path.join(folder(0o700), "data");
    expect([openToOthers(open), openToOthers(shut)]).toEqual([true, false]);
    expect(await chooseIdentity({ uid: 0, paths: [open], namespace: none })).toBe("nobody");
    expect(await chooseIdentity({ uid: 0, paths: [open, shut], namespace: async () => true })).toBe(
      "namespace",
    );
    await expect(chooseIdentity({ uid: 0, paths: [shut], namespace: none })).rejects.toThrow(
      /DATABASE_URL/,
    );
  });
});

describe.runIf(isRoot)("as root", () => {
  test("nobody, then the same files in a namespace, then nobody again", async () => {
    const dir = path.join(folder(0o711), "pg");
    const first = await startPostgres({ dir, durable: false });
    expect([first.fresh, first.identity, statSync(dir).uid, await answers(first.host)]).toEqual([
      true,
      "nobody",
      NOBODY,
      true,
    ]);
    await expect(startPostgres({ dir })).rejects.toThrow(/Another process already runs/);
    await first.stop();
    for (const identity of (await canUseNamespace()) ? (["namespace", "nobody"] as const) : []) {
      const again = await startPostgres({ dir, durable: false, identity });
      expect([again.fresh, statSync(dir).uid]).toEqual([false, identity === "nobody" ? NOBODY : 0]);
      expect(await answers(again.host)).toBe(true);
      await again.stop();
    }
  });
  test.runIf(isRoot)("a private folder takes the namespace by itself", async () => {
    if (!(await canUseNamespace())) return;
    const dir = path.join(folder(0o700), "pg");
    const postgres = await startPostgres({ dir, durable: false });
    expect([postgres.identity, await answers(postgres.host)]).toEqual(["namespace", true]);
    await postgres.stop();
  });
});

test("comes back by itself after it was killed", async () => {
  const dir = path.join(folder(0o711), "pg");
  const postgres = await startPostgres({ dir, durable: false });
  process.kill(postgres.pid, "SIGKILL");
  await until(() => answers(postgres.host).catch(() => false), Boolean);
  await postgres.stop();
});

test("plain, and its server dies with a killed parent", async () => {
  const built = await builtEntries();
  const home = folder(0o711);
  const dir = path.join(home, "own", "pg");
  mkdirSync(path.join(home, "own"));
  if (isRoot) chownSync(path.join(home, "own"), NOBODY, NOBODY);
  for (const fresh of ["true", "false"]) {
    const child = spawn(process.execPath, [path.join(built, "postgres-main.js"), dir], {
      ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
      stdio: ["ignore", "pipe", "inherit"],
    });
    const line = await new Promise<string>((resolve) =>
      child.stdout.once("data", (data) => resolve(String(data))),
    );
    const [host = "", pid = "", wasFresh, identity] = line.trim().split(" ");
    expect([wasFresh, identity]).toEqual([fresh, "plain"]);
    expect(await answers(host)).toBe(true);
    child.kill("SIGKILL");
    await until(
      async () => processExists(Number(pid)),
      (alive) => !alive,
    );
  }
});
function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
