import { beforeAll, expect, test } from "vitest";
import { cleanUp } from "#server/scheduled/housekeeping.ts";
import { TIMES } from "#wire/limits.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY_HOPS: "1" } });
});

let n = 0;
/** An address and two people who want it: the one who reads its mail, and a stranger. */
const people = () => {
  n += 1;
  const email = `dangky${n}@mau.test`;
  const person = (address: string, password: string, name: string) => {
    const headers = { "x-forwarded-for": address };
    const post = (at: string, body: object) => server.call("POST", at, body, { headers });
    const self = {
      registration: "",
      address,
      post,
      register: async () => {
        const answer = await post("/auth/register", { name, email, password });
        if (answer.status === 201) self.registration = answer.body.registration_id;
        return answer;
      },
      /** Asks for a code as the app does, and tells it as the mailbox shows it. */
      code: async (named = true) => {
        server.pass(TIMES.otpResend + 1);
        const given = named ? { email, registration_id: self.registration } : { email };
        const { status } = await post("/auth/generate_otp", given);
        expect(status).toBe(200);
        const { items } = (await mailbox()).body;
        return (items[0]?.code ?? "") as string;
      },
      verify: (otp: string, named = true) =>
        post("/auth/verify_otp", {
          email,
          otp,
          ...(named ? { registration_id: self.registration } : {}),
        }),
      login: () => post("/auth/login", { username: email, password }),
    };
    return self;
  };
  const mailbox = () => server.call("GET", `/api/dev/mail?to=${email}`);
  return {
    email,
    mailbox,
    owner: person(`198.51.100.${n}`, "matkhau-chu", "Lan Anh"),
    stranger: person(`203.0.113.${n}`, "matkhau-trom", "Kẻ Trộm"),
  };
};
const wrong = (code: string) => (code === "100000" ? "100001" : "100000");

test("registering again behind somebody's back changes nothing of theirs: the code is theirs alone", async () => {
  const { owner, stranger } = people();
  await owner.register();
  const first = await owner.code();
  expect((await stranger.register()).status).toBe(201);
  // The stranger's registration voids no code; a fresh one is the owner's as well.
  const fresh = await owner.code();
  expect((await owner.verify(first)).body.code).toBe("code_invalid");
  expect((await owner.verify(fresh)).body).toEqual({ verified: true });
  const mine = await owner.login();
  expect([mine.status, mine.body.user.name, mine.body.user.credits]).toEqual([200, "Lan Anh", 5]);
  const theirs = await stranger.login();
  expect([theirs.status, theirs.body.code]).toEqual([401, "invalid_credentials"]);
  expect([(await stranger.register()).body.code, (await owner.register()).body.code]).toEqual([
    "email_taken",
    "email_taken",
  ]);
});

test.each([
  ["before the owner", ["stranger", "owner"]],
  ["after the owner", ["owner", "stranger"]],
  ["before and after, again and again", ["stranger", "owner", "stranger", "stranger"]],
] as const)("a stranger who registers %s gets nothing, named or not", async (_, order) => {
  for (const named of [true, false]) {
    const both = people();
    for (const who of order) expect((await both[who].register()).status).toBe(201);
    const code = await both.owner.code(named);
    expect((await both.owner.verify(code, named)).body).toEqual({ verified: true });
    expect([(await both.owner.login()).status, (await both.stranger.login()).status]).toEqual([
      200, 401,
    ]);
  }
});

test("a stranger's codes and wrong tries void nothing, and a code confirms no registration but its own", async () => {
  const { owner, stranger } = people();
  await owner.register();
  await stranger.register();
  const code = await owner.code();
  const theirs = await stranger.code();
  expect(theirs).not.toBe(code);
  for (let left = 4; left >= 0; left--) {
    const tried = await stranger.verify(wrong(theirs));
    expect(tried.body).toMatchObject({ code: "code_invalid", attempts_left: left });
  }
  expect((await stranger.verify(theirs)).body.code).toBe("code_expired");
  // With five tries of their own used up they have none at the owner's.
  expect((await stranger.verify(code)).body.code).toBe("code_expired");
  expect((await owner.verify(wrong(code))).body).toMatchObject({ attempts_left: 4 });
  expect((await owner.verify(code)).body).toEqual({ verified: true });
});

test("a registration named by somebody who can't know it, or for another address, is nobody's", async () => {
  const one = people();
  const other = people();
  await one.owner.register();
  await other.owner.register();
  const id = other.owner.registration;
  const ask = { email: one.email, registration_id: id };
  const unknown = { email: `khong-co${n}@mau.test`, registration_id: "reg_none" };
  const [crossed, nobody] = [
    await one.stranger.post("/auth/generate_otp", ask),
    await one.stranger.post("/auth/generate_otp", unknown),
  ];
  expect([crossed.status, crossed.body]).toEqual([nobody.status, nobody.body]);
  expect((await one.mailbox()).body.items).toEqual([]);
  for (const body of [ask, unknown]) {
    const tried = await one.stranger.post("/auth/verify_otp", { ...body, otp: "100000" });
    expect(tried.body).toMatchObject({ code: "code_invalid", attempts_left: 4 });
  }
  // From elsewhere, without a name, there is nothing to confirm either.
  const code = await one.owner.code();
  expect((await one.stranger.verify(code, false)).body.code).toBe("code_invalid");
  expect((await one.owner.verify(code)).body).toEqual({ verified: true });
});

test("resending voids the registration's own older code", async () => {
  const { owner } = people();
  await owner.register();
  const first = await owner.code();
  const second = await owner.code();
  if (first !== second) expect((await owner.verify(first)).body.code).toBe("code_invalid");
  expect((await owner.verify(second)).body).toEqual({ verified: true });
  expect((await owner.verify(second)).body.code).toBe("code_expired");
});

test("of two confirmed at once exactly one wins, and its password alone opens the account", async () => {
  for (let round = 0; round < 5; round++) {
    const { owner, stranger, email } = people();
    await owner.register();
    await stranger.register();
    const codes = [await owner.code(), await stranger.code()];
    const answers = await Promise.all([
      owner.verify(codes[0] ?? ""),
      stranger.verify(codes[1] ?? ""),
    ]);
    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect([won.length, lost.map(({ body }) => body.code)]).toEqual([1, ["code_expired"]]);
    const [winner, loser] = answers[0]?.status === 200 ? [owner, stranger] : [stranger, owner];
    expect([(await winner.login()).status, (await loser.login()).status]).toEqual([200, 401]);
    const rows = await server.query("select 1 from registrations where email = $1", [email]);
    expect(rows).toEqual([]);
  }
});

test("confirming while strangers ask for codes of the same address is never refused", async () => {
  const strangers = 8;
  for (let round = 0; round < 10; round++) {
    const { owner, stranger, email } = people();
    await stranger.register();
    await owner.register();
    const { registration } = stranger;
    await stranger.code();
    const code = await owner.code();
    const ask = { email, registration_id: registration };
    const answers = await Promise.all([
      owner.verify(code),
      ...Array.from({ length: strangers }, async () => {
        await server.query("delete from rate_limits where key like 'code-%'");
        return stranger.post("/auth/generate_otp", ask);
      }),
    ]);
    expect(answers[0]?.status).toBe(200);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
});

test("a registration waits seven days: later its code and password are nobody's, and its row goes", async () => {
  const { owner, email } = people();
  await owner.register();
  server.pass(TIMES.registration - 120_000);
  const code = await owner.code();
  expect((await owner.login()).body.code).toBe("email_not_verified");
  server.pass(60_001);
  expect((await owner.verify(code)).body.code).toBe("code_expired");
  expect((await owner.login()).body.code).toBe("invalid_credentials");
  await cleanUp(server.deps);
  expect(await server.query("select 1 from registrations where email = $1", [email])).toEqual([]);
  await owner.register();
  expect((await owner.verify(await owner.code())).body).toEqual({ verified: true });
  expect((await owner.login()).status).toBe(200);
});

test("logging in too early tells which registration the password belongs to, so that its code can be asked for", async () => {
  const { owner, stranger, email } = people();
  await stranger.register();
  await owner.register();
  const early = await owner.login();
  expect([early.status, early.body.code]).toEqual([403, "email_not_verified"]);
  expect(early.body.registration_id).toBe(owner.registration);
  expect((await stranger.login()).body.registration_id).toBe(stranger.registration);
  // Begun anew from the same place, the newest is meant there.
  const older = owner.registration;
  await owner.register();
  expect((await owner.login()).body.registration_id).toBe(owner.registration);
  expect(owner.registration).not.toBe(older);
  const elsewhere = { headers: { "x-forwarded-for": "192.0.2.77" } };
  const sent = { username: email, password: "matkhau-trom" };
  const oldest = await server.call("POST", "/auth/login", sent, elsewhere);
  expect(oldest.body.registration_id).toBe(stranger.registration);
});

test("a password set by the mailed link before the address is confirmed stays the account's", async () => {
  const { owner, stranger, email, mailbox } = people();
  await stranger.register();
  await owner.post("/auth/forgot_password", { email });
  const token = new URL((await mailbox()).body.items[0].link).searchParams.get("token");
  await owner.post("/auth/reset_password", { token, password: "matkhau-chu" });
  // Begun again by the same network as the owner's: still not what the owner's code confirms.
  const headers = { "x-forwarded-for": owner.address };
  const again = { name: "Kẻ Trộm", email, password: "matkhau-trom" };
  await server.call("POST", "/auth/register", again, { headers });
  owner.registration = (await owner.login()).body.registration_id;
  expect((await owner.login()).body.registration_id).toBe(owner.registration);
  expect((await owner.verify(await owner.code())).body).toEqual({ verified: true });
  expect([(await owner.login()).status, (await stranger.login()).status]).toEqual([200, 401]);
});

test("an account of an earlier version, its password on it already, is confirmed as it is", async () => {
  const { owner, stranger, email } = people();
  await owner.register();
  await server.query(
    `update users set password_hash = (select password_hash from registrations where id = $1)
     where email = $2`,
    [owner.registration, email],
  );
  await server.query("delete from registrations where email = $1", [email]);
  const early = await owner.login();
  expect(early.body.code).toBe("email_not_verified");
  await server.query("delete from registrations where id = $1", [early.body.registration_id]);
  await stranger.register();
  const code = await owner.code(false);
  expect((await stranger.verify(code, false)).body.code).toBe("code_expired");
  expect((await owner.verify(code, false)).body).toEqual({ verified: true });
  expect([(await owner.login()).status, (await stranger.login()).status]).toEqual([200, 401]);
});

test("confirmed by an administrator: the one registration is taken; of several none, and a mailed link sets a password", async () => {
  const admin = await server.person();
  await server.query("update users set email = 'owner@mau.local' where id = $1", [admin.id]);
  server.deps.sessions.forget();
  const confirm = async (email: string) => {
    const [row] = await server.query<{ id: string }>("select id from users where email = $1", [
      email,
    ]);
    const body = { is_verified: true };
    const { status } = await server.call("PUT", `/api/admin/users/${row?.id}`, body, { as: admin });
    expect(status).toBe(200);
  };
  const alone = people();
  await alone.owner.register();
  await confirm(alone.email);
  expect((await alone.owner.login()).status).toBe(200);
  const { owner, stranger, email, mailbox } = people();
  await stranger.register();
  await owner.register();
  await confirm(email);
  expect([(await owner.login()).status, (await stranger.login()).status]).toEqual([401, 401]);
  await owner.post("/auth/forgot_password", { email });
  const token = new URL((await mailbox()).body.items[0].link).searchParams.get("token");
  await owner.post("/auth/reset_password", { token, password: "matkhau-chu" });
  const login = await owner.login();
  expect([login.status, login.body.user.name]).toEqual([200, email.split("@")[0]]);
});

test("an address that was only registered blocks nobody who reads its mail: not a move, not a way back", async () => {
  const { owner: squatter, email } = people();
  await squatter.register();
  const me = await server.person();
  const hash = await server.deps.passwords.hash("matkhau-toi");
  await server.query("update users set password_hash = $1 where id = $2", [hash, me.id]);
  const act = (at: string, body: object, as = me) => server.call("POST", at, body, { as });
  const newest = async (to: string) =>
    (await server.call("GET", `/api/dev/mail?to=${to}`)).body.items[0];
  server.pass(TIMES.otpResend + 1);
  let as = await server.again(me);
  await act("/auth/change_email", { email, password: "matkhau-toi" }, as);
  const moved = await act("/auth/verify_otp", { email, otp: (await newest(email)).code }, as);
  expect(moved.body).toEqual({ verified: true });
  expect((await squatter.login()).body.code).toBe("invalid_credentials");
  // The address that was left is registered by somebody else meanwhile.
  await server.call(
    "POST",
    "/auth/register",
    { name: "Kẻ Trộm", email: me.email, password: "matkhau-trom" },
    { headers: { "x-forwarded-for": "203.0.113.250" } },
  );
  const token = new URL((await newest(me.email)).link).searchParams.get("token");
  const back = await server.call("POST", "/auth/reset_password", {
    token,
    password: "matkhau-moi",
  });
  expect(back.body).toEqual({ reset: true });
  as = await server.again(me);
  const profile = await server.call("GET", "/auth/profile", undefined, { as });
  expect(profile.body.user.email).toBe(me.email);
  // One that an account stands behind stays its own.
  const other = await server.person();
  await server.query("update users set verified_at = null where id = $1", [other.id]);
  server.pass(TIMES.otpResend + 1);
  as = await server.again(me);
  await act("/auth/change_email", { email: other.email, password: "matkhau-moi" }, as);
  const otp = (await newest(other.email))?.code ?? "100000";
  const kept = await act("/auth/verify_otp", { email: other.email, otp }, as);
  expect([kept.status, kept.body.code]).toEqual([409, "email_taken"]);
});
