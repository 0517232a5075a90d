import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { DAY, TIMES } from "#wire/limits.ts";
import { RATES } from "#wire/rates.ts";
import { CONTACT_HONEYPOT, type Language } from "#wire/values.ts";
import { dumpOf } from "./support/dump.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";
import { unzip } from "./support/unzip.ts";

let server: TestServer;
let admin: Person;
let email: string;
let counter = 0;
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
});
beforeEach(() => {
  email = `doc-gia-${counter++}@mau.test`;
});

const ask = (more: object = {}, language: Language = "vi") =>
  server.call("POST", "/api/newsletter", { email, ...more }, { language });
const mailbox = async (to = email) =>
  (await server.call("GET", `/api/dev/mail?to=${to}`)).body.items as {
    subject: string;
    text: string;
    link: string;
    leave: string;
  }[];
const tokenIn = (link: string | undefined) => new URL(link ?? "").searchParams.get("token") ?? "";
const confirm = (token: string) => server.call("POST", "/api/newsletter/confirm", { token });
const leave = (token: string) => server.call("POST", "/api/newsletter/leave", { token });
const row = async () => {
  const at = `/api/admin/subscribers?q=${email}`;
  return (await server.call("GET", at, undefined, { as: admin })).body.items[0];
};

describe("the newsletter", () => {
  test("comes only to who opens the mailed link, in the language it was asked in", async () => {
    const asked = await ask({}, "en");
    expect([asked.status, asked.body]).toEqual([202, { sent: true }]);
    expect(await row()).toMatchObject({ email, status: "pending", language: "en" });
    const [mail, ...more] = await mailbox();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Confirm the Mẫu Studio newsletter");
    expect(mail?.link).toMatch(
      /^http:\/\/localhost:4300\/newsletter\/confirm\?token=[\w-]{43}&lang=en$/,
    );
    const done = await confirm(tokenIn(mail?.link));
    expect([done.status, done.body]).toEqual([200, { email }]);
    expect(await row()).toMatchObject({ status: "confirmed", left_at: null });
    const [begun] = await mailbox();
    expect(begun?.subject).toBe("You now get the Mẫu Studio newsletter");
    expect(begun?.link).toMatch(/\/newsletter\/leave\?token=/);
    expect((await leave(tokenIn(begun?.link))).body).toEqual({ email });
    expect(await row()).toMatchObject({ status: "left", left_at: expect.any(String) });
  });
  test("is in Vietnamese for who reads Vietnamese", async () => {
    await ask();
    expect((await mailbox())[0]?.subject).toBe("Xác nhận nhận thư tin Mẫu Studio");
  });
  test("a link works twice, also at once; one mail follows", async () => {
    await ask();
    const token = tokenIn((await mailbox())[0]?.link);
    const both = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailbox()).toHaveLength(2);
    const out = tokenIn((await mailbox())[0]?.link);
    const ends = await Promise.all([leave(out), leave(out)]);
    expect(ends.map(({ status }) => status)).toEqual([200, 200]);
  });
  test("who left is not brought back by an old mail, only by asking anew", async () => {
    await ask();
    await ask();
    const [second, first] = await mailbox();
    await confirm(tokenIn(first?.link));
    await leave(tokenIn((await mailbox())[0]?.link));
    for (const old of [first, second]) {
      const answer = await confirm(tokenIn(old?.link));
      expect([answer.status, answer.body.code]).toEqual([422, "code_expired"]);
    }
    await ask();
    expect(await row()).toMatchObject({ status: "pending" });
    expect((await confirm(tokenIn((await mailbox())[0]?.link))).status).toBe(200);
    expect(await row()).toMatchObject({ status: "confirmed", left_at: null });
  });
  test("answers the same whoever is known, and mails nobody who reads it already", async () => {
    const unknown = await ask();
    await confirm(tokenIn((await mailbox())[0]?.link));
    const before = (await mailbox()).length;
    const known = await ask();
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await mailbox()).toHaveLength(before);
    expect(await row()).toMatchObject({ status: "confirmed" });
  });
  test("mails one address so often a day, and goes on answering", async () => {
    const { points } = RATES.newsletterTo;
    for (let n = 0; n < points + 2; n++) expect((await ask()).status).toBe(202);
    expect(await mailbox()).toHaveLength(points);
  });
  test("takes nothing from programs that fill in every field", async () => {
    const said = await ask({ [CONTACT_HONEYPOT]: "https://evil.test" });
    expect([said.status, said.body]).toEqual([202, { sent: true }]);
    expect([await row(), await mailbox()]).toEqual([undefined, []]);
    expect((await ask({ [CONTACT_HONEYPOT]: "" })).status).toBe(202);
    expect(await mailbox()).toHaveLength(1);
    for (const bad of ["", "a@b", "a@b.vn,c@d.vn", null])
      expect([bad, (await ask({ email: bad })).status]).toEqual([bad, 422]);
  });
  test("says of a wrong or an old link which it is", async () => {
    for (const act of [confirm, leave]) {
      const wrong = await act("khong-phai");
      expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
        422,
        "code_invalid",
        "This link is incomplete or wrong. Open it from the mail again.",
      ]);
      expect((await act("")).status).toBe(422);
    }
    await ask();
    const [mail] = await mailbox();
    expect((await leave(tokenIn(mail?.link))).body.code).toBe("code_invalid");
    expect((await confirm(tokenIn(mail?.leave))).body.code).toBe("code_invalid");
    server.pass(TIMES.newsletterLink + 1);
    const old = await confirm(tokenIn(mail?.link));
    expect([old.status, old.body.code]).toEqual([422, "code_expired"]);
    await cleanUp(server.deps);
    admin = await server.again(admin);
    expect(await row()).toBeUndefined();
  });
  const open = (link: string | undefined, method = "GET", body = "List-Unsubscribe=One-Click") => {
    const { pathname, search } = new URL(link ?? "");
    return fetch(server.url + pathname + search, {
      method,
      redirect: "manual",
      ...(method === "POST" && {
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body,
      }),
    });
  };
  test("nothing comes of a link that is opened, looked at or asked for its head", async () => {
    await ask();
    const [mail] = await mailbox();
    for (const method of ["HEAD", "GET"]) await open(mail?.link, method);
    const look = (kind: string, link: string | undefined) =>
      server.call("GET", `/api/newsletter/link?kind=${kind}&token=${tokenIn(link)}`);
    expect((await look("confirm", mail?.link)).body).toEqual({ email, is_done: false });
    expect((await row()).status).toBe("pending");
    await confirm(tokenIn(mail?.link));
    expect((await look("confirm", mail?.link)).body).toEqual({ email, is_done: true });
    const [begun] = await mailbox();
    for (const method of ["HEAD", "GET"]) await open(begun?.leave, method);
    expect((await look("leave", begun?.leave)).body).toEqual({ email, is_done: false });
    expect((await row()).status).toBe("confirmed");
    await leave(tokenIn(begun?.leave));
    expect((await look("leave", begun?.leave)).body).toEqual({ email, is_done: true });
    expect((await look("confirm", mail?.link)).body.code).toBe("code_expired");
    expect((await look("leave", mail?.link)).body.code).toBe("code_invalid");
    expect((await look("nothing", mail?.link)).status).toBe(422);
  });
  test("is confirmed and left by the page's form without a script, which leads to what is so then", async () => {
    await ask({}, "en");
    const [mail] = await mailbox();
    const pressed = await open(mail?.link, "POST", "");
    const { pathname, search } = new URL(mail?.link ?? "");
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, pathname + search]);
    expect((await row()).status).toBe("confirmed");
    const [begun] = await mailbox();
    expect((await open(begun?.leave, "POST", "")).status).toBe(303);
    expect((await row()).status).toBe("left");
    // A wrong link is the page's to speak of.
    const wrong = await fetch(`${server.url}/newsletter/confirm?token=x`, {
      method: "POST",
      redirect: "manual",
    });
    expect(wrong.headers.get("location")).toBe("/newsletter/confirm?token=x");
  });
  test("is left by one click in the mail program, without a page", async () => {
    await ask();
    await confirm(tokenIn((await mailbox())[0]?.link));
    const [begun] = await mailbox();
    for (const _ of [1, 2]) expect((await open(begun?.leave, "POST")).status).toBe(200);
    expect((await row()).status).toBe("left");
    expect((await open("http://x/newsletter/leave?token=x", "POST")).status).toBe(422);
  });
  test("keeps no token that a copy of the database would give away", async () => {
    await ask();
    const [mail] = await mailbox();
    const dump = await dumpOf(server);
    for (const secret of [tokenIn(mail?.link), tokenIn(mail?.leave)])
      expect([secret.length, dump.some((kept) => kept.includes(secret))]).toEqual([43, false]);
  });
});

describe("for the administrators", () => {
  test("subscribers are listed, found and forgotten; the summary counts the confirmed", async () => {
    const summary = async () =>
      (await server.call("GET", "/api/admin/dashboard/summary", undefined, { as: admin })).body
        .subscribers;
    const before = await summary();
    await ask();
    expect(await summary()).toBe(before);
    await confirm(tokenIn((await mailbox())[0]?.link));
    expect(await summary()).toBe(before + 1);
    const list = (query: string) =>
      server.call("GET", `/api/admin/subscribers?${query}`, undefined, { as: admin });
    expect((await list(`status=left&q=${email}`)).body.total).toBe(0);
    const found = (await list(`status=confirmed&q=${email.toUpperCase()}`)).body;
    expect([found.total, found.items[0].email]).toEqual([1, email]);
    const [, out] = [email, tokenIn((await mailbox())[0]?.link)];
    const at = `/api/admin/subscribers/${found.items[0].id}`;
    expect((await server.call("DELETE", at, undefined, { as: admin })).status).toBe(204);
    expect((await server.call("DELETE", at, undefined, { as: admin })).status).toBe(404);
    expect([await row(), (await leave(out)).body.code]).toEqual([undefined, "code_invalid"]);
    const audit = `/api/admin/audit?action=subscriber.deleted`;
    const { items } = (await server.call("GET", audit, undefined, { as: admin })).body;
    expect(items[0]).toMatchObject({
      subject_id: found.items[0].id,
      details: { email: "d…@mau.test", status: "confirmed" },
    });
  });
  test("confirmed ones are taken out as a table, each with a link to leave by; that is written down", async () => {
    await ask({}, "en");
    await confirm(tokenIn((await mailbox())[0]?.link));
    const waiting = `cho-xac-nhan-${counter}@mau.test`;
    await server.call("POST", "/api/newsletter", { email: waiting });
    const answer = await fetch(`${server.url}/api/admin/subscribers/export`, {
      method: "POST",
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/csv; charset=utf-8",
    ]);
    const text = await answer.text();
    expect(text).not.toContain(waiting);
    // However often they are taken out, each address has one way out: the one it was mailed.
    const again = await fetch(answer.url, {
      method: "POST",
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(await again.text()).toBe(text);
    expect(text).toContain(tokenIn((await mailbox())[0]?.link));
    const line = text.split("\r\n").find((one) => one.startsWith(`${email},en,`));
    const link = line?.split(",").at(-1);
    expect((await leave(tokenIn(link))).body).toEqual({ email });
    expect((await row()).status).toBe("left");
    const at = "/api/admin/audit?action=subscriber.exported";
    const { items } = (await server.call("GET", at, undefined, { as: admin })).body;
    expect(items[0]).toMatchObject({
      subject_id: admin.id,
      details: { count: expect.any(Number) },
    });
    const refused = await server.call("POST", "/api/admin/subscribers/export", undefined, {
      as: await server.person(),
    });
    expect(refused.status).toBe(403);
  });
  test("an account's own subscription is in its export and goes with it", async () => {
    const me = await server.person();
    email = me.email;
    await ask();
    const hash = await server.deps.passwords.hash("matkhau88");
    await server.query("update users set password_hash = $1 where id = $2", [hash, me.id]);
    expect(await row()).toMatchObject({ email });
    const { id } = (await server.call("POST", "/api/account/export", undefined, { as: me })).body;
    const answer = await fetch(`${server.url}/api/account/export/${id}.zip`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    const files = unzip(Buffer.from(await answer.arrayBuffer()));
    const profile = JSON.parse(files.get("profile.json")?.toString("utf8") ?? "null");
    expect(profile.newsletter).toMatchObject({ status: "pending", confirmed_at: null });
    await server.call("DELETE", "/auth/profile", { password: "matkhau88" }, { as: me });
    expect(await row()).toBeUndefined();
  });
});

describe("going on at a computer", () => {
  const send = (path: unknown, as?: Person, language: Language = "en") =>
    server.call("POST", "/api/handoff", { path }, { ...(as && { as }), language });
  test("mails oneself a link to the page", async () => {
    const me = await server.person();
    expect((await send("/virtual-tryon", me)).status).toBe(202);
    const [mail] = await mailbox(me.email);
    expect([mail?.subject, mail?.link]).toEqual([
      "Go on at your computer",
      // In the language of the mail, wherever it is opened.
      "http://localhost:4300/virtual-tryon?lang=en",
    ]);
    expect((await send("/admin/users", me, "vi")).status).toBe(202);
    expect((await mailbox(me.email))[0]?.subject).toBe("Làm tiếp trên máy tính");
  });
  test("leads to pages of the product alone, for who is signed in, so often a day", async () => {
    const me = await server.person();
    expect((await send("/virtual-tryon")).status).toBe(401);
    for (const bad of ["https://evil.test", "//evil.test/x", "/nothing", "/s/\\evil.test", "", 4]) {
      const answer = await send(bad, me);
      expect([bad, answer.status, Object.keys(answer.body.fields)]).toEqual([bad, 422, ["path"]]);
    }
    expect((await send("/nothing", me)).body.fields.path).toBe("There is no page at this address");
    const { points } = RATES.handoffMails;
    for (let n = 0; n < points; n++) expect((await send("/history", me)).status).toBe(202);
    expect((await send("/history", me)).status).toBe(429);
    expect(await mailbox(me.email)).toHaveLength(points);
    server.pass(DAY + 1);
    expect((await send("/history", await server.again(me))).status).toBe(202);
  });
});
