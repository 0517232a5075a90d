import { beforeAll, expect, test } from "vitest";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator, completedRun } from "./support/runs.ts";

let server: TestServer;
let owner: Person;
let reader: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.person({ credits: 50 });
  reader = await server.person();
  admin = await administrator(server);
});

const report = (body: object, as?: Person) =>
  server.call("POST", "/api/reports", body, as ? { as } : {});
const list = async (query = "") =>
  (await server.call("GET", `/api/admin/reports${query}`, undefined, { as: admin })).body;
const decide = (id: string, status: string) =>
  server.call("PATCH", `/api/admin/reports/${id}`, { status }, { as: admin });
async function sharedRun() {
  const run = await completedRun(server, owner);
  const made = await server.call("POST", `/api/generations/${run.id}/share`, undefined, {
    as: owner,
  });
  return { run, shareId: made.body.share_url.split("/s/")[1] as string };
}

test("anyone may report a share, a person once; an unknown one or two at once are refused", async () => {
  const { shareId } = await sharedRun();
  const reason = "Ảnh của tôi, tôi không đồng ý.";
  const guest = await report({ share_id: shareId, reason });
  expect([guest.status, guest.body.id]).toEqual([201, expect.stringMatching(/^rep_/)]);
  const first = await report({ share_id: shareId, reason }, reader);
  const second = await report({ share_id: shareId, reason: "lần nữa" }, reader);
  expect(second.body).toEqual(first.body);
  expect((await report({ share_id: "shr_none", reason })).status).toBe(404);
  expect((await report({ community_id: "com_none", reason })).status).toBe(404);
  for (const body of [{ reason }, { share_id: shareId, community_id: "com_x", reason }]) {
    const refused = await report(body);
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { share_id: "Name one share or one community picture to report" },
    ]);
  }
  expect((await report({ share_id: shareId, reason: "  " })).body.fields.reason).toBe(
    "This is needed",
  );
  const { items, total } = await list("?status=open");
  expect(total).toBe(2);
  expect(items.map((one: { reporter_email: string }) => one.reporter_email)).toEqual([
    reader.email,
    null,
  ]);
  expect(items[0]).toMatchObject({ subject: "share", owner: { email: owner.email } });
});

test("removing takes down share and community picture for good and closes what else was reported", async () => {
  const { run, shareId } = await sharedRun();
  await server.call("PUT", `/api/generations/${run.id}/community`, undefined, { as: owner });
  const { body } = await server.call("GET", "/api/admin/community", undefined, { as: admin });
  const communityId = body.items[0].id;
  await server.call(
    "PATCH",
    `/api/admin/community/${communityId}`,
    { approved: true },
    { as: admin },
  );
  const { asset } = (await server.call("GET", `/api/shares/${shareId}`)).body;
  const one = (await report({ share_id: shareId, reason: "xấu" })).body.id;
  const two = (await report({ community_id: communityId, reason: "xấu" })).body.id;
  const removed = await decide(one, "removed");
  expect([removed.status, removed.body.status]).toEqual([200, "removed"]);
  expect((await decide(one, "removed")).status).toBe(200);
  expect((await decide(one, "dismissed")).status).toBe(409);
  expect((await decide(two, "dismissed")).status).toBe(409);
  expect((await server.call("GET", `/api/shares/${shareId}`)).status).toBe(404);
  expect((await fetch(server.url + asset.url)).status).toBe(404);
  expect((await server.call("GET", "/api/community")).body.items).toEqual([]);
  const again = await server.call("POST", `/api/generations/${run.id}/share`, undefined, {
    as: owner,
  });
  expect([again.status, again.body.message]).toEqual([
    403,
    "This result was taken down after a report, so it can't be shared.",
  ]);
  const approve = { approved: true };
  expect(
    (await server.call("PATCH", `/api/admin/community/${communityId}`, approve, { as: admin }))
      .status,
  ).toBe(403);
  await server.call("DELETE", `/api/generations/${run.id}`, undefined, { as: owner });
  const kept = (await list()).items.find(({ id }: { id: string }) => id === one);
  expect(kept).toMatchObject({ asset: null, owner: null, status: "removed" });
});

test("a dismissed report leaves the page; two decisions at once count once", async () => {
  const { shareId } = await sharedRun();
  const { id } = (await report({ share_id: shareId, reason: "nhầm" })).body;
  const both = await Promise.all([decide(id, "dismissed"), decide(id, "removed")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const there = (await server.call("GET", `/api/shares/${shareId}`)).status;
  expect(there).toBe(both[0]?.status === 200 ? 200 : 404);
  expect((await decide(id, "open")).status).toBe(422);
  expect((await decide("rep_none", "dismissed")).status).toBe(404);
});

test("every decision is written down once, newest first", async () => {
  const { shareId } = await sharedRun();
  const [one, two] = [
    (await report({ share_id: shareId, reason: "a" })).body.id,
    (await report({ share_id: shareId, reason: "b" })).body.id,
  ];
  await decide(one, "dismissed");
  await decide(one, "dismissed");
  server.pass(1000);
  await decide(two, "removed");
  const read = (query = "", as: Person | undefined = admin) =>
    server.call("GET", `/api/admin/audit${query}`, undefined, as ? { as } : {});
  const { items, total } = (await read("?limit=2")).body;
  expect(items).toMatchObject([
    { action: "report.removed", subject_id: two, admin_email: admin.email },
    { action: "report.dismissed", subject_id: one, details: { subject_id: shareId } },
  ]);
  expect((await read(`?offset=${total - 1}`)).body.items).toHaveLength(1);
  expect((await read("", reader)).status).toBe(403);
  expect((await server.call("GET", "/api/admin/audit")).status).toBe(401);
});

test("reports are bounded, by person and by picture", async () => {
  const { shareId } = await sharedRun();
  const keen = await server.person();
  let accepted = 0;
  for (let i = 0; i < 22; i++) {
    const { status } = await report({ share_id: shareId, reason: "x" }, keen);
    if (status === 201) accepted++;
    else expect(status).toBe(429);
  }
  expect(accepted).toBe(20);
  const flood = await Promise.all(
    Array.from({ length: 70 }, () => report({ share_id: shareId, reason: "x" })),
  );
  expect(flood.filter(({ status }) => status === 201)).toHaveLength(59);
});
