import { describe, expect, test } from "vitest";
import { walks } from "#tests/paths/walks.ts";
import { drive } from "#tests/support/drive.ts";
import { TIMES } from "#wire/limits.ts";
import { accepted, refused } from "../kit/outcome.ts";
import { refundOutcomes } from "./refund.fixtures.ts";
import type { RefundContext } from "./refund.machine.ts";

const [returned, byHand] = refundOutcomes.refundPayment;
const send = { type: "refund.send" };
const close = { type: "refund.close" };
const type = (reason: string) => ({ type: "reason.change", reason });
type Refund = ReturnType<typeof drive>;
const context = (it: Refund) => it.context<RefundContext>();
const asked = (it: Refund): unknown =>
  (it.child("refundPayment")?.getSnapshot() as { input: unknown } | undefined)?.input;
const opened = () => drive(walks.refund, "payment");
const sending = async () => {
  const it = opened();
  await it.send(type("  Trả nhầm hai lần "));
  expect(await it.send(send)).toBe("sending");
  return it;
};
const unanswered = [
  ["breaks off", (it: Refund) => it.fail("refundPayment")],
  ["does not come in half a minute", (it: Refund) => it.pass(TIMES.answer)],
] as const;

describe("a payment to be given back", () => {
  test("needs a reason, and blanks are none", async () => {
    const it = opened();
    expect(it.value()).toEqual({ asking: "ready" });
    expect(await it.send(send)).toEqual({ asking: "missing" });
    expect(await it.send(type(" \n "))).toEqual({ asking: "missing" });
    expect(await it.send(send)).toEqual({ asking: "missing" });
    expect(asked(it)).toBeUndefined();
    await it.send(type("Trả nhầm"));
    expect(await it.send(send)).toBe("sending");
  });
  test("is sent once with its reason, and held until the answer is there", async () => {
    const it = await sending();
    expect(asked(it)).toEqual({ id: "pay_1", reason: "Trả nhầm hai lần" });
    for (const press of [send, close, type("Khác")]) expect(it.can(press)).toBe(false);
    expect(it.heard()).toEqual([]);
  });
  test.each([
    ["the gateway returns the money", returned, "returned"],
    ["the money is to be returned by hand", byHand, "byHand"],
  ] as const)("%s: said until it is closed, and the lists show it", async (_, answer, end) => {
    const it = await sending();
    expect(await it.settle("refundPayment", answer)).toBe(end);
    expect(it.heard()).toEqual(["sayChanged"]);
    expect(accepted(context(it).answer)).toEqual(answer);
    expect(it.can(send)).toBe(false);
    await it.send(close);
    expect(it.heard()).toEqual(["close"]);
    expect(it.value()).toBe(end);
  });
  test("is refused with the words for it, which go when it is sent again; the reason stays", async () => {
    const it = await sending();
    expect(await it.settle("refundPayment", refused("conflict"))).toEqual({ asking: "refused" });
    expect(context(it).refusal).toEqual(refused("conflict"));
    expect(it.heard()).toEqual(["sayChanged"]);
    expect(await it.send(type("Trả nhầm"))).toEqual({ asking: "refused" });
    expect(context(it).refusal).toEqual(refused("conflict"));
    expect(await it.send(send)).toBe("sending");
    expect(context(it).refusal).toBeNull();
    expect(asked(it)).toEqual({ id: "pay_1", reason: "Trả nhầm" });
  });
  test.each(unanswered)(
    "whose answer %s may have gone through: not called failed, the lists are asked",
    async (_, go) => {
      const it = await sending();
      expect(await go(it)).toEqual({ asking: "unsure" });
      expect(it.heard()).toEqual(["sayChanged"]);
      expect(it.child("refundPayment")).toBeUndefined();
      expect(context(it)).toMatchObject({ refusal: null, answer: null });
      expect(context(it).reason).toBe("  Trả nhầm hai lần ");
      await it.send(close);
      expect(it.heard()).toEqual(["close"]);
      expect(await it.send(send)).toBe("sending");
    },
  );
  test("is waited for half a minute, and not a moment less", async () => {
    const it = await sending();
    expect(await it.pass(TIMES.answer - 1)).toBe("sending");
  });
  test("is left alone by closing before it is sent", async () => {
    const it = opened();
    await it.send(close);
    await it.send(send);
    await it.send(close);
    expect(it.heard()).toEqual(["close", "close"]);
    expect(asked(it)).toBeUndefined();
  });
});
