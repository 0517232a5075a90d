import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { CHECKOUT_STATUSES } from "#wire/values.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { checkoutFixture, orderFixture, plansFixture } from "./checkout.fixtures.ts";
import type { CheckoutContext } from "./checkout.machine.ts";
import { isRenewable, orderReasons, planOf, startsOf } from "./checkout.rules.ts";

const at = (input: keyof typeof walks.checkout.inputs) => drive(walks.checkout, input);
const reviewing = async () => {
  const it = at("plan");
  await it.settle("loadPlans", accepted(plansFixture));
  return it;
};
const paying = async () => {
  const it = await reviewing();
  await it.send({ type: "order.confirm" });
  await it.settle("createCheckout", accepted(checkoutFixture));
  return it;
};

describe("journeys", () => {
  test("a plan from the board is shown once more, then ordered, then the gateway takes over", async () => {
    const it = await reviewing();
    expect(it.value()).toBe("reviewing");
    expect(await it.send({ type: "order.confirm" })).toBe("creating");
    expect(await it.settle("createCheckout", accepted(checkoutFixture))).toBe("redirecting");
    expect(it.context<CheckoutContext>().gatewayUrl).toBe(checkoutFixture.redirect_url);
  });
  test("pressed while the order is on its way nothing more is ordered; trying again keeps the key", async () => {
    const it = await reviewing();
    await it.send({ type: "order.confirm" });
    expect(it.can({ type: "order.confirm" })).toBe(false);
    const { intents } = it.context<CheckoutContext>();
    expect(await it.fail("createCheckout")).toBe("notCreated");
    await it.send({ type: "order.confirm" });
    expect(it.context<CheckoutContext>().intents).toBe(intents);
  });
  test("back from the gateway before its notification: asks until it is told", async () => {
    const it = at("success");
    expect(await it.settle("readCheckout", accepted(orderFixture("pending")))).toEqual({
      awaiting: "pausing",
    });
    await it.pass(2_000);
    expect(await it.settle("readCheckout", accepted(orderFixture("paid")))).toBe("paid");
  });
  test("after a minute it promises a mail, and may be asked again", async () => {
    const it = at("success");
    await it.settle("readCheckout", accepted(orderFixture("pending")));
    expect(await it.pass(60_000)).toBe("late");
    expect(await it.send({ type: "order.check" })).toEqual({ awaiting: "reading" });
  });
  test("every end is told by its own name, a lost answer is asked for again", async () => {
    for (const status of CHECKOUT_STATUSES.filter((name) => name !== "pending")) {
      const it = at("success");
      await it.fail("readCheckout");
      await it.pass(2_000);
      expect(await it.settle("readCheckout", accepted(orderFixture(status)))).toBe(status);
    }
  });
  test("given up at the gateway: nothing was paid, ordering anew is another intent", async () => {
    const it = at("cancel");
    expect(await it.settle("readCheckout", accepted(orderFixture("pending")))).toBe("unfinished");
    expect(await it.send({ type: "order.again" })).toBe("loadingPlans");
    expect(it.context<CheckoutContext>()).toMatchObject({ intents: 1, orderId: null });
    expect(await it.settle("loadPlans", accepted(plansFixture))).toBe("reviewing");
    expect(it.context<CheckoutContext>().planId).toBe("pro");
  });
  test("the browser's back button shows what became of the order, not an order form", async () => {
    const it = await paying();
    expect(await it.send({ type: "page.returned" })).toEqual({ awaiting: "reading" });
  });
  test("a browser that does not leave offers the gateway's page as a link", async () => {
    const it = await paying();
    expect(await it.pass(10_000)).toBe("stuck");
  });
  test("a plan that can't be bought is chosen anew; no plans and a fault are told apart", async () => {
    const custom = at("custom");
    expect(await custom.settle("loadPlans", accepted(plansFixture))).toBe("choosing");
    expect(custom.can({ type: "plan.choose", planId: "enterprise" })).toBe(false);
    expect(await custom.send({ type: "plan.choose", planId: "pro" })).toBe("reviewing");
    const it = at("fresh");
    expect(await it.settle("loadPlans", refused("internal"))).toBe("plansFailed");
    await it.send({ type: "plans.retry" });
    expect(await it.settle("loadPlans", accepted([]))).toBe("noPlans");
  });
});

test("what can be bought, and from when it counts", () => {
  const plan = (id: "free_trial" | "basic" | "pro" | "enterprise") => planOf(plansFixture, id);
  expect(orderReasons(null)).toEqual(["plan_missing"]);
  expect(orderReasons(plan("free_trial"))).toEqual(["plan_free"]);
  expect(orderReasons(plan("enterprise"))).toEqual(["plan_custom"]);
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
