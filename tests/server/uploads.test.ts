import { readdirSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#wire/limits.ts";
import {
  answerOf,
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";
import { jpegOf, ownCases, sharedCases, type UploadCase } from "./support/upload-cases.ts";

let server: TestServer;
let me: Person;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person({ plan: "premium" });
});

const filesOnDisk = () =>
  readdirSync(path.join(server.dataDir, "files"), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
const temporary = () => readdirSync(path.join(server.dataDir, "tmp"));
const rows = () => server.query("select id from assets");
const fetchFile = async (url: string) =>
  Buffer.from(await (await fetch(server.url + url)).arrayBuffer());

async function checkAccepted(one: UploadCase) {
  const { status, body } = await server.upload(me, one.bytes, one.file);
  expect([status, body.code]).toEqual([201, undefined]);
  const bytes = await fetchFile(body.url);
  const header = await sharp(bytes).metadata();
  expect([header.width, header.height]).toEqual([body.width, body.height]);
  expect(body.bytes).toBe(bytes.length);
  expect(header.depth).toBe("uchar");
  expect(header.space).toBe("srgb");
  expect([header.exif, header.xmp, header.iptc, header.orientation]).toEqual(
    Array(4).fill(undefined),
  );
  expect(bytes.includes("TestPhone")).toBe(false);
  if (one.size) expect([body.width, body.height]).toEqual(one.size);
  if (one.mime) expect(body.mime).toBe(one.mime);
  expect(`image/${header.format}`).toBe(body.mime);
  if (one.alpha !== undefined) expect(header.hasAlpha).toBe(one.alpha);
  if (one.mean) {
    const { channels } = await sharp(bytes).removeAlpha().stats();
    for (const [i, wanted] of one.mean.entries()) {
      expect(Math.abs((channels[i]?.mean ?? -1) - wanted)).toBeLessThanOrEqual(one.within ?? 8);
    }
  }
  const thumb = await fetch(server.url + body.thumb_url);
  expect(thumb.headers.get("content-type")).toBe("image/webp");
  expect(Buffer.from(await thumb.arrayBuffer()).includes("TestPhone")).toBe(false);
}
async function checkRefused(one: UploadCase) {
  const before = [(await rows()).length, filesOnDisk().length];
  const started = performance.now();
  const { status, body } = await server.upload(me, one.bytes, one.file);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(performance.now() - started).toBeLessThan(2000);
  expect(body.message.length).toBeGreaterThan(10);
  if (one.code) expect(body.code).toBe(one.code);
  expect([(await rows()).length, filesOnDisk().length]).toEqual(before);
  expect(temporary()).toEqual([]);
}
const check = (one: UploadCase) => {
  if (one.expect === "accept") return checkAccepted(one);
  if (one.expect === "reject") return checkRefused(one);
  return server
    .upload(me, one.bytes, one.file)
    .then(({ status }) => expect(status).toBeLessThan(500));
};

describe("each kind of file, made here", async () => {
  test.each(await ownCases())("$name", check);
});
const shared = sharedCases();
describe.skipIf(shared.length === 0)("each file of the shared folder", () => {
  test.each(shared.length ? shared : [{ name: "none" } as UploadCase])("$name", check);
  test("turned ones look like the plain one", async () => {
    const plain = shared.find((one) => one.name === "lies/jpeg_named.png");
    for (const name of [
      "orientation/hopper_orientation_5.jpg",
      "orientation/hopper_orientation_6.webp",
    ]) {
      const one = shared.find((each) => each.name === name);
      const { body } = await server.upload(me, one?.bytes ?? Buffer.alloc(0), "a.jpg");
      const [a, b] = await Promise.all(
        [await fetchFile(body.url), plain?.bytes ?? Buffer.alloc(0)].map((bytes) =>
          sharp(bytes).removeAlpha().toColourspace("srgb").raw().toBuffer(),
        ),
      );
      const distance = (a as Buffer).reduce(
        (sum, value, i) => sum + Math.abs(value - (b as Buffer)[i]!),
        0,
      );
      expect(distance / (a as Buffer).length).toBeLessThan(5);
    }
  });
});

describe("sizes", () => {
  test("10 MiB less one byte and exactly 10 MiB are taken, one byte more is not", async () => {
    for (const bytes of [LIMITS.uploadBytes - 1, LIMITS.uploadBytes]) {
      const { status } = await server.upload(me, await jpegOf(bytes), "big.jpg");
      expect(status).toBe(201);
    }
    const over = await server.upload(me, await jpegOf(LIMITS.uploadBytes + 1), "big.jpg");
    expect([over.status, over.body.message]).toEqual([
      413,
      "File is too large. Maximum size is 10MB",
    ]);
    expect(temporary()).toEqual([]);
  });
  test("far too large ones get the sentence, with and without a length", async () => {
    const large = Buffer.alloc(40 * 1024 * 1024, 1);
    expect((await server.upload(me, large, "huge.jpg")).body.code).toBe("file_too_large");
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(head));
      },
      pull(controller) {
        controller.enqueue(new Uint8Array(1024 * 1024));
        if (++sent > 30) {
          controller.enqueue(Buffer.from("\r\n--x--\r\n"));
          controller.close();
        }
      },
    });
    let sent = 0;
    const response = await fetch(`${server.url}/api/assets`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${me.token}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body,
      duplex: "half",
    } as RequestInit);
    const { status, body: said } = await answerOf(response);
    expect([status, said.code]).toEqual([413, "file_too_large"]);
    expect(temporary()).toEqual([]);
  });
  test("a client that goes away leaves nothing", async () => {
    const before = filesOnDisk().length;
    const { port, hostname } = new URL(server.url);
    for (let i = 0; i < 5; i++) {
      const socket = net.connect(Number(port), hostname);
      socket.write(
        `POST /api/assets HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${me.token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 900000\r\n\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`,
      );
      socket.write(Buffer.alloc(100_000));
      await until(
        async () => temporary().length,
        (count) => count > 0,
      );
      socket.destroy();
      await until(
        async () => temporary().length,
        (count) => count === 0,
      );
    }
    expect(filesOnDisk().length).toBe(before);
  });
  test("a request without a file says so", async () => {
    const form = new FormData();
    form.set("usage", "model");
    const headers = { authorization: `Bearer ${me.token}` };
    const response = await fetch(`${server.url}/api/assets`, {
      method: "POST",
      headers,
      body: form,
    });
    expect(response.status).toBe(422);
    const json = await server.call("POST", "/api/assets", { file: "x" }, { as: me });
    expect(json.status).toBe(422);
  });
  test("a full plan refuses; two uploads at its edge let one through", async () => {
    const free = await server.person();
    await server.query(
      `insert into assets (id, user_id, usage, origin, name, name_folded, mime, width, height, bytes, key, file)
       select 'ast_q' || n, $1, 'image', 'upload', '', '', 'image/png', 1, 1, 1, 'key' || n, 'x' from generate_series(1, 199) n`,
      [free.id],
    );
    const two = await Promise.all([
      server.upload(free, await picture()),
      server.upload(free, await picture()),
    ]);
    expect(two.map(({ status }) => status).sort()).toEqual([201, 413]);
    expect(two.find(({ status }) => status === 413)?.body.code).toBe("quota_exceeded");
  });
});

describe("names", () => {
  const name = "Áo dài đỏ – mẫu số 1 (Nguyễn Thị Ánh).jpg";
  test("are kept exactly, found without marks, and downloadable", async () => {
    for (const form of ["NFC", "NFD"] as const) {
      const { body } = await server.upload(me, await picture(), name.normalize(form));
      expect(body.name).toBe(name.normalize("NFC"));
      const found = await server.call("GET", "/api/assets?q=ao%20dai%20DO&limit=100", undefined, {
        as: me,
      });
      expect(found.body.items.map((item: { id: string }) => item.id)).toContain(body.id);
      const { headers } = await server.call("GET", `/api/assets/${body.id}/download`, undefined, {
        as: me,
      });
      const disposition = headers.get("content-disposition") ?? "";
      expect(disposition).toContain('filename="ao-dai-do-mau-so-1-nguyen-thi-anh.jpg"');
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toBe(name);
    }
  });
  test.each([
    "👗 váy đầm 💃.jpg",
    "<img src=x onerror=alert(1)>.jpg",
    '"; filename=evil.exe',
    "../../etc/passwd",
    "CON",
    "a".repeat(300),
  ])("%s does no harm", async (odd) => {
    const { status, body } = await server.upload(me, await picture(), odd);
    expect(status).toBe(201);
    const { headers, status: sent } = await server.call(
      "GET",
      `/api/assets/${body.id}/download`,
      undefined,
      { as: me },
    );
    expect(sent).toBe(200);
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="[\w.-]+\.jpg"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/,
    );
  });
  test("renaming keeps the files, deleting removes them", async () => {
    const { body } = await server.upload(me, await picture(), "cũ.jpg");
    const renamed = await server.call(
      "PATCH",
      `/api/assets/${body.id}`,
      { name: "mới" },
      { as: me },
    );
    expect(renamed.body.name).toBe("mới");
    expect((await fetch(server.url + body.url)).status).toBe(200);
    const stranger = await server.person();
    expect(
      (await server.call("DELETE", `/api/assets/${body.id}`, undefined, { as: stranger })).status,
    ).toBe(404);
    expect(
      (await server.call("DELETE", `/api/assets/${body.id}`, undefined, { as: me })).status,
    ).toBe(204);
    expect((await fetch(server.url + body.url)).status).toBe(404);
  });
});

describe("signed links", () => {
  test("hold for their path and time only; HEAD and ranges work", async () => {
    const { body } = await server.upload(me, await picture());
    const url = server.url + body.url;
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const part = await fetch(url, { headers: { range: "bytes=10-19" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([
      206,
      `bytes 10-19/${whole.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    expect((await fetch(url, { headers: { range: "bytes=999999999-" } })).status).toBe(416);
    expect((await fetch(url, { method: "HEAD" })).headers.get("content-length")).toBe(
      String(whole.length),
    );
    const tampered = [
      url.replace(/s=./, "s=_"),
      url.replace("clean", "thumb"),
      url.split("?")[0] ?? "",
      url.replace(/e=(\d+)/, (_, e) => `e=${Number(e) + 300}`),
    ];
    for (const bad of tampered) {
      const answer = await answerOf(await fetch(bad));
      expect([answer.status, answer.body.code]).toEqual([403, "link_expired"]);
    }
    for (const path of [
      "/files/..%2f..%2fsession-secret/x",
      "/files/a/..%2f..%2fx",
      "/files/%00/x",
    ]) {
      expect([403, 404]).toContain((await fetch(server.url + path)).status);
    }
    const again = await server.call("GET", `/api/assets/${body.id}`, undefined, { as: me });
    expect([again.body.url === body.url, again.status]).toEqual([true, 200]);
    server.pass(15 * 60_000 + 1000);
    expect((await fetch(url)).status).toBe(403);
    const headers = (
      await fetch(
        server.url +
          (
            await server.call("GET", `/api/assets/${body.id}`, undefined, { as: me })
          ).body.url,
      )
    ).headers;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("sandbox");
  });
  test("downloads fit their box, turned for portraits, never enlarged, in the asked quality", async () => {
    const noise = await sharp({
      create: {
        width: 1200,
        height: 1800,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const { body } = await server.upload(me, noise, "lớn.jpg");
    const get = async (query: string) => {
      const response = await fetch(`${server.url}/api/assets/${body.id}/download?${query}`, {
        headers: { authorization: `Bearer ${me.token}` },
      });
      const data = Buffer.from(await response.arrayBuffer());
      const { width, height, format } = await sharp(data).metadata();
      return { width, height, format, bytes: data.length };
    };
    expect(await get("size=large")).toMatchObject({ width: 1080, height: 1620, format: "jpeg" });
    expect(await get("size=small")).toMatchObject({ width: 533, height: 800 });
    expect((await get("size=small&quality=low")).bytes).toBeLessThan(
      (await get("size=small&quality=high")).bytes,
    );
    const original = await get("size=original&quality=high");
    expect(await get("")).toEqual(original);
    const light = await get("quality=low");
    expect(light).toMatchObject({ width: original.width, height: original.height });
    expect(light.bytes).toBeLessThan(original.bytes);
    const clear = await sharp({
      create: { width: 300, height: 300, channels: 4, background: "#f000" },
    })
      .png()
      .toBuffer();
    const alpha = await server.upload(me, clear, "trong.png");
    const kept = await fetch(
      `${server.url}/api/assets/${alpha.body.id}/download?size=small&quality=low`,
      { headers: { authorization: `Bearer ${me.token}` } },
    );
    expect(kept.headers.get("content-type")).toBe("image/png");
  });
  test("a mask is kept as one 8-bit channel in the pixels it came in", async () => {
    const painted = await sharp({
      create: { width: 301, height: 500, channels: 4, background: "#0000" },
    })
      .composite([
        {
          input: {
            create: { width: 40, height: 60, channels: 4, background: "#ffffff" },
          },
          left: 100,
          top: 200,
        },
      ])
      .png()
      .toBuffer();
    const { body } = await server.upload(me, painted, "mask.png", "mask");
    expect(body).toMatchObject({ usage: "mask", mime: "image/png", width: 301, height: 500 });
    const kept = await fetch(`${server.url}/api/assets/${body.id}/download`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const file = sharp(Buffer.from(await kept.arrayBuffer()));
    expect(await file.metadata()).toMatchObject({ channels: 1, depth: "uchar", format: "png" });
    const data = await file.toColourspace("b-w").raw().toBuffer();
    expect([data[200 * 301 + 100], data[259 * 301 + 139], data[200 * 301 + 99], data[0]]).toEqual([
      255, 255, 0, 0,
    ]);
  });
  test("a page link needs no bearer, lasts five minutes and cannot be altered", async () => {
    const { body } = await server.upload(me, await picture(), "áo.jpg");
    const made = await server.call(
      "POST",
      "/api/downloads",
      { kind: "asset", id: body.id },
      { as: me },
    );
    expect(made.status).toBe(201);
    const file = await fetch(server.url + made.body.url);
    expect([file.status, file.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringContaining('filename="ao.jpg"'),
    ]);
    const stranger = await server.person();
    expect(
      (
        await server.call(
          "POST",
          "/api/downloads",
          { kind: "asset", id: body.id },
          { as: stranger },
        )
      ).status,
    ).toBe(404);
    expect((await fetch(`${server.url}${made.body.url.slice(0, -3)}AAA`)).status).toBe(403);
    server.pass(300_001);
    expect((await fetch(server.url + made.body.url)).status).toBe(403);
  });
});

test("files without a row are swept when old, those with one stay", async () => {
  const { body } = await server.upload(me, await picture());
  const { store } = server.deps;
  const stage = await store.stage();
  await store.adopt(stage, store.newKey());
  const { knownKeys } = await import("#server/scheduled/housekeeping.ts");
  const known = (keys: string[]) => knownKeys(server.deps.db, keys);
  expect(await store.sweep(known)).toBe(0);
  expect(await store.sweep(known, Date.now() + 3_600_000)).toBeGreaterThanOrEqual(1);
  expect((await fetch(server.url + body.url)).status).toBe(200);
});
