import { beforeAll, expect, test } from "vitest";
import { pollOrders } from "#server/scheduled/orders.ts";
import type { Gateway } from "#wire/values.ts";
import { type Opened, openOrder } from "./support/callbacks.ts";
import { atEnd } from "./support/cleanup.ts";
import { PayosDouble, StripeDouble, VnpayDouble } from "./support/gateway-doubles.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { balance } from "./support/shop.ts";
import { measured, times } from "./support/torture.ts";

const MINUTE = 60_000;
const stripe = new StripeDouble();
const vnpay = new VnpayDouble();
const payos = new PayosDouble();
let real: TestServer;
let plain: TestServer;
beforeAll(async () => {
  for (const double of [stripe, vnpay, payos]) {
    await double.start();
    atEnd(() => double.stop());
  }
  const env = { ...stripe.environment(), ...vnpay.environment(), ...payos.environment() };
  real = await startTestServer({ env });
  plain = await startTestServer();
});

/** Money comes at the gateway, and nothing is told. */
const PAID: Record<Gateway, (order: Opened) => unknown> = {
  sandbox: ({ id }) =>
    plain.query("update sandbox_payments set status = 'paid' where order_id = $1", [id]),
  stripe: ({ reference }) => {
    const session = stripe.sessions.get(reference);
    if (session) stripe.pay(session);
  },
  vnpay: ({ number }) => vnpay.known.set(number, { amount: "9900000", status: "00" }),
  payos: ({ number }) => {
    const link = payos.links.get(Number(number));
    Object.assign(link ?? {}, { status: "PAID", amountPaid: 99_000, amountRemaining: 0 });
  },
};
const stateOf = async (server: TestServer, { id }: Opened) =>
  (await server.query<{ status: string }>("select status from orders where id = $1", [id]))[0]
    ?.status;

/** Orders of a gateway that is no longer there, older than any other. */
const stuck = (server: TestServer, count: number, gateway: Gateway, as: Person) =>
  server.query(
    `insert into orders (id, payment_id, number, user_id, plan_id, cycle, gateway, amount,
       search_folded, created_at, expires_at)
     select 'chk_old' || n, 'pay_old' || n, n, $1, 'basic', 'monthly', $2, 99000, '',
       now() - interval '3 hours', now() from generate_series(1, $3::int) n`,
    [as.id, gateway, count],
  );

test.each([["sandbox"], ["stripe"], ["vnpay"], ["payos"]] as const)(
  "%s: every payment whose notice was lost is credited by one poll, an unpaid one fails after a day",
  async (gateway) => {
    const server = gateway === "sandbox" ? plain : real;
    const many = times(3, 40);
    const buyers = await Promise.all(Array.from({ length: many }, () => server.person()));
    const bought = await Promise.all(buyers.map((as) => openOrder(server, as, gateway)));
    for (const order of bought) await PAID[gateway](order);
    await pollOrders(server.deps);
    // Too early to ask: its own notice may still come.
    expect(await stateOf(server, bought[0] as Opened)).toBe("pending");
    server.pass(16 * MINUTE);
    await Promise.all([pollOrders(server.deps), pollOrders(server.deps)]);
    const after = await Promise.all(
      buyers.map(async (as) => balance(server, await server.again(as))),
    );
    expect(new Set(after)).toEqual(new Set([65]));

    const silent = await openOrder(server, await server.person(), gateway);
    await server.query("update orders set gateway = 'elsewhere' where id = $1", [silent.id]);
    server.pass(23 * 60 * MINUTE);
    await pollOrders(server.deps);
    expect(await stateOf(server, silent)).toBe("pending");
    server.pass(61 * MINUTE);
    await pollOrders(server.deps);
    expect(await stateOf(server, silent)).toBe("failed");
    measured({
      check: `17 lost callback, ${gateway}`,
      tried: `${many} payments without a notice, two watches at once; an order of which nothing is heard`,
      target: "all within 1 poll, credited once; failed after 24 h",
      measured: `${many} credited by one poll, failed after 24 h`,
    });
  },
);

test("hundreds of orders at a gateway that is gone keep none of another's waiting", async () => {
  const as = await plain.person();
  await stuck(plain, 450, "payos", as);
  await pollOrders(plain.deps);
  const order = await openOrder(plain, as, "sandbox");
  await PAID.sandbox(order);
  plain.pass(16 * MINUTE);
  await pollOrders(plain.deps);
  expect(await stateOf(plain, order)).toBe("paid");
  // None of the gone one's is forgotten either: three watches reach them all.
  for (let n = 0; n < 3; n++) await pollOrders(plain.deps);
  const [left] = await plain.query(
    "select count(*)::int as n from orders where gateway = 'payos' and asked_at is null",
  );
  expect(left).toEqual({ n: 0 });
});
