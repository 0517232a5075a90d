import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { CHECKOUT_STATUSES, type CheckoutStatus } from "#wire/values.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { checkoutFixture, orderFixture, plansFixture } from "./checkout.fixtures.ts";
import type { CheckoutContext } from "./checkout.machine.ts";
import { isBuyable, isRenewable, orderReasons, planOf, startsOf } from "./checkout.rules.ts";

type Run = ReturnType<typeof drive>;
const at = (input: keyof typeof walks.checkout.inputs) => drive(walks.checkout, input);
const told = (it: Run) => it.context<CheckoutContext>();
const inputOf = (it: Run, name: string) => it.child(name)?.getSnapshot().input;
const toGateway = ["goToGateway", { url: checkoutFixture.redirect_url }];
const READING = { awaiting: "reading" };
const PAUSING = { awaiting: "pausing" };
const unreachable = { ok: false, code: "unreachable" };
const reviewing = async () => {
  const it = at("plan");
  await it.settle("loadPlans", accepted(plansFixture));
  return it;
};
const creating = async () => {
  const it = await reviewing();
  await it.send({ type: "order.confirm" });
  return it;
};
const paying = async () => {
  const it = await creating();
  expect(it.heard()).toEqual([]);
  await it.settle("createCheckout", accepted(checkoutFixture));
  expect(it.heard()).toEqual([toGateway]);
  return it;
};
const answered = async (status: CheckoutStatus, input: "success" | "cancel" = "success") => {
  const it = at(input);
  await it.settle("readCheckout", accepted(orderFixture(status)));
  return it;
};

describe("before the gateway", () => {
  test("a plan from the board is shown once more, then ordered, then the gateway takes over", async () => {
    const it = await reviewing();
    expect(it.value()).toBe("reviewing");
    expect(told(it).plans).toEqual(plansFixture);
    expect(await it.send({ type: "order.confirm" })).toBe("creating");
    const choice = { planId: "pro", cycle: "annual", gateway: null };
    expect(inputOf(it, "createCheckout")).toEqual({ ...choice, key: "page-0-pro-annual-any" });
    expect(await it.settle("createCheckout", accepted(checkoutFixture))).toBe("redirecting");
    expect(it.heard()).toEqual([toGateway]);
    const { id, redirect_url } = checkoutFixture;
    expect(told(it)).toMatchObject({ order: { id }, orderId: id, gatewayUrl: redirect_url });
  });
  test("plan, cycle and gateway are ordered as chosen last, under a key of their own", async () => {
    const it = await reviewing();
    await it.send({ type: "cycle.choose", cycle: "monthly" });
    await it.send({ type: "gateway.choose", gateway: "sandbox" });
    expect(told(it)).toMatchObject({ planId: "pro", cycle: "monthly", gateway: "sandbox" });
    expect(await it.send({ type: "plan.change" })).toBe("choosing");
    expect(await it.send({ type: "cycle.choose", cycle: "annual" })).toBe("choosing");
    expect(await it.send({ type: "plan.choose", planId: "basic" })).toBe("reviewing");
    await it.send({ type: "order.confirm" });
    expect(inputOf(it, "createCheckout")).toEqual({
      planId: "basic",
      cycle: "annual",
      gateway: "sandbox",
      key: "page-0-basic-annual-sandbox",
    });
  });
  test("pressed while the order is on its way nothing more is ordered; trying again keeps the key", async () => {
    const it = await creating();
    expect(it.can({ type: "order.confirm" })).toBe(false);
    const { key } = inputOf(it, "createCheckout");
    expect(await it.fail("createCheckout")).toBe("notCreated");
    expect(told(it).refusal).toEqual(unreachable);
    expect(await it.send({ type: "order.confirm" })).toBe("creating");
    expect(inputOf(it, "createCheckout").key).toBe(key);
    expect(told(it).refusal).toBe(null);
    const no = refused("conflict");
    expect(await it.settle("createCheckout", no)).toBe("notCreated");
    expect(told(it).refusal).toEqual(no);
    expect(it.heard()).toEqual([]);
    expect(await it.send({ type: "plan.change" })).toBe("choosing");
  });
  test("an order without an answer is given up after ten minutes", async () => {
    const it = await creating();
    expect(await it.pass(10 * 60_000 - 1)).toBe("creating");
    expect(await it.pass(1)).toBe("notCreated");
    expect(told(it).refusal).toEqual(unreachable);
  });
  test("a plan that can't be bought is chosen anew", async () => {
    for (const input of ["custom", "fresh"] as const) {
      const it = at(input);
      expect(await it.settle("loadPlans", accepted(plansFixture))).toBe("choosing");
      for (const planId of ["enterprise", "free_trial", "unheard_of"])
        expect(it.can({ type: "plan.choose", planId })).toBe(false);
      expect(await it.send({ type: "plan.choose", planId: "pro" })).toBe("reviewing");
      expect(told(it).planId).toBe("pro");
    }
  });
  test("no plans are no fault, and one is enough", async () => {
    expect(await at("fresh").settle("loadPlans", accepted([]))).toBe("noPlans");
    const one = accepted(plansFixture.slice(2, 3));
    expect(await at("fresh").settle("loadPlans", one)).toBe("choosing");
  });
  test("plans that do not come are told with their reason, and asked for again", async () => {
    const it = at("fresh");
    const no = refused("internal");
    expect(await it.settle("loadPlans", no)).toBe("plansFailed");
    expect(told(it).refusal).toEqual(no);
    expect(await it.send({ type: "plans.retry" })).toBe("loadingPlans");
    expect(told(it).refusal).toBe(null);
    expect(await it.fail("loadPlans")).toBe("plansFailed");
    expect(told(it).refusal).toEqual(unreachable);
    await it.send({ type: "plans.retry" });
    expect(await it.pass(14_999)).toBe("loadingPlans");
    expect(await it.pass(1)).toBe("plansFailed");
    expect(told(it).refusal).toEqual(unreachable);
  });
  test("the browser's back button shows what became of the order, not an order form", async () => {
    const it = await paying();
    expect(await it.send({ type: "page.returned" })).toEqual(READING);
    expect(inputOf(it, "readCheckout")).toEqual({ id: checkoutFixture.id });
  });
  test("a browser that does not leave for ten seconds offers the gateway's page as a link", async () => {
    for (const type of ["page.returned", "order.check"]) {
      const it = await paying();
      expect(await it.pass(9_999)).toBe("redirecting");
      expect(await it.pass(1)).toBe("stuck");
      expect(await it.send({ type })).toEqual(READING);
      expect(it.heard()).toEqual([]);
    }
  });
});

describe("after the gateway", () => {
  test("back before its notification: asks every two seconds until it is told", async () => {
    const it = at("success");
    expect(inputOf(it, "readCheckout")).toEqual({ id: "chk_1" });
    expect(await it.settle("readCheckout", accepted(orderFixture("pending")))).toEqual(PAUSING);
    expect(told(it)).toMatchObject({ planId: "pro", order: orderFixture("pending") });
    expect(await it.pass(1_999)).toEqual(PAUSING);
    expect(await it.pass(1)).toEqual(READING);
    expect(it.heard()).toEqual([]);
    expect(await it.settle("readCheckout", accepted(orderFixture("paid")))).toBe("paid");
    expect(it.heard()).toEqual(["tellPaid"]);
  });
  test("a page that knew another plan tells the plan and cycle of the order", async () => {
    const it = await paying();
    await it.send({ type: "page.returned" });
    const order = { ...orderFixture(), plan_id: "basic" };
    await it.settle("readCheckout", accepted(order));
    expect(told(it)).toMatchObject({ planId: "basic", cycle: "monthly", order });
  });
  test("an answer that does not come in fifteen seconds is asked for anew", async () => {
    const it = at("success");
    expect(await it.pass(14_999)).toEqual(READING);
    expect(await it.pass(1)).toEqual(PAUSING);
    expect(await it.pass(2_000)).toEqual(READING);
    expect(await it.fail("readCheckout")).toEqual(PAUSING);
  });
  test("after a minute it promises a mail, and may be asked again", async () => {
    const it = await answered("pending");
    expect(await it.pass(59_999)).toEqual(READING);
    expect(await it.pass(1)).toBe("late");
    expect(await it.send({ type: "order.check" })).toEqual(READING);
  });
  test.each([
    ["paid", ["tellPaid"], { check: false, again: false }],
    ["review", [], { check: true, again: false }],
    ["declined", [], { check: false, again: true }],
    ["cancelled", [], { check: false, again: true }],
    ["expired", [], { check: false, again: true }],
    ["failed", [], { check: false, again: true }],
  ] as const)("%s is told by its own name, with its own ways on", async (status, said, open) => {
    for (const input of ["success", "cancel"] as const) {
      const it = await answered(status, input);
      expect(it.value()).toBe(status);
      expect(it.heard()).toEqual(said);
      expect(it.can({ type: "order.check" })).toBe(open.check);
      expect(it.can({ type: "order.again" })).toBe(open.again);
      if (open.check) expect(await it.send({ type: "order.check" })).toEqual(READING);
      if (open.again) expect(await it.send({ type: "order.again" })).toBe("loadingPlans");
    }
  });
  test("every status but the open one is an end", () => {
    const ends = ["paid", "review", "declined", "cancelled", "expired", "failed"];
    expect([...CHECKOUT_STATUSES].sort()).toEqual([...ends, "pending"].sort());
  });
  test("an order that is not there is told with the reason, and asked for or made anew", async () => {
    const unknown = async () => {
      const it = at("success");
      expect(await it.settle("readCheckout", refused("not_found"))).toBe("unknown");
      expect(told(it).refusal).toEqual(refused("not_found"));
      return it;
    };
    expect(await (await unknown()).send({ type: "order.check" })).toEqual(READING);
    const anew = await unknown();
    expect(await anew.send({ type: "order.again" })).toBe("loadingPlans");
    expect(told(anew).refusal).toBe(null);
  });
  test("given up at the gateway: nothing was paid, and the order can be looked at again", async () => {
    const it = await answered("pending", "cancel");
    expect(it.value()).toBe("unfinished");
    expect(await it.send({ type: "order.check" })).toEqual(READING);
  });
  test("ordering anew is another intent with another key, and forgets the order before", async () => {
    const it = await paying();
    await it.send({ type: "page.returned" });
    expect(await it.settle("readCheckout", accepted(orderFixture()))).toBe("unfinished");
    expect(await it.send({ type: "order.again" })).toBe("loadingPlans");
    const nothing = { orderId: null, order: null, gatewayUrl: null };
    expect(told(it)).toMatchObject({ ...nothing, intents: 1, planId: "pro" });
    expect(await it.settle("loadPlans", accepted(plansFixture))).toBe("reviewing");
    await it.send({ type: "order.confirm" });
    expect(inputOf(it, "createCheckout").key).toBe("page-1-pro-monthly-any");
  });
  test("after a declined order, going back from the next one's gateway says nothing was paid", async () => {
    const it = await answered("declined");
    await it.send({ type: "order.again" });
    await it.settle("loadPlans", accepted(plansFixture));
    await it.send({ type: "order.confirm" });
    await it.settle("createCheckout", accepted(checkoutFixture));
    expect(it.heard()).toEqual([toGateway]);
    await it.send({ type: "page.returned" });
    expect(await it.settle("readCheckout", accepted(orderFixture()))).toBe("unfinished");
  });
});

test("what can be bought, and from when it counts", () => {
  const plan = (id: "free_trial" | "basic" | "pro" | "enterprise") => planOf(plansFixture, id);
  expect(orderReasons(null)).toEqual(["plan_missing"]);
  expect(orderReasons(plan("free_trial"))).toEqual(["plan_free"]);
  expect(orderReasons({ ...plan("pro")!, price_monthly: null })).toEqual(["plan_free"]);
  expect(orderReasons(plan("enterprise"))).toEqual(["plan_custom"]);
  expect(orderReasons(plan("pro"))).toEqual([]);
  expect(plansFixture.filter(isBuyable).map(({ id }) => id)).toEqual(["basic", "pro"]);
  expect(orderReasons({ ...plansFixture[2]!, relation: "inactive" })).toEqual(["plan_inactive"]);
  expect(startsOf(plan("pro")!)).toBe("now");
  expect(startsOf(plan("basic")!)).toBe("further_period");
  expect(startsOf({ ...plan("basic")!, relation: "downgrade" })).toBe("after_period");
});

test("another period is offered in the last thirty days, and never on a plan without an end", () => {
  const now = Date.parse("2026-11-28T08:00:00.000Z");
  const offered = (end: string | null) => isRenewable(end, now);
  expect(offered("2027-11-28T08:00:00.000Z")).toBe(false);
  expect(offered("2026-12-28T08:00:00.001Z")).toBe(false);
  expect(offered("2026-12-28T08:00:00.000Z")).toBe(true);
  expect(offered("2026-11-29T00:00:00.000Z")).toBe(true);
  expect(offered(null)).toBe(false);
});
