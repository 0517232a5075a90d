import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mails } from "#server/db/schema.ts";
import { begunMail } from "#server/mail/newsletter-mail.ts";
import { Outbox, postMail, smtpTransport } from "#server/mail/outbox.ts";
import { codeMail, resetMail } from "#server/mail/templates.ts";
import { LANGUAGES } from "#wire/values.ts";
import { startTestServer, type TestServer, until } from "./support/harness.ts";

let server: TestServer;
const received: { to: string[]; raw: string }[] = [];
let refuseNext = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo: (_address, _session, done) => done(refuseNext-- > 0 ? new Error("later") : null),
  onData(stream, session, done) {
    let raw = "";
    stream.on("data", (chunk) => {
      raw += chunk;
    });
    stream.on("end", () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
      done();
    });
  },
});
beforeAll(async () => {
  server = await startTestServer();
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", () => resolve()));
});
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));

test("the outbox reaches a mail server, retries what it refuses, and sends nothing suppressed", async () => {
  const { port } = smtp.server.address() as AddressInfo;
  const { db, log } = server.deps;
  const outbox = new Outbox(
    db,
    smtpTransport(`smtp://127.0.0.1:${port}`, "Mẫu Studio <no-reply@mau.test>"),
    log,
    server.deps.keys.mails,
  );
  const now = new Date();
  refuseNext = 1;
  await postMail(server.deps, db, "lan@mau.test", codeMail("vi", "123456"), now);
  await postMail(server.deps, db, "khong-co@mau.test", codeMail("vi", "654321"), now, true);
  outbox.kick();
  await until(
    async () => (await db.select().from(mails)).find((mail) => mail.tries === 1),
    Boolean,
  );
  expect(received).toHaveLength(0);
  await server.query("update mails set due_at = now() where sealed is not null");
  outbox.kick();
  await until(
    async () => received.length,
    (count) => count === 1,
  );
  await outbox.stop();
  expect(received[0]?.to).toEqual(["lan@mau.test"]);
  expect(received[0]?.raw).toContain("123456");
  const rows = await db.select().from(mails);
  expect(rows.filter((mail) => mail.sentAt === null)).toEqual([]);
  expect(rows.find((mail) => mail.to === "lan@mau.test")?.tries).toBe(2);
});

test("an address that would add recipients never gets in", async () => {
  for (const email of ["a@b.vn\r\nBcc: c@d.vn", "a@b.vn,c@d.vn", "A <a@b.vn>", "a@b.vn\u0000"]) {
    const { status } = await server.call("POST", "/auth/generate_otp", { email });
    expect([email, [200, 422].includes(status)]).toEqual([email, true]);
  }
  const [row] = await server.query<{ n: number }>(
    `select count(*)::int as n from mails where "to" ~ '[,<>\r\n ]'`,
  );
  expect(row?.n).toBe(0);
});

test("mails say what they are for, in both languages, and escape what they carry", () => {
  for (const language of LANGUAGES) {
    const code = codeMail(language, "123456");
    expect([
      code.code,
      code.link,
      code.text.includes("123456"),
      code.html.includes("123456"),
    ]).toEqual(["123456", null, true, true]);
    const reset = resetMail(language, 'https://x.test/?a=1&b="<');
    expect(reset.html).not.toContain('b="<');
    expect(reset.text).not.toMatch(/vui lòng|please|!/i);
  }
});

test("an answer to a mail goes to who wrote, and to nobody a line break would add", async () => {
  const { port } = smtp.server.address() as AddressInfo;
  const { db, log } = server.deps;
  const send = smtpTransport(`smtp://127.0.0.1:${port}`, "Mẫu Studio <no-reply@mau.test>");
  const outbox = new Outbox(db, send, log, server.deps.keys.mails);
  received.length = 0;
  const subject = "Liên hệ: Lan\r\nBcc: evil@mau.test";
  const mail = { ...codeMail("vi", "111222"), subject };
  const replyTo = "khach@mau.test\r\nBcc: evil@mau.test";
  await postMail(server.deps, db, "shop@mau.test", mail, new Date(), false, {
    replyTo: "khach@mau.test",
  });
  await postMail(server.deps, db, "shop@mau.test", mail, new Date(), false, { replyTo });
  outbox.kick();
  await until(
    async () => received.length,
    (count) => count === 2,
  );
  await outbox.stop();
  for (const { to, raw } of received) {
    expect(to).toEqual(["shop@mau.test"]);
    expect(raw).not.toMatch(/^Bcc:/im);
  }
  expect(received[0]?.raw).toMatch(/^Reply-To: khach@mau\.test\r$/m);
});

test("mail programs are told where a newsletter ends, and of other mails nothing", async () => {
  const { port } = smtp.server.address() as AddressInfo;
  const { db, log } = server.deps;
  const send = smtpTransport(`smtp://127.0.0.1:${port}`, "Mẫu Studio <no-reply@mau.test>");
  const outbox = new Outbox(db, send, log, server.deps.keys.mails);
  received.length = 0;
  const leave = `https://mau.test/newsletter/leave?token=${"a".repeat(43)}`;
  await postMail(server.deps, db, "doc@mau.test", begunMail("vi", leave), new Date());
  await postMail(server.deps, db, "lan@mau.test", codeMail("vi", "123456"), new Date());
  outbox.kick();
  await until(
    async () => received.length,
    (count) => count === 2,
  );
  await outbox.stop();
  const rawTo = (to: string) =>
    (received.find((mail) => mail.to.includes(to))?.raw ?? "").replace(/\r\n\s+/g, " ");
  expect(rawTo("doc@mau.test")).toContain(`List-Unsubscribe: <${leave}>\r\n`);
  expect(rawTo("doc@mau.test")).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
  expect(rawTo("lan@mau.test")).not.toMatch(/^List-/im);
});
