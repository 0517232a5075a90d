import type { AdminPayment, RefundAnswer } from "#wire/admin.ts";
import type { EventFixtures } from "../kit/fixtures.ts";
import { accepted, refused } from "../kit/outcome.ts";
import type { RefundEvent, RefundInput } from "./refund.machine.ts";

export const paymentFixture: AdminPayment = {
  id: "pay_1",
  checkout_id: "chk_1",
  checkout_status: "paid",
  status: "completed",
  plan_id: "basic",
  cycle: "monthly",
  credits: 60,
  payment_method: "sandbox",
  description: "Gói Cơ bản, một tháng",
  amount: { amount: 99_000, currency: "VND" },
  created_at: "2026-11-26T02:40:00.000Z",
  paid_at: "2026-11-26T02:41:00.000Z",
  owner: { id: "usr_hanh", name: "Hạnh Nguyễn", email: "hanh@sennha.vn" },
  refunded_at: null,
  refund_reason: null,
};

export const refundInputs = { payment: { id: paymentFixture.id } } satisfies Record<
  string,
  RefundInput
>;

export const refundEvents = {
  "reason.change": [
    { type: "reason.change", reason: "Trả nhầm hai lần" },
    { type: "reason.change", reason: " " },
  ],
  "refund.send": [{ type: "refund.send" }],
  "refund.close": [{ type: "refund.close" }],
} satisfies EventFixtures<RefundEvent>;

const answer = (money: RefundAnswer["money"], credits_taken: number): RefundAnswer => ({
  payment: {
    ...paymentFixture,
    status: "refunded",
    refunded_at: "2026-11-27T08:00:00.000Z",
    refund_reason: "Trả nhầm hai lần",
  },
  credits_taken,
  money,
});
export const refundOutcomes = {
  refundPayment: [
    accepted(answer("returned", 17)),
    accepted(answer("by_hand", 42)),
    refused("conflict"),
    refused("invalid_request", { fields: { reason: "Lý do dài quá" } }),
  ],
};
