import { beforeAll, expect, test } from "vitest";
import { grantTrial, mailboxOf } from "#server/domain/accounts/trial.ts";
import { hmac } from "#server/security/keys.ts";
import { startTestServer, type TestServer } from "./support/harness.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

/** Registers and confirms an address; tells its credits. */
async function creditsOf(email: string): Promise<number> {
  const password = "matkhau88";
  const begun = await server.call("POST", "/auth/register", { name: "Lan Anh", email, password });
  await server.call("POST", "/auth/generate_otp", { email });
  const at = `/api/dev/mail?to=${encodeURIComponent(email)}`;
  const otp = (await server.call("GET", at)).body.items[0].code;
  const { registration_id } = begun.body;
  await server.call("POST", "/auth/verify_otp", { email, otp, registration_id });
  const login = await server.call("POST", "/auth/login", { username: email, password });
  return login.body.user.credits;
}

test("one mailbox has one trial, however its address is spelt", async () => {
  const spellings = ["lan@shop.vn", "lan+1@shop.vn", "lan+2+3@shop.vn"];
  const gmail = ["l.an.h@gmail.com", "lanh@gmail.com", "lan.h+x@googlemail.com"];
  const others = ["la.n@shop.vn", "lan@shop2.vn", "+lan@shop.vn"];
  const credits = [];
  for (const email of [...spellings, ...gmail, ...others]) credits.push(await creditsOf(email));
  expect(credits).toEqual([5, 0, 0, 5, 0, 0, 5, 5, 5]);
});

test("spellings confirmed at the same moment share one trial as well", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, () => server.person({ credits: 0 })));
  const { deps } = server;
  const granted = await Promise.all(
    people.map(({ id }, i) =>
      deps.db.transaction((tx) => grantTrial(deps, tx, { id, email: `chung+${i}@shop.vn` })),
    ),
  );
  expect(granted.map(({ balance }) => balance).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 5]);
});

test("what an address was granted before mailboxes were told apart counts", async () => {
  const person = await server.person({ credits: 0 });
  const email = "h.anh+cu@gmail.com";
  const cause = `trial:${hmac(server.deps.keys.emails, email)}`;
  await server.query(
    `insert into entries (id, user_id, kind, credits, balance_after, cause)
     values ('ent_old', $1, 'grant', 5, 5, $2)`,
    [person.id, cause],
  );
  const grant = (to: string) =>
    server.deps.db.transaction((tx) => grantTrial(server.deps, tx, { id: person.id, email: to }));
  expect((await grant(email)).balance).toBe(0);
  expect((await grant("hanh@gmail.com")).balance).toBe(5);
  expect((await grant("h.a.n.h@googlemail.com")).balance).toBe(5);
});

test("a mailbox's name is never empty", () => {
  expect(["+@a.vn", "...@gmail.com", ".+x@gmail.com"].map(mailboxOf)).toEqual([
    "+@a.vn",
    "...@gmail.com",
    ".@gmail.com",
  ]);
});
