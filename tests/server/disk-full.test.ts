import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statfsSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#wire/limits.ts";
import { atEnd } from "./support/cleanup.ts";
import { type Answer, answerOf, picture, until } from "./support/harness.ts";
import { builtEntries, dataFolder, type ServerProcess, startProcess } from "./support/process.ts";
import { measured } from "./support/torture.ts";

/** A disk of its own takes the right to mount one, in a namespace that ends with the process. */
const mounts = (() => {
  try {
    execFileSync("unshare", ["-m", "true"], { stdio: "ignore" });
    return process.platform === "linux";
  } catch {
    return false;
  }
})();
const DISK_MIB = 260;
const MIB = 1024 * 1024;

describe.skipIf(!mounts)("a disk that runs full, the built-in database on it too", () => {
  let server: ServerProcess;
  /** The data folder as the server sees it. */
  let disk: string;
  let token = "";
  const log = () => server.stderr();
  beforeAll(async () => {
    const built = await builtEntries();
    const dataDir = dataFolder();
    server = await startProcess(
      path.join(built, "crash-main.js"),
      { DATA_DIR: dataDir, WORKERS: "1" },
      (command) => [
        "unshare",
        "-m",
        "sh",
        "-c",
        `mount -t tmpfs -o mode=0711,size=${DISK_MIB}m tmpfs "$0" && exec "$@"`,
        dataDir,
        ...command,
      ],
    );
    atEnd(() => server.kill("SIGTERM"));
    disk = path.join("/proc", String(server.child.pid), "root", dataDir);
    token = await signUp();
  }, 600_000);

  const call = async (method: string, at: string, body?: unknown): Promise<Answer> =>
    answerOf(
      await fetch(server.url + at, {
        method,
        headers: { "accept-language": "en", ...(token && { authorization: `Bearer ${token}` }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  async function signUp(): Promise<string> {
    const [email, password] = ["disk@mau.test", "matkhau88"];
    await call("POST", "/auth/register", { name: "Disk", email, password });
    await call("POST", "/auth/generate_otp", { email });
    const mail = await call("GET", `/api/dev/mail?to=${email}`);
    await call("POST", "/auth/verify_otp", { email, otp: mail.body.items[0].code });
    const { body } = await call("POST", "/auth/login", { username: email, password });
    return body.access_token;
  }
  async function upload(file: Buffer): Promise<Answer> {
    const form = new FormData();
    form.set("usage", "image");
    form.set("file", new File([new Uint8Array(file)], "a.jpg"));
    const headers = { authorization: `Bearer ${token}`, "accept-language": "en" };
    return answerOf(
      await fetch(`${server.url}/api/assets`, { method: "POST", headers, body: form }),
    );
  }
  /** Leaves so many bytes of the disk. */
  function leave(bytes: number) {
    rmSync(path.join(disk, "filler"), { force: true });
    const { bavail, bsize } = statfsSync(disk);
    const size = Math.max(0, bavail * bsize - bytes);
    execFileSync("fallocate", ["-l", String(size), path.join(disk, "filler")]);
  }
  const free = () => rmSync(path.join(disk, "filler"), { force: true });
  const temporary = () => readdirSync(path.join(disk, "tmp"));
  const health = async () => (await call("GET", "/health")).body;

  test("an upload is told so at once, in words of its own; health says it; freed, all is well again", async () => {
    expect((await upload(await picture())).status).toBe(201);
    expect(await health()).toMatchObject({ status: "ok", storage: "ok" });
    leave(LIMITS.diskReserveBytes - MIB);
    const refused = await upload(await picture());
    expect([refused.status, refused.body.code]).toEqual([507, "storage_full"]);
    expect(refused.body.message).toContain("no room left");
    expect(temporary()).toEqual([]);
    expect(await health()).toMatchObject({ status: "degraded", storage: "full" });
    expect(log()).toContain("storage_full");
    free();
    expect((await upload(await picture())).status).toBe(201);
    expect(await health()).toMatchObject({ status: "ok", storage: "ok" });
  });

  test("one that fills amid an upload ends it the same way, with nothing left", async () => {
    leave(LIMITS.diskReserveBytes + 20 * MIB);
    const { port, hostname } = new URL(server.url);
    const socket = net.connect(Number(port), hostname);
    socket.on("error", () => undefined);
    let said = "";
    socket.on("data", (data) => {
      said += data;
    });
    const closed = once(socket, "close");
    const opened = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const length = 9 * MIB;
    socket.write(
      `POST /api/assets HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${length}\r\n\r\n${opened}`,
    );
    await until(
      async () => temporary(),
      (names) => names.length > 0,
    );
    leave(0);
    socket.write(Buffer.alloc(length - opened.length, 1));
    await closed;
    expect(said).toMatch(/^HTTP\/1\.1 507 /);
    expect(said).toContain('"storage_full"');
    expect(temporary()).toEqual([]);
    free();
    expect((await upload(await picture())).status).toBe(201);
  });

  test("a run that can't keep its picture fails and is refunded", async () => {
    const [model, garment] = [await upload(await picture()), await upload(await picture())];
    const before = (await call("GET", "/api/credits")).body.balance;
    const run = await call("POST", "/ai/virtual-try-on", {
      model: model.body.id,
      garment: garment.body.id,
      category: "all",
      prompt: "slow:1500",
    });
    expect(run.status).toBe(202);
    const state = async () => (await call("GET", `/api/generations/${run.body.id}`)).body;
    await until(state, ({ status }) => status === "processing");
    leave(0);
    // What the database can't write down while its disk is full is made good once there is room.
    await until(
      async () => log().includes("No space left") || (await state()).status === "failed",
      Boolean,
    );
    free();
    const ended = await until(state, ({ status }) => status === "failed");
    expect(ended.refunded).toBe(1);
    expect((await call("GET", "/api/credits")).body.balance).toBe(before);
    expect((await call("GET", "/health")).body.status).toBe("ok");
    await until(
      async () => temporary(),
      (names) => names.length === 0,
      30_000,
    );
    measured({
      check: "44 disk full",
      tried: `a disk of ${DISK_MIB} MiB with the database on it: full before an upload, amid one, amid a run`,
      target:
        "507 in words of its own, nothing left, health degraded, the run refunded, no restart",
      measured: "507, 0 left, degraded, refunded; in order again as soon as there was room",
    });
  }, 600_000);
});
