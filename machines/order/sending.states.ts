import { refusalOf, refusedTo } from "../kit/outcome.ts";
import { idempotencyKey, ofBase } from "./order.rules.ts";
import { orderSetup } from "./order.setup.ts";
import { asking, revised, seedKept } from "./quoting.states.ts";
import { followed, refusedAs } from "./running.state.ts";

/** What was refused has changed: it is an order again. */
const askingRevised = { ...revised, target: "quoting" } as const;

/** Sent: nothing is spent twice, however often it is. */
export const submitting = orderSetup.createStateConfig({
  tags: ["busy", "spending"],
  entry: "tellSending",
  invoke: {
    id: "submitGeneration",
    src: "submitGeneration",
    input: ({ context }) => ({
      request: context.request,
      base: ofBase(context),
      key: idempotencyKey(context),
    }),
    onDone: [
      followed,
      {
        guard: { type: "isCode", params: refusedAs("insufficient_credits") },
        target: "insufficient",
        actions: [{ type: "takeShortage", params: refusalOf }, "tellRefused"],
      },
      refusedTo("refused"),
    ],
    onError: "unsent",
  },
  after: { submitTimeout: "unsent" },
});
export const unsent = orderSetup.createStateConfig({
  description: "No answer came. Sending again uses the same key, so it cannot run twice.",
  tags: "halted",
  entry: "tellUnanswered",
  on: { "submit.retry": "submitting" },
});
export const refused = orderSetup.createStateConfig({
  description: "The server said no before anything was spent.",
  tags: "halted",
  entry: "tellRefused",
  on: {
    "order.again": "quoting",
    "quote.refresh": asking,
    "request.revise": askingRevised,
    "seed.keep": { ...seedKept, target: "quoting" },
  },
});
