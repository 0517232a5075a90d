import { once } from "node:events";
import { readdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Endpoint } from "#wire/endpoints/endpoint.ts";
import { ENDPOINTS } from "#wire/endpoints.ts";
import { LIMITS, TIMES } from "#wire/limits.ts";
import { atEnd } from "./support/cleanup.ts";
import { processesBeside } from "./support/cluster.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";
import { type Hostile, hostile, type Target } from "./support/hostile.ts";
import type { ServerProcess } from "./support/process.ts";
import { isTorture, measured, times } from "./support/torture.ts";

/** How long an answer, or the end of the line, may take where the body does not stand still. */
const LIMIT_MS = 15_000;
const AT_ONCE = 12;

let server: TestServer;
let shop: ServerProcess;
let me: Person;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person({ plan: "premium" });
  shop = await (await processesBeside(server))({ ROLE: "api" });
  atEnd(() => shop.kill("SIGTERM"));
}, 600_000);

/** Every place that reads a body, from the wire's own table. */
function targets(): Target[] {
  const forms: Record<string, Pick<Target, "field" | "maxFiles">> = {
    uploadAsset: { field: "file", maxFiles: 1 },
    contact: { field: "files", maxFiles: LIMITS.contactFiles },
  };
  const found = (Object.entries(ENDPOINTS) as [string, Endpoint][]).flatMap<Target>(
    ([name, entry]) => {
      const at = entry.path.replace(/:\w+/g, "gen_0123456789");
      const base = { method: entry.method, path: at };
      if (entry.multipart) return forms[name] ? [{ ...base, kind: "form", ...forms[name] }] : [];
      if (entry.access === "signature" && entry.method === "POST")
        return [{ ...base, kind: "raw" }];
      // What ends the account or the session of the test would spare the rest of it.
      const ends = /^(deleteProfile|logout|endOtherSessions|changePassword)$/.test(name);
      return entry.body && !ends ? [{ ...base, kind: "json" }] : [];
    },
  );
  const own = { method: "POST", path: "/sandbox/pay/chk_0123456789", kind: "raw" as const };
  // Forms as often as all the rest: most can go wrong there.
  const many = found.filter(({ kind }) => kind === "form");
  return [...found, own, ...Array.from({ length: 20 }, () => many).flat()];
}

/** Sends it; answers the status, or null where the line was closed without one. */
async function send({ head, pieces, after }: Hostile): Promise<number | null> {
  const { port, hostname } = new URL(shop.url);
  const socket = net.connect(Number(port), hostname);
  socket.setNoDelay(true);
  let said = "";
  socket.on("error", () => undefined);
  socket.on("data", (data: Buffer) => {
    if (said.length < 2000) said += data.toString("latin1");
  });
  // A reset is an end like any other here; once() would take it for a failure.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(head);
  for (const piece of pieces) {
    if (socket.destroyed) break;
    if (!socket.write(piece)) {
      await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), closed]);
    }
  }
  if (after === "gone") socket.destroy();
  if (after === "end") socket.end();
  const late = setTimeout(() => {
    said = "late";
    socket.destroy();
  }, LIMIT_MS);
  await closed;
  clearTimeout(late);
  if (said === "late") throw new Error("neither answered nor closed in time");
  const last = [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].at(-1)?.[1];
  return last ? Number(last) : null;
}

const temporary = () => readdirSync(path.join(server.dataDir, "tmp"));
const alive = async () => {
  expect(shop.child.exitCode).toBeNull();
  const health = (await (await fetch(`${shop.url}/health`)).json()) as { status: string };
  expect(health.status).toBe("ok");
};

describe("the four ways one request ended the server", () => {
  const part = (name: string, bytes: string | Buffer) =>
    Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
      ),
      Buffer.from(bytes),
      Buffer.from("\r\n"),
    ]);
  const form = (
    at: string,
    body: Buffer,
    more: Partial<Hostile> & { length?: number } = {},
  ): Hostile => ({
    name: at,
    head: `POST ${at} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${me.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${more.length ?? body.length}\r\n\r\n`,
    pieces: [body],
    after: "wait",
    ...more,
  });
  test("110 bytes to the contact form, its file under a name nobody wants", async () => {
    const body = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="x"; filename=""\r\nContent-Type: image/png\r\n\r\nhello',
    );
    expect(await send(form("/api/contact", body))).toBe(422);
    await alive();
  });
  test("five ordinary photos to the contact form", async () => {
    const photos = Array.from({ length: 5 }, () => part("files", Buffer.alloc(390_000, 1)));
    const body = Buffer.concat([...photos, Buffer.from("--b--\r\n")]);
    expect(await send(form("/api/contact", body))).toBe(422);
    await alive();
  });
  test("a wrong field name and a body cut short", async () => {
    const cut = part("x", await picture()).subarray(0, -40);
    expect(await send(form("/api/assets", cut))).toBe(422);
    await alive();
  });
  test("a wrong field name and a client that gives up half way", async () => {
    const half = part("image", Buffer.alloc(5_000_000, 1)).subarray(0, -2);
    await send(form("/api/assets", half, { length: 10_000_000, after: "gone" }));
    await alive();
  });
});

describe("bodies that stand still", () => {
  const form = "content-type: multipart/form-data; boundary=b";
  const opened = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx';
  const begun: [name: string, head: string, body: string][] = [
    ["an upload amid its file", `POST /api/assets HTTP/1.1\r\n${form}`, opened],
    ["an upload before its body", `POST /api/assets HTTP/1.1\r\n${form}`, ""],
    ["a contact form", `POST /api/contact HTTP/1.1\r\n${form}`, opened],
    ["a login", "POST /auth/login HTTP/1.1\r\ncontent-type: application/json", '{"username":"'],
    ["a webhook", "POST /webhooks/sandbox HTTP/1.1", "x"],
  ];
  // By the clock of a real server; the rule itself is tried on a simulated one (steady-body.test.ts).
  test.runIf(isTorture)(
    "are ended after thirty seconds, also when they bring a byte now and then",
    async () => {
      const { port, hostname } = new URL(shop.url);
      const ends = begun.flatMap(([name, head, body]) =>
        [false, true].map(async (dribbles) => {
          const socket = net.connect(Number(port), hostname);
          socket.on("error", () => undefined);
          let said = "";
          socket.on("data", (data) => {
            said += data;
          });
          const since = performance.now();
          socket.write(
            `${head}\r\nhost: x\r\nauthorization: Bearer ${me.token}\r\ncontent-length: 90000\r\n\r\n${body}`,
          );
          const timer = dribbles ? setInterval(() => socket.write("x"), 3000) : undefined;
          await once(socket, "close");
          clearInterval(timer);
          return { name, status: said.split(" ")[1], ms: performance.now() - since };
        }),
      );
      for (const { name, status, ms } of await Promise.all(ends)) {
        expect([name, status]).toEqual([name, "408"]);
        expect(ms).toBeGreaterThan(TIMES.bodyStall - 1000);
        expect(ms).toBeLessThan(TIMES.bodyStall + 10_000);
      }
      expect(temporary()).toEqual([]);
    },
    TIMES.bodyStall + 20_000,
  );
});

test("hostile bodies on every route that reads one: the process stays, each is answered or closed", async () => {
  const count = Number(process.env.FUZZ_RUNS ?? 500);
  const cases = fc.sample(hostile(targets(), `Bearer ${me.token}`), {
    numRuns: times(Math.min(count, 500), count),
    seed: 20_261_129,
  });
  const wrong: string[] = [];
  const answers = new Map<string, number>();
  const queue = [...cases.entries()];
  async function worker() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [n, one] = next;
      const status = await send(one).catch((error: Error) => error.message);
      const kind = typeof status === "number" ? String(status) : "closed";
      answers.set(kind, (answers.get(kind) ?? 0) + 1);
      if (typeof status === "string" || (status !== null && status >= 500)) {
        wrong.push(`${n} ${one.name}: ${status}`);
      }
      if (shop.child.exitCode !== null) throw new Error(`the server ended at ${n} ${one.name}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(wrong).toEqual([]);
  await alive();
  await until(
    async () => temporary(),
    (names) => names.length === 0,
  );
  const list = [...answers].sort().map(([kind, n]) => `${n} × ${kind}`);
  measured({
    check: "43 hostile bodies",
    tried: `${cases.length} requests over every route that reads a body: cut, wrong field, a file too many, wrong length, chunk and boundary tricks, hung up`,
    target: "the process stays, each is answered below 500 or closed in time, nothing left in tmp",
    measured: `all so: ${list.join(", ")}; 0 left`,
  });
}, 900_000);
