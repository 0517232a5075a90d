import { beforeAll, describe, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { completedRun } from "./support/runs.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const read = async (as: Person, query = "") =>
  (await server.call("GET", `/api/dashboard${query}`, undefined, { as })).body;
const made = (as: Person, id: string, feature: string, at: string, status = "completed") =>
  server.query(
    `insert into generations (id, user_id, feature, status, cost, charged, settings, seed, engine_id,
       engine_model, engine_preview, created_at)
     values ($1, $2, $3, $4, 1, 1, '{}', 1, 'local', 'm', true, $5)`,
    [id, as.id, feature, status, at],
  );
let causes = 0;
const spent = (as: Person, kind: string, credits: number, at: string) =>
  server.query(
    `insert into entries (id, user_id, kind, credits, balance_after, cause, created_at)
     values ('ent_' || $5::text, $1, $2, $3, 5, $5, $4)`,
    [as.id, kind, credits, at, String(causes++)],
  );

describe("the dashboard", () => {
  test("recent follows the filter; the latest run and the banner do not", async () => {
    const me = await server.person();
    const first = await completedRun(server, me);
    for (let n = 10; n < 24; n++) {
      await made(me, `gen_b${n}`, "body_generator", `2026-01-01T00:00:${n}Z`);
    }
    await made(me, "gen_bx", "body_generator", "2026-01-02T00:00:00Z", "failed");
    const all = await read(me);
    expect([all.recent.length, all.latest.id, all.recent[0].id]).toEqual([12, first.id, first.id]);
    const bodies = all.body_models.map(({ id }: { id: string }) => id);
    expect([bodies.length, bodies[0]]).toEqual([8, "gen_b23"]);
    const hair = await read(me, "?feature=hairstyle_changer");
    expect([hair.recent, hair.latest.id, hair.banner]).toEqual([[], first.id, all.banner]);
    const body = await read(me, "?feature=body_generator");
    expect(body.recent[0].id).toBe("gen_bx");
  });
  test("credits used: this month where the person is, refunds taken off, and in all", async () => {
    const me = await server.person();
    const now = new Date("2026-12-01T00:30:00Z").getTime();
    server.pass(now - server.deps.now().getTime());
    await server.query("update sessions set expires_at = '2030-01-01'");
    await spent(me, "reserve", -3, "2026-11-30T17:30:00Z");
    await spent(me, "refund", 1, "2026-11-30T18:00:00Z");
    await spent(me, "reserve", -4, "2026-11-30T16:00:00Z");
    const used = async (tz: string) => {
      const { used_month, used_total } = (await read(me, `?tz=${encodeURIComponent(tz)}`)).credits;
      return [used_month, used_total];
    };
    expect(await used("Asia/Ho_Chi_Minh")).toEqual([2, 6]);
    expect(await used("UTC")).toEqual([0, 6]);
    expect(await used("America/New_York")).toEqual([6, 6]);
    server.pass(Date.now() - server.deps.now().getTime());
  });
  test("every zone a browser knows is understood, offsets are refused", async () => {
    const me = await server.person();
    const known = await server.query<{ name: string }>("select name from pg_timezone_names");
    const names = new Set(known.map(({ name }) => name));
    expect(Intl.supportedValuesOf("timeZone").filter((zone) => !names.has(zone))).toEqual([]);
    for (const tz of ["+07:00", "Nowhere/City", "x".repeat(65), "';--"]) {
      const at = `/api/dashboard?tz=${encodeURIComponent(tz)}`;
      expect((await server.call("GET", at, undefined, { as: me })).status).toBe(422);
    }
  });
  test("the banner says the next useful thing, until each is dismissed", async () => {
    const me = await server.person();
    const dismiss = (kinds: string[]) =>
      server.call(
        "PUT",
        "/api/preferences",
        { tutorials_seen: [], sidebar: "open", banner_dismissed: kinds },
        { as: me },
      );
    expect((await read(me)).banner).toEqual({ kind: "first_picture" });
    await server.query(
      "update lots set expires_at = now() + interval '6 days' where user_id = $1",
      [me.id],
    );
    await completedRun(server, me);
    expect((await read(me)).banner).toEqual({ kind: "credits_expiring" });
    await dismiss(["credits_expiring"]);
    expect((await read(me)).banner).toEqual({ kind: "annual_saving" });
    await dismiss(["credits_expiring", "annual_saving"]);
    expect((await read(me)).banner).toBe(null);
  });
});

describe("preferences", () => {
  test("hold what the wire names and nothing else, within bounds", async () => {
    const me = await server.person();
    const put = (body: object) => server.call("PUT", "/api/preferences", body, { as: me });
    const some = { tutorials_seen: ["try-on"], sidebar: "closed", banner_dismissed: ["verify"] };
    expect((await put({ ...some, plan: "premium", is_admin: true })).body).toEqual(some);
    const kept = await server.call("GET", "/api/preferences", undefined, { as: me });
    expect(kept.body).toEqual(some);
    const wrong: [object, string][] = [
      [{ sidebar: "wide" }, "sidebar"],
      [{ tutorials_seen: "all" }, "tutorials_seen"],
      [{ tutorials_seen: Array(51).fill("x") }, "tutorials_seen"],
      [{ tutorials_seen: ["x".repeat(61)] }, "tutorials_seen.0"],
      [{ banner_dismissed: Array(51).fill("x") }, "banner_dismissed"],
      [{ banner_dismissed: [7] }, "banner_dismissed.0"],
    ];
    for (const [change, field] of wrong) {
      const { status, body } = await put({ ...some, ...change });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
    }
    expect((await put({ sidebar: "open" })).status).toBe(422);
    expect((await server.call("GET", "/api/preferences", undefined, { as: me })).body).toEqual(
      some,
    );
  });
});
