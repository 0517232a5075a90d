import type { AnyEventObject } from "xstate";
import { accepted } from "#machines/kit/outcome.ts";
import type { Quote } from "#wire/generations.ts";
import type { OrderInput } from "#wire/tools/orders.ts";

/** A price's event as the order that stands hears it: what was made a moment ago is that very order. */
export function ofItsOrder(
  event: AnyEventObject,
  context: { request?: OrderInput } | undefined,
): AnyEventObject {
  const price = event.output?.value as Quote | undefined;
  const body = context?.request?.body;
  if (!price?.just_made || !body) return event;
  const just_made = price.just_made.map((made) => ({ ...made, settings: { ...body } }));
  return { ...event, output: accepted({ ...price, just_made }) };
}
