import { webhookEvents, webhookOutcomes } from "#machines/webhook/webhook.fixtures.ts";
import { webhookMachine } from "#machines/webhook/webhook.machine.ts";
import { addressOf } from "#machines/webhook/webhook.rules.ts";
import type { WebhookContext } from "#machines/webhook/webhook.setup.ts";
import type { Walk } from "../../support/model.ts";

export const walk = {
  name: "webhook",
  machine: webhookMachine,
  inputs: { page: undefined },
  events: webhookEvents,
  outcomes: webhookOutcomes,
  project: ({ hook, draft, isMissing, refusal }: WebhookContext) => [
    hook !== null,
    addressOf(draft.url) !== null,
    isMissing,
    refusal !== null,
  ],
} satisfies Walk;
