import pino from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { postMail } from "#server/mail/outbox.ts";
import { codeMail, resetMail } from "#server/mail/templates.ts";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { keysFrom } from "#server/security/keys.ts";
import { TIMES } from "#wire/limits.ts";
import { dumpOf } from "./support/dump.ts";
import { startTestServer, type TestServer, until } from "./support/harness.ts";
import { measured } from "./support/torture.ts";

interface Sent {
  to: string;
  subject: string;
  text: string;
}
/** A server whose mail goes out by a mail server's double, or stays in the local mailbox. */
async function open(local: boolean) {
  const sent: Sent[] = [];
  const logged: string[] = [];
  const trouble = { of: null as ((mail: Sent) => Error) | null };
  const server = await startTestServer({
    env: local ? {} : { SMTP_URL: "smtp://127.0.0.1:1" },
    transport: {
      local,
      send: async (mail) => {
        if (trouble.of) throw trouble.of(mail);
        sent.push(mail);
      },
    },
    log: pino({ level: "trace" }, { write: (line: string) => void logged.push(line) }),
  });
  return { server, sent, logged, trouble };
}
const secretsIn = ({ text }: Pick<Sent, "text">) =>
  [...text.matchAll(/\b[1-9]\d{5}\b|(?<=token=)[\w-]+/g)].map(([secret]) => secret);
const settled = ({ query }: TestServer) =>
  until(
    () => query("select 1 from mails where sent_at is null and due_at <= now()"),
    (rows) => rows.length === 0,
  );

/** A person's whole way: registered, confirmed, forgotten, reset, moved, taken back, attacked. */
async function wholeWay({ server, sent }: { server: TestServer; sent: Sent[] }) {
  const passwords = ["bi-mat-mot-1", "bi-mat-hai-2", "bi-mat-ba-33", "bi-mat-bon-4"] as const;
  const [email, next] = ["kin@mau.test", "kin2@mau.test"];
  const post = (at: string, body: object, token?: string) =>
    server.call("POST", at, body, token ? { headers: { authorization: `Bearer ${token}` } } : {});
  const newest = async (to: string) => {
    await settled(server);
    return secretsIn(sent.findLast((mail) => mail.to === to) ?? { text: "" })[0] ?? "";
  };
  const login = async (username: string, password: string) =>
    (await post("/auth/login", { username, password })).body.access_token as string;
  const begun = await post("/auth/register", { name: "Kín Đáo", email, password: passwords[0] });
  const { registration_id } = begun.body;
  await post("/auth/generate_otp", { email, registration_id });
  await post("/auth/verify_otp", { email, registration_id, otp: await newest(email) });
  await post("/auth/forgot_password", { email });
  await post("/auth/forgot_password", { email: "khong-ai@mau.test" });
  await post("/auth/reset_password", { token: await newest(email), password: passwords[1] });
  const token = await login(email, passwords[1]);
  await post("/auth/change_email", { email: next, password: passwords[1] }, token);
  await post("/auth/verify_otp", { email: next, otp: await newest(next) }, token);
  const back = await newest(email);
  const changed = { current_password: passwords[1], new_password: passwords[2] };
  expect((await post("/auth/change_password", changed, token)).status).toBe(204);
  expect((await post("/auth/reset_password", { token: back, password: passwords[3] })).status).toBe(
    200,
  );
  // Beyond the account's fifty: its owner is mailed a link.
  await server.query(
    "insert into rate_limits (key, points, resets_at) values ($1, 50, now() + interval '1 hour')",
    [`login:${email}`],
  );
  await post("/auth/login", { username: email, password: "bi-mat-sai" });
  // Two that are never used stay good: what is still open must lie nowhere either.
  await post("/auth/register", { name: "Kín", email: "cho@mau.test", password: passwords[0] });
  await post("/auth/generate_otp", { email: "cho@mau.test" });
  await settled(server);
  return [...passwords, "bi-mat-sai", ...sent.flatMap(secretsIn)];
}

function hitsIn(rows: string[], secrets: string[]) {
  const alone = (secret: string) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);
  return secrets.filter((secret) => rows.some((row) => alone(secret).test(row)));
}

describe.each([
  ["a mail server", false],
  ["the local mailbox", true],
])("with %s", (where, local) => {
  let it: Awaited<ReturnType<typeof open>>;
  let secrets: string[];
  beforeAll(async () => {
    it = await open(local);
    secrets = await wholeWay(it);
  });

  test("no code, link or password lies in the database or the logs", async () => {
    expect(secrets.length).toBeGreaterThanOrEqual(11);
    const dump = await dumpOf(it.server);
    expect(dump.length).toBeGreaterThan(30);
    expect(hitsIn([`x ${secrets[5]} x`], secrets)).toEqual([secrets[5]]);
    expect([hitsIn(dump, secrets), hitsIn(it.logged, secrets)]).toEqual([[], []]);
    expect(it.sent.flatMap(({ subject }) => secretsIn({ text: subject }))).toEqual([]);
    measured({
      check: `28 codes and links at rest, ${where}`,
      tried: `${secrets.length} codes, links and passwords, ${dump.length} rows of every table`,
      target: "0 hits",
      measured: "0 hits",
    });
  });

  test("earlier versions beside this one never find a mail due", async () => {
    const due =
      "select 1 from mails where sent_at is null and next_try_at <= now() + interval '9 years'";
    await postMail(
      it.server.deps,
      it.server.deps.db,
      "sau@mau.test",
      codeMail("vi", "123456"),
      it.server.deps.now(),
    );
    expect(await it.server.query(due)).toEqual([]);
    it.server.deps.outbox.kick();
    await settled(it.server);
    expect(it.sent.at(-1)?.text).toContain("123456");
  });

  test(
    local ? "a mail is readable for a day, then empty" : "a sent mail is empty at once",
    async () => {
      const { server } = it;
      const full = "select 1 from mails where sealed is not null and not suppressed";
      const read = async () =>
        (await server.call("GET", "/api/dev/mail?to=kin@mau.test")).body.items;
      await cleanUp(server.deps);
      expect((await server.query(full)).length > 0).toBe(local);
      expect((await read()).length > 0).toBe(local);
      if (local) expect((await read())[0].link).toContain("token=");
      server.pass(TIMES.localMail + 1000);
      expect(await read()).toEqual([]);
      await cleanUp(server.deps);
      expect(await server.query(full)).toEqual([]);
      expect((await server.query("select 1 from mails")).length).toBeGreaterThan(5);
    },
  );
});

describe("mails that don't get through", () => {
  let it: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    it = await open(false);
  });
  const row = async (to: string) =>
    (await it.server.query('select * from mails where "to" = $1', [to]))[0] as Record<
      string,
      unknown
    >;

  test("what a mail server says of one is kept in codes alone; given up, it is empty", async () => {
    const { server, logged, trouble } = it;
    const { deps } = server;
    const link = "https://studio.test/reset-password?token=bi-mat-trong-thu";
    trouble.of = ({ text }) =>
      Object.assign(new Error(`blocked: ${text}`), { code: "EMESSAGE", responseCode: 550 });
    await postMail(deps, deps.db, "kho@mau.test", resetMail("vi", link), deps.now());
    for (let tries = 1; tries <= 8; tries++) {
      await server.query("update mails set due_at = now() where due_at is not null");
      deps.outbox.kick();
      await until(
        () => row("kho@mau.test"),
        (mail) => mail.tries === tries,
      );
    }
    expect(await row("kho@mau.test")).toMatchObject({
      last_error: "EMESSAGE 550",
      sealed: null,
      due_at: null,
      sent_at: null,
      text: "",
    });
    expect(hitsIn([...(await dumpOf(server)), ...logged], ["bi-mat-trong-thu"])).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    trouble.of = null;
  });

  test("one that was sealed with another secret holds up no other", async () => {
    const { server, sent } = it;
    const { deps } = server;
    const lost = { keys: keysFrom("another secret, long enough as well") };
    const before = new Date(deps.now().getTime() - 1000);
    await postMail(lost, deps.db, "la@mau.test", codeMail("vi", "222222"), before);
    await postMail(deps, deps.db, "quen@mau.test", codeMail("vi", "333333"), deps.now());
    deps.outbox.kick();
    await until(
      async () => sent.at(-1)?.to,
      (to) => to === "quen@mau.test",
    );
    expect(await row("la@mau.test")).toMatchObject({ sealed: null, last_error: "Unreadable" });
    const beside = await startTestServer({ beside: server });
    await postMail(lost, deps.db, "la@mau.test", codeMail("vi", "222222"), deps.now());
    expect((await beside.call("GET", "/api/dev/mail?to=la@mau.test")).body.items).toEqual([]);
  });

  test("plain mails of an earlier version are sent once more, read while they may be, and emptied", async () => {
    const { server, sent } = it;
    const plain = (id: string, sentAt: string, createdAt: string) =>
      server.query(
        `insert into mails (id, "to", subject, text, html, code, next_try_at, sent_at, created_at)
         values ($1, 'cu@mau.test', 'Mã', 'mã 444444', '<p>444444</p>', '444444', now(), ${sentAt}, ${createdAt})`,
        [id],
      );
    await plain("eml_due", "null", "now()");
    await plain("eml_sent", "now() - interval '25 hours'", "now() - interval '25 hours'");
    const beside = await startTestServer({ beside: server });
    expect((await beside.call("GET", "/api/dev/mail?to=cu@mau.test")).body.items).toMatchObject([
      { id: "eml_due", code: "444444" },
    ]);
    server.deps.outbox.kick();
    await until(
      async () => sent.at(-1)?.text,
      (text) => text === "mã 444444",
    );
    await cleanUp(beside.deps);
    const left = "select id from mails where text <> '' or html <> '' or code is not null";
    await until(
      () => server.query(left),
      (rows) => rows.length === 0,
    );
  });
});
