import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";

let server: TestServer;
let me: Person;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person();
});
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const fetched = (url: string) => fetch(server.url + url);
/** Where a served file lies: /files/<key>/<name>. */
const onDisk = (url: string) => {
  const [, , key = "", name = ""] = new URL(url, server.url).pathname.split("/");
  return path.join(server.dataDir, "files", key.slice(0, 2), key, name);
};

/** A picture's size, and the mean of each channel. */
async function look(bytes: Buffer) {
  const { info } = await sharp(bytes).toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(bytes).stats();
  return { size: [info.format, info.width, info.height], means: channels.map(({ mean }) => mean) };
}

test.each(["an upload", "a marked result"])(
  "a lost thumbnail of %s is made again for all who ask",
  async (kind) => {
    const asset =
      kind === "an upload"
        ? (await server.upload(me, await picture(900, 1200))).body
        : (await completedRun(server, me)).result.asset;
    const before = await look(await bytesOf(await fetched(asset.thumb_url)));
    rmSync(onDisk(asset.thumb_url));
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetched(asset.thumb_url)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const { size, means } = await look(await bytesOf(answer));
      expect(size).toEqual(before.size);
      for (const [channel, mean] of means.entries())
        expect(Math.abs(mean - (before.means[channel] ?? -1))).toBeLessThan(3);
    }
    expect(readdirSync(path.join(server.dataDir, "tmp"))).toEqual([]);
  },
);
test("where the picture is gone too, or the file is no thumbnail, it is said to be gone", async () => {
  const asset = (await server.upload(me, await picture(900, 1200))).body;
  rmSync(path.dirname(onDisk(asset.url)), { recursive: true });
  for (const url of [asset.thumb_url, asset.url]) {
    const answer = await fetched(url);
    const { code } = (await answer.json()) as { code: string };
    expect([answer.status, code]).toEqual([404, "not_found"]);
  }
});
