import { beforeAll, describe, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator, completedRun } from "./support/runs.ts";

let server: TestServer;
let me: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  me = await server.person({ credits: 50 });
  admin = await administrator(server);
});

const offer = (id: string, as: Person = me) =>
  server.call("PUT", `/api/generations/${id}/community`, undefined, { as });
const hide = (id: string, as: Person = me) =>
  server.call("DELETE", `/api/generations/${id}/community`, undefined, { as });
const shown = async () => (await server.call("GET", "/api/community")).body.items;
const statusOf = async (id: string) =>
  (await server.call("GET", `/api/generations/${id}`, undefined, { as: me })).body.community;
const queue = async (query = "") =>
  (await server.call("GET", `/api/admin/community${query}`, undefined, { as: admin })).body;
const decide = (id: string, approved: boolean) =>
  server.call("PATCH", `/api/admin/community/${id}`, { approved }, { as: admin });
async function offered(as: Person = me) {
  const run = await completedRun(server, as);
  await offer(run.id, as);
  const { items } = await queue();
  return {
    run,
    item: items.find((one: { generation_id: string }) => one.generation_id === run.id),
  };
}

describe("the community", () => {
  test("shows what its owner offered and an administrator approved, and nothing about either", async () => {
    const run = await completedRun(server, me);
    expect(await statusOf(run.id)).toBe(null);
    expect((await offer(run.id)).status).toBe(204);
    expect((await offer(run.id)).status).toBe(204);
    expect(await statusOf(run.id)).toBe("pending");
    expect(await shown()).toEqual([]);
    const { items, total } = await queue("?status=pending");
    expect([total, items[0].owner.email, items[0].status]).toEqual([1, me.email, "pending"]);
    const approved = await decide(items[0].id, true);
    expect([approved.status, approved.body.status]).toEqual([200, "approved"]);
    expect(await statusOf(run.id)).toBe("approved");
    const [item] = await shown();
    expect(Object.keys(item).sort()).toEqual([
      "asset",
      "created_at",
      "feature",
      "id",
      "style_name",
    ]);
    for (const hidden of [me.id, me.email, run.id, run.result.asset.id]) {
      expect(JSON.stringify(item)).not.toContain(hidden);
    }
    expect((await fetch(server.url + item.asset.url)).status).toBe(200);
    expect((await hide(run.id)).status).toBe(204);
    expect((await hide(run.id)).status).toBe(204);
    expect(await shown()).toEqual([]);
    expect((await fetch(server.url + item.asset.url)).status).toBe(404);
    expect(await statusOf(run.id)).toBe(null);
  });
  test("a refused result stays refused until an administrator thinks again", async () => {
    const { run, item } = await offered();
    await decide(item.id, true);
    const [visible] = await shown();
    expect((await decide(item.id, false)).body.status).toBe("rejected");
    expect(await shown()).toEqual([]);
    expect((await fetch(server.url + visible.asset.url)).status).toBe(404);
    expect((await hide(run.id)).status).toBe(204);
    const again = await offer(run.id);
    expect([again.status, again.body.message]).toEqual([
      409,
      "This result wasn't accepted into the community.",
    ]);
    expect((await decide(item.id, true)).body.status).toBe("approved");
    expect((await decide(item.id, true)).body.status).toBe("approved");
    await hide(run.id);
  });
  test("pages run newest approval first without gaps, and a deleted run is gone from them", async () => {
    const runs: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { run, item } = await offered();
      server.pass(1000);
      await decide(item.id, true);
      runs.unshift(run.id);
    }
    const seen: { id: string; created_at: string }[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const more: string = cursor ? `&cursor=${cursor}` : "";
      const { body } = await server.call("GET", `/api/community?limit=2${more}`);
      seen.push(...body.items);
      cursor = body.next_cursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
    const times = seen.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    await server.call("DELETE", `/api/generations/${runs[0]}`, undefined, { as: me });
    expect(await shown()).toHaveLength(4);
    expect((await server.call("GET", "/api/community?cursor=x")).status).toBe(422);
    for (const id of runs.slice(1)) await hide(id);
  });
  test("an instruction someone wrote is an input and is not told", async () => {
    const { run, item } = await offered();
    await server.query(
      "update generations set style_type = 'instruction', style_name = 'xoá nền' where id = $1",
      [run.id],
    );
    await decide(item.id, true);
    expect((await shown())[0].style_name).toBe(null);
    await hide(run.id);
  });
  test("someone else's result, an unfinished one and a guest are refused", async () => {
    const other = await server.person();
    const run = await completedRun(server, me);
    expect((await offer(run.id, other)).status).toBe(404);
    expect((await hide(run.id, other)).status).toBe(404);
    await server.query("update generations set status = 'failed' where id = $1", [run.id]);
    expect((await offer(run.id)).status).toBe(409);
    expect((await server.call("PUT", `/api/generations/${run.id}/community`)).status).toBe(401);
  });
  test("approved while its owner takes it back: either way no picture is left in sight", async () => {
    for (let round = 0; round < 6; round++) {
      const { run, item } = await offered();
      const [decision] = await Promise.all([decide(item.id, true), hide(run.id)]);
      expect([200, 404]).toContain(decision.status);
      expect(await shown()).toEqual([]);
      expect(await statusOf(run.id)).toBe(null);
    }
  });
});

describe("moderation", () => {
  test("is for the two administrators alone: 401 without a token, 403 for everybody else", async () => {
    const calls = [
      ["GET", "/api/admin/community"],
      ["PATCH", "/api/admin/community/com_x", { approved: true }],
      ["GET", "/api/admin/reports"],
      ["PATCH", "/api/admin/reports/rep_x", { status: "removed" }],
    ] as const;
    for (const [method, at, body] of calls) {
      expect((await server.call(method, at, body)).status).toBe(401);
      const refused = await server.call(method, at, body, { as: me });
      expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    }
    expect((await decide("com_x", true)).status).toBe(404);
    expect((await decide("com_x", "yes" as never)).status).toBe(422);
    await offered();
    await offered();
    const page = await queue("?limit=1&offset=0");
    expect([page.items.length, page.limit, page.offset]).toEqual([1, 1, 0]);
    expect(page.total).toBeGreaterThan(1);
    const wrong = await server.call("GET", "/api/admin/community?limit=101", undefined, {
      as: admin,
    });
    expect(wrong.status).toBe(422);
  });
});
