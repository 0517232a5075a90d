import type { Deps } from "#server/deps.ts";
import { settle } from "#server/domain/payments/settle.ts";
import { ApiError } from "#server/errors.ts";
import type { Delivery, Notice, Outcome } from "#server/payments/gateway.ts";
import type { Gateway } from "#wire/values.ts";

/**
 * Takes a gateway's notification. A wrong signature is unauthorized and changes nothing; whatever
 * else is right or wrong with it, the gateway's word is taken down once.
 */
async function receiveWebhook(deps: Deps, gateway: Gateway, delivery: Delivery): Promise<Outcome> {
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

/** As `receiveWebhook`, with the answer the gateway expects: some want 200 and a code of their own. */
export async function answerWebhook(
  deps: Deps,
  gateway: Gateway,
  delivery: Delivery,
): Promise<Readonly<Record<string, string | boolean>>> {
  const adapter = deps.gateways.get(gateway);
  if (!adapter?.reply) {
    await receiveWebhook(deps, gateway, delivery);
    return { received: true };
  }
  const outcome = await receiveWebhook(deps, gateway, delivery).catch((error: unknown) => {
    if (error instanceof ApiError) return "unsigned" as const;
    deps.log.error({ err: error }, "a notification was not taken");
    return "failed" as const;
  });
  return adapter.reply(outcome);
}
