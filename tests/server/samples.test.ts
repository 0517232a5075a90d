import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import type { SampleRow } from "#server/files/samples.ts";
import { byLanguage, DEFAULT_LANGUAGE } from "#wire/values.ts";
import { atEnd } from "./support/cleanup.ts";
import {
  type Person,
  picture,
  startTestServer,
  type TestServer,
  until,
} from "./support/harness.ts";

let server: TestServer;
let me: Person;
beforeAll(async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "mau-samples-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "secret"));
  writeFileSync(path.join(folder, "secret", "x.webp"), "x");
  const rows: SampleRow[] = [];
  for (const [usage, category] of [
    ["model", null],
    ["garment", "tops"],
    ["hair", null],
  ] as const) {
    const bytes = await sharp(await picture(900, 1200))
      .webp()
      .toBuffer();
    writeFileSync(path.join(folder, `${usage}.webp`), bytes);
    rows.push({
      id: `ast_sample_${usage}`,
      usage,
      category,
      file: `${usage}.webp`,
      width: 900,
      height: 1200,
      mime: "image/webp",
      bytes: bytes.length,
      labels: byLanguage((language) => (language === DEFAULT_LANGUAGE ? "Áo thun đỏ" : "Red tee")),
    });
  }
  writeFileSync(path.join(folder, "manifest.json"), JSON.stringify(rows));
  server = await startTestServer({ samples: folder });
  me = await server.person();
});

test("a first use by many at once makes one thumbnail and refuses nobody", async () => {
  const { body } = await server.call("GET", "/api/samples?usage=model");
  const address = server.url + body.items[0].thumb_url;
  const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(address)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("are listed for everyone, filtered by use, named in the caller's language, served for a day", async () => {
  const { body } = await server.call("GET", "/api/samples?usage=garment");
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({
    id: "ast_sample_garment",
    name: "Red tee",
    origin: "sample",
    category: "tops",
  });
  const { headers, status } = await fetch(server.url + body.items[0].url);
  expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=86400"]);
  const thumb = await fetch(server.url + body.items[0].thumb_url);
  const { width, height } = await sharp(Buffer.from(await thumb.arrayBuffer())).metadata();
  expect([width, height]).toEqual([384, 512]);
  for (const at of ["/samples/manifest.json", "/samples/secret%2fx.webp", "/samples/..%2f..%2fx"]) {
    expect((await fetch(server.url + at)).status).toBe(404);
  }
});

test("portraits for hair are a use of their own, and no list without a use leaves them out", async () => {
  const idsOf = async (query: string): Promise<string[]> => {
    const { body } = await server.call("GET", `/api/samples${query}`);
    return body.items.map(({ id }: { id: string }) => id);
  };
  expect(await idsOf("?usage=hair")).toEqual(["ast_sample_hair"]);
  expect(await idsOf("?usage=model")).toEqual(["ast_sample_model"]);
  expect(await idsOf("")).toEqual(["ast_sample_model", "ast_sample_garment", "ast_sample_hair"]);
});

test("stand wherever an asset id does: in a run, in its history, in a download", async () => {
  const order = { model: "ast_sample_model", garment: "ast_sample_garment" };
  const { body } = await server.call("POST", "/ai/virtual-try-on", order, { as: me });
  const read = async () =>
    (await server.call("GET", `/api/generations/${body.id}`, undefined, { as: me })).body;
  const done = await until(read, ({ status }) => status === "completed");
  const garment = done.inputs.find((input: { role: string }) => input.role === "clothing_item");
  expect(garment.asset.id).toBe("ast_sample_garment");
  expect((await fetch(server.url + garment.asset.thumb_url)).headers.get("content-type")).toBe(
    "image/webp",
  );
  const asset = await server.call("GET", "/api/assets/ast_sample_garment", undefined, { as: me });
  expect(asset.body.usage).toBe("garment");
  const file = await server.call(
    "GET",
    "/api/assets/ast_sample_garment/download?size=small",
    undefined,
    { as: me },
  );
  expect([file.status, file.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringContaining('filename="red-tee.jpg"'),
  ]);
  expect(
    (await server.call("DELETE", "/api/assets/ast_sample_garment", undefined, { as: me })).status,
  ).toBe(404);
});
