import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { withPreview } from "#server/http/link-preview.ts";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { type Person, picture, startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";

const PAGE = "<!doctype html><head><title>app</title></head>";
let server: TestServer;
let me: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
  const client = path.join(server.dataDir, "client");
  mkdirSync(client, { recursive: true });
  writeFileSync(path.join(client, "index.html"), PAGE);
  me = await server.person({ credits: 50 });
  other = await server.person();
});

const share = (id: string, as: Person = me) =>
  server.call("POST", `/api/generations/${id}/share`, undefined, { as });
const unshare = (id: string, as: Person = me) =>
  server.call("DELETE", `/api/generations/${id}/share`, undefined, { as });
const idOf = (url: string) => url.split("/s/")[1] ?? "";
const look = (id: string) => server.call("GET", `/api/shares/${id}`);
const fileOf = (url: string) => fetch(server.url + url);

describe("a share", () => {
  test("is public, unlisted, without owner or inputs, and in the history of its owner", async () => {
    const run = await completedRun(server, me);
    expect(run.share_url).toBe(null);
    const made = await share(run.id);
    expect(made.status).toBe(200);
    expect(made.body.share_url).toMatch(/^http:\/\/localhost:4300\/s\/shr_[0-9A-Za-z]{22}$/);
    expect((await share(run.id)).body).toEqual(made.body);
    const again = await server.call("GET", `/api/generations/${run.id}`, undefined, { as: me });
    expect(again.body.share_url).toBe(made.body.share_url);
    const seen = await look(idOf(made.body.share_url));
    expect(seen.status).toBe(200);
    expect(seen.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(Object.keys(seen.body).sort()).toEqual(["asset", "created_at", "feature", "id"]);
    const told = JSON.stringify(seen.body);
    for (const hidden of [run.id, run.result.asset.id, me.id, me.email, "ảnh"]) {
      expect(told).not.toContain(hidden);
    }
    const file = await fileOf(seen.body.asset.url);
    expect([file.status, file.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    const bytes = Buffer.from(await file.arrayBuffer());
    const meta = await sharp(bytes).metadata();
    expect([meta.width, meta.height]).toEqual([seen.body.asset.width, seen.body.asset.height]);
    expect([meta.exif, meta.xmp, meta.iptc]).toEqual([undefined, undefined, undefined]);
    expect((await fileOf(seen.body.asset.thumb_url)).status).toBe(200);
  });
  test("its page says noindex, and 404 once it is taken back, as do its picture's links", async () => {
    const run = await completedRun(server, me);
    const id = idOf((await share(run.id)).body.share_url);
    const page = await server.call("GET", `/s/${id}`);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex, nofollow"]);
    const kept = { "if-none-match": page.headers.get("etag") ?? "" };
    const still = await server.call("GET", `/s/${id}`, undefined, { headers: kept });
    expect(still.status).toBe(304);
    const { asset } = (await look(id)).body;
    expect((await unshare(run.id)).status).toBe(204);
    expect((await unshare(run.id)).status).toBe(204);
    expect((await look(id)).status).toBe(404);
    for (const url of [asset.url, asset.thumb_url]) expect((await fileOf(url)).status).toBe(404);
    const gone = await server.call("GET", `/s/${id}`, undefined, { headers: kept });
    expect([gone.status, gone.body]).toEqual([404, PAGE]);
    expect(gone.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    for (const odd of ["%00", "shr_%00", "..%2f", "%ff", "x".repeat(3000)]) {
      expect([odd, (await server.call("GET", `/s/${odd}`)).status]).toEqual([odd, 404]);
    }
    const fresh = idOf((await share(run.id)).body.share_url);
    expect(fresh).not.toBe(id);
    expect(
      (await server.call("GET", `/api/generations/${run.id}`, undefined, { as: me })).body,
    ).toMatchObject({ share_url: expect.stringContaining(fresh), result: { asset: {} } });
    expect((await fileOf(run.result.asset.url)).status).toBe(200);
  });
  test("a link to it shows its picture elsewhere, in the language of the link, and stays escaped", async () => {
    const run = await completedRun(server, me);
    const id = idOf((await share(run.id)).body.share_url);
    const { body } = await server.call("GET", `/s/${id}`);
    const tag = (html: string, name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)" />`).exec(html)?.[1];
    expect(tag(body, "title")).toBe("Xem kết quả làm bằng Mẫu Studio");
    expect(tag(body, "url")).toBe(`http://localhost:4300/s/${id}`);
    const image = new URL((tag(body, "image") ?? "").replaceAll("&#38;", "&"));
    expect(image.origin).toBe("http://localhost:4300");
    const file = await fileOf(image.pathname + image.search);
    expect([file.status, file.headers.get("content-type")]).toEqual([200, tag(body, "image:type")]);
    const english = await server.call("GET", `/s/${id}?lang=en`);
    expect(tag(english.body, "title")).toBe("See what was made with Mẫu Studio");
    const sly = {
      title: '"><script>$&</script>',
      address: "a",
      image: { url: "", mime: "", size: null },
    };
    const page = withPreview("<head></head>", sly);
    expect(page).not.toContain("<script>");
    expect(page).toContain("&#38;");
  });
  test("carries the mark by the plan at the time of sharing; sharing again follows a new plan", async () => {
    const as = await server.person({ credits: 5 });
    const run = await completedRun(server, as, "large");
    const id = idOf((await share(run.id, as)).body.share_url);
    const [{ forms, width }] = (await server.query(
      "select forms, width from assets where id = $1",
      [run.result.asset.id],
    )) as [{ forms: { marked: { width: number; bytes: number } }; width: number }];
    const free = (await look(id)).body.asset;
    expect([free.width, free.bytes]).toEqual([forms.marked.width, forms.marked.bytes]);
    await server.query("update users set plan = 'premium' where id = $1", [as.id]);
    server.deps.sessions.forget();
    expect((await look(id)).body.asset.bytes).toBe(free.bytes);
    expect(idOf((await share(run.id, as)).body.share_url)).toBe(id);
    const clean = (await look(id)).body.asset;
    expect(clean.width).toBe(width);
    expect((await fileOf(clean.url)).status).toBe(200);
    expect((await fileOf(free.url)).status).toBe(404);
  });
  test("is refused for a run that did not complete, and is nobody else's to make or end", async () => {
    const asset = (await server.upload(me, await picture())).body.id;
    const order = { model: asset, garment: asset, prompt: "slow:60000" };
    const { body } = await server.call("POST", "/ai/virtual-try-on", order, { as: me });
    const early = await share(body.id);
    expect([early.status, early.body.code, early.body.message]).toEqual([
      409,
      "conflict",
      "This run has no result to publish yet.",
    ]);
    await server.call("POST", `/api/generations/${body.id}/cancel`, undefined, { as: me });
    expect((await share(body.id)).status).toBe(409);
    const run = await completedRun(server, me);
    expect((await share(run.id, other)).status).toBe(404);
    const id = idOf((await share(run.id)).body.share_url);
    expect((await unshare(run.id, other)).status).toBe(404);
    expect((await look(id)).status).toBe(200);
    expect((await share("gen_nothing")).status).toBe(404);
    expect((await server.call("POST", `/api/generations/${run.id}/share`)).status).toBe(401);
  });
  test("ends with its run, with its account, and while its owner is switched off", async () => {
    const as = await server.person({ credits: 5 });
    const [first, second] = [await completedRun(server, as), await completedRun(server, as)];
    const one = idOf((await share(first.id, as)).body.share_url);
    const two = idOf((await share(second.id, as)).body.share_url);
    const { asset } = (await look(one)).body;
    const { asset: last } = (await look(two)).body;
    await server.call("DELETE", `/api/generations/${first.id}`, undefined, { as });
    expect((await look(one)).status).toBe(404);
    expect((await fileOf(asset.url)).status).toBe(404);
    await server.query("update users set active = false where id = $1", [as.id]);
    expect((await look(two)).status).toBe(404);
    await server.query("update users set active = true where id = $1", [as.id]);
    expect((await look(two)).status).toBe(200);
    expect((await server.call("DELETE", "/auth/profile", {}, { as })).status).toBe(204);
    expect((await look(two)).status).toBe(404);
    expect((await fileOf(last.url)).status).toBe(404);
  });
  test("asked for twenty times at once is one page with one folder", async () => {
    const run = await completedRun(server, me);
    const answers = await Promise.all(Array.from({ length: 20 }, () => share(run.id)));
    expect(new Set(answers.map(({ body }) => body.share_url)).size).toBe(1);
    const { asset } = (await look(idOf(answers[0]?.body.share_url))).body;
    expect((await fileOf(asset.url)).status).toBe(200);
    server.pass(3_600_000);
    await cleanUp(server.deps);
    server.pass(-3_600_000);
    expect((await fileOf(asset.url)).status).toBe(200);
  });
  test("made while its run is deleted leaves nothing behind", async () => {
    for (let round = 0; round < 8; round++) {
      const as = await server.person({ credits: 1 });
      const run = await completedRun(server, as);
      const [made] = await Promise.all([
        share(run.id, as),
        server.call("DELETE", `/api/generations/${run.id}`, undefined, { as }),
      ]);
      expect([200, 404]).toContain(made.status);
      if (made.status === 200) expect((await look(idOf(made.body.share_url))).status).toBe(404);
      expect(await server.query("select 1 from shares where user_id = $1", [as.id])).toEqual([]);
    }
  });
});
