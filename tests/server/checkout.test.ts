import { beforeAll, expect, test } from "vitest";
import { pollOrders } from "#server/scheduled/orders.ts";
import { startTestServer, type TestServer, until } from "./support/harness.ts";
import { act, balance, buy, order, profile, tell } from "./support/shop.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
const MINUTE = 60_000;
const read = async (id: string) => (await server.call("GET", `/api/checkout/${id}`)).body;

test("a plan is ordered at the catalogue's price, paid at the sandbox, and its credits come once", async () => {
  const as = await server.person();
  const sent = { plan_id: "basic", cycle: "monthly", amount: 1, credits: 1e308, price: -5 };
  const { status, body } = await server.call("POST", "/api/checkout", sent, { as });
  expect([status, body]).toEqual([
    201,
    {
      id: expect.stringMatching(/^chk_/),
      status: "pending",
      plan_id: "basic",
      cycle: "monthly",
      amount: { amount: 99_000, currency: "VND" },
      credits: 60,
      gateway: "sandbox",
      expires_at: expect.any(String),
      redirect_url: `${server.url}/sandbox/pay/${body.id}?lang=en`,
    },
  ]);
  const { gateway: _, redirect_url: __, expires_at: ___, ...shown } = body;
  expect(await read(body.id)).toEqual(shown);
  expect(await act(server, body.id, "approve")).toBe("paid");
  expect(await balance(server, as)).toBe(65);
  expect(await profile(server, as)).toMatchObject({ plan: "basic", plan_next: null, credits: 65 });
  const entries = await server.call("GET", "/api/credits/entries", undefined, { as });
  expect(entries.body.items[0]).toMatchObject({
    kind: "grant",
    credits: 60,
    balance_after: 65,
    payment_id: expect.stringMatching(/^pay_/),
  });
  const mail = await server.call("GET", `/api/dev/mail?to=${as.email}`);
  expect(mail.body.items[0].subject).toBe("Đã nhận thanh toán của bạn");
  expect(mail.body.items[0].text).toMatch(/99\.000\s₫/);
});

test("an open order is answered again; another plan, cycle or price gives it up", async () => {
  const as = await server.person();
  const first = await order(server, as, "basic");
  expect(await order(server, as, "basic")).toEqual(first);
  const many = await Promise.all([1, 2, 3, 4].map(() => order(server, as, "pro")));
  expect(new Set(many.map(({ id }) => id)).size).toBe(1);
  expect((await read(first.id)).status).toBe("cancelled");
  const year = await order(server, as, "pro", "annual");
  expect([year.amount.amount, year.credits]).toEqual([3_830_000, 3840]);
  expect((await read(many[0].id)).status).toBe("cancelled");
  server.pass(31 * MINUTE);
  expect((await order(server, as, "pro", "annual")).id).not.toBe(year.id);
});

test("an order whose opening was cut off is opened at the gateway when it is asked for again", async () => {
  const as = await server.person();
  const first = await order(server, as, "basic");
  // As a server leaves it that is killed between writing the order and hearing from the gateway.
  await server.query("update orders set url = null, reference = null where id = $1", [first.id]);
  server.pass(11_000);
  const again = await order(server, as, "basic");
  expect(again).toEqual(first);
  expect(await act(server, again.id, "approve")).toBe("paid");
  expect(await balance(server, as)).toBe(65);
});

test("one key, one order; another body under it is refused", async () => {
  const as = await server.person();
  const headers = { "idempotency-key": "mua-1" };
  const ask = (plan: string) =>
    server.call("POST", "/api/checkout", { plan_id: plan, cycle: "monthly" }, { as, headers });
  const [one, two] = [await ask("pro"), await ask("pro")];
  expect(two.body).toEqual(one.body);
  expect((await ask("basic")).body.code).toBe("idempotency_key_reused");
});

test("what is not sold is refused by name: the free plan, a custom price, one taken off", async () => {
  const as = await server.person();
  await server.query("update plans set on_sale = false where id = 'premium'");
  for (const plan_id of ["free_trial", "enterprise", "premium"]) {
    const { status, body } = await server.call(
      ...(["POST", "/api/checkout", { plan_id, cycle: "monthly" }, { as }] as const),
    );
    expect([status, Object.keys(body.fields)]).toEqual([422, ["plan_id"]]);
  }
  await server.query("update plans set on_sale = true where id = 'premium'");
  for (const wrong of [{ cycle: "weekly" }, { gateway: "stripe" }, { plan_id: "gold" }]) {
    const sent = { plan_id: "basic", cycle: "monthly", ...wrong };
    expect((await server.call("POST", "/api/checkout", sent, { as })).status).toBe(422);
  }
});

test("a declined order can no longer be paid once another was opened", async () => {
  const as = await server.person();
  const declined = await order(server, as, "basic");
  expect(await act(server, declined.id, "decline")).toBe("declined");
  const next = await order(server, as, "basic");
  expect(next.id).not.toBe(declined.id);
  expect(await act(server, next.id, "approve")).toBe("paid");
  expect(await act(server, declined.id, "approve")).toBe("cancelled");
  const { body } = await server.call("GET", "/api/payments?status=completed", undefined, { as });
  expect(body.items).toHaveLength(1);
});
test("declined, left, altered and late: only money that came gives credits", async () => {
  const as = await server.person();
  const declined = await order(server, as, "basic");
  expect(await act(server, declined.id, "decline")).toBe("declined");
  const left = await order(server, as, "basic");
  expect(left.id).not.toBe(declined.id);
  expect(await act(server, left.id, "cancel")).toBe("cancelled");
  const altered = await order(server, as, "basic");
  expect(await act(server, altered.id, "tamper")).toBe("pending");
  server.pass(2 * MINUTE);
  expect((await read(altered.id)).status).toBe("pending");
  expect(await balance(server, as)).toBe(5);
  expect(await act(server, altered.id, "late", 0.2)).toBe("pending");
  await until(
    () => read(altered.id),
    ({ status }) => status === "paid",
  );
  expect(await balance(server, as)).toBe(65);
});

test("a page that is opened by hand grants nothing", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  for (const page of ["success", "cancel", "cancelled", "error"]) {
    await server.call("GET", `/payment/${page}?order=${id}&vnp_ResponseCode=00`);
  }
  expect((await read(id)).status).toBe("pending");
  expect(await balance(server, as)).toBe(5);
});

test("the same notice ten times at once and ten in a row, and new events: one grant", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  const message = { id: "evt_same", order: id, amount: 99_000 };
  const at = await Promise.all(Array.from({ length: 10 }, () => tell(server, message)));
  for (let n = 0; n < 10; n++) at.push(await tell(server, message));
  const more = Array.from({ length: 5 }, (_, n) => ({ ...message, id: `evt_other_${n}` }));
  at.push(...(await Promise.all(more.map((one) => tell(server, one)))));
  expect(new Set(at.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await act(server, id, "twice")).toBe("paid");
  expect(await balance(server, as)).toBe(65);
});

test.each([
  ["an amount off by one", { amount: 99_001 }],
  ["an amount of a hundred times", { amount: 9_900_000 }],
  ["a fraction", { amount: 99_000.5 }],
  ["another currency", { currency: "USD" }],
])("%s is looked at by a person, and gives nothing", async (name, wrong) => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  expect((await tell(server, { id: name, order: id, amount: 99_000, ...wrong })).status).toBe(200);
  expect((await read(id)).status).toBe("review");
  expect(await balance(server, as)).toBe(5);
  const { body } = await server.call("GET", "/api/payments", undefined, { as });
  expect(body.items[0].status).toBe("pending");
  const [event] = await server.query("select outcome from payment_events where order_id = $1", [
    id,
  ]);
  expect(event).toEqual({ outcome: "mismatch" });
});

test("a wrong signature, an old one and none are refused and change nothing", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  const message = { id: "evt_forged", order: id, amount: 99_000 };
  const now = Math.floor(server.deps.now().getTime() / 1000);
  for (const how of [
    { secret: Buffer.from("another") },
    { time: now - 330 },
    { time: now + 330 },
    { header: "" },
    { header: "t=1,v1=zz" },
  ]) {
    expect((await tell(server, message, how)).status).toBe(401);
  }
  expect((await read(id)).status).toBe("pending");
  expect((await tell(server, { ...message, order: "chk_nobody" })).status).toBe(200);
});

test("a notice that was lost is made good by asking the gateway, without any page", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  await server.query("update sandbox_payments set status = 'paid' where order_id = $1", [id]);
  await pollOrders(server.deps);
  expect((await read(id)).status).toBe("pending");
  server.pass(16 * MINUTE);
  await Promise.all([pollOrders(server.deps), pollOrders(server.deps)]);
  expect(await balance(server, as)).toBe(65);
});

test("a waiting page has the gateway asked as well", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  await server.query("update sandbox_payments set status = 'paid' where order_id = $1", [id]);
  expect((await read(id)).status).toBe("pending");
  server.pass(31_000);
  expect((await read(id)).status).toBe("paid");
});

test("unpaid after half an hour: expired; money that still arrives counts", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  server.pass(31 * MINUTE);
  await pollOrders(server.deps);
  expect((await read(id)).status).toBe("expired");
  expect((await tell(server, { id: `evt_${id}`, order: id, amount: 99_000 })).status).toBe(200);
  expect((await read(id)).status).toBe("paid");
  expect(await balance(server, as)).toBe(65);
});

test("an order whose gateway says nothing for a day has failed", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "basic");
  // The gateway of this order is not there any more.
  await server.query("update orders set gateway = 'stripe' where id = $1", [id]);
  server.pass(23 * 60 * MINUTE);
  await pollOrders(server.deps);
  expect((await read(id)).status).toBe("pending");
  server.pass(61 * MINUTE);
  await pollOrders(server.deps);
  expect((await read(id)).status).toBe("failed");
});

test("an order is given up by its owner alone, and not once it is paid", async () => {
  const [as, other] = [await server.person(), await server.person()];
  const { id } = await order(server, as, "basic");
  const cancel = (who: typeof as, which = id) =>
    server.call("POST", `/api/checkout/${which}/cancel`, undefined, { as: who });
  expect((await cancel(other)).status).toBe(404);
  expect((await cancel(as)).body.status).toBe("cancelled");
  expect((await cancel(as)).status).toBe(200);
  expect(await act(server, id, "approve")).toBe("cancelled");
  const paid = await buy(server, as, "basic");
  expect((await cancel(as, paid.id)).status).toBe(409);
  expect((await server.call("GET", "/api/checkout/chk_nobody")).status).toBe(404);
});

test("the sandbox's page works in both languages without script, under the strict policy", async () => {
  const as = await server.person();
  const { id } = await order(server, as, "pro");
  const vi = await server.call("GET", `/sandbox/pay/${id}`);
  expect(vi.body).toMatch(/399\.000\s₫/);
  expect(vi.body).not.toMatch(/<script|style="/);
  expect(vi.headers.get("content-security-policy")).toContain("script-src 'self'");
  const en = await server.call("GET", `/sandbox/pay/${id}?lang=en`);
  expect(en.body).toContain("₫399,000");
  const press = (action: string) =>
    fetch(`${server.url}/sandbox/pay/${id}`, {
      method: "POST",
      body: new URLSearchParams({ action }),
      redirect: "manual",
    });
  expect((await press("steal")).status).toBe(422);
  const answer = await press("approve");
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${server.url}/payment/success?order=${id}`);
  expect(await balance(server, as)).toBe(325);
  expect((await server.call("GET", `/sandbox/pay/${id}`)).body).toContain("đã thanh toán");
});
