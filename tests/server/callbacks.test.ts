import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Gateway } from "#wire/values.ts";
import { heardAs, openOrder, type Sent, type Teller, tellers } from "./support/callbacks.ts";
import { atEnd } from "./support/cleanup.ts";
import { PayosDouble, StripeDouble, VnpayDouble } from "./support/gateway-doubles.ts";
import { type Answer, type Person, startTestServer, type TestServer } from "./support/harness.ts";
import { administrator } from "./support/runs.ts";
import { balance } from "./support/shop.ts";
import { measured } from "./support/torture.ts";

/** Two processes on one database for each kind of shop: with the real gateways, and the sandbox's. */
let shops: Record<"real" | "sandbox", { server: TestServer; beside: TestServer; admin: Person }>;
let told: Record<Gateway, Teller>;
let vnpay: VnpayDouble;
beforeAll(async () => {
  const stripe = await new StripeDouble().start();
  vnpay = await new VnpayDouble().start();
  const payos = await new PayosDouble().start();
  for (const double of [stripe, vnpay, payos]) atEnd(() => double.stop());
  const env = { ...stripe.environment(), ...vnpay.environment(), ...payos.environment() };
  const shop = async (settings: Record<string, string>) => {
    const server = await startTestServer({ env: settings });
    const beside = await startTestServer({ env: settings, beside: server });
    return { server, beside, admin: await administrator(server) };
  };
  shops = { real: await shop(env), sandbox: await shop({}) };
  const doubles = { stripe, vnpay, payos };
  told = tellers(shops.real.server, doubles, shops.sandbox.server);
});
const shopOf = (gateway: Gateway) => (gateway === "sandbox" ? shops.sandbox : shops.real);
const statusOf = async (server: TestServer, id: string) =>
  (await server.call("GET", `/api/checkout/${id}`)).body.status;
const rows = (server: TestServer, sql: string, id: string) =>
  server
    .query<{ n: number }>(`select count(*)::int as n from ${sql}`, [id])
    .then(([row]) => row?.n);

describe.each(["sandbox", "stripe", "payos", "vnpay"] as const)("%s", (gateway) => {
  test("the same notice ten times at once over two processes and ten in a row, and under new names: one grant", async () => {
    const { server, beside } = shopOf(gateway);
    const teller = told[gateway];
    const as = await server.person();
    const order = await openOrder(server, as, gateway);
    const sent = teller.paid(order);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => teller.send(n % 2 ? server : beside, sent)),
    );
    for (let n = 0; n < 10; n++) answers.push(await teller.send(n % 2 ? beside : server, sent));
    const others = ["2", "3", "4", "5"].map((event) => teller.paid(order, { event }));
    answers.push(...(await Promise.all(others.map((one) => teller.send(server, one)))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    if (gateway === "vnpay") {
      const codes = answers.map(({ body }) => body.RspCode);
      expect(codes.slice(0, 10).sort()).toEqual(["00", ...Array(9).fill("02")]);
      expect(codes.slice(10)).toEqual(Array(14).fill("02"));
    }
    expect([await statusOf(server, order.id), await balance(server, as)]).toEqual(["paid", 65]);
    const grants = "entries where user_id = $1 and kind = 'grant' and payment_id is not null";
    expect(await rows(server, grants, as.id)).toBe(1);
    expect(await rows(server, "plan_periods where user_id = $1", as.id)).toBe(1);
    measured({
      check: `13 duplicate delivery, ${gateway}`,
      tried: "one notice 10 × at once over 2 processes, 10 × in a row, 4 × under new names",
      target: "1 grant",
      measured: "1 grant",
    });
  });

  test("500 altered notices: none is taken, none is an error of ours, nothing changes", async () => {
    const { server } = shopOf(gateway);
    const teller = told[gateway];
    const as = await server.person();
    const order = await openOrder(server, as, gateway);
    const whole = teller.paid(order);
    const original = heardAs(server, gateway, whole);
    expect(original).toMatchObject({ told: "paid", amount: 99_000 });
    const forge = (mutant: Mutant): Sent => forged(teller, order, whole, mutant);
    let forgeries = 0;
    const play = async (mutant: Mutant) => {
      const sent = forge(mutant);
      // White space between JSON's words, or a hash in other letters, says the same: no forgery.
      fc.pre(JSON.stringify(heardAs(server, gateway, sent)) !== JSON.stringify(original));
      const answer: Answer = await teller.send(server, sent);
      const what = JSON.stringify([mutant, sent, answer.status, answer.body]);
      expect(teller.isRefused(answer), what).toBe(true);
      forgeries += 1;
    };
    await fc.assert(fc.asyncProperty(mutants(teller), play), { numRuns: 500 });
    expect(forgeries).toBe(500);
    expect(await rows(server, "payment_events where order_id = $1", order.id)).toBe(0);
    expect([await statusOf(server, order.id), await balance(server, as)]).toEqual(["pending", 5]);
    measured({
      check: `14 forged or altered callback, ${gateway}`,
      tried: "500 mutants of one rightly signed notice, over HTTP",
      target: "0 accepted, 0 answers of 500 and up",
      measured: `${forgeries} refused, 0 accepted`,
    });
    // The very notice that was altered is taken: what was refused was refused for the alteration.
    await teller.send(server, whole);
    expect([await statusOf(server, order.id), await balance(server, as)]).toEqual(["paid", 65]);
  });

  test("rightly signed, but another amount, currency or order: no credits, a trail, a person looks", async () => {
    const { server, admin } = shopOf(gateway);
    const teller = told[gateway];
    const [as, other] = [await server.person(), await server.person()];
    const theirs = await openOrder(server, other, gateway, "pro");
    const wrongs = [
      ...[98_999, 99_001, 9_900_000, 990, 0].map((amount) => ({ amount })),
      ...(teller.has.currency ? [{ currency: "USD" }, { currency: "XAU" }] : []),
      ...(teller.has.reference ? [{ reference: theirs.reference }] : []),
    ];
    for (const wrong of wrongs) {
      const order = await openOrder(server, as, gateway);
      const { status, body } = await teller.send(server, teller.paid(order, wrong));
      expect([status, body.RspCode]).toEqual([200, gateway === "vnpay" ? "04" : undefined]);
      const state = await statusOf(server, order.id);
      expect([JSON.stringify(wrong), state]).toEqual([JSON.stringify(wrong), "review"]);
      const trail = "payment_events where order_id = $1 and outcome = 'mismatch'";
      expect(await rows(server, trail, order.id)).toBe(1);
    }
    // The price of one's own order in the name of another's: that one is dearer.
    const swapped = await teller.send(server, teller.paid(theirs, { amount: 99_000 }));
    expect(swapped.body.RspCode).toBe(gateway === "vnpay" ? "04" : undefined);
    const nobody = { id: "chk_nobody", number: "4", reference: "none" };
    const lost = await teller.send(server, teller.paid(nobody));
    expect([lost.status, lost.body.RspCode]).toEqual([200, gateway === "vnpay" ? "01" : undefined]);
    expect([await balance(server, as), await balance(server, other)]).toEqual([5, 5]);
    const at = `/api/admin/payments?checkout_status=review&q=${encodeURIComponent(as.email)}`;
    const seen = (await server.call("GET", at, undefined, { as: admin })).body;
    expect(seen.total).toBe(wrongs.length);
    measured({
      check: `15 amount, currency, order swap, ${gateway}`,
      tried: `${wrongs.length} rightly signed notices of another amount, currency or reference, another's order at this one's price, an order nobody has`,
      target: "no credits, VNPay's 04 and 01, each on the administrators' list",
      measured: `0 credits, ${seen.total} on the list`,
    });
  });

  test("paid and taken back: no later notice brings anything again", async () => {
    const { server, admin } = shopOf(gateway);
    const teller = told[gateway];
    const as = await server.person();
    const order = await openOrder(server, as, gateway);
    await teller.send(server, teller.paid(order));
    // As an administrator's refund leaves it; the doubles know of no money to give back.
    const { body } = await server.call("GET", "/api/payments", undefined, { as });
    const path = `/api/admin/payments/${body.items[0].id}/refund`;
    if (gateway === "stripe") {
      await server.query("update orders set refunded_at = now() where id = $1", [order.id]);
    } else {
      const done = await server.call("POST", path, { reason: "thử" }, { as: admin });
      expect(done.status).toBe(200);
    }
    const before = await balance(server, as);
    for (const event of ["1", "6", "7"]) {
      const { status, body: said } = await teller.send(server, teller.paid(order, { event }));
      expect([status, said.RspCode]).toEqual([200, gateway === "vnpay" ? "02" : undefined]);
    }
    expect(await balance(server, as)).toBe(before);
    const [payment] = (await server.call("GET", "/api/payments", undefined, { as })).body.items;
    expect(payment.status).toBe("refunded");
  });

  test("rightly signed nonsense is about nothing of ours, and never an error of ours", async () => {
    const { server } = shopOf(gateway);
    const teller = told[gateway];
    const as = await server.person();
    const order = await openOrder(server, as, gateway);
    const odd = fc.constantFrom<unknown>(
      1.5,
      -1,
      1e308,
      2 ** 53,
      null,
      true,
      [],
      {},
      "",
      "\u0000",
      "a\u0000b",
      "\ud800",
      "x".repeat(5000),
      "'; drop table orders; --",
      "99000",
      "𝒳",
      "1e3",
      "0x63",
    );
    const play = async (over: unknown[]) => {
      const [amount, currency, reference, event, number, id] = over;
      const said = { amount, currency, reference, event: String(event) } as never;
      const named = {
        ...order,
        ...(id === undefined ? {} : { id }),
        ...(number === undefined ? {} : { number }),
      };
      const { status, body } = await teller.send(server, teller.paid(named as typeof order, said));
      const what = JSON.stringify([over, status, body]);
      expect(status < 500 && body.RspCode !== "99", what).toBe(true);
    };
    const some = fc.option(odd, { nil: undefined, freq: 2 });
    // Never all as it should be, or it would be paid.
    const values = fc.tuple(
      odd.filter((value) => value !== "99000"),
      some,
      some,
      odd,
      some,
      some,
    );
    await fc.assert(fc.asyncProperty(values, play), { numRuns: 150 });
    expect(await balance(server, as)).toBe(5);
  });
});

type Mutant =
  | { kind: "flip" | "drop" | "add"; where: "text" | "signature"; at: number; by: number }
  | { kind: "unsigned" | "empty" | "old" | "early" }
  | { kind: "secret"; secret: string }
  | { kind: "dearer"; amount: number };

const mutants = ({ has }: Teller): fc.Arbitrary<Mutant> => {
  const bits = fc.record({
    kind: fc.constantFrom<"flip" | "drop" | "add">("flip", "flip", "flip", "drop", "add"),
    where: fc.constantFrom<"text" | "signature">("text", "text", "signature"),
    at: fc.nat(),
    by: fc.integer({ min: 0, max: 6 }),
  });
  const times = has.time ? (["old", "early"] as const) : [];
  const plain = fc.record({ kind: fc.constantFrom("unsigned", "empty", ...times) });
  const secret = fc.record({
    kind: fc.constant("secret" as const),
    secret: fc.string({ minLength: 1 }),
  });
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  const dearer = fc.record({ kind: fc.constant("dearer" as const), amount });
  return fc.oneof(
    { weight: 12, arbitrary: bits },
    { weight: 1, arbitrary: plain },
    { weight: 2, arbitrary: secret },
    { weight: 2, arbitrary: dearer },
  );
};

/** Where a signature stands when it is part of the text. */
const IN_TEXT = /(?<="signature":"|vnp_SecureHash=)[0-9a-f]+/;

function forged(
  teller: Teller,
  order: Parameters<Teller["paid"]>[0],
  whole: Sent,
  mutant: Mutant,
): Sent {
  switch (mutant.kind) {
    case "unsigned":
      return { text: whole.text.replace(IN_TEXT, "") };
    case "empty":
      return { ...whole, text: "" };
    case "old":
      return teller.paid(order, { at: -301 });
    case "early":
      return teller.paid(order, { at: 302 });
    case "secret":
      return teller.paid(order, { secret: mutant.secret });
    case "dearer": {
      // What another amount would be, under the signature of this one.
      const { text } = teller.paid(order, { amount: mutant.amount });
      const [mark = ""] = IN_TEXT.exec(whole.text) ?? [];
      return { ...whole, text: text.replace(IN_TEXT, mark) };
    }
    default: {
      const inHeader = mutant.where === "signature" && whole.signature !== undefined;
      const from = inHeader ? (whole.signature as string) : whole.text;
      const [start, end] = markIn(from, mutant.where === "signature" && !inHeader);
      const place = start + (mutant.at % (end - start));
      const code = from.charCodeAt(place);
      const letter = { flip: code ^ (1 << mutant.by), add: 33 + mutant.by, drop: null }[
        mutant.kind
      ];
      const made =
        from.slice(0, place) +
        (letter === null ? "" : String.fromCharCode(letter)) +
        from.slice(mutant.kind === "add" ? place : place + 1);
      // A header can't hold what is no letter or sign.
      return inHeader
        ? { ...whole, signature: made.replace(/[^ -~]/g, "x") }
        : { ...whole, text: made };
    }
  }
}
function markIn(text: string, isMark: boolean): [number, number] {
  const found = isMark ? IN_TEXT.exec(text) : null;
  return found ? [found.index, found.index + found[0].length] : [0, text.length];
}

test("the pages people come back to grant nothing, whatever rightly signed words their address holds", async () => {
  const { server } = shops.real;
  const client = path.join(server.dataDir, "client");
  mkdirSync(client);
  writeFileSync(path.join(client, "index.html"), "<html><head></head><body></body></html>");
  for (const gateway of ["vnpay", "stripe", "payos"] as const) {
    const as = await server.person();
    const order = await openOrder(server, as, gateway);
    const signed = vnpay.notice({ vnp_TxnRef: order.number, vnp_Amount: "9900000" });
    for (const page of ["success", "cancel", "cancelled", "error"]) {
      for (const query of [
        `order=${order.id}`,
        `order=${order.id}&${signed}`,
        `${signed}&code=00&status=PAID`,
      ]) {
        const opened = await server.call("GET", `/payment/${page}?${query}`, undefined, { as });
        expect([opened.status, opened.body.slice(0, 6)]).toEqual([200, "<html>"]);
      }
    }
    expect([await statusOf(server, order.id), await balance(server, as)]).toEqual(["pending", 5]);
  }
  measured({
    check: "16 return URL trusted",
    tried: "4 pages × 3 addresses × 3 gateways, with rightly signed words in the address",
    target: "0 credits",
    measured: "0 credits, every order still pending",
  });
});
