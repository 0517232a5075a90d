import type { Deps } from "#server/deps.ts";
import { type Outcome, settle } from "#server/domain/payments/settle.ts";
import { ApiError } from "#server/errors.ts";
import type { Delivery, Notice } from "#server/payments/gateway.ts";
import type { Gateway } from "#wire/values.ts";

/**
 * Takes a gateway's notification. A wrong signature is unauthorized and changes nothing; whatever
 * else is right or wrong with it, the gateway's word is taken down once.
 */
export async function receiveWebhook(
  deps: Deps,
  gateway: Gateway,
  delivery: Delivery,
): Promise<Outcome> {
  const heard = deps.gateways.get(gateway)?.readWebhook(delivery, deps.now());
  if (heard === undefined) throw new ApiError("not_found", { variant: "gateway_unset" });
  if (heard === null) {
    deps.log.warn({ gateway }, "a payment notification with a wrong signature");
    throw new ApiError("unauthorized", { variant: "signature_wrong" });
  }
  return heard === "other" || !couldBeOurs(heard) ? "unknown" : settle(deps, gateway, heard);
}

/** Numbers that none of ours has, and texts no database takes, name nothing of ours. */
function couldBeOurs({ order, eventId, currency, reference }: Notice): boolean {
  const texts = [eventId, currency, reference ?? "", "id" in order ? order.id : ""];
  const isNumber = "id" in order || Number.isSafeInteger(order.number);
  return isNumber && !texts.some((text) => text.includes("\0"));
}

/** VNPay's own answer codes. */
const VNPAY: Record<Outcome, [code: string, message: string]> = {
  paid: ["00", "Confirm Success"],
  noted: ["00", "Confirm Success"],
  known: ["02", "Order already confirmed"],
  mismatch: ["04", "Invalid amount"],
  unknown: ["01", "Order not found"],
};

/** As `receiveWebhook`, with the answer VNPay expects: always 200, what is meant stands in RspCode. */
export async function receiveVnpayWebhook(deps: Deps, delivery: Delivery) {
  const [RspCode, Message] = await receiveWebhook(deps, "vnpay", delivery).then(
    (outcome) => VNPAY[outcome],
    (error) => {
      if (error instanceof ApiError && error.code === "not_found") throw error;
      if (error instanceof ApiError) return ["97", "Invalid Checksum"];
      deps.log.error({ err: error }, "a notification was not taken");
      return ["99", "Unknown error"];
    },
  );
  return { RspCode, Message };
}
