import { rm } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { zipOf } from "#server/files/zip.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";
import { unzip } from "./support/unzip.ts";

let server: TestServer;
let me: Person;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person({ credits: 50 });
});
const get = async (at: string, as?: Person) => {
  const response = await fetch(server.url + at, {
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};
const link = async (body: object, as = me) =>
  (await server.call("POST", "/api/downloads", body, { as })).body.url as string;
const jsonIn = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString("utf8") ?? "null");

describe("an archive", () => {
  const at = new Date("2026-11-28T03:00:00Z");
  const all = async (parts: AsyncIterable<Uint8Array>) => {
    const chunks: Uint8Array[] = [];
    for await (const part of parts) chunks.push(part);
    return Buffer.concat(chunks);
  };
  test("gives names that come twice a number, in their own folder, and leaves out what is gone", async () => {
    const data = Buffer.from("x");
    const files = unzip(
      await all(
        zipOf(
          [
            { name: "váy/đỏ.jpg", data },
            { name: "váy-đỏ.jpg", data },
            { name: "váy-đỏ.jpg", folder: "results", data },
            { name: "gone.jpg", path: "/nowhere/gone.jpg" },
          ],
          at,
        ),
      ),
    );
    expect([...files.keys()]).toEqual(["váy-đỏ.jpg", "váy-đỏ (2).jpg", "results/váy-đỏ.jpg"]);
  });
  test("reads a file only when those before it were taken", async () => {
    let asked = 0;
    function* large() {
      for (; asked < 50; asked++) yield { name: `${asked}.bin`, data: Buffer.alloc(1_000_000) };
    }
    const archive = zipOf(large(), at);
    await archive.next();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBeLessThan(3);
    await archive.return(undefined);
    expect(asked).toBeLessThan(3);
  });
  test("where the plain format's numbers end it goes on in ZIP64", async () => {
    const entries = Array.from({ length: 9 }, (_, n) => ({
      name: `${n}.bin`,
      data: Buffer.alloc(100, n),
    }));
    const files = unzip(await all(zipOf(entries, at, { forceZip64: true })));
    expect([...files.values()].map((data) => data[50])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const many = Array.from({ length: 66_000 }, (_, n) => ({
      name: String(n),
      data: Buffer.alloc(0),
    }));
    expect(unzip(await all(zipOf(many, at))).size).toBe(66_000);
  });
});

describe("results together", () => {
  test("come newest first, marked on free and clean on a paid plan, without what isn't one's own", async () => {
    const as = await server.person({ credits: 9 });
    const runs = [await completedRun(server, as), await completedRun(server, as, "large")];
    const strange = await completedRun(server, me);
    const ids = [...runs.map((run) => run.id), strange.id];
    const sizes = async (url: string) => {
      const files = unzip((await get(url)).bytes);
      return Promise.all(
        [...files.values()].map(async (file) => (await sharp(file).metadata()).width),
      );
    };
    expect(await sizes(await link({ kind: "generations", ids }, as))).toEqual([1280, 300]);
    await server.query("update users set plan = 'premium' where id = $1", [as.id]);
    server.deps.sessions.forget();
    expect(await sizes(await link({ kind: "generations", ids }, as))).toEqual([2400, 300]);
    const none = await server.call(
      "POST",
      "/api/downloads",
      { kind: "generations", ids: [strange.id] },
      { as },
    );
    expect(none.status).toBe(404);
    const many = { kind: "generations", ids: Array(101).fill("gen_x") };
    expect((await server.call("POST", "/api/downloads", many, { as })).status).toBe(422);
  });
  test("a link ends with the session that asked for it", async () => {
    const as = await server.person({ credits: 2 });
    const run = await completedRun(server, as);
    const url = await link({ kind: "generation", id: run.id }, as);
    expect((await get(url)).response.status).toBe(200);
    await server.call("POST", "/auth/logout", undefined, { as });
    expect((await get(url)).response.status).toBe(401);
  });
});

describe("the export of an account", () => {
  test("holds everything of one's own, every file under the name the JSON tells", async () => {
    const as = await server.person({ credits: 9 });
    const stranger = await completedRun(server, me);
    const run = await completedRun(server, as, "với cổ tròn");
    await server.upload(as, await picture(400, 500), "váy đỏ.jpg", "garment");
    const gone = (await server.upload(as, await picture(), "mất.jpg")).body;
    await server.call("POST", `/api/generations/${run.id}/share`, undefined, { as });
    const asked = await server.call("POST", "/api/account/export", undefined, { as });
    expect([asked.status, asked.body.id]).toEqual([202, expect.stringMatching(/^exp_/)]);
    const [row] = await server.query<{ key: string }>("select key from assets where id = $1", [
      gone.id,
    ]);
    await rm(server.deps.store.folder(row?.key ?? ""), { recursive: true });
    const { response, bytes } = await get(`/api/account/export/${asked.body.id}.zip`, as);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "application/zip",
    ]);
    const files = unzip(bytes);
    const profile = jsonIn(files, "profile.json");
    expect(profile).toMatchObject({ email: as.email, id: as.id });
    expect(profile.sessions).toHaveLength(1);
    const [kept] = jsonIn(files, "generations.json");
    expect(kept).toMatchObject({
      id: run.id,
      settings: { prompt: "với cổ tròn" },
      share_url: expect.stringContaining("/s/shr_"),
    });
    expect(kept.inputs.map(({ role }: { role: string }) => role).sort()).toEqual([
      "clothing_item",
      "person_image",
    ]);
    const told = [
      ...jsonIn(files, "assets.json").map(({ file }: { file: string }) => file),
      ...kept.inputs.map(({ file }: { file: string }) => file),
      kept.result,
    ];
    expect(told).toContain("uploads/váy đỏ.jpg");
    for (const name of told.filter((file) => !file.includes("mất"))) {
      expect(files.has(name), name).toBe(true);
    }
    expect(jsonIn(files, "ledger.json").map(({ kind }: { kind: string }) => kind)).toEqual([
      "grant",
      "reserve",
      "capture",
    ]);
    expect(jsonIn(files, "payments.json")).toEqual([]);
    const texts = [...files]
      .filter(([name]) => name.endsWith(".json"))
      .map(([, data]) => `${data}`);
    expect(texts.join("")).not.toMatch(new RegExp(`argon2|${me.id}|${stranger.id}`));
  });
  test("is nobody else's, needs its id, and closes after a day", async () => {
    const { id } = (await server.call("POST", "/api/account/export", undefined, { as: me })).body;
    const other = await server.person();
    const at = `/api/account/export/${id}.zip`;
    expect((await get(at)).response.status).toBe(401);
    expect((await get(at, other)).response.status).toBe(404);
    expect((await get(`/api/account/export/${id}`, me)).response.status).toBe(404);
    const theirs = await server.call(
      "POST",
      "/api/downloads",
      { kind: "account", id },
      { as: other },
    );
    expect(theirs.status).toBe(404);
    const bare = await server.call("POST", "/api/downloads", { kind: "account" }, { as: me });
    expect(bare.body.fields.id).toBe("This is needed");
    server.pass(86_400_001);
    await server.query("update sessions set expires_at = now() + interval '9 days'");
    expect((await get(at, me)).response.status).toBe(404);
    server.pass(-86_400_001);
  });
});
