import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LIMITS } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";
import { PAYLOADS } from "../support/payloads.ts";
import { type Basics, blogBasics, written } from "./support/blog.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";
import { unzip } from "./support/unzip.ts";

let server: TestServer;
let admin: Person;
let basics: Basics;
let slug: string;
let me: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
  basics = await blogBasics(server, admin);
});
beforeEach(async () => {
  slug = (await written(server, admin, basics)).slug;
  me = await server.person();
});

const write = (text: unknown, as: Person | undefined = me, at = slug) =>
  server.call("POST", `/api/blog/posts/${at}/comments`, { text }, as ? { as } : {});
const texts = async (as?: Person) =>
  (
    await server.call("GET", `/api/blog/posts/${slug}/comments`, undefined, as ? { as } : {})
  ).body.items.map(({ text }: { text: string }) => text);
const decide = (id: string, status: string) =>
  server.call("PATCH", `/api/admin/comments/${id}`, { status }, { as: admin });
const listed = (query = "") =>
  server.call("GET", `/api/admin/comments${query}`, undefined, { as: admin });
const pending = async () =>
  (await server.call("GET", "/api/admin/dashboard/summary", undefined, { as: admin })).body
    .pending_comments;

describe("a comment", () => {
  test("is taken back by its writer alone, approved or not", async () => {
    const { id } = (await write("Viết nhầm")).body;
    await decide(id, "approved");
    const own = async (as?: Person) =>
      (
        await server.call("GET", `/api/blog/posts/${slug}/comments`, undefined, as ? { as } : {})
      ).body.items.map(({ is_own }: { is_own: boolean }) => is_own);
    const stranger = await server.person();
    expect([await own(), await own(stranger), await own(me)]).toEqual([[false], [false], [true]]);
    const back = (as?: Person) =>
      server.call("DELETE", `/api/blog/comments/${id}`, undefined, as ? { as } : {});
    expect([(await back()).status, (await back(stranger)).status]).toEqual([401, 404]);
    expect((await back(me)).status).toBe(204);
    expect([(await back(me)).status, await texts()]).toEqual([404, []]);
  });
  test("is its writer's alone until it is approved, and everybody's from then on", async () => {
    const before = await pending();
    const made = await write("  Bài hay quá,\r\ncảm ơn shop  ");
    expect([made.status, made.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^cmt_/),
        text: "Bài hay quá,\ncảm ơn shop",
        author_name: "Người thử",
        status: "pending",
        created_at: expect.any(String),
        is_own: true,
      },
    ]);
    const stranger = await server.person();
    expect([await texts(), await texts(stranger), await texts(me)]).toEqual([
      [],
      [],
      [made.body.text],
    ]);
    expect(await pending()).toBe(before + 1);
    const approved = await decide(made.body.id, "approved");
    expect(approved.body).toMatchObject({
      status: "approved",
      owner: { id: me.id, email: me.email },
      post: { slug, title: "Chụp áo dài sao cho đẹp" },
      decided_at: expect.any(String),
    });
    expect([await texts(), await texts(stranger)]).toEqual([[made.body.text], [made.body.text]]);
    expect(await pending()).toBe(before);
    await decide(made.body.id, "rejected");
    expect([await texts(), await texts(me)]).toEqual([[], []]);
    await decide(made.body.id, "rejected");
    const audit = `/api/admin/audit?q=${made.body.id}`;
    const { items } = (await server.call("GET", audit, undefined, { as: admin })).body;
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      "comment.rejected",
      "comment.approved",
    ]);
  });
  test("needs a session, a post and words, not too many of either", async () => {
    expect((await write("x", undefined as never, "khong-co")).status).toBe(404);
    const guest = await server.call("POST", `/api/blog/posts/${slug}/comments`, { text: "x" });
    expect(guest.status).toBe(401);
    const draft = await written(server, admin, basics, { status: "draft" });
    expect((await write("x", me, draft.slug)).status).toBe(404);
    for (const bad of ["", " \u200b ", "x".repeat(LIMITS.commentMaxChars + 1), 4, null, "a\u0000b"])
      expect([bad, (await write(bad)).status]).toEqual([bad, 422]);
    expect((await write("x".repeat(LIMITS.commentMaxChars))).status).toBe(201);
    for (const bad of ["pending", "x", null])
      expect((await decide("cmt_x", bad as string)).status).toBe(422);
    expect((await decide("cmt_x", "approved")).status).toBe(404);
  });
  test("is one of so many an hour, whoever sends them at once", async () => {
    const { points } = RATES.comments;
    const all = await Promise.all(Array.from({ length: points + 5 }, (_, n) => write(`số ${n}`)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(points);
    const refused = all.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await texts(me)).toHaveLength(points);
    expect((await write("người khác", await server.person())).status).toBe(201);
  });
  test("is plain text, whatever it says; so is its writer's name", async () => {
    for (const payload of PAYLOADS) {
      const as = await server.person();
      await server.query("update users set name = $1 where id = $2", [payload, as.id]);
      const { body } = await write(payload, as);
      expect([body.text, body.author_name]).toEqual([payload, payload]);
      await decide(body.id, "approved");
    }
    expect(await texts()).toEqual([...PAYLOADS]);
  });
  test("is listed for the administrators, newest first, by what became of it", async () => {
    const ids = [];
    for (const text of ["một", "hai", "ba"]) ids.push((await write(text)).body.id);
    await decide(ids[1], "approved");
    const { body } = await listed("?limit=3");
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
    const waiting = (await listed("?status=pending&limit=2")).body.items;
    expect(waiting.map(({ text }: { text: string }) => text)).toEqual(["ba", "một"]);
    expect((await listed("?status=x")).status).toBe(422);
  });
  test("is by the name its writer goes by now", async () => {
    const { id } = (await write("x")).body;
    await decide(id, "approved");
    await server.call("PATCH", "/auth/profile", { display_name: "Cô Lan" }, { as: me });
    const { items } = (await server.call("GET", `/api/blog/posts/${slug}/comments`)).body;
    expect(items[0].author_name).toBe("Cô Lan");
  });
});

describe("what becomes of comments", () => {
  test("they are in their writer's export, with the post, and nobody else's", async () => {
    await write("của tôi");
    await write("của người khác", await server.person());
    const { id } = (await server.call("POST", "/api/account/export", undefined, { as: me })).body;
    const answer = await fetch(`${server.url}/api/account/export/${id}.zip`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const kept = JSON.parse(files.get("comments.json")?.toString("utf8") ?? "null");
    expect(kept).toMatchObject([{ post: slug, text: "của tôi", status: "pending" }]);
    expect(JSON.parse(files.get("profile.json")?.toString("utf8") ?? "").newsletter).toBeNull();
  });
  test("they go with their writer's account, and with the post", async () => {
    const hash = await server.deps.passwords.hash("matkhau88");
    await server.query("update users set password_hash = $1 where id = $2", [hash, me.id]);
    const own = (await write("đi cùng tài khoản")).body;
    const stays = (await write("ở lại", await server.person())).body;
    await decide(own.id, "approved");
    await decide(stays.id, "approved");
    const gone = await server.call(
      "DELETE",
      "/auth/profile",
      { password: "matkhau88" },
      { as: me },
    );
    expect([gone.status, await texts()]).toEqual([204, ["ở lại"]]);
    const [post] = await server.query<{ id: string }>("select id from posts where slug = $1", [
      slug,
    ]);
    await server.call("DELETE", `/api/admin/blog/posts/${post?.id}`, undefined, { as: admin });
    expect(await server.query("select 1 from comments where id = $1", [stays.id])).toEqual([]);
  });
});
