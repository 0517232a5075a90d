import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mails } from "#server/db/schema.ts";
import { contentOf } from "#server/mail/sealed-mail.ts";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { LIMITS } from "#wire/limits.ts";
import { CONTACT_HONEYPOT } from "#wire/values.ts";
import {
  answerOf,
  type Person,
  picture,
  startTestServer,
  type TestServer,
} from "./support/harness.ts";
import { administrator } from "./support/runs.ts";
import { unzip } from "./support/unzip.ts";
import { pngClaiming } from "./support/upload-cases.ts";

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
});

// The hour's mails to the shop begin anew with every test.
beforeEach(() => server.query("delete from rate_limits where key = 'contact-mails'"));

const PDF = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n");
let counter = 0;
const fields = (more: Record<string, string> = {}): Record<string, string> => ({
  first_name: "Lan Anh",
  last_name: "Nguyễn",
  email: `khach${counter++}@mau.test`,
  phone: "0901 234 567",
  topic: "billing",
  description: "Tôi muốn mua gói cho cả xưởng.\nBáo giá giúp tôi.",
  ...more,
});
type Sent = [name: string, bytes: Buffer];
interface Options {
  as?: Person;
  headers?: Record<string, string>;
  language?: string;
}
async function send(
  texts: Record<string, string>,
  files: readonly Sent[] = [],
  { as, headers = {}, language = "en" }: Options = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  for (const [name, bytes] of files) form.append("files", new File([new Uint8Array(bytes)], name));
  const authorization = as ? { authorization: `Bearer ${as.token}` } : {};
  return answerOf(
    await fetch(`${server.url}/api/contact`, {
      method: "POST",
      headers: { "accept-language": language, ...authorization, ...headers },
      body: form,
    }),
  );
}
const rows = () => server.query<{ id: string; email: string }>("select * from contact_messages");
async function mailOf(email: string) {
  const rows = await server.deps.db.select().from(mails).where(eq(mails.replyTo, email));
  return rows.map((row) => ({
    to: row.to,
    subject: row.subject,
    reply_to: row.replyTo,
    ...contentOf(server.deps.keys.mails, row),
  }));
}
const folders = () =>
  readdirSync(path.join(server.dataDir, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
const temporary = () => readdirSync(path.join(server.dataDir, "tmp"));
const list = async (query = "", as: Person | undefined = admin) =>
  server.call("GET", `/api/admin/contact${query}`, undefined, as ? { as } : {});
const fetchFile = (id: string, file: string, as?: Person) =>
  fetch(`${server.url}/api/admin/contact/${id}/files/${file}`, {
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });

describe("a message", () => {
  test("of a guest arrives with its files, and the shop has a mail that answers its sender", async () => {
    const photo = await sharp({
      create: { width: 40, height: 30, channels: 3, background: "#c05a30" },
    })
      .withExif({ IFD0: { Make: "TestPhone" } })
      .jpeg()
      .toBuffer();
    const texts = fields();
    const sent = await send(
      texts,
      [
        ["váy đỏ.png", photo],
        ["hoá đơn.pdf", PDF],
      ],
      { language: "vi" },
    );
    expect([sent.status, Object.keys(sent.body)]).toEqual([201, ["id"]]);
    const { items, total } = (await list()).body;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      id: sent.body.id,
      first_name: "Lan Anh",
      last_name: "Nguyễn",
      email: texts.email,
      phone: "0901 234 567",
      topic: "billing",
      description: texts.description,
      language: "vi",
      sender: null,
      files: [
        { file: "1.jpg", name: "váy đỏ.png", mime: "image/jpeg" },
        { file: "2.pdf", name: "hoá đơn.pdf", mime: "application/pdf", bytes: PDF.length },
      ],
    });
    const image = await fetchFile(sent.body.id, "1.jpg", admin);
    const bytes = Buffer.from(await image.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes("TestPhone")).toBe(false);
    expect(image.headers.get("content-disposition")).toMatch(
      /^attachment; filename="vay-do\.jpg"; filename\*=UTF-8''v%C3%A1y/,
    );
    expect(image.headers.get("x-content-type-options")).toBe("nosniff");
    expect(image.headers.get("content-security-policy")).toContain("sandbox");
    const document = await fetchFile(sent.body.id, "2.pdf", admin);
    expect(document.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await document.arrayBuffer()).equals(PDF)).toBe(true);
    const [mail, ...more] = await mailOf(texts.email ?? "");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: "admin@mau.local",
      subject: "Liên hệ, thanh toán: Nguyễn Lan Anh",
    });
    expect(mail?.text).toContain(texts.description);
    expect(mail?.text).toContain("Kèm 2 tệp");
    expect(await server.query('select 1 from mails where "to" = $1', [texts.email])).toEqual([]);
  });

  test("of somebody signed in is known as theirs; without phone and files it is whole too", async () => {
    const me = await server.person();
    const { phone: _, ...texts } = fields({ topic: "api" });
    expect((await send(texts, [], { as: me })).status).toBe(201);
    const { items } = (await list("?topic=api")).body;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      phone: null,
      files: [],
      sender: { id: me.id, email: me.email },
    });
  });

  test("markup stays text, line breaks make no heads of a mail", async () => {
    const texts = fields({
      first_name: "Lan\r\nBcc: a@evil.test",
      last_name: "<b>x</b>",
      description: '<img src=x onerror="alert(1)"> mười ký tự',
    });
    expect((await send(texts)).status).toBe(201);
    const [mail] = await mailOf(texts.email ?? "");
    expect(mail?.subject).toBe("Liên hệ, thanh toán: Lan Bcc: a@evil.test <b>x</b>");
    expect(mail?.html).not.toMatch(/<img|<b>/);
    expect(mail?.html).toContain("&#60;img src=x");
    for (const email of ["a@x.vn\r\nBcc: b@x.vn", "a@x.vn,b@x.vn", "Lan <a@x.vn>"]) {
      expect([email, (await send(fields({ email }))).status]).toEqual([email, 422]);
    }
  });
});

describe("what is asked for", () => {
  test("every field but phone and files, in both languages", async () => {
    const before = (await rows()).length;
    const empty = await send({}, [], { language: "vi" });
    expect([empty.status, empty.body.code]).toEqual([422, "invalid_request"]);
    const missing = "Bạn chưa điền mục này";
    expect(empty.body.fields).toEqual({
      first_name: missing,
      last_name: missing,
      topic: missing,
      description: missing,
      email: "Nhập đúng địa chỉ email",
    });
    const wrong = async (more: Record<string, string>, language = "en") =>
      (await send(fields(more), [], { language })).body.fields;
    expect(await wrong({ first_name: "  " })).toEqual({ first_name: "This is needed" });
    expect(await wrong({ topic: "love" })).toEqual({
      topic: "Choose one of these: general, billing, api, partnership, report",
    });
    expect(await wrong({ description: "x".repeat(9) })).toEqual({
      description: "Write at least 10 characters",
    });
    expect(await wrong({ description: "x".repeat(5001) }, "vi")).toEqual({
      description: "Nội dung dài nhất 5.000 ký tự",
    });
    expect(await wrong({ phone: "1".repeat(41) })).toEqual({
      phone: "Write at most 40 characters",
    });
    expect((await wrong({ description: "mười ký tự\u0000" })).description).toMatch(/hidden/);
    expect((await rows()).length).toBe(before);
    expect((await send(fields({ description: "x".repeat(10) }))).status).toBe(201);
    const longest = `${"đ".repeat(2498)}\n\n\n\n${"đ".repeat(2498)}`;
    expect((await send(fields({ description: longest }))).status).toBe(201);
  });

  test("a form, not JSON", async () => {
    const { status, body } = await server.call("POST", "/api/contact", fields());
    expect([status, body.fields]).toEqual([422, { body: "Send this as multipart/form-data" }]);
  });
});

describe("files", () => {
  const refused = async (files: readonly Sent[], language = "vi") => {
    const before = [(await rows()).length, folders().length];
    const { status, body } = await send(fields(), files, { language });
    expect([(await rows()).length, folders().length]).toEqual(before);
    expect(temporary()).toEqual([]);
    return [status, body.code, body.message];
  };
  test("are what their bytes say, whatever they are called; a refusal names the file", async () => {
    const webp = await sharp(await picture())
      .webp()
      .toBuffer();
    const type = "Loại tệp này không dùng được. Chỉ nhận tệp PNG, JPG, PDF.";
    const png = await picture();
    expect(
      await refused([
        ["a.png", png],
        ["váy.png", webp],
      ]),
    ).toEqual([415, "unsupported_file_type", `váy.png: ${type}`]);
    const program = Buffer.concat([Buffer.from("MZ"), Buffer.alloc(600, 1)]);
    expect(await refused([["ảnh.png", program]])).toEqual([
      415,
      "unsupported_file_type",
      `ảnh.png: ${type}`,
    ]);
    const page = Buffer.from("<html><script>alert(1)</script></html>");
    expect((await refused([["x.pdf", page]]))[0]).toBe(415);
    expect(await refused([["trống.pdf", Buffer.alloc(0)]])).toEqual([
      422,
      "empty_file",
      "trống.pdf: Tệp này trống. Bạn chọn tệp khác.",
    ]);
    expect((await refused([["bom.png", pngClaiming(60_000, 60_000)]]))[1]).toBe("image_too_large");
    const cut = (await picture()).subarray(0, 60);
    expect((await refused([["cut.png", cut]]))[1]).toBe("unreadable_image");
  });
  test("a fifth is refused, four are taken; one byte too many is too large", async () => {
    const png = await picture();
    const five = Array.from({ length: 5 }, (_, n): Sent => [`${n}.png`, png]);
    expect(await refused(five)).toEqual([422, "invalid_request", "Gửi kèm được nhiều nhất 4 tệp"]);
    expect((await send(fields(), five.slice(0, 4))).status).toBe(201);
    const full = Buffer.concat([PDF, Buffer.alloc(LIMITS.uploadBytes - PDF.length, 32)]);
    const over = Buffer.concat([full, Buffer.from(" ")]);
    expect(await refused([["to.pdf", over]])).toEqual([
      413,
      "file_too_large",
      "to.pdf: Tệp nặng quá. Tối đa 10 MB.",
    ]);
    expect((await send(fields(), [["vừa.pdf", full]])).status).toBe(201);
  });
  test("are the administrators' alone, and only those of that message", async () => {
    const { body } = await send(fields(), [["a.pdf", PDF]]);
    const stranger = await server.person();
    for (const [as, status] of [
      [undefined, 401],
      [stranger, 403],
      [admin, 200],
    ] as const) {
      expect((await fetchFile(body.id, "1.pdf", as)).status).toBe(status);
      expect(
        (await server.call("GET", "/api/admin/contact", undefined, as ? { as } : {})).status,
      ).toBe(status);
    }
    for (const file of ["2.pdf", "..", "1.png"]) {
      expect((await fetchFile(body.id, file, admin)).status).toBe(404);
    }
    const [{ key } = { key: "" }] = await server.query<{ key: string }>(
      "select key from contact_messages where id = $1",
      [body.id],
    );
    expect((await fetch(`${server.url}/files/${key}/1.pdf`)).status).toBe(403);
  });
  test("stay when the house is kept, and go when no message knows them", async () => {
    const { body } = await send(fields(), [["a.pdf", PDF]]);
    const day = { ...server.deps, now: () => new Date() };
    const age = () => {
      for (const shelf of readdirSync(path.join(server.dataDir, "files")))
        for (const key of readdirSync(path.join(server.dataDir, "files", shelf)))
          utimesSync(path.join(server.dataDir, "files", shelf, key), 1, 1);
    };
    age();
    await cleanUp(day);
    expect((await fetchFile(body.id, "1.pdf", admin)).status).toBe(200);
    const before = folders().length;
    await server.query("delete from contact_messages where id = $1", [body.id]);
    await cleanUp(day);
    expect(folders().length).toBe(before - 1);
  });
});

describe("who sends too much", () => {
  test("five messages an hour of one address, of one account; refused ones don't count", async () => {
    const { email } = fields() as { email: string };
    const one = () => send(fields({ email }), [], { language: "vi" });
    for (let n = 0; n < 8; n++) await send(fields({ email, description: "ngắn" }));
    for (let n = 0; n < 5; n++) expect((await one()).status).toBe(201);
    const { status, body, headers } = await one();
    expect([status, body.code]).toEqual([429, "rate_limited"]);
    expect(body.message).toMatch(/^Bạn thao tác nhanh quá\. Đợi (60|59) phút rồi thử lại\.$/);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await mailOf(email)).toHaveLength(5);
    const me = await server.person();
    for (let n = 0; n < 5; n++) expect((await send(fields(), [], { as: me })).status).toBe(201);
    expect((await send(fields(), [], { as: me })).status).toBe(429);
  });
  test("two hundred at once from one address: five are kept, five mails are sent, no file is left", async () => {
    const { email } = fields() as { email: string };
    const before = folders().length;
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => send(fields({ email }), [["a.pdf", PDF]])),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(195);
    expect((await rows()).filter((row) => row.email === email)).toHaveLength(5);
    expect((await mailOf(email)).length).toBeLessThanOrEqual(5);
    expect(folders().length).toBe(before + 5);
    expect(temporary()).toEqual([]);
  });
  test("thirty tries an hour of one client; at most twenty mails an hour reach the shop", async () => {
    const beside = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" } });
    const at = (address: string, texts = fields()) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(texts)) form.set(name, value);
      const headers = { "x-forwarded-for": address };
      return fetch(`${beside.url}/api/contact`, { method: "POST", headers, body: form });
    };
    for (let n = 0; n < 30; n++) expect((await at("203.0.113.7")).status).toBe(201);
    expect((await at("203.0.113.7")).status).toBe(429);
    expect((await at("203.0.113.8")).status).toBe(201);
    const count = async (table: string) =>
      Number((await beside.query<{ n: string }>(`select count(*) n from ${table}`))[0]?.n);
    expect([await count("contact_messages"), await count("mails")]).toEqual([31, 20]);
  });
  test("forms that are refused count as well, and what comes after is not read", async () => {
    const beside = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" } });
    const at = async (n: number) => {
      const form = new FormData();
      form.append("files", new File([Buffer.alloc(n < 30 ? 10 : 9_000_000)], "a.pdf"));
      const headers = { "x-forwarded-for": "203.0.113.9" };
      const sent = fetch(`${beside.url}/api/contact`, { method: "POST", headers, body: form });
      // A body that nobody reads may break off for its sender.
      return sent.then(({ status }) => status).catch(() => 429);
    };
    const all = [];
    for (let n = 0; n < 50; n++) all.push(await at(n));
    expect(all).toEqual([...Array(30).fill(422), ...Array(20).fill(429)]);
    expect(readdirSync(path.join(beside.dataDir, "tmp"))).toEqual([]);
    const [row] = await beside.query<{ n: string }>("select count(*) n from contact_messages");
    expect(Number(row?.n)).toBe(0);
  });
  test("a program that fills in what nobody sees is told the same, and nothing is kept", async () => {
    const before = [(await rows()).length, folders().length];
    const { status, body } = await send(fields({ [CONTACT_HONEYPOT]: "http://x" }), [
      ["a.pdf", PDF],
    ]);
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^ctc_\w{22}$/) }]);
    expect([(await rows()).length, folders().length]).toEqual(before);
  });
});

describe("sent again", () => {
  test("under its key it is the first one: one message, one mail, one set of files", async () => {
    const texts = fields();
    const before = folders().length;
    const again = () =>
      send(texts, [["a.pdf", PDF]], {
        headers: { "idempotency-key": "k-1" },
      });
    const answers = await Promise.all(Array.from({ length: 8 }, again));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await rows()).filter((row) => row.email === texts.email)).toHaveLength(1);
    expect(await mailOf(texts.email ?? "")).toHaveLength(1);
    expect(folders().length).toBe(before + 1);
  });
  test("another text or file under the key is refused; another account has its own keys", async () => {
    const headers = { "idempotency-key": "k-2" };
    const texts = fields();
    expect((await send(texts, [], { headers })).status).toBe(201);
    expect((await send({ ...texts, phone: "1" }, [], { headers })).body.code).toBe(
      "idempotency_key_reused",
    );
    expect((await send(texts, [["a.pdf", PDF]], { headers })).body.code).toBe(
      "idempotency_key_reused",
    );
    const as = await server.person();
    expect((await send(texts, [], { headers, as })).status).toBe(201);
    const long = await send(texts, [], { headers: { "idempotency-key": "x".repeat(256) } });
    expect(long.body.fields).toEqual({ "idempotency-key": "Write at most 255 characters" });
  });
  test("after a day the key is free", async () => {
    const headers = { "idempotency-key": "k-3" };
    const texts = fields();
    const first = await send(texts, [], { headers });
    await server.query(
      "update contact_messages set created_at = now() - interval '25 hours' where id = $1",
      [first.body.id],
    );
    await cleanUp(server.deps);
    const second = await send(texts, [], { headers });
    expect([second.status, second.body.id === first.body.id]).toEqual([201, false]);
  });
});

describe("whose it is", () => {
  test("the export of an account holds its messages and their files", async () => {
    const as = await server.person();
    const { body } = await send(fields(), [["hoá đơn.pdf", PDF]], { as });
    await send(fields({ email: as.email, description: "của một người khác" }));
    const { id } = (await server.call("POST", "/api/account/export", undefined, { as })).body;
    const response = await fetch(`${server.url}/api/account/export/${id}.zip`, {
      headers: { authorization: `Bearer ${as.token}` },
    });
    const entries = unzip(Buffer.from(await response.arrayBuffer()));
    const told = JSON.parse(entries.get("messages.json")?.toString() ?? "null");
    expect(told).toHaveLength(1);
    const [at] = told[0].files as [string];
    expect(at).toMatch(new RegExp(`^messages/${body.id}/`));
    expect(entries.get(at)?.equals(PDF)).toBe(true);
  });
  test("a deleted account takes its messages, files and mails along, and what came from its address", async () => {
    const as = await server.person();
    const texts = fields();
    const before = folders().length;
    await send(texts, [["a.pdf", PDF]], { as });
    await send(fields({ email: as.email }));
    expect(
      (await mailOf(texts.email ?? "")).length + (await mailOf(as.email)).length,
    ).toBeGreaterThan(0);
    const deleted = await server.call("DELETE", "/auth/profile", {}, { as });
    expect(deleted.status).toBe(204);
    const left = (await rows()).filter((row) => [texts.email, as.email].includes(row.email));
    expect(left).toEqual([]);
    expect(await mailOf(texts.email ?? "")).toEqual([]);
    expect(await mailOf(as.email)).toEqual([]);
    expect(folders().length).toBe(before);
  });
});

test("an administrator deletes a message with its files and mails, and that is written down", async () => {
  const sent = await send(fields(), [["hoa-don.pdf", PDF]]);
  const { id } = sent.body;
  const [row] = await server.query("select key from contact_messages where id = $1", [id]);
  const folder = server.deps.store.folder(String(row?.key));
  expect(readdirSync(folder)).toHaveLength(1);
  const gone = () => server.call("DELETE", `/api/admin/contact/${id}`, undefined, { as: admin });
  expect((await gone()).status).toBe(204);
  expect((await gone()).status).toBe(404);
  expect(() => readdirSync(folder)).toThrow();
  expect(await server.query("select id from mails where contact_id = $1", [id])).toEqual([]);
  const audit = await server.call("GET", `/api/admin/audit?q=${id}`, undefined, { as: admin });
  expect(audit.body.items).toMatchObject([
    { action: "contact.deleted", details: { topic: "billing", files: 1 } },
  ]);
});

test("administrators read newest first, page by page", async () => {
  const all = (await list("?limit=100")).body;
  const times = all.items.map((one: { created_at: string }) => one.created_at);
  expect(times).toEqual([...times].sort().reverse());
  const second = (await list("?limit=2&offset=2")).body;
  expect([second.items, second.total, second.limit, second.offset]).toEqual([
    all.items.slice(2, 4),
    all.total,
    2,
    2,
  ]);
  expect((await list("?topic=love")).status).toBe(422);
});
