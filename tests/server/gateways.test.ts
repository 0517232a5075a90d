import { beforeAll, describe, expect, test } from "vitest";
import { PayosGateway } from "#server/payments/payos.ts";
import { pollOrders } from "#server/scheduled/orders.ts";
import { atEnd } from "./support/cleanup.ts";
import { PayosDouble, StripeDouble, VnpayDouble } from "./support/gateway-doubles.ts";
import { type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";
import { balance } from "./support/shop.ts";

let stripe: StripeDouble;
let vnpay: VnpayDouble;
let payos: PayosDouble;
let server: TestServer;
beforeAll(async () => {
  stripe = await new StripeDouble().start();
  vnpay = await new VnpayDouble().start();
  payos = await new PayosDouble().start();
  for (const double of [stripe, vnpay, payos]) atEnd(() => double.stop());
  const env = { ...stripe.environment(), ...vnpay.environment(), ...payos.environment() };
  server = await startTestServer({ env });
});

type Name = "stripe" | "vnpay" | "payos";
const open = async (as: Person, gateway: Name) => {
  const sent = { plan_id: "basic", cycle: "monthly", gateway };
  const { status, body } = await server.call("POST", "/api/checkout", sent, { as });
  return { status, body, number: await numberOf(body.id) };
};
const numberOf = async (id: string) =>
  (await server.query<{ number: string }>("select number from orders where id = $1", [id]))[0]
    ?.number ?? "";
const status = async (id: string) => (await server.call("GET", `/api/checkout/${id}`)).body.status;
const sessionOf = (id: string) => {
  const found = [...stripe.sessions.values()].find((one) => one.client_reference_id === id);
  if (!found) throw new Error("no session");
  return found;
};
const post = (name: Name, body: string, headers: Record<string, string> = {}) =>
  server.call("POST", `/webhooks/${name}`, body, { headers });
const ipn = async (query: string) => (await server.call("GET", `/webhooks/vnpay?${query}`)).body;

test("the sandbox is gone where real gateways are; the first is the default", async () => {
  const { body } = await server.call("GET", "/api/config");
  expect(body.gateways).toEqual(["stripe", "vnpay", "payos"]);
  expect((await server.call("GET", "/sandbox/pay/chk_x")).status).toBe(404);
  expect((await server.call("POST", "/webhooks/sandbox", "{}")).status).toBe(404);
  const sent = { plan_id: "basic", cycle: "monthly", gateway: "sandbox" };
  const as = await server.person();
  expect((await server.call("POST", "/api/checkout", sent, { as })).status).toBe(422);
});

describe("Stripe", () => {
  test("a session in đồng; a signed event pays once, however often and in whatever order", async () => {
    const as = await server.person();
    const { body } = await open(as, "stripe");
    const session = sessionOf(body.id);
    expect([session.amount_total, session.currency, body.redirect_url]).toEqual([
      99_000,
      "vnd",
      session.url,
    ]);
    const unpaid = stripe.event("checkout.session.completed", session);
    expect((await post("stripe", unpaid, { "stripe-signature": stripe.sign(unpaid) })).status).toBe(
      200,
    );
    expect(await status(body.id)).toBe("pending");
    stripe.pay(session);
    const event = stripe.event("checkout.session.async_payment_succeeded", session);
    const headers = { "stripe-signature": `${stripe.sign(event)},v1=00,v0=11` };
    const all = await Promise.all(Array.from({ length: 10 }, () => post("stripe", event, headers)));
    expect(new Set(all.map((one) => one.status))).toEqual(new Set([200]));
    const late = stripe.event("checkout.session.expired", { ...session, status: "expired" });
    await post("stripe", late, { "stripe-signature": stripe.sign(late) });
    expect([await status(body.id), await balance(server, as)]).toEqual(["paid", 65]);
  });

  test("wrong secret, another body, an old time, none: 401, nothing changes", async () => {
    const as = await server.person();
    const { body } = await open(as, "stripe");
    const session = sessionOf(body.id);
    stripe.pay(session);
    const event = stripe.event("checkout.session.completed", session);
    const now = Math.floor(Date.now() / 1000);
    const signs = [
      stripe.sign(event, now, "whsec_other"),
      stripe.sign(`${event} `),
      stripe.sign(event, now - 301),
      "",
    ];
    for (const sign of signs) {
      expect((await post("stripe", event, { "stripe-signature": sign })).status).toBe(401);
    }
    expect(await status(body.id)).toBe("pending");
    const other = stripe.event("invoice.paid", { id: "in_1" });
    expect((await post("stripe", other, { "stripe-signature": stripe.sign(other) })).status).toBe(
      200,
    );
  });

  test.each([
    ["amount", { amount_total: 9_900_000 }],
    ["currency", { currency: "usd" }],
    ["session", { id: "cs_of_another" }],
  ])("signed, but another %s: a person looks, no credits", async (_name, wrong) => {
    const as = await server.person();
    const { body } = await open(as, "stripe");
    const session = { ...sessionOf(body.id), payment_status: "paid", ...wrong };
    const event = stripe.event("checkout.session.completed", session);
    await post("stripe", event, { "stripe-signature": stripe.sign(event) });
    expect([await status(body.id), await balance(server, as)]).toEqual(["review", 5]);
  });

  test("a lost event is made good by asking; an open session past its time is closed there", async () => {
    const [one, two] = [await server.person(), await server.person()];
    const [paid, left] = [await open(one, "stripe"), await open(two, "stripe")];
    stripe.pay(sessionOf(paid.body.id));
    server.pass(31 * 60_000);
    await pollOrders(server.deps);
    expect(await balance(server, one)).toBe(65);
    expect(await status(left.body.id)).toBe("expired");
    expect(sessionOf(left.body.id).status).toBe("expired");
    const admin = await administrator(server);
    const { body } = await server.call("GET", "/api/payments", undefined, { as: one });
    const path = `/api/admin/payments/${body.items[0].id}/refund`;
    const answer = await server.call("POST", path, { reason: "thử" }, { as: admin });
    expect([answer.body.money, stripe.refunds]).toEqual(["returned", ["pi_1"]]);
  });

  test("a gateway that is away: 503, nothing is owed, and the next try works", async () => {
    const as = await server.person();
    stripe.isAway = true;
    const { status: said, body } = await open(as, "stripe");
    stripe.isAway = false;
    expect([said, body.code]).toEqual([503, "engine_unavailable"]);
    expect((await open(as, "stripe")).status).toBe(201);
  });
});

describe("VNPay", () => {
  test("the address is signed as version 2.1.0 asks, in hundredths, in plain letters", async () => {
    const as = await server.person();
    const { body, number } = await open(as, "vnpay");
    const url = new URL(body.redirect_url);
    const { vnp_SecureHash, ...fields } = Object.fromEntries(url.searchParams);
    expect(fields).toMatchObject({
      vnp_Version: "2.1.0",
      vnp_Command: "pay",
      vnp_TmnCode: "MAUTEST1",
      vnp_Amount: "9900000",
      vnp_CurrCode: "VND",
      vnp_TxnRef: number,
      vnp_Locale: "en",
      vnp_OrderInfo: "basic plan one month",
      vnp_IpAddr: expect.any(String),
      vnp_CreateDate: expect.stringMatching(/^\d{14}$/),
    });
    const query = vnpay.notice({ ...fields, vnp_BankCode: "" });
    expect(vnp_SecureHash).toMatch(/^[0-9a-f]{128}$/);
    expect(query).toContain("vnp_Amount=9900000");
    const signed = url.search.slice(1, url.search.indexOf("&vnp_SecureHash"));
    expect(vnpay.sign(signed)).toBe(vnp_SecureHash);
  });

  test("answers 97, 01, 04, 00, 02 in VNPay's order of checks", async () => {
    const as = await server.person();
    const { body, number } = await open(as, "vnpay");
    const fields = { vnp_TxnRef: number, vnp_Amount: "9900000" };
    const codes = [
      await ipn(vnpay.notice(fields, "another secret")),
      await ipn(vnpay.notice({ ...fields, vnp_TxnRef: "1" })),
      await ipn(vnpay.notice({ ...fields, vnp_Amount: "9900001" })),
    ];
    expect(codes.map(({ RspCode }) => RspCode)).toEqual(["97", "01", "04"]);
    expect([await status(body.id), await balance(server, as)]).toEqual(["review", 5]);
    const right = vnpay.notice({ ...fields, vnp_OrderInfo: "Gói Cơ bản (1 tháng)! 100% #1 ~*" });
    const all = await Promise.all(Array.from({ length: 10 }, () => ipn(right)));
    expect(all.map(({ RspCode }) => RspCode).sort()).toEqual(["00", ...Array(9).fill("02")]);
    expect((await ipn(right)).RspCode).toBe("02");
    expect([await status(body.id), await balance(server, as)]).toEqual(["paid", 65]);
  });

  test("a failed payment is taken down with 00 and pays nothing; a suspected one is looked at", async () => {
    const as = await server.person();
    const outcomes: [Record<string, string>, string][] = [
      [{ vnp_ResponseCode: "24", vnp_TransactionStatus: "02" }, "cancelled"],
      [{ vnp_ResponseCode: "51", vnp_TransactionStatus: "02" }, "declined"],
      [{ vnp_ResponseCode: "00", vnp_TransactionStatus: "02" }, "declined"],
      [{ vnp_ResponseCode: "07", vnp_TransactionStatus: "00" }, "review"],
    ];
    for (const [codes, expected] of outcomes) {
      const { body, number } = await open(as, "vnpay");
      const query = vnpay.notice({ vnp_TxnRef: number, vnp_Amount: "9900000", ...codes });
      expect([(await ipn(query)).RspCode, await status(body.id)]).toEqual(["00", expected]);
    }
    expect(await balance(server, as)).toBe(5);
  });

  test("a lost notice is made good by the query, whose signature is checked", async () => {
    const as = await server.person();
    const { body, number } = await open(as, "vnpay");
    vnpay.known.set(number, { amount: "9900000", status: "00" });
    server.pass(16 * 60_000);
    await pollOrders(server.deps);
    expect([await status(body.id), await balance(server, as)]).toEqual(["paid", 65]);
  });
});

describe("payOS", () => {
  /** The example of payOS's own documentation of signatures. */
  const DOCUMENTED = {
    key: "1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675",
    signature: "412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03",
    data: {
      orderCode: 123,
      amount: 3000,
      description: "VQRIO123",
      accountNumber: "12345678",
      reference: "TF230204212323",
      transactionDateTime: "2023-02-04 18:25:00",
      currency: "VND",
      paymentLinkId: "124c33293c43417ab7879e14c8d9eb18",
      code: "00",
      desc: "Thành công",
      counterAccountBankId: "",
      counterAccountBankName: "",
      counterAccountName: "",
      counterAccountNumber: "",
      virtualAccountName: "",
      virtualAccountNumber: "",
    },
  };

  test("the documented example verifies, and fails with one digit changed", () => {
    const { key: checksumKey, data, signature } = DOCUMENTED;
    const gateway = new PayosGateway({ clientId: "", apiKey: "", base: "", checksumKey });
    const hear = (given: object) =>
      gateway.readWebhook({
        body: JSON.stringify({ code: "00", data: given, signature }),
        query: "",
        header: () => undefined,
      });
    expect(hear(data)).toMatchObject({ order: { number: 123 }, told: "paid", amount: 3000 });
    expect(hear({ ...data, amount: 3001 })).toBe(null);
  });

  test("a link is opened and a signed notice pays once; a second transfer adds nothing", async () => {
    const as = await server.person();
    const { body, number } = await open(as, "payos");
    const link = payos.links.get(Number(number));
    expect(body.redirect_url).toBe(`${payos.url}/web/${link?.id}`);
    const fields = { orderCode: Number(number), amount: 99_000, paymentLinkId: link?.id };
    const notice = payos.notice(fields);
    await Promise.all(Array.from({ length: 10 }, () => post("payos", notice)));
    await post("payos", payos.notice({ ...fields, reference: "FT2" }));
    expect([await status(body.id), await balance(server, as)]).toEqual(["paid", 65]);
    expect((await post("payos", payos.notice({ ...fields, orderCode: 123 }))).status).toBe(200);
    expect((await post("payos", payos.notice(fields, "another"))).status).toBe(401);
  });

  test("less than asked, or another link: a person looks", async () => {
    const as = await server.person();
    for (const wrong of [{ amount: 98_999 }, { paymentLinkId: "other" }]) {
      const { body, number } = await open(as, "payos");
      const id = payos.links.get(Number(number))?.id;
      const fields = { orderCode: Number(number), amount: 99_000, paymentLinkId: id, ...wrong };
      expect((await post("payos", payos.notice(fields))).status).toBe(200);
      expect(await status(body.id)).toBe("review");
    }
    expect(await balance(server, as)).toBe(5);
  });

  test("a given-up order is cancelled there; a lost notice is made good by asking", async () => {
    const as = await server.person();
    const { body, number } = await open(as, "payos");
    await server.call("POST", `/api/checkout/${body.id}/cancel`, undefined, { as });
    expect(payos.links.get(Number(number))?.status).toBe("CANCELLED");
    const next = await open(as, "payos");
    Object.assign(payos.links.get(Number(next.number)) ?? {}, {
      status: "PAID",
      amountPaid: 99_000,
    });
    server.pass(16 * 60_000);
    await pollOrders(server.deps);
    expect([await status(next.body.id), await balance(server, as)]).toEqual(["paid", 65]);
  });
});
