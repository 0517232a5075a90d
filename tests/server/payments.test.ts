import { beforeAll, expect, test } from "vitest";
import { csv } from "#server/texts/csv.ts";
import type { Payment } from "#wire/credits.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator, completedRun } from "./support/runs.ts";
import { act, balance, buy, order, profile } from "./support/shop.ts";
import { unzip } from "./support/unzip.ts";

let server: TestServer;
let admin: Person;
let as: Person;
let open: { id: string; redirect_url: string };
beforeAll(async () => {
  server = await startTestServer();
  admin = await administrator(server);
  as = await server.person();
  await buy(server, as, "basic");
  await act(server, (await order(server, as, "pro")).id, "decline");
  open = await order(server, as, "premium", "annual");
});
const list = async (query = "", who = as) =>
  (await server.call("GET", `/api/payments${query}`, undefined, { as: who })).body;
const found = async (query: string) =>
  (await list(query)).items.map(({ plan_id }: { plan_id: string }) => plan_id);

test("a history of every attempt, filtered by state, days and words without marks", async () => {
  const { items, next_cursor } = await list();
  expect(next_cursor).toBe(null);
  expect(items.map(({ status }: { status: string }) => status)).toEqual([
    "pending",
    "failed",
    "completed",
  ]);
  expect(items[2]).toEqual({
    id: expect.stringMatching(/^pay_/),
    created_at: expect.any(String),
    status: "completed",
    description: "Basic plan, one month",
    amount: { amount: 99_000, currency: "VND" },
    credits: 60,
    payment_method: "sandbox",
    plan_id: "basic",
    cycle: "monthly",
    open_order: null,
  });
  const { id, redirect_url } = open;
  expect(items.map((payment: Payment) => payment.open_order)).toEqual([
    { id, redirect_url },
    null,
    null,
  ]);
  expect(await found("?status=failed")).toEqual(["pro"]);
  expect(await found("?q=goi%20co%20ban")).toEqual(["basic"]);
  expect(await found("?q=One%20year")).toEqual(["premium"]);
  expect(await found("?q=%25")).toEqual([]);
  const today = new Date(server.deps.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
  expect((await found(`?from=${today}&to=${today}`)).length).toBe(3);
  expect(await found("?to=2026-01-01")).toEqual([]);
  expect((await server.call("GET", "/api/payments?from=gestern", undefined, { as })).status).toBe(
    422,
  );
  const first = await list("?limit=2");
  expect(await found(`?limit=2&cursor=${first.next_cursor}`)).toEqual(["basic"]);
  expect((await list("", await server.person())).items).toEqual([]);
});

test("the export opens in Excel: BOM, raw numbers, ISO times, the same filters", async () => {
  const answer = await fetch(`${server.url}/api/payments/export.csv?status=completed`, {
    headers: { authorization: `Bearer ${as.token}`, "accept-language": "vi" },
  });
  expect(answer.headers.get("content-disposition")).toContain("mau-studio-payments.csv");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, row, end] = bytes.toString("utf8").slice(1).split("\r\n");
  expect(head).toMatch(/^Mã,Thời gian,Nội dung,Số tiền/);
  expect(row).toMatch(
    /^pay_\w+,\d{4}-\d\d-\d\dT[\d:.]+Z,"Gói Cơ bản, một tháng",99000,VND,completed,60,sandbox,basic,monthly$/,
  );
  expect(end).toBe("");
  expect(csv([["=1+1", "+1", "-1", "@a", 'so "x"', -5]])).toBe(
    `\uFEFF'=1+1,'+1,'-1,'@a,"so ""x""",-5\r\n`,
  );
});

test("a link for the page downloads the same file, in the language it was asked in", async () => {
  const body = { kind: "payments", filters: { status: "completed" } };
  const { status, body: made } = await server.call("POST", "/api/downloads", body, { as });
  expect(status).toBe(201);
  const { body: text } = await server.call("GET", made.url, undefined, { language: "vi" });
  expect(text.split("\r\n").length).toBe(3);
  expect(text).toContain("Description");
  const wrong = { kind: "payments", filters: { status: "eaten" } };
  expect((await server.call("POST", "/api/downloads", wrong, { as })).body.fields).toEqual({
    "filters.status": expect.any(String),
  });
});

test("a person's own archive holds their payments", async () => {
  const { id } = (await server.call("POST", "/api/account/export", undefined, { as })).body;
  const answer = await fetch(`${server.url}/api/account/export/${id}.zip`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const payments = JSON.parse(files.get("payments.json")?.toString("utf8") ?? "");
  expect(payments.map(({ status }: { status: string }) => status)).toEqual([
    "completed",
    "failed",
    "pending",
  ]);
});

test("an administrator takes a payment back: unused credits, the plan, once, written down", async () => {
  const buyer = await server.person();
  await buy(server, buyer, "starter");
  // Two of the trial's and of the lot, whichever expires first.
  await server.query(
    "update lots set expires_at = expires_at + interval '1 day' where source = 'trial' and user_id = $1",
    [buyer.id],
  );
  await completedRun(server, buyer);
  const [payment] = (await list("", buyer)).items;
  const path = `/api/admin/payments/${payment.id}/refund`;
  const send = (who: Person, body: object = { reason: "mua nhầm" }) =>
    server.call("POST", path, body, { as: who });
  expect((await send(buyer)).status).toBe(403);
  expect((await send(admin, {})).status).toBe(422);
  const answers = await Promise.all([send(admin), send(admin), send(admin)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const done = answers.find(({ status }) => status === 200);
  expect(done?.body).toMatchObject({
    credits_taken: 139,
    money: "returned",
    payment: { status: "refunded", refund_reason: "mua nhầm", owner: { email: buyer.email } },
  });
  expect(await balance(server, buyer)).toBe(5);
  expect((await profile(server, buyer)).plan).toBe("free_trial");
  expect((await list("?status=refunded", buyer)).items.length).toBe(1);
  expect((await list("?status=completed", buyer)).items).toEqual([]);
  const audit = (await server.call("GET", "/api/admin/audit", undefined, { as: admin })).body;
  expect(audit.items[0]).toMatchObject({
    action: "payment.refunded",
    subject_id: payment.id,
    admin_email: admin.email,
    details: { amount: 199_000, credits_taken: 139, reason: "mua nhầm", money: "returned" },
  });
  const [open] = (await list("?status=pending")).items;
  const early = `/api/admin/payments/${open.id}/refund`;
  expect((await server.call("POST", early, { reason: "x" }, { as: admin })).status).toBe(409);
});

test("administrators see everybody's payments and find them by state and address", async () => {
  const read = async (query: string) =>
    (await server.call("GET", `/api/admin/payments${query}`, undefined, { as: admin })).body;
  const all = await read("?limit=2");
  expect([all.items.length, all.total, all.limit, all.offset]).toEqual([2, 4, 2, 0]);
  // Declined, then closed by the order that came after it.
  const given = await read("?checkout_status=cancelled");
  expect(given.items).toMatchObject([
    { plan_id: "pro", status: "failed", checkout_status: "cancelled", owner: { email: as.email } },
  ]);
  expect((await read("?checkout_status=declined")).items).toEqual([]);
  expect((await read(`?q=${encodeURIComponent(as.email)}`)).total).toBe(3);
  expect((await server.call("GET", "/api/admin/payments", undefined, { as })).status).toBe(403);
});

test("an order that waits can be given up, once for all; one that runs out is offered no more", async () => {
  const me = await server.person();
  const first = await order(server, me, "basic");
  const give = (id: string) =>
    server.call("POST", `/api/checkout/${id}/cancel`, undefined, { as: me });
  for (let n = 0; n < 2; n += 1) expect((await give(first.id)).body.status).toBe("cancelled");
  expect((await list("", me)).items).toMatchObject([{ status: "failed", open_order: null }]);
  await order(server, me, "pro");
  await server.query("update orders set expires_at = now() where user_id = $1", [me.id]);
  expect((await list("", me)).items[0]).toMatchObject({ plan_id: "pro", open_order: null });
});
